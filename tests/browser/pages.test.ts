/**
 * Every page of people, with something on it: read by axe-core and measured, wide and narrow, in both languages and themes.
 * LAYOUT=whole looks at every page in every way.
 */

import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faultsOfPage } from './measuring';
import {
  anyViolations,
  AT_NOON,
  command,
  DESKTOP,
  GAME,
  makeTable,
  openHouse,
  ownId,
  person,
  PHONE,
  ROOT,
  type Wishes,
} from './harness';

const house = openHouse(undefined, AT_NOON);
const SHOTS = process.env.SHOTS;

/** Ask the server for something, as the page's person. */
const ask = (page: Page, method: string, path: string, body: object = {}): Promise<{ id: string | number }> =>
  page.evaluate(
    async ([how, where, what]) => {
      const given = { method: how, headers: { 'Content-Type': 'application/json' }, body: what };
      const answer = await fetch(`/api${where}`, given);
      const text = await answer.text();
      if (!answer.ok) throw new Error(`${where}: ${text}`);
      return JSON.parse(text || '{}') as { id: string | number };
    },
    [method, path, JSON.stringify(body)] as const,
  );

/** Somebody with friends, games, a try, a tournament and reports to settle: the pages that show all this. */
async function livedIn(page: Page, other: Page): Promise<string[]> {
  const { url, database } = house.server;
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  for (const [each, name] of [
    [page, 'Ann of the Long Meadow'],
    [other, 'Bob'],
  ] as const) {
    await each.goto(url);
    await ask(each, 'POST', '/session', { name });
  }
  const [ann, bob] = [await ownId(page), await ownId(other)];
  await ask(page, 'POST', '/accounts', { name: 'Ann of the Long Meadow', password: 'a long password' });
  await ask(page, 'POST', `/people/${bob}/friend`);
  await ask(other, 'POST', `/people/${ann}/friend`);
  await ask(page, 'PUT', `/people/${bob}/tie`, { note: 'plays elves, and always in the woods' });
  const over = await makeTable(page, url, seats);
  await ask(other, 'POST', `/tables/${over}/join`);
  await ask(other, 'POST', `/tables/${over}/chat`, { text: 'Something rude' });
  await ask(page, 'POST', '/reports', { person: bob, kind: 'chat', table: over, text: 'Look at this.' });
  await ask(other, 'POST', `/tables/${over}/resign`, { seat: 1 });
  await ask(page, 'POST', `/tables/${over}/comments`, { step: 0, text: 'A good beginning.' });
  await makeTable(page, url, [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }]);
  const { id: tried } = await ask(page, 'POST', `/daily/${GAME}`);
  await ask(page, 'POST', `/tables/${tried}/resign`, { seat: 0 });
  const bots = Array.from({ length: 4 }, () => 'novice');
  const wish = { name: 'Cup of the Long Meadow', game: GAME, format: 'swiss', rounds: 2, bots };
  const { id: cup } = await ask(page, 'POST', '/tournaments', wish);
  await ask(page, 'POST', `/tournaments/${cup}/join`);
  await ask(page, 'POST', `/tournaments/${cup}/begin`);
  await ask(page, 'POST', '/seeking', { game: GAME, options: { players: 2 } });
  const promoted = ['admin', 'moderator', String(ann), '--database', database];
  await command(join(ROOT, '.venv/bin/tabletome'), promoted);
  return [
    `/people/${ann}`,
    `/people/${bob}`,
    `/leaderboard/${GAME}`,
    '/company',
    '/daily',
    `/daily/${GAME}`,
    '/tournaments',
    '/tournaments/new',
    `/tournaments/${cup}`,
    '/watch',
    '/account',
    '/moderation',
  ];
}

const QUICK: [Wishes, typeof DESKTOP][] = [
  [{ language: 'en', theme: 'dark' }, DESKTOP],
  [{ language: 'ru', theme: 'light' }, PHONE],
  [{ language: 'ru', theme: 'dark' }, DESKTOP],
  [{ language: 'en', theme: 'light' }, PHONE],
];
const ALL = [DESKTOP, PHONE].flatMap((viewport) =>
  (['dark', 'light'] as const).flatMap((theme) =>
    (['en', 'ru'] as const).map((language): [Wishes, typeof DESKTOP] => [{ language, theme }, viewport]),
  ),
);
const LOOKS = process.env.LAYOUT === 'whole' ? ALL : QUICK;

test('every page of people has no violation and no fault, wide and narrow, in both languages', async () => {
  const [ann, bob] = await Promise.all([person(house.browser), person(house.browser)]);
  const addresses = await livedIn(ann.page, bob.page);
  const { cookies } = await ann.page.context().storageState();
  const found: Record<string, string[]> = {};
  for (const [wishes, viewport] of LOOKS) {
    const storageState = { cookies, origins: [] };
    const { page, problems } = await person(house.browser, wishes, { viewport, storageState });
    for (const address of addresses) {
      await page.goto(house.server.url + address);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
      const name = `${address} ${wishes.language} ${wishes.theme} ${viewport.width}`;
      if (SHOTS)
        await page.screenshot({ path: join(SHOTS, `${name.replaceAll(/[ /]/g, '-')}.png`), fullPage: true });
      const faults = [...(await page.evaluate(faultsOfPage)), ...(await anyViolations(page))];
      if (faults.length > 0) found[name] = faults;
    }
    expect(problems).toEqual([]);
    await page.context().close();
  }
  expect(found).toEqual({});
});

test('in the form of a new table a hero has the colour that is seen at the table', async () => {
  const { page, problems } = await person(house.browser);
  await page.goto(`${house.server.url}/new/gloomhaven`);
  const colours = (selector: string, name: string) =>
    page
      .locator(selector)
      .filter({ hasText: name })
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--seat'));
  const own = await colours('.faces button', 'Spellweaver');
  await page.locator('.faces button').filter({ hasText: 'Spellweaver' }).click();
  await expect
    .poll(() => page.locator('.faces button.chosen').allInnerTexts())
    .toContainEqual(expect.stringContaining('Spellweaver'));
  expect(await colours('.faces button', 'Spellweaver'), 'on the face').toBe(own);
  expect(await colours('.places button', 'Spellweaver'), 'at the place').toBe(own);
  expect(await colours('li:has(fieldset)', 'Spellweaver'), 'in the seat').toBe(own);
  expect(problems).toEqual([]);
});

test('friends, a queue and a tournament are reached and used by keys alone', async () => {
  const { page, problems } = await person(house.browser);
  await page.goto(`${house.server.url}/company`);
  await page.getByRole('button', { name: 'Find' }).waitFor();
  await pressOn(page, 'Find');
  await pressOn(page, 'Stop looking');
  await page.getByRole('button', { name: 'Stop looking' }).waitFor({ state: 'detached' });
  await page.goto(`${house.server.url}/tournaments`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await pressOn(page, 'New tournament');
  await page.waitForURL(/\/tournaments\/new/);
  await tabTo(page, 'Name');
  await page.keyboard.type('Cup by keys');
  await pressOn(page, 'Announce it');
  await pressOn(page, 'Take part');
  await page.getByText('1 of 16 places taken').waitFor();
  await pressOn(page, 'Leave');
  await page.getByRole('button', { name: 'Take part' }).waitFor();
  expect(problems).toEqual([]);
});

/** Tab until something with this name has the focus, which can be seen there. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page
    .getByRole('button', { name, exact: true })
    .or(page.getByRole('link', { name, exact: true }))
    .or(page.getByRole('textbox', { name, exact: true }));
  await wanted.first().waitFor();
  for (let pressed = 0; pressed < 80; pressed++) {
    if (await wanted.first().evaluate((element) => element === document.activeElement)) {
      const outline = await wanted.first().evaluate((element) => getComputedStyle(element).outlineStyle);
      expect(outline, `the focus on ${name} can be seen`).not.toBe('none');
      return;
    }
    await page.keyboard.press('Tab');
  }
  throw new Error(`${name} is not reached by Tab`);
}

async function pressOn(page: Page, name: string): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press('Enter');
}
