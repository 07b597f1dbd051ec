import { describe, expect, test } from 'vitest';
import { complete, completeScene, completeZones } from '../src/lib/complete';

describe('equal things with one id', () => {
  const twice = { id: 'card:patrol', name: 'Patrol' };
  const zone = {
    id: 'hand',
    kind: 'hand' as const,
    name: 'Hand',
    cards: [twice, twice, { id: 'card:charge' }],
  };

  test('have keys of their own, and keep their id', () => {
    const cards = completeScene({ zones: [zone] }).zones[0]?.cards ?? [];
    expect(cards.map((card) => card.id)).toEqual(['card:patrol', 'card:patrol', 'card:charge']);
    expect(new Set(cards.map((card) => card.key)).size).toBe(3);
  });

  test('also where they lie before different players', () => {
    const mat = (seat: number) => ({ seat, name: `Seat ${seat}`, zones: [zone] });
    const scene = completeScene({ mats: [mat(0), mat(0)] });
    const keys = scene.mats.flatMap((each) =>
      each.zones.flatMap((own) => [own.key, ...own.cards.map((c) => c.key)]),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('the shelves of a card browser are complete too', () => {
    const [shelf] = completeZones([zone]);
    expect(shelf?.cards[0]?.parts).toEqual([]);
  });
});

describe('what the server leaves out', () => {
  test('is filled in with the default of the vocabulary, at every depth', () => {
    const board = { id: 'b', kind: 'hex' as const, name: 'Field', cells: [{ id: 'c', name: 'a plain' }] };
    const [whole] = completeScene({ boards: [board] }).boards;
    expect(whole?.cells[0]).toMatchObject({ open: true, terrain: '', pieces: [], site: null, key: 'c' });
    expect(whole?.groups).toEqual([]);
  });

  test('is not filled in where something is said', () => {
    const piece = complete('Piece', {
      id: 'p',
      icon: 'meeple',
      name: 'Ann',
      shape: 'jagged',
      health: [2, 5],
    });
    expect(piece).toMatchObject({ shape: 'jagged', health: [2, 5], rank: '' });
  });
});
