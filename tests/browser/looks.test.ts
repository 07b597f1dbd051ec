/** Every page and every kind of board: seen in both themes, read by axe-core, kept as pictures for the README. */

import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import {
  choices,
  demoClient,
  DESKTOP,
  makeTable,
  openHouse,
  ownId,
  person,
  PHONE,
  picture,
  anyViolations,
  stepOf,
  untilAsked,
  untilStepAfter,
} from './harness';

const house = openHouse(demoClient);

const BOARDS = [
  'areas',
  'battlefield',
  'dungeon',
  'growing-map',
  'cards',
  'nothing',
  'game-start',
  'game-late',
  'game-end',
];

const UNPICTURED = [
  '/new/gloomhaven',
  '/new/mage_knight',
  '/new/sword_and_sorcery',
  '/learn/gloomhaven',
  '/learn/tiny_epic_kingdoms/first-steps',
  '/aid/gloomhaven',
  '/cards/mage_knight',
  '/new/gloomhaven',
  '/new/sword_and_sorcery',
  '/nowhere',
];

describe.each(['dark', 'light'] as const)('in the %s theme', (theme) => {
  test.each(BOARDS)('the table of the kind %s has no violation', async (name) => {
    const { page, problems } = await person(house.browser, { theme });
    await page.goto(`${house.server.url}/demo/${name}`);
    await page.locator('.table').waitFor();
    await picture(page, `board-${name}-${theme}`);
    expect(await anyViolations(page)).toEqual([]);
    expect(problems.filter((problem) => !isOfTheDemo(problem))).toEqual([]);
    await page.context().close();
  });

  test('no page has a violation', async () => {
    const { page, problems } = await person(house.browser, { theme });
    const id = await playedTable(page);
    const pages: [string, string][] = [
      ['lobby', '/'],
      ['new-table', '/new/tiny_epic_kingdoms'],
      ['table', `/table/${id}`],
      ['replay', `/replay/${id}/4`],
      ['rules', '/rules/tiny_epic_kingdoms'],
      ['rule', '/rules/tiny_epic_kingdoms/TEK-WAR-06'],
      ['cards', '/cards/tiny_epic_kingdoms'],
      ['verify', '/verify'],
      ['account', '/account'],
      ['profile', `/people/${await ownId(page)}`],
      ['leaderboard', '/leaderboard/tiny_epic_kingdoms'],
    ];
    const found: Record<string, string[]> = {};
    const read = async (name: string) => {
      const violations = await anyViolations(page);
      if (violations.length > 0) found[name] = violations;
    };
    for (const [name, address] of pages) {
      await page.goto(house.server.url + address);
      if (name === 'cards') await page.locator('summary').first().click();
      await picture(page, `${name}-${theme}`);
      await read(name);
    }
    for (const address of UNPICTURED) {
      await page.goto(house.server.url + address);
      await page.waitForLoadState('networkidle');
      await read(address);
    }
    await page.goto(house.server.url);
    await page.getByRole('button', { name: 'Settings' }).click();
    await picture(page, `settings-${theme}`);
    await read('settings');
    expect(found).toEqual({});
    expect(problems).toEqual([]);
  });

  test('a waiting table has no violation', async () => {
    const { page } = await person(house.browser, { theme });
    const id = await makeTable(page, house.server.url, [{ kind: 'me' }, { kind: 'open' }]);
    await page.goto(`${house.server.url}/table/${id}`);
    await page.getByText('The game begins').waitFor();
    await picture(page, `waiting-${theme}`);
    expect(await anyViolations(page)).toEqual([]);
  });
});

test('the table of every game: no violation, nothing wider than the screen', async () => {
  const { page, problems } = await person(house.browser);
  await page.goto(house.server.url);
  const games = (await page.evaluate(() => fetch('/api/games').then((answer) => answer.json()))) as {
    name: string;
    players: { least: number };
  }[];
  for (const { name, players } of games) {
    const bots = Array.from({ length: players.least - 1 }, () => ({
      kind: 'bot',
      bot: 'novice',
    }));
    const id = await playedTable(page, [{ kind: 'me' }, ...bots], {
      game: name,
    });
    for (const [look, theme, viewport] of LOOKS) {
      await page.setViewportSize(viewport);
      await page.evaluate((wanted) => {
        const kept = JSON.parse(localStorage.getItem('tabletome') ?? '{}') as object;
        localStorage.setItem('tabletome', JSON.stringify({ ...kept, theme: wanted }));
      }, theme);
      await page.goto(`${house.server.url}/table/${id}`);
      await untilAsked(page);
      await picture(page, `${look}-${name}`);
      expect(await anyViolations(page), `${name}, ${look}`).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `${name}, ${look}`).toBeLessThanOrEqual(viewport.width);
    }
  }
  expect(problems).toEqual([]);
});

const LOOKS = [
  ['table', 'dark', DESKTOP],
  ['day', 'light', DESKTOP],
  ['tablet', 'light', { width: 900, height: 1180 }],
  ['phone', 'dark', PHONE],
] as const;

/** A game against bots after a few moves. */
async function playedTable(
  page: Page,
  seats: object[] = [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }, { kind: 'bot', bot: 'novice' }],
  more: object = {},
): Promise<string> {
  const id = await makeTable(page, house.server.url, seats, more);
  await page.goto(`${house.server.url}/table/${id}`);
  for (let turn = 0; turn < 9 && (await untilAsked(page)) === 'asked'; turn++) {
    const before = await stepOf(page);
    const many = await choices(page).count();
    await choices(page)
      .nth(Math.floor(many / 2))
      .click();
    await untilStepAfter(page, before);
  }
  await untilAsked(page);
  return id;
}

test.each([
  ['phone', PHONE],
  ['tablet', { width: 900, height: 1180 }],
])('pictures of the %s layout', async (name, viewport) => {
  const { page, problems } = await person(house.browser, {}, { viewport });
  for (const board of ['dungeon', 'game-late']) {
    await page.goto(`${house.server.url}/demo/${board}`);
    await page.locator('.table').waitFor();
    await picture(page, `${name}-${board}`);
    expect(await anyViolations(page)).toEqual([]);
    for (const drawer of await page.locator('nav.panes button').all()) {
      if ((await drawer.getAttribute('aria-pressed')) === 'false') await drawer.click();
      expect(await anyViolations(page), `${board}: ${await drawer.innerText()}`).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      viewport.width,
    );
  }
  await page.goto(house.server.url);
  await picture(page, `${name}-lobby`);
  expect(problems.filter((problem) => !isOfTheDemo(problem))).toEqual([]);
});

/** Games of the demo pages are made up: the server has neither icons nor terms of them. */
const isOfTheDemo = (problem: string): boolean => /\/icons-|\/api\/games\/[^/]+\/terms/.test(problem);

test('the first load is under 300 kB of compressed script, from this server alone', async () => {
  const { page, asked } = await person(house.browser);
  const scripts: Promise<number>[] = [];
  page.on('response', (answer) => {
    if (answer.request().resourceType() === 'script')
      scripts.push(
        answer
          .request()
          .sizes()
          .then((sizes) => sizes.responseBodySize),
      );
  });
  await page.goto(house.server.url);
  await page.waitForLoadState('networkidle');
  const bytes = (await Promise.all(scripts)).reduce((sum, size) => sum + size, 0);
  console.info(`first load: ${Math.round(bytes / 1000)} kB of compressed script`);
  expect(bytes).toBeLessThan(300_000);
  expect(asked.filter((address) => !address.startsWith(house.server.url))).toEqual([]);
});
