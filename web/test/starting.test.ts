import { expect, test } from 'vitest';
import type { GameInfo } from '../src/lib/api';
import {
  applying,
  companiesOf,
  drawingOf,
  featured,
  isDrawn,
  lengthOf,
  proposed,
  seated,
  seatsFor,
  settingOf,
  usualTable,
  valuesOf,
} from '../src/lib/starting';

const option = (name: string, value: unknown) => ({
  name,
  label: name,
  help: '',
  default: value,
  values: null,
  least: null,
  most: null,
});
const GAME: GameInfo = {
  name: 'toy',
  title: 'Toy',
  about: '',
  players: { least: 2, most: 5 },
  options: [option('players', 3), option('length', 'short'), option('open', false)],
  rules: 0,
  pictures: [],
  minutes: [30, 60],
  weight: 2,
  pieces: { have: 1, book: 1, public: 0, mixed: 0, original: 0 },
  presets: [
    { name: 'usual', title: 'Usual', text: '', icon: '', options: { players: 4, length: 'long' } },
    { name: 'first', title: 'First', text: '', icon: '', options: {} },
  ],
};

test('values of an option are chosen by drawings where the game has some, called by both names', () => {
  const places = {
    ...option('place', 'wood'),
    values: ['wood', 'ford'].map((value) => ({ value, label: value })),
  };
  const pictures = ['cover', 'place-ford'];
  expect(isDrawn(pictures, places)).toBe(true);
  expect(drawingOf(pictures, places, 'ford')).toBe('place-ford');
  expect(drawingOf(pictures, places, 'wood')).toBe(null);
  expect(isDrawn(['cover'], places)).toBe(false);
  expect(isDrawn(pictures, option('place', 'wood'))).toBe(false);
});

test('the usual way is the first preset: its options, the rest as proposed, bots on the other seats', () => {
  const table = usualTable(GAME, ['toy']);
  expect(table.options).toEqual({ length: 'long', open: false });
  expect(table.seats.map(({ kind }) => kind)).toEqual(['me', 'bot', 'bot', 'bot']);
});

test('whoever has never played a game is proposed its first game', () => {
  expect(proposed(GAME, ['another'])?.name).toBe('first');
  expect(proposed(GAME, ['toy'])?.name).toBe('usual');
  expect(proposed({ ...GAME, presets: [] }, [])).toBeNull();
  expect(usualTable(GAME, []).options).toEqual({ length: 'short', open: false });
});

test('without a preset everything is as the game proposes', () => {
  expect(valuesOf(GAME, null)).toEqual({ length: 'short', open: false });
  expect(seatsFor(GAME, null)).toHaveLength(3);
  expect(seatsFor({ ...GAME, options: [] }, null)).toHaveLength(2);
});

test('long games are told in hours, to the half', () => {
  expect(lengthOf([30, 60])).toEqual({ least: '30', most: '60', unit: 'minutes' });
  expect(lengthOf([60, 120])).toEqual({ least: '1', most: '2', unit: 'hours' });
  expect(lengthOf([90, 180])).toEqual({ least: '1½', most: '3', unit: 'hours' });
});

test('options that matter only beside others are shown only then', () => {
  const option = (name: string, when: [string, unknown[]][] = []) => ({
    name,
    label: name,
    help: '',
    default: '',
    values: null,
    least: null,
    most: null,
    when,
  });
  const all = [
    option('first'),
    option('third', [
      ['players', [3, 4]],
      ['heroes', [3]],
    ]),
  ];
  const shown = (values: Record<string, unknown>, players: number) =>
    applying(all, values, players).map(({ name }) => name);
  expect(shown({ heroes: 2 }, 2)).toEqual(['first']);
  expect(shown({ heroes: 3 }, 1)).toEqual(['first', 'third']);
  expect(shown({ heroes: 2 }, 4)).toEqual(['first', 'third']);
});

test('places with the same faces are one company, in which no face comes twice', () => {
  const faces = (...names: string[]) =>
    names.map((value) => ({ value, label: value, icon: `icon-${value}` }));
  const first = { ...option('first', 'knight'), values: faces('knight', 'archer', 'cleric') };
  const second = { ...option('second', 'archer'), values: first.values };
  const beast = { ...option('beast', 'wolf'), values: faces('wolf', 'bear') };
  expect(companiesOf([first, option('length', 'short'), second, beast])).toEqual([[first, second], [beast]]);
  const values = { first: 'knight', second: 'archer', beast: 'wolf' };
  expect(seated([first, second], values, 'first', 'cleric')).toEqual({ ...values, first: 'cleric' });
  expect(seated([first, second], values, 'first', 'archer')).toEqual({
    ...values,
    first: 'archer',
    second: 'knight',
  });
});

test('what an option is set to is told by its label, or as it is', () => {
  const named = { ...option('open', true), values: [{ value: true, label: 'yes' }] };
  expect(settingOf(named, { open: true })).toBe('yes');
  expect(settingOf(option('levels', 6), { levels: 6 })).toBe('6');
});

test('the challenge shown is another one every day, unless one is being played', () => {
  const on = (day: string, playing = -1) =>
    [0, 1, 2].map((game) => ({ day, game, yours: game === playing ? { status: 'playing' } : null }));
  const shown = ['2026-11-15', '2026-11-16', '2026-11-17'].map((day) => featured(on(day))?.game);
  expect(new Set(shown).size).toBe(3);
  expect(featured(on('2026-11-15', 2))?.game).toBe(2);
  expect(featured([])).toBeUndefined();
});
