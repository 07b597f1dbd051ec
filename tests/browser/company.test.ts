/** Company: friends, invitations, finding others, the next table, and what a block does. */

import { expect, test } from 'vitest';
import { anyViolations, makeTable, openHouse, ownId, person, PHONE, type Person } from './harness';

const house = openHouse();

/** Somebody with a name, in the lobby. */
async function named(name: string, phone = false): Promise<Person & { id: number }> {
  const someone = await person(house.browser, {}, phone ? { viewport: PHONE } : undefined);
  await someone.page.goto(house.server.url);
  await someone.page.evaluate(
    (given) =>
      fetch('/api/session', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ name: given }),
      }).then(({ ok }) => ok),
    name,
  );
  return { ...someone, id: await ownId(someone.page) };
}

test('two become friends, one asks the other to a new table, and they play', async () => {
  const [ann, bob] = await Promise.all([named('Ann'), named('Bob', true)]);
  await ann.page.goto(`${house.server.url}/people/${bob.id}`);
  await ann.page.getByRole('button', { name: 'Ask to be friends' }).click();
  await ann.page.getByText('You have asked Bob.').waitFor();
  await ann.page.getByLabel('Note, for your eyes only').fill('plays elves');
  await ann.page.getByRole('button', { name: 'Save' }).click();
  expect(await anyViolations(ann.page)).toEqual([]);

  await bob.page.goto(`${house.server.url}/company`);
  await bob.page.getByRole('region', { name: 'Ask to be your friends' }).getByText('Ann').waitFor();
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  await bob.page.getByRole('region', { name: 'Friends' }).getByText('here now').waitFor();
  expect(await anyViolations(bob.page)).toEqual([]);
  expect(await bob.page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);

  await ann.page.goto(`${house.server.url}/company`);
  await ann.page.getByText('plays elves').waitFor();
  const games = ann.page.getByRole('combobox', { name: 'Play with Bob' });
  await games.focus();
  await games.locator('option', { hasText: 'Tiny Epic Kingdoms' }).waitFor({ state: 'attached' });
  await games.selectOption('tiny_epic_kingdoms');
  await ann.page.getByRole('combobox', { name: 'Who finds this table' }).selectOption('Friends');
  await ann.page.getByRole('button', { name: 'Create the table' }).click();
  await ann.page.waitForURL(/\/table\//);

  await bob.page.getByRole('status').getByText('Ann asks you to sit down').click();
  const asked = bob.page.getByRole('region', { name: 'You are invited' });
  await asked.getByText('Tiny Epic Kingdoms').waitFor();
  expect(await anyViolations(bob.page)).toEqual([]);
  await asked.getByRole('link', { name: 'Join' }).click();
  await bob.page.getByRole('button', { name: 'Join' }).click();
  await Promise.all([ann, bob].map(({ page }) => page.locator('.table').waitFor()));
  expect([...ann.problems, ...bob.problems]).toEqual([]);
});

test('two who look for the same game are brought to a table', async () => {
  const [ann, bob] = await Promise.all([named('Ada'), named('Ben')]);
  for (const { page } of [ann, bob]) {
    await page.goto(`${house.server.url}/company`);
    const form = page.getByRole('region', { name: 'Find others to play with' });
    await form.getByRole('combobox', { name: 'Game' }).selectOption('battlelore');
    await form.getByRole('button', { name: 'Find', exact: true }).click();
  }
  await Promise.all([ann, bob].map(({ page }) => page.waitForURL(/\/table\//)));
  await Promise.all([ann, bob].map(({ page }) => page.locator('.table').waitFor()));
  expect([...ann.problems, ...bob.problems]).toEqual([]);
});

test('open tables are found by what is wanted, and the next table by a button', async () => {
  const [ann, bob] = await Promise.all([named('Amy'), named('Bill')]);
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const enoughToSort = 5;
  for (let made = 0; made < enoughToSort; made++)
    await makeTable(ann.page, house.server.url, seats, { rated: false });
  await bob.page.goto(house.server.url);
  const open = bob.page.getByRole('region', { name: 'Open tables' });
  await open.getByRole('link').first().waitFor();
  await open.getByRole('combobox', { name: 'Rated or not' }).selectOption('rated');
  await open.getByText('None now.').waitFor();
  await open.getByRole('combobox', { name: 'Rated or not' }).selectOption('for fun');
  await open.getByRole('link').first().waitFor();

  const mine = [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }];
  const waits = await makeTable(ann.page, house.server.url, mine);
  const over = await makeTable(ann.page, house.server.url, mine);
  await ann.page.evaluate(
    (table) =>
      fetch(`/api/tables/${table}/resign`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"seat": 0}',
      }),
    over,
  );
  await ann.page.goto(`${house.server.url}/table/${over}`);
  await ann.page.getByRole('link', { name: 'Next table' }).click();
  await ann.page.waitForURL(new RegExp(waits));
  await ann.page.locator('.table[data-asked=true]').waitFor();
  expect([...ann.problems, ...bob.problems]).toEqual([]);
});
