import { render } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
import { mentionedIn, openGlossary, plain, segmentsOf } from '../src/lib/terms.svelte';
import Rich from '../src/parts/Rich.svelte';

const TERMS = {
  game: 'toy',
  terms: [
    { id: 'stun', name: 'Stun', icon: 'star-swirl', hue: 'gold', text: 'No turn.' },
    { id: 'calm', name: 'Calm' },
  ],
};

test('a text falls into words and the terms it mentions', () => {
  expect(segmentsOf('a [[stun]] b [[stun|dazed]]')).toEqual([
    'a ',
    { term: 'stun', words: '' },
    ' b ',
    { term: 'stun', words: 'dazed' },
  ]);
  expect(segmentsOf('[one] [[')).toEqual(['[one] [[']);
});

test('terms are icons with a name, or marked words; what is not known is said by its id', async () => {
  vi.stubGlobal('fetch', (address: string) =>
    Promise.resolve(
      address.includes('/terms') ? Response.json(TERMS) : new Response('<svg><path d="M0 0"/></svg>'),
    ),
  );
  openGlossary('toy');
  await vi.waitFor(() => expect(plain('[[calm]]')).toBe('Calm'));
  const { container } = render(Rich, { text: 'x [[stun]], [[stun|dazed]], [[calm]], [[odd]]' });
  const marks = [...container.querySelectorAll('[data-term]')];
  expect(marks.map((mark) => mark.getAttribute('data-term'))).toEqual(['stun', 'stun', 'calm', 'odd']);
  expect(marks[0]?.querySelector('svg')?.getAttribute('aria-label')).toBe('Stun');
  expect(marks.map((mark) => mark.textContent)).toEqual(['', 'dazed', 'Calm', 'odd']);
  expect(plain('x [[stun]] [[odd]]')).toBe('x Stun odd');
  expect(mentionedIn(['[[stun]] [[odd]]', null, '[[stun|x]]']).map(({ id }) => id)).toEqual(['stun']);
});
