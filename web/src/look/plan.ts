/** What is painted once and kept: the ground of all boards with its sites, walls and light. Plain data for a worker. */

import type { Layout, PlacedBoard, PlacedCell } from '../lib/layout';
import type { Board, Point, Site } from '../lib/protocol';
import type { LightWord } from './light';

export interface GroundCell {
  id: string;
  /** The game's own word. */
  terrain: string;
  x: number;
  y: number;
  /** From its middle. */
  corners: Point[];
  site: Site | null;
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

export interface GroundBoard {
  kind: Board['kind'];
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
  palette: string;
  light: LightWord;
  boards: GroundBoard[];
}

/** Lines that belong to the ground; doors and the like can be pointed at and are drawn above it. */
export const PAINTED_LINES: ReadonlySet<string> = new Set(
  'wall river road path barrier one-way dotted rubble bridge'.split(' '),
);

export function planOf(layout: Layout, palette: string, light: LightWord): GroundPlan {
  const { width, height, boards } = layout;
  return { width, height, palette, light, boards: boards.map(groundOf) };
}

function groundOf({ board, x, y, width, height, cells, lines }: PlacedBoard): GroundBoard {
  return {
    kind: board.kind,
    x,
    y,
    width,
    height,
    cells: cells.map(cellOf),
    lines: lines
      .filter(({ line }) => PAINTED_LINES.has(line.kind))
      .map((each) => ({
        kind: each.line.kind,
        points: each.points.map(([px, py]) => [px + each.x, py + each.y]),
      })),
    groups: board.groups.map((group) => ({ kind: group.kind, cells: group.cells, hue: group.hue })),
  };
}

/** Cells that are kept from scene to scene keep their part of the plan. */
const known = new WeakMap<PlacedCell, GroundCell>();

function cellOf(placed: PlacedCell): GroundCell {
  let made = known.get(placed);
  if (!made) {
    const { cell, x, y, corners, room } = placed;
    made = { id: cell.id, terrain: cell.terrain, x, y, corners, site: cell.site, room };
    known.set(placed, made);
  }
  return made;
}

/** Whether two plans make the same picture. Cells are compared one by one, so that it costs little. */
export function isSamePlan(a: GroundPlan, b: GroundPlan): boolean {
  return (
    a.width === b.width &&
    a.height === b.height &&
    a.palette === b.palette &&
    a.light === b.light &&
    a.boards.length === b.boards.length &&
    a.boards.every((board, place) => isSameBoard(board, b.boards[place]))
  );
}

function isSameBoard(a: GroundBoard, b: GroundBoard | undefined): boolean {
  return (
    b !== undefined &&
    a.x === b.x &&
    a.y === b.y &&
    a.cells.length === b.cells.length &&
    a.cells.every((cell, place) => cell === b.cells[place]) &&
    JSON.stringify([a.lines, a.groups]) === JSON.stringify([b.lines, b.groups])
  );
}
