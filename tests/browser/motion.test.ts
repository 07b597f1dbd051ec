/** What happened is played out: one thing after another, faster, skipped, again. */

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  choices,
  demoClient,
  DESKTOP,
  makeTable,
  openHouse,
  person,
  anyViolations,
  stepOf,
  untilAsked,
  untilStepAfter,
} from './harness';

const house = openHouse(demoClient);

const TWO_BOTS = [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }, { kind: 'bot', bot: 'novice' }];
const shownSoFar = (page: Page) =>
  page.evaluate(() => (window as unknown as { captions: string[] }).captions.length);

/** Writes down every caption that the page shows, however briefly. */
async function recordCaptions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const captions: string[] = [];
    Object.assign(window, { captions });
    let last = '';
    new MutationObserver(() => {
      const now = document.querySelector('.layer .caption')?.textContent ?? '';
      if (now && now !== last) captions.push(now);
      last = now;
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
}

async function playSome(page: Page, turns: number): Promise<void> {
  for (let turn = 0; turn < turns && (await untilAsked(page)) === 'asked'; turn++) {
    const before = await stepOf(page);
    await choices(page).first().click();
    await untilStepAfter(page, before);
  }
  await untilAsked(page);
}

test('what happens is shown one after another, and once more if it is wanted', async () => {
  const { page, problems } = await person(house.browser, { motion: true });
  await recordCaptions(page);
  const id = await makeTable(page, house.server.url, TWO_BOTS);
  await page.goto(`${house.server.url}/table/${id}`);
  await playSome(page, 8);
  const seen = await shownSoFar(page);
  expect(seen).toBeGreaterThan(2);
  for (let turn = 0; turn < 12 && (await page.locator('button.again').count()) === 0; turn++)
    await playSome(page, 1);
  await page.locator('button.again').click();
  await page.getByRole('button', { name: 'Skip' }).waitFor();
  await page.waitForFunction(
    (before) => (window as unknown as { captions: string[] }).captions.length > before,
    seen,
  );
  await untilAsked(page);
  const log = await page.locator('.log').first().textContent();
  const captions = await page.evaluate(() => (window as unknown as { captions: string[] }).captions);
  expect(log).toContain(captions.at(-1));
  expect(await anyViolations(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test('a skipped show ends at once, and the question is there', async () => {
  const { page } = await person(house.browser, { motion: true });
  const id = await makeTable(page, house.server.url, TWO_BOTS);
  await page.goto(`${house.server.url}/table/${id}`);
  await playSome(page, 8);
  for (let turn = 0; turn < 12 && (await page.locator('button.again').count()) === 0; turn++)
    await playSome(page, 1);
  const step = await stepOf(page);
  await page.locator('button.again').click();
  await page.locator('.table[data-asked=false]').waitFor();
  await page.getByRole('button', { name: 'Skip' }).click();
  await page.locator('.table[data-asked=true]').waitFor();
  expect(await stepOf(page)).toBe(step);
  expect(await page.locator('.layer .caption').count()).toBe(0);
});

test('what is shown can be held, by key and by button, and goes on from there', async () => {
  const { page, problems } = await person(house.browser, { motion: true });
  await recordCaptions(page);
  const id = await makeTable(page, house.server.url, TWO_BOTS);
  await page.goto(`${house.server.url}/table/${id}`);
  await playSome(page, 8);
  for (let turn = 0; turn < 12 && (await page.locator('button.again').count()) === 0; turn++)
    await playSome(page, 1);
  await page.evaluate(holdAtOnce);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  const told = await shownSoFar(page);
  expect(await page.evaluate(anythingMoves)).toBe(false);
  expect(await shownSoFar(page)).toBe(told);
  // words held half faded have no contrast that could be judged
  await page.addStyleTag({ content: '.layer :is(.float, .thrown, .turned) { visibility: hidden }' });
  expect(await anyViolations(page)).toEqual([]);
  expect(await page.locator('.table').getAttribute('data-asked')).toBe('false');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await page.locator('.table[data-asked=true]').waitFor();
  expect(problems).toEqual([]);
});

/** What is shown again is held before any of it can be over. */
function holdAtOnce(): void {
  document.querySelector<HTMLElement>('button.again')?.click();
  document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'p', code: 'KeyP', bubbles: true }));
}

/** Something on the screen runs to its end. */
const anythingMoves = () =>
  document
    .getAnimations()
    .some(
      ({ playState, effect }) =>
        playState === 'running' && effect?.getComputedTiming().iterations !== Infinity,
    );

test('who wants no motion sees none', async () => {
  const { page } = await person(
    house.browser,
    { motion: true },
    { viewport: DESKTOP, reducedMotion: 'reduce' },
  );
  await recordCaptions(page);
  const id = await makeTable(page, house.server.url, TWO_BOTS);
  await page.goto(`${house.server.url}/table/${id}`);
  await playSome(page, 10);
  expect(await shownSoFar(page)).toBe(0);
});
