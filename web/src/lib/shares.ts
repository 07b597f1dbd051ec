/** What we add to a game's seed: remembered here, so that we can see afterwards that it was used. */

const BYTES = 32;
const key = (table: string) => `tabletome-share-${table}`;

export interface Given {
  share: string;
  /** What the server was bound by when we gave it. */
  commitment: string;
}

/** A number nobody can guess, in hexadecimal digits. */
export function newShare(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

export function remember(table: string, given: Given): void {
  try {
    localStorage.setItem(key(table), JSON.stringify(given));
  } catch {
    // Without a memory we can still play; only the check afterwards is left to others.
  }
}

export function recall(table: string): Given | null {
  try {
    return JSON.parse(localStorage.getItem(key(table)) ?? 'null') as Given | null;
  } catch {
    return null;
  }
}

export interface Draw {
  commitment: string;
  server: string;
  shares: { seat: number; share: string }[];
}

/** Whether a draw has kept to what we gave and were promised; null where we know of nothing. */
export function isAsGiven(draw: Draw, given: Given | null): boolean | null {
  if (!given) return null;
  return draw.commitment === given.commitment && draw.shares.some((each) => each.share === given.share);
}
