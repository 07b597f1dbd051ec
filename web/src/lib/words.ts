/** The client's own words, in Fluent. What games say comes from the server, already in the language asked for. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import en from '../text/en.ftl?raw';
import ru from '../text/ru.ftl?raw';
import { settings, type Language } from './settings.svelte';

export const LANGUAGES: Record<Language, string> = { en: 'English', ru: 'Русский' };

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Language, FluentBundle> = { en: bundle('en', en), ru: bundle('ru', ru) };

/** A message in the language that is set; reading it in a template follows a switch of language. */
export function t(name: string, args?: Record<string, FluentVariable>): string {
  return say(settings.language, name, args);
}

/** Whether there are words of that name. */
export const knows = (name: string): boolean => bundles.en.hasMessage(name);

export function say(language: Language, name: string, args?: Record<string, FluentVariable>): string {
  for (const each of [bundles[language], bundles.en]) {
    const pattern = each.getMessage(name)?.value;
    if (pattern) return each.formatPattern(pattern, args);
  }
  return name;
}
