/** Shapes of dice: the face that counts, and the sides around it with the light that falls on them. */

import type { Die } from '../lib/protocol';
import { HUES, seatColour, type Hue } from './hues';

/** A side of a die that is seen askance: lighter (above 0) or darker than its colour. */
export interface Side {
  d: string;
  light: number;
}

export interface DieShape {
  sides: readonly Side[];
  /** What lies uppermost, and how large what it shows may be, in a square of 100. */
  face: string;
  middle: readonly [number, number];
  room: number;
}

const SIX: DieShape = {
  sides: [
    { d: 'M12 22L26 8H94L80 22Z', light: 0.3 },
    { d: 'M80 22L94 8V76L80 90Z', light: -0.42 },
  ],
  face: 'M18 22H74Q80 22 80 28V84Q80 90 74 90H18Q12 90 12 84V28Q12 22 18 22Z',
  middle: [46, 56],
  room: 54,
};

const TEN: DieShape = {
  sides: [
    { d: 'M50 2L94 50L50 98L6 50Z', light: -0.3 },
    { d: 'M50 2L6 50L14 58Z', light: 0.25 },
    { d: 'M50 2L94 50L86 58Z', light: -0.1 },
    { d: 'M6 50L14 58L50 98Z', light: -0.25 },
    { d: 'M94 50L86 58L50 98Z', light: -0.48 },
  ],
  face: 'M50 2L86 58L50 82L14 58Z',
  middle: [50, 50],
  room: 48,
};

/** Corners of a regular shape around the middle. */
const ring = (corners: number, r: number, turn = 0): [number, number][] =>
  Array.from({ length: corners }, (_, corner) => {
    const angle = ((corner + turn) / corners) * 2 * Math.PI - Math.PI / 2;
    return [50 + Math.cos(angle) * r, 50 + Math.sin(angle) * r];
  });
const joined = (points: readonly (readonly [number, number] | undefined)[]): string =>
  `M${points.map((point) => (point ?? [50, 50]).map((each) => each.toFixed(1)).join(' ')).join('L')}Z`;

function twelve(): DieShape {
  const [outer, inner] = [ring(10, 47), ring(5, 30)];
  const light = [0.22, -0.1, -0.45, -0.36, 0.08];
  return {
    sides: inner.map((corner, side) => ({
      d: joined([
        corner,
        outer[side * 2],
        outer[side * 2 + 1],
        outer[(side * 2 + 2) % 10],
        inner[(side + 1) % 5],
      ]),
      light: light[side] ?? 0,
    })),
    face: joined(inner),
    middle: [50, 51],
    room: 42,
  };
}

function twenty(): DieShape {
  const [outer, inner] = [ring(6, 48), ring(3, 30)];
  const sides = outer.map((corner, side): Side => {
    const near = inner[Math.floor(((side + 1) % 6) / 2)];
    return {
      d: joined([corner, outer[(side + 1) % 6], near]),
      light: [0.2, -0.2, -0.45, -0.4, -0.15, 0.25][side] ?? 0,
    };
  });
  return { sides, face: joined(inner), middle: [50, 54], room: 30 };
}

function eight(): DieShape {
  return {
    sides: [
      { d: 'M50 3L92 50L50 97Z', light: -0.3 },
      { d: 'M50 3L8 50L50 97Z', light: -0.12 },
    ],
    face: 'M50 3L92 66L8 66Z',
    middle: [50, 48],
    room: 34,
  };
}

const SHAPES: Record<string, DieShape> = { d6: SIX, d8: eight(), d10: TEN, d12: twelve(), d20: twenty() };

/** The shape of a die by its kind: `d12`, `red-d10`; a cube where the word does not say. */
export const dieShape = (kind: string): DieShape =>
  SHAPES[/d(?:20|12|10|8|6)/.exec(kind)?.[0] ?? 'd6'] ?? SIX;

/** The colour of a die: its own, or what it shows or is called where that is a colour, or its owner's. Bone otherwise. */
export function dieColours({
  hue,
  face,
  kind,
  hidden,
  seat,
}: Pick<Die, 'hue' | 'face' | 'kind' | 'hidden' | 'seat'>): { body: string; ink: string } {
  const found = [hue, hidden ? '' : face, ...kind.split('-')].find((word) => word && word in HUES);
  if (found) return HUES[found as Hue];
  return seat === null ? { body: '#e8dcc0', ink: '#2a1e10' } : { body: seatColour(seat), ink: '#1c1206' };
}

/** A colour with light or shade on it. */
export const shaded = (colour: string, light: number): string =>
  `color-mix(in srgb, ${colour} ${Math.round(100 - Math.abs(light) * 100)}%, ${light > 0 ? '#fff' : '#000'})`;

/** Signs for colours, so that nobody has to tell them apart by colour alone. */
const SIGNS: Record<Hue, string> = {
  red: 'fire',
  blue: 'snowflake-1',
  green: 'oak-leaf',
  white: 'feather',
  gold: 'sun',
  black: 'moon',
  purple: 'magic-swirl',
  orange: 'flame',
  teal: 'water-drop',
  brown: 'stone-block',
};

/** The symbols of a face; a face that is only a colour shows the sign of the colour. */
export function shownIcons({ icons, icon, face }: Pick<Die, 'icons' | 'icon' | 'face'>): string[] {
  if (icons.length > 0) return icons;
  if (icon) return [icon];
  return face in SIGNS ? [SIGNS[face as Hue]] : [];
}
