import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { arriveAt, chooseCommunity, chooseSession, chooseSolar } from '../setup/wizard-walk.ts';

const minutes = readFileSync(
  new URL('../../packages/engine/src/minutes/testing/ayes-and-nays.txt', import.meta.url),
  'utf8',
);

const toForm = arriveAt(6, 'Configure Your Project', async (page) => {
  await chooseSolar(page);
  await chooseSession(page, 'Real-Life Simulation');
  await page.getByRole('button', { name: 'Skip to Community Selection' }).click();
  await chooseCommunity(page);
});

/** Presses Tab until the focus is on the control of that name. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let presses = 0; presses < 120; presses += 1) {
    await page.keyboard.press('Tab');
    const focused = await page.evaluate(() => {
      const { activeElement: at } = document;
      const labels = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement ? [...(at.labels ?? [])] : [];
      return at === null ? '' : (labels[0]?.textContent ?? at.getAttribute('aria-label') ?? at.textContent).trim();
    });
    if (focused === name) return;
  }
  throw new Error(`no Tab leads to ${name}`);
}

test('a board is seated by keyboard alone, and without the server once its minutes are read', async ({ page }) => {
  test.setTimeout(120_000);
  await toForm(page);
  const section = page.getByRole('region', { name: 'Your Board' });
  await tabTo(page, 'Or paste minutes');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Text of the minutes');
  await page.keyboard.insertText(minutes);
  await tabTo(page, 'Use this text');
  await page.keyboard.press('Enter');
  await expect(section.getByText('1 meeting on file')).toBeVisible();

  // The server is gone, and the page is looked at again.
  await page.route('**/api/**', (route) => route.abort());
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await tabTo(page, 'Use this board');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('status')).toHaveText(/^This board sits in your rehearsal: \d seats\.$/);
  const seated = await section.getByRole('status').textContent();
  // Its members may be named, and the built-in board may sit again.
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('ArrowDown');
  await expect(section.getByRole('radio', { name: /The members’ names/ })).toBeChecked();
  await tabTo(page, 'Use the built-in board');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('status')).toHaveCount(0);
  await tabTo(page, 'Use this board');
  await page.keyboard.press('Enter');
  await expect(section.getByRole('status')).toHaveText(seated ?? '');
});

test('minutes are removed by their own button', async ({ page }) => {
  await toForm(page);
  const section = page.getByRole('region', { name: 'Your Board' });
  await section.getByRole('button', { name: 'Or paste minutes' }).click();
  await section.getByLabel('Text of the minutes').fill(minutes);
  await section.getByRole('button', { name: 'Use this text' }).click();
  await expect(section.getByText('1 meeting on file')).toBeVisible();
  await section.getByRole('button', { name: 'Remove all minutes' }).click();
  await expect(section.getByText('1 meeting on file')).toHaveCount(0);
  await page.reload();
  await expect(section).toBeVisible();
  await expect(section.getByRole('button', { name: 'Remove all minutes' })).toHaveCount(0);
});
