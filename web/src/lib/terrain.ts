/** How a terrain word looks: a colour and a quiet texture. Words that are not known look neutral. */

export const TEXTURES = [
  'neutral',
  'forest',
  'mountain',
  'hill',
  'plain',
  'desert',
  'waste',
  'swamp',
  'water',
  'city',
  'ruins',
  'stone',
  'wood',
  'hazard',
  'block',
] as const;

export type Texture = (typeof TEXTURES)[number];

const WORDS: Record<Exclude<Texture, 'neutral'>, string> = {
  forest: 'forest forests woods wood-land jungle grove',
  mountain: 'mountain mountains crags crag peak rock rocks',
  hill: 'hill hills highland',
  plain: 'plain plains open clear countryside grass grassland meadow field',
  desert: 'desert sand dunes',
  waste: 'wasteland waste badlands dirt earth road path',
  swamp: 'swamp marsh bog fen',
  water: 'water lake sea ocean river coast ford',
  city: 'city capital village town castle keep fortress camp',
  ruins: 'ruins ruin tomb graveyard monastery',
  stone: 'stone floor dungeon cave cobbles pavement corridor room',
  wood: 'wood door bridge planks',
  hazard: 'hazard hazardous dangerous trap lava fire thorns',
  block: 'obstacle wall void difficult rubble boulder pit',
};

const BY_WORD = new Map(
  Object.entries(WORDS).flatMap(([texture, words]) =>
    words.split(' ').map((word) => [word, texture as Texture]),
  ),
);

/** Of a compound word (`closed-door`) the last part that is known. */
export function textureOf(terrain: string): Texture {
  const parts = [terrain, ...terrain.split('-').reverse()];
  return parts.map((part) => BY_WORD.get(part)).find(Boolean) ?? 'neutral';
}
