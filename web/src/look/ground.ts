/** Paints the ground of boards on a canvas: settings, terrains, rivers, walls, sites, light. Runs in a worker. */

import { outlineOf, pathOf, withSharedCorners } from '../lib/outline';
import type { Point } from '../lib/protocol';
import { chance, between } from './chance';
import { HUES, type Hue } from './hues';
import { LIGHTS, type Light } from './light';
import { paintLines } from './lines';
import { paletteOf, type Palette } from './palettes';
import { drawGlow, drawSoftly, drawStamp, mixed, patternOf, pathFor, within, type Canvas } from './pen';
import type { GroundBoard, GroundCell, GroundPlan } from './plan';
import type { Relief } from './relief';
import { paintRivers } from './rivers';
import { paintRock, paintSlabs, paintTorches, torchesOf } from './rock';
import { vignette } from './sites';
import { sow } from './sowing';
import { terrainNamed, terrainOf, TERRAINS, type Terrain } from './terrain';

/** What every step of the painting needs. */
export interface Brush {
  on: Canvas;
  /** Pixels to a unit. */
  scale: number;
  palette: Palette;
  light: Light;
}

/** The floor of a place with rock around it, a field with a rim, or a map in a frame. */
export type Setting = 'rock' | 'rim' | 'map';

/** A board with what many steps ask for. */
export interface Painted {
  board: GroundBoard;
  setting: Setting;
  hexes: boolean;
  /** The corners of each cell on the surface. */
  rings: Point[][];
  /** Around all cells. */
  rims: Point[][];
  all: Path2D;
}

const LAND: Relief = { across: 9, down: 13, octaves: 4, seed: 'land', depth: 1.5, level: 0.98 };
const STONE: Relief = { across: 28, down: 28, octaves: 3, seed: 'stone', depth: 1.05, level: 0.97 };
const WOOD: Relief = { across: 2, down: 40, octaves: 3, seed: 'wood', depth: 1.6, level: 0.96 };

/** Paints a plan with `bleed` units of room around it. */
export function paintGround(on: Canvas, plan: GroundPlan, scale: number, bleed: number): void {
  on.setTransform(scale, 0, 0, scale, bleed * scale, bleed * scale);
  const brush: Brush = { on, scale, palette: paletteOf(plan.palette), light: LIGHTS[plan.light] };
  for (const board of plan.boards) if (board.kind !== 'picture') paintBoard(brush, paintedOf(board));
}

function paintedOf(board: GroundBoard): Painted {
  const cells = board.cells.filter(({ terrain }) => terrainNamed(terrain) !== 'unknown');
  const hexes = board.kind === 'hex';
  const own = cells.map(({ x, y, corners }) => corners.map(([dx, dy]): Point => [x + dx, y + dy]));
  const rings = hexes ? own : withSharedCorners(own);
  const rims = outlineOf(rings);
  const all = new Path2D(rims.map((rim) => pathOf(rim)).join(''));
  return { board: { ...board, cells }, setting: settingOf(board), hexes, rings, rims, all };
}

function settingOf({ kind, cells, lines }: GroundBoard): Setting {
  const floors = cells.filter(({ terrain }) => terrainOf(terrain).base === 'floor').length;
  if (floors * 2 > cells.length || lines.some((line) => line.kind === 'wall')) return 'rock';
  return kind === 'hex' ? 'rim' : 'map';
}

function paintBoard(brush: Brush, painted: Painted): void {
  const { setting, all } = painted;
  if (setting === 'rock') paintRock(brush, painted);
  else if (setting === 'map') paintMapFrame(brush, painted);
  else paintRim(brush, painted);
  within(brush.on, all, () => {
    paintFloors(brush, painted);
    paintRelief(brush, painted, setting === 'rock' ? STONE : LAND);
    paintShores(brush, painted);
    paintSown(brush, painted);
    paintRivers(brush, painted);
    paintBorders(brush, painted);
    paintTints(brush, painted);
    paintCorners(brush, painted);
  });
  paintSeams(brush, painted);
  if (setting === 'map') within(brush.on, all, () => paintLines(brush, painted));
  else paintLines(brush, painted);
  const torches = brush.light.torches && setting === 'rock' ? torchesOf(painted) : [];
  paintLight(brush, painted);
  paintSites(brush, painted);
  paintDusk(brush, painted);
  paintTorches(brush, painted, torches);
}

// Settings

function paintRim({ on, scale }: Brush, { rims, all }: Painted): void {
  drawSoftly(on, all, 'rgb(0 0 0 / 85%)', 18, scale, [0, 12]);
  on.lineJoin = 'round';
  for (const [colour, width] of [
    ['#2c1f0e', 17],
    ['#4d3b1f', 14],
    ['#8a6f42', 10],
    ['#a98a56', 5],
  ] as const) {
    on.strokeStyle = colour;
    on.lineWidth = width;
    for (const rim of rims) on.stroke(pathFor(pathOf(rim)));
  }
}

/** A map lies in a wooden frame, with room for its title. */
function paintMapFrame({ on, scale, palette }: Brush, { board }: Painted): void {
  const { x, y, width, height } = board;
  const frame = new Path2D();
  frame.roundRect(x, y, width, height, 11);
  drawSoftly(on, frame, 'rgb(0 0 0 / 60%)', 12, scale, [0, 5]);
  on.fillStyle = palette.wood;
  on.fill(frame);
  within(on, frame, () => {
    mixed(on, 'multiply', 0.55, () => {
      on.fillStyle = patternOf(on, WOOD, 300);
      on.fillRect(x, y, width, height);
    });
  });
  on.strokeStyle = '#00000088';
  on.lineWidth = 2;
  on.stroke(frame);
  on.strokeStyle = '#ffe6b04d';
  on.lineWidth = 1;
  const inner = new Path2D();
  inner.roundRect(x + 1.5, y + 1.5, width - 3, height - 3, 10);
  on.stroke(inner);
}

// The ground

const lookOf = ({ palette }: Brush, cell: GroundCell): Terrain => {
  const name = terrainNamed(cell.terrain);
  return TERRAINS[palette.terrains?.[name] ?? name];
};

const boundsOf = (ring: readonly Point[]) => {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
};

function paintFloors(brush: Brush, { board, hexes, rings }: Painted): void {
  board.cells.forEach((cell, place) => {
    const ring = rings[place] ?? [];
    const terrain = lookOf(brush, cell);
    const path = new Path2D(pathOf(ring));
    if (terrain.base === 'floor' && !hexes) paintSlabs(brush, cell, path, boundsOf(ring), terrain.ground);
    else fillLit(brush, cell, path, boundsOf(ring), terrain);
  });
}

/** The ground's colour, lighter towards the upper left; floors differ a little from hex to hex. */
function fillLit(
  { on }: Brush,
  cell: GroundCell,
  path: Path2D,
  { left, top, right, bottom }: ReturnType<typeof boundsOf>,
  terrain: Terrain,
): void {
  const [light, shade] = terrain.ground;
  const far = Math.max(right - left, bottom - top);
  const fill = on.createRadialGradient(
    left + (right - left) * 0.4,
    top + (bottom - top) * 0.32,
    0,
    left + (right - left) * 0.4,
    top + (bottom - top) * 0.32,
    far * 0.85,
  );
  fill.addColorStop(0, light);
  fill.addColorStop(1, shade);
  on.fillStyle = fill;
  on.fill(path);
  on.lineWidth = 0.8;
  on.strokeStyle = shade;
  on.stroke(path);
  if (terrain.base !== 'floor') return;
  const next = chance(`${cell.id} floor`);
  on.fillStyle =
    next() > 0.5 ? `rgb(255 238 210 / ${between(next, 0, 9)}%)` : `rgb(0 0 0 / ${between(next, 0, 16)}%)`;
  on.fill(path);
}

function paintRelief({ on }: Brush, { board }: Painted, relief: Relief): void {
  mixed(on, 'multiply', 0.8, () => {
    on.fillStyle = patternOf(on, relief, relief === LAND ? 300 : 256);
    on.fillRect(board.x - 40, board.y - 40, board.width + 80, board.height + 80);
  });
}

/** Where water meets land there is a beach. */
function paintShores(brush: Brush, { board, setting, rings }: Painted): void {
  const wet = rings.filter((_, place) => {
    const cell = board.cells[place];
    return cell !== undefined && lookOf(brush, cell).base === 'water';
  });
  if (wet.length === 0 || setting === 'rock') return;
  const { on } = brush;
  on.lineJoin = 'round';
  const shore = new Path2D(
    outlineOf(wet)
      .map((ring) => pathOf(ring))
      .join(''),
  );
  within(on, shore, () => {
    for (const [colour, width] of [
      ['rgb(190 228 240 / 45%)', 11],
      ['rgb(220 205 150 / 90%)', 5],
    ] as const) {
      on.strokeStyle = colour;
      on.lineWidth = width;
      on.stroke(shore);
    }
  });
}

function paintSown(brush: Brush, { board, hexes, rings }: Painted): void {
  const { on } = brush;
  board.cells.forEach((cell, place) => {
    const ring = rings[place] ?? [];
    const terrain = lookOf(brush, cell);
    within(on, new Path2D(pathOf(ring)), () => {
      const clear = hexes ? 0 : Math.min(30, cell.room * 0.6);
      const sown =
        hexes || terrain.base !== 'floor' ? terrain.sown : terrain.sown.filter(({ slab }) => !slab);
      for (const stamp of sow(cell, ring, { sown }, clear)) drawStamp(on, stamp);
      if (!terrain.object) return;
      for (const stamp of vignette({ kind: terrain.object, state: cell.site?.state ?? '' }).stamps)
        drawStamp(on, { ...stamp, x: cell.x + stamp.x, y: cell.y + stamp.y });
    });
  });
}

/** Lines between cells: of hexes a fine grid, of rooms dots, of countries a border. */
function paintBorders({ on }: Brush, { setting, hexes, rings }: Painted): void {
  const grid = new Path2D(rings.map((ring) => pathOf(ring)).join(''));
  on.lineJoin = 'round';
  const stroke = (colour: string, width: number, dash: number[] = []) => {
    on.strokeStyle = colour;
    on.lineWidth = width;
    on.setLineDash(dash);
    on.stroke(grid);
    on.setLineDash([]);
  };
  if (setting === 'map') {
    stroke('rgb(29 19 6 / 85%)', 4);
    stroke('rgb(240 220 166 / 40%)', 1.1);
  } else if (!hexes) {
    on.lineCap = 'round';
    stroke('rgb(0 0 0 / 50%)', 5);
    stroke('#f4ead0', 2.4, [0.1, 7]);
  } else {
    stroke(setting === 'rock' ? 'rgb(5 6 9 / 75%)' : 'rgb(20 14 4 / 48%)', 1.7);
  }
}

const TINTS = ['#ffb060', '#5f7597', '#8f9a6a', '#5f9a9a', '#9a78b0', '#b58a6a'];

/** Rooms are told apart by a tint: their own, or one after another. */
function paintTints({ on }: Brush, { board, setting, rings }: Painted): void {
  const rooms = board.groups.filter(({ kind }) => kind === 'room' || (kind === 'tile' && setting === 'rock'));
  const byId = new Map(board.cells.map(({ id }, place) => [id, rings[place] ?? []]));
  rooms.forEach(({ cells, hue }, number) => {
    const tint = hue ? HUES[hue as Hue].light : (TINTS[number % TINTS.length] ?? '');
    mixed(on, 'soft-light', 0.34, () => {
      on.fillStyle = tint;
      for (const id of cells) on.fill(pathFor(pathOf(byId.get(id) ?? [])));
    });
  });
}

/** Walls take the light from the ground beside them. */
function paintCorners({ on, scale, light }: Brush, { board, setting, rims }: Painted): void {
  const outside = new Path2D(
    `M${board.x - 80} ${board.y - 80}h${board.width + 160}v${board.height + 160}h${-board.width - 160}z${rims.map((rim) => pathOf(rim)).join('')}`,
  );
  const strength = setting === 'rock' ? light.corners : 0.45;
  drawSoftly(on, outside, `rgb(0 0 0 / ${strength * 100}%)`, setting === 'rock' ? 22 : 12, scale);
}

/** Tiles are told from each other by the cut between them. */
function paintSeams({ on }: Brush, { board, rings }: Painted): void {
  const byId = new Map(board.cells.map(({ id }, place) => [id, rings[place] ?? []]));
  on.lineJoin = 'round';
  for (const { kind, cells } of board.groups) {
    if (kind !== 'tile') continue;
    const seam = new Path2D(
      outlineOf(cells.map((id) => byId.get(id) ?? []))
        .map((ring) => pathOf(ring))
        .join(''),
    );
    for (const [colour, width] of [
      ['rgb(28 18 6 / 80%)', 3.6],
      ['rgb(169 138 86 / 75%)', 1.2],
    ] as const) {
      on.strokeStyle = colour;
      on.lineWidth = width;
      on.stroke(seam);
    }
  }
}

// Sites and light

function paintSites({ on }: Brush, { board, hexes }: Painted): void {
  for (const { site, x, y, room } of board.cells) {
    if (!site) continue;
    const size = hexes ? 1 : Math.max(0.8, Math.min(1.6, room / 40));
    for (const stamp of vignette(site).stamps)
      drawStamp(on, { ...stamp, x: x + stamp.x * size, y: y + stamp.y * size, size: stamp.size * size });
  }
}

function paintLight({ on, light }: Brush, { board, all }: Painted): void {
  const fill = (how: GlobalCompositeOperation, colour: string | CanvasGradient) =>
    mixed(on, how, 1, () => {
      on.fillStyle = colour;
      on.fill(all);
    });
  if (light.sun) {
    const sun = on.createRadialGradient(
      board.x + board.width * 0.2,
      board.y,
      0,
      board.x + board.width * 0.2,
      board.y,
      Math.max(board.width, board.height),
    );
    sun.addColorStop(0, light.sun);
    sun.addColorStop(0.8, 'rgb(255 231 168 / 0%)');
    sun.addColorStop(1, 'rgb(16 24 8 / 25%)');
    fill('soft-light', sun);
  }
  if (light.veil) fill('multiply', light.veil);
  if (light.haze) fill('screen', light.haze);
  mixed(on, 'screen', 1, () => {
    for (const { site, x, y } of board.cells)
      for (const each of site ? vignette(site).glows : []) {
        const strength = each.always ? Math.max(0.55, light.lamps) : light.lamps;
        if (strength > 0) drawGlow(on, x + each.x, y + each.y, each.r * 1.5, each.colour, strength);
      }
  });
}

/** At night sites are seen by their lamps, a little darker than by day. */
function paintDusk({ on, light }: Brush, { all }: Painted): void {
  if (!light.dusk) return;
  on.fillStyle = light.dusk;
  on.fill(all);
}
