/** Moves chosen in advance, notices by one's own clock, comments on a replay, games to watch. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  anyViolations,
  choices,
  makeTable,
  openHouse,
  person,
  stepOf,
  untilStepAfter,
  whoIsAsked,
} from './harness';

const house = openHouse();

/** Whoever is asked chooses until only one of the two is asked; the other one. */
async function whoHasToWait(pages: Page[]): Promise<Page> {
  for (let moves = 0; moves < 40; moves++) {
    const asked = await whoIsAsked(pages);
    const other = pages.find((each) => each !== asked);
    if (other && (await other.getByRole('region', { name: 'Choose a move in advance' }).count()) > 0)
      return other;
    const step = await stepOf(asked);
    await choices(asked).first().click();
    await untilStepAfter(asked, step);
  }
  throw new Error('nobody ever waits');
}

test('a move is chosen in advance and revoked, the game is watched, and a replay commented', async () => {
  const [ann, bob] = await Promise.all([person(house.browser), person(house.browser)]);
  const id = await makeTable(ann.page, house.server.url, [{ kind: 'me' }, { kind: 'open' }], {
    clock: { kind: 'correspondence' },
  });
  await ann.page.goto(`${house.server.url}/table/${id}`);
  await bob.page.goto(`${house.server.url}/table/${id}`);
  await bob.page.getByRole('button', { name: 'Take seat 2' }).click();
  await Promise.all([ann, bob].map(({ page }) => page.locator('.table').waitFor()));
  const page = await whoHasToWait([ann.page, bob.page]);
  const panel = page.getByRole('region', { name: 'Choose a move in advance' });
  await panel.getByRole('button', { name: 'Choose a move in advance' }).click();
  await panel.getByRole('button', { name: 'Pass, if I may' }).click();
  await panel.getByText('Chosen in advance: Pass, if I may').waitFor();
  expect(await anyViolations(page)).toEqual([]);
  await panel.getByRole('button', { name: 'Revoke' }).click();
  await panel.getByLabel('Again and again, until something else is asked').check();
  await panel.getByRole('button', { name: 'Pass, if I may' }).click();
  await panel.getByText('Chosen in advance: Pass, if I may, again and again').waitFor();
  await page.reload();
  await panel.getByText('Chosen in advance: Pass, if I may, again and again').waitFor();
  await panel.getByRole('button', { name: 'Revoke' }).click();
  await panel.getByRole('button', { name: 'Choose a move in advance' }).click();
  await panel.getByLabel('What might be offered').selectOption({ index: 1 });
  await panel.getByText(/^Chosen in advance: .+, if asked “.+”$/).waitFor();
  await panel.getByRole('button', { name: 'Revoke' }).click();
  await panel.getByRole('button', { name: 'Pass, if I may' }).waitFor();

  const cleo = await person(house.browser);
  await cleo.page.goto(`${house.server.url}/watch`);
  await cleo.page.getByRole('link', { name: /Tiny Epic Kingdoms/ }).waitFor();
  expect(await anyViolations(cleo.page)).toEqual([]);

  await ann.page.evaluate(
    (table) =>
      fetch(`/api/tables/${table}/resign`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{"seat": 0}',
      }),
    id,
  );
  await cleo.page.goto(`${house.server.url}/replay/${id}/0`);
  const said = cleo.page.getByRole('region', { name: 'Comments' });
  await said.getByLabel('Comment on step 0').fill('A good beginning.');
  await said.getByRole('button', { name: 'Send' }).click();
  await said.getByText('A good beginning.').waitFor();
  expect(await anyViolations(cleo.page)).toEqual([]);
  await said.getByRole('button', { name: /Delete the line/ }).click();
  await said.getByText('A good beginning.').waitFor({ state: 'detached' });

  await bob.page.goto(`${house.server.url}/account`);
  await bob.page.getByLabel(/Quiet hours/).check();
  await bob.page.getByLabel('From', { exact: true }).fill('23:00');
  await bob.page.getByLabel(/once a day/).check();
  expect(await anyViolations(bob.page)).toEqual([]);
  await bob.page.locator('form', { hasText: 'Quiet hours' }).getByRole('button', { name: 'Save' }).click();
  await bob.page.getByText('Saved').waitFor();
  await bob.page.reload();
  await bob.page.getByLabel(/Quiet hours/).waitFor();
  expect(await bob.page.getByLabel('From', { exact: true }).inputValue()).toBe('23:00');
  expect([...ann.problems, ...bob.problems, ...cleo.problems]).toEqual([]);
});
