import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Result, TableInfo } from '../src/lib/api';
import { complete } from '../src/lib/complete';
import type { View } from '../src/lib/protocol';
import EndMoment from '../src/table/EndMoment.svelte';
import EndPanel from '../src/table/EndPanel.svelte';
import { fixture } from './fixtures';

const middle = fixture('game-middle.en');
const children = createRawSnippet(() => ({ render: () => '<a href="/">again</a>' }));

function panel(result: Result, view: View, cooperative = false): string {
  const info = { result, seed: null, cooperative } as TableInfo;
  const { container } = render(EndPanel, { info, view, nameOf: (seat: number) => `Seat ${seat}`, children });
  return container.textContent.replace(/\s+/g, ' ').trim();
}

test('a defeat shared by all says why, in the words of the game', () => {
  const outcome = complete('Outcome', { winners: [], scores: [0, 0], reason: 'exhausted' });
  const lost = { ...middle, outcome, ending: 'All characters are exhausted.' };
  const said = panel({ winners: [], scores: [0, 0], reason: 'exhausted' }, lost, true);
  expect(said).toBe('Defeat All characters are exhausted. again');
});

test('where all win together nobody is named, and rivals are', () => {
  const won = { winners: [0, 1], scores: [1, 1], reason: 'goal' };
  expect(panel(won, middle, true)).toBe('Victory again');
  expect(panel(won, middle)).toBe('Winners: Seat 0, Seat 1 again');
  expect(panel({ winners: [], scores: [0, 0], reason: 'draw' }, middle)).toBe('Nobody wins again');
});

test('the reason of the rules is not taken for that of the server', () => {
  const outcome = complete('Outcome', { winners: [0], scores: [3, 1], reason: 'time' });
  const over = { ...middle, outcome, ending: 'Time has run out.' };
  expect(panel({ winners: [0], scores: [3, 1], reason: 'time' }, over)).toBe(
    'Winner: Seat 0 Time has run out. again',
  );
});

test('a game that was broken off says how', () => {
  const resigned = panel({ winners: [1], scores: [], reason: 'resigned' }, middle);
  expect(resigned).toBe('Winner: Seat 1 by resignation again');
});

test('the moment of the end ranks the players by their points, and a touch closes it', () => {
  const scores = [
    [0, 3],
    [1, 4],
    [0, 5],
    [1, 1],
  ].map(([seat, points]) => complete('Score', { seat, points, name: 'something' }));
  const view = { ...middle, scene: { ...middle.scene, scores }, ending: 'The tower stands.' };
  const onclose = vi.fn();
  const { container } = render(EndMoment, {
    view,
    winners: [0],
    won: true,
    cooperative: false,
    nameOf: (seat: number) => `Seat ${seat}`,
    onclose,
  });
  const lines = [...container.querySelectorAll('li')].map((line) =>
    line.textContent.replace(/\s+/g, ' ').trim(),
  );
  expect(lines).toEqual(['Seat 0 8', 'Seat 1 5']);
  expect(container.querySelector('.title')?.textContent).toContain('Seat 0');
  expect(container.textContent).toContain('The tower stands.');
  container.querySelector<HTMLElement>('.moment')?.click();
  expect(onclose).toHaveBeenCalledOnce();
});
