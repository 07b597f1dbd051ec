/** Drawing on a canvas: marks, stamps, soft shadows, patterns of lit noise. */

import type { Drawing, Mark, Stamp } from './drawing';
import { lit, TILE, type Relief } from './relief';

export type Canvas = OffscreenCanvasRenderingContext2D;

const paths = new Map<string, Path2D>();

/** The path of a mark; those of stamps come again and again. */
export function pathFor(d: string): Path2D {
  let path = paths.get(d);
  if (!path) paths.set(d, (path = new Path2D(d)));
  return path;
}

export function drawMark(on: Canvas, mark: Mark): void {
  const path = pathFor(mark.d);
  on.globalAlpha = mark.opacity ?? 1;
  if (mark.fill) {
    on.fillStyle = mark.fill;
    on.fill(path, mark.evenodd ? 'evenodd' : 'nonzero');
  }
  if (mark.stroke) {
    on.strokeStyle = mark.stroke;
    on.lineWidth = mark.width ?? 1;
    on.setLineDash(mark.dash ? [...mark.dash] : []);
    on.stroke(path);
  }
  on.globalAlpha = 1;
}

export function drawAll(on: Canvas, drawing: Drawing): void {
  on.lineCap = 'round';
  on.lineJoin = 'round';
  for (const mark of drawing) drawMark(on, mark);
}

export function drawStamp(on: Canvas, { drawing, x, y, size, mirrored }: Stamp): void {
  on.save();
  on.translate(x, y);
  on.scale(mirrored ? -size : size, size);
  drawAll(on, drawing);
  on.restore();
}

/** Whatever is drawn shows only within a path. */
export function within(on: Canvas, path: Path2D, draw: () => void): void {
  on.save();
  on.clip(path, 'evenodd');
  draw();
  on.restore();
}

/** Whatever is drawn mixes with what is there. */
export function mixed(on: Canvas, how: GlobalCompositeOperation, opacity: number, draw: () => void): void {
  on.save();
  on.globalCompositeOperation = how;
  on.globalAlpha = opacity;
  draw();
  on.restore();
}

const FAR = 10_000;

/** The soft shadow of a path, without the path. Blurs and offsets of shadows are in pixels, whatever the scale. */
export function drawSoftly(
  on: Canvas,
  path: Path2D,
  colour: string,
  blur: number,
  scale: number,
  [dx, dy]: readonly [number, number] = [0, 0],
  width = 0,
): void {
  on.save();
  on.shadowColor = colour;
  on.shadowBlur = blur * scale;
  on.shadowOffsetX = (FAR + dx) * scale;
  on.shadowOffsetY = dy * scale;
  on.translate(-FAR, 0);
  on.fillStyle = on.strokeStyle = '#000';
  if (width > 0) {
    on.lineWidth = width;
    on.lineJoin = 'round';
    on.stroke(path);
  } else on.fill(path, 'evenodd');
  on.restore();
}

/** How light fades with distance. */
const FADING = [
  [0, 0.75],
  [0.2, 0.46],
  [0.45, 0.17],
  [0.7, 0.05],
  [1, 0],
] as const;

/** A light that fades out; its colour is written `#rrggbb`. */
export function drawGlow(on: Canvas, x: number, y: number, r: number, colour: string, strength = 1): void {
  const fade = on.createRadialGradient(x, y, 0, x, y, r);
  for (const [at, opacity] of FADING) fade.addColorStop(at, faded(colour, opacity * strength));
  on.fillStyle = fade;
  on.fillRect(x - r, y - r, 2 * r, 2 * r);
}

/** A colour written `#rrggbb`, seen through. */
export const faded = (colour: string, opacity: number): string =>
  `${colour}${Math.round(Math.max(0, Math.min(1, opacity)) * 255)
    .toString(16)
    .padStart(2, '0')}`;

// Patterns

const tiles = new Map<string, OffscreenCanvas>();

/** Lit noise as a fill. `spread` is how many units wide a tile is. */
export function patternOf(on: Canvas, relief: Relief, spread: number): CanvasPattern | string {
  const pattern = on.createPattern(tileOf(relief), 'repeat');
  pattern?.setTransform(new DOMMatrix([spread / TILE, 0, 0, spread / TILE, 0, 0]));
  return pattern ?? 'transparent';
}

function tileOf(relief: Relief): OffscreenCanvas {
  const key = JSON.stringify(relief);
  let tile = tiles.get(key);
  if (!tile) tiles.set(key, (tile = drawTile(lit(relief))));
  return tile;
}

function drawTile(grey: Uint8ClampedArray): OffscreenCanvas {
  const tile = new OffscreenCanvas(TILE, TILE);
  const on = tile.getContext('2d');
  const pixels = new ImageData(TILE, TILE);
  grey.forEach((value, at) => pixels.data.set([value, value, value, 255], at * 4));
  on?.putImageData(pixels, 0, 0);
  return tile;
}
