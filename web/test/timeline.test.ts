import { expect, test } from 'vitest';
import { completeEntry } from '../src/lib/complete';
import type { LogEntry } from '../src/lib/protocol';
import {
  landmarks,
  stepsAround,
  stretchOf,
  withChapters,
  withEntries,
  type Chapter,
} from '../src/lib/timeline';

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

const headline = (step: number, seat: number | null) =>
  entry(step, { kind: 'headline', seat, text: `at ${step}` });

test('a headline after other lines of its step begins the next one, a first line its own', () => {
  const chapters = withChapters([], [headline(1, 0), entry(2), headline(2, 1), entry(3)]);
  expect(chapters.map(({ begins, seat }) => [begins, seat])).toEqual([
    [1, 0],
    [3, 1],
  ]);
  const earlier = withChapters(chapters, [headline(0, null)]);
  expect(earlier.map(({ begins }) => begins)).toEqual([0, 1, 3]);
});

test('a round and the turn that begins with it are one chapter, named after the round', () => {
  const [chapter] = withChapters([], [entry(4), headline(4, null), { ...headline(4, 2), text: 'turn' }]);
  expect(chapter).toEqual({ begins: 5, name: 'at 4', seat: 2 });
});

test('what others did is told from one turn of a seat to the next', () => {
  const seats = [0, 1, 2, 0];
  const chapters: Chapter[] = seats.map((seat, turn) => ({ begins: 1 + 10 * turn, name: `${turn}`, seat }));
  expect(stretchOf(chapters, 15, 45, 0)).toEqual({ from: 11, to: 30, name: '1', between: true });
  expect(stretchOf(chapters, 30, 45, 0)).toEqual({ from: 11, to: 30, name: '2', between: true });
  expect(stretchOf(chapters, 5, 45, 0)).toEqual({ from: 1, to: 10, name: '0', between: false });
  expect(stretchOf(chapters, 45, 45, 0)).toEqual({ from: 31, to: 45, name: '3', between: false });
  expect(stretchOf(chapters, 5, 45, 1), 'nothing of theirs went before').toMatchObject({
    to: 10,
    between: false,
  });
  expect(stretchOf(chapters, 15, 45, null), 'of one who looks on').toMatchObject({ from: 11, to: 20 });
  expect(stretchOf([], 3, 9, 0)).toEqual({ from: 0, to: 9, name: '', between: false });
});
