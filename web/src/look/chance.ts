/** Chance that falls the same way every time, so that a place looks the same whenever it is drawn. */

/** The next number, at least 0 and below 1. */
export type Chance = () => number;

export function chance(seed: string): Chance {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A number for a word (FNV-1a). */
export function hash(word: string): number {
  let value = 0x811c9dc5;
  for (let at = 0; at < word.length; at++) value = Math.imul(value ^ word.charCodeAt(at), 0x01000193);
  return value >>> 0;
}

/** Between `-spread` and `spread`. */
export const around = (next: Chance, spread: number): number => (next() * 2 - 1) * spread;

export const between = (next: Chance, least: number, most: number): number => least + next() * (most - least);

export function pick<T>(next: Chance, from: readonly [T, ...T[]]): T {
  return from[Math.floor(next() * from.length)] ?? from[0];
}
