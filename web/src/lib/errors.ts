/** What went wrong, in the language that is set where we have words for it. */

import { Refused } from './api';
import { knows, t } from './words';

export function explain(wrong: unknown): string {
  if (!(wrong instanceof Refused)) return wrong instanceof Error ? wrong.message : String(wrong);
  const name = `error-${wrong.code}`;
  return knows(name) ? t(name, { seconds: wrong.seconds, text: wrong.message }) : wrong.message;
}
