import { expect, test } from '@playwright/test';
import { recordOf } from '../hearing/hearing-walk.ts';
import { decisionOf, openEvening } from './evening-walk.ts';

test('a hearing continues without the server, through a reload, and is sent when it is back', async ({ page }) => {
  test.setTimeout(120_000);
  await openEvening(page, 'rezoning');
  const copied = page.waitForResponse((response) => response.url().endsWith('/record'));
  await page.getByRole('button', { name: 'Begin: Call to order', exact: true }).click();
  await copied;
  const conflicts = page.getByRole('button', { name: 'Begin: Conflicts of interest', exact: true });
  await expect(conflicts).toBeVisible();

  // The server is gone.
  await page.route('**/api/**', (route) => route.abort());
  await conflicts.click();
  await expect(page.getByText('The hearing goes on in this browser.')).toBeVisible();
  const staff = page.getByRole('button', { name: 'Begin: Staff report', exact: true });
  await expect(staff).toBeVisible();
  await page.reload();
  await expect(page.getByText('The hearing goes on in this browser.')).toBeVisible();
  await expect(staff).toBeVisible();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await page.getByRole('button', { name: 'Skip this step' }).click();
  await page.getByRole('button', { name: 'Go on to public comment' }).click();
  await page.getByRole('button', { name: 'Call the first speaker' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('button', { name: 'Close public comment' }).click();
  await page.getByRole('textbox', { name: 'Your rebuttal' }).fill('On the roads, the county’s engineer has the plan.');

  // It is back: what happened meanwhile is on its record before the next question.
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'End the rebuttal', exact: true }).click();
  await expect(page.getByText('The hearing goes on in this browser.')).toBeHidden();
  const types = (await recordOf(page)).map(({ type }) => type);
  expect(types.filter((type) => type === 'testified')).toHaveLength(1);
  expect(types.indexOf('testified')).toBeLessThan(types.indexOf('rebutted'));
  expect(await decisionOf(page)).toBeUndefined();
});
