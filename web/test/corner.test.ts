/** A coach's bubble lies where it hides the least of what it speaks of. */

import { expect, test } from 'vitest';
import { freestCorner } from '../src/lib/corner';

const BOARD = { left: 100, top: 50, right: 900, bottom: 550 };
const SIZE = { width: 400, height: 250 };
const at = (left: number, top: number) => ({ left, top, right: left + 40, bottom: top + 40 });

test('where nothing is pointed at it lies below on the left', () => {
  expect(freestCorner(BOARD, SIZE, [])).toEqual({ across: 'start', down: 'end' });
});

test('it gives way to what it would hide', () => {
  expect(freestCorner(BOARD, SIZE, [at(150, 500)])).toEqual({ across: 'end', down: 'end' });
  expect(freestCorner(BOARD, SIZE, [at(150, 500), at(800, 500)])).toEqual({ across: 'start', down: 'start' });
});

test('where something is hidden anyway it hides the least', () => {
  const army = [at(150, 500), at(200, 500), at(800, 500), at(850, 500)];
  expect(freestCorner(BOARD, SIZE, [...army, at(150, 60), at(200, 60), at(850, 60)])).toEqual({
    across: 'end',
    down: 'start',
  });
});
