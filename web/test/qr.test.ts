/** QR codes are read again as a camera would: format, mask, blocks, error correction, text. */

import { describe, expect, it } from 'vitest';
import { qrCode } from '../src/lib/qr';

const LINK = 'https://tabletome.example/table/Zb3kQ0pLw9sT1uVx2yZa?invite=Qx7dR4fT6gYh8jUk';

describe('a QR code', () => {
  it.each([
    ['a', 21],
    ['Столы ждут', 25],
    [LINK.slice(0, 40), 29],
    [LINK, 37],
    [LINK.padEnd(100, 'x'), 41],
    [LINK.padEnd(120, 'y'), 45],
    [LINK.padEnd(150, 'x'), 49],
    [LINK.padEnd(180, 'z'), 53],
  ])('says %s again', (text, size) => {
    const grid = qrCode(text);
    expect(grid?.length).toBe(size);
    expect(read(grid ?? [])).toBe(text);
  });

  it('is not drawn where there is no room', () => expect(qrCode('x'.repeat(181))).toBe(null));

  it('says its level and mask as the standard lists them', () => {
    const formats = ['a', 'b', 'c', LINK].map((text) => format(qrCode(text) ?? []));
    for (const each of formats) expect(FORMATS).toContain(each);
  });
});

/** By mask, for level M, as the standard lists them. */
const FORMATS = [
  '101010000010010',
  '101000100100101',
  '101111001111100',
  '101101101001011',
  '100010111111001',
  '100000011001110',
  '100111110010111',
  '100101010100000',
];

const VERSION_7 = '000111110010010100';

it('tells its version where it is big', () => {
  const grid = qrCode(LINK.padEnd(120, 'y')) ?? [];
  const bits = Array.from({ length: 18 }, (_, bit) =>
    Number(grid[Math.floor(bit / 3)]?.[grid.length - 11 + (bit % 3)]),
  );
  expect(bits.reverse().join('')).toBe(VERSION_7);
});

type Grid = readonly (readonly boolean[])[];

/** Fifteen bits around the upper left corner, the most significant first. */
function format(grid: Grid): string {
  const places: [number, number][] = [0, 1, 2, 3, 4, 5, 7].map((x) => [x, 8]);
  const upwards: [number, number][] = [8, 7, 5, 4, 3, 2, 1, 0].map((y) => [8, y]);
  return [...places, ...upwards].map(([x, y]) => Number(grid[y]?.[x])).join('');
}

const BLOCKS: Record<number, [number, number[]]> = {
  21: [10, [16]],
  25: [16, [28]],
  29: [26, [44]],
  33: [18, [32, 32]],
  37: [24, [43, 43]],
  41: [16, [27, 27, 27, 27]],
  45: [18, [31, 31, 31, 31]],
  49: [22, [38, 38, 39, 39]],
  53: [22, [36, 36, 36, 37, 37]],
};

function read(grid: Grid): string {
  const size = grid.length;
  const mask = FORMATS.indexOf(format(grid));
  const bits: number[] = [];
  for (let pair = 0; pair < (size - 1) / 2; pair++) {
    const right = size - 1 - 2 * pair - (size - 1 - 2 * pair > 6 ? 0 : 1);
    for (let at = 0; at < size; at++)
      for (const x of [right, right - 1]) {
        const y = pair % 2 === 0 ? size - 1 - at : at;
        if (!fixed(x, y, size)) bits.push(Number(grid[y]?.[x] !== masked(mask, x, y)));
      }
  }
  const bytes = Array.from({ length: bits.length >> 3 }, (_, at) =>
    parseInt(bits.slice(8 * at, 8 * at + 8).join(''), 2),
  );
  const [checks, lengths] = BLOCKS[size] ?? [0, []];
  const blocks = lengths.map((): number[] => []);
  let place = 0;
  for (let row = 0; row < Math.max(...lengths); row++)
    blocks.forEach((block, at) => row < (lengths[at] ?? 0) && block.push(bytes[place++] ?? 0));
  const data = blocks.flatMap((block) => [...block]);
  for (let row = 0; row < checks; row++) for (const block of blocks) block.push(bytes[place++] ?? 0);
  for (const block of blocks) expect(wrongs(block, checks), 'the check bytes fit').toBe(0);
  const length = ((data[0] ?? 0) & 15) * 16 + ((data[1] ?? 0) >> 4);
  expect((data[0] ?? 0) >> 4, 'the mode is bytes').toBe(4);
  const text = Array.from(
    { length },
    (_, at) => ((data[at + 1] ?? 0) & 15) * 16 + ((data[at + 2] ?? 0) >> 4),
  );
  return new TextDecoder().decode(new Uint8Array(text));
}

function masked(mask: number, x: number, y: number): boolean {
  const product = x * y;
  const [fields, half] = [(product % 2) + (product % 3), Math.floor(y / 2) + Math.floor(x / 3)];
  const values = [
    x + y,
    y,
    x % 3 && 1,
    (x + y) % 3 && 1,
    half,
    fields && 1,
    fields,
    ((x + y) % 2) + (product % 3),
  ];
  return (values[mask] ?? 0) % 2 === 0;
}

/** What is no data: finders with format beside them, timing, alignment, version. */
function fixed(x: number, y: number, size: number): boolean {
  const far = size - 8;
  if (x === 6 || y === 6) return true;
  if ((x < 9 && y < 9) || (x >= far && y < 9) || (x < 9 && y >= far)) return true;
  if (size >= 45 && ((x >= far - 3 && y < 6) || (y >= far - 3 && x < 6))) return true;
  const centres = size === 21 ? [] : size < 45 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  return centres.some((left) =>
    centres.some(
      (top) =>
        !(left === 6 && (top === 6 || top === size - 7)) &&
        !(top === 6 && left === size - 7) &&
        Math.abs(x - left) <= 2 &&
        Math.abs(y - top) <= 2,
    ),
  );
}

/** How many powers of two are no roots of the block, taken as a polynomial: none, where nothing is to be mended. */
function wrongs(block: readonly number[], checks: number): number {
  const exponents = [1];
  for (let at = 1; at < 255; at++) {
    const doubled = (exponents[at - 1] ?? 0) * 2;
    exponents.push(doubled > 255 ? doubled ^ 285 : doubled);
  }
  const logs = new Map(exponents.map((value, at) => [value, at]));
  const product = (left: number, power: number) =>
    left === 0 ? 0 : (exponents[((logs.get(left) ?? 0) + power) % 255] ?? 0);
  return Array.from({ length: checks }, (_, power) =>
    block.reduce((sum, each) => product(sum, power) ^ each, 0),
  ).filter((each) => each !== 0).length;
}
