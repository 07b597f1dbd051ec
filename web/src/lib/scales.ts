/** Marks on a scale: bare numbers of a row that stands under no columns, such as the distances at which it applies. */

import type { Row } from './protocol';

export const onScale = ({ values }: Row): boolean =>
  values.length > 0 && values.every(({ icon, text }) => icon === '' && text === null);
