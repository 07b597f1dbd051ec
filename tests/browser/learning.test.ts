/** Lessons in a real browser: taken to their end, left and come back to, answered where the path is left. */

import { expect, test } from 'vitest';
import { openHouse, person } from './harness';

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
  await reading.waitFor();
  while ((await doing.count()) === 0) {
    const answered = page.waitForResponse((response) => response.url().includes('/lessons/'));
    await reading.click();
    await answered;
    await doing.or(reading).first().waitFor();
  }
  await coach.getByRole('button', { name: 'Why?' }).click();
  await page.locator('.why').waitFor();
  expect(problems).toEqual([]);
});
