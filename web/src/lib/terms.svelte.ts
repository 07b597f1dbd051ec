/**
 * Terms inside texts: `[[stun]]` is a term of the game's glossary, `[[stun|stunned]]` the same in other words.
 * The glossary of the game on the screen is loaded once for each language.
 */

import { SvelteMap } from 'svelte/reactivity';
import { api } from './api';
import { complete } from './complete';
import type { Term } from './protocol';
import { settings } from './settings.svelte';

export interface Mention {
  term: string;
  /** What stands in the text; empty where the term is drawn as its icon, or said by its name. */
  words: string;
}

export type Segment = string | Mention;

const MENTION = /\[\[([^[\]|]+)(?:\|([^[\]|]+))?\]\]/g;
const MOST_KEPT = 4_000;
const kept = new Map<string, readonly Segment[]>();

/** A text in order: plain words, and the terms it mentions. */
export function segmentsOf(text: string): readonly Segment[] {
  const known = kept.get(text);
  if (known) return known;
  const found = text.includes('[[') ? parsed(text) : [text];
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(text, found);
  return found;
}

function parsed(text: string): Segment[] {
  const found: Segment[] = [];
  let end = 0;
  for (const match of text.matchAll(MENTION)) {
    if (match.index > end) found.push(text.slice(end, match.index));
    found.push({ term: match[1] ?? '', words: match[2] ?? '' });
    end = match.index + match[0].length;
  }
  if (end < text.length) found.push(text.slice(end));
  return found;
}

const glossaries = new SvelteMap<string, ReadonlyMap<string, Term>>();
const asked = new Set<string>();
const NOTHING: ReadonlyMap<string, Term> = new Map();
const open = $state({ game: '' });
const address = (game: string) => `${game} ${settings.language}`;

/** From now on texts are those of this game; its terms arrive a moment later. */
export function openGlossary(game: string): void {
  open.game = game;
  const wanted = address(game);
  if (asked.has(wanted)) return;
  asked.add(wanted);
  api.terms(game).then(
    ({ terms }) => glossaries.set(wanted, byId(terms.map((term) => complete('Term', term)))),
    () => asked.delete(wanted),
  );
}

const byId = (terms: readonly Term[]): ReadonlyMap<string, Term> =>
  new Map(terms.map((term) => [term.id, term]));

/** The terms of the game on the screen, by id. */
export const glossary = (): ReadonlyMap<string, Term> => glossaries.get(address(open.game)) ?? NOTHING;

/** The term that a symbol stands for, if the glossary has it. */
export function termWithIcon(icon: string): Term | undefined {
  for (const term of glossary().values()) if (term.icon === icon) return term;
  return undefined;
}

const lowered = new WeakMap<ReadonlyMap<string, Term>, ReadonlyMap<string, Term>>();

/** The term of this name, however it is written. */
export function termNamed(name: string): Term | undefined {
  const terms = glossary();
  let byName = lowered.get(terms);
  if (!byName) {
    byName = new Map([...terms.values()].map((term) => [term.name.toLowerCase(), term]));
    lowered.set(terms, byName);
  }
  return byName.get(name.toLowerCase());
}

/** A text without marks, as it would be read out. */
export function plain(text: string | null | undefined): string {
  if (!text) return '';
  if (!text.includes('[[')) return text;
  const terms = glossary();
  return segmentsOf(text)
    .map((part) =>
      typeof part === 'string' ? part : part.words || (terms.get(part.term)?.name ?? part.term),
    )
    .join('');
}

/** The terms that texts mention, each once, in the order of their mention. */
export function mentionedIn(texts: readonly (string | null | undefined)[]): Term[] {
  const terms = glossary();
  const ids = texts.flatMap((text) =>
    segmentsOf(text ?? '').flatMap((part) => (typeof part === 'string' ? [] : [part.term])),
  );
  return [...new Set(ids)].map((id) => terms.get(id)).filter((term) => term !== undefined);
}
