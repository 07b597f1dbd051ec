import { expect, test } from 'vitest';
import { completeScene } from '../src/lib/complete';
import { dockZones } from '../src/lib/zones';

const mat = (seat: number, name: string, active: boolean) => ({
  seat,
  name,
  active,
  zones: [{ id: name, kind: 'hand' as const, name, cards: [] }],
});

test('of several mats of one player, the cards of the one whose turn it is lie first', () => {
  const mats = [mat(0, 'knight', false), mat(1, 'archer', false), mat(0, 'cleric', true)];
  const scene = completeScene({ game: 'g', name: 'G', mats });
  expect(dockZones(scene, 0, new Set()).map(({ id }) => id)).toEqual(['cleric', 'knight']);
});

test('a die without a list of symbols has an empty one', () => {
  const scene = completeScene({ dice: [{ id: 'die:0', kind: 'red', face: 'hit' }] });
  expect(scene.dice[0]?.icons).toEqual([]);
});
