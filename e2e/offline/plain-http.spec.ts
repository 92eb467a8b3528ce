import { expect, test } from '@playwright/test';
import playwrightConfig from '../playwright.config.ts';
import { aPracticeConfig } from '../practice/practice-config.ts';

/* The product on an address of a local network, without https: the browser gives such a page no microphone, no service
   worker, no clipboard and no randomUUID. */

const { launchOptions, baseURL } = playwrightConfig.use ?? {};
const port = new URL(baseURL ?? '').port;

test.use({
  launchOptions: {
    ...launchOptions,
    args: [...(launchOptions?.args ?? []), '--host-resolver-rules=MAP rostrum.lan 127.0.0.1'],
  },
  baseURL: `http://rostrum.lan:${port}`,
  permissions: [],
});

test('a practice session is held, and the microphone says why it is not there', async ({ page }) => {
  const found: string[] = [];
  page.on('pageerror', (error) => found.push(error.message));
  await page.addInitScript(
    (value) => sessionStorage.setItem('practiceSessionConfig', JSON.stringify(value)),
    aPracticeConfig(),
  );
  await page.goto('/practice-session');
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  await expect(page.getByLabel('Your response')).toBeVisible();
  await page.getByRole('button', { name: 'Voice', exact: true }).click();
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect(page.getByText(/only on pages served over https/)).toBeVisible();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByLabel('Your response').fill('We will hold 150 feet from every property line, on sheet C-3.');
  await page.getByRole('button', { name: 'Submit Response' }).click();
  await expect(page.getByRole('heading', { name: 'Feedback' })).toBeVisible();
  expect(found).toEqual([]);
});
