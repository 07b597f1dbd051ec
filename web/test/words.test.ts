import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Refused } from '../src/lib/api';
import { explain } from '../src/lib/errors';
import { parseRoute } from '../src/lib/route.svelte';
import { say } from '../src/lib/words';

const SOURCE = join(import.meta.dirname, '../src');
const names = (language: string) =>
  [...readFileSync(join(SOURCE, `text/${language}.ftl`), 'utf-8').matchAll(/^([a-z][a-z0-9-]*) =/gm)].map(
    (found) => found[1],
  );

function sources(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sources(path);
    return /\.(ts|svelte)$/.test(name) ? [readFileSync(path, 'utf-8')] : [];
  });
}

describe('words', () => {
  test('both languages have the same messages', () => {
    expect(names('ru').sort()).toEqual(names('en').sort());
  });

  test('every message that the code names exists', () => {
    const used = sources(SOURCE).flatMap((code) =>
      [...code.matchAll(/\bt\('([a-z0-9-]+)'/g)].map((found) => found[1]),
    );
    expect(used.filter((name) => !names('en').includes(name))).toEqual([]);
  });

  test('who asks too often is told how long to wait', () => {
    expect(explain(new Refused('too-many', 'try again in 3 s'))).toContain('3 seconds');
    expect(explain(new Refused('never-heard-of', 'as the server says it'))).toBe('as the server says it');
  });

  test('numbers are said right in Russian', () => {
    expect([1, 2, 5, 11, 21, 104].map((count) => say('ru', 'step-count', { count }))).toEqual([
      '1 ход',
      '2 хода',
      '5 ходов',
      '11 ходов',
      '21 ход',
      '104 хода',
    ]);
  });

  test('a message that is missing is said by its name', () => {
    expect(say('ru', 'no-such-message')).toBe('no-such-message');
  });
});

test('the client knows no game', () => {
  const games = /tiny.?epic|battle.?lore|gloomhaven|mage.?knight|sword.{0,3}sorcery/i;
  expect(sources(SOURCE).filter((code) => games.test(code))).toEqual([]);
});

test('an address is read as a page and what it is about', () => {
  const { path, query } = parseRoute({ pathname: '/table/a%20b', search: '?invite=x' });
  expect(path).toEqual(['table', 'a b']);
  expect(query.get('invite')).toBe('x');
});
