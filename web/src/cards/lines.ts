/**
 * Lines of a card: short ones that end in a number have the number large, as it is printed, and what the glossary knows
 * has its symbol.
 */

import type { Term } from '../lib/protocol';

export interface CardLine {
  words: string;
  /** Empty where the line is plain text. */
  number: string;
}

/** Terms are counted as the icons they become. */
const LONGEST = 26;
const TERM = /\[\[[^\]|]+\]\]/g;
const ENDS_IN_NUMBER = /^(.*\S)[\s\u00a0]+([+−–-]?(?:\d+|X))$/u;
const BEGINS_WITH_NUMBER = /^([+−–-]?\d+)[\s\u00a0]+(\S.*)$/u;

/** So few words are about the last of them, as in "Infuse earth". */
const MOST_WORDS = 3;

export function lineOf(text: string): CardLine {
  const found = text.replace(TERM, '  ').length <= LONGEST ? ENDS_IN_NUMBER.exec(text) : null;
  return found ? { words: found[1] ?? '', number: found[2] ?? '' } : { words: text, number: '' };
}

export interface Phrase extends CardLine {
  /** What it speaks of; it is drawn with its symbol. */
  term: Term;
}

/** The phrases of a line, such as "Heal 2, Range 1", if it is made of nothing but terms that have a symbol. */
export function phrasesOf(text: string, named: (words: string) => Term | undefined): Phrase[] | null {
  if (text.includes('[[')) return null;
  const found = text.split(', ').map((piece) => phraseOf(piece, named));
  return found.some((phrase) => phrase === null) ? null : (found as Phrase[]);
}

function phraseOf(piece: string, named: (words: string) => Term | undefined): Phrase | null {
  const [, before = '', after = ''] = BEGINS_WITH_NUMBER.exec(piece) ?? [];
  const { words, number } = after ? { words: after, number: before } : lineOf(piece);
  const each = words.split(/[\s:]+/u);
  const names = each.length <= MOST_WORDS ? [words, each.at(-1) ?? ''] : [words];
  const term = names.map(named).find((found) => found?.icon);
  return term ? { words, number, term } : null;
}
