import { describe, expect, test } from 'vitest';
import { barredBy, drop, keysFor, matching, narrow, point, pressedKey } from '../src/lib/choosing';
import { complete, completeQuestion } from '../src/lib/complete';
import type { Question } from '../src/lib/protocol';
import type { Things } from '../src/lib/things';

/** `go a b` is about the things a and b. */
function asked(actions: string[], barred: string[] = []): Question {
  const things = (action: string) => action.split(' ').slice(1);
  return completeQuestion({
    seat: 0,
    kind: 'act',
    text: '?',
    choices: actions.map((action) => ({ action, text: action, things: things(action) })),
    barred: barred.map((text) => ({ text, rule: 'TOY-NO-01', things: things(text) })),
  });
}

const part = { kind: 'line', line: complete('Line', { id: 'x', kind: 'wall' }) } as const;

function lying(holders: Record<string, string>): Things {
  const ids = new Set([...Object.keys(holders), ...Object.values(holders)]);
  return new Map([...ids].map((id) => [id, { id, name: id, holder: holders[id] ?? null, part }]));
}

const NOTHING: Things = new Map();

describe('pointing at a thing', () => {
  test('narrows the choices to those about it', () => {
    const question = asked(['go a b', 'go a c', 'go d b', 'rest']);
    expect(point(question, [], 'a', NOTHING)).toEqual({ kind: 'narrow', picked: ['a'] });
    expect(narrow(question, ['a']).choices.map((choice) => choice.action)).toEqual(['go a b', 'go a c']);
    expect([...narrow(question, ['a']).live]).toEqual(['b', 'c']);
  });

  test('plays the choice when one is left', () => {
    const pointed = point(asked(['go a b', 'go a c']), ['a'], 'c', NOTHING);
    expect(pointed).toMatchObject({ kind: 'play', choice: { action: 'go a c' } });
  });

  test('keeps the order: from a to b is not from b to a', () => {
    const question = asked(['go a b', 'go b a', 'go a c']);
    expect(point(question, ['a'], 'b', NOTHING)).toMatchObject({
      kind: 'play',
      choice: { action: 'go a b' },
    });
    expect(point(question, ['b'], 'a', NOTHING)).toMatchObject({
      kind: 'play',
      choice: { action: 'go b a' },
    });
  });

  test('understands another order where the order alone fits nothing', () => {
    const pointed = point(asked(['go a b', 'go a c', 'go d b']), [], 'c', NOTHING);
    expect(pointed).toMatchObject({ kind: 'play', choice: { action: 'go a c' } });
  });

  test('offers what follows a thing that every choice needs', () => {
    expect([...narrow(asked(['go hero b', 'go hero c', 'rest']), []).live]).toEqual(['hero', 'b', 'c']);
  });

  test('means the cell when a piece on it is clicked', () => {
    const things = lying({ meeple: 'a' });
    expect(point(asked(['go a b', 'go a c']), [], 'meeple', things)).toEqual({
      kind: 'narrow',
      picked: ['a'],
    });
  });

  test('means the one piece in a cell when the cell is clicked', () => {
    const things = lying({ orc: 'a', stone: 'a' });
    expect(point(asked(['hit orc', 'rest']), [], 'a', things)).toMatchObject({
      kind: 'play',
      choice: { action: 'hit orc' },
    });
  });

  test('again lets go of it', () => {
    expect(point(asked(['go a b', 'go a c']), ['a'], 'a', NOTHING)).toEqual({ kind: 'narrow', picked: [] });
  });

  test('tells why it is not allowed', () => {
    const question = asked(['go a b', 'go a c'], ['no a d']);
    expect(point(question, ['a'], 'd', NOTHING)).toMatchObject({
      kind: 'barred',
      barred: [{ rule: 'TOY-NO-01' }],
    });
    expect(barredBy(question, ['a'])).toHaveLength(1);
    expect(barredBy(question, ['b'])).toHaveLength(0);
  });

  test('elsewhere starts afresh', () => {
    expect(point(asked(['go a b', 'go a c', 'go d b', 'go d e']), ['a'], 'd', NOTHING)).toEqual({
      kind: 'narrow',
      picked: ['d'],
    });
  });
});

test('dropping a thing on another plays the choice about both', () => {
  const things = lying({ meeple: 'a', foe: 'b' });
  const question = asked(['go a b', 'go b a', 'rest']);
  expect(drop(question, 'meeple', 'foe', things)).toMatchObject({
    kind: 'play',
    choice: { action: 'go a b' },
  });
  expect(drop(question, 'elsewhere', 'b', things)).toEqual({ kind: 'nothing' });
});

test('nearly thirty choices have a key, and none of them is a key of the table', () => {
  const keys = [...keysFor(asked(Array.from({ length: 30 }, (_, place) => `go ${place}`)).choices).values()];
  expect(new Set(keys).size).toBe(28);
  for (const key of 'ehiprux') expect(keys).not.toContain(key);
});

test('a key is the same key in any alphabet', () => {
  expect(pressedKey({ code: 'KeyQ', key: 'й' })).toBe('q');
  expect(pressedKey({ code: 'Numpad3', key: '3' })).toBe('3');
  expect(pressedKey({ code: 'Escape', key: 'Escape' })).toBe('escape');
});

test('typing finds choices by all words, in any order', () => {
  const { choices } = asked(['go north', 'go south', 'stay north']);
  expect(matching(choices, 'NORTH go').map((choice) => choice.action)).toEqual(['go north']);
});
