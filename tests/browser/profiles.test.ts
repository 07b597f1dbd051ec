/** Profiles: what somebody has played, how strong that makes them, and what of it others see. */

import { expect, test } from 'vitest';
import { anyViolations, makeTable, openHouse, ownId, person, untilAsked } from './harness';

const house = openHouse();

test('a game that is over stands in the profile, and what is hidden there only oneself sees', async () => {
  const { page, problems } = await person(house.browser);
  const id = await makeTable(page, house.server.url, [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }]);
  await page.goto(`${house.server.url}/table/${id}`);
  await untilAsked(page);
  const answer = await page.evaluate(
    (table) =>
      fetch(`/api/tables/${table}/resign`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"seat": 0}',
      }).then(({ ok }) => ok),
    id,
  );
  expect(answer).toBe(true);

  await page.goto(`${house.server.url}/account`);
  await page.getByRole('link', { name: 'Profile' }).click();
  const past = page.getByRole('region', { name: 'Past games' });
  await past.getByText('Resigned').waitFor();
  await page.getByText('1 game, 0 won', { exact: true }).first().waitFor();
  expect(await anyViolations(page)).toEqual([]);

  const mine = await ownId(page);
  await page.getByRole('checkbox', { name: 'Past games' }).uncheck();
  const other = await person(house.browser);
  await other.page.goto(`${house.server.url}/people/${mine}`);
  await other.page.getByText('1 game, 0 won', { exact: true }).first().waitFor();
  expect(await other.page.getByRole('region', { name: 'Past games' }).count()).toBe(0);
  await past.getByRole('link').first().click();
  await page.waitForURL(/\/replay\//);
  expect([...problems, ...other.problems]).toEqual([]);
});
