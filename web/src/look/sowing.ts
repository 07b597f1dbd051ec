/** Where things grow: spread evenly over an area by chance, those that stand up from back to front. */

import { isInside } from '../lib/outline';
import type { Point } from '../lib/protocol';
import { chance, between, pick, type Chance } from './chance';
import type { Stamp } from './drawing';
import type { GroundCell } from './plan';
import type { Sown, Terrain } from './terrain';

/** The area of a hex, by which amounts are counted. */
const HEX_AREA = 2.598 * 38 * 38;
/** Of so many places that chance offers, the one with most room around it is taken. */
const OFFERS = 5;

/** Everything sown on a cell, in the order in which it is drawn. `clear` keeps the middle free of what stands up. */
export function sow(
  cell: Pick<GroundCell, 'id' | 'x' | 'y' | 'site'>,
  ring: readonly Point[],
  { sown }: Pick<Terrain, 'sown'>,
  clear: number,
): Stamp[] {
  const next = chance(cell.id);
  const size = areaOf(ring) / HEX_AREA;
  const free = cell.site ? Math.max(clear, 20) : clear;
  const grown = sown.map((each) => ({
    each,
    stamps: scatter(each, size, cell, ring, next, each.tall ? free : 0),
  }));
  const low = grown.filter(({ each }) => !each.tall).flatMap(({ stamps }) => stamps);
  const tall = grown.filter(({ each }) => each.tall).flatMap(({ stamps }) => stamps);
  return [...low, ...tall.sort((a, b) => a.y - b.y)];
}

function scatter(
  { what, many, size, tall }: Sown,
  hexes: number,
  middle: { x: number; y: number },
  ring: readonly Point[],
  next: Chance,
  clear: number,
): Stamp[] {
  const count = Math.floor(many * hexes + next());
  const placed: Stamp[] = [];
  for (let number = 0; number < count; number++) {
    const spot = roomiest(placed, ring, next, tall ? OFFERS : 1);
    const far = Math.hypot(spot[0] - middle.x, (spot[1] - middle.y) * 1.2) >= clear;
    const stamp: Stamp = {
      drawing: pick(next, what),
      x: spot[0],
      y: spot[1],
      size: between(next, ...size),
      mirrored: !tall && next() > 0.5,
    };
    if (far) placed.push(stamp);
  }
  return placed;
}

function roomiest(placed: readonly Stamp[], ring: readonly Point[], next: Chance, offers: number): Point {
  let best: Point = anywhere(ring, next);
  let bestRoom = -1;
  for (let offer = 0; offer < offers; offer++) {
    const spot = offer === 0 ? best : anywhere(ring, next);
    const room = Math.min(Infinity, ...placed.map(({ x, y }) => Math.hypot(x - spot[0], y - spot[1])));
    if (room > bestRoom) [best, bestRoom] = [spot, room];
  }
  return best;
}

function anywhere(ring: readonly Point[], next: Chance): Point {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  for (let attempt = 0; attempt < 12; attempt++) {
    const spot: Point = [between(next, left, right), between(next, top, bottom + 4)];
    if (isInside(spot, ring)) return spot;
  }
  return [(left + right) / 2, (top + bottom) / 2];
}

function areaOf(ring: readonly Point[]): number {
  const twice = ring.reduce((sum, [x, y], place) => {
    const [nx, ny] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + x * ny - nx * y;
  }, 0);
  return Math.abs(twice) / 2;
}
