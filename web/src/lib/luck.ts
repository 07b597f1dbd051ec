/** How a strike fell out, and how likely that was: what was foretold before the choice, beside what came of it. */

import type { Card, Die, Effect, LogEntry, View } from './protocol';
import { thingsOf, type Things } from './things';

export interface Luck {
  /** Who was struck, as the table calls it. */
  name: string;
  /** Each result and how likely it was. */
  spread: [number, number][];
  got: number;
  expected: number;
  /** How likely this result or a higher one was. */
  thisOrMore: number;
}

/** What happened with one step, the steps of each line too. */
export function entriesOf(view: View): LogEntry[] {
  return view.log.filter(({ step }) => step === view.step).flatMap((entry) => [entry, ...entry.steps]);
}

const effectsOf = (view: View): Effect[] => entriesOf(view).flatMap(({ effects }) => effects);

/** The dice that fell with a step, each with what it shows and does; the last throw, where some were thrown again. */
export function diceOf(view: View): Die[] {
  return effectsOf(view).findLast(({ kind, dice }) => kind === 'roll' && dice.length > 0)?.dice ?? [];
}

/** The cards that were turned up with a step instead of dice. */
export function cardsOf(view: View): Card[] {
  return effectsOf(view)
    .filter(({ kind }) => kind === 'flip')
    .flatMap(({ cards }) => cards);
}

/** Whether something was left to chance in a step. */
export const isChance = (view: View): boolean => diceOf(view).length + cardsOf(view).length > 0;

/** What was foretold of the strike in this step, if it was; and what came of it. */
export function luckOf(before: View, after: View): Luck | null {
  const effects = effectsOf(after);
  const struck = effects.find(({ kind }) => kind === 'strike' || kind === 'shoot')?.target;
  if (!struck || !before.question) return null;
  const things = thingsOf(before.scene, before.question);
  const there = placeOf(things, struck);
  const foretold = before.question.choices
    .flatMap(({ forecast }) => forecast)
    .find(({ thing, spread }) => spread.length > 1 && placeOf(things, thing) === there);
  if (!foretold) return null;
  const got = effects
    .filter(({ kind, thing }) => kind === 'hurt' && placeOf(things, thing) === there)
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
  const { spread } = foretold;
  return {
    name: things.get(foretold.thing)?.name ?? '',
    spread,
    got,
    expected: spread.reduce((sum, [value, chance]) => sum + value * chance, 0),
    thisOrMore: spread.filter(([value]) => value >= got).reduce((sum, [, chance]) => sum + chance, 0),
  };
}

/** A piece is where its cell is. */
function placeOf(things: Things, id: string): string {
  const thing = things.get(id);
  return thing?.part.kind === 'piece' ? (thing.holder ?? id) : id;
}
