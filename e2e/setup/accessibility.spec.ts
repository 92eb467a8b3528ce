import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faultsOfAxe } from '../access/axe.ts';
import { chooseCommunity, chooseSession, chooseSolar, next } from './wizard-walk.ts';

/** No finding of axe, nothing wider than the window. */
async function isSound(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(document.getAnimations().map((animation) => animation.finished.catch(() => null))),
  );
  expect(await faultsOfAxe(page)).toEqual([]);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

// The tests in e2e/access check every screen in the light theme on a desktop.
for (const [colorScheme, width] of [
  ['dark', 1280],
  ['light', 320],
] as const) {
  test(`landing, wizard and form are sound in the ${colorScheme} theme at ${width} pixels`, async ({ page }) => {
    test.setTimeout(120_000);
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'error') complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(error.message));
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Login' }).click();
    await isSound(page);
    await chooseSolar(page);
    await chooseSession(page, 'Multi-Theme Discussion');
    await isSound(page);
    await next(page);
    await page.getByRole('button', { name: 'Visual Impact', exact: true }).click();
    await isSound(page);
    await next(page);
    await expect(page.getByRole('group', { name: 'Community types' })).toBeVisible();
    await isSound(page);
    await page.getByRole('button', { name: 'Company Town', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'Who sits on the board' })).toBeVisible();
    await isSound(page);
    await page.getByRole('button', { name: 'Choose Different Community' }).click();
    await chooseCommunity(page);
    await isSound(page);
    await page.goto('/');
    await page.getByRole('button', { name: 'Try it with an example' }).click();
    await expect(page.getByText(/Standards found \([1-9]/)).toBeVisible();
    await isSound(page);
    expect(complaints).toEqual([]);
  });
}

test('the wizard can be walked with the keyboard alone', async ({ page }) => {
  await page.goto('/configure');
  const solar = page.getByRole('radio', { name: 'Solar Energy' });
  await solar.focus();
  await page.keyboard.press('Enter');
  await expect(solar).toBeChecked();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Wind Energy' })).toBeChecked();
  await page.keyboard.press('ArrowLeft');
  await expect(solar).toBeChecked();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Select Project Type' })).toBeFocused();
});
