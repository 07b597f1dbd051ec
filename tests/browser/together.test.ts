/** Two people and a spectator at one table; one of them drops and comes back. */

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  choices,
  follow,
  person,
  startBrowser,
  startServer,
  stepOf,
  untilStepAfter,
  type Server,
} from './harness';

let server: Server;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), startBrowser()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

/** Whoever is asked chooses the first choice, so many times. */
async function playTogether(pages: Page[], moves: number): Promise<void> {
  for (let move = 0; move < moves; move++) {
    const page = await whoIsAsked(pages);
    const before = await stepOf(page);
    await choices(page).first().click();
    await untilStepAfter(page, before);
  }
}

async function whoIsAsked(pages: Page[]): Promise<Page> {
  for (let attempt = 0; attempt < 300; attempt++) {
    for (const page of pages) if ((await choices(page).count()) > 0) return page;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('nobody is asked anything');
}

test('two browsers and a spectator share a game; one drops and rejoins', async () => {
  const ann = await person(browser);
  await ann.page.goto(`${server.url}/new/tiny_epic_kingdoms`);
  await ann.page.getByLabel('Seat 2', { exact: true }).selectOption('open');
  await ann.page.getByRole('button', { name: 'Create the table' }).click();
  const invitation = await ann.page.getByLabel('Invitation for seat 2').inputValue();
  expect(invitation).toContain('invite=');

  const bob = await person(browser);
  await bob.page.goto(invitation);
  await bob.page.getByRole('button', { name: 'Join' }).click();
  await Promise.all([ann, bob].map(({ page }) => page.locator('.table').waitFor()));

  const eve = await person(browser);
  await eve.page.goto(`${server.url}/table/${ann.page.url().split('/').at(-1)}`);
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
