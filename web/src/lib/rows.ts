/** How cards lie in a row: as large as there is room, overlapping where they must. Pure arithmetic. */

import type { Card } from './protocol';

export interface CardRow {
  /** The size of each card. */
  width: number;
  height: number;
  /** From one card to the next. */
  step: number;
  /** From the first card's left edge to the last one's right. */
  total: number;
}

/** A card's width to its height. */
export const SHAPE = 0.72;
const GAP = 8;
const CLOSE = 4;
/** Cards are made so much narrower before they overlap, and so much at most; they stay as high as there is room. */
export const SMALL = 0.7;
const SMALLEST = 0.64;
/** So much of a card is seen where they overlap, unless they are too many. */
const SEEN = 0.84;
/** So many letters fill a card. */
const MANY = 130;
const WIDEST = 3.6;
/** Where less than this of a card would be seen, the row is scrolled instead. */
const COVERED = 0.7;

/** How wide a card is that is so high. */
export const usualWidth = (height: number): number => Math.max(1, height * SHAPE);

/**
 * So many cards in a room of that size. `whole`: all of them fit, however many there are. Where there is room to spare,
 * cards are up to `wish` times as wide as usual.
 */
export function rowOf(count: number, room: number, height: number, whole = true, wish = 1): CardRow {
  const usual = usualWidth(height);
  const spare = Number.isFinite(room) && count > 0 ? (whole ? (room + GAP) / count - GAP : room) : usual;
  const width = Math.max(usual, Math.min(usual * wish, spare));
  const apart = width + GAP;
  if (!whole || count * apart - GAP <= room) return row(count, width, apart, height);
  const beside = room / count - CLOSE;
  if (beside >= usual * SMALL) return row(count, beside, beside + CLOSE, height);
  const least = usual * SMALLEST;
  const fitting = Math.max(least, Math.min(usual * SMALL, room / (1 + SEEN * (count - 1))));
  const step = count > 1 ? Math.min(fitting + GAP, (room - fitting) / (count - 1)) : fitting + GAP;
  return row(count, fitting, step, height);
}

export interface Opened {
  /** The one card that is whole, and the strips of the others; nothing covers anything. */
  whole: number;
  strip: number;
}

/** The gap between strips. */
export const SLIT = 4;
/** A strip narrower than this says nothing. */
const LEAST_STRIP = 40;

/**
 * Cards that would overlap lie as strips beside one that is whole, `least` as wide as usual; null where they need not, or
 * strips would say nothing.
 */
export function openedRow(count: number, room: number, height: number, least = 1): Opened | null {
  const { step, width } = rowOf(count, room, height);
  if (step >= width || count < 2) return null;
  const usual = usualWidth(height);
  const whole = Math.max(usual * least, Math.min(usual, room - (count - 1) * (LEAST_STRIP + SLIT)));
  const strip = Math.min(usual * SMALL, (room - whole) / (count - 1) - SLIT);
  return strip < LEAST_STRIP ? null : { whole: Math.min(usual, room - (count - 1) * (strip + SLIT)), strip };
}

/** Cards would hide each other: the row should be scrolled, or have more room. */
export const isCrowded = ({ step, width }: CardRow): boolean => step < COVERED * width;

/** A row to be scrolled, of cards as large as there is room: `total` is what is in sight, a whole number of them. */
export function scrolledRow(room: number, height: number): CardRow {
  const usual = usualWidth(height);
  const seen = Math.max(1, Math.floor((room + GAP) / (usual * SMALL + GAP)));
  const width = Math.min(usual, (room + GAP) / seen - GAP);
  return row(seen, width, width + GAP, height);
}

/** The size of letters on this screen, in pixels: what one rem is. */
export const letterSize = (): number => parseFloat(getComputedStyle(document.documentElement).fontSize) || 15;

/** How many letters the longest word of a text has: words are not broken. */
export const longestWord = (text: string): number =>
  Math.max(1, ...text.split(/\s+/).map((word) => word.length));

export const lettersOf = ({ parts }: Card): number =>
  parts.reduce((sum, part) => sum + 14 * part.text.length + part.text.join('').length, 0);

/** Many sections with many words: they lie side by side, on a wider card. */
const WORDY = 170;
export const isWordy = (card: Card): boolean => card.parts.length > 2 && lettersOf(card) > WORDY;

/** How much wider than usual a card should be that has many sections with many words. */
export function wishOf(cards: readonly Card[]): number {
  const wishes = cards.map((card) => (isWordy(card) ? lettersOf(card) / MANY : 1));
  return Math.min(WIDEST, Math.max(1, ...wishes));
}

const row = (count: number, width: number, step: number, height: number): CardRow => ({
  width,
  height,
  step,
  total: width + step * Math.max(0, count - 1),
});
