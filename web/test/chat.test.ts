import { expect, test } from 'vitest';
import { withLine } from '../src/lib/chat';

const line = (id: number, text: string) => ({ id, name: 'Ann', text, at: id, seat: null, person: 1 });

test('a line follows those before it, and stands once though it was in the history', () => {
  const history = [line(1, 'hello'), line(2, 'one more seat')];
  expect(withLine(history, line(3, 'here')).map(({ text }) => text)).toEqual([
    'hello',
    'one more seat',
    'here',
  ]);
  expect(withLine(history, line(2, 'one more seat'))).toEqual(history);
});
