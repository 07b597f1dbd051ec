/** Outlines of icons, loaded one by one when first shown. */

import { SvelteMap } from 'svelte/reactivity';

const NAME = /^[a-z0-9-]+$/;
const UNKNOWN = 'M256 96a160 160 0 1 0 0 320a160 160 0 1 0 0-320z';

const outlines = new SvelteMap<string, string>();
const asked = new Set<string>();

/** The outline of an icon in a square of 512, empty until it has arrived. */
export function outline(name: string): string {
  if (!asked.has(name)) {
    asked.add(name);
    void load(name);
  }
  return outlines.get(name) ?? '';
}

async function load(name: string): Promise<void> {
  outlines.set(name, await fetched(name).catch(() => UNKNOWN));
}

async function fetched(name: string): Promise<string> {
  if (!NAME.test(name)) return UNKNOWN;
  const answer = await fetch(`${__ICONS__}/${name}.svg`);
  if (!answer.ok) return UNKNOWN;
  const paths = [...(await answer.text()).matchAll(/<path[^>]*\sd="([^"]+)"/g)].map((found) => found[1]);
  return paths.join('') || UNKNOWN;
}
