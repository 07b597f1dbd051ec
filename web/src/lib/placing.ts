/** Where a note about something goes: beside it, on the screen, and never over it. Pure arithmetic. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Room {
  width: number;
  height: number;
}

const GAP = 10;
const MARGIN = 8;

/** The upper left corner of a note of this size about a thing that lies there. */
export function beside(thing: Box, note: Room, screen: Room): { left: number; top: number } {
  const right = thing.left + thing.width + GAP;
  const left = thing.left - GAP - note.width;
  const above = thing.top - GAP - note.height;
  const middle = thing.left + thing.width / 2 - note.width / 2;
  const level = within(thing.top + thing.height / 2 - note.height / 2, note.height, screen.height);
  if (right + note.width + MARGIN <= screen.width) return { left: right, top: level };
  if (left >= MARGIN) return { left, top: level };
  const across = within(middle, note.width, screen.width);
  if (above >= MARGIN) return { left: across, top: above };
  return {
    left: across,
    top: within(thing.top + thing.height + GAP, note.height, screen.height),
  };
}

/** Moved only as far as needed to be on the screen; what is larger than the screen begins at its edge. */
const within = (start: number, size: number, room: number) =>
  Math.max(MARGIN, Math.min(start, room - MARGIN - size));
