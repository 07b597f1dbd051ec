/** Where a thing is on the screen. */

export interface Anchor {
  x: number;
  y: number;
}

const named = (id: string) =>
  [...document.querySelectorAll(`[data-thing="${CSS.escape(id)}"]`)].map((each) => ({
    each,
    box: each.getBoundingClientRect(),
  }));

const onScreen = ({ x, y }: Anchor) => x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight;
const middle = (box: DOMRect): Anchor => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });

/** The middle of a thing that can be seen; null if it cannot. */
export function anchorOf(id: string): Anchor | null {
  if (!id) return null;
  const seen = named(id).filter(({ each, box }) => box.width > 0 || each.classList.contains('piece'));
  return seen.map(({ box }) => middle(box)).find(onScreen) ?? null;
}

/** The middle of the board, for what has no place of its own on the screen. */
export function middleOf(): Anchor | null {
  const board = document.querySelector('.frame[data-painted]')?.getBoundingClientRect();
  return board ? { x: board.x + board.width / 2, y: board.y + board.height * 0.3 } : null;
}
