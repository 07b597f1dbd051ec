/** A coach's bubble over the board lies where it hides the least of what it speaks of. */

import { expect, test } from 'vitest';
import { hidesLessAbove } from '../src/lib/corner';

const BOARD = { left: 0, top: 50, right: 390, bottom: 350 };
const HEIGHT = 120;
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

test('where nothing is pointed at it lies below', () => {
  expect(hidesLessAbove(BOARD, HEIGHT, [])).toBe(false);
});

test('it gives way to what it would hide', () => {
  expect(hidesLessAbove(BOARD, HEIGHT, [at(150, 300)])).toBe(true);
  expect(hidesLessAbove(BOARD, HEIGHT, [at(150, 60)])).toBe(false);
});

test('where something is hidden anyway it hides the least', () => {
  expect(hidesLessAbove(BOARD, HEIGHT, [at(150, 300), at(250, 300), at(20, 60)])).toBe(true);
  expect(hidesLessAbove(BOARD, HEIGHT, [at(150, 300), at(20, 60), at(90, 60)])).toBe(false);
});
