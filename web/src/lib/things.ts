/** Everything on the table that can be pointed at or asked about, and what lies in what. */

import type {
  Board,
  Card,
  CardPart,
  Cell,
  Die,
  Group,
  Line,
  Mat,
  Panel,
  Piece,
  Question,
  Scene,
  Sheet,
  Stat,
  Turn,
  Zone,
} from './protocol';

/** What a thing is, with all that the scene says of it. */
export type Part =
  | { kind: 'board'; board: Board }
  | { kind: 'cell'; cell: Cell; board: Board }
  | { kind: 'piece'; piece: Piece; cell: Cell }
  | { kind: 'line'; line: Line }
  | { kind: 'group'; group: Group }
  | { kind: 'zone'; zone: Zone }
  | { kind: 'card'; card: Card }
  | { kind: 'half'; half: CardPart; card: Card }
  | { kind: 'stat'; stat: Stat; mat: Mat | null }
  | { kind: 'mat'; mat: Mat }
  | { kind: 'turn'; turn: Turn }
  | { kind: 'die'; die: Die }
  | { kind: 'sheet'; sheet: Sheet }
  | { kind: 'panel'; panel: Panel };

export interface Thing {
  id: string;
  name: string;
  /** The thing it lies on or is a part of: a piece's cell, a cell's board, a card's zone. */
  holder: string | null;
  part: Part;
}

export type Things = Map<string, Thing>;

/** Where two things have one id, as a stat of a mat and of its sheet, the first stands for both. */
class Collector {
  readonly things: Things = new Map();

  add(id: string, name: string | null, holder: string | null, part: Part): void {
    if (id && !this.things.has(id)) this.things.set(id, { id, name: name ?? '', holder, part });
  }

  board(board: Board): void {
    this.add(board.id, board.name, null, { kind: 'board', board });
    for (const line of board.lines) this.add(line.id, line.name, board.id, { kind: 'line', line });
    for (const group of board.groups) this.add(group.id, group.name, board.id, { kind: 'group', group });
    for (const cell of board.cells) {
      this.add(cell.id, cell.name, board.id, { kind: 'cell', cell, board });
      for (const piece of cell.pieces)
        this.add(piece.id, piece.name, cell.id, { kind: 'piece', piece, cell });
    }
  }

  zone(zone: Zone): void {
    this.add(zone.id, zone.name, null, { kind: 'zone', zone });
    for (const card of zone.cards) this.card(card, zone.id);
  }

  card(card: Card, holder: string | null): void {
    this.add(card.id, card.name, holder, { kind: 'card', card });
    for (const half of card.parts)
      this.add(half.id, half.name ?? card.name, card.id, { kind: 'half', half, card });
  }

  stats(stats: readonly Stat[], mat: Mat | null): void {
    for (const stat of stats) this.add(stat.id, stat.name, null, { kind: 'stat', stat, mat });
  }

  dice(dice: readonly Die[]): void {
    for (const die of dice) this.add(die.id, die.name ?? die.face, null, { kind: 'die', die });
  }

  mat(mat: Mat): void {
    this.add(mat.id, mat.name, null, { kind: 'mat', mat });
    this.stats(mat.stats, mat);
    mat.zones.forEach((zone) => this.zone(zone));
  }

  sheet(sheet: Sheet): void {
    this.add(sheet.id, sheet.name, null, { kind: 'sheet', sheet });
    this.stats(sheet.stats, null);
    sheet.zones.forEach((zone) => this.zone(zone));
  }

  panel(panel: Panel): void {
    this.add(panel.id, panel.title, null, { kind: 'panel', panel });
    panel.sheets.forEach((sheet) => this.sheet(sheet));
    panel.zones.forEach((zone) => this.zone(zone));
    this.dice(panel.dice);
  }
}

export function thingsOf(scene: Scene, question: Question | null = null): Things {
  const found = new Collector();
  scene.boards.forEach((board) => found.board(board));
  scene.zones.forEach((zone) => found.zone(zone));
  scene.mats.forEach((mat) => found.mat(mat));
  found.stats(scene.shared, null);
  for (const turn of scene.order) found.add(turn.id, turn.name, null, { kind: 'turn', turn });
  found.dice(scene.dice);
  scene.panels.forEach((panel) => found.panel(panel));
  scene.sheets.forEach((sheet) => found.sheet(sheet));
  question?.shows.forEach((card) => found.card(card, null));
  return found.things;
}

/** A thing and all that holds it, the innermost first. */
export function holders(things: Things, id: string): string[] {
  const chain: string[] = [];
  for (let at: string | null = id; at !== null && !chain.includes(at); at = things.get(at)?.holder ?? null) {
    chain.push(at);
  }
  return chain;
}

/** What a person means who points at `id`: itself, what it lies on, or the one thing on it that is meant. */
export function meant(things: Things, id: string, wanted: ReadonlySet<string>): string | null {
  const outward = holders(things, id).find((each) => wanted.has(each));
  if (outward !== undefined) return outward;
  const inside = [...wanted].filter((each) => holders(things, each).includes(id));
  return inside.length === 1 ? (inside[0] ?? null) : null;
}
