/** Arrows from one thing to another: bent, so that they cross nobody, and ending at the edge of what they point at. */

import type { Point } from '../lib/protocol';

export interface Bent {
  path: string;
  /** Where its words stand. */
  middle: Point;
}

/** How far an arrow swings aside, of its length. */
const SWING = 0.2;

/** Life is told below a figure: an arrow from there ends so much further out. */
const BELOW = 9;
/** Between neighbours there is little room: so much of the way is given up at its beginning and at its end. */
const BEGINNING = 0.38;
const END = 0.5;

/** From one place to another, beginning and ending `gap` away from their middles. */
export function bent([ax, ay]: Point, [bx, by]: Point, gap: number): Bent {
  const [dx, dy] = [bx - ax, by - ay];
  const length = Math.hypot(dx, dy) || 1;
  // Whoever stands above is reached from the side, not through what is told below him.
  const swing = dx * dy > 0 ? -SWING : SWING;
  const control: Point = [(ax + bx) / 2 + dy * swing, (ay + by) / 2 - dx * swing];
  const fromBelow = Math.max(0, control[1] - by) / (Math.hypot(control[0] - bx, control[1] - by) || 1);
  const start = towards([ax, ay], control, Math.min(gap, length * BEGINNING));
  const end = towards([bx, by], control, Math.min(gap + BELOW * fromBelow, length * END));
  const middle: Point = [(start[0] + 2 * control[0] + end[0]) / 4, (start[1] + 2 * control[1] + end[1]) / 4];
  return { path: `M${said(start)}Q${said(control)} ${said(end)}`, middle };
}

function towards([ax, ay]: Point, [bx, by]: Point, far: number): Point {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  return [ax + ((bx - ax) / length) * far, ay + ((by - ay) / length) * far];
}

const said = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

export interface Label {
  x: number;
  y: number;
  width: number;
}

const HIGH = 26;
const BETWEEN = 34;

/** Words beside their arrows: on long ones in the middle, on short ones at the side; none over another. */
export function labelled(
  arrows: readonly { from: Point; to: Point; middle: Point; width: number }[],
): Label[] {
  const placed: Label[] = [];
  for (const { from, to, middle, width } of arrows) {
    const short = Math.hypot(to[0] - from[0], to[1] - from[1]) < width + 2 * BETWEEN;
    const aside = to[1] >= from[1] ? 1 : -1;
    const label = { x: middle[0] + (short ? aside * (width / 2 + BETWEEN) : 0), y: middle[1], width };
    while (placed.some((each) => overlaps(each, label))) label.y += HIGH + 3;
    placed.push(label);
  }
  return placed;
}

const overlaps = (a: Label, b: Label): boolean =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 + 4 && Math.abs(a.y - b.y) < HIGH;
