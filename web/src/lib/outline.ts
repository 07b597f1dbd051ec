/** Outlines of areas: around several together, and smoothed so that neighbours still share their border. */

import type { Point } from './protocol';

export type Ring = readonly Point[];

const keyOf = ([x, y]: Point): string => `${Math.round(x * 20)},${Math.round(y * 20)}`;

/** The outer and inner borders of all these areas taken together. Areas that touch must share their corners. */
export function outlineOf(areas: readonly Ring[]): Point[][] {
  const sides = new Map<string, [Point, Point]>();
  for (const area of areas)
    area.forEach((from, place) => {
      const to = area[(place + 1) % area.length] ?? from;
      if (!sides.delete(`${keyOf(to)} ${keyOf(from)}`)) sides.set(`${keyOf(from)} ${keyOf(to)}`, [from, to]);
    });
  return ringsOf([...sides.values()]);
}

/** Sides put together, end to beginning, until each ring is closed. */
function ringsOf(sides: readonly [Point, Point][]): Point[][] {
  const from = new Map<string, [Point, Point][]>();
  for (const side of sides) {
    const key = keyOf(side[0]);
    const others = from.get(key);
    if (others) others.push(side);
    else from.set(key, [side]);
  }
  const rings: Point[][] = [];
  for (const side of sides) {
    const ring: Point[] = [];
    let next = takeFrom(from, side[0]);
    while (next) {
      ring.push(next[0]);
      next = takeFrom(from, next[1]);
    }
    if (ring.length > 2) rings.push(ring);
  }
  return rings;
}

const takeFrom = (from: Map<string, [Point, Point][]>, at: Point) => from.get(keyOf(at))?.pop();

/** The same areas with a corner wherever a corner of another lies on their border. */
export function withSharedCorners(areas: readonly Ring[]): Point[][] {
  const corners = [...new Map(areas.flat().map((corner) => [keyOf(corner), corner])).values()];
  return areas.map((area) =>
    area.flatMap((from, place): Point[] => {
      const to = area[(place + 1) % area.length] ?? from;
      return [from, ...cornersOn(from, to, corners)];
    }),
  );
}

/** Corners strictly between the ends of a side, in order. */
function cornersOn(from: Point, to: Point, corners: readonly Point[]): Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy);
  const found: [number, Point][] = [];
  for (const corner of corners) {
    const [x, y] = [corner[0] - from[0], corner[1] - from[1]];
    const along = (x * dx + y * dy) / (length || 1);
    const off = Math.abs(x * dy - y * dx) / (length || 1);
    if (off < 0.02 && along > 0.05 && along < length - 0.05) found.push([along, corner]);
  }
  return found.sort(([a], [b]) => a - b).map(([, corner]) => corner);
}

/** Areas with rounded borders. Where three meet, and at the corners of the whole, the border stays where it is. */
export function smoothed(areas: readonly Ring[], rounds = 3): Point[][] {
  const shared = withSharedCorners(areas);
  const fixed = fixedCorners(shared);
  return shared.map((ring) => {
    const start = ring.findIndex((corner) => fixed.has(keyOf(corner)));
    if (start < 0) return cutCorners([...ring], rounds, true);
    const turned = [...ring.slice(start), ...ring.slice(0, start)];
    return chainsOf(turned, fixed).flatMap((chain) => cutCorners(chain, rounds, false).slice(0, -1));
  });
}

function fixedCorners(areas: readonly Ring[]): Set<string> {
  const neighbours = new Map<string, Set<string>>();
  const meet = (a: string, b: string) => (neighbours.get(a) ?? neighbours.set(a, new Set()).get(a))?.add(b);
  for (const area of areas)
    area.forEach((from, place) => {
      const to = keyOf(area[(place + 1) % area.length] ?? from);
      meet(keyOf(from), to);
      meet(to, keyOf(from));
    });
  const fixed = new Set([...neighbours].filter(([, around]) => around.size > 2).map(([key]) => key));
  const all = areas.flat();
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  for (const x of [Math.min(...xs), Math.max(...xs)])
    for (const y of [Math.min(...ys), Math.max(...ys)]) fixed.add(keyOf([x, y]));
  return fixed;
}

/** A ring that begins at a fixed corner, cut at every fixed corner; each piece has both its ends. */
function chainsOf(ring: Ring, fixed: ReadonlySet<string>): Point[][] {
  const chains: Point[][] = [];
  let chain: Point[] = [];
  for (const corner of [...ring, ...ring.slice(0, 1)]) {
    chain.push(corner);
    if (chain.length > 1 && fixed.has(keyOf(corner))) {
      chains.push(chain);
      chain = [corner];
    }
  }
  return chains;
}

/** Every corner cut off, again and again: the line becomes a curve. */
function cutCorners(line: Point[], rounds: number, closed: boolean): Point[] {
  let now = line;
  for (let round = 0; round < rounds; round++) {
    const cut: Point[] = [];
    const last = closed ? now.length : now.length - 1;
    for (let place = 0; place < last; place++) {
      const [a, b] = [now[place], now[(place + 1) % now.length]];
      if (a && b) cut.push(along(a, b, 0.25), along(a, b, 0.75));
    }
    const [first, end] = [now[0], now[now.length - 1]];
    now = closed || !first || !end ? cut : [first, ...cut, end];
  }
  return now;
}

const along = ([ax, ay]: Point, [bx, by]: Point, way: number): Point => [
  ax + (bx - ax) * way,
  ay + (by - ay) * way,
];

/** Whether a point lies within a ring. */
export function isInside([x, y]: Point, ring: Ring): boolean {
  let inside = false;
  ring.forEach(([ax, ay], place) => {
    const [bx, by] = ring[(place + 1) % ring.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax)) inside = !inside;
  });
  return inside;
}

const round = (value: number) => Math.round(value * 10) / 10;

export const pathOf = (points: Ring, closed = true): string =>
  points.length === 0
    ? ''
    : `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${closed ? 'Z' : ''}`;
