/** Lessons in a real browser: taken to their end, left and come back to, answered where the path is left. */

import { expect, test } from 'vitest';
import { anyViolations, openHouse, person } from './harness';

const house = openHouse();
const GAMES = ['tiny_epic_kingdoms', 'battlelore', 'mage_knight', 'gloomhaven', 'sword_and_sorcery'];

for (const game of GAMES) {
  test(`the first lesson of ${game} is taken to its end`, { timeout: 120_000 }, async () => {
    const { page, problems } = await person(house.browser);
    await page.goto(`${house.server.url}/learn/${game}`);
    await page.locator('ol a').first().click();
    const onward = page.getByRole('button', { name: /^(Go on|Show me)$/ }).last();
    const step = page.locator('.course [aria-current=step]');
    await page.locator('.coach').last().waitFor();
    while ((await step.count()) > 0) {
      const before = await page.locator('body').innerText();
      const answered = page.waitForResponse((response) => response.url().includes('/lessons/'));
      await onward.click();
      await answered;
      await page.waitForFunction((text) => document.body.innerText !== text, before);
    }
    await page.getByText('Lesson finished').waitFor();
    expect(problems).toEqual([]);
  });
}

test('what does not belong to the lesson is answered and not played', async () => {
  const { page, problems } = await person(house.browser);
  await page.goto(`${house.server.url}/learn/tiny_epic_kingdoms/war`);
  const coach = page.locator('.coach').last();
  const doing = coach.getByRole('button', { name: 'Show me' });
  const reading = coach.getByRole('button', { name: 'Go on' });
  const flag = page.locator('button.choice', { hasText: 'White flag' });
  await reading.waitFor();
  while ((await doing.count()) === 0 || (await flag.count()) === 0) {
    const answered = page.waitForResponse((response) => response.url().includes('/lessons/'));
    await doing.or(reading).first().click();
    await answered;
    await doing.or(reading).first().waitFor();
  }
  await coach.getByRole('button', { name: 'Why?' }).click();
  await page.locator('.why').waitFor();
  const { kept, asked } = await page.evaluate(() => ({
    kept: sessionStorage.getItem('tabletome-lesson tiny_epic_kingdoms war'),
    asked: document.querySelector('.prompt')?.textContent,
  }));
  await flag.click();
  await coach.locator('.answer').waitFor();
  expect(await page.evaluate(() => sessionStorage.getItem('tabletome-lesson tiny_epic_kingdoms war'))).toBe(
    kept,
  );
  expect(await page.locator('.prompt').first().textContent()).toBe(asked);
  expect(problems).toEqual([]);
});

test('the coach speaks with one voice, and leaves what he speaks of in sight', async () => {
  const { page, problems } = await person(house.browser, { coach: true });
  await page.goto(`${house.server.url}/learn/battlelore/command`);
  const bubbles = page.locator('.coach');
  for (let read = 0; read < 3; read++) {
    const answered = page.waitForResponse((response) => response.url().includes('/lessons/'));
    await page.getByRole('button', { name: 'Go on' }).click();
    await answered;
  }
  await page.locator('button.choice', { hasText: 'Attack, left' }).click();
  await page.getByText('Attack, left: order a unit (0 of 3 ordered).').waitFor();
  await bubbles.getByText('Give orders').waitFor();
  expect(await bubbles.count()).toBe(1);
  for (const at of ['d3', 'c2', 'd2']) {
    const free = await page.evaluate((cell) => {
      const box = document.querySelector(`[data-thing="${cell}"]`)?.getBoundingClientRect();
      const bubble = document.querySelector('.coach')?.getBoundingClientRect();
      return (
        box && bubble && (box.right <= bubble.left || box.left >= bubble.right || box.bottom <= bubble.top)
      );
    }, at);
    expect(free, `${at} is hidden`).toBe(true);
  }
  expect(problems).toEqual([]);
});

for (const theme of ['dark', 'light'] as const) {
  test(`what a lesson points at stands in the light, and nothing is out of reach, ${theme}`, async () => {
    const { page, problems } = await person(house.browser, { theme });
    await page.goto(`${house.server.url}/learn/gloomhaven/first-steps`);
    const veil = page.locator('.spotlight');
    const spots = veil.locator('mask g rect');
    const onward = page.getByRole('button', { name: /^(Go on|Show me)$/ }).last();
    while ((await page.locator('.course [aria-current=step]', { hasText: 'Choose two' }).count()) === 0) {
      const answered = page.waitForResponse((response) => response.url().includes('/lessons/'));
      await onward.click();
      await answered;
      await onward.waitFor();
    }
    await page.locator('.card[data-lit], [data-thing][data-lit]').first().waitFor();
    await spots.first().waitFor({ state: 'attached' });
    await page.waitForFunction(() => {
      const numbers = (each: Element) =>
        ['x', 'y', 'width', 'height'].map((name) => Number(each.getAttribute(name)));
      const light = [...document.querySelectorAll('.spotlight mask g rect')].map(numbers);
      return [...document.querySelectorAll('[data-lit]')].every((each) => {
        const box = each.getBoundingClientRect();
        return light.some(
          ([x = 0, y = 0, width = 0, height = 0]) =>
            x <= box.left && box.right <= x + width && y <= box.top && box.bottom <= y + height,
        );
      });
    });
    expect(await veil.evaluate((each) => getComputedStyle(each).pointerEvents)).toBe('none');
    expect(await anyViolations(page)).toEqual([]);
    const before = await spots.count();
    await page.getByRole('tab', { name: 'Log' }).focus();
    await page.keyboard.press('Tab');
    await page.waitForFunction(
      (count) => document.querySelectorAll('.spotlight mask g rect').length > count,
      before,
    );
    await page.getByRole('button', { name: 'Look at the table' }).click();
    await veil.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });
}

test('a whole first game is left to the learner: explained when met, pointed out only when asked', async () => {
  const { page, problems } = await person(house.browser, { coach: true });
  await page.goto(`${house.server.url}/learn/battlelore/first-game`);
  const begun = page.waitForResponse(
    (response) => response.url().includes('/lessons/') && response.request().method() === 'POST',
  );
  await page.getByRole('button', { name: 'Go on' }).click();
  await begun;
  await page.locator('.coach').getByText('Fight', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Look at the table' }).click();
  const coach = page.locator('.coach');
  await coach.getByText('Play a Command card: it says').waitFor();
  expect(await page.locator('button.choice.recommended').count()).toBe(0);
  await page.locator('button.choice', { hasText: 'Darken the Sky' }).click();
  await coach.getByText('Name the units that act this turn').waitFor();
  await page.reload();
  await page.getByRole('button', { name: 'Show me' }).waitFor();
  const met = await page.evaluate(() => localStorage.getItem('tabletome-met') ?? '');
  expect(met).toContain('battlelore command');
  expect(met).not.toContain('battlelore order');
  expect(problems).toEqual([]);
});
