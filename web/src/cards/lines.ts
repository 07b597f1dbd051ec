/**
 * Lines of a card as they are printed: words of the glossary with their icons, the number of an ability large. A game
 * writes plain words; what they are called in its glossary is enough to find them.
 */

import type { Term } from '../lib/protocol';

/** A word of the glossary as it stands in a line, with the number that belongs to it, if there is one. */
export interface Ability {
  term: Term;
  words: string;
  /** Empty where no number follows. */
  number: string;
}

export type Token = string | Ability;

const NUMBER = '[+−–-]?(?:\\d+|X)(?![\\p{L}\\p{N}])';
/** Words of the glossary stand out in lines of at most so many letters; in longer ones only together with a number. */
const SHORT = 26;
const LEAST = 3;
const MARK = /\[\[([^\]|]+)(?:\|([^\]]+))?\]\]/g;

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

export interface Reader {
  /** A line in order: plain words, and abilities. */
  read(text: string): readonly Token[];
}

/** Reads the lines of cards in the words of a glossary; a glossary without icons leaves them as they are. */
export function readerOf(terms: Iterable<Term>): Reader {
  const named = new Map<string, Term>();
  for (const term of terms)
    if (term.icon && term.name.length >= LEAST) named.set(term.name.toLowerCase(), term);
  if (named.size === 0) return { read: (text) => [text] };
  const names = [...named.keys()].sort((a, b) => b.length - a.length).map(escaped);
  const found = new RegExp(
    `(?<![\\p{L}\\p{N}])(${names.join('|')})(?:[\\s\\u00a0]+(${NUMBER}))?(?![\\p{L}\\p{N}])`,
    'giu',
  );
  const kept = new Map<string, readonly Token[]>();

  function read(text: string): readonly Token[] {
    const known = kept.get(text);
    if (known) return known;
    const tokens = parsed(text);
    kept.set(text, tokens);
    return tokens;
  }

  function parsed(text: string): Token[] {
    const short = text.replace(MARK, '  ').length <= SHORT;
    const tokens: Token[] = [];
    let end = 0;
    for (const match of text.matchAll(found)) {
      const term = named.get((match[1] ?? '').toLowerCase());
      const number = match[2] ?? '';
      if (!term || (!short && !number) || isMarked(text, match.index)) continue;
      if (match.index > end) tokens.push(text.slice(end, match.index));
      tokens.push({ term, words: match[1] ?? '', number });
      end = match.index + match[0].length;
    }
    if (end < text.length) tokens.push(text.slice(end));
    return tokens;
  }

  return { read };
}

/** Whether a place lies within a mark of the text, which says for itself what it means. */
const isMarked = (text: string, at: number): boolean => {
  const open = text.lastIndexOf('[[', at);
  return open >= 0 && text.indexOf(']]', open) > at;
};

const ENDS_IN_NUMBER = new RegExp(`^(.*\\S)[\\s\\u00a0]+(${NUMBER})$`, 'u');

/** The number that a short line of other words ends in, printed large too. */
export function lastNumber(text: string): { words: string; number: string } {
  const found = text.replace(MARK, '  ').length <= SHORT ? ENDS_IN_NUMBER.exec(text) : null;
  return found ? { words: found[1] ?? '', number: found[2] ?? '' } : { words: text, number: '' };
}
