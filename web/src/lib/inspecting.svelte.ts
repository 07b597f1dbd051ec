/** The one thing that is looked at closely: after a moment under the pointer, or for as long as a person wants. */

import { getContext, setContext } from 'svelte';
import type { Barred } from './protocol';
import type { Box } from './placing';

/** A thing of the table by its id, or a word of the glossary by its own. */
export interface Subject {
  kind: 'thing' | 'term';
  id: string;
}

export interface Inspected {
  subject: Subject;
  /** Where it lies on the screen. */
  at: Box;
  /** It stays until it is closed. */
  pinned: boolean;
  /** Why it cannot be chosen. */
  barred: readonly Barred[];
}

const KEY = Symbol('inspecting');
/** How long the pointer rests on something before it is explained. */
const REST = 450;

export class Inspecting {
  open: Inspected | null = $state.raw(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private before: HTMLElement | null = null;

  /** The pointer has come to something, or gone from everything. */
  hover(subject: Subject | null, at: () => Box): void {
    clearTimeout(this.timer);
    if (this.open?.pinned) return;
    if (!subject) {
      this.open = null;
      return;
    }
    if (this.open && same(this.open.subject, subject)) return;
    this.open = null;
    this.timer = setTimeout(() => (this.open = { subject, at: at(), pinned: false, barred: [] }), REST);
  }

  /** A person wants to see it. */
  pin(subject: Subject, at: Box, barred: readonly Barred[] = []): void {
    clearTimeout(this.timer);
    if (!this.open?.pinned && document.activeElement instanceof HTMLElement)
      this.before = document.activeElement;
    this.open = { subject, at, pinned: true, barred };
  }

  /** Close it; true if there was something to close. The focus goes back to where it was. */
  close(): boolean {
    clearTimeout(this.timer);
    const was = this.open;
    this.open = null;
    if (was?.pinned && this.before?.isConnected) this.before.focus({ preventScroll: true });
    this.before = null;
    return was !== null;
  }
}

const same = (a: Subject, b: Subject) => a.kind === b.kind && a.id === b.id;

/** What an element of the page is about: the innermost term or thing around it, or the thing that is spoken of there. */
export function subjectOf(element: Element | null): { subject: Subject; element: Element } | null {
  const found = element?.closest('[data-term], [data-thing], [data-look]') ?? null;
  if (!found) return null;
  const term = found.getAttribute('data-term');
  const subject: Subject =
    term === null
      ? { kind: 'thing', id: found.getAttribute('data-thing') ?? found.getAttribute('data-look') ?? '' }
      : { kind: 'term', id: term };
  return { subject, element: found };
}

export const provideInspecting = (inspecting: Inspecting): Inspecting => setContext(KEY, inspecting);
export const useInspecting = (): Inspecting => getContext<Inspecting>(KEY);
