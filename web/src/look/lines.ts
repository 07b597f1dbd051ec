/** Lines that belong to the ground: walls, streams, roads, dotted borders, rubble. */

import type { Point } from '../lib/protocol';
import { pathOf } from '../lib/outline';
import { around, chance } from './chance';
import type { Brush, Painted } from './ground';
import { STONES } from './growth';
import { drawSoftly, drawStamp, mixed, patternOf } from './pen';
import type { GroundLine } from './plan';
import type { Relief } from './relief';

const MASONRY: Relief = { across: 30, down: 30, octaves: 3, seed: 'wall', depth: 1.5, level: 0.96 };

export function paintLines(brush: Brush, { board, hexes }: Painted): void {
  const walls = board.lines.filter(({ kind }) => kind === 'wall');
  for (const line of board.lines) if (line.kind !== 'wall') paintLine(brush, line, hexes);
  if (walls.length > 0) paintWalls(brush, walls);
}

/** All walls together, so that they join. */
function paintWalls({ on, scale }: Brush, walls: readonly GroundLine[]): void {
  const all = new Path2D(walls.map(({ points }) => pathOf(points, false)).join(''));
  drawSoftly(on, all, 'rgb(0 0 0 / 75%)', 8, scale, [2, 4], 12);
  on.lineCap = 'square';
  on.lineJoin = 'miter';
  const stroke = (colour: string | CanvasPattern, width: number) => {
    on.strokeStyle = colour;
    on.lineWidth = width;
    on.stroke(all);
  };
  stroke('#2b2825', 13);
  stroke('#b3aa9f', 10.5);
  mixed(on, 'multiply', 0.9, () => stroke(patternOf(on, MASONRY, 220), 10.5));
}

type Strokes = readonly (readonly [colour: string, width: number, dash?: readonly number[]])[];

const STROKES: Record<string, Strokes> = {
  river: [
    ['#1d3a55', 10],
    ['#4f9ccb', 7.5],
    ['#3a84b8', 4],
    ['#bfe3f5', 1.1, [6, 9]],
  ],
  road: [
    ['rgb(125 106 56 / 55%)', 12],
    ['rgb(205 185 133 / 85%)', 8.5],
    ['rgb(168 146 90 / 80%)', 1.2, [5, 7]],
  ],
  path: [
    ['rgb(0 0 0 / 45%)', 6],
    ['#f0d9a8', 2.6, [3, 8]],
  ],
  barrier: [
    ['rgb(0 0 0 / 55%)', 7],
    ['#6fc0ff', 3.6, [0.1, 8]],
  ],
  'one-way': [
    ['rgb(0 0 0 / 55%)', 7],
    ['#6fc0ff', 3.6, [0.1, 8]],
  ],
  dotted: [
    ['rgb(0 0 0 / 45%)', 5],
    ['#f4ead0', 2.4, [0.1, 7]],
  ],
  bridge: [
    ['#3a2a18', 16],
    ['#a8834e', 13],
    ['#6d4f2a', 13, [1.4, 4.6]],
  ],
};

function paintLine({ on }: Brush, { kind, points }: GroundLine, hexes: boolean): void {
  if (kind === 'rubble') return paintRubble(on, points);
  const path = new Path2D(kind === 'river' && !hexes ? curved(points) : pathOf(points, false));
  on.lineCap = kind === 'bridge' ? 'butt' : 'round';
  on.lineJoin = 'round';
  for (const [colour, width, dash = []] of STROKES[kind] ?? []) {
    on.strokeStyle = colour;
    on.lineWidth = width;
    on.setLineDash([...dash]);
    on.stroke(path);
  }
  on.setLineDash([]);
}

/** A line with its corners rounded, from the first point to the last. */
function curved(points: readonly Point[]): string {
  const [first, ...rest] = points;
  const last = rest.at(-1);
  if (!first || !last) return '';
  const through = rest.slice(0, -1).map(([x, y], place) => {
    const [nx, ny] = rest[place + 1] ?? last;
    return `Q${x} ${y} ${(x + nx) / 2} ${(y + ny) / 2}`;
  });
  return `M${first[0]} ${first[1]}${through.join('')}L${last[0]} ${last[1]}`;
}

function paintRubble(on: Brush['on'], points: readonly Point[]): void {
  const [from, to] = [points[0], points.at(-1)];
  if (!from || !to) return;
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const next = chance(`rubble ${from.join()}`);
  const stones = Math.max(3, Math.round(length / 13));
  for (let stone = 0; stone <= stones; stone++)
    drawStamp(on, {
      drawing: STONES[Math.floor(next() * STONES.length)] ?? STONES[0],
      x: from[0] + ((to[0] - from[0]) * stone) / stones + around(next, 3),
      y: from[1] + ((to[1] - from[1]) * stone) / stones + around(next, 4),
      size: 12 + around(next, 3),
    });
}
