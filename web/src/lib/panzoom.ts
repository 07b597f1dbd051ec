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

export interface Spot {
  x: number;
  y: number;
}

export interface Inset {
  top: number;
  right: number;
  bottom: number;
  left: number;
}

const SMALLEST = 0.2;
const LARGEST = 4;
const LARGEST_FIT = 1.6;
/** How much of its surroundings is seen with a spot. */
const AROUND = 80;

/** The whole surface in the middle of the frame, with `inset` pixels kept free on each side. */
export function fit(surface: Size, frame: Size, inset: Inset): Look {
  const { width, height } = within(frame, inset);
  const scale = Math.min(LARGEST_FIT, width / (surface.width || 1), height / (surface.height || 1));
  return {
    scale,
    x: inset.left + (width - surface.width * scale) / 2,
    y: inset.top + (height - surface.height * scale) / 2,
  };
}

const within = (frame: Size, inset: Inset): Size => ({
  width: Math.max(1, frame.width - inset.left - inset.right),
  height: Math.max(1, frame.height - inset.top - inset.bottom),
});

/**
 * A surface that would be smaller than `legible` if it were seen whole is shown where it matters: around all of these
 * spots, and as before while they are in sight. Where they lie too far apart, or there are none, the whole surface it is.
 */
export function closeUp(
  spots: readonly Spot[],
  surface: Size,
  frame: Size,
  inset: Inset,
  before: Look,
  legible: number,
): Look {
  const whole = fit(surface, frame, inset);
  if (whole.scale >= legible || spots.length === 0) return whole;
  const room = within(frame, inset);
  const kept = before.scale === legible ? before : null;
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  const x = beginning(xs, surface.width, legible, inset.left, room.width, kept?.x);
  const y = beginning(ys, surface.height, legible, inset.top, room.height, kept?.y);
  return x === null || y === null ? whole : { scale: legible, x, y };
}

/**
 * At this scale, where most of these spots are seen at once; as before while it shows as many. It never leaves the
 * surface where that fills the frame.
 */
export function amid(
  spots: readonly Spot[],
  surface: Size,
  frame: Size,
  inset: Inset,
  before: Look | null,
  scale: number,
): Look {
  const edge = (AROUND / 2) * scale;
  const clear = {
    top: inset.top + edge,
    right: inset.right + edge,
    bottom: inset.bottom + edge,
    left: inset.left + edge,
  };
  const inside = (look: Look, bounds: Inset) =>
    spots.filter((spot) => !beyond(spot, look, frame, bounds)).length;
  /** In sight, and rather not at the very edge. */
  const seen = (look: Look) => inside(look, inset) + inside(look, clear);
  const { width, height } = within(frame, inset);
  const begun = (x: number, y: number): Look => ({
    scale,
    x: begins(x, surface.width * scale, inset.left, width),
    y: begins(y, surface.height * scale, inset.top, height),
  });
  const around = ({ x, y }: Spot) =>
    begun(inset.left + width / 2 - x * scale, inset.top + height / 2 - y * scale);
  const same = before?.scale === scale ? [begun(before.x, before.y)] : [];
  const looks = [...same, around(middleOf(spots)), ...spots.map(around)];
  return looks.reduce((best, look) => (seen(look) > seen(best) ? look : best));
}

const middleOf = (spots: readonly Spot[]): Spot => {
  const middle = (values: number[]) => (Math.min(...values) + Math.max(...values)) / 2;
  return { x: middle(spots.map(({ x }) => x)), y: middle(spots.map(({ y }) => y)) };
};

/** Where a surface of this length begins if it should begin there: in the middle of its room, or filling it. */
function begins(at: number, length: number, start: number, room: number): number {
  if (length <= room) return start + (room - length) / 2;
  return Math.min(start, Math.max(start + room - length, at));
}

export type Side = 'left' | 'right' | 'top' | 'bottom';

/** At which side of the frame a spot is out of sight; null if it is seen. */
export function beyond({ x, y }: Spot, look: Look, frame: Size, inset: Inset): Side | null {
  const [left, top] = [look.x + x * look.scale, look.y + y * look.scale];
  if (left < inset.left) return 'left';
  if (left > frame.width - inset.right) return 'right';
  if (top < inset.top) return 'top';
  return top > frame.height - inset.bottom ? 'bottom' : null;
}

/** Where the surface begins, in one direction, so that these places are seen; null where they lie too far apart. */
function beginning(
  places: number[],
  size: number,
  legible: number,
  start: number,
  room: number,
  before?: number,
): number | null {
  const length = size * legible;
  const from = Math.max(0, (Math.min(...places) - AROUND) * legible);
  const to = Math.min(length, (Math.max(...places) + AROUND) * legible);
  if (length <= room) return start + (room - length) / 2;
  if (to - from > room) return null;
  if (before !== undefined && before + from >= start && before + to <= start + room) return before;
  return Math.min(start, Math.max(start + room - length, start + (room - from - to) / 2));
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
  const kept = (value: number, low: number, high: number) => Math.min(Math.max(value, low), high);
  return {
    scale: look.scale,
    x: kept(look.x + dx, keep - surface.width * look.scale, frame.width - keep),
    y: kept(look.y + dy, keep - surface.height * look.scale, frame.height - keep),
  };
}
