/** Tiles of lit noise: what makes a flat colour look like stone, painted land or wood. Pure arithmetic, no canvas. */

import { chance } from './chance';

export interface Relief {
  /** Hills along the tile, across and down; whole numbers, so that tiles join without a seam. */
  across: number;
  down: number;
  octaves: number;
  seed: string;
  /** How deep the valleys are. */
  depth: number;
  /** Brightness of level ground, 1 leaving colours as they are. */
  level: number;
}

/** Width and height of a tile, in pixels. */
export const TILE = 256;

/** A tile as grey values: how much light falls on each point from the upper left. */
export function lit(relief: Relief): Uint8ClampedArray {
  const height = heights(relief);
  const at = (x: number, y: number) => height[(y & (TILE - 1)) * TILE + (x & (TILE - 1))] ?? 0;
  const grey = new Uint8ClampedArray(TILE * TILE);
  for (let y = 0; y < TILE; y++)
    for (let x = 0; x < TILE; x++) {
      const slope = at(x + 1, y) - at(x - 1, y) + (at(x, y + 1) - at(x, y - 1));
      grey[y * TILE + x] = 255 * relief.level * (1 - relief.depth * slope);
    }
  return grey;
}

/** Heights between 0 and 1, as the sum of ever finer waves. */
export function heights({ across, down, octaves, seed }: Relief): Float32Array {
  const sum = new Float32Array(TILE * TILE);
  let weight = 0.5;
  for (let octave = 0; octave < octaves; octave++) {
    addWaves(
      sum,
      Math.min(TILE, across << octave),
      Math.min(TILE, down << octave),
      weight,
      `${seed} ${octave}`,
    );
    weight /= 2;
  }
  return sum;
}

/** Smooth noise: random heights on a grid, and curves between them. */
function addWaves(sum: Float32Array, across: number, down: number, weight: number, seed: string): void {
  const next = chance(seed);
  const grid = Float32Array.from({ length: across * down }, next);
  const columns = Array.from({ length: TILE }, (_, x) => between(x, across));
  for (let y = 0; y < TILE; y++) {
    const [top, low, v] = between(y, down);
    for (let x = 0; x < TILE; x++) {
      const [left, right, u] = columns[x] ?? [0, 0, 0];
      const above = mix(grid[top * across + left] ?? 0, grid[top * across + right] ?? 0, u);
      const below = mix(grid[low * across + left] ?? 0, grid[low * across + right] ?? 0, u);
      sum[y * TILE + x] = (sum[y * TILE + x] ?? 0) + weight * mix(above, below, v);
    }
  }
}

/** The grid lines around a point, and how far it is on the way from one to the next. */
function between(at: number, lines: number): [number, number, number] {
  const place = (at / TILE) * lines;
  const before = Math.floor(place);
  const way = place - before;
  return [before % lines, (before + 1) % lines, way * way * (3 - 2 * way)];
}

const mix = (a: number, b: number, way: number) => a + (b - a) * way;
