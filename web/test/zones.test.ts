import { describe, expect, test } from 'vitest';
import { completeScene, type Sparse } from '../src/lib/complete';
import type { Scene, Zone } from '../src/lib/protocol';
import {
  dockOf,
  inForce,
  metersOn,
  mostLive,
  ownMats,
  risingTracks,
  signOf,
  smallRows,
  toOpen,
  urgentZones,
} from '../src/lib/zones';

const zone = (id: string, more: Sparse<Zone> = {}): Sparse<Zone> => ({
  id,
  kind: 'row',
  name: id,
  cards: [{ id: `${id}:card` }],
  ...more,
});
const cardsOf = (name: string, count: number) =>
  Array.from({ length: count }, (_, n) => ({ id: `${name}${n}` }));
const mat = (seat: number, name: string, active: boolean, zones: Sparse<Zone>[]) => ({
  seat,
  name,
  active,
  zones,
});
const made = (scene: Sparse<Scene>) => completeScene({ game: 'g', name: 'G', ...scene });
const ids = (zones: Zone[]) => zones.map(({ id }) => id);
const NOTHING = new Set<string>();

test('of several mats of one player, the one whose turn it is comes first', () => {
  const scene = made({
    mats: [mat(0, 'knight', false, []), mat(1, 'archer', false, []), mat(0, 'cleric', true, [])],
  });
  expect(ownMats(scene, 0).map(({ name }) => name)).toEqual(['cleric', 'knight']);
});

test('a track rises beside the cards where points are told there and the screen is wide', () => {
  const track = { id: 'tower', kind: 'track' as const, name: 'Tower', cells: [{ id: 'tower.0', name: '0' }] };
  const scores = [{ seat: 0, name: 'towers', points: 2 }];
  expect(risingTracks(made({ boards: [track], scores }), 1440).map(({ id }) => id)).toEqual(['tower']);
  expect(risingTracks(made({ boards: [track], scores }), 1100)).toEqual([]);
  expect(risingTracks(made({ boards: [track] }), 1440)).toEqual([]);
});

test('a zone has its own sign, or that of its role', () => {
  const { zones } = made({
    zones: [zone('orders', { kind: 'hand', icon: 'scroll' }), zone('spells', { kind: 'hand' })],
  });
  expect(zones.map(signOf)).toEqual(['scroll', 'card-pick']);
});

test('whoever acts by itself is in force with the cards in effect, as long as something it does applies', () => {
  const rows = (state: 'lit' | 'dim') => [{ name: 'near', text: 'strikes', state }];
  const events = zone('events', { role: 'active' });
  const orc = { id: 'orc', name: 'Orc', always: true, rows: rows('lit') };
  const shown = inForce(made({ zones: [events, zone('shop', { role: 'offer' })], sheets: [orc] }));
  expect(shown?.scroll.id).toBe('orc');
  expect(shown?.cards.map(({ card }) => card.id)).toEqual(['events:card']);
  expect(inForce(made({ zones: [events], sheets: [{ ...orc, rows: rows('dim') }] }))).toBeNull();
  expect(inForce(made({ zones: [events], sheets: [{ ...orc, always: false }] }))).toBeNull();
  const prices = { ...orc, rows: [{ name: 'healing', state: 'lit' as const }] };
  expect(inForce(made({ sheets: [prices] })), 'a list of prices').toBeNull();
  expect(inForce(made({ sheets: [{ ...orc, columns: [{ icon: 'hearts' }] }] }))).toBeNull();
});

test('the zone is shown that most can be chosen from: the shop, not what could be sold in it', () => {
  const { zones } = made({
    zones: [zone('worn', { cards: cardsOf('worn', 3) }), zone('shop', { cards: cardsOf('ware', 9) })],
  });
  expect(mostLive(zones, new Set(['worn0', 'ware1', 'ware2']))?.id).toBe('shop');
  expect(mostLive(zones, new Set(['worn0']))?.id).toBe('worn');
  expect(mostLive(zones, NOTHING)).toBeUndefined();
});

test('an open tab stays open while something in it can be chosen', () => {
  const { zones } = made({
    zones: [zone('stash', { cards: cardsOf('old', 6) }), zone('shop', { cards: cardsOf('ware', 3) })],
  });
  const both = new Set(['old0', 'old1', 'ware0']);
  expect(toOpen(zones, 'shop', both)?.id).toBe('shop');
  expect(toOpen(zones, '', both)?.id).toBe('stash');
  expect(toOpen(zones, 'shop', new Set(['old0']))?.id).toBe('stash');
});

describe('each sort of zone has its place', () => {
  const scene = made({
    mats: [
      mat(0, 'me', true, [
        zone('hand', { kind: 'hand' }),
        zone('used', { role: 'played' }),
        zone('gone', { role: 'discard' }),
        zone('bag', { role: 'items' }),
      ]),
      mat(1, 'you', false, [zone('yours', { kind: 'hand' })]),
    ],
    zones: [
      zone('market'),
      zone('deck', { kind: 'pile', cards: [], count: 30 }),
      zone('foes', { urgent: true }),
    ],
  });

  test('by its role, or by what it looks like', () => {
    const docked = dockOf(scene, 0, 0, NOTHING);
    expect(ids(docked.held)).toEqual(['hand']);
    expect(ids(docked.played)).toEqual(['used']);
    expect(ids(docked.aside)).toEqual(['bag', 'market']);
    expect(ids(docked.piles)).toEqual(['gone', 'deck']);
  });

  test('a pile is laid open while its cards can be chosen', () => {
    expect(ids(dockOf(scene, 0, 0, new Set(['gone:card'])).aside)).toContain('gone');
  });

  test('whoever has no hand holds what lies open before them', () => {
    const bare = made({ mats: [mat(0, 'me', true, [zone('sword', { role: 'items' })])] });
    expect(ids(dockOf(bare, 0, 0, NOTHING).held)).toEqual(['sword']);
  });
});

test('a row of signs that everybody shares lies over the board', () => {
  const cards = ['a', 'b', 'c', 'd'].map((id) => ({
    id,
    name: id,
    icon: 'sword',
    parts: [{ id: `${id}1` }],
  }));
  const scene = made({ zones: [zone('actions', { cards }), zone('few', { cards: cards.slice(1) })] });
  expect(ids(smallRows(scene))).toEqual(['actions']);
});

test('a die without a list of symbols has an empty one', () => {
  const scene = completeScene({ dice: [{ id: 'die:0', kind: 'red', face: 'hit' }] });
  expect(scene.dice[0]?.icons).toEqual([]);
});

test('what is needed against a card, or a part of it, is told on that card where it lies in sight', () => {
  const meters = ['foe:card', 'foe:part', 'elsewhere', ''].map((thing) => ({
    name: thing,
    value: 0,
    needed: 3,
    thing,
  }));
  const scene = made({
    zones: [zone('foe', { urgent: true, cards: [{ id: 'foe:card', parts: [{ id: 'foe:part' }] }] })],
    panels: [{ id: 'p', kind: 'combat', title: 'Combat', meters }],
  });
  expect(metersOn(scene, urgentZones(scene)).map(({ thing }) => thing)).toEqual(['foe:card', 'foe:part']);
});
