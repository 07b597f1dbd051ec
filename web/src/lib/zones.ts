/** Where card zones lie: by their role, each at a place of its own. */

import type { Scene, Zone } from './protocol';

export type Role = Exclude<Zone['role'], ''>;

/** What a zone is to a player; where the game does not say so, what it looks like. */
export function roleOf(zone: Zone, owned = zone.seat !== null): Role {
  if (zone.role) return zone.role;
  if (zone.kind === 'hand') return 'hand';
  if (zone.kind === 'pile') return 'deck';
  return owned ? 'items' : 'offer';
}

export const ROLE_ICONS: Record<Role, string> = {
  hand: 'card-pick',
  played: 'card-play',
  active: 'card-play',
  discard: 'card-discard',
  lost: 'card-burn',
  items: 'knapsack',
  offer: 'card-exchange',
  deck: 'card-draw',
};

/** So many cards of a row, each with a sign and one thing to say, are told by their signs and names. */
const ROW = 4;
const isSmall = ({ cards }: Zone) =>
  cards.length >= ROW && cards.every((card) => !card.face_down && card.icon !== '' && card.parts.length <= 1);

/** Rows of cards with few words that everybody shares, shown as a row of buttons over the board. */
export const smallRows = (scene: Scene): Zone[] =>
  scene.zones.filter((zone) => zone.kind === 'row' && zone.role === '' && !zone.urgent && isSmall(zone));

/** What lies below the board, each sort at its place. */
export interface Docked {
  /** What has been played: on the left. */
  played: Zone[];
  /** What is held, and what lies open before the player: in the middle. */
  held: Zone[];
  /** What is looked at now and then: one at a time, by tabs. */
  aside: Zone[];
  /** Piles: small, on the right. */
  piles: Zone[];
}

/** One's own characters, the one whose turn it is first; there may be none. */
export const ownMats = (scene: Scene, seat: number | null) => {
  const own = scene.mats.filter((mat) => mat.seat === seat);
  return [...own.filter((mat) => mat.active), ...own.filter((mat) => !mat.active)];
};

/**
 * `whose` is the place of the mat among `ownMats` whose cards are shown. A pile with cards that can be chosen is laid
 * open.
 */
export function dockOf(scene: Scene, seat: number | null, whose: number, live: ReadonlySet<string>): Docked {
  const small = new Set(smallRows(scene));
  const mine = ownMats(scene, seat)[whose]?.zones ?? [];
  const zones = [...mine, ...scene.zones].filter((zone) => !zone.urgent && !small.has(zone) && !isBare(zone));
  const docked: Docked = { played: [], held: [], aside: [], piles: [] };
  const handed = mine.some((zone) => roleOf(zone, true) === 'hand');
  for (const zone of zones) {
    const place = placeOf(zone, mine.includes(zone), handed);
    docked[place === 'piles' && zone.kind !== 'pile' && isLive(zone, live) ? 'aside' : place].push(zone);
  }
  return docked;
}

/** Whether a card of it, or a part of one, can be chosen now. */
export const isLive = (zone: Zone, live: ReadonlySet<string>): boolean =>
  zone.cards.some((card) => live.has(card.id) || card.parts.some((part) => live.has(part.id)));

/** Nothing lies there and nothing ever says how much: not worth a place. */
const isBare = (zone: Zone) => zone.cards.length === 0 && zone.count === null && roleOf(zone) !== 'hand';

function placeOf(zone: Zone, own: boolean, handed: boolean): keyof Docked {
  const role = roleOf(zone, own);
  if (role === 'played' || (role === 'active' && own)) return 'played';
  if (role === 'hand') return own ? 'held' : 'aside';
  if (role === 'deck' || role === 'discard' || role === 'lost' || zone.kind === 'pile') return 'piles';
  return own && !handed && role === 'items' ? 'held' : 'aside';
}

/** What everything turns on now, as enemies in combat: shown where things are resolved. */
export const urgentZones = (scene: Scene): Zone[] =>
  [...scene.zones, ...scene.mats.flatMap((mat) => mat.zones)].filter((zone) => zone.urgent);

/** Every zone there is. */
export const allZones = (scene: Scene): Zone[] => [...scene.zones, ...scene.mats.flatMap((mat) => mat.zones)];
