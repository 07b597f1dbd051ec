/** A text as a QR code (ISO/IEC 18004): bytes, error correction of level M, of the smallest version that holds it. */

type Grid = boolean[][];

/** By version, from 1 on: check bytes of a block, and how many bytes of data each block has. */
const VERSIONS: readonly (readonly [number, readonly number[]])[] = [
  [10, [16]],
  [16, [28]],
  [26, [44]],
  [18, [32, 32]],
  [24, [43, 43]],
  [16, [27, 27, 27, 27]],
  [18, [31, 31, 31, 31]],
  [22, [38, 38, 39, 39]],
  [22, [36, 36, 36, 37, 37]],
];
/** Mode and length take so many bytes, the end of the text included. */
const HEAD = 2;
const PADDING = [0xec, 0x11];
const WITH_VERSION = 7;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);
const sizeOf = (version: number) => 17 + 4 * version;

/** The dark modules by row, without the quiet zone around them; null where the text is too long. */
export function qrCode(text: string): Grid | null {
  const bytes = new TextEncoder().encode(text);
  const version = 1 + VERSIONS.findIndex(([, blocks]) => bytes.length + HEAD <= sum(blocks));
  const found = VERSIONS[version - 1];
  if (!found) return null;
  const [checks, blocks] = found;
  const codewords = interleaved(packed(bytes, sum(blocks)), blocks, checks);
  const candidates = MASKS.map((mask, number) => drawn(version, codewords, mask, number));
  return candidates.reduce((best, each) => (penalty(each) < penalty(best) ? each : best));
}

// What is written

/** Mode, length, text, end and padding, as bytes. */
function packed(text: Uint8Array, room: number): number[] {
  const nibbles = [0b0100, text.length >> 4, text.length & 15];
  for (const byte of text) nibbles.push(byte >> 4, byte & 15);
  nibbles.push(0);
  const bytes = Array.from(
    { length: nibbles.length / 2 },
    (_, at) => ((nibbles[2 * at] ?? 0) << 4) | (nibbles[2 * at + 1] ?? 0),
  );
  while (bytes.length < room) bytes.push(PADDING[(bytes.length - text.length) % 2] ?? 0);
  return bytes;
}

/** The first bytes of all blocks, then the second ones, and in the same way what checks them. */
function interleaved(data: readonly number[], lengths: readonly number[], checks: number): number[] {
  let from = 0;
  const blocks = lengths.map((length) => data.slice(from, (from += length)));
  const across = (rows: number[][]) =>
    Array.from({ length: Math.max(...rows.map(({ length }) => length)) }, (_, at) =>
      rows.flatMap((row) => row[at] ?? []),
    ).flat();
  return [...across(blocks), ...across(blocks.map((block) => remainder(block, checks)))];
}

/** Multiplication in the field of 256 elements. */
function times(left: number, right: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((right >> bit) & 1) * left;
  }
  return product;
}

/** The check bytes of Reed and Solomon. */
function remainder(block: readonly number[], checks: number): number[] {
  const divisor = divisorOf(checks);
  const rest = Array.from({ length: checks }, () => 0);
  for (const byte of block) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    divisor.forEach((each, at) => (rest[at] = (rest[at] ?? 0) ^ times(each, factor)));
  }
  return rest;
}

/** The product of (x - 2^i), without its first term. */
function divisorOf(degree: number): number[] {
  let terms = [1];
  for (let power = 0, root = 1; power < degree; power++, root = times(root, 2)) {
    const shifted = [...terms, 0];
    terms = shifted.map((each, at) => each ^ times(terms[at - 1] ?? 0, root));
  }
  return terms.slice(1);
}

// How it is drawn

const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

function drawn(
  version: number,
  codewords: readonly number[],
  mask: (x: number, y: number) => boolean,
  number: number,
): Grid {
  const size = sizeOf(version);
  const grid: (boolean | undefined)[][] = Array.from({ length: size }, () =>
    Array.from<boolean | undefined>({ length: size }),
  );
  const set = (x: number, y: number, dark: boolean) => {
    const row = grid[y];
    if (row && x >= 0 && x < size) row[x] = dark;
  };
  drawPatterns(version, set);
  drawWords(version, number, set);
  const free = wayOf(size).filter(([x, y]) => grid[y]?.[x] === undefined);
  free.forEach(([x, y], place) => {
    const bit = ((codewords[place >> 3] ?? 0) >> (7 - (place & 7))) & 1;
    set(x, y, (bit === 1) !== mask(x, y));
  });
  return grid.map((row) => row.map((each) => each ?? false));
}

type Set = (x: number, y: number, dark: boolean) => void;

/** What a camera finds the code by. */
function drawPatterns(version: number, set: Set): void {
  const size = sizeOf(version);
  for (let at = 0; at < size; at++) {
    set(6, at, at % 2 === 0);
    set(at, 6, at % 2 === 0);
  }
  const corners: [number, number][] = [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ];
  for (const [x, y] of corners) drawRings(x, y, 4, [0, 1, 3], set);
  const centres = alignments(version);
  const [first = 0, last = 0] = [centres[0], centres[centres.length - 1]];
  for (const x of centres)
    for (const y of centres) {
      const inCorner =
        (x === first && y === first) || (x === first && y === last) || (x === last && y === first);
      if (!inCorner) drawRings(x, y, 2, [0, 2], set);
    }
}

function alignments(version: number): number[] {
  if (version === 1) return [];
  const last = sizeOf(version) - 7;
  return version < WITH_VERSION ? [6, last] : [6, (6 + last) / 2, last];
}

/** Squares around a centre, of which those at these distances are dark. */
function drawRings(x: number, y: number, reach: number, dark: readonly number[], set: Set): void {
  for (let right = -reach; right <= reach; right++)
    for (let down = -reach; down <= reach; down++)
      set(x + right, y + down, dark.includes(Math.max(Math.abs(right), Math.abs(down))));
}

/** A number with the rest of its division behind it, by which a reader mends it. */
function guarded(number: number, divisor: number): number {
  const length = 31 - Math.clz32(divisor);
  let rest = number << length;
  for (let bit = 31 - Math.clz32(rest || 1); bit >= length; bit--)
    if ((rest >> bit) & 1) rest ^= divisor << (bit - length);
  return (number << length) | rest;
}

const FORMAT = { divisor: 0x537, mask: 0x5412 };
const VERSION_DIVISOR = 0x1f25;

/** Which mask it has (of level M, whose bits are 00), and which version, each twice. */
function drawWords(version: number, mask: number, set: Set): void {
  const size = sizeOf(version);
  const format = guarded(mask, FORMAT.divisor) ^ FORMAT.mask;
  for (let bit = 0; bit < 15; bit++) {
    const dark = ((format >> bit) & 1) === 1;
    if (bit < 8) set(8, bit < 6 ? bit : bit + 1, dark);
    else set(bit === 8 ? 7 : 14 - bit, 8, dark);
    if (bit < 8) set(size - 1 - bit, 8, dark);
    else set(8, size - 15 + bit, dark);
  }
  set(8, size - 8, true);
  if (version < WITH_VERSION) return;
  const words = guarded(version, VERSION_DIVISOR);
  for (let bit = 0; bit < 18; bit++) {
    const dark = ((words >> bit) & 1) === 1;
    const [far, near] = [size - 11 + (bit % 3), Math.floor(bit / 3)];
    set(far, near, dark);
    set(near, far, dark);
  }
}

/** All modules in the order in which bits are written: pairs of columns from the right, up and down in turn. */
function wayOf(size: number): [number, number][] {
  const way: [number, number][] = [];
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--;
    for (let at = 0; at < size; at++)
      for (const x of [right, right - 1]) way.push([x, up ? size - 1 - at : at]);
  }
  return way;
}

// Which mask is easiest to read

const FINDER_LIKE = /(?=10111010000|00001011101)/g;

function penalty(grid: Grid): number {
  const rows = grid.map((row) => row.map(Number).join(''));
  const columns = grid.map((_, x) => grid.map((row) => Number(row[x])).join(''));
  let points = 0;
  for (const line of [...rows, ...columns]) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) points += run.length - 2;
    points += 40 * [...line.matchAll(FINDER_LIKE)].length;
  }
  points += 3 * blocksOf(rows);
  const share = rows.join('').replaceAll('0', '').length / grid.length ** 2;
  return points + 10 * Math.floor(Math.abs(20 * share - 10));
}

/** Squares of four modules alike. */
function blocksOf(rows: readonly string[]): number {
  let found = 0;
  for (let y = 1; y < rows.length; y++)
    for (let x = 1; x < rows.length; x++)
      if (new Set([rows[y]?.[x], rows[y]?.[x - 1], rows[y - 1]?.[x], rows[y - 1]?.[x - 1]]).size === 1)
        found++;
  return found;
}
