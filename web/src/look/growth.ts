/** What grows and lies about on the ground, each about one unit high, in several kinds. */

import { around, between, type Chance } from './chance';
import { box, circle, ellipse, hsl, type Drawing } from './drawing';

const SHADE = '#0a1408';
const shade = (x: number, y: number, rx: number, ry: number) => ({
  d: ellipse(x, y, rx, ry),
  fill: SHADE,
  opacity: 0.36,
});

type Kinds = readonly [Drawing, ...Drawing[]];

/** Several drawings of one thing, each a little different. */
function kinds(count: number, draw: (number: number) => Drawing): Kinds {
  const [first, ...more] = Array.from({ length: count }, (_, number) => draw(number));
  return [first ?? [], ...more];
}

export const PINES = kinds(6, (number) => {
  const hue = 92 + number * 7;
  return [
    shade(0.25, 0.55, 0.66, 0.22),
    { d: box(-0.08, 0.3, 0.16, 0.3), fill: '#4a331c' },
    { d: 'M0-.75L.62 .45H-.62Z', fill: hsl(hue, 38, 23) },
    { d: 'M0-.75L.62 .45H.06Z', fill: hsl(hue, 36, 16) },
    { d: 'M0-1.25L.47 .02H-.47Z', fill: hsl(hue, 40, 30) },
    { d: 'M0-1.25L.47 .02H.05Z', fill: hsl(hue, 38, 21) },
    { d: 'M0-1.25L-.2-.7L-.04-.86Z', fill: hsl(hue, 44, 42), opacity: 0.8 },
  ];
});

export const TREES = kinds(6, (number) => {
  const hue = 84 + number * 8;
  return [
    shade(0.28, 0.68, 0.76, 0.24),
    { d: box(-0.09, 0.4, 0.18, 0.4), fill: '#4a331c' },
    { d: circle(0, 0, 0.78), fill: hsl(hue, 38, 23) },
    { d: circle(-0.16, -0.18, 0.56), fill: hsl(hue, 41, 31) },
    { d: circle(0.2, -0.3, 0.3), fill: hsl(hue, 40, 29) },
    { d: circle(-0.32, -0.36, 0.25), fill: hsl(hue, 45, 44) },
  ];
});

export const BARE_TREES = kinds(3, (number) => [
  shade(0.2, 0.6, 0.5, 0.16),
  {
    d: `M0 .6V-.2M0 .15L-.4-.35M0-.05L.38-.55M0-.2L${number ? '-.14' : '.12'}-.95M-.24-.15L-.5-.2M.2-.32L.5-.36`,
    stroke: '#4b3f36',
    width: 0.13,
  },
]);

export const MOUNDS = kinds(4, (number) => {
  const wide = 1.2 + number * 0.12;
  return [
    {
      d: `M${-wide} .55Q${-wide * 0.35}-1.1 0-1Q${wide * 0.5}-.85 ${wide} .55Z`,
      fill: hsl(41 - number * 2, 32, 46),
    },
    {
      d: `M0-1Q${wide * 0.5}-.85 ${wide} .55H${wide * 0.22}Q${wide * 0.24}-.2 0-1Z`,
      fill: hsl(37, 39, 31),
      opacity: 0.85,
    },
    { d: `M${-wide * 0.62} .02Q${-wide * 0.28}-.9 0-1`, stroke: '#dcc892', width: 0.11, opacity: 0.8 },
  ];
});

export const PEAKS = kinds(4, (number) => {
  const lean = (number - 1.5) * 0.08;
  return [
    shade(0.25, 0.62, 0.9, 0.2),
    { d: `M${lean}-1L.82 .6H-.82Z`, fill: hsl(33, 7, 52) },
    { d: `M${lean}-1L.82 .6H.08L-.1 0Z`, fill: hsl(33, 8, 34) },
    { d: `M${lean}-1L-.34-.3L-.2-.34L-.3 .1`, stroke: '#ffffff', width: 0.05, opacity: 0.3 },
    {
      d: `M${lean}-1L${lean + 0.27}-.46L${lean + 0.12}-.54L${lean}-.36L${lean - 0.14}-.5L${lean - 0.26}-.42Z`,
      fill: '#f4f6f8',
    },
    { d: `M${lean}-1L${lean + 0.27}-.46L${lean + 0.12}-.54L${lean + 0.03}-.42Z`, fill: '#c3ccd6' },
  ];
});

export const CRAGS = kinds(4, (number) => [
  shade(0.2, 0.58, 1, 0.2),
  { d: 'M-1 .6L-.72-.3L-.34 0L-.02-.95L.42-.1L.62-.42L1 .6Z', fill: hsl(30, 9, 46 - number * 3) },
  { d: 'M-.02-.95L.42-.1L.3 .6H.02L.14-.1ZM.62-.42L1 .6H.7Z', fill: hsl(30, 10, 27) },
  { d: 'M-.72-.3L-.62 .2M-.02-.95L-.14-.2', stroke: '#ffffff', width: 0.06, opacity: 0.25 },
]);

export const GRASS = kinds(4, (number) => [
  {
    d: 'M0 0q-.1-.5 .1-.85M.3 0q.3-.4 .5-.7M-.25 0q-.25-.35-.4-.55',
    stroke: number % 2 ? '#d2d88a' : '#66762c',
    width: 0.17,
    opacity: 0.75,
  },
]);

export const DRY_GRASS = kinds(3, (number) => [
  {
    d: 'M0 0q-.1-.5 .1-.85M.3 0q.3-.4 .5-.7',
    stroke: number % 2 ? '#f0e4a0' : '#7d7026',
    width: 0.16,
    opacity: 0.7,
  },
]);

export const FLOWERS = kinds(4, (number) => [
  {
    d: circle(0, 0, 0.5),
    fill: ['#fff3b0', '#f2d0e0', '#e9f0ff', '#ffd9a8'][number] ?? '#fff',
    opacity: 0.85,
  },
]);

export const WHEAT: Kinds = [
  [-0.6, -0.2, 0.2, 0.6].flatMap((x) => [
    { d: `M${x} .5q-.1-.5 .1-1`, stroke: '#8f7320', width: 0.12 },
    {
      d: `M${x + 0.1}-.5l-.16-.22m.16 .1l.18-.22m-.2 .02l-.14-.24m.14 .1l.16-.22`,
      stroke: '#efd877',
      width: 0.13,
    },
  ]),
];

export const WAVES = kinds(3, (number) => [
  {
    d: 'M-1 0q.5-.4 1 0t1 0',
    stroke: '#c8e8f7',
    width: 0.12,
    opacity: 0.3 + number * 0.16,
  },
]);

export const DUNES = kinds(3, (number) => [
  { d: 'M-1.4 .3Q-.5-.7 .2-.35Q.7-.1 1.5 .3Q.5 .05 0 .2Q-.7 .4-1.4 .3Z', fill: '#c79f57', opacity: 0.5 },
  { d: 'M-1.4 .3Q-.5-.7 .2-.35', stroke: '#f8e4b0', width: 0.1 + number * 0.02, opacity: 0.85 },
]);

export const CACTI: Kinds = [
  [
    shade(0.2, 0.6, 0.4, 0.14),
    { d: 'M0 .6V-.7M0 .1H-.35V-.3M0-.1H.34V-.5', stroke: '#4c6b34', width: 0.2 },
    { d: 'M-.05 .55V-.65', stroke: '#7f9d58', width: 0.06 },
  ],
];

export const REEDS = kinds(3, () => [
  { d: 'M-.5 .3q0-.6-.15-1.1M-.2 .3q.05-.8 .05-1.3M.1 .3q.1-.6 .3-1.05', stroke: '#8f9a55', width: 0.1 },
  { d: 'M-.66-.85v.32M-.15-1.05v.36M.4-.8v.3', stroke: '#5a3d22', width: 0.17 },
]);

export const POOLS = kinds(3, (number) => [
  { d: ellipse(0, 0, 1.1 + number * 0.15, 0.5), fill: '#2c3b2e', opacity: 0.75 },
  { d: ellipse(-0.1, -0.08, 0.9 + number * 0.1, 0.34), fill: '#55705c', opacity: 0.75 },
  { d: 'M-.6-.12q.3-.12 .6 0', stroke: '#b8cdb4', width: 0.07, opacity: 0.7 },
]);

export const CRACKS = kinds(4, (number) => [
  {
    d: `M-1-.5l.6 .3l-.1 .5l.7 .2l${number % 2 ? '.2 .5' : '-.2 .6'}M-.1 .0l.5-.4l.6 .1`,
    stroke: '#2b1a12',
    width: 0.13,
    opacity: 0.5,
  },
  {
    d: `M-.96-.42l.6 .3l-.1 .5l.7 .2`,
    stroke: '#f1d7b8',
    width: 0.05,
    opacity: 0.35,
  },
]);

export const STONES = kinds(5, (number) => [
  shade(0.12, 0.36, 0.62, 0.2),
  {
    d: 'M-.6 .3L-.5-.22L-.05-.5L.46-.3L.62 .22L.3 .42H-.3Z',
    fill: hsl(32 + number * 3, 8, 50 - number * 3),
    stroke: '#26211c',
    width: 0.07,
  },
  { d: 'M-.5-.22L-.05-.5L.46-.3L.05-.08Z', fill: '#fff', opacity: 0.2 },
]);

export const COLUMNS = kinds(3, (number) => {
  const high = [1.15, 0.7, 0.95][number] ?? 1;
  return [
    shade(0.2, 0.55, 0.5, 0.16),
    { d: box(-0.26, 0.5 - high, 0.5, high), fill: '#d6cfc1' },
    { d: box(0.04, 0.5 - high, 0.2, high), fill: '#9d9588' },
    { d: `M-.12 ${0.5 - high}v${high}`, stroke: '#fff', width: 0.05, opacity: 0.5 },
    { d: box(-0.38, 0.42, 0.74, 0.16), fill: '#b9b1a3' },
    number === 1
      ? { d: `M-.3 ${0.5 - high}l.2-.14l.16 .1l.2-.12`, stroke: '#efe9dc', width: 0.1 }
      : { d: box(-0.36, 0.34 - high, 0.7, 0.18), fill: '#ece6d9' },
  ];
});

export const ROOFS = kinds(4, (number) => {
  const roof = ['#a4482e', '#b0592f', '#8e3a26', '#7c4a30'][number] ?? '#a4482e';
  return house(roof, '#e6d3ab', '#bda67a');
});

export function house(roof: string, wall: string, dark: string): Drawing {
  return [
    shade(0.3, 0.95, 1.3, 0.28),
    { d: box(-1, -0.05, 2, 1.1), fill: wall },
    { d: box(0.1, -0.05, 0.9, 1.1), fill: dark },
    { d: box(-0.62, 0.35, 0.5, 0.7), fill: '#523419' },
    { d: box(0.38, 0.24, 0.36, 0.36), fill: '#f4d98a' },
    { d: 'M-1.3 0L0-1.2L1.3 0Z', fill: roof },
    { d: 'M0-1.2L1.3 0H.2Z', fill: '#000', opacity: 0.24 },
    { d: 'M-1.3 0L0-1.2L.02-1.06L-1.14 0Z', fill: '#fff', opacity: 0.25 },
  ];
}

/** Stones of a floor, pieces of bone, straw: quiet marks that are seldom looked at and missed when they are not there. */
export function flagstone(next: Chance, light: string): Drawing {
  const corners = Array.from({ length: 5 }, (_, corner) => {
    const angle = (corner / 5) * 2 * Math.PI + around(next, 0.3);
    const far = between(next, 0.8, 1.15);
    return `${(Math.cos(angle) * far).toFixed(2)} ${(Math.sin(angle) * far * 0.82).toFixed(2)}`;
  });
  return [
    {
      d: `M${corners.join('L')}Z`,
      fill: next() > 0.5 ? light : '#000000',
      opacity: between(next, 0.05, 0.1),
    },
    { d: `M${corners.join('L')}Z`, stroke: '#000000', width: 0.09, opacity: 0.28 },
  ];
}
export const FLAGSTONES = (light: string, next: Chance): Kinds => kinds(12, () => flagstone(next, light));
