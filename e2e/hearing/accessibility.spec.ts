import { expect, test } from '@playwright/test';
import { answerBox, enterRoom, presentByTyping, toPresentation, withoutVoices } from './hearing-walk.ts';

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
