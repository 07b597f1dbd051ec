/** Everything on the table that can be pointed at, and what lies in what. */

import type { Scene, Zone } from './protocol';

export interface Thing {
  id: string;
  name: string;
  /** The thing it lies on or is a part of: a piece's cell, a cell's board, a card's zone. */
  holder: string | null;
}

export type Things = Map<string, Thing>;

export function thingsOf(scene: Scene): Things {
  const things: Things = new Map();
  const add = (id: string, name: string, holder: string | null) => things.set(id, { id, name, holder });
  const addZone = (zone: Zone) => {
    add(zone.id, zone.name, null);
    for (const card of zone.cards) {
      add(card.id, card.name ?? '', zone.id);
      for (const part of card.parts) add(part.id, part.name ?? card.name ?? '', card.id);
    }
  };
  for (const board of scene.boards) {
    add(board.id, board.name, null);
    for (const line of board.lines) add(line.id, line.kind, board.id);
    for (const cell of board.cells) {
      add(cell.id, cell.name, board.id);
      for (const piece of cell.pieces) add(piece.id, piece.name, cell.id);
    }
  }
  for (const zone of scene.zones) addZone(zone);
  for (const mat of scene.mats) {
    for (const stat of mat.stats) add(stat.id, stat.name, null);
    for (const zone of mat.zones) addZone(zone);
  }
  for (const stat of scene.shared) add(stat.id, stat.name, null);
  for (const turn of scene.order) add(turn.id, turn.name, null);
  for (const die of scene.dice) add(die.id, die.face, null);
  return things;
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
