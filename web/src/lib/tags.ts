/** Where notes on a board go: beside what they speak of, over none of it and over no other note. Pure arithmetic. */

import type { Spot } from './panzoom';
import type { Box, Room } from './placing';

interface Wanted extends Room {
  at: Spot;
}

const MARGIN = 6;

/**
 * The upper left corner of each note, in the order given. `clear` is how far from a thing its note keeps; where there is
 * a choice, it lies over as few of the `pieces` as possible.
 */
export function placeTags(
  notes: readonly Wanted[],
  clear: number,
  frame: Room,
  pieces: readonly Spot[] = [],
): Spot[] {
  const square = ({ x, y }: Spot): Box => ({
    left: x - clear,
    top: y - clear,
    width: 2 * clear,
    height: 2 * clear,
  });
  const taken: Box[] = notes.map(({ at }) => square(at));
  const others = pieces.map(square);
  return notes.map((note) => {
    const corners = around(note, clear);
    const inside = corners.filter((corner) => isInside(corner, note, frame));
    const free = inside.filter((corner) => !taken.some((box) => overlap(box, boxed(corner, note))));
    const hidden = (corner: Spot) => others.filter((box) => overlap(box, boxed(corner, note))).length;
    const found = leastOf(free, hidden) ?? inside[0] ?? kept(corners[0] ?? note.at, note, frame);
    taken.push(boxed(found, note));
    return found;
  });
}

/** The first of those with the least of something. */
function leastOf(corners: readonly Spot[], much: (corner: Spot) => number): Spot | undefined {
  let [found, least]: [Spot | undefined, number] = [undefined, Infinity];
  for (const corner of corners) {
    const here = much(corner);
    if (here < least) [found, least] = [corner, here];
    if (least === 0) break;
  }
  return found;
}

/** Above, below, beside, and the same further out. */
function around({ at, width, height }: Wanted, clear: number): Spot[] {
  const near = clear + 4;
  const sides = (out: number): Spot[] => [
    { x: at.x - width / 2, y: at.y - out - height },
    { x: at.x - width / 2, y: at.y + out },
    { x: at.x + out, y: at.y - height / 2 },
    { x: at.x - out - width, y: at.y - height / 2 },
    { x: at.x + out * 0.6, y: at.y - out - height },
    { x: at.x - out * 0.6 - width, y: at.y - out - height },
    { x: at.x + out * 0.6, y: at.y + out },
    { x: at.x - out * 0.6 - width, y: at.y + out },
  ];
  return [...sides(near), ...sides(near + height), ...sides(near + 2 * height)];
}

const boxed = ({ x, y }: Spot, { width, height }: Room): Box => ({ left: x, top: y, width, height });

const isInside = ({ x, y }: Spot, note: Room, frame: Room) =>
  x >= MARGIN &&
  y >= MARGIN &&
  x + note.width <= frame.width - MARGIN &&
  y + note.height <= frame.height - MARGIN;

const kept = ({ x, y }: Spot, note: Room, frame: Room): Spot => ({
  x: Math.max(MARGIN, Math.min(x, frame.width - MARGIN - note.width)),
  y: Math.max(MARGIN, Math.min(y, frame.height - MARGIN - note.height)),
});

const overlap = (a: Box, b: Box) =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;
