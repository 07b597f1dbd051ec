/**
 * Which piece of the new scene is which piece of the old one. Pieces are recognised by id and look; a piece that is
 * gone and an equal one that is new elsewhere are taken for the same piece that moved.
 */

import type { PlacedPiece } from './layout';

const look = ({ piece }: PlacedPiece) =>
  `${piece.icon}|${piece.seat ?? ''}|${piece.tone ?? ''}|${piece.name}`;

/** In this order: the same thing, one like it in the same cell, one like it anywhere. */
const SAME: ((each: PlacedPiece) => string)[] = [
  (each) => `${look(each)}|${each.piece.id}`,
  (each) => `${look(each)}|${each.cell}`,
  look,
];

/** The new pieces with the keys of the old ones they are, so that whoever draws them moves instead of replacing. */
export function recognise(before: readonly PlacedPiece[], now: readonly PlacedPiece[]): PlacedPiece[] {
  const keys = new Map<PlacedPiece, string>();
  const old = new Map(before.map((each) => [each.key, each]));
  let free = [...before];
  for (const sameAs of SAME) {
    const waiting = grouped(free, sameAs);
    for (const fresh of now) {
      const match = keys.has(fresh) ? undefined : waiting.get(sameAs(fresh))?.shift();
      if (match) keys.set(fresh, match.key);
    }
    free = [...waiting.values()].flat();
    if (free.length === 0 || keys.size === now.length) break;
  }
  const taken = new Set(keys.values());
  return now.map((fresh) => {
    const key = keys.get(fresh) ?? unused(fresh.piece.id, taken);
    const same = old.get(key);
    if (!same || JSON.stringify(same.piece) !== JSON.stringify(fresh.piece)) return { ...fresh, key };
    return isWhereItWas(same, fresh) ? same : { ...fresh, key, piece: same.piece };
  });
}

/** A piece that lies where it lay and looks as it looked need not be drawn again; one that only moved is moved. */
const isWhereItWas = (a: PlacedPiece, b: PlacedPiece) =>
  a.x === b.x && a.y === b.y && a.r === b.r && a.place === b.place;

function grouped(
  pieces: readonly PlacedPiece[],
  by: (each: PlacedPiece) => string,
): Map<string, PlacedPiece[]> {
  const groups = new Map<string, PlacedPiece[]>();
  for (const each of pieces) {
    const group = groups.get(by(each));
    if (group) group.push(each);
    else groups.set(by(each), [each]);
  }
  return groups;
}

function unused(id: string, taken: Set<string>): string {
  let key = id;
  for (let number = 2; taken.has(key); number++) key = `${id}~${number}`;
  taken.add(key);
  return key;
}
