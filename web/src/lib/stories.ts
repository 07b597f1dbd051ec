/** Pages of a story: entries of the log that are to be read, not only noticed. */

import type { LogEntry } from './protocol';

/**
 * The pages that a reader has not turned yet: told after `newFrom`, where this seat last chose, and after `closed`.
 * Who has not chosen anything yet reads the latest only.
 */
export function unread(log: readonly LogEntry[], newFrom: number, closed: number): LogEntry[] {
  const pages = log.filter(({ kind, step }) => kind === 'story' && step > newFrom && step > closed);
  const last = pages.at(-1)?.step;
  return newFrom < 0 ? pages.filter(({ step }) => step === last) : pages;
}
