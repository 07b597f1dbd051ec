/** Rivers that run from hex to hex, with their fords and bridges. */

import type { Point } from '../lib/protocol';
import { around, between, chance } from './chance';
import type { Drawing } from './drawing';
import type { Brush, Painted } from './ground';
import { drawSoftly, drawStamp } from './pen';
import type { GroundCell } from './plan';
import { STONES, WAVES } from './growth';
import { terrainOf } from './terrain';

/** A hex has a neighbour in each of these directions, so far away. */
const SIDES = 6;

interface Bend {
  cell: GroundCell;
  /** The middles of the sides through which the river runs. */
  ends: Point[];
}

export function paintRivers(brush: Brush, { board, hexes }: Painted): void {
  if (!hexes) return;
  const bends = bendsOf(board.cells);
  if (bends.length === 0) return;
  const course = new Path2D(bends.map(pathOf).join(''));
  strokeRiver(brush, course);
  for (const { cell, ends } of bends) {
    const kind = riverOf(cell);
    const along = directionOf(cell, ends);
    if (kind === 'stream') paintWaves(brush, cell);
    else if (kind === 'ford') paintFord(brush, cell, along);
    else paintBridge(brush, cell, along);
  }
}

const riverOf = ({ terrain }: GroundCell) => terrainOf(terrain).river;

/** River hexes with the sides where the river goes on: to its like, to water, or out of the board. */
function bendsOf(cells: readonly GroundCell[]): Bend[] {
  const wet = cells.filter((cell) => riverOf(cell) || terrainOf(cell.terrain).base === 'water');
  return cells.filter(riverOf).map((cell) => {
    const near = wet.filter((each) => each !== cell && isNext(cell, each));
    const ends = near.map((each): Point => [(cell.x + each.x) / 2, (cell.y + each.y) / 2]);
    if (ends.length === 1 && ends[0]) {
      const out = wayOut(cell, cells, ends[0]);
      if (out) ends.push(out);
    }
    return { cell, ends };
  });
}

const isNext = (a: GroundCell, b: GroundCell): boolean => {
  const [cx, cy] = a.corners[0] ?? [0, 38];
  return Math.hypot(a.x - b.x, a.y - b.y) < Math.hypot(cx, cy) * 1.9;
};

/** Where a river leaves the board: the open side that lies most opposite to where it comes from. */
function wayOut(cell: GroundCell, cells: readonly GroundCell[], from: Point): Point | null {
  const reach = Math.hypot(from[0] - cell.x, from[1] - cell.y);
  const open = Array.from({ length: SIDES }, (_, side): Point => {
    const angle = (side * Math.PI) / 3;
    return [cell.x + Math.cos(angle) * reach, cell.y + Math.sin(angle) * reach];
  }).filter(
    ([x, y]) => !cells.some((each) => Math.hypot(2 * x - cell.x - each.x, 2 * y - cell.y - each.y) < reach),
  );
  const [best] = open.sort((a, b) => distance(b, from) - distance(a, from));
  return best && distance(best, from) > reach * 1.2 ? best : null;
}

const distance = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]);

function pathOf({ cell, ends }: Bend): string {
  const next = chance(`${cell.id} river`);
  const [x, y] = [cell.x + around(next, 12), cell.y + around(next, 12)];
  const [a, b] = ends;
  if (a && b && ends.length === 2) return `M${a[0]} ${a[1]}Q${x} ${y} ${b[0]} ${b[1]}`;
  if (ends.length === 0) return `M${x - 8} ${y}h16`;
  return ends.map(([ex, ey]) => `M${ex} ${ey}L${x} ${y}`).join('');
}

const directionOf = (cell: GroundCell, [a, b]: Point[]): number => {
  const from = a ?? [cell.x - 1, cell.y];
  const to = b ?? [2 * cell.x - from[0], 2 * cell.y - from[1]];
  return Math.atan2(to[1] - from[1], to[0] - from[0]);
};

function strokeRiver({ on }: Brush, course: Path2D): void {
  on.lineCap = 'round';
  on.lineJoin = 'round';
  for (const [colour, width] of [
    ['#b9a56a', 46],
    ['#8a7a48', 42],
    ['#4f9ccb', 38],
    ['#3a84b8', 32],
    ['#2f75a8', 18],
  ] as const) {
    on.strokeStyle = colour;
    on.lineWidth = width;
    on.stroke(course);
  }
}

function paintWaves({ on }: Brush, cell: GroundCell): void {
  const next = chance(`${cell.id} waves`);
  for (let wave = 0; wave < 4; wave++)
    drawStamp(on, {
      drawing: WAVES[wave % WAVES.length] ?? WAVES[0],
      x: cell.x + around(next, 24),
      y: cell.y + around(next, 11),
      size: between(next, 6, 8),
    });
}

/** Sand and stones across the water. */
function paintFord({ on }: Brush, cell: GroundCell, along: number): void {
  const next = chance(`${cell.id} ford`);
  on.save();
  on.translate(cell.x, cell.y);
  on.rotate(along);
  on.fillStyle = 'rgb(205 184 128 / 78%)';
  on.fill(new Path2D('M-17-25Q-10 0-18 25H18Q10 0 17-25Z'));
  on.restore();
  for (let stone = 0; stone < 9; stone++)
    drawStamp(on, {
      drawing: STONES[stone % STONES.length] ?? STONES[0],
      x: cell.x + around(next, 14),
      y: cell.y + around(next, 20),
      size: between(next, 3, 5),
    });
}

const BRIDGE: Drawing = [
  { d: 'M-22-32q4 32 0 64h44q-4-32 0-64z', fill: '#8f8573' },
  { d: 'M-17-32q3 32 0 64h34q-3-32 0-64z', fill: '#c9bea6' },
  ...[-26, -13, 0, 13, 26].map((y) => ({ d: `M-16 ${y}h32`, stroke: '#8b806a', width: 1.1 })),
  { d: 'M-4-26v13M6-13v13M-6 0v13M4 13v13', stroke: '#a3977e', width: 1 },
  { d: 'M-20-32q4 32 0 64M20-32q-4 32 0 64', stroke: '#5d5446', width: 4 },
  { d: 'M-21-32q4 32 0 64M19-32q-4 32 0 64', stroke: '#b5aa94', width: 1.2 },
];

function paintBridge({ on, scale }: Brush, cell: GroundCell, along: number): void {
  on.save();
  on.translate(cell.x, cell.y);
  on.rotate(along);
  drawSoftly(on, new Path2D('M-22-32h44v64h-44z'), 'rgb(0 0 0 / 50%)', 5, scale, [0, 0]);
  drawStamp(on, { drawing: BRIDGE, x: 0, y: 0, size: 1 });
  on.restore();
}
