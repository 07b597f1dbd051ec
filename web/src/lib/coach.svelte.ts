/** Which kinds of decisions a person has met, game by game. Kept in the browser's storage. */

import { SvelteSet } from 'svelte/reactivity';

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

export const hasMet = (game: string, kind: string): boolean => met.has(`${game} ${kind}`);

export function meet(game: string, kind: string): void {
  if (hasMet(game, kind)) return;
  met.add(`${game} ${kind}`);
  keep();
}

/** From now on everything is explained again. */
export function meetNobody(): void {
  met.clear();
  keep();
}

function keep(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify([...met]));
  } catch {
    // A browser that stores nothing explains everything again.
  }
}
