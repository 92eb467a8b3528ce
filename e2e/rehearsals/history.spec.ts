import { expect, test } from '@playwright/test';
import { faultsOfAxe } from '../access/axe.ts';
import { makeRehearsal } from './make-rehearsal.ts';

const strong =
  'We will hold 520 feet to every home, shown on Sheet C-3, and we accept that as a condition of approval.';

test('the history is searched, compared, repeated, continued and emptied', async ({ page }) => {
  test.setTimeout(120_000);
  await page.goto('/rehearsals');
  await expect(page.getByRole('heading', { name: 'Nothing rehearsed yet' })).toBeVisible();
  await makeRehearsal(page, {
    name: 'Cedar Prairie Solar',
    answers: ['I would rather not say.', 'We take that very seriously.'],
  });
  await makeRehearsal(page, { name: 'Prairie Sky Solar', answers: [strong, strong] });
  const open = await makeRehearsal(page, { name: 'Long Road Wind', answers: [strong], vote: false, finish: false });
  await page.reload();

  const rows = page.getByRole('region', { name: /^All rehearsals/ }).getByRole('heading', { level: 3 });
  await expect(rows).toHaveText(['Long Road Wind', 'Prairie Sky Solar', 'Cedar Prairie Solar']);
  const progress = page.getByRole('region', { name: 'Progress' });
  // A rehearsal whose answers could not be rated has no average, and no point in the chart.
  await expect(progress.getByText(/All topics: from .+ of 10 over [23] rehearsals\./)).toBeVisible();
  expect(await faultsOfAxe(page)).toEqual([]);

  const search = page.getByRole('searchbox', { name: 'Search by project, date or result' });
  await search.fill('cedar denied');
  await expect(rows).toHaveText(['Cedar Prairie Solar']);
  await search.fill('nuclear');
  await expect(page.getByText('No rehearsal matches “nuclear”.')).toBeVisible();
  await search.fill('');

  await page.getByRole('checkbox', { name: /^Compare Cedar Prairie Solar/ }).check();
  await page.getByRole('checkbox', { name: /^Compare Prairie Sky Solar/ }).check();
  await page.getByRole('button', { name: 'Compare two' }).click();
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) }).getByRole('cell');
  await expect(row('Questions answered')).toHaveText(['2', '2']);
  const [before, after] = await row('Average score').allInnerTexts();
  expect(Number(after)).toBeGreaterThan(Number(before));
  await page.getByRole('button', { name: 'Back to the list' }).click();
  await expect(rows).toHaveCount(3);

  await page
    .getByRole('listitem')
    .filter({ hasText: 'Long Road Wind' })
    .getByRole('button', { name: 'Continue' })
    .click();
  await page.waitForURL(/\/(hearing|simulate)$/);
  expect(await page.evaluate(() => sessionStorage.getItem('sessionId'))).toBe(open);
  await page.goto('/rehearsals');
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Prairie Sky Solar' })
    .getByRole('button', { name: 'Repeat' })
    .click();
  await page.waitForURL('**/hearing');
  expect(await page.evaluate(() => sessionStorage.getItem('sessionId'))).not.toBe(open);

  await page.goto('/rehearsals');
  await page.getByRole('button', { name: /^Delete Cedar Prairie Solar/ }).click();
  const dialog = page.getByRole('alertdialog');
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('link', { name: 'Cedar Prairie Solar', exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Delete Cedar Prairie Solar/ }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('1 rehearsal deleted.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Cedar Prairie Solar', exact: true })).toHaveCount(0);
  await page.getByRole('button', { name: 'Delete all' }).click();
  await dialog.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing rehearsed yet' })).toBeVisible();
});

test('a server that does not answer gets an error message with a way on', async ({ page }) => {
  await page.route('**/api/rehearsals', (route) => route.abort());
  await page.goto('/rehearsals');
  await expect(page.getByRole('alert')).toContainText('Your rehearsals could not be loaded.');
  await page.unroute('**/api/rehearsals');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing rehearsed yet' })).toBeVisible();
});
