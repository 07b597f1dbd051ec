/** What a piece looks like, by what it is: a standee, a unit with its flag, a token, a solid piece, a thing lying about. */

import type { Badge, Piece, Tone } from '../lib/protocol';
import { seatColour } from './hues';

/**
 * `standee`: someone, in a medallion on a base; `unit`: soldiers under a flag; `token`: a disc of cardboard; `solid`: a
 * piece of wood in the shape of its icon; `object`: a thing that lies there.
 */
export type Body = 'standee' | 'unit' | 'token' | 'solid' | 'object';

/** Icons that are drawn as pieces of wood. */
const SOLID = new Set([
  'meeple',
  'meeple-army',
  'meeple-circle',
  'stone-tower',
  'castle',
  'house',
  'checked-shield',
  'chess-pawn',
  'position-marker',
  'cube',
]);

export const isOwned = ({ seat }: Pick<Piece, 'seat'>): boolean => seat !== null;
const hasNumber = ({ value }: Badge) => value !== null;

export function bodyOf(piece: Piece): Body {
  if (SOLID.has(piece.icon) && !piece.health && !piece.figures) return 'solid';
  if (piece.figures) return 'unit';
  if (piece.shape === 'token' || piece.face_down) return 'token';
  if (isOwned(piece) || piece.health) return 'standee';
  if (piece.shape !== 'figure') return 'unit';
  return piece.badges.some(hasNumber) ? 'token' : 'object';
}

/** The outline of a kind, around a circle of that radius. */
export function outlineOfKind(shape: Piece['shape'], r: number): string {
  if (shape === 'octagon') return star(8, r * 1.06, r * 1.06, Math.PI / 8);
  if (shape === 'jagged') return star(9, r * 1.12, r * 0.92, -Math.PI / 2);
  if (shape === 'banner') return shield(r);
  return `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
}

/** Points far and near by turns; as many corners as points where both are equally far. */
function star(points: number, far: number, near: number, turn: number): string {
  const corners = far === near ? points : points * 2;
  const places = Array.from({ length: corners }, (_, corner) => {
    const angle = turn + (corner * 2 * Math.PI) / corners;
    const r = corner % 2 && far !== near ? near : far;
    return `${(Math.cos(angle) * r).toFixed(2)} ${(Math.sin(angle) * r).toFixed(2)}`;
  });
  return `M${places.join('L')}Z`;
}

const shield = (r: number): string =>
  `M${-r * 0.9} ${-r}h${r * 1.8}v${r * 0.9}q0 ${r * 0.9} ${-r * 0.9} ${r * 1.25}q${-r * 0.9} ${-r * 0.35} ${-r * 0.9} ${-r * 1.25}z`;

/** The name of the gradient of a piece's face: its own colour, its owner's, or what its kind is made of. */
export function faceOf(piece: Piece, body: Body): string {
  const { hue, seat, rank, shape } = piece;
  if (body === 'unit') return `kind-${shape}`;
  if (hue && (body === 'token' || seat !== null)) return `hue-${hue}`;
  if (seat !== null) return `seat-${seat % 6}`;
  if (rank === 'elite') return 'hue-gold';
  if (rank === 'boss') return 'hue-purple';
  return body === 'token' && piece.face_down ? 'kind-back' : 'kind-figure';
}

const FOE = '#e05a45';
const NOBODY = '#cbbfa5';
const ELITE = '#f0b93a';

/** The colour of the ring around a piece: whose it is, or how dangerous. */
export function ringOf(
  piece: Piece,
  body: Body,
  hueColour: (hue: NonNullable<Piece['hue']>) => string,
): string {
  if (body === 'token') return '#f2e3b8';
  if (piece.seat !== null && (body === 'unit' || !piece.hue)) return seatColour(piece.seat);
  if (piece.hue) return hueColour(piece.hue);
  if (piece.rank === 'elite') return ELITE;
  if (piece.rank === 'boss' || piece.tone === 'bad') return FOE;
  return NOBODY;
}

/** How many badges fit on a piece; of the rest the number is told. */
const MOST = 3;

/** Badges with a number stand below, marks at the right, and what did not fit is counted. */
export function arranged(badges: readonly Badge[]): { low: Badge[]; side: Badge[]; more: number } {
  const low = badges.filter(hasNumber).slice(0, MOST);
  const rest = badges.filter((badge) => !low.includes(badge));
  const side = rest.length > MOST ? rest.slice(0, MOST - 1) : rest;
  return { low, side, more: rest.length - side.length };
}

/** Colours of what lies about, by its tone; the ground is the same in every theme. */
export const OBJECT_INK: Record<Tone, string> = {
  plain: '#f2f0ea',
  good: '#8fe0b0',
  bad: '#ff9a78',
  gold: '#f5cf5e',
  magic: '#cdb4ff',
  cool: '#a9c9ff',
  dim: '#b3ac9e',
};

/** Where life is told, to a figure of full size: so far below its middle, and half as wide and as high as this. */
export const PLATE = { below: 22, half: 20, high: 8.5 } as const;
/** Its number stands so far to the left and above its middle, what has befallen it to the right. */
export const SIDE = { out: 24, above: 16, half: 10.5 } as const;

export interface Patch {
  /** From the middle of the figure. */
  x: number;
  y: number;
  half: number;
  high: number;
}

/** What is written on a figure, and nothing should lie over, to its full size. */
export function patches(piece: Piece): Patch[] {
  const { out, above, half } = SIDE;
  const found: Patch[] = [];
  if (piece.health || piece.figures) found.push({ x: 0, y: PLATE.below, half: PLATE.half, high: PLATE.high });
  if (piece.number !== null) found.push({ x: -out, y: -above, half, high: half });
  if (arranged(piece.badges).side.length === 1) found.push({ x: out, y: -above, half, high: half });
  return found;
}
