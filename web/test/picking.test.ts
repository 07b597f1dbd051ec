/** Options that are lists of words are put together by ticking. */

import { expect, test } from 'vitest';
import { complete } from '../src/lib/complete';
import { counted, joined } from '../src/lib/picking';

const offered = [
  { word: 'trample', most: 1 },
  { word: '3', most: 2 },
].map((each) => ({ ...each, card: complete('Card', { id: each.word }) }));

test('a list is read with its words that stand there more than once', () => {
  expect(counted(' 3, trample,3 ,')).toEqual(
    new Map([
      ['3', 2],
      ['trample', 1],
    ]),
  );
  expect(counted('')).toEqual(new Map());
});

test('a list is written in the order offered, with nothing that is not, and no word too often', () => {
  const taken = new Map([
    ['3', 5],
    ['axe', 1],
    ['trample', 1],
  ]);
  expect(joined(offered, taken)).toBe('trample, 3, 3');
});
