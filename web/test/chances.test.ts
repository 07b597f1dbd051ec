import { expect, test } from 'vitest';
import { linesOf, pathOf, percentAt } from '../src/lib/chances';

const chances = [
  { step: 0, values: [0.5, 0.5, 0.5] },
  { step: 4, values: [0.25, 0.75, 0.25] },
  { step: 9, values: [0, 1, 0] },
];

test('whoever wins together has one line', () => {
  expect(linesOf(chances)).toEqual([[0, 2], [1]]);
  expect(linesOf([])).toEqual([]);
});

test('a line goes from the first step to the last, victory on top', () => {
  expect(pathOf(chances, 1)).toBe('M0 50.0L4 25.0L9 0.0');
});

test('between two points the earlier one holds', () => {
  expect([0, 3, 4, 8, 9].map((step) => percentAt(chances, 0, step))).toEqual([50, 50, 25, 25, 0]);
});
