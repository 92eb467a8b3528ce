import { expect, test } from '@playwright/test';

test.use({ serviceWorkers: 'allow' });

test('after the first visit the example can be rehearsed without a network', async ({ page, context }) => {
  test.setTimeout(120_000);
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('Start Free Practice')).toBeVisible();
  await page.getByText('Try it with an example').click();
  // The ordinance is read by the engine in the browser.
  await expect(page.getByRole('button', { name: /^Standards found \([1-9]/ })).toBeVisible();
  await page.getByRole('button', { name: 'Continue to Simulation' }).click({ timeout: 40_000 });
  await page.getByRole('button', { name: 'Continue without the server' }).click({ timeout: 40_000 });
  await expect(page.getByText('Offline mode')).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole('heading', { name: /^Question 1 of/ })).toBeVisible();
  await page.getByLabel('Your response').fill('We will hold 150 feet from every property line, on sheet C-3.');
  await page.getByRole('button', { name: 'Submit Response' }).click();
  await expect(page.getByRole('heading', { name: 'Feedback' })).toBeVisible();
});
