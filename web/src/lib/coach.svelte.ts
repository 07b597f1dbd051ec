/** Which kinds of decisions a person has met, game by game: kept with the person, and in the browser beside. */

import { SvelteSet } from 'svelte/reactivity';
import { api, whoAmI, type Learned } from './api';

const KEY = 'tabletome-met';

function stored(): string[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

const met = new SvelteSet<string>(stored());
let asked: Promise<Learned> | null = null;
let known = $state(false);

/** Whether it is known what the person has met elsewhere. */
export const isKnown = (): boolean => known;

/** What the person has met and played, as the server remembers it; what only this browser knows is told to it. */
export function recall(): Promise<Learned> {
  asked ??= whoAmI()
    .then(api.learned)
    .then(
      (found) => {
        const unsaid = [...met].filter((each) => !found.met.includes(each));
        for (const each of found.met) met.add(each);
        keep(unsaid);
        known = true;
        return found;
      },
      (wrong: unknown) => {
        known = true;
        asked = null;
        throw wrong;
      },
    );
  return asked;
}

/** Somebody else is signed in, or a game was begun: ask anew when it matters. */
export function recallAnew(): void {
  asked = null;
}

/** Whoever comes next has met nothing yet. */
export function signOff(): void {
  met.clear();
  store();
  asked = null;
  known = false;
}

export const hasMet = (game: string, kind: string): boolean => met.has(`${game} ${kind}`);

export function meet(game: string, kind: string): void {
  if (hasMet(game, kind)) return;
  met.add(`${game} ${kind}`);
  keep([`${game} ${kind}`]);
}

/** From now on everything is explained again. */
export function meetNobody(): void {
  met.clear();
  store();
  void api.forgetMet().catch(() => undefined);
}

function keep(unsaid: readonly string[]): void {
  store();
  // A server that cannot be reached is told another time, from the browser's storage.
  if (unsaid.length > 0) void api.meet(unsaid).catch(() => undefined);
}

function store(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...met]));
  } catch {
    // A browser that stores nothing has the server's memory.
  }
}
