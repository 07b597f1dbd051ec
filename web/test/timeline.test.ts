import { expect, test } from 'vitest';
import { completeEntry } from '../src/lib/complete';
import type { LogEntry } from '../src/lib/protocol';
import { landmarks, stepsAround, withEntries } from '../src/lib/timeline';

const entry = (step: number, more: object = {}): LogEntry =>
  completeEntry({ step, icon: 'walk', text: `${step}`, ...more } as unknown as Parameters<
    typeof completeEntry
  >[0]);

test('each step is told by the line that says most', () => {
  const struck = entry(2, { icon: 'sword', effects: [{ kind: 'strike' }] });
  const course = withEntries(new Map(), [entry(2), struck, entry(2), entry(3, { icon: '' })]);
  expect([...course.values()]).toEqual([struck]);
  expect([...withEntries(course, [entry(2)]).values()]).toEqual([struck]);
});

test('signs do not lie over each other, and what mattered most stays', () => {
  const course = withEntries(new Map(), [entry(1), entry(2, { tone: 'gold' }), entry(3), entry(9)]);
  expect(landmarks(course, 3).map(({ step }) => step)).toEqual([2, 9]);
  expect(landmarks(course, 1).map(({ step }) => step)).toEqual([1, 2, 3, 9]);
});

test('the moves around one are within the game', () => {
  expect(stepsAround(0, 20, 5)).toEqual([1, 2, 3, 4, 5]);
  expect(stepsAround(10, 20, 5)).toEqual([7, 8, 9, 10, 11]);
  expect(stepsAround(20, 20, 5)).toEqual([16, 17, 18, 19, 20]);
  expect(stepsAround(1, 2, 9)).toEqual([1, 2]);
  expect(stepsAround(0, 0, 9)).toEqual([]);
});
