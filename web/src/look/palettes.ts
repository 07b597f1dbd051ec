/** Palettes as data: the colours of a room by a word, and how common terrains look in it. */

import type { TerrainName } from './terrain';

export interface Palette {
  /** Terrains that look different here. */
  terrains?: Partial<Record<TerrainName, TerrainName>>;
  /** The rock around rooms, and the wood of frames. */
  rock: string;
  wood: string;
}

export const PALETTES = {
  plain: { rock: '#8c8378', wood: '#6a4a26' },
  bronze: { rock: '#8c8378', wood: '#6a4a26' },
  ember: { rock: '#8c8378', wood: '#5b4023' },
  olive: { rock: '#8a8577', wood: '#6a4a26' },
  indigo: { rock: '#80808c', wood: '#c9a878', terrains: { plains: 'fields' } },
  amethyst: { rock: '#857c80', wood: '#54402a' },
} as const satisfies Record<string, Palette>;

export type PaletteWord = keyof typeof PALETTES;

export const paletteNamed = (word: string): PaletteWord =>
  word in PALETTES ? (word as PaletteWord) : 'plain';
