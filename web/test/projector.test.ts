import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { complete, completeEntry } from '../src/lib/complete';
import { timeOf, type Beat } from '../src/motion/film';
import { Projector } from '../src/motion/projector.svelte';

const strike: Beat = {
  effect: { ...complete('Effect', { kind: 'strike' }) },
  entry: completeEntry({ text: 'something' }),
};
const TIME = timeOf(strike.effect);
const AN_HOUR = 3_600_000;

let seen: string[] = [];
const projector = () =>
  new Projector<string>({
    begin: ({ effect: { kind } }) => seen.push(kind),
    show: (after) => seen.push(after),
    rest: () => seen.push('rest'),
  });

beforeEach(() => {
  seen = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

test('what is held stays on the screen as long as one likes, and then has the time that was left', () => {
  const film = projector();
  film.add({ beats: [strike], after: 'A' });
  vi.advanceTimersByTime(TIME - 100);
  film.pause();
  vi.advanceTimersByTime(AN_HOUR);
  expect(seen).toEqual(['strike']);
  film.goOn();
  vi.advanceTimersByTime(99);
  expect(seen).toEqual(['strike']);
  vi.advanceTimersByTime(1);
  expect(seen).toEqual(['strike', 'A']);
});

test('what comes while it is held is shown when it goes on', () => {
  const film = projector();
  film.pause();
  film.add({ beats: [strike], after: 'A' });
  vi.advanceTimersByTime(AN_HOUR);
  expect(seen).toEqual([]);
  expect(film.running).toBe(true);
  film.goOn();
  vi.advanceTimersByTime(AN_HOUR);
  expect(seen).toEqual(['strike', 'A', 'rest']);
});

test.each(['skip', 'again', 'clear'] as const)('nothing is held any more after %s', (done) => {
  const film = projector();
  film.pause();
  film.add({ beats: [strike], after: 'A' });
  film[done]();
  expect(film.paused).toBe(false);
  film.add({ beats: [strike], after: 'B' });
  vi.advanceTimersByTime(AN_HOUR);
  expect(seen.at(-2)).toBe('B');
});
