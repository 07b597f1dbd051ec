import { render } from '@testing-library/svelte';
import { describe, expect, test } from 'vitest';
import { firstThatFits, overflows, STAGES } from '../src/cards/fitting';
import { lineOf, phrasesOf } from '../src/cards/lines';
import type { Card } from '../src/lib/protocol';
import { dieColours, dieShape, shownIcons } from '../src/look/dice';
import { FRAMES } from '../src/look/frames';
import { HUES } from '../src/look/hues';
import { fixture } from './fixtures';
import CardHost from './CardHost.svelte';

describe('a line of a card', () => {
  test('has its number large where it is short and ends in one', () => {
    expect(lineOf('Attack 3')).toEqual({ words: 'Attack', number: '3' });
    expect(lineOf('Дальность +1')).toEqual({ words: 'Дальность', number: '+1' });
    expect(lineOf('[[attack]] Attack 3')).toEqual({ words: '[[attack]] Attack', number: '3' });
    expect(lineOf('Move X')).toEqual({ words: 'Move', number: 'X' });
    expect(lineOf('Stun')).toEqual({ words: 'Stun', number: '' });
    expect(lineOf('Order units of your left flank, as many as 3').number).toBe('');
  });
});

describe('a line of terms', () => {
  const term = (name: string, icon = 'sword') => ({
    id: name,
    key: name,
    name,
    icon,
    text: '',
    hue: null,
    rule: '',
  });
  const known = new Map(['heal', 'range', 'experience', 'earth'].map((name) => [name, term(name)]));
  const phrases = (text: string) =>
    phrasesOf(text, (words) => known.get(words.toLowerCase()))?.map(({ words, number, term: { id } }) => [
      words,
      number,
      id,
    ]);

  test('is told by symbols, each with its number', () => {
    expect(phrases('Heal 2, Range 1')).toEqual([
      ['Heal', '2', 'heal'],
      ['Range', '1', 'range'],
    ]);
    expect(phrases('1 experience')).toEqual([['experience', '1', 'experience']]);
    expect(phrases('Infuse earth')).toEqual([['Infuse earth', '', 'earth']]);
  });

  test('is plain text where something else is in it', () => {
    expect(phrases('Heal 2, whoever you like')).toBeUndefined();
    expect(phrases('[[heal]] 2')).toBeUndefined();
    expect(phrases('Whenever you like: heal')).toBeUndefined();
    known.set('signless', term('signless', ''));
    expect(phrases('signless')).toBeUndefined();
  });
});

describe('words that do not fit', () => {
  test('first take the room of the picture, then shrink, and at last the card grows', () => {
    const tried: string[] = [];
    const stage = firstThatFits((each) => {
      tried.push(each);
      return each === 'smaller';
    });
    expect(stage).toBe('smaller');
    expect(tried).toEqual(STAGES.slice(0, 4));
    expect(firstThatFits(() => false)).toBe('tall');
    expect(firstThatFits(() => true)).toBe('');
  });

  test('letters of a name that reach out of their line take nothing away, a word that is too wide does', () => {
    const sized = (fits: string, [wide, high]: number[]) => {
      const element = document.createElement('span');
      element.dataset.fits = fits;
      const sizes = { scrollWidth: wide, clientWidth: 100, scrollHeight: high, clientHeight: 20 };
      for (const [name, value] of Object.entries(sizes)) Object.defineProperty(element, name, { value });
      const card = document.createElement('article');
      card.append(element);
      return card;
    };
    expect(overflows(sized('across', [100, 24]))).toBe(false);
    expect(overflows(sized('across', [120, 20]))).toBe(true);
    expect(overflows(sized('', [100, 24]))).toBe(true);
  });
});

describe('dice', () => {
  const die = { hue: null, face: '6', kind: 'd12', hidden: false, seat: null };

  test('have the shape of their kind, and are cubes otherwise', () => {
    expect(dieShape('d12').sides).toHaveLength(5);
    expect(dieShape('red-d10')).toBe(dieShape('d10'));
    expect(dieShape('battle')).toBe(dieShape('d6'));
    expect(new Set(['d6', 'd8', 'd10', 'd12', 'd20'].map((kind) => dieShape(kind).face)).size).toBe(5);
  });

  test('have their own colour, or that of their face or kind, but hide what is hidden', () => {
    expect(dieColours({ ...die, hue: 'teal' })).toBe(HUES.teal);
    expect(dieColours({ ...die, face: 'red', kind: 'mana' })).toBe(HUES.red);
    expect(dieColours({ ...die, kind: 'blue' })).toBe(HUES.blue);
    expect(dieColours({ ...die, kind: 'blue', seat: 3 })).toBe(HUES.blue);
    expect(dieColours({ ...die, seat: 0 }).body).not.toBe(dieColours({ ...die, seat: 1 }).body);
    expect(dieColours({ ...die, face: 'red', kind: 'mana', hidden: true })).not.toBe(HUES.red);
  });

  test('that show only a colour show its sign', () => {
    const faces = ['red', 'blue', 'green', 'white', 'gold', 'black'];
    const signs = faces.map((face) => shownIcons({ icons: [], icon: '', face })[0]);
    expect(new Set(signs).size).toBe(faces.length);
    expect(shownIcons({ icons: ['a', 'b'], icon: 'a', face: 'x' })).toEqual(['a', 'b']);
    expect(shownIcons({ icons: [], icon: '', face: '7' })).toEqual([]);
  });
});

describe('a card', () => {
  const cardOf = (zone: string): Card => {
    const card = fixture('look-cards').scene.zones.find(({ id }) => id === zone)?.cards[0];
    if (!card) throw new Error('no cards');
    return card;
  };
  const drawn = (more: Partial<Card>, zone = 'halves') =>
    render(CardHost, { card: { ...cardOf(zone), ...more } }).container.querySelector('.card') ??
    document.body;

  test('wears the frame of its hue', () => {
    expect(drawn({}).getAttribute('style')).toContain(FRAMES.blue.line);
    expect(drawn({ hue: null }).getAttribute('style') ?? '').not.toContain('--card-line');
  });

  test('face down tells nothing', () => {
    const face = drawn({ face_down: true });
    expect(face.textContent).not.toContain('Shield Bash');
    expect(face.getAttribute('aria-label')).toBe('A card, face down');
  });

  test('says that it is spent', () => {
    expect(drawn({ spent: true }).textContent).toContain('spent');
    expect(drawn({}).textContent).not.toContain('spent');
  });

  test('shows as many marks in a column as it reaches', () => {
    const columns = [...drawn({}, 'orders').querySelectorAll('.columns svg')];
    expect(columns.map((each) => each.querySelectorAll('path').length)).toEqual([3, 0, 0]);
  });

  test('tells its costs', () => {
    expect(
      drawn({ cost: [{ icon: '', value: 3, text: null, tone: 'magic', hue: null, seat: null }] }).textContent,
    ).toContain('3');
  });
});
