/** What a person prefers on this device. Kept in the browser's storage. */

export type Language = 'en' | 'ru';
export type Theme = 'auto' | 'light' | 'dark';

interface Settings {
  language: Language;
  theme: Theme;
  /** Play a choice that is the only one and risks nothing. */
  autoPass: boolean;
  /** Show how pieces move. */
  motion: boolean;
  /** How fast: 1 as it is meant. */
  speed: number;
  /** How loud, from 0 to 1; silent at 0. */
  volume: number;
  /** Tell by a notice of the browser when it is my turn. */
  notify: boolean;
  /** Every kind of decision is explained the first time it is met. */
  coach: boolean;
}

const KEY = 'tabletome';

function defaults(): Settings {
  const language: Language = navigator.language.toLowerCase().startsWith('ru') ? 'ru' : 'en';
  return {
    language,
    theme: 'auto',
    autoPass: true,
    motion: true,
    speed: 1,
    volume: 0.5,
    notify: false,
    coach: true,
  };
}

function stored(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...defaults(), ...stored() });

export function change(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // A browser that stores nothing still plays; it only forgets.
  }
}

/** Whether things may move on the screen: the person's setting and the device's. */
export function motionAllowed(): boolean {
  return settings.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}
