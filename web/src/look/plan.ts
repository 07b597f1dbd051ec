/** What is painted once and kept: the ground of all boards with its sites, walls and light. Plain data for a worker. */

import type { Layout, PlacedBoard, PlacedCell } from '../lib/layout';
import type { Point } from '../lib/protocol';
import type { LightWord } from './light';
import { paletteNamed, type PaletteWord } from './palettes';
import type { SiteWord } from './sites';
import { terrainNamed, terrainOf, type TerrainName } from './terrain';

export interface GroundCell {
  id: string;
  terrain: TerrainName;
  x: number;
  y: number;
  /** Corners, from its middle. */
  corners: Point[];
  site: SiteWord | null;
  /** How far from its middle pieces may stand. */
  room: number;
}

export interface GroundLine {
  kind: string;
  points: Point[];
}

/** A tile, a room: cells together, with a tint of their own. */
export interface GroundGroup {
  kind: string;
  cells: string[];
  hue: string | null;
}

/** The floor of a place with rock around it, a field with a rim, a map in a frame, or a drawing behind cells. */
export type Setting = 'rock' | 'rim' | 'map' | 'bare';

export interface GroundBoard {
  setting: Setting;
  hexes: boolean;
  x: number;
  y: number;
  width: number;
  height: number;
  cells: GroundCell[];
  lines: GroundLine[];
  groups: GroundGroup[];
}

export interface GroundPlan {
  width: number;
  height: number;
  palette: PaletteWord;
  light: LightWord;
  boards: GroundBoard[];
}

/** Lines that belong to the ground; doors and the like can be pointed at and are drawn above it. */
export const PAINTED_LINES = new Set([
  'wall',
  'river',
  'road',
  'path',
  'barrier',
  'one-way',
  'dotted',
  'rubble',
  'bridge',
]);

export function planOf(layout: Layout, palette: string, light: LightWord): GroundPlan {
  return {
    width: layout.width,
    height: layout.height,
    palette: paletteNamed(palette),
    light,
    boards: layout.boards.map(groundOf),
  };
}

function groundOf(placed: PlacedBoard): GroundBoard {
  const { board, x, y, width, height } = placed;
  return {
    setting: settingOf(placed),
    hexes: board.kind === 'hex',
    x,
    y,
    width,
    height,
    cells: placed.cells.map(cellOf),
    lines: placed.lines
      .filter(({ line }) => PAINTED_LINES.has(line.kind))
      .map((each) => ({
        kind: each.line.kind,
        points: each.points.map(([px, py]): Point => [px + each.x, py + each.y]),
      })),
    groups: board.groups.map(({ kind, cells, hue }) => ({ kind, cells, hue: hue ?? null })),
  };
}

const cellOf = ({ cell, x, y, corners, room }: PlacedCell): GroundCell => ({
  id: cell.id,
  terrain: terrainNamed(cell.terrain),
  x,
  y,
  corners,
  site: cell.site ?? null,
  room,
});

function settingOf({ board, cells }: PlacedBoard): Setting {
  if (board.kind === 'picture') return 'bare';
  const floors = cells.filter(({ cell }) => terrainOf(cell.terrain).base === 'floor').length;
  if (floors * 2 > cells.length || board.lines.some(({ kind }) => kind === 'wall')) return 'rock';
  return board.kind === 'hex' ? 'rim' : 'map';
}
