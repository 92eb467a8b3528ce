import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { arriveAt, chooseCommunity, chooseSession, chooseSolar } from '../setup/wizard-walk.ts';

const march = readFileSync(
  new URL('../../packages/engine/src/minutes/testing/ayes-and-nays.txt', import.meta.url),
  'utf8',
);
const meetingIn = (month: string) => ({
  name: `${month}.txt`,
  mimeType: 'text/plain',
  buffer: Buffer.from(march.replaceAll('March', month)),
});

const toForm = arriveAt(6, 'Configure Your Project', async (page) => {
  await chooseSolar(page);
  await chooseSession(page, 'Real-Life Simulation');
  await page.getByRole('button', { name: 'Skip to Community Selection' }).click();
  await chooseCommunity(page);
});

test('four meetings are filed at once, and a file that is none keeps out no other', async ({ page }) => {
  test.setTimeout(120_000);
  await toForm(page);
  const section = page.getByRole('region', { name: 'Your Board' });
  const program = { name: 'setup.txt', mimeType: 'text/plain', buffer: Buffer.from('MZ\u0090\u0000\u0003', 'latin1') };
  await section
    .getByLabel('Minutes as PDF, DOCX, TXT or HTML, several at once')
    .setInputFiles([meetingIn('March'), program, meetingIn('April'), meetingIn('May'), meetingIn('June')]);
  await expect(section.getByText('4 meetings on file')).toBeVisible({ timeout: 60_000 });
  await expect(section.getByRole('alert')).toContainText('setup.txt could not be read.');
});

test('reading minutes can be canceled, and nothing of them is filed', async ({ page }) => {
  test.setTimeout(120_000);
  await toForm(page);
  const section = page.getByRole('region', { name: 'Your Board' });
  let reached = (): void => undefined;
  const waiting = new Promise<void>((resolve) => {
    reached = resolve;
  });
  // The answer never comes: whoever waits has only the button.
  await page.route('**/api/parse-minutes', () => reached());
  await section.getByLabel('Minutes as PDF, DOCX, TXT or HTML, several at once').setInputFiles([meetingIn('March')]);
  await waiting;
  await section.getByRole('button', { name: 'Cancel' }).click();
  await expect(section.getByRole('progressbar')).toHaveCount(0);
  await expect(section.getByText('on file')).toHaveCount(0);
  await expect(section.getByRole('alert')).toHaveCount(0);
});
