import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { arriveAt, chooseSession, chooseSolar, stored, storedJson } from './wizard-walk.ts';

const toChooser = arriveAt(5, 'Select Your Community', async (page) => {
  await chooseSolar(page);
  await chooseSession(page, 'Real-Life Simulation');
  await page.getByRole('button', { name: 'Skip to Community Selection' }).click();
});

const draft = async (page: Page) =>
  (await storedJson(page, 'rostrum-wizard')).draft as { community: Record<string, unknown> };

test('shows ten cards with temperature, style, two short concerns and how many more', async ({ page }) => {
  await toChooser(page);
  const cards = page.getByRole('group', { name: 'Community types' }).getByRole('button');
  await expect(cards).toHaveCount(10);
  const rural = cards.filter({ hasText: 'Rural Traditional' });
  await expect(rural).toContainText('Skeptical but direct');
  await expect(rural).toContainText('Blunt');
  await expect(rural).toContainText(/\+\d+ more/);
  await page.getByRole('searchbox', { name: 'Search communities' }).fill('farm');
  await expect(cards.filter({ hasText: 'Rural Traditional' })).toBeVisible();
  await expect(cards.filter({ hasText: 'Company Town' })).toHaveCount(0);
});

test('the panel gives a taste of the room and leads back to the list', async ({ page }) => {
  await toChooser(page);
  await page.getByRole('button', { name: 'Company Town', exact: true }).click();
  await expect(page.getByText('Anxious and conflicted')).toBeVisible();
  await expect(page.getByText('Characters Ready')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'What it sounds like' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Who sits on the board' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose Different Community' }).click();
  await expect(page.getByRole('button', { name: 'Rural Traditional', exact: true })).toBeVisible();
});

test('a preview that fails is tolerated', async ({ page }) => {
  await page.route('**/api/community-preview/**', (route) => route.abort());
  await toChooser(page);
  await page.getByRole('button', { name: 'Company Town', exact: true }).click();
  await expect(page.getByText('Failed to load community details. Please try again.')).toBeVisible();
  await page.getByRole('button', { name: 'Use Company Town' }).click();
  await expect(page.getByRole('heading', { name: 'Configure Your Project' })).toBeVisible();
});

for (const [name, answer, message] of [
  ['a refusal', { status: 503, json: { error: 'busy', code: 'busy' } }, 'Failed to fetch community options: 503'],
  ['an answer of another shape', { json: { success: false } }, 'Invalid response format'],
] as const) {
  test(`${name} is reported, and Try Again loads the list`, async ({ page }) => {
    let isBroken = true;
    await page.route('**/api/community-types', (route) => (isBroken ? route.fulfill(answer) : route.fallback()));
    await toChooser(page);
    await expect(page.getByText('Error Loading Communities')).toBeVisible();
    await expect(page.getByText('Failed to load community options. Please try again.')).toBeVisible();
    await expect(page.getByText(message)).toBeVisible();
    isBroken = false;
    await page.getByRole('button', { name: 'Try Again' }).click();
    await expect(page.getByRole('button', { name: 'Company Town', exact: true })).toBeVisible();
  });
}

test('a community that the user describes counts as selected', async ({ page }) => {
  await toChooser(page);
  await page.getByRole('button', { name: 'Describe your own' }).click();
  await page.getByRole('button', { name: 'Use this community' }).click();
  await expect(page.getByText('Give the community a name.')).toBeVisible();
  await page.getByLabel('Community name').fill('Millbrook Township');
  await page.getByLabel('Communication style').selectOption('procedural');
  await page.getByLabel('Typical concerns').fill('Drain tile\nThe view from Mill Road');
  await page.getByRole('button', { name: 'Use this community' }).click();
  await expect(page.getByRole('heading', { name: 'Configure Your Project' })).toBeVisible();
  expect((await draft(page)).community).toMatchObject({
    name: 'Millbrook Township',
    communication_style: 'procedural',
    typical_concerns: ['Drain tile', 'The view from Mill Road'],
  });
  expect(await storedJson(page, 'communityData')).toMatchObject({
    name: 'Millbrook Township',
    communication_style: 'procedural',
    typical_concerns: ['Drain tile', 'The view from Mill Road'],
  });
});

test('a community is stored when it is chosen', async ({ page }) => {
  await toChooser(page);
  await page.getByRole('button', { name: 'Company Town', exact: true }).click();
  await page.getByRole('button', { name: 'Use Company Town' }).click();
  await expect(page.getByRole('heading', { name: 'Configure Your Project' })).toBeVisible();
  expect(await stored(page, 'communityType')).toBe('company_town');
  expect(await storedJson(page, 'communityData')).toMatchObject({ id: 'company_town', name: 'Company Town' });
  // A new project has none.
  await page.getByRole('button', { name: 'Start a new project' }).click();
  await page.getByRole('button', { name: 'Clear and start' }).click();
  await expect(page.getByRole('heading', { name: 'Select Development Category' })).toBeVisible();
  expect([await stored(page, 'communityType'), await stored(page, 'communityData')]).toEqual([null, null]);
});

test('skipping stores the diverse suburb', async ({ page }) => {
  await toChooser(page);
  await page.getByRole('button', { name: 'Skip for now' }).click();
  await expect(page.getByRole('heading', { name: 'Configure Your Project' })).toBeVisible();
  expect((await draft(page)).community).toMatchObject({ id: 'diverse_suburban' });
  expect(await stored(page, 'communityType')).toBe('diverse_suburban');
});
