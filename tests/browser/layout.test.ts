/**
 * The table in the middle of every game, measured on screens of six sizes, in both themes and both languages: no words cut
 * off, no pane over another, nobody out of sight, the hand whole. LAYOUT=whole measures every position on every screen.
 */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import {
  anyViolations,
  command,
  demoClient,
  makeTable,
  openHouse,
  person,
  ROOT,
  scratch,
  stepOf,
  untilAsked,
  untilStepAfter,
  type Wishes,
} from './harness';
import { faultsOfTable } from './measuring';

const WHOLE = process.env.LAYOUT === 'whole';
const house = openHouse(demoClient);

const positions = new Map<string, string>();
beforeAll(async () => {
  const folder = scratch();
  await command(join(ROOT, '.venv/bin/python'), [join(ROOT, 'web/fixtures/positions.py'), folder]);
  for (const file of readdirSync(folder))
    positions.set(file.replace('.json', ''), readFileSync(join(folder, file), 'utf-8'));
});

const SCREENS: [string, { width: number; height: number }, Wishes, string[]][] = [
  [
    'desk',
    { width: 1440, height: 900 },
    { theme: 'dark', language: 'ru' },
    [
      'tiny_epic_kingdoms-act',
      'battlelore-move',
      'mage_knight-turn',
      'gloomhaven-four-select',
      'sword_and_sorcery-defend',
    ],
  ],
  [
    'large desk',
    { width: 1920, height: 1080 },
    { theme: 'light', language: 'en' },
    [
      'tiny_epic_kingdoms-set-die',
      'battlelore-battle',
      'mage_knight-block',
      'gloomhaven-turn',
      'sword_and_sorcery-shop',
    ],
  ],
  [
    'laptop',
    { width: 1366, height: 768 },
    { theme: 'light', language: 'ru' },
    [
      'tiny_epic_kingdoms-act',
      'battlelore-order',
      'mage_knight-four-turn',
      'gloomhaven-select',
      'sword_and_sorcery-five-turn',
    ],
  ],
  [
    'small laptop',
    { width: 1024, height: 768 },
    { theme: 'dark', language: 'ru' },
    [
      'tiny_epic_kingdoms-act',
      'battlelore-battle',
      'mage_knight-block',
      'gloomhaven-damage',
      'sword_and_sorcery-spend',
    ],
  ],
  [
    'tablet',
    { width: 820, height: 1180 },
    { theme: 'dark', language: 'en' },
    [
      'tiny_epic_kingdoms-pay-for-war',
      'battlelore-command',
      'mage_knight-attack',
      'gloomhaven-city-town',
      'sword_and_sorcery-turn',
    ],
  ],
  [
    'phone',
    { width: 390, height: 844 },
    { theme: 'dark', language: 'ru' },
    [
      'tiny_epic_kingdoms-act',
      'battlelore-move',
      'mage_knight-turn',
      'gloomhaven-strike',
      'sword_and_sorcery-spend',
    ],
  ],
];
const LOOKS: Wishes[] = (['dark', 'light'] as const).flatMap((theme) =>
  (['en', 'ru'] as const).map((language) => ({ theme, language })),
);

test.each(SCREENS)('on a %s everything is in its place', async (_, viewport, wishes, names) => {
  for (const look of WHOLE ? LOOKS : [wishes]) {
    const phone = viewport.width < 700;
    const { page, problems } = await person(house.browser, look, {
      viewport,
      hasTouch: phone,
      isMobile: phone,
    });
    await openDemo(page);
    const faults: Record<string, string[]> = {};
    for (const name of WHOLE ? everyName() : names) {
      await show(page, `${name}.${look.language}`);
      const found = await settledFaults(page);
      if (found.length > 0) faults[`${name} ${look.theme} ${look.language}`] = found;
    }
    expect(faults).toEqual({});
    expect(problems).toEqual([]);
    await page.context().close();
  }
});

const everyName = () => [...new Set([...positions.keys()].map((file) => file.replace(/\.\w+$/, '')))];

/** The page of boards to look at, with nothing on it yet. */
async function openDemo(page: Page): Promise<void> {
  await page.goto(`${house.server.url}/demo/positions`);
  await page.waitForFunction(() => 'demoShow' in window);
}

async function show(page: Page, file: string): Promise<void> {
  const view = positions.get(file);
  expect(view, file).toBeTruthy();
  await page.evaluate(
    (wanted) => (window as unknown as { demoShow(view: unknown): void }).demoShow(JSON.parse(wanted)),
    view ?? '',
  );
}

/** What is still wrong when everything has had time to find its place. */
async function settledFaults(page: Page): Promise<string[]> {
  let faults: string[] = [];
  for (let attempt = 0; attempt < 8; attempt++) {
    await page.evaluate(
      () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
    );
    faults = await page.evaluate(faultsOfTable);
    if (faults.length === 0) return [];
    await page.waitForTimeout(250);
  }
  return faults;
}

test('on a phone the hand is a fan: one card whole, its neighbours a tap or a swipe away', async () => {
  const phone = {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  };
  const { page, problems } = await person(house.browser, {}, phone);
  await openDemo(page);
  await show(page, 'gloomhaven-four-select.en');
  const fan = page.locator('.dock .fan');
  const named = async () => (await fan.locator('article.card').getAttribute('aria-label')) ?? '';
  await fan.locator('article.card').waitFor();
  expect(await fan.locator('article.card').count(), 'whole cards').toBe(1);
  const first = await named();
  const neighbour = (await fan.locator('button.mini [role=img]').first().getAttribute('aria-label')) ?? '';
  expect(neighbour).not.toBe(first);
  await fan.locator('button.mini').first().tap();
  await expect.poll(named).toBe(neighbour);
  const box = await fan.boundingBox();
  if (!box) throw new Error('there is no fan');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + 80, y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(named).toBe(first);
  expect(problems).toEqual([]);
});

test('a hand too large for its room lies as strips beside one whole card; pointing at a strip makes it whole', async () => {
  const { page, problems } = await person(house.browser, {}, { viewport: { width: 768, height: 1024 } });
  await openDemo(page);
  await show(page, 'gloomhaven-four-select.en');
  const hand = page.locator('.dock .held ul').first();
  const strips = hand.locator('button.slip');
  await strips.first().waitFor();
  expect(await hand.locator('article.card').count(), 'whole cards').toBe(1);
  const wanted = (await strips.nth(2).locator('.name').textContent()) ?? '';
  await strips.nth(2).hover();
  await expect.poll(() => hand.locator('article.card').getAttribute('aria-label')).toBe(wanted);
  const next = (await strips.first().locator('.name').textContent()) ?? '';
  await strips.first().focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => hand.locator('article.card').getAttribute('aria-label')).toBe(next);
  const kept = () => document.activeElement?.closest('.dock article.card') !== null;
  expect(await page.evaluate(kept), 'the focus stays on the card').toBe(true);
  expect(problems).toEqual([]);
});

test.each([
  ['mage_knight-take-advanced', 3],
  ['gloomhaven-damage', 10],
])(
  'what is chosen between in %s lies large and whole in the middle, and is not listed besides',
  async (name, cards) => {
    const { page, problems } = await person(house.browser);
    await openDemo(page);
    await show(page, `${name}.en`);
    expect(await settledFaults(page)).toEqual([]);
    expect(await page.locator('.showcase article.card').count()).toBe(cards);
    expect(await page.locator('.side button.choice').count()).toBe(0);
    await page.locator('.prompt .all').click();
    expect(await page.locator('.side button.choice').count()).toBeGreaterThan(0);
    expect(problems).toEqual([]);
  },
);

/** Positions of every game that differ most in what stands on the table. */
const READ_BY_AXE = [
  ...['tiny_epic_kingdoms-choose-stock', 'tiny_epic_kingdoms-pay-for-war', 'battlelore-command'],
  ...['battlelore-battle', 'mage_knight-choose-hero', 'mage_knight-block', 'mage_knight-take-advanced'],
  ...['gloomhaven-four-select', 'gloomhaven-strike', 'gloomhaven-city-town', 'gloomhaven-city-event'],
  ...['sword_and_sorcery-shop', 'sword_and_sorcery-five-turn', 'sword_and_sorcery-defend'],
];

test.each(['light', 'dark'] as const)('axe-core finds nothing at any table, %s', async (theme) => {
  const { page } = await person(house.browser, { theme });
  await openDemo(page);
  const found: Record<string, string[]> = {};
  const half = READ_BY_AXE.filter((_, place) => place % 2 === (theme === 'light' ? 0 : 1));
  for (const name of WHOLE ? everyName() : half) {
    await show(page, `${name}.en`);
    await page.locator('.table[data-asked=true]').waitFor();
    const violations = await anyViolations(page);
    if (violations.length > 0) found[name] = violations;
  }
  expect(found).toEqual({});
});

test('whoever plays by keys keeps the focus at the choices', async () => {
  const { page, problems } = await person(house.browser);
  const id = await makeTable(page, house.server.url, [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }]);
  await page.goto(`${house.server.url}/table/${id}`);
  await untilAsked(page);
  await page.locator('button.choice').first().focus();
  for (let turn = 0; turn < 6; turn++) {
    const before = await stepOf(page);
    await page.keyboard.press('Enter');
    await untilStepAfter(page, before);
    await untilAsked(page);
    const kept = () => document.activeElement?.closest('.choice, .choices, #choices, [data-thing]') !== null;
    await page.waitForFunction(kept);
    if (!(await page.evaluate(() => document.activeElement?.matches('button.choice'))))
      await page.locator('button.choice').first().focus();
  }
  expect(problems).toEqual([]);
});
