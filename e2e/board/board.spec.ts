import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { faultsOfAxe } from '../access/axe.ts';
import { openEvening } from '../evening/evening-walk.ts';
import { projectDetails, withoutVoices } from '../hearing/hearing-walk.ts';

const minutes = readFileSync(
  new URL('../../packages/engine/src/minutes/testing/ayes-and-nays.txt', import.meta.url),
  'utf8',
);

/** Files minutes as the project form does. Gives: the board as it could sit. */
async function fileMinutes(
  page: Page,
): Promise<{ readonly id: string; readonly seated: { readonly seats: object[] } }> {
  await page.goto('/');
  const id = `hearing-${Date.now()}_${Math.random().toString(36).slice(2, 10).padEnd(8, '0')}minutes0`;
  const credential = (await page.locator('meta[name="rostrum-credential"]').getAttribute('content')) ?? '';
  const answer = await page.request.post('/api/parse-minutes', {
    headers: { Authorization: `Basic ${credential}`, 'X-Session-ID': id },
    data: { session_id: id, text: minutes, name: 'March' },
  });
  expect(answer.status()).toBe(200);
  const { seated } = (await answer.json()) as { seated: { seats: object[] } };
  return { id, seated };
}

test('the page of a board shows its members, decisions and subjects, on a phone too', async ({ page }) => {
  const { id } = await fileMinutes(page);
  await page.goto(`/rehearsals/${id}/board`);
  await expect(page.getByRole('heading', { name: 'Alder County Planning Commission' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Anita Voss/ })).toBeVisible();
  expect(await faultsOfAxe(page)).toEqual([]);
  // Each fact of an item opens its lines.
  await page.getByRole('button', { name: /^March/ }).click();
  const lines = page.getByRole('button', { name: 'In the minutes' });
  await lines.nth(1).click();
  const shown = page.getByRole('blockquote').filter({ visible: true });
  await expect(shown.filter({ hasText: 'Staff recommends approval' })).toBeVisible();
  await expect(shown.filter({ hasText: /ayes/i })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 700 });
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  expect(await faultsOfAxe(page)).toEqual([]);
});

test('a board that sits shows initials, no biography, and that it is simulated', async ({ page }) => {
  await withoutVoices(page);
  const { seated } = await fileMinutes(page);
  const board = { ...seated, named: false };
  await openEvening(page, 'special_use', { projectConfig: { ...projectDetails.projectConfig, board } });
  await page.goto('/hearing');
  await page
    .getByRole('button', { name: /Member A/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: 'Member A' });
  await expect(dialog.getByText('Simulated: asked in the manner of Member A.')).toBeVisible();
  await expect(dialog.getByRole('heading', { name: 'Stance' })).toHaveCount(0);
  await expect(dialog.getByRole('img')).toHaveCount(0);
});
