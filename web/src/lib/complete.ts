/** Fills in the lists that the server leaves out when they are empty, so that nobody else has to ask. */

import type { Board, Card, Cell, Keyed, LogEntry, Mat, Piece, Question, Scene, View, Zone } from './protocol';

/** A value as it came over the wire: anything may be missing. */
export type Sparse<T> = T extends (infer U)[]
  ? Sparse<U>[]
  : T extends object
    ? { [K in keyof T]?: Sparse<T[K]> }
    : T;

export function completeView(raw: Sparse<View>): View {
  return {
    ...(raw as View),
    seat: raw.seat ?? null,
    scene: completeScene(raw.scene ?? {}),
    question: raw.question ? completeQuestion(raw.question) : null,
    waiting_for: raw.waiting_for ?? [],
    log: (raw.log ?? []).map(completeEntry),
    can_undo: raw.can_undo ?? false,
  };
}

export function completeScene(raw: Sparse<Scene>): Scene {
  const scene: Scene = {
    ...(raw as Scene),
    status: raw.status ?? [],
    order: (raw.order ?? []).map((turn) => ({ notes: [], ...turn }) as unknown as Scene['order'][number]),
    shared: (raw.shared ?? []) as Scene['shared'],
    boards: (raw.boards ?? []).map(completeBoard),
    zones: (raw.zones ?? []).map(completeZone),
    mats: (raw.mats ?? []).map(completeMat),
    dice: (raw.dice ?? []).map((die) => ({ ...(die as Scene['dice'][number]), icons: die.icons ?? [] })),
    scores: (raw.scores ?? []) as Scene['scores'],
  };
  giveKeys(scene);
  return scene;
}

/** The shelves of a card browser: zones that lie on no table. */
export function completeZones(raw: Sparse<Zone>[]): Zone[] {
  return completeScene({ zones: raw }).zones;
}

/** Two equal cards may have one id: pointing at either means the same. To be drawn, each needs a key of its own. */
function giveKeys(scene: Scene): void {
  const times = new Map<string, number>();
  const give = (things: Keyed[]) => {
    for (const thing of things) {
      const before = times.get(thing.id) ?? 0;
      times.set(thing.id, before + 1);
      thing.key = before === 0 ? thing.id : `${thing.id}~${before + 1}`;
    }
  };
  const giveZones = (zones: Zone[]) => {
    give(zones);
    for (const zone of zones) {
      give(zone.cards);
      for (const card of zone.cards) give(card.parts);
    }
  };
  for (const things of [scene.order, scene.shared, scene.dice, scene.boards]) give(things);
  for (const board of scene.boards) {
    give(board.cells);
    give(board.lines);
    for (const cell of board.cells) give(cell.pieces);
  }
  giveZones(scene.zones);
  for (const mat of scene.mats) {
    give(mat.stats);
    giveZones(mat.zones);
  }
}

function completeBoard(raw: Sparse<Board>): Board {
  return {
    ...(raw as Board),
    size: (raw.size ?? [0, 0]) as Board['size'],
    cells: (raw.cells ?? []).map(completeCell),
    lines: (raw.lines ?? []).map((line) => ({ points: [], between: [], ...line }) as Board['lines'][number]),
    badges: raw.badges ?? [],
  };
}

function completeCell(raw: Sparse<Cell>): Cell {
  return {
    ...(raw as Cell),
    terrain: raw.terrain ?? '',
    outline: (raw.outline ?? []) as Cell['outline'],
    label: raw.label ?? '',
    open: raw.open ?? true,
    pieces: (raw.pieces ?? []).map(completePiece),
    badges: raw.badges ?? [],
  };
}

const completePiece = (raw: Sparse<Piece>): Piece => ({ ...(raw as Piece), badges: raw.badges ?? [] });

function completeZone(raw: Sparse<Zone>): Zone {
  return { ...(raw as Zone), cards: (raw.cards ?? []).map(completeCard) };
}

function completeCard(raw: Sparse<Card>): Card {
  const parts = (raw.parts ?? []).map(
    (part) => ({ text: [], patterns: [], ...part }) as unknown as Card['parts'][number],
  );
  return { ...(raw as Card), parts, badges: raw.badges ?? [] };
}

function completeMat(raw: Sparse<Mat>): Mat {
  return {
    ...(raw as Mat),
    stats: (raw.stats ?? []) as Mat['stats'],
    badges: raw.badges ?? [],
    zones: (raw.zones ?? []).map(completeZone),
  };
}

export function completeQuestion(raw: Sparse<Question>): Question {
  return {
    ...(raw as Question),
    choices: (raw.choices ?? []).map(
      (each) => ({ things: [], path: [], covers: [], ...each }) as unknown as Question['choices'][number],
    ),
    barred: (raw.barred ?? []).map(
      (each) => ({ things: [], ...each }) as unknown as Question['barred'][number],
    ),
  };
}

export function completeEntry(raw: Sparse<LogEntry>): LogEntry {
  return { ...(raw as LogEntry), step: raw.step ?? 0, steps: (raw.steps ?? []).map(completeEntry) };
}
