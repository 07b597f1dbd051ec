/** Moderation: a line is reported, a moderator sees it with what was said around it, and settles it. */

import { expect, test } from 'vitest';
import { anyViolations, command, makeTable, openHouse, ownId, person, ROOT } from './harness';
import { join } from 'node:path';

const house = openHouse();

test('a line is reported and settled, and a table can be played without chat and hints', async () => {
  const [ann, bob, judge] = await Promise.all([1, 2, 3].map(() => person(house.browser)));
  if (!ann || !bob || !judge) throw new Error('somebody is missing');
  const seats = [{ kind: 'me' }, { kind: 'open' }];
  const id = await makeTable(ann.page, house.server.url, seats);
  await bob.page.goto(`${house.server.url}/table/${id}`);
  await bob.page.getByRole('button', { name: 'Take seat 2' }).click();
  await bob.page.locator('.table').waitFor();
  const said = await bob.page.evaluate(
    (table) =>
      fetch(`/api/tables/${table}/chat`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"text": "Something rude"}',
      }).then(({ ok }) => ok),
    id,
  );
  expect(said).toBe(true);
  await ann.page.goto(`${house.server.url}/table/${id}`);
  await ann.page.getByRole('tab', { name: /Chat/ }).click();
  await ann.page.getByRole('button', { name: /Report this line/ }).click();
  const form = ann.page.getByRole('dialog');
  await form.getByLabel('In your words').fill('Look at this.');
  expect(await anyViolations(ann.page)).toEqual([]);
  await form.getByRole('button', { name: 'Tell the moderators' }).click();
  await form.getByText('A moderator will look at it.').waitFor();

  await judge.page.goto(house.server.url);
  const judging = await ownId(judge.page);
  await judge.page.evaluate(() =>
    fetch('/api/accounts', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{"name": "The Judge", "password": "a long password"}',
    }),
  );
  await command(join(ROOT, '.venv/bin/tabletome'), [
    'admin',
    'moderator',
    String(judging),
    '--database',
    house.server.database,
  ]);
  await judge.page.goto(`${house.server.url}/account`);
  await judge.page.getByRole('link', { name: 'Moderation' }).click();
  await judge.page.getByText('Something rude').waitFor();
  expect(await anyViolations(judge.page)).toEqual([]);
  await judge.page.getByLabel('What to do').selectOption('mute');
  await judge.page.getByLabel('Why; they are told').fill('be kind');
  await judge.page.getByRole('button', { name: 'Settle' }).click();
  await judge.page.getByRole('region', { name: 'What was done' }).getByText('be kind').waitFor();

  const quiet = await makeTable(ann.page, house.server.url, [{ kind: 'me' }, { kind: 'bot' }], {
    chat: false,
    hints: false,
  });
  await ann.page.goto(`${house.server.url}/table/${quiet}`);
  await ann.page.locator('.table[data-asked=true]').waitFor();
  expect(await ann.page.getByRole('tab', { name: /Chat/ }).count()).toBe(0);
  expect(await ann.page.getByRole('button', { name: 'Hint' }).isDisabled()).toBe(true);
  expect([...ann.problems, ...bob.problems, ...judge.problems]).toEqual([]);
});
