/** Pointy-top hexes in axial coordinates, one unit from centre to corner. */

import type { Point } from './protocol';

const ROOT3 = Math.sqrt(3);

export const centreOf = ([q, r]: readonly [number, number]): Point => [ROOT3 * (q + r / 2), 1.5 * r];

/** The corners, clockwise from the top. */
export const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, corner): Point => {
  const angle = (Math.PI / 3) * corner - Math.PI / 2;
  return [Math.cos(angle), Math.sin(angle)];
});

/** The side that two neighbouring hexes share, or null where they are no neighbours. */
export function sharedSide(a: Point, b: Point): [Point, Point] | null {
  const dx = b[0] - a[0];
  const dy = b[1] - a[1];
  const apart = Math.hypot(dx, dy);
  if (Math.abs(apart - ROOT3) > 0.01) return null;
  const middle: Point = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const along: Point = [-dy / apart / 2, dx / apart / 2];
  return [
    [middle[0] - along[0], middle[1] - along[1]],
    [middle[0] + along[0], middle[1] + along[1]],
  ];
}
