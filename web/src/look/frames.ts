/** Frames of cards as data: by the hue of the card, the same by day and by night; without one, as the room is. */

import type { Hue } from './hues';

export interface Frame {
  /** Above and below. */
  top: string;
  foot: string;
  line: string;
  ink: string;
  name: string;
}

const frame = (top: string, foot: string, line: string): Frame => ({
  top,
  foot,
  line,
  ink: '#f4f1ea',
  name: '#fff4dc',
});

export const FRAMES: Record<Hue, Frame> = {
  red: frame('#6b1f17', '#330e0a', '#e0705c'),
  blue: frame('#1d4470', '#0f2138', '#6ea8ee'),
  green: frame('#1d4a2c', '#0e2616', '#6cc07a'),
  white: frame('#5f646f', '#34373f', '#e9e4d8'),
  gold: frame('#5e4512', '#30230a', '#e6b93c'),
  black: frame('#2f2d39', '#141319', '#8b8796'),
  purple: frame('#462a6e', '#221338', '#b98cf0'),
  orange: frame('#66340f', '#331905', '#f09a4e'),
  teal: frame('#12494a', '#082526', '#4fc0bd'),
  brown: frame('#54391c', '#281a0a', '#c39a6e'),
};

/** The frame of a hue as CSS variables. */
export function frameColours(hue: Hue | null): string {
  if (!hue) return '';
  const { top, foot, line, ink, name } = FRAMES[hue];
  return `--card-2:${top};--card:${foot};--card-line:${line};--card-ink:${ink};--card-name:${name};--card-band:rgb(0 0 0 / 34%)`;
}
