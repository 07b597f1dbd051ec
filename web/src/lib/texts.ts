/** All that a thing says, for whoever looks for words in it. */

import type { Badge, Card, CardPart, Note, Sheet } from './protocol';
import type { Part } from './things';

type Said = (string | null | undefined)[];

const ofBadges = (badges: readonly Badge[]): Said => badges.map(({ text }) => text);
const ofNotes = (notes: readonly Note[]): Said => notes.map(({ text }) => text);
const ofHalf = (half: CardPart): Said => [half.name, ...half.text];

export const ofCard = (card: Card): Said => [
  card.name,
  card.label,
  card.kind,
  ...ofBadges(card.badges),
  ...ofBadges(card.cost),
  ...card.parts.flatMap(ofHalf),
];

const ofSheet = (sheet: Sheet): Said => [
  sheet.text,
  ...ofBadges(sheet.badges),
  ...sheet.rows.flatMap((row) => [row.name, row.text, row.why, ...ofBadges(row.values)]),
  ...ofNotes(sheet.notes),
];

export function textsOf(part: Part, sheet: Sheet | undefined): Said {
  return [...(sheet ? ofSheet(sheet) : []), ...own(part)];
}

function own(part: Part): Said {
  switch (part.kind) {
    case 'card':
      return ofCard(part.card);
    case 'half':
      return ofHalf(part.half);
    case 'piece':
      return [part.piece.help, ...ofBadges(part.piece.badges)];
    case 'cell':
      return [part.cell.help, ...ofBadges(part.cell.badges)];
    case 'stat':
      return [part.stat.help, part.stat.text];
    case 'turn':
      return ofNotes(part.turn.notes);
    case 'mat':
      return [part.mat.text, ...ofBadges(part.mat.badges), ...ofNotes(part.mat.notes)];
    case 'die':
      return [part.die.effect];
    case 'group':
      return [part.group.text];
    case 'zone':
      return part.zone.cards.flatMap(ofCard);
    default:
      return [];
  }
}
