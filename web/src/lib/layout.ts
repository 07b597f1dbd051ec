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
  /** In a room with straight walls: the largest rectangle in it, from the centre. */
  box: Box | null;
  /** Places on the border, from the centre, for those who share it with others; none where there is room within. */
  rim: readonly Point[];
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
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

/** How much broader or narrower than it is given a land may be drawn, so that several fill their room. */
const BROADER = [1, 0.9, 0.8, 1.1, 1.2, 1.3, 1.4] as const;

/** Lay the boards out in rows so that together they fill a frame of this shape (width / height) best. */
export function layOut(boards: readonly Board[], shape: number): Layout {
  const seen = boards.filter((board) => board.kind !== 'track');
  const broader = canBroaden(seen) ? bestBreadth(seen, shape) : 1;
  const drawn = seen.map((board) => drawBoard(board, broader));
  const { columns } = bestColumns(drawn, shape);
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

/** Several lands without walls; a single one has the room to itself. */
const canBroaden = (boards: readonly Board[]): boolean =>
  boards.length > 1 && boards.every((board) => board.kind === 'area' && !isWalled(board));

interface Size {
  width: number;
  height: number;
}

/** How broad lands are drawn so that they fill most of the frame. */
function bestBreadth(boards: readonly Board[], shape: number): number {
  const ways = BROADER.map((broader) => {
    const frames = boards.map((board) => areaFrame(board, broader));
    return { broader, filled: bestColumns(frames, shape).filled };
  });
  return ways.reduce((best, way) => (way.filled > best.filled + 0.005 ? way : best)).broader;
}

/** In how many columns boards are largest, and how much of the frame they fill then. */
function bestColumns(boards: readonly Size[], shape: number): { columns: number; filled: number } {
  const widest = Math.max(1, ...boards.map((board) => board.width)) + GAP;
  const highest = Math.max(1, ...boards.map((board) => board.height)) + GAP;
  let best = 1;
  let bestScale = 0;
  for (let columns = 1; columns <= boards.length; columns++) {
    const rows = Math.ceil(boards.length / columns);
    const scale = Math.min(shape / (columns * widest), 1 / (rows * highest));
    if (scale > bestScale) [best, bestScale] = [columns, scale];
  }
  const area = boards.reduce((sum, { width, height }) => sum + width * height, 0);
  return { columns: best, filled: (area * bestScale * bestScale) / shape };
}

function moved(board: PlacedBoard, dx: number, dy: number): PlacedBoard {
  const shift = <T extends { x: number; y: number }>(each: T): T => ({
    ...each,
    x: each.x + dx,
    y: each.y + dy,
  });
  return { ...shift(board), cells: board.cells.map(shift), lines: board.lines.map(shift) };
}

const drawBoard = (board: Board, broader = 1): PlacedBoard =>
  board.kind === 'hex' ? drawHexes(board) : drawAreas(board, broader);

// Hexes

const HEX_CORNERS = CORNERS.map(([x, y]): Point => [x * HEX, y * HEX]);
const HEX_PATH = pathOf(HEX_CORNERS);
/** The corners of a hex, the lower ones first: above, badges lie. */
const RIM = HEX_CORNERS.map(([x, y]): Point => [x * 0.94, y * 0.94]).sort(
  ([ax, ay], [bx, by]) => Number(by > 1) - Number(ay > 1) || ax - bx,
);
/** Room around the hexes, in hexes: for the rim of a field, the rock of a dungeon, the names of sections. */
const AROUND = 1.5;

const middleOf = (points: readonly Point[]): Point => [
  points.reduce((sum, [x]) => sum + x, 0) / points.length,
  points.reduce((sum, [, y]) => sum + y, 0) / points.length,
];

function drawHexes(board: Board): PlacedBoard {
  const centres = new Map(board.cells.map((cell) => [cell.id, centreOf(cell.at ?? [0, 0])]));
  // Of what is not there yet, the middle is in sight: the map itself has the room.
  const ghosts = board.groups.filter(({ at }) => at.length > 0).map(({ at }) => middleOf(at.map(centreOf)));
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
      box: null,
      rim: RIM,
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

/** How large a board of areas is drawn, and with what around it. */
function areaFrame(board: Board, broader: number) {
  const size = board.size[0] > 0 ? board.size : extent(board);
  const walled = isWalled(board);
  const growth = Math.sqrt(Math.max(1, board.cells.length / AREAS));
  const scale = growth * Math.sqrt((AREA_WIDTH * AREA_HEIGHT) / (size[0] * size[1] || 1));
  const [margin, title] = walled ? [WALLED, WALLED] : [MARGIN, TITLE];
  const [across, down] = [scale * Math.sqrt(broader), scale / Math.sqrt(broader)];
  const width = size[0] * across + 2 * margin;
  const height = size[1] * down + title + margin;
  return { walled, growth, margin, title, across, down, width, height };
}

function drawAreas(board: Board, broader: number): PlacedBoard {
  const { walled, growth, margin, title, across, down, width, height } = areaFrame(board, broader);
  const spot = ([x, y]: Point): Point => [margin + x * across, title + y * down];
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
      box: walled ? boxIn(corners) : null,
      rim: [],
    };
  });
  const lines = board.lines.map((line): PlacedLine => {
    const centres = line.between.map((id) => board.cells.find((cell) => cell.id === id)?.centre ?? null);
    const points = (line.points.length > 0 ? line.points : centres.filter((each) => each !== null)).map(spot);
    return { line, path: pathOf(points, false), points, x: 0, y: 0 };
  });
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

/** The largest rectangle within an outline whose sides run straight up and across. */
export function boxIn(corners: readonly Point[]): Box | null {
  const inOrder = (values: number[]) => [...new Set(values.map(rounded))].sort((a, b) => a - b);
  const xs = inOrder(corners.map(([x]) => x));
  const ys = inOrder(corners.map(([, y]) => y));
  const columns = xs.slice(1).map((right, place) => ({ left: xs[place] ?? right, right }));
  const rows = ys.slice(1).map((bottom, place) => ({ top: ys[place] ?? bottom, bottom }));
  const isWithin = ({ left, top, right, bottom }: Box) =>
    columns.every(
      (column) =>
        column.right <= left ||
        column.left >= right ||
        rows.every(
          (row) =>
            row.bottom <= top ||
            row.top >= bottom ||
            isInside([(column.left + column.right) / 2, (row.top + row.bottom) / 2], corners),
        ),
    );
  const sizeOf = ({ left, top, right, bottom }: Box) => (right - left) * (bottom - top);
  let best: Box | null = null;
  for (const { left } of columns)
    for (const { right } of columns)
      for (const { top } of rows)
        for (const { bottom } of rows) {
          const box = { left, top, right, bottom };
          if (right <= left || bottom <= top || sizeOf(box) <= (best ? sizeOf(best) : 0)) continue;
          if (isWithin(box)) best = box;
        }
  return best;
}

/** What differs by less was meant to be the same. */
const rounded = (value: number) => Math.round(value * 10) / 10;

/** Whether a point lies within an outline. */
function isInside([x, y]: Point, corners: readonly Point[]): boolean {
  let inside = false;
  corners.forEach(([ax, ay], place) => {
    const [bx, by] = corners[(place + 1) % corners.length] ?? [ax, ay];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
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

/** How high a row of badges is, to the largest radius of a figure. */
export const BADGES = 0.95;
/** How much of a room a site takes from those who stand there. */
const SITE = 0.3;
/** A figure with its ring is so wide, and with its life below so high, to its radius. */
const ACROSS = 2.15;
const UPRIGHT = 2.4;
/** How high the number of an area is, to the largest radius of a figure. */
const LABEL = 0.3;

/** Where figures stand in a room: beside what is built there, and below its badges where that leaves room for them. */
function standingRoom({ left, top, right, bottom }: Box, { site, badges }: Cell, most: number): Box {
  const under = badges.length > 0 ? top + BADGES * most : top;
  const wide = right - left > bottom - under;
  return {
    left: site && wide ? left + SITE * (right - left) : left,
    top: site && !wide ? under + SITE * (bottom - under) : under,
    right,
    bottom,
  };
}

/** The smallest of figures that share a room, and the largest, to one that has it alone. */
const CROWDED = 0.5;
const CROWD = 0.86;
/** Life is told below a figure: its face stands so much higher than its middle. */
const LIFE_BELOW = 0.14;

/** Side by side they stand so much farther apart than they need, where they can: numbers and marks hang over them. */
const SPREAD = 1.3;

const rowsOf = (count: number, columns: number) => Math.ceil(count / columns);

/** How large figures can be in a room if they stand in so many columns. */
const sizeIn = ({ left, top, right, bottom }: Box, count: number, columns: number) =>
  Math.min((right - left) / (ACROSS * columns), (bottom - top) / (UPRIGHT * rowsOf(count, columns)));

/** So many columns leave figures largest. */
function columnsIn(box: Box, count: number): number {
  let best = 1;
  for (let more = 2; more <= count; more++)
    if (sizeIn(box, count, more) > sizeIn(box, count, best)) best = more;
  return best;
}

/** Places for so many figures in a room, in the rows that leave them largest; a crowd too large for it overlaps. */
export function spotsInBox(count: number, box: Box, most: number): { radius: number; spots: Point[] } {
  const columns = columnsIn(box, count);
  const rows = rowsOf(count, columns);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const largest = count > 1 ? CROWD * most : most;
  const radius = Math.max(CROWDED * most, Math.min(largest, sizeIn(box, count, columns)));
  const stepOf = (room: number, size: number, places: number, apart = 1) =>
    places < 2 ? 0 : Math.min(apart * size * radius, (room - size * radius) / (places - 1));
  const [dx, dy] = [stepOf(width, ACROSS, columns, SPREAD), stepOf(height, UPRIGHT, rows)];
  // What is written in the upper corner stays readable where there is room to spare.
  const spare = Math.max(0, height - UPRIGHT * radius - (rows - 1) * dy);
  const x = (box.left + box.right) / 2;
  const y = (box.top + box.bottom) / 2 - LIFE_BELOW * radius + Math.min(spare / 2, LABEL * most);
  const spots = Array.from({ length: count }, (_, place): Point => {
    const row = Math.floor(place / columns);
    const inRow = Math.min(columns, count - row * columns);
    return [x + ((place % columns) - (inRow - 1) / 2) * dx, y + (row - (rows - 1) / 2) * dy];
  });
  return { radius, spots };
}

/** In a room: below its badges, or over them where it is too full. */
function spotsInRoom(count: number, box: Box, cell: Cell, most: number): { radius: number; spots: Point[] } {
  const room = standingRoom(box, cell, most);
  const crowded = sizeIn(room, count, columnsIn(room, count)) < CROWDED * most;
  return spotsInBox(count, crowded ? box : room, most);
}

/** How large those are who stand on the rim, and others within it. */
const ON_RIM = 0.61;
const WITHIN_RIM = 0.74;
/** So many who are nobody's find room within a hex. */
const WITHIN = 4;

/**
 * Figures stand in the middle, or beside a site; what lies about is small, along the lower edge. Who guards a hex stands
 * around figures in it, on its rim, and so do guards who are too many for it.
 */
function spread(placed: PlacedCell): PlacedPiece[] {
  const { cell, room, most, rim } = placed;
  const figures = cell.pieces.filter(isFigure);
  const guards = cell.pieces.filter(isGuard);
  const around = guards.length > 0 && rim.length > 0 && (figures.length > 0 || guards.length > WITHIN);
  const inside = around ? cell.pieces.filter((piece) => !guards.includes(piece)) : cell.pieces;
  const shown = around ? { ...placed, room: WITHIN_RIM * room, most: WITHIN_RIM * most } : placed;
  return [
    ...(around
      ? guards.map((piece, number) =>
          placeAt(placed, piece, onRim(number, guards.length, rim), ON_RIM * most),
        )
      : []),
    ...spreadWithin(shown, inside, around),
  ];
}

/** The corners while they are enough; more stand evenly around, as far out. */
function onRim(number: number, count: number, rim: readonly Point[]): Point {
  const corner = rim[number];
  if (corner && count <= rim.length) return corner;
  const out = Math.hypot(...(rim[0] ?? [0, 0]));
  const angle = (2 * Math.PI * number) / count;
  return [out * Math.sin(angle), out * Math.cos(angle)];
}

const placeAt = ({ cell, x, y }: PlacedCell, piece: Piece, [dx, dy]: Point, r: number): PlacedPiece => ({
  key: piece.id,
  piece,
  cell: cell.id,
  place: cell.name,
  x: x + dx,
  y: y + dy,
  r,
});

/** `central`: in the middle also where there is a site. */
function spreadWithin(placed: PlacedCell, pieces: readonly Piece[], central: boolean): PlacedPiece[] {
  const { cell, room, most, box } = placed;
  const figures = pieces.filter(isFigure);
  const apart = figures.length > 0 && figures.length < pieces.length;
  const beside = Boolean(cell.site) && !central;
  const aside = beside ? BESIDE * room : 0;
  const count = apart ? figures.length : pieces.length;
  const inRoom = box ? spotsInRoom(count, box, cell, most) : null;
  const { radius, spots } = inRoom ?? spotsFor(count, room, most);
  const r = beside && !inRoom ? radius * 0.88 : radius;
  const spot = (number: number): Point => {
    const [dx, dy] = spots[number] ?? [0, 0];
    return inRoom ? [dx, dy] : [dx + aside, dy + aside];
  };
  if (!apart) return pieces.map((piece, number) => placeAt(placed, piece, spot(number), r));
  const objects = pieces.filter((piece) => !isFigure(piece));
  const small = Math.min(OBJECT * most, room / objects.length);
  const along = (number: number): Point => [
    (number - (objects.length - 1) / 2) * small * 2.1,
    room - small / 2,
  ];
  return [
    ...objects.map((piece, number) => placeAt(placed, piece, along(number), small)),
    ...figures.map((piece, number) => placeAt(placed, piece, spot(number), r)),
  ];
}

/** Someone's, or alive. */
const isFigure = (piece: Piece) => (piece.seat !== null && piece.seat !== undefined) || Boolean(piece.health);
/** Nobody's, but no mere thing: a token with a kind of its own, or one whose face is not known. */
const isGuard = (piece: Piece) => !isFigure(piece) && (piece.shape !== 'figure' || piece.face_down);

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
