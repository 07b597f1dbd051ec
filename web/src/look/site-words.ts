/** The words of sites that have a drawing, for those who need to know without drawing. */

const WORDS = new Set(
  (
    'village town keep fort castle capital city tower monastery church temple sanctuary camp inn market shop farm ' +
    'stronghold rampart ramparts palisade mine deep den cave lair grounds nest dungeon tomb crypt graveyard bones maze ' +
    'labyrinth ruins glade portal gate shrine altar statue fountain well tree chest treasure boulders obstacle trap ' +
    'door shut open rubble planks stairs exit passage pentacle pool'
  ).split(' '),
);

/** Of a compound word the last part counts, as in `mage-tower`. */
export const isSite = (kind: string): boolean => kind.split('-').some((part) => WORDS.has(part));
