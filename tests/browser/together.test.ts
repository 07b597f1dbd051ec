/** Two people and a spectator at one table; one of them drops and comes back. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  anyViolations,
  choices,
  follow,
  lineTo,
  makeTable,
  openHouse,
  person,
  seatedBy,
  stepOf,
  untilAsked,
  untilStepAfter,
  whoIsAsked,
} from './harness';

const house = openHouse();

/** Whoever is asked chooses the first choice, so many times. */
async function playTogether(pages: Page[], moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    const page = await whoIsAsked(pages);
    const before = await stepOf(page);
    await choices(page).first().click();
    await untilStepAfter(page, before);
  }
}

test('two browsers and a spectator share a game; one drops and rejoins', async () => {
  const ann = await person(house.browser);
  await ann.page.goto(`${house.server.url}/new/tiny_epic_kingdoms`);
  await seatedBy(ann.page, 2, 'Open');
  await ann.page.getByRole('button', { name: 'Create the table' }).click();
  const invitation = await ann.page.getByLabel('Invitation for seat 2').inputValue();
  expect(invitation).toContain('invite=');
  await ann.page.getByRole('img', { name: 'QR code for seat 2' }).waitFor();
  expect(await anyViolations(ann.page)).toEqual([]);

  const bob = await person(house.browser);
  await bob.page.goto(invitation);
  await bob.page.getByRole('button', { name: 'Join' }).click();
  await Promise.all([ann, bob].map(({ page }) => page.locator('.table').waitFor()));

  const eve = await person(house.browser);
  await eve.page.goto(`${house.server.url}/table/${ann.page.url().split('/').at(-1)}`);
  await eve.page.getByText('You are watching').waitFor();
  await ann.page.getByText('1 watching').waitFor();

  await playTogether([ann.page, bob.page], 6);

  await ann.page.getByRole('tab', { name: 'Chat' }).click();
  await bob.page.getByRole('tab', { name: 'Chat' }).click();
  await ann.page.getByLabel('Say something').fill('<b>good</b> luck');
  await ann.page.keyboard.press('Enter');
  await bob.page.getByText('<b>good</b> luck').waitFor();

  const address = bob.page.url();
  const context = bob.page.context();
  await bob.page.close();
  await ann.page.getByText('away').waitFor();
  const again = follow(await context.newPage());
  await again.page.goto(address);
  await again.page.locator('.table').waitFor();
  await again.page.getByText('· you').waitFor();

  await playTogether([ann.page, again.page], 6);
  const steps = await Promise.all([ann.page, again.page].map(stepOf));
  expect(Math.abs((steps[0] ?? 0) - (steps[1] ?? 0))).toBeLessThanOrEqual(1);
  await untilStepAfter(eve.page, Math.min(...steps) - 1);
  expect(await choices(eve.page).count()).toBe(0);
  for (const each of [ann, bob, eve, again]) expect(each.problems).toEqual([]);
});

test('a connection that breaks comes back by itself with all that was missed', async () => {
  const line = await lineTo(house.server);
  const [ann, bob] = await Promise.all([person(house.browser), person(house.browser)]);
  const id = await makeTable(ann.page, house.server.url, [{ kind: 'me' }, { kind: 'open' }]);
  await ann.page.goto(`${house.server.url}/table/${id}`);
  await bob.page.goto(`${line.url}/table/${id}`);
  await bob.page.getByRole('button', { name: 'Take seat 2' }).click();
  await Promise.all([ann, bob].map(({ page }) => page.locator('.table').waitFor()));
  await playTogether([ann.page, bob.page], 4);

  line.cut();
  await bob.page.getByText('The connection is gone').waitFor();
  await ann.page.getByText('away').waitFor();
  await ann.page.getByRole('tab', { name: 'Chat' }).click();
  await ann.page.getByLabel('Say something').fill('where are you?');
  await ann.page.keyboard.press('Enter');
  await ann.page.getByRole('tab', { name: 'Now' }).click();
  const missed = await playAlone(ann.page);
  if ((await choices(bob.page).count()) > 0) await choices(bob.page).first().click();
  expect(await stepOf(bob.page)).toBe(missed.before);

  line.mend();
  await bob.page.getByText('The connection is gone').waitFor({ state: 'detached', timeout: 20_000 });
  await bob.page.locator(`.table[data-step="${missed.after}"]`).waitFor();
  await ann.page.getByText('away').waitFor({ state: 'detached' });
  await bob.page.getByRole('tab', { name: 'Chat' }).click();
  await bob.page.getByText('where are you?').waitFor();
  await bob.page.getByRole('tab', { name: 'Now' }).click();
  await playTogether([ann.page, bob.page], 4);
  expect([...ann.problems, ...bob.problems]).toEqual([]);
  line.stop();
});

/** As many moves as come to this page without anybody else moving. */
async function playAlone(page: Page): Promise<{ before: number; after: number }> {
  const before = await stepOf(page);
  for (let moves = 0; moves < 3 && (await choices(page).count()) > 0; moves++) {
    const step = await stepOf(page);
    await page.waitForTimeout(400); // a press in the first moment after a question is ignored
    await choices(page).first().click();
    await untilStepAfter(page, step);
  }
  return { before, after: await stepOf(page) };
}

test('without a network the table says so at once, and plays on when it is back', async () => {
  const { page, problems } = await person(house.browser);
  const id = await makeTable(page, house.server.url, [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }]);
  await page.goto(`${house.server.url}/table/${id}`);
  await untilAsked(page);
  await page.context().setOffline(true);
  await page.getByText('The connection is gone').waitFor({ timeout: 5_000 });
  const before = await stepOf(page);
  await choices(page).first().click();
  expect(await choices(page).count(), 'the choice is still there to be made').toBeGreaterThan(0);
  await page.context().setOffline(false);
  await page.getByText('The connection is gone').waitFor({ state: 'detached', timeout: 5_000 });
  expect(await stepOf(page)).toBe(before);
  await choices(page).first().click();
  await untilStepAfter(page, before);
  expect(problems).toEqual([]);
});
