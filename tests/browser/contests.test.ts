/** The daily challenge, tournaments and achievements, as people meet them. */

import { expect, test } from 'vitest';
import { AT_NOON, anyViolations, openHouse, ownId, person, untilAsked } from './harness';

const house = openHouse(undefined, AT_NOON);

const post = (path: string, body: object = {}) =>
  `fetch('${path}', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '${JSON.stringify(body)}' }).then(({ ok }) => ok)`;

test('a try at the daily challenge counts once, without hints, and practice follows', async () => {
  const { page, problems } = await person(house.browser);
  await page.goto(house.server.url);
  await page.getByRole('link', { name: 'Daily', exact: true }).click();
  await page.getByRole('heading', { name: 'The daily challenge' }).waitFor();
  expect(await anyViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin your try BattleLore' }).click();
  await page.waitForURL(/\/table\//);
  await untilAsked(page);
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(0);
  const table = page.url().split('/').at(-1) ?? '';
  expect(await page.evaluate(post(`/api/tables/${table}/resign`, { seat: 0 }))).toBe(true);

  await page.goto(`${house.server.url}/daily/battlelore`);
  const mine = page.getByRole('region', { name: 'Your try' });
  await mine.getByText('Given up').waitFor();
  expect(await anyViolations(page)).toEqual([]);
  await mine.getByRole('button', { name: 'Practise' }).click();
  await page.waitForURL(/\/table\//);
  await untilAsked(page);
  expect(await page.getByRole('button', { name: 'Hint' }).count()).toBe(1);
  expect(problems).toEqual([]);
});

test('somebody announces a tournament, enters it and lets it begin', async () => {
  const { page, problems } = await person(house.browser);
  await page.goto(`${house.server.url}/tournaments`);
  await page.getByRole('link', { name: 'New tournament' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Cup of the Hill');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('battlelore');
  await page.getByLabel('Kind').selectOption('knockout');
  await page.getByLabel('Bots that take part').fill('2');
  expect(await anyViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Announce it' }).click();
  await page.getByRole('button', { name: 'Take part' }).click();
  await page.getByText('3 of 16 places taken').waitFor();
  expect(await anyViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Begin now' }).click();
  const standings = page.getByRole('region', { name: 'Standings' });
  await standings.getByRole('row').nth(3).waitFor();
  await page.getByRole('region', { name: 'Round 1' }).getByText('bye').waitFor();
  expect(await anyViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw and give up' }).click();
  await page.getByRole('button', { name: 'Withdraw and give up' }).waitFor({ state: 'detached' });
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await page.goto(`${house.server.url}/tournaments`);
  await page.getByRole('link', { name: 'Cup of the Hill' }).waitFor();
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(problems).toEqual([]);
});

test('a profile lists what can be achieved', async () => {
  const { page, problems } = await person(house.browser);
  await page.goto(house.server.url);
  await page.evaluate(post('/api/session'));
  await page.goto(`${house.server.url}/daily`);
  await page.getByRole('button', { name: 'Begin your try Mage Knight' }).click();
  await page.waitForURL(/\/table\//);
  const table = page.url().split('/').at(-1) ?? '';
  expect(await page.evaluate(post(`/api/tables/${table}/resign`, { seat: 0 }))).toBe(true);
  await page.goto(`${house.server.url}/people/${await ownId(page)}`);
  const region = page.getByRole('region', { name: 'Achievements' });
  await region.getByText('0 of 15').click();
  await region.getByText('Defeat a Draconum.').waitFor();
  expect(await anyViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('rivals meet in pods of three', async () => {
  const { page, problems } = await person(house.browser);
  await page.goto(`${house.server.url}/tournaments/new`);
  await page.getByLabel('Name', { exact: true }).fill('Cup of Three');
  await page.getByRole('combobox', { name: 'Game', exact: true }).selectOption('tiny_epic_kingdoms');
  await page.getByLabel('Players at a table').fill('3');
  await page.getByLabel('Bots that take part').fill('5');
  expect(await anyViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Announce it' }).click();
  await page.getByRole('button', { name: 'Take part' }).click();
  await page.getByText('Players: 3').waitFor();
  await page.getByRole('button', { name: 'Begin now' }).click();
  const round = page.getByRole('region', { name: 'Round 1' });
  await expect.poll(() => round.getByRole('listitem').count()).toBe(2);
  expect(await anyViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('what is not as printed is told once: about the games, where one is set up, above its cards', async () => {
  const { page, problems } = await person(house.browser);
  await page.goto(house.server.url);
  await page.getByRole('link', { name: 'About Tabletome' }).click();
  await page.getByRole('rowheader', { name: /BattleLore/ }).waitFor();
  expect(await anyViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  await page.goto(`${house.server.url}/new/battlelore`);
  await page.getByText(/are designed for Tabletome/).waitFor();
  await page.goto(`${house.server.url}/cards/battlelore`);
  await page.getByText(/stand under a heading of their own/).waitFor();
  await page.locator('summary').last().click();
  await page.getByText('Designed for Tabletome', { exact: true }).first().waitFor();
  expect(problems).toEqual([]);
});
