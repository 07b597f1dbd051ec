/**
 * Whole games against bots: by mouse, and by keyboard alone. Of the longer games only the beginning is played, unless
 * CLICKS=whole.
 */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  choices,
  makeTable,
  openHouse,
  person,
  startAgainstBots,
  stepOf,
  untilAsked,
  untilStepAfter,
} from './harness';

const MOST_TURNS = 400;

const house = openHouse();

const GLOWING = '.centre [role=button][data-thing], .rail button.live[data-thing], .dock button[data-thing]';

/** Click glowing things until the choice is made; a button where nothing glows. */
async function chooseByMouse(page: Page, turn: number): Promise<number> {
  const before = await stepOf(page);
  for (let clicks = 1; clicks <= 4; clicks++) {
    const glowing = page.locator(GLOWING);
    const count = await glowing.count();
    if (count === 0) break;
    await glowing.nth((turn * 7 + clicks) % count).click({ force: true });
    if ((await choices(page).count()) === 0 || (await stepOf(page)) > before) return clicks;
  }
  await choices(page)
    .nth(turn % (await choices(page).count()))
    .click();
  return 0;
}

test('a person is in a game three clicks after the first page, and plays it to the end by mouse', async () => {
  const { page, problems, asked } = await person(house.browser);
  const clicks = await startAgainstBots(page, house.server.url, /Tiny Epic Kingdoms/);
  expect(clicks).toBeLessThanOrEqual(3);
  let onThings = 0;
  for (let turn = 0; turn < MOST_TURNS && (await untilAsked(page)) === 'asked'; turn++) {
    const before = await stepOf(page);
    onThings += Math.min(1, await chooseByMouse(page, turn));
    await untilStepAfter(page, before);
  }
  await page.locator('section.end').waitFor();
  expect(onThings, 'choices made on the things themselves').toBeGreaterThan(10);
  expect(problems).toEqual([]);
  expect(asked.filter((address) => !address.startsWith(house.server.url))).toEqual([]);
});

test('the same by keyboard alone', async () => {
  const { page, problems } = await person(house.browser);
  await page.goto(house.server.url);
  await tabTo(page, () => document.activeElement?.getAttribute('href') === '/new/tiny_epic_kingdoms');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  await tabTo(page, () => (document.activeElement as HTMLButtonElement | null)?.type === 'submit');
  await page.keyboard.press('Enter');
  let onBoard = 0;
  for (let turn = 0; turn < MOST_TURNS && (await untilAsked(page)) === 'asked'; turn++) {
    const before = await stepOf(page);
    if (onBoard < 3 && (await page.locator('.centre [role=button][data-thing]').count()) > 0) {
      await tabTo(page, () => document.activeElement?.getAttribute('role') === 'button');
      await page.keyboard.press('Enter');
      onBoard++;
    }
    // A press in the first moment after a question is ignored; a person presses again.
    for (let presses = 0; presses < 5 && (await isStillAsked(page, before)); presses++) {
      await pressKeyOfAChoice(page, turn);
      await page.waitForTimeout(400);
    }
    await untilStepAfter(page, before);
  }
  await page.locator('section.end').waitFor();
  expect(onBoard).toBe(3);
  expect(problems).toEqual([]);
});

const LONG = ['battlelore', 'gloomhaven', 'mage_knight', 'sword_and_sorcery'];
const WHOLE = process.env.CLICKS === 'whole';
/** So many decisions of each are played by mouse. */
const BEGINNING = 10;
const LONGEST = 900;

test.each(LONG)(
  '%s is played by mouse, on the table itself wherever that can be',
  async (game) => {
    const { page, problems } = await person(house.browser);
    const rivals = game === 'battlelore' ? [{ kind: 'bot', bot: 'novice' }] : [];
    const id = await makeTable(page, house.server.url, [{ kind: 'me' }, ...rivals], { game });
    await page.goto(`${house.server.url}/table/${id}`);
    let onThings = 0;
    for (let turn = 0; turn < (WHOLE ? LONGEST : BEGINNING); turn++) {
      if ((await untilAsked(page)) === 'over') break;
      onThings += await chooseSomehow(page, turn);
    }
    if (WHOLE) await page.locator('section.end').waitFor();
    expect(onThings, 'choices made on the things themselves').toBeGreaterThan(0);
    expect(problems).toEqual([]);
    await page.context().close();
  },
  WHOLE ? 1_500_000 : undefined,
);

const BUTTONS = '.prompt button.choice:not(.risk-final), .choices button.choice';

/** By things that glow, now and then by a button, until the game goes on; 1 if only things were clicked. */
async function chooseSomehow(page: Page, turn: number): Promise<number> {
  const before = await stepOf(page);
  const goesOn = async () => (await stepOf(page)) > before || (await page.locator('section.end').count()) > 0;
  let byThings = 1;
  for (let clicks = 0; clicks < 24; clicks++) {
    const glowing = page.locator(GLOWING);
    const buttons = page.locator(BUTTONS);
    const [things, listed] = [await glowing.count(), await buttons.count()];
    const onThing = things > 0 && (listed === 0 || ((turn + clicks) % 5 !== 4 && clicks < 6));
    if (!onThing) byThings = 0;
    const [among, count] = onThing ? [glowing, things] : [buttons, listed];
    if (count > 0)
      await among
        .nth((turn * 7 + clicks * 3) % count)
        .click({ force: true, timeout: 2000 })
        .catch(() => undefined);
    if (await page.waitForFunction(hasMoved, before, { timeout: 300 }).then(() => true, goesOn))
      return byThings;
    if ((await page.locator('[data-inspector][role=dialog]').count()) > 0)
      await page.keyboard.press('Escape');
  }
  throw new Error(`no click leads on from step ${before}`);
}

function hasMoved(before: number): boolean {
  const step = Number(document.querySelector('.table')?.getAttribute('data-step'));
  return step > before || document.querySelector('section.end') !== null;
}

async function isStillAsked(page: Page, step: number): Promise<boolean> {
  const asked = (await page.locator('.table[data-asked=true]').count()) > 0;
  return asked && (await stepOf(page)) === step && (await choices(page).count()) > 0;
}

async function tabTo(page: Page, there: () => boolean): Promise<void> {
  for (let presses = 0; presses < 150; presses++) {
    if (await page.evaluate(there)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead there');
}

async function pressKeyOfAChoice(page: Page, turn: number): Promise<void> {
  // A long list begins with a field that filters it, in which letters are letters.
  const filtering = () => document.activeElement instanceof HTMLInputElement;
  if (await page.evaluate(filtering)) await page.keyboard.press('Tab');
  const keys = await page.locator('button.choice kbd').allTextContents();
  const usable = keys.filter(Boolean);
  const key = usable[turn % usable.length] ?? '⏎';
  await page.keyboard.press(key === '⏎' ? 'Enter' : key);
}

test('a piece is dragged to its target where that is one choice', async () => {
  const { page, problems } = await person(house.browser);
  const id = await makeTable(page, house.server.url, [
    { kind: 'me' },
    { kind: 'bot', bot: 'novice' },
    { kind: 'bot', bot: 'novice' },
  ]);
  await page.goto(`${house.server.url}/table/${id}`);
  for (let turn = 0; turn < 120; turn++) {
    expect(await untilAsked(page), 'a move to drag comes before the end').toBe('asked');
    const before = await stepOf(page);
    const move = await dragOneMove(page);
    if (!move) await choices(page).first().click();
    await untilStepAfter(page, before);
    if (move) break;
  }
  expect(problems).toEqual([]);
});

/** Drag the first cell of a two-cell choice onto its second; false where no choice is of that kind. */
async function dragOneMove(page: Page): Promise<boolean> {
  for (const choice of await choices(page).all()) {
    const action = (await choice.getAttribute('data-action')) ?? '';
    const [from, to] = action.split(' ').filter((word) => /^\w+\.\d$/.test(word));
    if (!from || !to) continue;
    const start = await pointOn(page, from);
    const end = await pointOn(page, to);
    if (!start || !end) continue;
    await page.mouse.move(start.x, start.y);
    await page.mouse.down();
    await page.mouse.move(end.x - 3, end.y, { steps: 4 });
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
    return true;
  }
  return false;
}

/** A point of the page at which a cell lies on top; regions are not convex, so their middles may be others'. */
function pointOn(page: Page, cell: string): Promise<{ x: number; y: number } | null> {
  return page.evaluate((name) => {
    const box = document.querySelector(`.cell[data-thing="${name}"]`)?.getBoundingClientRect();
    if (!box) return null;
    const there = (x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest('[data-thing]')?.getAttribute('data-thing') === name;
    for (const down of [0.5, 0.35, 0.65, 0.2, 0.8])
      for (const right of [0.5, 0.35, 0.65, 0.2, 0.8]) {
        const [x, y] = [box.x + box.width * right, box.y + box.height * down];
        if (there(x, y) && there(x - 3, y)) return { x, y };
      }
    return null;
  }, cell);
}
