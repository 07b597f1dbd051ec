/** Undo, hint, replay, clone, verify, language, theme: everything around the moves. */

import { expect, test } from 'vitest';
import { choices, makeTable, openHouse, person, PHONE, stepOf, untilAsked, untilStepAfter } from './harness';

const house = openHouse();
const AGAINST_ONE_BOT = [{ kind: 'me' }, { kind: 'bot', bot: 'novice' }];

async function inGame(wishes: Parameters<typeof person>[1] = {}, options?: Parameters<typeof person>[2]) {
  const someone = await person(house.browser, wishes, options);
  const id = await makeTable(someone.page, house.server.url, AGAINST_ONE_BOT);
  await someone.page.goto(`${house.server.url}/table/${id}`);
  await untilAsked(someone.page);
  return { ...someone, id };
}

test('a move is taken back', async () => {
  const { page, problems } = await inGame();
  const asked = await page.locator('.prompt [role=status]').textContent();
  const before = await stepOf(page);
  await choices(page).first().click();
  await untilStepAfter(page, before);
  await page.keyboard.press('u');
  await page.waitForFunction(
    (step) => Number(document.querySelector('.table')?.getAttribute('data-step')) === step,
    before,
  );
  expect(await page.locator('.prompt [role=status]').textContent()).toBe(asked);
  expect(problems).toEqual([]);
});

test('a hint says what a bot would do and why', async () => {
  const { page, problems } = await inGame();
  await page.getByRole('button', { name: 'Hint' }).click();
  await page.getByText(/It likes this best: it expects \d+% of a win/).waitFor({ timeout: 60_000 });
  const before = await stepOf(page);
  await page.locator('.hint li button').first().click();
  await untilStepAfter(page, before);
  expect(problems).toEqual([]);
});

test('the language changes without reloading: the client’s words and the game’s', async () => {
  const { page, problems } = await inGame();
  await page.evaluate(() => Object.assign(window, { stayed: true }));
  const english = await choices(page).first().textContent();
  await page.getByRole('button', { name: /Русский/ }).click();
  await page.getByRole('tab', { name: 'Журнал' }).waitFor();
  await page.getByRole('heading', { level: 1, name: /[а-я]/i }).waitFor();
  expect(await choices(page).first().textContent()).not.toBe(english);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('ru');
  expect(await page.evaluate(() => 'stayed' in window)).toBe(true);
  expect(problems).toEqual([]);
});

test('whoever reads earlier lines of the log reads on at the same line in the other language', async () => {
  const { page } = await inGame({}, { viewport: { width: 1440, height: 600 } });
  for (let turn = 0; turn < 14 && (await untilAsked(page)) === 'asked'; turn++) {
    const before = await stepOf(page);
    await choices(page).first().click();
    await untilStepAfter(page, before);
  }
  await untilAsked(page);
  await page.getByRole('tab', { name: 'Log' }).click();
  await page
    .locator('.log')
    .evaluate((log) => (log.scrollTop = -0.4 * (log.scrollHeight - log.clientHeight)));
  /** The step of the first whole line in sight, and how far below the edge it stands. */
  const read = () =>
    page.locator('.log').evaluate((log) => {
      const edge = log.getBoundingClientRect().top;
      const lines = [...log.querySelectorAll<HTMLElement>('[data-step]')];
      const first = lines.find((line) => line.getBoundingClientRect().top >= edge);
      return {
        step: first?.dataset.step,
        below: Math.round((first?.getBoundingClientRect().top ?? 0) - edge),
      };
    });
  const before = await read();
  expect(Number(before.step)).toBeGreaterThan(0);
  await page.getByRole('button', { name: /Русский/ }).click();
  await page.locator('.log .words', { hasText: /[а-я]/i }).first().waitFor();
  /** Half pixels of the other letters are rounded either way. */
  const same = async () => {
    const after = await read();
    return after.step === before.step && Math.abs(after.below - before.below) <= 2;
  };
  await expect.poll(same).toBe(true);
});

test('the theme changes and stays', async () => {
  const { page } = await inGame();
  const colour = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const dark = await colour();
  await page.getByRole('button', { name: 'Settings' }).click();
  await page.getByLabel('Light').check();
  expect(await colour()).not.toBe(dark);
  await page.reload();
  expect(await colour()).not.toBe(dark);
});

test('with auto-pass the only choice is played', async () => {
  const { page, problems } = await inGame({ autoPass: true });
  const passed = page.getByText('Only one choice');
  for (let turn = 0; turn < 120 && (await passed.count()) === 0; turn++) {
    if ((await untilAsked(page)) === 'over') break;
    const before = await stepOf(page);
    await choices(page).first().click();
    await untilStepAfter(page, before);
  }
  expect(await passed.count()).toBe(1);
  expect(problems).toEqual([]);
});

test('a rule opens from the log, and is found by searching', async () => {
  const { page } = await inGame();
  for (let turn = 0; turn < 12 && (await page.locator('[role=log] .rule').count()) === 0; turn++) {
    await untilAsked(page);
    const before = await stepOf(page);
    await choices(page).first().click();
    await untilStepAfter(page, before);
  }
  const chip = page.locator('[role=log] .rule').first();
  const id = ((await chip.getAttribute('aria-label')) ?? '').replace('Rule ', '');
  await chip.click();
  await page.getByRole('heading', { name: id }).waitFor();
  await page.goto(`${house.server.url}/rules/tiny_epic_kingdoms`);
  await page.getByLabel('Search the rules').fill('river');
  await page.getByText(/rules? found/).waitFor();
  expect(await page.locator('.rules li').count()).toBeGreaterThan(0);
});

test('all cards of a game can be read and searched, at the table and apart, in both languages', async () => {
  const { page, problems } = await inGame();
  await page.getByRole('tab', { name: 'Cards' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Cards' });
  await panel.getByText('In the box').waitFor();
  await panel.getByLabel('Search the cards').fill('orcs');
  await panel.getByText(/cards? found/).waitFor();
  await panel.getByRole('article', { name: 'Orcs' }).waitFor();
  expect(await panel.locator('[data-thing]').count(), 'cards to read are nothing to play').toBe(0);

  await page.goto(house.server.url);
  await page
    .getByRole('listitem')
    .filter({ hasText: 'BattleLore' })
    .getByRole('link', { name: 'Cards' })
    .click();
  await page.getByRole('heading', { level: 1, name: /Cards of BattleLore/ }).waitFor();
  const search = page.getByRole('searchbox');
  await search.fill('fireball');
  await page.getByRole('article', { name: 'Fireball' }).waitFor();
  await search.fill('no such words anywhere');
  await page.getByText('0 cards found').waitFor();
  await search.fill('');
  await page.getByText('Troops and Creatures').click();
  await page.getByRole('article', { name: 'Wood Giant' }).waitFor();
  await page.getByRole('button', { name: /Русский/ }).click();
  await page.getByText('Отряды и существа').waitFor();
  await page.getByLabel('Искать карты').fill('великан');
  await page.getByRole('article', { name: 'Лесной Великан' }).waitFor();
  expect(problems).toEqual([]);
});

test('a line of the log leads to its step of the replay', async () => {
  const { page, problems, id } = await inGame();
  for (let turn = 0; turn < 4; turn++) {
    await untilAsked(page);
    const before = await stepOf(page);
    await choices(page).first().click();
    await untilStepAfter(page, before);
  }
  await untilAsked(page);
  const link = page
    .getByRole('log')
    .getByRole('link', { name: /Replay from step/ })
    .nth(1);
  const step = Number(await link.textContent());
  await link.click();
  await page.waitForURL(new RegExp(`/replay/${id}/${step}$`));
  await page.locator(`.table[data-step="${step}"]`).waitFor();
  await page.getByRole('slider').fill(String(step + 1));
  await page.locator(`.table[data-step="${step + 1}"]`).waitFor();
  await page
    .getByRole('log')
    .getByRole('link', { name: `Replay from step ${step}`, exact: true })
    .click();
  await page.locator(`.table[data-step="${step}"]`).waitFor();
  expect(problems).toEqual([]);
});

test('after the game: seed, replay by slider and link, clone, record, verify', async () => {
  const { page, problems, id } = await inGame();
  for (let turn = 0; turn < 8; turn++) {
    await untilAsked(page);
    const before = await stepOf(page);
    await choices(page).first().click();
    await untilStepAfter(page, before);
  }
  await untilAsked(page);
  await page.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.locator('section.end').waitFor();
  await page.getByText(/Seed: /).waitFor();

  await page.locator('section.end').getByRole('link', { name: 'Replay' }).click();
  await page.getByRole('slider').waitFor();
  await page.getByRole('slider').fill('3');
  await page.waitForURL(new RegExp(`/replay/${id}/3$`));
  await page.getByRole('heading', { name: 'What cost the most' }).waitFor({ timeout: 120_000 });
  await page.getByRole('img', { name: /at the beginning/ }).waitFor();
  await page.getByLabel('Seen by').selectOption('open');
  await page.waitForURL(/seat=open/);
  await page.getByRole('button', { name: 'Link to this step' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await page.goto(link);
  await page.locator('.table[data-step="3"]').waitFor();

  await page.getByRole('button', { name: 'Explore from here' }).click();
  await page.waitForURL(
    (address) => address.pathname.startsWith('/table/') && !address.pathname.includes(id),
  );
  await untilAsked(page);
  expect(await stepOf(page)).toBe(3);
  await choices(page).first().click();
  await untilStepAfter(page, 3);

  await page.goto(link);
  await page.locator('.table[data-step="3"]').waitFor();
  await page.getByRole('button', { name: 'Play on from here' }).first().click();
  await page.waitForURL(
    (address) => address.pathname.startsWith('/table/') && !address.pathname.includes(id),
  );
  await untilAsked(page);

  await page.goto(`${house.server.url}/verify?table=${id}`);
  await page.waitForFunction(() => (document.querySelector('textarea')?.value.length ?? 0) > 100);
  await page.getByRole('button', { name: 'Verify' }).click();
  await page.getByText('Every step agrees').waitFor();
  expect(problems).toEqual([]);
});

test('on a phone the board is always there, choices below it, the rest in drawers', async () => {
  const { page, problems } = await inGame({}, { viewport: PHONE, hasTouch: true, isMobile: true });
  const board = await page.locator('main .board').first().boundingBox();
  expect(board?.height).toBeGreaterThan(200);
  await page.getByRole('navigation').getByRole('button', { name: 'Players' }).tap();
  await page.locator('.mat').first().waitFor();
  await page.getByRole('navigation').getByRole('button', { name: 'Log' }).tap();
  await page.getByRole('log').waitFor();
  await page.getByRole('navigation').getByRole('button', { name: 'Now' }).tap();
  const before = await stepOf(page);
  await choices(page).first().tap();
  await untilStepAfter(page, before);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(PHONE.width);
  expect(problems).toEqual([]);
});
