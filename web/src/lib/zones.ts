/** Where card zones lie: small cards beside the board, hands and large offers below it. */

import type { Scene, Zone } from './protocol';

const isSmall = (zone: Zone) => zone.cards.every((card) => !card.face_down && card.parts.length <= 1);

/** Rows of cards with few words, shown as buttons in the rail. */
export const smallRows = (scene: Scene): Zone[] =>
  scene.zones.filter((zone) => zone.kind === 'row' && isSmall(zone));

/**
 * What lies below the board for a seat: what is urgent, then what is chosen from, then its own cards (those of the mat
 * whose turn it is before its others), then the rest in the middle.
 */
export function dockZones(scene: Scene, seat: number | null, live: ReadonlySet<string>): Zone[] {
  const small = new Set(smallRows(scene).map((zone) => zone.id));
  const shared = scene.zones.filter((zone) => !small.has(zone.id));
  const mats = scene.mats.filter((mat) => mat.seat === seat);
  const own = [...mats.filter((mat) => mat.active), ...mats.filter((mat) => !mat.active)].flatMap(
    (mat) => mat.zones,
  );
  const isLive = (zone: Zone) =>
    zone.cards.some((card) => live.has(card.id) || card.parts.some((part) => live.has(part.id)));
  const isOwn = (zone: Zone) => own.includes(zone) || (zone.seat !== null && zone.seat === seat);
  const rank = (zone: Zone) =>
    (zone.urgent ? -1 : isLive(zone) ? 0 : isOwn(zone) ? 1 : 2) * 10 + (zone.kind === 'pile' ? 1 : 0);
  return [...own, ...shared]
    .map((zone, place) => ({ zone, place }))
    .sort((a, b) => rank(a.zone) - rank(b.zone) || a.place - b.place)
    .map(({ zone }) => zone);
}

/** Every zone there is. */
export const allZones = (scene: Scene): Zone[] => [...scene.zones, ...scene.mats.flatMap((mat) => mat.zones)];
