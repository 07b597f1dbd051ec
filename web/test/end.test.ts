import { render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { expect, test } from 'vitest';
import type { Result, TableInfo } from '../src/lib/api';
import { complete } from '../src/lib/complete';
import type { View } from '../src/lib/protocol';
import EndPanel from '../src/table/EndPanel.svelte';
import { fixture } from './fixtures';

const middle = fixture('game-middle.en');
const children = createRawSnippet(() => ({ render: () => '<a href="/">again</a>' }));

function panel(result: Result, view: View): string {
  const info = { result, seed: null } as TableInfo;
  const { container } = render(EndPanel, { info, view, nameOf: (seat: number) => `Seat ${seat}`, children });
  return container.textContent.replace(/\s+/g, ' ').trim();
}

test('a defeat shared by all says why, in the words of the game', () => {
  const outcome = complete('Outcome', { winners: [], scores: [0, 0], reason: 'exhausted' });
  const lost = { ...middle, outcome, ending: 'All characters are exhausted.' };
  const said = panel({ winners: [], scores: [0, 0], reason: 'exhausted' }, lost);
  expect(said).toBe('Nobody wins All characters are exhausted. again');
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
