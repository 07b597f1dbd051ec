/** The course of a game in signs: the line of each step that says most, and which of them there is room for. */

import type { LogEntry } from './protocol';

/** How much a line says of what happened: battles and ends before all else. What begins with it is told elsewhere. */
function weightOf({ icon, kind, tone, effects }: LogEntry): number {
  if (!icon) return 0;
  if (kind === 'headline') return 0.5;
  const struck = effects.some((effect) => effect.kind === 'strike' || effect.kind === 'shoot');
  const fell = effects.some((effect) => effect.kind === 'remove');
  return 1 + (tone === 'gold' ? 4 : 0) + (fell ? 3 : 0) + (struck ? 2 : 0);
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

/** A round or a turn: the first of its steps, and whose it is, if it is one seat's. */
export interface Chapter {
  begins: number;
  name: string;
  seat: number | null;
}

/** The chapters of these lines and those known already; a headline after other lines of its step begins the next. */
export function withChapters(known: readonly Chapter[], entries: readonly LogEntry[]): Chapter[] {
  const found = new Map(known.map((each) => [each.begins, each]));
  for (const [place, { kind, step, text, seat }] of entries.entries()) {
    if (kind !== 'headline') continue;
    const begins = entries[place - 1]?.step === step ? step + 1 : step;
    const same = found.get(begins);
    if (same?.name !== text)
      found.set(begins, { begins, name: same?.name ?? text, seat: seat ?? same?.seat ?? null });
  }
  return [...found.values()].sort((a, b) => a.begins - b.begins);
}

/** Steps that are told together: from the first to the last, and whether they are what others did between two turns. */
export interface Stretch {
  from: number;
  to: number;
  name: string;
  between: boolean;
}

/** The turn or round of a step; where it is not this seat's, all that others did from its last turn to its next. */
export function stretchOf(
  chapters: readonly Chapter[],
  step: number,
  steps: number,
  own: number | null,
): Stretch {
  const at = chapters.findLastIndex(({ begins }) => begins <= step);
  const others = (place: number) => {
    const seat = chapters[place]?.seat ?? null;
    return own !== null && seat !== null && seat !== own;
  };
  let [first, last] = [at, at];
  while (others(at) && others(first - 1)) first -= 1;
  while (others(at) && others(last + 1)) last += 1;
  return {
    from: chapters[first]?.begins ?? 0,
    to: (chapters[last + 1]?.begins ?? steps + 1) - 1,
    name: chapters[at]?.name ?? '',
    between: others(at) && chapters.some(({ seat }, place) => seat === own && place < first),
  };
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
