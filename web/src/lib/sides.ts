/** Two against each other: what rules say of them. */

import type { Note, Sheet } from './protocol';

export interface SideNote {
  note: Note;
  /** Whom it is about; null where it holds for both. */
  of: Sheet | null;
}

/** Notes with a rule behind them: what holds for both is told once. */
export function notesOfSides(sheets: readonly Sheet[]): SideNote[] {
  const told = new Map<string, SideNote>();
  for (const sheet of sheets)
    for (const note of sheet.notes.filter(({ rule }) => rule !== ''))
      told.set(note.text, { note, of: told.has(note.text) ? null : sheet });
  return [...told.values()];
}
