import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faultsOfAxe } from '../access/axe.ts';
import {
  answer,
  answerBox,
  answers,
  enterRoom,
  nextQuestion,
  presentByTyping,
  toPresentation,
  withoutVoices,
} from './hearing-walk.ts';

async function expectNoFaults(page: Page): Promise<void> {
  expect(await faultsOfAxe(page)).toEqual([]);
}

// The tests in e2e/access check every phase in the light theme.
test('every phase is accessible in the dark theme', async ({ page }) => {
  test.slow();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await withoutVoices(page);
  await enterRoom(page);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Standard View' }).click();
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Enhanced View' }).click();
  await toPresentation(page);
  await expectNoFaults(page);
  await page.clock.install();
  await presentByTyping(page);
  for (const text of answers) {
    await nextQuestion(page);
    await answer(page, text);
  }
  await nextQuestion(page);
  await expectNoFaults(page);
  await page.getByRole('button', { name: 'Proceed to Public Comment' }).click();
  await page.clock.runFor(3_100);
  await expect(page.getByRole('heading', { name: 'Board Questions Complete' })).toBeVisible();
  await expectNoFaults(page);
});

test('nothing is wider than a narrow phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await withoutVoices(page);
  await enterRoom(page);
  const fits = () => page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);
  expect(await fits()).toBe(true);
  await page.getByRole('button', { name: 'Standard View' }).click();
  expect(await fits()).toBe(true);
  await toPresentation(page);
  expect(await fits()).toBe(true);
  await presentByTyping(page);
  await expect(answerBox(page)).toBeVisible();
  expect(await fits()).toBe(true);
});

test('the focus goes to the question when it arrives', async ({ page }) => {
  await withoutVoices(page);
  await enterRoom(page);
  await toPresentation(page);
  await presentByTyping(page);
  await expect(answerBox(page)).toBeVisible();
  await expect(page.locator('h3:focus')).toHaveText(/[?.]$/);
});
