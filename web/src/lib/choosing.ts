/** Point at things and the choices narrow; when one is left, it is played. Knows no game. */

import type { Barred, Choice, Question } from './protocol';
import { meant, type Things } from './things';

/** What can be chosen after some things were pointed at. */
export interface Narrowed {
  picked: string[];
  choices: Choice[];
  /** The things to point at next. */
  live: ReadonlySet<string>;
}

export type Pointed =
  | { kind: 'play'; choice: Choice }
  | { kind: 'narrow'; picked: string[] }
  | { kind: 'barred'; barred: Barred[] }
  | { kind: 'nothing' }
  /** It is too soon after a new question. */
  | { kind: 'wait' };

/**
 * The choices left after pointing at `picked`. A choice names its things in the order in which a person points at them;
 * pointing in another order is understood where the order alone fits nothing.
 */
export function narrow(question: Question | null, picked: string[]): Narrowed {
  const all = question?.choices ?? [];
  const inOrder = all.filter((choice) => picked.every((thing, place) => choice.things[place] === thing));
  const choices =
    inOrder.length > 0
      ? inOrder
      : all.filter((choice) => picked.every((thing) => choice.things.includes(thing)));
  return { picked, choices, live: nextThings(choices, picked) };
}

/** What to point at next. A thing that every choice needs goes without saying, so what follows it is offered too. */
function nextThings(choices: readonly Choice[], picked: readonly string[]): ReadonlySet<string> {
  const rests = choices
    .map((choice) => choice.things.filter((thing) => !picked.includes(thing)))
    .filter((rest) => rest.length > 0);
  const live = new Set<string>();
  for (let place = 0; ; place++) {
    const next = new Set(rests.map((rest) => rest[place]).filter((thing) => thing !== undefined));
    next.forEach((thing) => live.add(thing));
    if (next.size !== 1 || rests.length < 2) return live;
  }
}

/** What pointing at a thing does. Pointing at a picked thing again lets go of it. */
export function point(question: Question | null, picked: string[], id: string, things: Things): Pointed {
  const { live, choices } = narrow(question, picked);
  const mentioned = new Set(
    choices.flatMap((choice) => choice.things).filter((thing) => !picked.includes(thing)),
  );
  const thing = meant(things, id, live) ?? meant(things, id, mentioned);
  if (thing !== null) return settled(question, [...picked, thing]);
  const again = meant(things, id, new Set(picked));
  if (again !== null) return { kind: 'narrow', picked: picked.filter((each) => each !== again) };
  return refused(question, picked, id, things);
}

/** Drop one thing on another: the choice about both, if there is one. */
export function drop(question: Question | null, dragged: string, target: string, things: Things): Pointed {
  const first = draggable(question, dragged, things);
  return first === null ? { kind: 'nothing' } : point(question, [first], target, things);
}

/** The thing that a person drags who takes hold of `id`, if any choice is about it and another. */
export function draggable(question: Question | null, id: string, things: Things): string | null {
  const several = (question?.choices ?? []).filter((choice) => choice.things.length > 1);
  return meant(things, id, new Set(several.map((choice) => choice.things[0] ?? '')));
}

function settled(question: Question | null, picked: string[]): Pointed {
  const { choices } = narrow(question, picked);
  const [only] = choices;
  return only && choices.length === 1 ? { kind: 'play', choice: only } : { kind: 'narrow', picked };
}

/** Why a thing cannot be chosen, or a fresh start with the thing if it belongs to other choices. */
function refused(question: Question | null, picked: string[], id: string, things: Things): Pointed {
  const barred = barredBy(question, picked).filter(
    (each) => meant(things, id, new Set(each.things)) !== null,
  );
  if (barred.length > 0) return { kind: 'barred', barred };
  return picked.length > 0 ? point(question, [], id, things) : { kind: 'nothing' };
}

/** What is not allowed with the things that were pointed at. */
export function barredBy(question: Question | null, picked: readonly string[]): Barred[] {
  return (question?.barred ?? []).filter((each) => picked.every((thing) => each.things.includes(thing)));
}

/** Letters without those that mean something at every table: e, h, i, p, r, u, x. */
const LETTERS = [...'qwtyoasdfgjklzcvbnm'];
const KEYS = [...'123456789', ...LETTERS];

/** A key for each choice, as many as there are keys. */
export function keysFor(choices: readonly Choice[]): Map<string, string> {
  return new Map(choices.slice(0, KEYS.length).map((choice, place) => [choice.action, KEYS[place] ?? '']));
}

/** The key that was pressed, whatever alphabet the keyboard writes. */
export function pressedKey(event: Pick<KeyboardEvent, 'code' | 'key'>): string {
  const physical = /^(?:Key([A-Z])|Digit(\d)|Numpad(\d))$/.exec(event.code);
  return (physical?.[1] ?? physical?.[2] ?? physical?.[3] ?? event.key).toLowerCase();
}

/** The choices whose text holds every word that was typed. */
export function matching(choices: readonly Choice[], typed: string): Choice[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return choices.filter((choice) => {
    const text = choice.text.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
}
