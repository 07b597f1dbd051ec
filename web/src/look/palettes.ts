/** Palettes as data: the colours of a room by a word, by night (the dark theme) and by day, and of its ground. */

import type { LightWord } from './light';
import type { TerrainName } from './terrain';

/** The colours of the page that a palette sets; the rest is the same everywhere. */
export interface Room {
  bg: string;
  surface: string;
  raised: string;
  'raised-2': string;
  line: string;
  'line-strong': string;
  brand: string;
  /** The main button. */
  go: string;
  'go-line': string;
  /** Where the board lies: in the light, around it, in the corners. */
  stage: readonly [string, string, string];
}

export interface Palette {
  dark: Room;
  light: Room;
  /** By night, in the game, the room is darker still. */
  night?: Partial<Room>;
  /** Terrains that look different here. */
  terrains?: Partial<Record<TerrainName, TerrainName>>;
  /** The rock around rooms, and the wood of frames. */
  rock: string;
  wood: string;
}

const AMBER = { go: 'linear-gradient(#a96f1f, #77460d)', 'go-line': '#f0c06a' };
const AZURE = { go: 'linear-gradient(#2f6fc2, #1b4786)', 'go-line': '#a9ccff' };
const AMBER_DAY = { go: 'linear-gradient(#8f5a12, #6d4007)', 'go-line': '#5a3504' };
const AZURE_DAY = { go: 'linear-gradient(#2a5f9e, #1b4377)', 'go-line': '#143358' };

/** A room by night: three shades of its darkness, its lines, its letters. */
const dark = (
  shades: readonly [string, string, string, string],
  lines: readonly [string, string],
  brand: string,
  stage: readonly [string, string, string],
  go: Pick<Room, 'go' | 'go-line'>,
): Room => ({
  bg: shades[0],
  surface: shades[1],
  raised: shades[2],
  'raised-2': shades[3],
  line: lines[0],
  'line-strong': lines[1],
  brand,
  stage,
  ...go,
});

const EMBER: Palette = {
  dark: dark(
    ['#0a0908', '#171411', '#221e1a', '#2e2823'],
    ['#4a4034', '#7a6a50'],
    '#f3dcae',
    ['#37302a', '#1a1613', '#07080b'],
    AMBER,
  ),
  light: dark(
    ['#e6dcc8', '#f4ecdb', '#fdf8ec', '#efe4cd'],
    ['#d6c7a6', '#a8966f'],
    '#6b4310',
    ['#cfc1a6', '#b5a688', '#988a70'],
    AMBER_DAY,
  ),
  rock: '#8c8378',
  wood: '#5b4023',
};

export const PALETTES = {
  ember: EMBER,
  bronze: {
    dark: dark(
      ['#0f0b06', '#1e170d', '#2b2114', '#3a2d1b'],
      ['#5c4a2a', '#8a6f42'],
      '#f7dfa6',
      ['#5b4a2c', '#33281a', '#120d07'],
      AZURE,
    ),
    light: dark(
      ['#eadfc4', '#f6edd8', '#fef9ec', '#f1e5c8'],
      ['#d8c79e', '#a8925f'],
      '#6a470c',
      ['#dccfa8', '#c0ae82', '#a08c60'],
      AZURE_DAY,
    ),
    night: {
      bg: '#070912',
      surface: '#141627',
      raised: '#1e2136',
      'raised-2': '#292d48',
      line: '#454d78',
      'line-strong': '#6b74a6',
      stage: ['#3a4674', '#20284a', '#0a0d1a'],
    },
    rock: '#8c8378',
    wood: '#6a4a26',
  },
  olive: {
    dark: dark(
      ['#0c0b06', '#1a1810', '#262317', '#332f20'],
      ['#504a30', '#82784c'],
      '#f4e1ac',
      ['#464429', '#26240f', '#0d0c06'],
      AZURE,
    ),
    light: dark(
      ['#e3e0c6', '#f2efdb', '#fcfaee', '#eae6cc'],
      ['#cfc9a2', '#98906a'],
      '#5a4a0e',
      ['#cfcfa6', '#b0af84', '#8f8e64'],
      AZURE_DAY,
    ),
    rock: '#8a8577',
    wood: '#6a4a26',
  },
  indigo: {
    dark: dark(
      ['#090a12', '#161826', '#212438', '#2c3049'],
      ['#424867', '#6b7298'],
      '#f3dfae',
      ['#39405e', '#1f2336', '#0a0b14'],
      AZURE,
    ),
    light: dark(
      ['#dfe2ec', '#eff1f7', '#fbfcff', '#e5e9f3'],
      ['#c5cbdc', '#8b93ad'],
      '#57400c',
      ['#c9d0e2', '#a9b2ca', '#8a94b0'],
      AZURE_DAY,
    ),
    terrains: { plains: 'fields' },
    rock: '#80808c',
    wood: '#d3b585',
  },
  amethyst: {
    dark: dark(
      ['#0a080d', '#18151d', '#24202c', '#302b3a'],
      ['#4b4459', '#776d8a'],
      '#f2dcb4',
      ['#3a3345', '#1d1925', '#0a080e'],
      AZURE,
    ),
    light: dark(
      ['#e4dfe8', '#f2eff5', '#fcfbfe', '#e9e4ef'],
      ['#cdc5d6', '#978da5'],
      '#5a3d10',
      ['#cfc6d8', '#b0a6bd', '#9087a0'],
      AZURE_DAY,
    ),
    rock: '#857c80',
    wood: '#54402a',
  },
} satisfies Record<string, Palette>;

/** A palette by its word; embers glow where the word is not known. */
export const paletteOf = (word: string): Palette => (PALETTES as Record<string, Palette>)[word] ?? EMBER;

/** The colours of a room as CSS variables. */
export function roomColours(word: string, light: LightWord, theme: 'dark' | 'light'): Record<string, string> {
  const palette = paletteOf(word);
  const night = theme === 'dark' && light === 'night' ? palette.night : undefined;
  const { stage, ...room }: Room = { ...palette[theme], ...night };
  const [lit, around, corners] = stage;
  return {
    ...Object.fromEntries(Object.entries(room).map(([name, colour]) => [`--${name}`, colour])),
    '--stage': `radial-gradient(ellipse 70% 75% at 45% 40%, ${lit}, ${around} 52%, ${corners})`,
  };
}
