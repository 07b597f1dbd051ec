/** People with each other: waiting rooms, clocks, consent, resigning, rematches, one screen for two, accounts, notices. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  choices,
  makeTable,
  openHouse,
  person,
  PHONE,
  stepOf,
  untilAsked,
  untilStepAfter,
  whoIsAsked,
  type Person,
  seatedBy,
} from './harness';

const house = openHouse();

const ME_AND_ANOTHER = [{ kind: 'me' }, { kind: 'open' }];

/** Two people at one table, in browsers of their own. */
async function couple(more: object = {}): Promise<[Person, Person]> {
  const [ann, bob] = await Promise.all([person(house.browser), person(house.browser)]);
  const id = await makeTable(ann.page, house.server.url, ME_AND_ANOTHER, more);
  await ann.page.goto(`${house.server.url}/table/${id}`);
  await bob.page.goto(`${house.server.url}/table/${id}`);
  await bob.page.getByRole('button', { name: 'Take seat 2' }).click();
  await Promise.all([ann, bob].map(({ page }) => page.locator('.table').waitFor()));
  return [ann, bob];
}

async function choose(page: Page): Promise<void> {
  await untilAsked(page);
  const before = await stepOf(page);
  await choices(page).first().click();
  await untilStepAfter(page, before);
}

/** Whoever is asked chooses, until the other one of the two is asked. */
async function untilTheOtherIsAsked(ann: Page, bob: Page): Promise<{ mover: Page; other: Page }> {
  const mover = await whoIsAsked([ann, bob]);
  const other = mover === ann ? bob : ann;
  for (let moves = 0; moves < 40; moves++) {
    await choose(mover);
    if ((await whoIsAsked([ann, bob])) === other) return { mover, other };
  }
  throw new Error('the turn never passes on');
}

const atStep = (page: Page, step: number) => page.locator(`.table[data-step="${step}"]`).waitFor();

async function menu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: item }).click();
  const sure = page.getByRole('dialog').getByRole('button', { name: item });
  if (SURE.has(item)) await sure.click();
}

/** What the table asks about again before it is done. */
const SURE = new Set(['Resign', 'Abandon the game']);

async function done(...people: Person[]): Promise<void> {
  expect(people.flatMap(({ problems }) => problems)).toEqual([]);
  await Promise.all(people.map(({ page }) => page.context().close()));
}

// Waiting rooms

test('an open seat is taken by invitation, another given to a bot, and then the game begins', async () => {
  const [ann, bob] = await Promise.all([person(house.browser), person(house.browser)]);
  await ann.page.goto(`${house.server.url}/new/tiny_epic_kingdoms`);
  await ann.page.getByText('The usual game', { exact: true }).click();
  await seatedBy(ann.page, 2, 'Open');
  await seatedBy(ann.page, 3, 'Open');
  await ann.page.getByLabel('Who finds this table').selectOption('private');
  await ann.page.getByRole('button', { name: 'Create the table' }).click();
  const invitation = await ann.page.getByLabel('Invitation for seat 2').inputValue();

  const stranger = await person(house.browser);
  await stranger.page.goto(invitation.replace(/\?.*/, ''));
  await stranger.page.getByText('This table is not open to you').waitFor();
  await stranger.page.context().close();

  await bob.page.goto(invitation);
  await bob.page.getByRole('button', { name: 'Join' }).click();
  await bob.page.getByText('· you').waitFor();
  await ann.page.getByLabel('Say something').fill('one more seat');
  await ann.page.keyboard.press('Enter');
  await bob.page.getByText('one more seat').waitFor();
  await ann.page.locator('.seats li').nth(2).getByRole('button', { name: 'novice' }).click();
  await Promise.all([ann, bob].map(({ page }) => page.locator('.table').waitFor()));

  const late = await person(house.browser);
  await late.page.goto(invitation);
  await late.page.getByText('This table is not open to you').waitFor();
  await late.page.context().close();
  await done(ann, bob);
});

test('whoever leaves a waiting table frees the seat', async () => {
  const ann = await person(house.browser);
  const id = await makeTable(ann.page, house.server.url, [
    { kind: 'me' },
    { kind: 'open' },
    { kind: 'open' },
  ]);
  const bob = await person(house.browser);
  await bob.page.goto(`${house.server.url}/table/${id}`);
  await bob.page.getByRole('button', { name: 'Take seat 2' }).click();
  await ann.page.goto(`${house.server.url}/table/${id}`);
  await expect.poll(() => ann.page.getByText('Open seat').count()).toBe(1);
  await bob.page.getByRole('button', { name: 'Leave the table' }).click();
  await bob.page.waitForURL(`${house.server.url}/`);
  await expect.poll(() => ann.page.getByText('Open seat').count()).toBe(2);
  await done(ann, bob);
});

// Clocks

test('clocks are chosen in the form, run for whoever decides, and stop for others', async () => {
  const { page, problems } = await person(house.browser);
  await page.goto(`${house.server.url}/new/tiny_epic_kingdoms`);
  await page.getByLabel('Clock').selectOption('live');
  await page.getByLabel('Minutes each').fill('2');
  await page.getByLabel('Seconds a move').fill('0');
  await seatedBy(page, 2, 'Here');
  await page.getByRole('button', { name: 'Start the game' }).click();
  const clock = (seat: number) => page.locator('.mat').nth(seat).locator('time');
  const runs = (seat: number) => page.locator('.mat').nth(seat).locator('time.running').count();
  await expect.poll(async () => (await runs(0)) + (await runs(1)), { timeout: 60_000 }).toBe(1);
  const running = (await runs(0)) > 0 ? 0 : 1;
  const before = await clock(running).textContent();
  expect(before).toMatch(/^(2:00|1:5\d)$/);
  await expect.poll(() => clock(running).textContent(), { timeout: 8_000 }).not.toBe(before);
  expect(await clock(1 - running).textContent()).toBe('2:00');
  expect(problems).toEqual([]);
});

test('whose clock falls has lost', async () => {
  const [ann, bob] = await couple({ clock: { kind: 'live', minutes: 0.1, increment: 0 } });
  await ann.page.getByText('on time').waitFor({ timeout: 30_000 });
  await bob.page.getByText('on time').waitFor();
  await ann.page.getByRole('heading', { name: /^Winner: / }).waitFor();
  await done(ann, bob);
});

test('a correspondence game shows days', async () => {
  const [ann, bob] = await couple({ clock: { kind: 'correspondence', days: 3 } });
  await expect
    .poll(() => ann.page.locator('.mat time').first().textContent())
    .toMatch(/^(3:00:00|2:23:5\d)$/);
  await bob.page.setViewportSize(PHONE);
  await bob.page.locator('.rail.strip time').first().waitFor();
  expect(await bob.page.locator('.rail.strip time').count(), 'clocks in sight on a phone').toBe(2);
  await done(ann, bob);
});

// Consent

test('a move beyond the barrier is taken back when the other agrees, and stays when not', async () => {
  const [ann, bob] = await couple();
  const { mover, other } = await untilTheOtherIsAsked(ann.page, bob.page);
  await choose(other);
  const after = await stepOf(other);

  await mover.getByRole('button', { name: 'Ask to undo' }).click();
  await mover.getByText('Waiting for the others to agree').waitFor();
  await other.getByText('asks to take back a move').waitFor();
  await other.getByRole('button', { name: 'Refuse' }).click();
  await mover.getByText('Waiting for the others to agree').waitFor({ state: 'detached' });
  expect(await stepOf(mover)).toBe(after);

  await mover.getByRole('button', { name: 'Ask to undo' }).click();
  await other.getByRole('button', { name: 'Agree' }).click();
  await mover.waitForFunction(
    (step) => Number(document.querySelector('.table')?.getAttribute('data-step')) < step,
    after,
  );
  await untilAsked(mover);
  await atStep(other, await stepOf(mover));
  await done(ann, bob);
});

test('a game is abandoned when both agree, and a rematch brings both to one table', async () => {
  const [ann, bob] = await couple();
  const first = ann.page.url();
  await menu(ann.page, 'Abandon the game');
  await bob.page.getByText('asks to end the game without a result').waitFor();
  expect(await ann.page.locator('section.end').count()).toBe(0);
  await bob.page.getByRole('button', { name: 'Agree' }).click();
  await ann.page.getByText('abandoned by consent').waitFor();
  await bob.page.getByText('abandoned by consent').waitFor();

  await ann.page.getByRole('button', { name: 'Rematch' }).click();
  await ann.page.getByText('The game begins when every seat is taken').waitFor();
  await bob.page.getByRole('button', { name: 'Join the rematch' }).click();
  await Promise.all([ann, bob].map(({ page }) => page.locator('.table[data-step="0"]').waitFor()));
  expect(ann.page.url()).not.toBe(first);
  expect(ann.page.url()).toBe(bob.page.url());
  await done(ann, bob);
});

test('who resigns has lost, and may ask for a rematch', async () => {
  const [ann, bob] = await couple();
  await menu(ann.page, 'Resign');
  await bob.page.getByText('by resignation').waitFor();
  expect(await bob.page.locator('header .status').textContent(), 'no round, no turn').toBe(
    'The game is over',
  );
  await bob.page.getByText(/Seed: /).waitFor();
  await ann.page.getByText('by resignation').waitFor();
  await ann.page.getByRole('button', { name: 'Rematch' }).click();
  await ann.page.getByText('· you').waitFor();
  await done(ann, bob);
});

// One screen for two

test('at one screen the view goes to the next player only when that player is there', async () => {
  const ann = await person(house.browser);
  const id = await makeTable(ann.page, house.server.url, [
    { kind: 'me' },
    { kind: 'hotseat', name: 'Boris' },
  ]);
  const { page } = ann;
  await page.goto(`${house.server.url}/table/${id}`);
  const ready = page.getByRole('button', { name: 'I am ' });
  const looked = new Set<string | null>();
  for (let moves = 0; moves < 30 && looked.size < 2; moves++) {
    await page.locator('button.choice, .ask button').first().waitFor();
    if ((await ready.count()) > 0) {
      expect(await choices(page).count()).toBe(0);
      await page.getByText('Pass the screen to').waitFor();
      await ready.click();
      await untilAsked(page);
    }
    looked.add(await page.locator('.mat.own header b').textContent());
    await choose(page);
  }
  expect(looked.size).toBe(2);
  await done(ann);
});

// Accounts

async function fillIn(page: Page, form: string, values: Record<string, string>): Promise<void> {
  const found = page.locator('form').filter({ has: page.getByRole('heading', { name: form }) });
  for (const [label, value] of Object.entries(values))
    await found.getByLabel(label, { exact: true }).fill(value);
}

test('an account is made, left, entered elsewhere, given another password, and deleted', async () => {
  const ann = await person(house.browser);
  const { page } = ann;
  const id = await makeTable(page, house.server.url, [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }]);
  await page.goto(`${house.server.url}/account`);
  await fillIn(page, 'Make an account', { Name: 'Annabel', Password: 'a long password' });
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('You are signed in as Annabel').waitFor();
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You play as the guest').waitFor();

  const elsewhere = await person(house.browser);
  await elsewhere.page.goto(`${house.server.url}/account`);
  await fillIn(elsewhere.page, 'Make an account', { Name: 'annabel', Password: 'not the password' });
  await elsewhere.page.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.page.getByText('The name or the password is wrong').waitFor();
  await elsewhere.page.getByRole('button', { name: 'Make an account' }).click();
  await elsewhere.page.getByText('This name is taken').waitFor();
  await fillIn(elsewhere.page, 'Make an account', { Password: 'a long password' });
  await elsewhere.page.getByRole('button', { name: 'Sign in' }).click();
  await elsewhere.page.getByText('You are signed in as Annabel').waitFor();
  await elsewhere.page.goto(house.server.url);
  await elsewhere.page.locator(`a[href="/table/${id}"]`).waitFor();

  await elsewhere.page.goto(`${house.server.url}/account`);
  await fillIn(elsewhere.page, 'Change the password', {
    Password: 'a long password',
    'New password': 'a longer password',
  });
  await elsewhere.page.getByRole('button', { name: 'Change the password' }).click();
  await elsewhere.page.getByText('The password is changed').waitFor();

  await fillIn(elsewhere.page, 'Delete the account', { Password: 'a long password' });
  await deleteForGood(elsewhere.page);
  await elsewhere.page.getByText('The name or the password is wrong').waitFor();
  await fillIn(elsewhere.page, 'Delete the account', { Password: 'a longer password' });
  await deleteForGood(elsewhere.page);
  await elsewhere.page.getByText('The account is deleted').waitFor();
  await elsewhere.page.getByText('You play as the guest').waitFor();

  const refused = elsewhere.problems.filter((problem) => !/^(401|409) /.test(problem));
  expect(refused).toEqual([]);
  await done(ann);
});

/** Presses the button, and says that it is meant. */
async function deleteForGood(page: Page): Promise<void> {
  const button = { name: 'Delete the account' };
  await page.getByRole('button', button).click();
  await page.getByRole('dialog').getByRole('button', button).click();
}

test('a guest takes another name, which others see', async () => {
  const ann = await person(house.browser);
  await ann.page.goto(`${house.server.url}/account`);
  await fillIn(ann.page, 'Change the name', { Name: '<i>Zoë</i>' });
  await ann.page.getByRole('button', { name: 'Save' }).first().click();
  await ann.page.getByText('You play as the guest <i>Zoë</i>.').waitFor();
  const id = await makeTable(ann.page, house.server.url, ME_AND_ANOTHER);
  const bob = await person(house.browser);
  await bob.page.goto(`${house.server.url}/table/${id}`);
  await bob.page.getByText('<i>Zoë</i>').waitFor();
  await done(ann, bob);
});

// Notices

/** A browser that notes notices instead of showing them, and can be made to believe that nobody looks. */
async function withNotices(): Promise<Person> {
  const someone = await person(house.browser, { notify: true });
  await someone.page.context().addInitScript(() => {
    const told: string[] = [];
    function Noted(title: string, { body }: { body?: string } = {}): void {
      told.push(`${title}: ${body ?? ''}`);
    }
    Noted.permission = 'granted';
    Noted.requestPermission = () => Promise.resolve('granted');
    Object.assign(window, { Notification: Noted, told, lookAway: false });
    Object.defineProperty(document, 'hidden', {
      get: () => (window as unknown as { lookAway: boolean }).lookAway,
    });
  });
  return someone;
}

const told = (page: Page) => page.evaluate(() => (window as unknown as { told: string[] }).told);

test('word of one’s turn comes in the title, as a notice of the browser, and on other pages', async () => {
  const [ann, bob] = [await withNotices(), await person(house.browser)];
  const id = await makeTable(ann.page, house.server.url, ME_AND_ANOTHER);
  await ann.page.goto(`${house.server.url}/table/${id}`);
  await bob.page.goto(`${house.server.url}/table/${id}`);
  await bob.page.getByRole('button', { name: 'Take seat 2' }).click();
  await Promise.all([ann, bob].map(({ page }) => page.locator('.table').waitFor()));
  if ((await whoIsAsked([ann.page, bob.page])) === ann.page) {
    await expect.poll(() => ann.page.title()).toMatch(/^● /);
    await untilTheOtherIsAsked(ann.page, bob.page);
  }
  await expect.poll(() => ann.page.title()).not.toMatch(/^●/);
  await ann.page.evaluate(() => Object.assign(window, { lookAway: true }));
  await untilTheOtherIsAsked(ann.page, bob.page);
  await expect.poll(() => ann.page.title()).toMatch(/^● /);
  await expect.poll(() => told(ann.page)).toHaveLength(1);
  expect((await told(ann.page))[0]).toMatch(/^your turn: ./);

  await ann.page.evaluate(() => Object.assign(window, { lookAway: false }));
  await untilTheOtherIsAsked(ann.page, bob.page);
  await ann.page.goto(`${house.server.url}/verify`);
  await ann.page.evaluate(() => Object.assign(window, { lookAway: true }));
  for (let moves = 0; moves < 40 && (await ann.page.locator('.notices p').count()) === 0; moves++) {
    if ((await choices(bob.page).count()) === 0) await bob.page.waitForTimeout(200);
    else await choose(bob.page);
  }
  await expect.poll(() => told(ann.page)).toHaveLength(1);
  expect((await told(ann.page))[0]).toMatch(/^your turn: Tiny Epic Kingdoms/);
  await ann.page.locator('.notices a').click();
  await ann.page.waitForURL(`${house.server.url}/table/${id}`);
  await untilAsked(ann.page);
  await done(ann, bob);
});

const ADDRESS = 'An https address of your own (a webhook) that is told, too';

test('a webhook to a public address is kept, one into a private network is refused', async () => {
  const { page, problems } = await person(house.browser);
  await page.goto(`${house.server.url}/account`);
  const save = page
    .locator('form')
    .filter({ hasText: 'When it is your turn' })
    .getByRole('button', { name: 'Save' });
  for (const address of [
    'http://127.0.0.1/turn',
    'http://10.1.2.3/turn',
    'http://[::1]/turn',
    'ftp://192.0.2.1/',
  ]) {
    await fillIn(page, 'When it is your turn', { [ADDRESS]: address });
    await save.click();
    await page.getByRole('alert').waitFor();
  }
  await fillIn(page, 'When it is your turn', { [ADDRESS]: 'https://93.184.215.14/turn' });
  await save.click();
  await page.getByText('Saved').waitFor();
  await page.reload();
  await expect.poll(() => page.getByLabel(ADDRESS).inputValue()).toBe('https://93.184.215.14/turn');
  expect(problems.filter((problem) => !problem.startsWith('400 '))).toEqual([]);
});
