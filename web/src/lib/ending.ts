/** How a game has ended, in a line. */

import { t } from './words';

/** Who has won; where all win or lose together, which of the two. */
export function endTitle(
  winners: readonly number[],
  cooperative: boolean,
  nameOf: (seat: number) => string,
): string {
  if (cooperative) return t(winners.length > 0 ? 'won-together' : 'lost-together');
  if (winners.length === 0) return t('nobody-wins');
  return t('winner', { count: winners.length, names: winners.map(nameOf).join(', ') });
}
