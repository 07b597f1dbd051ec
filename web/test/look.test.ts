import { describe, expect, test } from 'vitest';
import { centreOf, CORNERS } from '../src/lib/hex';
import { layOut } from '../src/lib/layout';
import { isInside, outlineOf, smoothed } from '../src/lib/outline';
import type { Badge, Piece, Point } from '../src/lib/protocol';
import { bent, labelled } from '../src/look/arrows';
import { arranged, bodyOf, faceOf, ringOf } from '../src/look/figures';
import { HUES } from '../src/look/hues';
import { PALETTES, roomColours } from '../src/look/palettes';
import { isSamePlan, planOf } from '../src/look/plan';
import { lit, TILE } from '../src/look/relief';
import { isSite } from '../src/look/site-words';
import { SITE_WORDS, vignette } from '../src/look/sites';
import { sow } from '../src/look/sowing';
import { terrainNamed, terrainOf } from '../src/look/terrain';
import { fixture } from './fixtures';

const hex = (q: number, r: number, size = 38): Point[] => {
  const [x, y] = centreOf([q, r]);
  return CORNERS.map(([dx, dy]) => [(x + dx) * size, (y + dy) * size]);
};
const lengthOf = (ring: readonly Point[]) =>
  ring.reduce((sum, [x, y], place) => {
    const [nx, ny] = ring[(place + 1) % ring.length] ?? [x, y];
    return sum + Math.hypot(nx - x, ny - y);
  }, 0);

describe('outlines', () => {
  test('two neighbouring hexes have one border of ten sides', () => {
    const [rim, ...more] = outlineOf([hex(0, 0), hex(1, 0)]);
    expect(more).toEqual([]);
    expect(rim).toHaveLength(10);
  });

  test('a ring of hexes has a border inside as well', () => {
    const ring: [number, number][] = [
      [1, 0],
      [0, 1],
      [-1, 1],
      [-1, 0],
      [0, -1],
      [1, -1],
    ];
    const rims = outlineOf(ring.map(([q, r]) => hex(q, r)));
    expect(rims.map((rim) => rim.length).sort((a, b) => a - b)).toEqual([6, 18]);
  });

  test('smoothed neighbours still share their border, and the whole keeps its corners', () => {
    const left: Point[] = [
      [0, 0],
      [40, 0],
      [40, 20],
      [60, 20],
      [60, 60],
      [0, 60],
    ];
    const right: Point[] = [
      [40, 0],
      [100, 0],
      [100, 60],
      [60, 60],
      [60, 20],
      [40, 20],
    ];
    const [a = [], b = []] = smoothed([left, right]);
    const together = outlineOf([a, b]);
    expect(together).toHaveLength(1);
    expect(lengthOf(together[0] ?? [])).toBeCloseTo(320, 0);
    expect(a).toContainEqual([0, 0]);
    expect(a.length).toBeGreaterThan(left.length);
  });
});

describe('terrain', () => {
  test('is known by its word, by a part of a word, and looks bare otherwise', () => {
    expect(terrainNamed('forest')).toBe('forest');
    expect(terrainNamed('dense-forest')).toBe('forest');
    expect(terrainNamed('closed-door')).toBe('shut');
    expect(terrainNamed('open-door')).toBe('opened');
    expect(terrainNamed('moon-cheese')).toBe('neutral');
  });

  test('grows the same way every time, within its place, and differently elsewhere', () => {
    const ring = hex(0, 0);
    const grown = (id: string) => sow({ id, x: 0, y: 0, site: null }, ring, terrainOf('forest'), 0);
    expect(grown('a')).toEqual(grown('a'));
    expect(grown('a')).not.toEqual(grown('b'));
    expect(grown('a').length).toBeGreaterThan(15);
    for (const { x, y } of grown('a')) expect(isInside([x, y], hex(0, 0, 44))).toBe(true);
  });

  test('what stands up is drawn from back to front, and not where pieces stand', () => {
    const area = hex(0, 0, 90);
    const trees = sow({ id: 'a', x: 0, y: 0, site: null }, area, terrainOf('forest'), 30);
    expect(trees.map(({ y }) => y)).toEqual(trees.map(({ y }) => y).sort((a, b) => a - b));
    for (const { x, y } of trees) expect(Math.hypot(x, y * 1.2)).toBeGreaterThanOrEqual(30);
  });

  test('relief joins without a seam', () => {
    const grey = lit({ across: 8, down: 8, octaves: 3, seed: 'x', depth: 1, level: 1 });
    const steps = (from: number, to: number) =>
      Math.max(
        ...Array.from({ length: TILE }, (_, y) =>
          Math.abs((grey[y * TILE + from] ?? 0) - (grey[y * TILE + to] ?? 0)),
        ),
      );
    expect(steps(TILE - 1, 0)).toBeLessThan(steps(100, 104) + 40);
  });
});

describe('sites', () => {
  test('every word has a scene, and whoever asks without drawing knows it', () => {
    for (const kind of SITE_WORDS) {
      expect(vignette({ kind }).stamps.length, kind).toBeGreaterThan(0);
      expect(isSite(kind), kind).toBe(true);
    }
    expect(vignette({ kind: 'teapot' }).stamps).toEqual([]);
    expect(isSite('teapot')).toBe(false);
  });

  test('a mine shows its colour, a burned village no roof of clay, an open gate its light', () => {
    const marks = (kind: string, more: object) =>
      JSON.stringify(vignette({ kind, ...more }).stamps.map(({ drawing }) => drawing));
    expect(marks('mine', { hue: 'green' })).toContain(HUES.green.body);
    expect(marks('village', { state: 'burned' })).not.toBe(marks('village', {}));
    expect(vignette({ kind: 'gate', state: 'open' }).glows.length).toBeGreaterThan(
      vignette({ kind: 'gate', state: 'shut' }).glows.length,
    );
  });
});

const piece = (more: Partial<Piece>): Piece => ({
  id: 'p',
  key: 'p',
  icon: 'orc-head',
  name: 'Orc',
  seat: null,
  hue: null,
  tone: 'plain',
  shape: 'figure',
  rank: '',
  number: null,
  lying: false,
  face_down: false,
  health: null,
  figures: null,
  badges: [],
  sheet: '',
  help: null,
  ...more,
});
const badge = (more: Partial<Badge>): Badge => ({
  icon: '',
  value: null,
  text: null,
  tone: 'plain',
  hue: null,
  seat: null,
  ...more,
});

describe('figures', () => {
  const ring = (each: Piece) => ringOf(each, bodyOf(each), (hue) => HUES[hue].body);

  test('look by what they are', () => {
    expect(bodyOf(piece({ health: [1, 2] }))).toBe('standee');
    expect(bodyOf(piece({ seat: 1, figures: [2, 4], health: [2, 4] }))).toBe('unit');
    expect(bodyOf(piece({ shape: 'token', seat: 0 }))).toBe('token');
    expect(bodyOf(piece({ face_down: true }))).toBe('token');
    expect(bodyOf(piece({ badges: [badge({ value: 4 })] }))).toBe('token');
    expect(bodyOf(piece({ icon: 'meeple', seat: 1 }))).toBe('solid');
    expect(bodyOf(piece({ icon: 'two-coins' }))).toBe('object');
  });

  test('a character has its own colour, a unit the ring of its side', () => {
    expect(ring(piece({ seat: 0, hue: 'green', health: [1, 2] }))).toBe(HUES.green.body);
    const unit = piece({ seat: 0, hue: 'green', figures: [1, 4], shape: 'octagon' });
    expect(ring(unit)).toBe(ring(piece({ seat: 0, health: [1, 2] })));
    expect(faceOf(unit, 'unit')).toBe('kind-octagon');
  });

  test('elites and bosses are told from the rest', () => {
    const faces = (['', 'elite', 'boss'] as const).map((rank) => {
      const each = piece({ rank, tone: 'bad', health: [1, 2] });
      return `${faceOf(each, 'standee')} ${ring(each)}`;
    });
    expect(new Set(faces).size).toBe(3);
  });

  test('of many badges none is silently left out', () => {
    const many = [1, 2, 3, 4, 5].map((number) => badge({ icon: `i${number}` }));
    const { side, more } = arranged(many);
    expect(side.length + more).toBe(5);
    expect(more).toBeGreaterThan(0);
    expect(arranged(many.slice(0, 3))).toMatchObject({ more: 0 });
    expect(arranged([badge({ value: 3 }), badge({ icon: 'x' })])).toMatchObject({
      low: [{ value: 3 }],
      side: [{ icon: 'x' }],
    });
  });
});

describe('the plan of the ground', () => {
  const plan = (name: string) => planOf(layOut(fixture(name).scene.boards, 1.6), 'bronze', 'day');

  test('is the same only where everything painted is the same', () => {
    const layout = layOut(fixture('look-land').scene.boards, 1.6);
    const now = planOf(layout, 'bronze', 'day');
    expect(isSamePlan(now, planOf(layout, 'bronze', 'day'))).toBe(true);
    expect(isSamePlan(now, planOf(layout, 'bronze', 'night'))).toBe(false);
    expect(isSamePlan(now, plan('look-dungeon'))).toBe(false);
  });

  test('holds walls, but no doors: those can be pointed at', () => {
    const kinds = new Set(plan('look-rooms').boards.flatMap(({ lines }) => lines.map(({ kind }) => kind)));
    expect(kinds).toEqual(new Set(['wall', 'one-way', 'rubble']));
  });
});

describe('palettes', () => {
  /** Contrast of two colours `#rrggbb` by WCAG. */
  function contrast(a: string, b: string): number {
    const light = (colour: string) => {
      const [r = 0, g = 0, blue = 0] = [1, 3, 5].map((at) => {
        const value = parseInt(colour.slice(at, at + 2), 16) / 255;
        return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * r + 0.7152 * g + 0.0722 * blue;
    };
    const [high = 0, low = 0] = [light(a), light(b)].sort((x, y) => y - x);
    return (high + 0.05) / (low + 0.05);
  }

  const rooms = Object.keys(PALETTES).flatMap((word) =>
    (['dark', 'light'] as const).flatMap((theme) =>
      (['day', 'night'] as const).map((light) => [word, light, theme] as const),
    ),
  );

  test.each(rooms)('%s by %s in the %s theme: names can be read on every surface', (word, light, theme) => {
    const room = roomColours(word, light, theme);
    for (const surface of ['--bg', '--surface', '--raised', '--raised-2'])
      expect(contrast(room['--brand'] ?? '', room[surface] ?? ''), surface).toBeGreaterThan(4.5);
    const ink = theme === 'dark' ? '#a99d86' : '#5b503c';
    for (const surface of ['--bg', '--surface', '--raised', '--raised-2'])
      expect(contrast(ink, room[surface] ?? ''), `dim on ${surface}`).toBeGreaterThan(4.5);
  });

  test('a word that is not known has a room, too', () => {
    expect(roomColours('', 'day', 'dark')['--bg']).toBeTruthy();
  });
});

describe('arrows', () => {
  test('end before the things they join', () => {
    const { path } = bent([0, 0], [100, 0], 20);
    const [, x = '', , , , , endX = ''] =
      /M([\d.-]+) ([\d.-]+)Q([\d.-]+) ([\d.-]+) (([\d.-]+)) /.exec(path) ?? [];
    expect(Number(x)).toBeGreaterThan(10);
    expect(Number(endX)).toBeLessThan(90);
  });

  test('whoever stands above is reached from the side, over nothing that is told below him', () => {
    for (const side of [-1, 1]) {
      const { path } = bent([side * 33, 57], [0, 0], 26);
      const [x = 0, y = 0] = (path.split(' ').slice(-2) ?? []).map((each) => Number(each.replace(/.*Q/, '')));
      expect(Math.sign(x)).toBe(side);
      expect(Math.abs(x)).toBeGreaterThan(20);
      expect(y).toBeLessThan(25);
    }
  });

  test('an arrow and the one that answers it lie apart', () => {
    const there = bent([0, 0], [60, 80], 20).middle;
    const back = bent([60, 80], [0, 0], 20).middle;
    expect(Math.hypot(there[0] - back[0], there[1] - back[1])).toBeGreaterThan(15);
  });

  test('their words never lie over each other', () => {
    const arrow = { from: [0, 0] as Point, to: [60, 0] as Point, middle: [30, -6] as Point, width: 90 };
    const labels = labelled([arrow, arrow, { ...arrow, middle: [34, -2] }]);
    labels.forEach((a, place) =>
      labels.slice(place + 1).forEach((b) => expect(Math.abs(a.y - b.y)).toBeGreaterThanOrEqual(26)),
    );
  });
});
