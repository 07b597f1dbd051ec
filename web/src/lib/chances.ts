/** The line of everybody's chances over a game. */

import type { GameReview } from './api';

type Chances = GameReview['chances'];

const ALIKE = 1e-9;

/** The seats whose chances were the same all the time, together: whoever wins together has one line. */
export function linesOf(chances: Chances): number[][] {
  const lines: number[][] = [];
  for (const seat of chances[0]?.values.keys() ?? []) {
    const same = lines.find(([first = 0]) =>
      chances.every(({ values }) => Math.abs((values[first] ?? 0) - (values[seat] ?? 0)) < ALIKE),
    );
    if (same) same.push(seat);
    else lines.push([seat]);
  }
  return lines;
}

/** A path for a drawing that is as wide as the game has moves and 100 high, certain victory on top. */
export function pathOf(chances: Chances, seat: number): string {
  return chances
    .map(
      ({ step, values }, place) =>
        `${place ? 'L' : 'M'}${step} ${((1 - (values[seat] ?? 0)) * 100).toFixed(1)}`,
    )
    .join('');
}

/** How likely a seat was to win at a step, in percent. */
export function percentAt(chances: Chances, seat: number, step: number): number {
  const before = chances.filter((each) => each.step <= step);
  return Math.round(100 * (before[before.length - 1]?.values[seat] ?? 0));
}
