/** How a terrain word looks: its ground, and what is sown on it. Words that are not known look like bare earth. */

import { chance, type Chance } from './chance';
import { circle, hsl, type Drawing } from './drawing';
import {
  BARE_TREES,
  CACTI,
  COLUMNS,
  CRACKS,
  CRAGS,
  DRY_GRASS,
  DUNES,
  FLAGSTONES,
  FLOWERS,
  GRASS,
  MOUNDS,
  PEAKS,
  PINES,
  POOLS,
  REEDS,
  ROOFS,
  STONES,
  TREES,
  WAVES,
  WHEAT,
} from './growth';

/** Something sown over an area: which drawings, how many on a hex, how large. */
export interface Sown {
  what: readonly [Drawing, ...Drawing[]];
  many: number;
  size: readonly [number, number];
  /** It stands up: whatever is nearer hides what is behind, and where pieces stand there is none on a wide area. */
  tall?: boolean;
  /** Stones of the floor itself, where it is not laid in slabs. */
  slab?: boolean;
}

/** What an area is at the bottom: open land, water, or the floor of a place with walls. */
export type Base = 'land' | 'water' | 'floor';

export interface Terrain {
  base: Base;
  /** The colour of the ground, in the light and in the shade. */
  ground: readonly [string, string];
  sown: readonly Sown[];
  /** A river runs through. */
  river?: 'ford' | 'bridge' | 'stream';
  /** One thing that fills the place: a door, a heap of rocks. */
  object?: string;
}

const grass = (many: number): Sown => ({ what: GRASS, many, size: [5, 7] });
const dry = (many: number): Sown => ({ what: DRY_GRASS, many, size: [5, 7] });
const stones = (many: number, least: number, most: number): Sown => ({
  what: STONES,
  many,
  size: [least, most],
});
const trees = (pines: number, round: number): Sown[] => [
  { what: PINES, many: pines, size: [8, 11], tall: true },
  { what: TREES, many: round, size: [8, 10.5], tall: true },
];

const flags: Sown = {
  what: FLAGSTONES('#fff0d7', chance('flagstones')),
  many: 3.4,
  size: [11, 20],
  slab: true,
};
const cracked: Sown = { what: CRACKS, many: 0.45, size: [7, 10] };

const PLATES: readonly [Drawing, ...Drawing[]] = crust(chance('crust'));
function crust(next: Chance): [Drawing, ...Drawing[]] {
  const plate = (): Drawing => [
    {
      d: 'M-.9 .2L-.6-.6L.1-.8L.8-.4L.9 .3L.2 .75L-.5 .6Z',
      fill: hsl(14, 40, 9 + next() * 8),
      opacity: 0.92,
    },
    { d: 'M-.9 .2L-.6-.6L.1-.8', stroke: '#ffcf7a', width: 0.1, opacity: 0.7 },
  ];
  return [plate(), plate(), plate(), plate()];
}
const EMBERS: readonly [Drawing, ...Drawing[]] = [
  [
    { d: circle(0, 0, 1), fill: '#ff7a2a', opacity: 0.3 },
    { d: circle(0, 0, 0.55), fill: '#ffb347', opacity: 0.8 },
    { d: circle(-0.1, -0.1, 0.25), fill: '#fff3c4' },
  ],
];

const land = (lightest: string, darkest: string, ...sown: Sown[]): Terrain => ({
  base: 'land',
  ground: [lightest, darkest],
  sown,
});
const floor = (lightest: string, darkest: string, ...sown: Sown[]): Terrain => ({
  base: 'floor',
  ground: [lightest, darkest],
  sown,
});

const STONE: readonly [string, string] = ['#766f65', '#5d564d'];
const meadow = land(
  '#a9b35a',
  '#7f8f3c',
  grass(18),
  { what: FLOWERS, many: 2.6, size: [1.1, 1.5] },
  {
    what: TREES,
    many: 0.14,
    size: [5.5, 6.5],
    tall: true,
  },
);

export const TERRAINS = {
  neutral: land('#8d8467', '#675f49', dry(6), stones(1, 2, 3)),
  plains: meadow,
  fields: land('#c9ba62', '#9c8d3e', dry(12), { what: WHEAT, many: 1.6, size: [6, 7.5], tall: true }),
  forest: land('#5d7f3f', '#35562c', ...trees(14, 11)),
  grove: land('#7f9450', '#54693a', grass(9), ...trees(1.6, 2.2)),
  hills: land('#b39a63', '#866a3c', dry(4), { what: MOUNDS, many: 7.5, size: [11, 16], tall: true }),
  mountain: land('#a7a29a', '#6b6660', stones(3, 2.5, 4), {
    what: PEAKS,
    many: 4,
    size: [17, 24],
    tall: true,
  }),
  crags: land('#7d746a', '#463f38', stones(3, 2.5, 4), { what: CRAGS, many: 5, size: [13, 18], tall: true }),
  desert: land(
    '#e3c684',
    '#b58f4b',
    { what: DUNES, many: 7, size: [9, 13] },
    { what: CACTI, many: 0.7, size: [7, 9], tall: true },
  ),
  wasteland: land('#ab8f7b', '#6f5647', { what: CRACKS, many: 4.5, size: [8, 12] }, stones(4, 2.5, 5), {
    what: BARE_TREES,
    many: 1.2,
    size: [9, 12],
    tall: true,
  }),
  badlands: land('#93836a', '#5f523e', { what: CRACKS, many: 2, size: [8, 11] }, stones(6, 3, 7), dry(4)),
  swamp: land(
    '#737d4c',
    '#474f2c',
    { what: POOLS, many: 5, size: [8, 11] },
    { what: REEDS, many: 7, size: [6, 8], tall: true },
    { what: BARE_TREES, many: 0.7, size: [9, 11], tall: true },
  ),
  snow: land('#f1f5f9', '#b9c8d8', stones(1.5, 2.5, 4), { what: PINES, many: 1.5, size: [7, 9], tall: true }),
  earth: land('#a08659', '#6d5636', dry(5), stones(2, 2, 3.5)),
  city: land('#d9b777', '#a67f45', dry(5), stones(1, 2, 3)),
  village: land('#c6b684', '#93815a', dry(7), grass(4), {
    what: ROOFS,
    many: 0.9,
    size: [5, 6.5],
    tall: true,
  }),
  ruins: land('#9b8f9c', '#5f5566', stones(3, 2.5, 4.5), dry(2), {
    what: COLUMNS,
    many: 3,
    size: [10, 13],
    tall: true,
  }),
  water: { base: 'water', ground: ['#4f9ccb', '#235f93'], sown: [{ what: WAVES, many: 9, size: [7.5, 10] }] },
  river: { ...meadow, river: 'stream' },
  ford: { ...meadow, river: 'ford' },
  bridge: { ...meadow, river: 'bridge' },
  floor: floor(...STONE, flags, cracked),
  corridor: floor('#7d705c', '#645a48', flags, cracked),
  cave: floor('#776553', '#584a3d', { ...flags, many: 2 }, stones(2, 2.5, 5), cracked),
  planks: { ...floor('#7a5630', '#5a3d20'), object: 'planks' },
  lava: floor('#ff9a2a', '#c8430f', { what: PLATES, many: 11, size: [6, 11] }),
  hazard: floor('#4a3a33', '#2b201c', stones(7, 3, 6), { what: EMBERS, many: 7, size: [2, 3.5] }),
  rubble: floor(...STONE, flags, stones(9, 3, 6)),
  obstacle: { ...floor(...STONE, flags), object: 'boulders' },
  trap: { ...floor(...STONE, flags), object: 'trap' },
  shut: { ...floor('#5a3b1d', '#3f270f'), object: 'door-shut' },
  opened: { ...floor(...STONE, flags), object: 'door-open' },
  unknown: { base: 'land', ground: ['#00000000', '#00000000'], sown: [] },
} satisfies Record<string, Terrain>;

export type TerrainName = keyof typeof TERRAINS;

const WORDS: Record<Exclude<TerrainName, 'neutral'>, string> = {
  plains: 'plains plain open clear countryside grass grassland meadow',
  fields: 'field fields farmland wheat',
  forest: 'forest forests woods jungle',
  grove: 'grove wood-land orchard garden',
  hills: 'hill hills highland',
  mountain: 'mountain mountains peak',
  crags: 'crags crag rock rocks cliff cliffs',
  desert: 'desert sand dunes',
  wasteland: 'wasteland waste ash',
  badlands: 'badlands scrub rough',
  swamp: 'swamp marsh bog fen',
  snow: 'snow ice tundra',
  earth: 'earth dirt road path camp',
  city: 'city capital castle keep fortress square',
  village: 'village town',
  ruins: 'ruins ruin tomb graveyard monastery',
  water: 'water lake sea ocean coast deep',
  river: 'river waterway stream',
  ford: 'ford shallows',
  bridge: 'bridge',
  floor: 'floor stone dungeon cobbles pavement room hall crypt',
  corridor: 'corridor passage',
  cave: 'cave cavern underground',
  planks: 'planks wood deck',
  lava: 'lava dangerous fire magma',
  hazard: 'hazard hazardous thorns coals',
  rubble: 'rubble difficult debris',
  obstacle: 'obstacle boulder wall void pit',
  trap: 'trap',
  shut: 'door closed-door locked-door',
  opened: 'open-door doorway',
  unknown: 'unknown hidden',
};

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([name, words]) =>
    words.split(' ').map((word) => [word, name as TerrainName] as const),
  ),
);

/** Of a compound word (`dense-forest`) the last part that is known. */
export function terrainNamed(word: string): TerrainName {
  const parts = [word, ...word.split('-').reverse()];
  return parts.map((part) => BY_WORD.get(part)).find(Boolean) ?? 'neutral';
}

export const terrainOf = (word: string): Terrain => TERRAINS[terrainNamed(word)];
