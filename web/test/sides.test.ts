import { expect, test } from 'vitest';
import { complete } from '../src/lib/complete';
import { notesOfSides } from '../src/lib/sides';

test('what holds for both sides is told once, what holds for one with its name', () => {
  const sheet = (id: string, ...notes: [string, string][]) =>
    complete('Sheet', { id, name: id, notes: notes.map(([text, rule]) => ({ text, rule })) });
  const archers = sheet('archers', ['spared', 'R-1'], ['bold', 'R-2'], ['a bow', '']);
  const riders = sheet('riders', ['spared', 'R-1'], ['not bold', 'R-2']);
  expect(notesOfSides([archers, riders]).map(({ note, of }) => [note.text, of?.id ?? 'both'])).toEqual([
    ['spared', 'both'],
    ['bold', 'archers'],
    ['not bold', 'riders'],
  ]);
});
