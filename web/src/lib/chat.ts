/** What is said at a table. */

import type { ChatLine } from './api';

/** A line after those before it. One that was in the history as well is the same line, and stands once. */
export const withLine = (lines: readonly ChatLine[], line: ChatLine): ChatLine[] => [
  ...lines.filter(({ id }) => id !== line.id),
  line,
];
