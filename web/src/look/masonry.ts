/** Walls, towers, roofs, flags: what sites are built of. */

import { box, ellipse, type Drawing, type Mark } from './drawing';

const WALL = '#cfc9bb';
const WALL_DARK = '#8f897c';
const GATE = '#33241a';

export const shadow = (x: number, y: number, rx: number, ry: number): Mark => ({
  d: ellipse(x, y, rx, ry),
  fill: '#120c04',
  opacity: 0.42,
});

/** A wall with battlements; its top is at `y`. */
export function wall(
  x: number,
  y: number,
  width: number,
  height: number,
  light = WALL,
  dark = WALL_DARK,
): Drawing {
  const teeth = Math.max(2, Math.round(width / 7));
  const step = width / (2 * teeth - 1);
  const tops = Array.from({ length: teeth }, (_, tooth) =>
    box(x + tooth * 2 * step, y - step, step, step + 0.3),
  );
  return [
    { d: box(x, y, width, height) + tops.join(''), fill: light },
    { d: box(x + width * 0.62, y, width * 0.38, height) + (tops.at(-1) ?? ''), fill: dark, opacity: 0.8 },
    {
      d: `M${x + width * 0.16} ${y + height * 0.3}h${width * 0.16}M${x + width * 0.34} ${y + height * 0.62}h${width * 0.15}`,
      stroke: '#6f695d',
      width: 0.8,
      opacity: 0.7,
    },
  ];
}

/** A pointed roof over a tower of that width; its foot is at `y`. */
export function spire(x: number, y: number, width: number, height: number, colour: string): Drawing {
  const over = width * 0.14;
  const [left, right, middle] = [x - over, x + width + over, x + width / 2];
  return [
    { d: `M${left} ${y}L${middle} ${y - height}L${right} ${y}Z`, fill: colour },
    { d: `M${middle} ${y - height}L${right} ${y}H${middle + width * 0.1}Z`, fill: '#000', opacity: 0.3 },
    {
      d: `M${left} ${y}L${middle} ${y - height}L${middle} ${y - height + 3}L${left + 2.5} ${y}Z`,
      fill: '#fff',
      opacity: 0.25,
    },
  ];
}

/** A flag on a pole whose top is at (x, y). */
export const flag = (x: number, y: number, colour: string, size = 1): Drawing => [
  { d: `M${x} ${y}v${16 * size}`, stroke: '#3b2a18', width: 1.5 * size },
  {
    d: `M${x + 0.4} ${y}q${4 * size}-${2 * size} ${7 * size} 0t${6 * size} ${size}l-${2 * size} ${3.4 * size}l${2 * size} ${3.4 * size}q-${4 * size} 0-${6 * size}-${size}t-${7 * size}-.2z`,
    fill: colour,
    stroke: '#1b120a',
    width: 0.7,
  },
];

export const gate = (x: number, y: number, width: number, height: number, inside = GATE): Mark => ({
  d: `M${x - width / 2} ${y}v${-(height - width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`,
  fill: inside,
});

export const window = (x: number, y: number, colour = '#ffd98a', size = 2.4): Mark => ({
  d: `M${x - size / 2} ${y + size}v${-size}a${size / 2} ${size / 2} 0 0 1 ${size} 0v${size}z`,
  fill: colour,
});
