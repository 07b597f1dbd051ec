/** Where card zones lie: by their role, each at a place of its own. */

import type { Board, Card, Meter, Scene, Sheet, Zone } from './protocol';

export type Role = Exclude<Zone['role'], ''>;

/** What a zone is to a player; where the game does not say so, what it looks like. */
export function roleOf(zone: Zone, owned = zone.seat !== null): Role {
  if (zone.role) return zone.role;
  if (zone.kind === 'hand') return 'hand';
  if (zone.kind === 'pile') return 'deck';
  return owned ? 'items' : 'offer';
}

const ROLE_ICONS: Record<Role, string> = {
  hand: 'card-pick',
  played: 'card-play',
  active: 'card-play',
  discard: 'card-discard',
  lost: 'card-burn',
  items: 'knapsack',
  offer: 'card-exchange',
  deck: 'card-draw',
};

/** The sign of a zone: its own, or that of its role. */
export const signOf = (zone: Zone): string => zone.icon || ROLE_ICONS[roleOf(zone)];

/** So many cards of a row, each with a sign and one thing to say, are told by their signs and names. */
const ROW = 4;
const isSmall = ({ cards }: Zone) =>
  cards.length >= ROW && cards.every((card) => !card.face_down && card.icon !== '' && card.parts.length <= 1);

/** Rows of cards with few words that everybody shares, shown as a row of buttons over the board. */
export const smallRows = (scene: Scene): Zone[] =>
  scene.zones.filter((zone) => zone.kind === 'row' && zone.role === '' && !zone.urgent && isSmall(zone));

/** A screen so wide has room for a track beside the cards. */
const WIDE = 1300;
/** A track of more steps would be a row of needles. */
const STEPS = 9;

/** Tracks that rise beside the cards, where what everybody's points are made of stands there too. */
export const risingTracks = (scene: Scene, width: number): Board[] =>
  width < WIDE || scene.scores.length === 0
    ? []
    : scene.boards.filter(({ kind, cells }) => kind === 'track' && cells.length <= STEPS).slice(0, 1);

/** What everybody has to reckon with now. */
export interface InForce {
  /** Cards that are in effect and belong to nobody. */
  cards: { zone: Zone; card: Card }[];
  /** Somebody who acts by rules of its own, with what it would do now. */
  scroll: Sheet;
}

const IN_FORCE = 2;

/** Whoever acts by itself and is worth a place all the time, with the cards in effect; null where there is nobody. */
export function inForce(scene: Scene): InForce | null {
  const scroll = scene.sheets.find(
    ({ always, columns, rows }) =>
      always &&
      columns.length === 0 &&
      rows.every(({ text }) => text !== null) &&
      rows.some(({ state }) => state === 'lit'),
  );
  if (!scroll) return null;
  const zones = scene.zones.filter(({ role, seat, urgent }) => role === 'active' && seat === null && !urgent);
  const cards = zones
    .filter(({ kind }) => kind === 'row')
    .flatMap((zone) => zone.cards.filter((card) => !card.face_down).map((card) => ({ zone, card })));
  return { cards: cards.slice(0, IN_FORCE), scroll };
}

/** Whoever acts by themselves and has a life to lose: on sheets that are always in sight. */
export const foesOf = ({ sheets }: Scene): Sheet[] =>
  sheets.filter(
    ({ always, rows, stats }) =>
      always && (rows.some(({ health }) => health !== null) || stats.some(({ show }) => show === 'bar')),
  );

/** How many of them stand there. */
export const fighting = (foes: readonly Sheet[]): number =>
  foes.reduce((sum, { rows }) => sum + Math.max(1, rows.filter(({ health }) => health !== null).length), 0);

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
  zone.cards.some((card) => canBeChosen(card, live));

const canBeChosen = (card: Card, live: ReadonlySet<string>): boolean =>
  live.has(card.id) || card.parts.some((part) => live.has(part.id));

/** The zone with the most cards that can be chosen now: the shop before what could be sold in it. */
export function mostLive(zones: readonly Zone[], live: ReadonlySet<string>): Zone | undefined {
  const count = ({ cards }: Zone) => cards.filter((card) => canBeChosen(card, live)).length;
  const counted = zones.map((zone) => ({ zone, many: count(zone) })).filter(({ many }) => many > 0);
  return counted.sort((a, b) => b.many - a.many)[0]?.zone;
}

/** The zone that is open stays open while something of it can be chosen; else the one with most of that is opened. */
export function toOpen(zones: readonly Zone[], open: string, live: ReadonlySet<string>): Zone | undefined {
  const same = zones.find((zone) => zone.id === open);
  return same && isLive(same, live) ? same : mostLive(zones, live);
}

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

/** The meters of what is being resolved that belong to a card of these zones, or to a part of one. */
export function metersOn(scene: Scene, zones: readonly Zone[]): Meter[] {
  const ids = new Set(
    zones.flatMap(({ cards }) => cards.flatMap((card) => [card.id, ...card.parts.map(({ id }) => id)])),
  );
  return scene.panels.flatMap(({ meters }) => meters.filter(({ thing }) => ids.has(thing)));
}
