import { describe, expect, test } from 'vitest';
import { sharedSide, centreOf } from '../src/lib/hex';
import { boxIn, keepUnchanged, layOut, placePieces, spotsFor, spotsInBox } from '../src/lib/layout';
import { complete } from '../src/lib/complete';
import type { Board, Piece, Point } from '../src/lib/protocol';
import { recognise } from '../src/lib/moves';
import { amid, beyond, closeUp, fit, panBy, zoomAt } from '../src/lib/panzoom';
import { fixture } from './fixtures';

const WIDE = 1.6;

describe('laying out boards', () => {
  test('every cell has a place within the surface', () => {
    for (const name of ['areas', 'battlefield', 'dungeon', 'growing-map', 'game-middle.en']) {
      const layout = layOut(fixture(name).scene.boards, WIDE);
      for (const cell of layout.cells.values()) {
        expect(cell.x, name).toBeGreaterThan(0);
        expect(cell.x, name).toBeLessThan(layout.width);
        expect(cell.y, name).toBeLessThan(layout.height);
      }
    }
  });

  test('several boards lie in rows that suit the shape of the frame', () => {
    const { boards } = fixture('areas').scene;
    const [wide, tall] = [layOut(boards, 3), layOut(boards, 0.4)];
    expect(wide.width / wide.height).toBeGreaterThan(tall.width / tall.height);
  });

  test('several lands are drawn broader where that fills their room; rooms with walls are not', () => {
    const land = (id: string): Board =>
      complete('Board', {
        id,
        kind: 'area',
        name: id,
        size: [4, 3],
        cells: [
          {
            id: `${id}.1`,
            name: '1',
            outline: [
              [0, 0],
              [4, 0],
              [4, 3],
              [0, 3],
            ],
            centre: [2, 1.5],
          },
        ],
      });
    const filled = (boards: Board[], shape: number) => {
      const { width, height, boards: placed } = layOut(boards, shape);
      const area = placed.reduce((sum, board) => sum + board.width * board.height, 0);
      return area / (Math.max(width, height * shape) * Math.max(height, width / shape));
    };
    expect(filled(['a', 'b'].map(land), 3.6)).toBeGreaterThan(0.9);
    expect(filled(['a', 'b'].map(land), 2.1)).toBeGreaterThan(0.9);
    const walled = ['a', 'b'].map((id) => ({
      ...land(id),
      lines: [
        {
          id: 'w',
          key: 'w',
          kind: 'wall',
          points: [
            [0, 0],
            [4, 0],
          ],
          between: [],
          name: null,
        },
      ],
    })) as unknown as Board[];
    const [room] = layOut(walled, 3.6).boards;
    expect((room?.width ?? 0) / (room?.height ?? 1)).toBeLessThan(1.5);
  });

  test('cells that look the same are kept from one scene to the next', () => {
    const before = layOut(fixture('large').scene.boards, WIDE);
    const now = keepUnchanged(before, layOut(fixture('large-moved').scene.boards, WIDE));
    const kept = [...now.cells].filter(([id, cell]) => cell === before.cells.get(id));
    expect(kept.length, 'whoever moves, the ground stays').toBe(now.cells.size);
  });

  test('the label of an area begins at its top left corner', () => {
    const outline: [number, number][] = [
      [2, 0],
      [4, 0],
      [4, 3],
      [0, 3],
      [0, 1],
      [2, 1],
    ];
    const cells = [
      { id: 'a', key: 'a', name: 'a', outline, centre: [3, 2], open: true, pieces: [], badges: [] },
    ];
    const board = {
      id: 'map',
      key: 'map',
      kind: 'area',
      name: 'Map',
      size: [4, 3],
      cells,
      lines: [],
      badges: [],
    };
    const [cell] = layOut([board as unknown as Board], WIDE).cells.values();
    expect(cell?.corner[0]).toBeLessThan(0);
    expect(cell?.corner[1]).toBeLessThan(0);
  });

  test('two neighbouring hexes share a side, others none', () => {
    expect(sharedSide(centreOf([0, 0]), centreOf([1, 0]))).not.toBeNull();
    expect(sharedSide(centreOf([0, 0]), centreOf([2, 0]))).toBeNull();
  });

  test('pieces in one cell do not overlap much', () => {
    for (let count = 2; count <= 9; count++) {
      const { radius, spots } = spotsFor(count, 60);
      spots.forEach(([x, y], a) =>
        spots
          .slice(a + 1)
          .forEach(([ox, oy]) => expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(radius * 1.9)),
      );
    }
  });
});

describe('a crowded cell', () => {
  const piece = (id: string, more: Partial<Piece> = {}) =>
    complete('Piece', { id, name: id, icon: 'meeple', ...more });

  test('shows figures in the middle and what lies about small at its edge', () => {
    const [board] = fixture('dungeon').scene.boards;
    const cell = board?.cells[0];
    if (!board || !cell) throw new Error('the dungeon has no cells');
    const pieces = [piece('coin'), piece('hero', { seat: 0, health: [3, 8] }), piece('trap')];
    const crowded = { ...board, lines: [], cells: [{ ...cell, pieces }] };
    const placed = new Map(placePieces(layOut([crowded], WIDE)).map((each) => [each.key, each]));
    const [hero, coin, trap] = ['hero', 'coin', 'trap'].map((key) => placed.get(key));
    if (!hero || !coin || !trap) throw new Error('a piece is missing');
    expect(hero.r).toBeGreaterThan(2 * coin.r);
    expect(coin.y).toBeGreaterThan(hero.y + 10);
    expect(Math.abs(coin.x - trap.x)).toBeGreaterThan(coin.r + trap.r - 1);
  });

  /** Pieces on one hex of a battlefield, by their keys. */
  function onHex(pieces: Piece[]) {
    const [board] = fixture('battlefield').scene.boards;
    const cell = board?.cells[0];
    if (!board || !cell) throw new Error('the battlefield has no cells');
    const crowded = { ...board, lines: [], cells: [{ ...cell, site: null, pieces }] };
    return placePieces(layOut([crowded], WIDE));
  }
  const guards = (count: number) =>
    Array.from({ length: count }, (_, number) => piece(`guard ${number}`, { shape: 'round' }));

  test.each([1, 2, 4, 6, 9])('shows %i guards around whoever came, none of them a speck', (count) => {
    const placed = onHex([piece('hero', { seat: 0 }), ...guards(count)]);
    const hero = placed.find(({ key }) => key === 'hero');
    const others = placed.filter((each) => each !== hero);
    if (!hero) throw new Error('the hero is missing');
    expect(others).toHaveLength(count);
    for (const { x, y, r } of others) {
      expect(r).toBeGreaterThan(16);
      expect(Math.hypot(x - hero.x, y - hero.y)).toBeGreaterThan(hero.r + r - 2);
    }
  });

  test('shows more guards than it has room for on its rim, as large', () => {
    const placed = onHex(guards(6));
    expect(Math.min(...placed.map(({ r }) => r))).toBeGreaterThan(16);
    for (const [place, one] of placed.entries())
      for (const other of placed.slice(place + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(one.r + other.r - 1);
  });
});

describe('a full room', () => {
  const narrow = { left: -30, top: -90, right: 30, bottom: 60 };
  const wide = { left: -80, top: -30, right: 80, bottom: 30 };

  test.each([
    ['narrow', narrow],
    ['wide', wide],
  ])('that is %s: up to six figures stand apart and within it', (_, box) => {
    for (let count = 2; count <= 6; count++) {
      const { radius, spots } = spotsInBox(count, box, 27);
      spots.forEach(([x, y], place) => {
        expect(x - radius).toBeGreaterThanOrEqual(box.left - 1);
        expect(x + radius).toBeLessThanOrEqual(box.right + 1);
        expect(y - radius).toBeGreaterThanOrEqual(box.top - 3);
        expect(y + radius).toBeLessThanOrEqual(box.bottom + 1);
        for (const [ox, oy] of spots.slice(place + 1))
          expect(Math.hypot(x - ox, y - oy)).toBeGreaterThan(radius * 1.6);
      });
    }
  });

  test('with a corner cut out: the largest rectangle in it', () => {
    const corners: Point[] = [
      [0, 0],
      [60, 0],
      [60, 100],
      [20, 100],
      [20, 40.000001],
      [0, 40],
    ];
    expect(boxIn(corners)).toEqual({ left: 20, top: 0, right: 60, bottom: 100 });
  });
});

describe('recognising pieces', () => {
  const pieces = (name: string) => placePieces(layOut(fixture(name).scene.boards, WIDE));

  test('a piece that only moved is not drawn again', () => {
    const before = pieces('large');
    const now = recognise(before, pieces('large-moved'));
    const old = new Map(before.map((each) => [each.key, each]));
    expect(now.every((each) => old.get(each.key)?.piece === each.piece)).toBe(true);
    expect(now.filter((each) => old.get(each.key)?.x === each.x)).toEqual([]);
  });

  test('a piece keeps its key when it moves', () => {
    const before = pieces('large');
    const now = recognise(before, pieces('large-moved'));
    const moved = now.find((each) => each.piece.id === 'p6');
    expect(moved?.key).toBe('p6');
    expect(moved?.cell).not.toBe(before.find((each) => each.piece.id === 'p6')?.cell);
  });

  test('a piece whose id names its place is found again by its look', () => {
    const [one] = pieces('large');
    if (!one) throw new Error('no piece');
    const here = { ...one, piece: { ...one.piece, id: 'red:a:0' }, key: 'red:a:0', cell: 'a' };
    const there = { ...one, piece: { ...one.piece, id: 'red:b:0' }, key: 'red:b:0', cell: 'b' };
    expect(recognise([here], [there])[0]?.key).toBe('red:a:0');
  });

  test('keys are never given twice', () => {
    const now = recognise(pieces('areas'), pieces('areas').concat(pieces('areas')));
    expect(new Set(now.map((each) => each.key)).size).toBe(now.length);
  });
});

describe('looking at the surface', () => {
  const surface = { width: 1000, height: 500 };
  const frame = { width: 600, height: 600 };

  test('fitting shows all of it in the middle', () => {
    const look = fit(surface, frame, { top: 0, right: 0, bottom: 0, left: 0 });
    expect(look).toEqual({ scale: 0.6, x: 0, y: 150 });
  });

  test('zooming keeps the point under the pointer', () => {
    const look = zoomAt({ x: 10, y: 20, scale: 1 }, 2, 110, 220);
    expect(look).toEqual({ scale: 2, x: -90, y: -180 });
  });

  test('what is too large to be seen whole is shown where it matters', () => {
    const large = { width: 4000, height: 400 };
    const none = { top: 0, right: 0, bottom: 0, left: 0 };
    const spot = { x: 3000, y: 200 };
    const near = closeUp([spot], large, frame, none, fit(large, frame, none), 0.64);
    expect(near.x + spot.x * near.scale).toBeCloseTo(frame.width / 2);
    const farther = closeUp([{ x: 3050, y: 200 }], large, frame, none, near, 0.64);
    expect(farther, 'still in sight').toEqual(near);
    const apart = closeUp([spot, { x: 10, y: 0 }], large, frame, none, near, 0.64);
    expect(apart, 'too far apart').toEqual(fit(large, frame, none));
  });

  test('where all choices cannot be seen at a size that can be touched, most of them are', () => {
    const large = { width: 4000, height: 400 };
    const none = { top: 0, right: 0, bottom: 0, left: 0 };
    const spots = [100, 3000, 3200, 3300].map((x) => ({ x, y: 200 }));
    const look = amid(spots, large, frame, none, null, 0.6);
    expect(look.scale).toBe(0.6);
    expect(look.y, 'in the middle of its height').toBe((frame.height - 0.6 * 400) / 2);
    expect(spots.map((spot) => beyond(spot, look, frame, none))).toEqual(['left', null, null, null]);
    expect(amid(spots.slice(1), large, frame, none, look, 0.6), 'as it was').toEqual(look);
    const end = amid([{ x: 10, y: 200 }], large, frame, none, look, 0.6);
    expect(end.x, 'not beyond its end').toBe(0);
  });

  test('the board cannot be pushed out of sight', () => {
    const look = panBy({ x: 0, y: 0, scale: 1 }, 99_999, -99_999, surface, frame);
    expect(look.x).toBeLessThan(frame.width);
    expect(look.y).toBeGreaterThan(-surface.height);
  });
});
