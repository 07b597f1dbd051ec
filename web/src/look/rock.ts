/** Places under a roof: rock around the rooms, slabs on the floor, torches on the walls. */

import { pathOf } from '../lib/outline';
import type { Point } from '../lib/protocol';
import { around, between, chance, hash } from './chance';
import type { Brush, Painted } from './ground';
import { drawGlow, drawSoftly, mixed, patternOf, within } from './pen';
import type { GroundCell } from './plan';
import type { Relief } from './relief';

const ROCK: Relief = { across: 14, down: 20, octaves: 4, seed: 'rock', depth: 2.3, level: 0.95 };
/** How thick the rock is, and how rough its edge. */
const THICK = 19;
const ROUGH = 7;
const STEP = 4.5;

/** Rock all around, rough outside and dark where it meets the floor. */
export function paintRock({ on, scale, palette }: Brush, painted: Painted): void {
  const rough = new Path2D(painted.rims.map((rim) => pathOf(roughened(rim))).join(''));
  const fill = (colour: string | CanvasPattern) => {
    on.fillStyle = colour;
    on.fill(rough);
  };
  drawSoftly(on, rough, 'rgb(0 0 0 / 90%)', 20, scale, [0, 14]);
  fill(palette.rock);
  mixed(on, 'multiply', 1, () => fill(patternOf(on, ROCK, 256)));
  on.save();
  on.clip(rough);
  on.lineJoin = 'round';
  on.strokeStyle = 'rgb(255 244 224 / 28%)';
  on.lineWidth = 2;
  on.stroke(rough);
  drawSoftly(on, painted.all, 'rgb(0 0 0 / 80%)', 9, scale, [0, 0], 13);
  on.restore();
}

/** A ring moved outwards, with an edge as if broken. Corners are rounded by the mean of their sides' directions. */
function roughened(rim: readonly Point[]): Point[] {
  const turn = isClockwise(rim) ? 1 : -1;
  return denser(rim).map(([x, y], place, all): Point => {
    const [ax, ay] = all[(place - 3 + all.length) % all.length] ?? [x, y];
    const [bx, by] = all[(place + 3) % all.length] ?? [x, y];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const far = THICK + ROUGH * rugged(x, y);
    return [x + (turn * far * (by - ay)) / length, y - (turn * far * (bx - ax)) / length];
  });
}

const isClockwise = (rim: readonly Point[]): boolean =>
  rim.reduce((sum, [x, y], place) => {
    const [nx, ny] = rim[(place + 1) % rim.length] ?? [x, y];
    return sum + (nx - x) * (ny + y);
  }, 0) < 0;

/** More points on each side. */
function denser(rim: readonly Point[]): Point[] {
  return rim.flatMap(([x, y], place): Point[] => {
    const [nx, ny] = rim[(place + 1) % rim.length] ?? [x, y];
    const steps = Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / STEP));
    return Array.from({ length: steps }, (_, step): Point => [
      x + ((nx - x) * step) / steps,
      y + ((ny - y) * step) / steps,
    ]);
  });
}

/** Between -1 and 1, by place: large bulges and small splinters. */
function rugged(x: number, y: number): number {
  const wave = Math.sin(x / 13 + Math.sin(y / 17) * 2) * 0.5 + Math.sin(y / 11 + x / 29) * 0.35;
  return wave + ((hash(`${Math.round(x)} ${Math.round(y)}`) % 1000) / 1000 - 0.5) * 0.8;
}

// Floors

const SLAB = 34;

/** A floor of square slabs, some of them cut, cracked or worn. */
export function paintSlabs(
  { on }: Brush,
  cell: GroundCell,
  path: Path2D,
  bounds: { left: number; top: number; right: number; bottom: number },
  [light, shade]: readonly [string, string],
): void {
  const next = chance(cell.id);
  within(on, path, () => {
    on.fillStyle = shade;
    on.fill(path);
    for (let y = Math.floor(bounds.top / SLAB) * SLAB; y < bounds.bottom; y += SLAB)
      for (let x = Math.floor(bounds.left / SLAB) * SLAB; x < bounds.right; x += SLAB) paintSlab(x, y);
  });

  function paintSlab(x: number, y: number): void {
    on.globalAlpha = between(next, 0.15, 0.85);
    on.fillStyle = light;
    on.fillRect(x, y, SLAB, SLAB);
    on.globalAlpha = 1;
    on.strokeStyle = 'rgb(0 0 0 / 38%)';
    on.lineWidth = 1.2;
    on.strokeRect(x, y, SLAB, SLAB);
    on.strokeStyle = 'rgb(255 240 215 / 9%)';
    on.strokeRect(x + 1, y + 1, SLAB - 1, SLAB - 1);
    if (next() > 0.55) joint(x, y);
    if (next() > 0.82) crack(x, y);
  }

  function joint(x: number, y: number): void {
    const cut = y + SLAB / 2 + around(next, 3);
    on.strokeStyle = 'rgb(0 0 0 / 34%)';
    on.beginPath();
    on.moveTo(x, cut);
    on.lineTo(x + SLAB, cut);
    const side = x + SLAB / 2 + around(next, 6);
    on.moveTo(side, y);
    on.lineTo(side, cut);
    on.stroke();
  }

  function crack(x: number, y: number): void {
    on.strokeStyle = 'rgb(0 0 0 / 45%)';
    on.beginPath();
    on.moveTo(x + between(next, 4, 14), y + between(next, 4, 12));
    on.lineTo(x + between(next, 14, 22), y + between(next, 12, 20));
    on.lineTo(x + between(next, 10, 20), y + between(next, 20, 30));
    on.stroke();
  }
}

// Torches

const APART = 230;

/** Where torches hang: along the rock, upper walls first, well apart from each other. */
export function torchesOf({ rims }: Painted): Point[] {
  const places = rims.flatMap((rim) => {
    const turn = isClockwise(rim) ? 1 : -1;
    return rim.map(([x, y], place): Point & { 2?: number } => {
      const [nx, ny] = rim[(place + 1) % rim.length] ?? [x, y];
      const length = Math.hypot(nx - x, ny - y) || 1;
      return [(x + nx) / 2 + (turn * 9 * (ny - y)) / length, (y + ny) / 2 - (turn * 9 * (nx - x)) / length];
    });
  });
  const order = [...places].sort((a, b) => hash(a.join()) - hash(b.join()));
  const chosen: Point[] = [];
  for (const spot of order)
    if (chosen.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > APART)) chosen.push(spot);
  return chosen;
}

export function paintTorches({ on }: Brush, { board }: Painted, torches: readonly Point[]): void {
  if (board.cells.length === 0) return;
  mixed(on, 'screen', 1, () => {
    for (const [x, y] of torches) drawGlow(on, x, y - 8, 105, '#ff9a3a', 0.75);
  });
  for (const [x, y] of torches) paintTorch(x, y);

  function paintTorch(x: number, y: number): void {
    on.lineCap = 'round';
    on.strokeStyle = '#2c1a0c';
    on.lineWidth = 4.5;
    on.stroke(new Path2D(`M${x + 4} ${y + 11}L${x} ${y - 2}`));
    on.strokeStyle = '#6b4420';
    on.lineWidth = 2.4;
    on.stroke(new Path2D(`M${x + 4} ${y + 11}L${x} ${y - 2}`));
    for (const [colour, size] of [
      ['#ff7a1a', 1.25],
      ['#ffb347', 1],
      ['#fff3c4', 0.55],
    ] as const) {
      on.fillStyle = colour;
      on.fill(new Path2D(flame(x, y, size)));
    }
  }
}

const flame = (x: number, y: number, size: number): string =>
  `M${x} ${y - 20 * size}q${9 * size} ${10 * size} ${3 * size} ${18 * size}q${-3 * size} ${4 * size} ${-7 * size} 0q${-6 * size} ${-8 * size} ${4 * size} ${-18 * size}z`;
