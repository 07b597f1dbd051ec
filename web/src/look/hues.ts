/** The colours that things have on the table, each with what stands out on it. The same by day and by night. */

export interface HueColours {
  /** The thing itself. */
  body: string;
  /** In the light and in the shade. */
  light: string;
  dark: string;
  /** What is written on it. */
  ink: string;
}

const hue = (body: string, light: string, dark: string, ink = '#ffffff'): HueColours => ({
  body,
  light,
  dark,
  ink,
});

export const HUES = {
  red: hue('#c0392f', '#f0806f', '#571410'),
  blue: hue('#2b68c4', '#7db4f2', '#12305c'),
  green: hue('#2c7a3d', '#7ccf8f', '#123a22'),
  white: hue('#f3f1ea', '#ffffff', '#8d8f98', '#2a2318'),
  gold: hue('#e3b72e', '#ffe9a6', '#7a5510', '#2a2318'),
  black: hue('#26242e', '#6b6875', '#0c0b10', '#efeef4'),
  purple: hue('#7a4fb5', '#c3a1f5', '#30165c'),
  orange: hue('#c96a1e', '#f7b26a', '#5a2b08'),
  teal: hue('#1f8a86', '#79d9d2', '#0b3f40'),
  brown: hue('#8a5f36', '#c99f6e', '#3b2512'),
} as const satisfies Record<string, HueColours>;

export type Hue = keyof typeof HUES;

/** The colours of seats on the board, whatever the theme: the ground is the same in both. */
const SEATS = ['#e5534b', '#4a8fe8', '#45b35a', '#e6bd3a', '#a877ea', '#f09a4e'] as const;

export const seatColour = (seat: number): string => SEATS[seat % SEATS.length] ?? SEATS[0];

/** Marks that tell seats apart without colour, in a square from -1 to 1. */
const MARKS = [
  'M0-1L.95 .75H-.95Z',
  'M-.8-.8h1.6v1.6h-1.6z',
  'M-.9 0a.9 .9 0 1 0 1.8 0a.9 .9 0 1 0-1.8 0z',
  'M0-1.1L.95 0L0 1.1L-.95 0Z',
  'M0-1.1L.28-.36L1.05-.33L.44 .15L.66 .9L0 .46L-.66 .9L-.44 .15L-1.05-.33L-.28-.36Z',
  'M0-1L.87-.5V.5L0 1L-.87 .5V-.5Z',
] as const;

export const seatMark = (seat: number): string => MARKS[seat % MARKS.length] ?? MARKS[0];
