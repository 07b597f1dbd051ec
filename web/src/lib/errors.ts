/** What went wrong, in the language that is set where we have words for it. */

import { Refused } from './api';
import { say, t } from './words';
import { settings } from './settings.svelte';

export function explain(wrong: unknown): string {
  if (!(wrong instanceof Refused)) return wrong instanceof Error ? wrong.message : String(wrong);
  const name = `error-${wrong.code}`;
  return say(settings.language, name) === name ? wrong.message : t(name, { seconds: wrong.seconds });
}
