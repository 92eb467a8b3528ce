import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { testInHouse } from './house.ts';

/* The page about the language model, for everybody and for the operator. */

const token = 'a-token-of-the-operator';
const test = testInHouse({ ROSTRUM_OPERATOR_TOKEN: token });

test('says what is sent, and is reached from the start', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Language model' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Language model' })).toBeVisible();
  await expect(page.getByText('house-model')).toBeVisible();
  await expect(page.getByRole('heading', { level: 3, name: 'Raise and ask' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Turn off/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Try the model' }).click();
  await expect(page.getByText('Enter the operator token first.')).toBeVisible();
  for (const width of [1_280, 360]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id }) => id)).toEqual([]);
});

test('is worked by the operator with the keyboard alone', async ({ page }) => {
  await page.goto('/language-model');
  await page.getByLabel('Operator token').fill('a-wrong-token');
  await page.getByRole('button', { name: 'Try the model' }).press('Enter');
  await expect(page.getByText(/operator token is missing or wrong/)).toBeVisible();

  await page.getByLabel('Operator token').fill(token);
  await page.getByRole('button', { name: 'Try the model' }).press('Enter');
  await expect(page.getByText(/It works: an answer in .* seconds, with \d+ tokens in and \d+ out/)).toBeVisible();

  const law = page.getByRole('button', { name: 'Turn off: Read the law' });
  await law.press('Enter');
  const on = page.getByRole('button', { name: 'Turn on: Read the law' });
  await expect(on).toBeFocused();
  await page.reload();
  const task = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Read the law' }) });
  await expect(task.getByText('Off', { exact: true })).toBeVisible();
  await page.getByLabel('Operator token').fill(token);
  await on.press('Enter');
  await expect(law).toBeVisible();

  await page.getByRole('button', { name: 'Look for a local model' }).press('Enter');
  await expect(page.getByText(/No model was found on this machine|To use one/)).toBeVisible();
});
