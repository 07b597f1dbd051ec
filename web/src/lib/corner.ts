/** Whether a bubble over the board lies better at its top or at its bottom. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A bubble as wide as the board hides less of these things at its top than at its bottom, where it belongs. */
export function hidesLessAbove(board: Box, height: number, things: readonly Box[]): boolean {
  const hidden = (top: number) =>
    things.reduce((sum, thing) => sum + shareHidden(thing, { ...board, top, bottom: top + height }), 0);
  return hidden(board.top) < hidden(board.bottom - height);
}

function shareHidden(thing: Box, bubble: Box): number {
  const width = Math.min(thing.right, bubble.right) - Math.max(thing.left, bubble.left);
  const height = Math.min(thing.bottom, bubble.bottom) - Math.max(thing.top, bubble.top);
  const area = (thing.right - thing.left) * (thing.bottom - thing.top);
  return width > 0 && height > 0 && area > 0 ? (width * height) / area : 0;
}
