/** Looking at a surface through a frame: where it lies and how large. Pure arithmetic. */

export interface Look {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

const SMALLEST = 0.2;
const LARGEST = 4;
const LARGEST_FIT = 1.6;

/** The whole surface in the middle of the frame, with `inset` pixels kept free on each side. */
export function fit(
  surface: Size,
  frame: Size,
  inset: { top: number; right: number; bottom: number; left: number },
): Look {
  const width = Math.max(1, frame.width - inset.left - inset.right);
  const height = Math.max(1, frame.height - inset.top - inset.bottom);
  const scale = Math.min(LARGEST_FIT, width / (surface.width || 1), height / (surface.height || 1));
  return {
    scale,
    x: inset.left + (width - surface.width * scale) / 2,
    y: inset.top + (height - surface.height * scale) / 2,
  };
}

/** Larger or smaller by a factor, the point (x, y) of the frame staying where it is. */
export function zoomAt(look: Look, factor: number, x: number, y: number): Look {
  const scale = Math.min(LARGEST, Math.max(SMALLEST, look.scale * factor));
  const change = scale / look.scale;
  return { scale, x: x - (x - look.x) * change, y: y - (y - look.y) * change };
}

/** Moved, but never so far that the surface is out of sight. */
export function panBy(look: Look, dx: number, dy: number, surface: Size, frame: Size): Look {
  const keep = 60;
  const within = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  return {
    scale: look.scale,
    x: within(look.x + dx, keep - surface.width * look.scale, frame.width - keep),
    y: within(look.y + dy, keep - surface.height * look.scale, frame.height - keep),
  };
}
