/** Lists of words that options are: words with commas between, some more than once. */

import type { Card } from './protocol';

export interface Choosable {
  word: string;
  /** How often it may be taken. */
  most: number;
  card: Card;
}

/** How often a list holds each of its words. */
export function counted(list: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const word of list.split(',').map((each) => each.trim()))
    if (word) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** The list that holds each word so often, in the order in which they are offered. */
export const joined = (offered: readonly Choosable[], taken: ReadonlyMap<string, number>): string =>
  offered
    .flatMap(({ word, most }) => Array<string>(Math.min(most, taken.get(word) ?? 0)).fill(word))
    .join(', ');
