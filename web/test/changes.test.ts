import { expect, test } from 'vitest';
import { applyChanges, type Change } from '../src/lib/changes';
import type { Sparse } from '../src/lib/complete';
import type { View } from '../src/lib/protocol';

const view = () =>
  ({
    step: 3,
    scene: { zones: [{ id: 'hand', cards: [{ id: 'a' }, { id: 'b', label: '2' }, { id: 'c' }] }] },
  }) as unknown as Sparse<View>;

const after = (...changes: Change[]) => {
  const seen = view();
  applyChanges(seen, changes);
  return seen as unknown as { step?: number; scene: { zones: { cards: unknown[] }[] } };
};

test('a value is replaced', () => {
  expect(after([['step'], 4]).step).toBe(4);
});

test('what has its default is left out', () => {
  const seen = after([['scene', 'zones', 0, 'cards', 1, 'label']]);
  expect(seen.scene.zones[0]?.cards[1]).toEqual({ id: 'b' });
});

test('a list is made of old items and new ones, and then changed', () => {
  const seen = after(
    [['scene', 'zones', 0, 'cards'], null, [[2, 1], { id: 'd' }, [0, 2]]],
    [['scene', 'zones', 0, 'cards', 3, 'label'], '5'],
  );
  expect(seen.scene.zones[0]?.cards).toEqual([
    { id: 'c' },
    { id: 'd' },
    { id: 'a' },
    { id: 'b', label: '5' },
  ]);
});

test('a list that something else was made of stays as it was', () => {
  const seen = view();
  const before = seen.scene?.zones?.[0]?.cards;
  applyChanges(seen, [[['scene', 'zones', 0, 'cards'], null, [[0, 1]]]]);
  expect(before).toHaveLength(3);
});
