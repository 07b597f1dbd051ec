/** The colour of whoever something belongs to. */

import type { Hue } from './protocol';

const COLOURS = 6;

export const seatColour = (seat: number): string => `var(--seat-${seat % COLOURS})`;

/** Its own colour where it has one, else its owner's, else none. */
export function colourOf(seat: number | null, hue: Hue | null = null): string | undefined {
  if (hue) return `var(--of-${hue})`;
  return seat === null ? undefined : seatColour(seat);
}
