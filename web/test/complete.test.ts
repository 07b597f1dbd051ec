import { describe, expect, test } from 'vitest';
import { completeScene, completeZones } from '../src/lib/complete';

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
