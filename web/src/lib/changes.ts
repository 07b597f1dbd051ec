/** What has changed of a view since the last one: docs/protocol.md. */

import type { Sparse } from './complete';
import type { View } from './protocol';

type Step = string | number;
type Loose = Record<Step, unknown>;
/** A place with nothing: its default is there. With a value: that. With a list: new items and runs of old ones. */
export type Change = [Step[]] | [Step[], unknown] | [Step[], null, unknown[]];

/** Make of one view the next, in place. Nothing that was made of it before is touched: lists are made anew. */
export function applyChanges(view: Sparse<View>, changes: Change[]): void {
  for (const [path, value, made] of changes) {
    const last = path.at(-1);
    if (last === undefined) continue;
    const place = path.slice(0, -1).reduce<Loose>((part, step) => part[step] as Loose, view as Loose);
    if (made) place[last] = assembled(place[last] as unknown[], made);
    else if (value === undefined) Reflect.deleteProperty(place, last);
    else place[last] = value;
  }
}

const assembled = (old: unknown[], made: unknown[]): unknown[] =>
  made.flatMap((each) => {
    if (!Array.isArray(each)) return [each];
    const [first, count] = each as [number, number];
    return old.slice(first, first + count);
  });
