/** Where each choice belongs: on the fixed buttons, in the list, or on the thing it acts on. Knows no game. */

import type { Choice, Forecast, Question } from './protocol';
import type { Part, Things } from './things';

/** The choices of a question, each in its place. What has a button keeps it whatever is pointed at. */
export interface Offer {
  main: Choice | null;
  skip: Choice | null;
  end: Choice | null;
  quit: Choice[];
  /** Few and short, without a place of their own: beside the question. */
  beside: Choice[];
  /** What cannot be pointed at on the table. */
  listed: Choice[];
  /** What is chosen by pointing. */
  pointed: Choice[];
  /** What nobody needs as things stand: told last, when it is asked for. */
  minor: Choice[];
}

const MOST_BESIDE = 3;
const MOST_LETTERS = 64;

/** `left` are the choices that what was pointed at has left, `numbers` the one that the steppers show. */
export function offerOf(
  question: Question | null,
  left: readonly Choice[],
  things: Things,
  numbers: Choice | null = null,
): Offer {
  const all = question?.choices ?? [];
  const counted = new Set(question?.amounts.length ? all.filter(isCounted) : []);
  const withRole = (role: Choice['role']) => all.find((choice) => choice.role === role) ?? null;
  const [only] = all;
  const alone = only && all.length === 1 ? only : null;
  const main = withRole('main') ?? alone ?? numbers;
  const skip = alone ? null : withRole('skip');
  const end = alone ? null : withRole('end');
  const quit = all.filter((choice) => choice.role === 'quit' && choice !== main);
  const placed = new Set([main, skip, end, ...quit]);
  const unplaced = left.filter((choice) => !placed.has(choice) && !counted.has(choice));
  const rest = unplaced.filter((choice) => !choice.minor);
  const minor = unplaced.filter((choice) => choice.minor);
  const pointed = rest.filter((choice) => isOnTable(choice, things));
  const listed = rest.filter((choice) => !isOnTable(choice, things));
  const few =
    listed.length <= MOST_BESIDE && listed.reduce((sum, { text }) => sum + text.length, 0) <= MOST_LETTERS;
  return { main, skip, end, quit, beside: few ? listed : [], listed: few ? [] : listed, pointed, minor };
}

const isCounted = (choice: Choice) => Object.keys(choice.amounts).length > 0;

/** A person can point at it: everything it acts on is there to be seen. */
const isOnTable = (choice: Choice, things: Things) =>
  choice.things.length > 0 && choice.things.every((thing) => things.has(thing));

const ON_BOARD: Part['kind'][] = ['cell', 'piece', 'line', 'group', 'board'];

/**
 * Which drawer of a phone holds what is pointed at next, once something was: none for the board and for cards that lie in
 * its place, the hand for what is held, else the list.
 */
export function drawerOfNext(
  live: ReadonlySet<string>,
  things: Things,
  held: boolean,
): 'none' | 'hand' | 'now' {
  const kinds = [...live].map((id) => things.get(id)?.part.kind);
  if (kinds.some((kind) => kind && ON_BOARD.includes(kind))) return 'none';
  if (held) return 'hand';
  return kinds.includes('card') || kinds.includes('half') ? 'none' : 'now';
}

/** The question with the choices of what comes after it, where doing that says that one goes on. */
export const withBeyond = (question: Question | null): Question | null =>
  question?.beyond.length ? { ...question, choices: [...question.choices, ...question.beyond] } : question;

/** The one choice there is, if it risks nothing and ends no turn, after which nothing can be taken back. */
export function withoutSaying(question: Question | null): Choice | null {
  const [only, ...others] = question?.choices ?? [];
  if (!only || others.length > 0 || only.risk !== '') return null;
  return only.role === 'end' || only.role === 'quit' ? null : only;
}

/** Whether a choice is taken only when it is pressed twice. */
export const needsSecondPress = ({ risk }: Choice): boolean => risk === 'lethal' || risk === 'final';

/** What a person has to know before pressing again: the worst that is foretold, or what the choice says of itself. */
export function consequence(choice: Choice): string {
  return choice.forecast.find((each) => each.text)?.text ?? choice.help ?? choice.text;
}

// Numbers

/** The least and most of a number that any choice offers. */
export function rangeOf(choices: readonly Choice[], id: string): [number, number] {
  const values = choices.map((choice) => choice.amounts[id] ?? 0);
  return [Math.min(...values), Math.max(...values)];
}

/** The numbers that the steppers show at first: as the question has them, or those of the first choice. */
export function firstNumbers(question: Question | null): Record<string, number> {
  const usual = question?.choices.find(isCounted);
  const numbers = question?.amounts.map(({ id, value }) => [id, value || (usual?.amounts[id] ?? 0)]);
  return Object.fromEntries(numbers ?? []) as Record<string, number>;
}

/** The choice that counts out exactly these numbers. */
export const countedOut = (choices: readonly Choice[], amounts: Readonly<Record<string, number>>) =>
  choices.find(
    (choice) =>
      isCounted(choice) && Object.keys(amounts).every((id) => (choice.amounts[id] ?? 0) === amounts[id]),
  ) ?? null;

/** The sum that every choice comes to, if they all come to one. */
export function commonSum(choices: readonly Choice[]): number | null {
  const sums = new Set(
    choices.filter(isCounted).map(({ amounts }) => Object.values(amounts).reduce((a, b) => a + b, 0)),
  );
  const [only] = sums;
  return sums.size === 1 ? (only ?? null) : null;
}

// Foretelling

export interface Foretold {
  choice: Choice;
  forecast: Forecast;
}

const MOST_FORETOLD = 8;

/** What would become of each thing: by the choice that is looked at, or by all of them where they are few. */
export function foretold(looked: Choice | null, choices: readonly Choice[]): ReadonlyMap<string, Foretold> {
  const about = (choice: Choice): [string, Foretold][] =>
    choice.forecast
      .map((forecast): [string, Foretold] => [
        forecast.thing || (choice.things.at(-1) ?? ''),
        { choice, forecast },
      ])
      .filter(([thing]) => thing !== '');
  const found = new Map<string, Foretold>();
  for (const [thing, each] of looked ? about(looked) : choices.flatMap(about))
    if (!found.has(thing)) found.set(thing, each);
  return looked || found.size <= MOST_FORETOLD ? found : new Map();
}
