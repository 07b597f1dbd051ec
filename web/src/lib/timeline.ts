/** The course of a game in signs: the line of each step that says most, and which of them there is room for. */

import type { LogEntry } from './protocol';

/** How much a line says of what happened: battles and ends before turns, turns before what has no sign. */
function weightOf({ icon, kind, tone, effects }: LogEntry): number {
  if (!icon) return 0;
  const struck = effects.some((effect) => effect.kind === 'strike' || effect.kind === 'shoot');
  const fell = effects.some((effect) => effect.kind === 'remove');
  return 1 + (kind === 'headline' ? 4 : 0) + (tone === 'gold' ? 4 : 0) + (fell ? 3 : 0) + (struck ? 2 : 0);
}

export type Course = ReadonlyMap<number, LogEntry>;

/** The course with more lines in it: of each step the line that says most, the first of equals. */
export function withEntries(course: Course, entries: readonly LogEntry[]): Course {
  const longer = new Map(course);
  for (const entry of entries) {
    const known = longer.get(entry.step);
    if (weightOf(entry) > (known ? weightOf(known) : 0)) longer.set(entry.step, entry);
  }
  return longer;
}

/** The lines that say most, no two of them nearer to each other than `apart` steps; in order. */
export function landmarks(course: Course, apart: number): LogEntry[] {
  const chosen: LogEntry[] = [];
  const byWeight = [...course.values()].sort((a, b) => weightOf(b) - weightOf(a) || a.step - b.step);
  for (const entry of byWeight)
    if (chosen.every(({ step }) => Math.abs(step - entry.step) >= apart)) chosen.push(entry);
  return chosen.sort((a, b) => a.step - b.step);
}

/** So many steps around one, all within the game. */
export function stepsAround(step: number, steps: number, room: number): number[] {
  const count = Math.min(room, steps);
  const first = Math.max(1, Math.min(steps - count + 1, step - Math.floor(count * 0.6)));
  return Array.from({ length: count }, (_, place) => first + place);
}
