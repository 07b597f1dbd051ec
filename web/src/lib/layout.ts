/** Where everything lies on the surface: boards side by side, cells in boards, pieces in cells. Pure arithmetic. */

import { CORNERS, centreOf, sharedSide } from './hex';
import { pathOf, smoothed } from './outline';
import type { Board, Cell, Line, Piece, Point } from './protocol';

/** From the middle of a hex to its corners. */
export const HEX = 38;
const AREA_WIDTH = 400;
const AREA_HEIGHT = 287;
/** So many areas fit on a board of that size; with more of them it grows. */
const AREAS = 8;
const MARGIN = 14;
/** Around rooms there is rock. */
const WALLED = 34;
/** The radius of a figure that has room. */
export const FIGURE = 27;
const TITLE = 34;
const GAP = 26;

export interface PlacedCell {
  cell: Cell;
  path: string;
  x: number;
  y: number;
  /** From the middle. */
  corners: Point[];
  /** How far from the centre there is room for pieces. */
  room: number;
  /** The largest radius of a piece there. */
  most: number;
  /** Where its label begins, from the centre. */
  corner: Point;
}

export interface PlacedLine {
  line: Line;
  path: string;
  points: Point[];
  x: number;
  y: number;
}

export interface PlacedBoard {
  board: Board;
  x: number;
  y: number;
  width: number;
  height: number;
  cells: PlacedCell[];
  lines: PlacedLine[];
  /** Rooms with walls around them, not lands. */
  walled: boolean;
}

export interface Layout {
  width: number;
  height: number;
  boards: PlacedBoard[];
  cells: Map<string, PlacedCell>;
}

/** Lay the boards out in rows so that together they fill a frame of this shape (width / height) best. */
export function layOut(boards: readonly Board[], shape: number): Layout {
  const drawn = boards.filter((board) => board.kind !== 'track').map(drawBoard);
  const columns = bestColumns(drawn, shape);
  const rows: PlacedBoard[][] = [];
  for (let at = 0; at < drawn.length; at += columns) rows.push(drawn.slice(at, at + columns));
  const width = Math.max(0, ...rows.map(rowWidth));
  let y = 0;
  const placed: PlacedBoard[] = [];
  for (const row of rows) {
    let x = (width - rowWidth(row)) / 2;
    for (const board of row) {
      placed.push(moved(board, x, y));
      x += board.width + GAP;
    }
    y += Math.max(...row.map((board) => board.height)) + GAP;
  }
  const cells = new Map(placed.flatMap((board) => board.cells.map((cell) => [cell.cell.id, cell] as const)));
  return { width, height: Math.max(0, y - GAP), boards: placed, cells };
}

const rowWidth = (row: readonly PlacedBoard[]) => row.reduce((sum, board) => sum + board.width + GAP, -GAP);

function bestColumns(boards: readonly PlacedBoard[], shape: number): number {
  const widest = Math.max(1, ...boards.map((board) => board.width)) + GAP;
  const highest = Math.max(1, ...boards.map((board) => board.height)) + GAP;
  let best = 1;
  let bestScale = 0;
  for (let columns = 1; columns <= boards.length; columns++) {
    const rows = Math.ceil(boards.length / columns);
    const scale = Math.min(shape / (columns * widest), 1 / (rows * highest));
    if (scale > bestScale) [best, bestScale] = [columns, scale];
  }
  return best;
}

function moved(board: PlacedBoard, dx: number, dy: number): PlacedBoard {
  const shift = <T extends { x: number; y: number }>(each: T): T => ({
    ...each,
    x: each.x + dx,
    y: each.y + dy,
  });
  return { ...shift(board), cells: board.cells.map(shift), lines: board.lines.map(shift) };
}

const drawBoard = (board: Board): PlacedBoard => (board.kind === 'hex' ? drawHexes(board) : drawAreas(board));

// Hexes

const HEX_CORNERS = CORNERS.map(([x, y]): Point => [x * HEX, y * HEX]);
const HEX_PATH = pathOf(HEX_CORNERS);
/** Room around the hexes, in hexes: for the rim of a field, the rock of a dungeon, the names of sections. */
const AROUND = 1.5;

function drawHexes(board: Board): PlacedBoard {
  const centres = new Map(board.cells.map((cell) => [cell.id, centreOf(cell.at ?? [0, 0])]));
  const ghosts = board.groups.flatMap(({ at }) => at.map(centreOf));
  const xs = [...centres.values(), ...ghosts].map(([x]) => x);
  const ys = [...centres.values(), ...ghosts].map(([, y]) => y);
  const [left, top] = [Math.min(...xs, 0) - AROUND, Math.min(...ys, 0) - AROUND];
  const [right, bottom] = [Math.max(...xs, 0) + AROUND, Math.max(...ys, 0) + AROUND];
  const spot = ([x, y]: Point): Point => [(x - left) * HEX, (y - top) * HEX];
  const cells = board.cells.map((cell): PlacedCell => {
    const [x, y] = spot(centres.get(cell.id) ?? [0, 0]);
    return {
      cell,
      path: HEX_PATH,
      corners: HEX_CORNERS,
      x,
      y,
      room: HEX * 0.82,
      most: FIGURE,
      corner: [0, -22],
    };
  });
  const lines = board.lines.map((line): PlacedLine => {
    const points = hexLine(line, centres).map(spot);
    return { line, path: pathOf(points, false), points, x: 0, y: 0 };
  });
  const [width, height] = [(right - left) * HEX, (bottom - top) * HEX];
  return { board, x: 0, y: 0, width, height, cells, lines, walled: false };
}

/** Between two neighbours a line runs along their common side; otherwise through the middles of its cells. */
function hexLine(line: Line, centres: ReadonlyMap<string, Point>): Point[] {
  if (line.points.length > 0) return line.points.map(centreOf);
  const through = line.between.map((id) => centres.get(id)).filter((each) => each !== undefined);
  const [a, b] = through;
  const side = a && b && through.length === 2 ? sharedSide(a, b) : null;
  return side ?? through;
}

// Areas

/** Lands have rounded borders; rooms with walls have straight ones. */
const isWalled = (board: Board) => board.lines.some(({ kind }) => kind === 'wall' || kind.includes('door'));

function drawAreas(board: Board): PlacedBoard {
  const size = board.size[0] > 0 ? board.size : extent(board);
  const walled = isWalled(board);
  const growth = Math.sqrt(Math.max(1, board.cells.length / AREAS));
  const scale = growth * Math.sqrt((AREA_WIDTH * AREA_HEIGHT) / (size[0] * size[1] || 1));
  const [margin, title] = walled ? [WALLED, WALLED] : [MARGIN, TITLE];
  const spot = ([x, y]: Point): Point => [margin + x * scale, title + y * scale];
  const straight = board.cells.map((cell) => cell.outline.map(spot));
  const outlines = walled ? straight : smoothed(straight);
  const cells = board.cells.map((cell, place): PlacedCell => {
    const [x, y] = spot(cell.centre ?? middle(cell.outline));
    const corners = (outlines[place] ?? []).map(([cx, cy]): Point => [cx - x, cy - y]);
    return {
      cell,
      path: pathOf(corners),
      corners,
      x,
      y,
      room: roomIn(corners),
      most: FIGURE * growth * (walled ? 0.82 : 1),
      corner: labelCorner(corners),
    };
  });
  const lines = board.lines.map((line): PlacedLine => {
    const centres = line.between.map((id) => board.cells.find((cell) => cell.id === id)?.centre ?? null);
    const points = (line.points.length > 0 ? line.points : centres.filter((each) => each !== null)).map(spot);
    return { line, path: pathOf(points, false), points, x: 0, y: 0 };
  });
  const width = size[0] * scale + 2 * margin;
  const height = size[1] * scale + title + margin;
  return { board, x: 0, y: 0, width, height, cells, lines, walled };
}

function extent(board: Board): Point {
  const points = board.cells.flatMap((cell) => cell.outline);
  return [Math.max(1, ...points.map(([x]) => x)), Math.max(1, ...points.map(([, y]) => y))];
}

const middle = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / (points.length || 1),
  points.reduce((sum, [, y]) => sum + y, 0) / (points.length || 1),
];

/** The distance from the centre to the nearest corner or side of an outline. */
function roomIn(corners: readonly Point[]): number {
  let nearest = Infinity;
  corners.forEach(([x, y], place) => {
    const [nx, ny] = corners[(place + 1) % corners.length] ?? [x, y];
    const [dx, dy] = [nx - x, ny - y];
    const along = Math.max(0, Math.min(1, -(x * dx + y * dy) / (dx * dx + dy * dy || 1)));
    nearest = Math.min(nearest, Math.hypot(x + along * dx, y + along * dy));
  });
  return Number.isFinite(nearest) ? nearest : HEX;
}

/** The corner of an outline that lies furthest to the top left. */
function labelCorner(corners: readonly Point[]): Point {
  return corners.reduce(
    (best, each) => (each[0] + each[1] < best[0] + best[1] ? each : best),
    corners[0] ?? [0, 0],
  );
}

// From one scene to the next

/** The new layout with the old one's cells where they look the same, so that only what changed is drawn again. */
export function keepUnchanged(before: Layout | null, now: Layout): Layout {
  if (!before) return now;
  const keep = (cell: PlacedCell): PlacedCell => {
    const old = before.cells.get(cell.cell.id);
    return old && looksSame(old, cell) ? old : cell;
  };
  const boards = now.boards.map((board) => ({ ...board, cells: board.cells.map(keep) }));
  const cells = new Map(boards.flatMap((board) => board.cells.map((cell) => [cell.cell.id, cell] as const)));
  return { ...now, boards, cells };
}

function looksSame(a: PlacedCell, b: PlacedCell): boolean {
  return (
    a.x === b.x &&
    a.y === b.y &&
    a.path === b.path &&
    a.cell.terrain === b.cell.terrain &&
    a.cell.name === b.cell.name &&
    a.cell.label === b.cell.label &&
    a.cell.open === b.cell.open &&
    a.cell.site?.kind === b.cell.site?.kind &&
    a.cell.site?.state === b.cell.site?.state &&
    a.cell.site?.seat === b.cell.site?.seat &&
    a.cell.site?.hue === b.cell.site?.hue &&
    sameBadges(a.cell, b.cell)
  );
}

/** Badges make room for pieces, so it matters whether there are any; which, does not. */
function sameBadges({ badges: a, pieces: on }: Cell, { badges: b, pieces: now }: Cell): boolean {
  if (a.length === 0 && b.length === 0) return true;
  return on.length > 0 === now.length > 0 && JSON.stringify(a) === JSON.stringify(b);
}

// Pieces

export interface PlacedPiece {
  /** Stays with the piece when it moves, so that the move can be shown. */
  key: string;
  piece: Piece;
  cell: string;
  place: string;
  x: number;
  y: number;
  r: number;
}

/** Smaller than this, a piece is a speck. */
const SMALLEST = 15;
/** How far aside pieces stand where there is a site, of the room there is. */
const BESIDE = 0.3;
/** How small things are that lie about beside figures. */
const OBJECT = 0.44;

/** Every piece of every drawn board, spread over the room its cell has. */
export function placePieces(layout: Layout): PlacedPiece[] {
  return layout.boards.flatMap((board) => board.cells.flatMap(spread));
}

/** Figures stand in the middle, or beside a site; what lies about is small, along the lower edge. */
function spread({ cell, x, y, room, most }: PlacedCell): PlacedPiece[] {
  const figures = cell.pieces.filter(isFigure);
  const apart = figures.length > 0 && figures.length < cell.pieces.length;
  const aside = cell.site ? BESIDE * room : 0;
  const place = (piece: Piece, [dx, dy]: Point, r: number): PlacedPiece => ({
    key: piece.id,
    piece,
    cell: cell.id,
    place: cell.name,
    x: x + dx,
    y: y + dy,
    r,
  });
  const { radius, spots } = spotsFor(apart ? figures.length : cell.pieces.length, room, most);
  const r = cell.site ? radius * 0.88 : radius;
  const spot = (number: number): Point => {
    const [dx, dy] = spots[number] ?? [0, 0];
    return [dx + aside, dy + aside];
  };
  if (!apart) return cell.pieces.map((piece, number) => place(piece, spot(number), r));
  const objects = cell.pieces.filter((piece) => !isFigure(piece));
  const small = Math.min(OBJECT * most, room / objects.length);
  const along = (number: number): Point => [
    (number - (objects.length - 1) / 2) * small * 2.1,
    room - small / 2,
  ];
  return [
    ...objects.map((piece, number) => place(piece, along(number), small)),
    ...figures.map((piece, number) => place(piece, spot(number), r)),
  ];
}

/** Someone's, or alive. */
const isFigure = (piece: Piece) => (piece.seat !== null && piece.seat !== undefined) || Boolean(piece.health);

/**
 * Places for so many pieces around a centre, in rows. Each is as large as the room allows, but never so small that it
 * cannot be told from the others: a crowd overlaps instead.
 */
export function spotsFor(count: number, room: number, most = FIGURE): { radius: number; spots: Point[] } {
  if (count <= 1) return { radius: Math.min(most, room * 0.86), spots: [[0, 0]] };
  const perRow = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / perRow);
  const radius = Math.max((SMALLEST * most) / FIGURE, Math.min(most * 0.74, (room * 1.2) / perRow));
  const step = Math.min(radius * 2, (2 * (Math.max(room, radius * 2) * 1.2 - radius)) / (perRow - 1));
  const spots = Array.from({ length: count }, (_, place): Point => {
    const row = Math.floor(place / perRow);
    const inRow = Math.min(perRow, count - row * perRow);
    return [((place % perRow) - (inRow - 1) / 2) * step, (row - (rows - 1) / 2) * step];
  });
  return { radius, spots };
}
