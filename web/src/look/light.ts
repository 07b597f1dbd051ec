/** Light as data: a few layers over the painted ground, from a bright day to a cave. */

export type LightWord = 'day' | 'night' | 'torch' | 'underground';

export interface Light {
  /** What all colours are multiplied with. */
  veil: string;
  /** What lies over the sites, which have lamps of their own. */
  dusk: string;
  /** What is added to all colours. */
  haze: string;
  /** The sun, or the moon, from the upper left. */
  sun: string;
  /** How bright the lamps of sites are, 0 to 1. */
  lamps: number;
  /** Torches burn on the walls. */
  torches: boolean;
  /** How dark it is where the ground meets a wall, 0 to 1. */
  corners: number;
}

export const LIGHTS: Record<LightWord, Light> = {
  day: {
    veil: '',
    haze: '',
    dusk: '',
    sun: 'rgb(255 231 168 / 55%)',
    lamps: 0,
    torches: false,
    corners: 0.75,
  },
  night: {
    veil: '#6f7cb8',
    haze: 'rgb(20 28 78 / 30%)',
    dusk: 'rgb(40 48 104 / 26%)',
    sun: 'rgb(150 170 255 / 22%)',
    lamps: 1,
    torches: true,
    corners: 0.9,
  },
  torch: { veil: '#ece1d2', haze: '', dusk: '', sun: '', lamps: 0.8, torches: true, corners: 0.95 },
  underground: {
    veil: '#8fa0b8',
    haze: 'rgb(10 26 44 / 30%)',
    dusk: 'rgb(16 30 48 / 30%)',
    sun: '',
    lamps: 1,
    torches: false,
    corners: 1,
  },
};
