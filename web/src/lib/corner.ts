/** Where on the board a bubble hides the least of what it speaks of. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export interface Corner {
  across: 'start' | 'end';
  down: 'start' | 'end';
}

/** Where it lies as long as it hides nothing there. */
export const HOME: Corner = { across: 'start', down: 'end' };
const CORNERS: readonly Corner[] = [
  HOME,
  { across: 'end', down: 'end' },
  { across: 'start', down: 'start' },
  { across: 'end', down: 'start' },
];

/** Of the corners of a board the one in which a bubble of this size hides the least of these things. */
export function freestCorner(board: Box, size: { width: number; height: number }, things: Box[]): Corner {
  const hidden = CORNERS.map((corner) => {
    const bubble = boxIn(board, size, corner);
    return things.reduce((sum, thing) => sum + shareHidden(thing, bubble), 0);
  });
  return CORNERS[hidden.indexOf(Math.min(...hidden))] ?? HOME;
}

function boxIn(board: Box, { width, height }: { width: number; height: number }, corner: Corner): Box {
  const left = corner.across === 'start' ? board.left : board.right - width;
  const top = corner.down === 'start' ? board.top : board.bottom - height;
  return { left, top, right: left + width, bottom: top + height };
}

function shareHidden(thing: Box, bubble: Box): number {
  const width = Math.min(thing.right, bubble.right) - Math.max(thing.left, bubble.left);
  const height = Math.min(thing.bottom, bubble.bottom) - Math.max(thing.top, bubble.top);
  const area = (thing.right - thing.left) * (thing.bottom - thing.top);
  return width > 0 && height > 0 && area > 0 ? (width * height) / area : 0;
}
