/** What a site word looks like: a small scene in the middle of a place, about as large as a hex. */

import { box, circle, ellipse, type Drawing, type Stamp } from './drawing';
import { COLUMNS, house, PINES, ROOFS, STONES } from './growth';
import { HUES, seatColour, type Hue } from './hues';
import { flag, gate, shadow, spire, wall, window } from './masonry';

/** Light that a site gives by night, or always. */
export interface Glow {
  x: number;
  y: number;
  r: number;
  colour: string;
  /** It is seen by day, too. */
  always?: boolean;
}

export interface Vignette {
  stamps: Stamp[];
  glows: Glow[];
}

export interface SiteWord {
  kind: string;
  hue?: string | null;
  seat?: number | null;
  state?: string;
}

const LAMP = '#ffb85a';
const at = (drawing: Drawing, x = 0, y = 0, size = 1): Stamp => ({ drawing, x, y, size });
const scene = (drawing: Drawing, ...glows: Glow[]): Vignette => ({ stamps: [at(drawing)], glows });
const glow = (colour: string, r: number, x = 0, y = 0, always = false): Glow => ({ x, y, r, colour, always });

type Draw = (site: SiteWord) => Vignette;

/** The colour of whoever holds the site, or of nobody. */
const banner = ({ seat, hue }: SiteWord, nobody = '#8795a3'): string =>
  seat !== null && seat !== undefined ? seatColour(seat) : hue ? hueColour(hue) : nobody;
const hueColour = (hue: string): string => HUES[hue as Hue]?.body ?? '#8795a3';
const isBurned = ({ state = '' }: SiteWord) => /burn|ruin|destroy|conquer/.test(state);
const isOpen = ({ state = '' }: SiteWord) => /open|active|lit/.test(state);

// Where people live

const village: Draw = (site) => {
  if (isBurned(site)) return burnedVillage;
  const ground: Drawing = [{ d: ellipse(0, 11, 29, 14), fill: '#c9b77a', opacity: 0.92 }];
  const [first, second, third] = [ROOFS[0], ROOFS[1] ?? ROOFS[0], ROOFS[2] ?? ROOFS[0]];
  return {
    stamps: [at(ground), at(first, -14, -3, 7), at(second, 13, -5, 7), at(third, 0, 8, 8.4)],
    glows: [glow(LAMP, 34, 0, 4)],
  };
};
const burnedVillage: Vignette = {
  stamps: [
    at([{ d: ellipse(0, 11, 29, 14), fill: '#4d4237', opacity: 0.9 }]),
    at(house('#2b2320', '#6a5c4c', '#463b31'), -13, -2, 7),
    at(house('#241d1a', '#5f5245', '#40362d'), 12, 4, 8),
    at([
      {
        d: 'M-13-8q-6-8 0-16t-2-14M12-6q6-8 0-15t3-12',
        stroke: '#3a3430',
        width: 4,
        opacity: 0.5,
      },
    ]),
  ],
  glows: [glow('#ff6a2a', 24, 0, 4)],
};

const keep: Draw = (site) => {
  const stone: Drawing = [
    shadow(3, 17, 25, 8),
    ...wall(-20, -8, 37, 24),
    ...wall(-8, -26, 15, 20, '#dad5c9', '#9b9588'),
    gate(-2, 16, 10, 13),
    window(-1, -18),
    ...flag(0, -44, banner(site)),
  ];
  return scene(isBurned(site) ? [...stone, ...smoke(8, -16)] : stone, glow(LAMP, 28));
};

const castle: Draw = (site) => {
  const roof = banner(site, '#8e4a3a');
  return scene(
    [
      shadow(2, 17, 30, 9),
      ...wall(-26, -4, 52, 20),
      ...wall(-27, -16, 12, 32, '#dcd7cb', '#9b9588'),
      ...wall(15, -16, 12, 32, '#c9c3b5', '#8a8477'),
      ...spire(-27, -17, 12, 13, roof),
      ...spire(15, -17, 12, 13, roof),
      ...wall(-8, -26, 16, 26, '#e2ddd2', '#a19b8e'),
      ...spire(-8, -27, 16, 15, roof),
      gate(0, 16, 11, 14),
      window(0, -19),
      window(-21, -8),
      window(21, -8),
      ...flag(0, -54, roof, 0.8),
    ],
    glow(LAMP, 36),
  );
};

const city: Draw = (site) => {
  const roof = site.hue ? hueColour(site.hue) : '#8a5a3a';
  return {
    stamps: [
      at([{ d: ellipse(0, 8, 33, 23), fill: '#b9a577' }, shadow(0, 17, 32, 10)]),
      at(house(roof, '#e6d3ab', '#bda67a'), -18, -8, 5.6),
      at(house(roof, '#e0cda6', '#b79f72'), 18, -9, 5.6),
      at([
        ...wall(-8, -22, 16, 26, '#e2ddd2', '#a19b8e'),
        ...spire(-8, -23, 16, 16, roof),
        ...wall(-31, 2, 62, 17),
        ...wall(-33, -4, 11, 24, '#dcd7cb', '#9b9588'),
        ...wall(22, -4, 11, 24, '#c9c3b5', '#8a8477'),
        ...spire(-33, -5, 11, 10, roof),
        ...spire(22, -5, 11, 10, roof),
        gate(0, 19, 12, 14),
        window(0, -12),
        ...flag(0, -52, banner(site, roof), 0.8),
      ]),
    ],
    glows: [glow(LAMP, 40)],
  };
};

const tower: Draw = (site) => {
  const roof = site.hue ? hueColour(site.hue) : '#6a55b8';
  return scene(
    [
      shadow(3, 18, 17, 6),
      { d: 'M-10 18L-7-18H7L10 18Z', fill: '#b9b2c9' },
      { d: 'M2 18V-18H7L10 18Z', fill: '#7d7694' },
      ...wall(-10, -20, 20, 6, '#cfc8dd', '#8f88a6'),
      ...spire(-9, -23, 18, 20, roof),
      { d: circle(0, -44, 2.6), fill: '#f4e7ff', stroke: '#8c6fe0', width: 1 },
      window(0, -10, '#e6d2ff', 3),
      window(-1, 3, '#ffe39a', 2.4),
      gate(0, 18, 7, 9),
      ...(site.seat !== null && site.seat !== undefined ? flag(8, -34, banner(site), 0.7) : []),
    ],
    glow('#a98cff', 26, 0, -16),
  );
};

const monastery: Draw = (site) => {
  if (isBurned(site)) return burnedVillage;
  return scene(
    [
      shadow(3, 17, 26, 7),
      { d: box(-22, -2, 30, 18), fill: '#e9e0cc' },
      { d: box(-4, -2, 12, 18), fill: '#c5b999' },
      { d: 'M-26-1L-18-12H4L12-1Z', fill: '#7d4a3a' },
      { d: 'M4-12L12-1H0L-2-12Z', fill: '#5b3328' },
      { d: box(6, -18, 13, 34), fill: '#f0e8d6' },
      { d: box(13, -18, 6, 34), fill: '#cbbfa0' },
      ...spire(6, -18, 13, 15, '#7d4a3a'),
      { d: 'M12.5-44v10M9.5-40.5h6', stroke: '#e9c55a', width: 1.8 },
      gate(12, 16, 6, 10),
      window(12.4, -9, '#ffe39a', 4),
      window(-17, 4, '#ffe39a', 3.4),
      window(-9, 4, '#ffe39a', 3.4),
    ],
    glow('#ffd98a', 30),
  );
};

const camp: Draw = () =>
  scene(
    [
      shadow(0, 13, 27, 8),
      { d: 'M-26 13L-13-12L0 13Z', fill: '#d9c79a' },
      { d: 'M-13-12L0 13H-10Z', fill: '#a98f5c' },
      { d: 'M-17 13L-13-3L-9 13Z', fill: '#4a3824' },
      { d: 'M4 13L15-8L26 13Z', fill: '#b8695a' },
      { d: 'M15-8L26 13H17Z', fill: '#8a4a3e' },
      { d: 'M12 13L15 0L18 13Z', fill: '#3d2a1c' },
      { d: 'M-4 16l8 4M4 16l-8 4', stroke: '#4a2f18', width: 2.2 },
      { d: 'M0 6q6 6 2 11q-4 2-5-2q-1-4 3-9z', fill: '#ff9a2a' },
      { d: 'M0 11q3 3 1 5q-2 1-2.500-1q-.5-2 1.500-4z', fill: '#fff0b0' },
    ],
    glow(LAMP, 30, 0, 10, true),
  );

const inn: Draw = () => ({
  stamps: [
    at([{ d: ellipse(0, 12, 26, 11), fill: '#b9a577' }]),
    at(house('#7c4a30', '#e6d3ab', '#bda67a'), -4, 0, 14),
    at([
      { d: 'M17 14V-8h9', stroke: '#3b2614', width: 2 },
      { d: box(19, -5, 11, 9), fill: '#8a5a26', stroke: '#2a1806', width: 0.9 },
      { d: circle(24.5, -0.5, 2.4), fill: '#f0c860' },
    ]),
  ],
  glows: [glow(LAMP, 30)],
});

const market: Draw = () => {
  const stall = (x: number, y: number, colour: string): Drawing => [
    shadow(x + 1, y + 11, 11, 3),
    { d: `M${x - 8} ${y}v11M${x + 8} ${y}v11`, stroke: '#5a3a1c', width: 1.6 },
    { d: box(x - 9, y + 5, 18, 5), fill: '#9a6f3c' },
    { d: `M${x - 11} ${y}l3-7h16l3 7z`, fill: '#f0e6cf' },
    {
      d: `M${x - 11} ${y}l3-7h4l-2 7zM${x - 1.5} ${y}l.5-7h4l1 7zM${x + 6} ${y}l-1-7h3l3 7z`,
      fill: colour,
    },
  ];
  return scene(
    [...stall(-13, -4, '#b5453a'), ...stall(12, -6, '#3f7a4a'), ...stall(0, 9, '#3b6ea8')],
    glow(LAMP, 30),
  );
};

// Strong places of an army

const stronghold: Draw = (site) => ({
  ...keep(site),
  stamps: keep(site).stamps.map((each) => ({ ...each, size: 1.15 })),
});

const rampart: Draw = () =>
  scene([shadow(0, 11, 31, 6), ...wall(-30, -6, 60, 15), { d: box(-30, 8, 60, 4), fill: '#6f695d' }]);

const palisade: Draw = () =>
  scene([
    shadow(0, 13, 29, 6),
    ...Array.from({ length: 9 }, (_, post) => post * 6.6 - 29).flatMap((x): Drawing => [
      { d: `M${x} 12V-7l2.800-5l2.800 5v19z`, fill: '#8a6236', stroke: '#3a2512', width: 0.8 },
    ]),
    { d: 'M-30 2h60', stroke: '#4a3018', width: 2.2 },
  ]);

// Under the ground

const mine: Draw = ({ hue }) => {
  const crystal = hue ? hueColour(hue) : '#c9b7a2';
  const gem = (x: number, y: number, size: number): Drawing => [
    {
      d: `M${x} ${y - 8 * size}l${4 * size} ${5 * size}l${-1.5 * size} ${8 * size}h${-5 * size}l${-1.5 * size} ${-8 * size}z`,
      fill: crystal,
      stroke: '#fff',
      width: 0.7,
    },
    { d: `M${x} ${y - 8 * size}l${-1 * size} ${13 * size}`, stroke: '#fff', width: 0.7, opacity: 0.6 },
  ];
  return scene(
    [
      shadow(0, 15, 24, 6),
      { d: 'M-22 15Q-18-15 0-16Q19-14 22 15Z', fill: '#6a5e50' },
      { d: 'M4-15Q19-12 22 15H12Q12-4 4-15Z', fill: '#453c32' },
      { d: 'M-14-7l6 3M-17 3l5 2M12-3l4 4', stroke: '#8d8071', width: 1.4 },
      gate(0, 15, 19, 21, '#14100c'),
      { d: 'M-11 15V-1M11 15V-1M-13.500-2h27', stroke: '#93693a', width: 3.2 },
      ...gem(-4, 9, 0.95),
      ...gem(4, 11, 0.8),
      ...gem(0, 3, 0.9),
    ],
    ...(hue ? [glow(crystal, 22, 0, 4)] : []),
  );
};

const cave =
  (inside: Drawing, ...glows: Glow[]): Draw =>
  () =>
    scene(
      [
        shadow(0, 15, 25, 6),
        { d: 'M-24 15Q-22-10-8-14L0-18L9-13Q23-8 24 15Z', fill: '#6f675c' },
        { d: 'M2-17L9-13Q23-8 24 15H13Q14-6 2-17Z', fill: '#474139' },
        { d: 'M-13 15Q-12-5 0-6Q12-5 13 15Z', fill: '#120e0b' },
        ...inside,
      ],
      ...glows,
    );
const EYES: Drawing = [
  { d: `${circle(-4.5, 5, 1.7)}${circle(4.5, 5, 1.7)}`, fill: '#ff5a3a' },
  { d: 'M-8 15l2-4l2 4M4 15l2-4l2 4', fill: '#d8cdb8' },
];
const BONES: Drawing = [
  { d: 'M-8 12l9 4M-8 16l9-4', stroke: '#e3dac6', width: 2 },
  { d: circle(5, 10, 3.4), fill: '#e9e1ce' },
  { d: `${circle(3.8, 10, 0.9)}${circle(6.3, 10, 0.9)}`, fill: '#2a221a' },
];

const nest: Draw = () =>
  scene(
    [
      shadow(0, 13, 24, 7),
      { d: ellipse(0, 8, 24, 11), fill: '#6a4a2a' },
      { d: ellipse(0, 6, 19, 8), fill: '#3a2614' },
      ...[
        [-8, 4, '#b6c98a'],
        [1, 1, '#c9d6a0'],
        [9, 5, '#a6bb78'],
      ].flatMap(([x, y, fill]): Drawing => [
        { d: ellipse(Number(x), Number(y), 5, 6.6), fill: String(fill), stroke: '#3f4a22', width: 0.9 },
        { d: ellipse(Number(x) - 1.6, Number(y) - 2.4, 1.3, 1.9), fill: '#fff', opacity: 0.55 },
      ]),
      { d: 'M-22 10q6 5 12 2M-6 15q8 3 14 0M12 12q6-1 10-5', stroke: '#8f6a3e', width: 1.8 },
    ],
    glow('#9ad65a', 20),
  );

const dungeon: Draw = () =>
  scene(
    [
      shadow(0, 16, 22, 6),
      ...wall(-20, -12, 40, 28, '#8f8a80', '#5d584f'),
      gate(0, 16, 20, 24, '#0e0b09'),
      { d: 'M-6 16V-3M0 16V-8M6 16V-3M-10 6h20M-10 11h20', stroke: '#77787d', width: 1.7 },
      { d: 'M-15-4v5M15-4v5', stroke: '#3a2412', width: 2 },
      {
        d: 'M-15-11q4 4 1 7q-3 1-3.500-2q0-2 2.500-5zM15-11q4 4 1 7q-3 1-3.500-2q0-2 2.500-5z',
        fill: '#ffab3a',
      },
    ],
    glow(LAMP, 26, 0, -6, true),
  );

const tomb: Draw = () =>
  scene(
    [
      shadow(0, 16, 22, 6),
      { d: 'M-20 16V-4L0-16L20-4V16Z', fill: '#b4ada0' },
      { d: 'M0-16L20-4V16H6V-8Z', fill: '#7b7468' },
      { d: 'M-23-3L0-17L23-3L21 0L0-12L-21 0Z', fill: '#d3ccbe' },
      gate(0, 16, 13, 17, '#17120e'),
      { d: box(-14, 1, 3.4, 15), fill: '#d8d1c3' },
      { d: box(10.6, 1, 3.4, 15), fill: '#a39c8e' },
      { d: 'M0-9v6M-2.200-6.800h4.400', stroke: '#e9e2d2', width: 1.6 },
    ],
    glow('#7fd0c0', 22),
  );

const maze: Draw = () =>
  scene(
    [
      shadow(0, 6, 25, 15),
      { d: circle(0, 2, 23), fill: '#6f7a4f', stroke: '#37421f', width: 1.4 },
      {
        d: 'M-17 2a17 17 0 1 1 9 15M-12 2a12 12 0 0 1 21-8M12 4a12 12 0 0 1-19 7M-6 2a6 6 0 1 1 4 5.600M-12 2h-5M9-6l4-4',
        stroke: '#2f3b1a',
        width: 3.2,
      },
      {
        d: 'M-17 1a17 17 0 1 1 9 15M-12 1a12 12 0 0 1 21-8M12 3a12 12 0 0 1-19 7M-6 1a6 6 0 1 1 4 5.600',
        stroke: '#93a868',
        width: 1.1,
      },
    ],
    glow('#c8e08a', 18),
  );

const ruins: Draw = () => ({
  stamps: [
    at([{ d: ellipse(0, 11, 27, 12), fill: '#8f8578', opacity: 0.8 }]),
    at(COLUMNS[0], -16, 0, 16),
    at(COLUMNS[1] ?? COLUMNS[0], -3, 3, 15),
    at(COLUMNS[2] ?? COLUMNS[0], 14, 0, 16),
    at([{ d: 'M-23-13h15l-1 4h-13z', fill: '#e6dfd1', stroke: '#8d8596', width: 0.7 }]),
    at(STONES[0], 6, 12, 6),
    at(STONES[1] ?? STONES[0], -12, 14, 5),
  ],
  glows: [],
});

// Places of power

const glade: Draw = () =>
  scene(
    [
      { d: circle(0, 3, 17), fill: '#86b15c', opacity: 0.9 },
      { d: circle(0, 3, 11), fill: '#b5d683', opacity: 0.75 },
      ...Array.from({ length: 6 }, (_, stone) => (stone * Math.PI) / 3).flatMap((angle): Drawing => {
        const [x, y] = [Math.sin(angle) * 17, 3 - Math.cos(angle) * 13];
        return [
          shadow(x + 1, y + 5, 3.4, 1.4),
          {
            d: `M${x - 2.6} ${y + 5}V${y - 3}q2.600-3.500 5.200 0v8z`,
            fill: '#dfe2d6',
            stroke: '#545a48',
            width: 0.8,
          },
        ];
      }),
      {
        d: 'M0-9l2.200 8l8 2.200l-8 2.200l-2.200 8l-2.200-8l-8-2.200l8-2.200z',
        fill: '#fff9d0',
        stroke: '#e8d36a',
        width: 0.8,
      },
    ],
    glow('#e9ff9a', 27, 0, 2, true),
  );

const portal: Draw = () =>
  scene(
    [
      shadow(0, 9, 26, 15),
      { d: ellipse(0, 4, 25, 18.5), fill: '#96928a' },
      { d: ellipse(0, 1, 24, 17.5), fill: '#b8b4aa' },
      { d: ellipse(0, 1, 20, 14), fill: '#2d1c5c' },
      { d: ellipse(0, 1, 15, 10), fill: '#5a35ae' },
      {
        d: 'M-12 1q3-9 13-8q11 2 10 9q-2 7-11 6q-8-1-6-6q2-4 7-3q5 1 3 4',
        stroke: '#d8c4ff',
        width: 1.9,
      },
    ],
    glow('#9a6bff', 32, 0, 0, true),
  );

const shrine: Draw = (site) => {
  const lit = site.state === '' || site.state === undefined || isOpen(site);
  return scene(
    [
      shadow(0, 15, 20, 6),
      { d: 'M-18 16h36l-5-7h-26z', fill: '#8d8a80' },
      { d: 'M-11 9h22l-3-6h-16z', fill: '#b5b1a5' },
      {
        d: 'M0-23l9 11l-4 15h-10l-4-15z',
        fill: lit ? '#9fe0ff' : '#5d6670',
        stroke: lit ? '#ffffff' : '#9aa2ad',
        width: 1.1,
      },
      { d: 'M0-23l2 26h-7z', fill: '#fff', opacity: lit ? 0.55 : 0.15 },
    ],
    ...(lit ? [glow('#7fd0ff', 34, 0, -4, true)] : []),
  );
};

const archway: Draw = (site) => {
  const open = isOpen(site);
  const inside = site.hue ? hueColour(site.hue) : '#5a2fa8';
  return scene(
    [
      shadow(0, 17, 20, 5),
      { d: 'M-19 17v-20a19 18 0 0 1 38 0v20h-7v-19a12 12 0 0 0-24 0v19z', fill: '#8b8577' },
      { d: 'M8-17a19 18 0 0 1 11 14v20h-7v-19a12 12 0 0 0-6-10z', fill: '#5d584d' },
      { d: 'M-12 17v-19a12 12 0 0 1 24 0v19z', fill: open ? inside : '#221f1d' },
      ...(open
        ? [{ d: 'M-6 10q6-17 0-17q-5 5 0 10q8 6 10-5', stroke: '#e3d2ff', width: 2 }]
        : [{ d: 'M-6 17V-9M0 17V-12M6 17V-9M-12 4h24', stroke: '#5d5a56', width: 1.8 }]),
    ],
    ...(open ? [glow('#a77bff', 34, 0, 0, true)] : []),
  );
};

const altar: Draw = () =>
  scene(
    [
      shadow(0, 16, 23, 6),
      { d: 'M-22 16h44v-4h-44z', fill: '#7f786d' },
      { d: 'M-16 12h32v-12h-32z', fill: '#9d968a' },
      { d: 'M4 12h12v-12h-12z', fill: '#6b655b' },
      { d: 'M-20 0h40v-5h-40z', fill: '#c9c2b4' },
      { d: 'M-3-5h6l4 14h-14z', fill: '#8e2c2a' },
      { d: 'M-13-5v-7M13-5v-7', stroke: '#efe6d2', width: 2.4 },
      { d: 'M-13-17q3 3 0 5q-3-2 0-5zM13-17q3 3 0 5q-3-2 0-5z', fill: '#ffb347' },
    ],
    glow(LAMP, 26, 0, -10, true),
  );

const statue: Draw = () =>
  scene([
    shadow(0, 17, 16, 5),
    { d: box(-13, 9, 26, 8), fill: '#8d887d' },
    { d: 'M-7 9q-2-18 2-22a5 5 0 1 1 10 0q4 5 2 22z', fill: '#b8b3a8' },
    { d: 'M2-18a5 5 0 0 1 3 5q4 5 2 22h-6z', fill: '#7d786d' },
    { d: 'M10 9V-14', stroke: '#9d988d', width: 2 },
  ]);

const fountain: Draw = () =>
  scene([
    shadow(0, 11, 24, 9),
    { d: ellipse(0, 7, 24, 12), fill: '#9d988c' },
    { d: ellipse(0, 5, 20, 9), fill: '#3f8fc4' },
    { d: box(-3, -10, 6, 16), fill: '#c9c4b8' },
    { d: ellipse(0, -10, 9, 3.6), fill: '#b3aea2' },
    { d: 'M0-12q-8-6-9 8M0-12q8-6 9 8M0-12v-5', stroke: '#cfeaf7', width: 1.3 },
  ]);

const greatTree: Draw = () => ({
  stamps: [
    at([shadow(4, 16, 20, 6), { d: 'M-5 17Q-1 4-4-6H4Q2 4 6 17Z', fill: '#5a3d22' }]),
    at(
      [
        { d: circle(-10, -10, 12), fill: '#3f6a33' },
        { d: circle(10, -9, 12), fill: '#365c2c' },
        { d: circle(0, -18, 14), fill: '#4d7d3c' },
        { d: circle(-5, -22, 7), fill: '#6d9f52' },
      ],
      0,
      0,
    ),
  ],
  glows: [],
});

const farm: Draw = () => ({
  stamps: [
    at([
      { d: 'M-28-8h26l3 26h-32z', fill: '#b79a3c', opacity: 0.8 },
      ...[-4, 2, 8, 14].map((y) => ({
        d: `M-28 ${y}q14-3 28 0`,
        stroke: '#e0c862',
        width: 2.4,
        dash: [3, 1.5],
      })),
    ]),
    at(ROOFS[1] ?? ROOFS[0], 14, -2, 9),
  ],
  glows: [glow(LAMP, 22, 14, 0)],
});

const lair: Draw = () => ({
  stamps: [
    at([{ d: ellipse(0, 12, 27, 11), fill: '#7a6a4c' }]),
    at(PINES[0], -20, -4, 10),
    at(PINES[2] ?? PINES[0], 21, -6, 11),
    ...cave(EYES)({ kind: '' }).stamps.map((each) => ({ ...each, size: 0.72, y: 2 })),
  ],
  glows: [glow('#ff6a3a', 16, 0, 6)],
});

const pentacle: Draw = () =>
  scene(
    [
      { d: circle(0, 2, 24), fill: '#2b1c4a', opacity: 0.75 },
      { d: circle(0, 2, 24), stroke: '#c9a8ff', width: 2 },
      { d: circle(0, 2, 20), stroke: '#c9a8ff', width: 0.8 },
      { d: 'M0-18L12 18L-19-4H19L-12 18Z', stroke: '#e6d6ff', width: 1.7 },
    ],
    glow('#9a6bff', 30, 0, 2, true),
  );

const pool: Draw = () =>
  scene(
    [
      { d: ellipse(0, 5, 26, 16), fill: '#b5ae9c' },
      { d: ellipse(0, 4, 22, 12.5), fill: '#2f86a8' },
      { d: ellipse(-2, 2, 16, 8), fill: '#5cc0d6' },
      { d: 'M-10 2q4-3 8 0t8 0M-4 7q4-3 8 0', stroke: '#e6fbff', width: 1.2 },
    ],
    glow('#7fe0ff', 26, 0, 4, true),
  );

// Things of a room

const chest: Draw = ({ state = '', hue }) => {
  const lock = hue ? hueColour(hue) : /lock/.test(state) ? '#7a4fd0' : '#e8c77a';
  const lid: Drawing = isOpen({ kind: '', state })
    ? [
        { d: 'M-17-2l3-15h28l3 15z', fill: '#5d3a18' },
        { d: ellipse(0, -1, 14, 3), fill: '#f0c860' },
      ]
    : [{ d: 'M-17-2q0-13 17-13q17 0 17 13z', fill: '#8f5f2a' }];
  return scene([
    shadow(1, 14, 19, 5),
    ...lid,
    { d: box(-17, -2, 34, 16), fill: '#6f461c' },
    { d: box(5, -2, 12, 16), fill: '#55340f' },
    { d: 'M-17-2h34M-10-12v26M10-12v26', stroke: '#dba83c', width: 2.4 },
    { d: box(-4.5, -6, 9, 9), fill: lock, stroke: '#2a1806', width: 1 },
  ]);
};

const boulders: Draw = () => ({
  stamps: [
    at(STONES[1] ?? STONES[0], -11, -3, 23),
    at(STONES[2] ?? STONES[0], 12, -1, 21),
    at(STONES[0], 0, 12, 22),
  ],
  glows: [],
});

const trap: Draw = () =>
  scene([
    { d: circle(0, 1, 25), fill: '#3a110c', opacity: 0.6 },
    { d: circle(0, 1, 25), stroke: '#7d3426', width: 1.6, opacity: 0.8 },
    ...[
      [-12, 4],
      [0, 9],
      [12, 4],
      [-7, -6],
      [7, -6],
    ].flatMap(([x = 0, y = 0]): Drawing => [
      shadow(x + 1, y + 4, 4, 1.5),
      { d: `M${x - 3.6} ${y + 4}L${x} ${y - 11}L${x + 3.6} ${y + 4}Z`, fill: '#d9cfc4' },
      { d: `M${x} ${y - 11}L${x + 3.6} ${y + 4}H${x + 0.4}Z`, fill: '#8d8379' },
    ]),
  ]);

const IRON = '#6b6f78';
const boards: Drawing = [
  { d: box(-34, -40, 68, 80), fill: '#6d4420' },
  ...[-24, -12, 0, 12, 24].map((x) => ({ d: `M${x}-40v80`, stroke: '#2a170a', width: 1.6, opacity: 0.8 })),
  ...[-18, -6, 6, 18].map((x) => ({ d: `M${x}-40v80`, stroke: '#8d5d30', width: 0.8, opacity: 0.7 })),
  { d: 'M-34-14h68M-34 14h68', stroke: '#26272b', width: 7, opacity: 0.6 },
  { d: 'M-34-14h68M-34 14h68', stroke: IRON, width: 5 },
  { d: 'M-34-15.500h68M-34 12.500h68', stroke: '#b4b9c4', width: 1, opacity: 0.6 },
];

const shutDoor: Draw = ({ state = '' }) => {
  const locked = /lock/.test(state);
  return scene([
    ...boards,
    { d: circle(0, 0, 10), fill: '#241608', stroke: locked ? '#d98a4a' : '#c9a45a', width: 2 },
    locked
      ? {
          d: 'M-4.500-1h9v7h-9zM-2.800-1v-2.500a2.800 2.800 0 0 1 5.600 0v2.500',
          stroke: '#ffcf9a',
          width: 1.6,
        }
      : { d: `${circle(0, -1.5, 2.6)}M-1.300 0h2.600l1.200 6h-5z`, fill: '#e8c77a' },
  ]);
};

const openDoor: Draw = () =>
  scene([
    { d: 'M-36-19L-24-19L-24 19L-36 19Z', fill: '#6d4420', stroke: '#2a170a', width: 1.2 },
    { d: 'M36-19L24-19L24 19L36 19Z', fill: '#5a3718', stroke: '#2a170a', width: 1.2 },
    { d: 'M-36-9h12M-36 9h12M24-9h12M24 9h12', stroke: IRON, width: 3 },
    { d: 'M-24-18q24 8 48 0M-24 18q24-8 48 0', stroke: '#000', width: 1.2, opacity: 0.35 },
  ]);

const planks: Draw = () =>
  scene([
    ...[-30, -18, -6, 6, 18, 30].map((y) => ({
      d: `M-60 ${y}h120`,
      stroke: '#2f1d0c',
      width: 1.5,
      opacity: 0.7,
    })),
    ...[-24, -12, 0, 12, 24].map((y) => ({
      d: `M-60 ${y - 4}h120`,
      stroke: '#c09058',
      width: 0.7,
      opacity: 0.4,
    })),
    {
      d: 'M-14-30v12M10-18v12M-22-6v12M4 6v12M-10 18v12M20-30v12',
      stroke: '#2f1d0c',
      width: 1.5,
      opacity: 0.7,
    },
  ]);

const rubble: Draw = () => ({
  stamps: [
    at(STONES[0], -14, 2, 12),
    at(STONES[3] ?? STONES[0], 2, -6, 13),
    at(STONES[2] ?? STONES[0], 14, 6, 12),
    at(STONES[1] ?? STONES[0], -2, 10, 11),
  ],
  glows: [],
});

const stairs: Draw = () =>
  scene([
    shadow(0, 14, 22, 6),
    ...[0, 1, 2, 3, 4].map((step) => ({
      d: box(-20 + step * 3, 12 - step * 6, 40 - step * 6, 6),
      fill: `hsl(35 8% ${34 + step * 8}%)`,
      stroke: '#26211c',
      width: 0.8,
    })),
  ]);

function smoke(x: number, y: number): Drawing {
  return [{ d: `M${x} ${y}q-6-8 0-15t-1-13`, stroke: '#4a443d', width: 5, opacity: 0.45 }];
}

const SITES: Record<string, Draw> = {
  village,
  town: village,
  keep,
  fort: keep,
  castle,
  capital: castle,
  city,
  tower,
  'mage-tower': tower,
  monastery,
  church: monastery,
  temple: monastery,
  sanctuary: greatTree,
  camp,
  inn,
  market,
  shop: market,
  farm,
  stronghold,
  rampart,
  ramparts: rampart,
  palisade,
  mine,
  deep: mine,
  'deep-mine': mine,
  den: cave(EYES),
  cave: cave([]),
  lair,
  grounds: nest,
  'spawning-grounds': nest,
  nest,
  dungeon,
  tomb,
  crypt: tomb,
  graveyard: tomb,
  bones: cave(BONES),
  maze,
  labyrinth: maze,
  ruins,
  glade,
  portal,
  gate: archway,
  shrine,
  altar,
  statue,
  fountain,
  well: fountain,
  tree: greatTree,
  chest,
  treasure: chest,
  boulders,
  obstacle: boulders,
  trap,
  door: shutDoor,
  'door-shut': shutDoor,
  'door-open': openDoor,
  rubble,
  planks,
  stairs,
  exit: stairs,
  passage: stairs,
  pentacle,
  pool,
};

const NOTHING: Vignette = { stamps: [], glows: [] };

/** The scene of a site; nothing for words that are not known (clients show their icon instead). */
export function vignette(site: SiteWord): Vignette {
  const parts = [site.kind, ...site.kind.split('-').reverse()];
  const draw = parts.map((part) => SITES[part]).find(Boolean);
  return draw?.(site) ?? NOTHING;
}

export const SITE_WORDS = Object.keys(SITES);
