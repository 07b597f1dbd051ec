/** Fills in what the server leaves out because it is the default, so that nobody else has to ask. */

import type { Keyed, LogEntry, Parts, Question, Scene, View, Zone } from './protocol';
import { SHAPES } from './shapes';

/** A value as it came over the wire: anything may be missing. */
export type Sparse<T> = T extends (infer U)[]
  ? Sparse<U>[]
  : T extends object
    ? { [K in keyof T]?: Sparse<T[K]> }
    : T;

type Loose = Record<string, unknown>;
/** How often each id has occurred. */
type Seen = Map<string, number>;

/** A part of a scene by its name, made whole with all that is in it. */
export function complete<N extends keyof Parts>(name: N, raw: Sparse<Parts[N]>): Parts[N] {
  return whole(name, raw as Loose, new Map()) as unknown as Parts[N];
}

export const completeView = (raw: Sparse<View>): View => complete('View', raw);
export const completeScene = (raw: Sparse<Scene>): Scene => complete('Scene', raw);
export const completeEntry = (raw: Sparse<LogEntry>): LogEntry => complete('LogEntry', raw);
export const completeQuestion = (raw: Sparse<Question>): Question => complete('Question', raw);

/** The shelves of a card browser: zones that lie on no table. */
export const completeZones = (raw: Sparse<Zone>[]): Zone[] => completeScene({ zones: raw }).zones;

function whole(name: keyof Parts, raw: Loose, seen: Seen): Loose {
  const { filled, parts, keyed } = SHAPES[name];
  const made: Loose = { ...filled, ...raw };
  if (keyed) made.key = keyOf(made as unknown as Keyed, seen);
  for (const field in parts) {
    const part = parts[field];
    const value = raw[field];
    if (part === undefined || value === undefined || value === null) continue;
    made[field] = Array.isArray(value)
      ? value.map((each) => whole(part, each as Loose, seen))
      : whole(part, value as Loose, seen);
  }
  return made;
}

/** Two equal cards may have one id: pointing at either means the same. To be drawn, each needs a key of its own. */
function keyOf({ id }: Keyed, seen: Seen): string {
  const times = (seen.get(id) ?? 0) + 1;
  seen.set(id, times);
  return times === 1 ? id : `${id}~${times}`;
}
