import { expect, test } from 'vitest';
import { completeView } from '../src/lib/complete';
import { cardsOf, diceOf, isChance, luckOf } from '../src/lib/luck';
import type { View } from '../src/lib/protocol';

type Sparse = Parameters<typeof completeView>[0];

const SCENE = {
  boards: [
    {
      id: 'field',
      kind: 'hex',
      cells: [
        { id: 'a1', pieces: [{ id: 'unit:1', name: 'Green archers' }] },
        { id: 'b2', pieces: [{ id: 'unit:7', name: 'Blue swords' }] },
      ],
    },
  ],
};
const SPREAD = [
  [0, 0.2],
  [1, 0.3],
  [2, 0.4],
  [3, 0.1],
];

/** Before: two targets to choose from. */
const before = (): View =>
  completeView({
    step: 4,
    scene: SCENE,
    question: {
      seat: 0,
      choices: [
        { action: 'attack a1', forecast: [{ thing: 'unit:1', spread: [[0, 1]] }] },
        {
          action: 'attack b2',
          forecast: [
            { thing: 'unit:7', chance: 0.5 },
            { thing: 'unit:7', spread: SPREAD },
          ],
        },
      ],
    },
  } as unknown as Sparse);

/** After: the second was struck, and lost so many in two blows. */
const after = (...lost: number[]): View =>
  completeView({
    step: 5,
    scene: SCENE,
    log: [
      { step: 4, effects: [{ kind: 'roll', dice: [{ id: 'old' }] }] },
      { step: 5, effects: [{ kind: 'strike', thing: 'a1', target: 'b2' }] },
      { step: 5, effects: [{ kind: 'roll', dice: [{ id: 'first' }] }] },
      {
        step: 5,
        effects: [{ kind: 'roll', dice: [{ id: 'again' }] }],
        steps: lost.map((amount) => ({ step: 5, effects: [{ kind: 'hurt', thing: 'b2', amount }] })),
      },
      { step: 5, effects: [{ kind: 'hurt', thing: 'a1', amount: 9 }] },
    ],
  } as unknown as Sparse);

test('what came of a strike stands beside what was foretold of it', () => {
  const luck = luckOf(before(), after(1, 1));
  expect(luck).toMatchObject({ name: 'Blue swords', got: 2, spread: SPREAD });
  expect(luck?.expected).toBeCloseTo(1.4);
  expect(luck?.thisOrMore).toBeCloseTo(0.5);
  expect(luckOf(before(), after())?.thisOrMore).toBeCloseTo(1);
});

test('where nothing was foretold nothing is said', () => {
  expect(luckOf({ ...before(), question: null }, after(1))).toBeNull();
  expect(luckOf(before(), { ...after(1), log: [] })).toBeNull();
});

test('the dice of the last throw of this step are those that count', () => {
  expect(diceOf(after(1)).map(({ id }) => id)).toEqual(['again']);
  expect(cardsOf(after(1))).toEqual([]);
  expect(isChance({ ...after(1), step: 6 })).toBe(false);
});
