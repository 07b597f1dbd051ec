import { describe, expect, test } from 'vitest';
import { complete } from '../src/lib/complete';
import { beside } from '../src/lib/placing';
import { isCrowded, openedRow, rowOf, scrolledRow, SHAPE, SLIT, wishOf } from '../src/lib/rows';

describe('cards in a row', () => {
  test('lie beside each other where there is room', () => {
    const row = rowOf(3, 1000, 200);
    expect(row.width).toBeCloseTo(200 * SHAPE);
    expect(row.step).toBeGreaterThan(row.width);
  });

  test.each([6, 8, 10, 12, 20])('%i of them fit, however little room there is', (count) => {
    const row = rowOf(count, 700, 200);
    expect(row.total).toBeLessThanOrEqual(700.001);
    expect(row.height).toBeLessThanOrEqual(200);
  });

  test('become a little smaller before they overlap, and overlap little', () => {
    const close = rowOf(8, 1000, 200);
    expect(close.step).toBeGreaterThan(close.width);
    expect(close.width / (200 * SHAPE)).toBeGreaterThan(0.78);
    const crowded = rowOf(11, 1000, 200);
    expect(crowded.step).toBeLessThan(crowded.width);
    expect(crowded.step / crowded.width).toBeGreaterThan(0.8);
  });

  test('lie as strips beside a whole one where they would overlap: nothing covers anything', () => {
    expect(openedRow(8, 1000, 200), 'no need').toBeNull();
    for (const count of [10, 11, 14]) {
      const { whole, strip } = openedRow(count, 900, 200) ?? { whole: 0, strip: 0 };
      expect(whole).toBeCloseTo(200 * SHAPE);
      expect(whole + (count - 1) * (strip + SLIT)).toBeLessThanOrEqual(900.001);
    }
    expect(openedRow(30, 900, 200), 'strips that say nothing').toBeNull();
  });

  test('stay as high as there is room when they become narrower', () => {
    for (const count of [3, 8, 10, 14]) expect(rowOf(count, 1000, 200).height, `${count} cards`).toBe(200);
  });

  test('are scrolled where they would hide each other, and a whole number of them is in sight', () => {
    expect(isCrowded(rowOf(10, 1000, 200))).toBe(false);
    expect(isCrowded(rowOf(12, 500, 200))).toBe(true);
    for (const room of [160, 430, 500, 640]) {
      const { width, step, total } = scrolledRow(room, 200);
      expect(total).toBeLessThanOrEqual(room + 0.001);
      expect(((total - width) / step) % 1).toBeCloseTo(0);
      expect(width).toBeLessThanOrEqual(200 * SHAPE);
    }
  });

  test('with many words are wider where there is room to spare', () => {
    const part = (id: string) => ({ id, text: ['x'.repeat(90)] });
    const wordy = complete('Card', { id: 'c', parts: [part('1'), part('2'), part('3'), part('4')] });
    expect(wishOf([wordy])).toBeGreaterThan(2);
    expect(rowOf(1, 2000, 200, true, wishOf([wordy])).width).toBeGreaterThan(2 * 200 * SHAPE);
    expect(rowOf(1, 200, 200, true, wishOf([wordy])).width).toBeLessThanOrEqual(200);
  });
});

describe('a note about a thing', () => {
  const screen = { width: 1000, height: 800 };
  const note = { width: 300, height: 200 };

  test.each([
    { left: 0, top: 0, width: 100, height: 100 },
    { left: 900, top: 700, width: 100, height: 100 },
    { left: 400, top: 600, width: 200, height: 200 },
    { left: 0, top: 300, width: 1000, height: 100 },
  ])('is on the screen and not over the thing', (thing) => {
    const { left, top } = beside(thing, note, screen);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left + note.width).toBeLessThanOrEqual(screen.width);
    expect(top + note.height).toBeLessThanOrEqual(screen.height);
    const apart =
      left >= thing.left + thing.width ||
      left + note.width <= thing.left ||
      top >= thing.top + thing.height ||
      top + note.height <= thing.top;
    expect(apart).toBe(true);
  });
});
