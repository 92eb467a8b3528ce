import { expect, test } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { chooseSession, chooseSolar, next, storedJson } from './wizard-walk.ts';

/** Skips the two seconds between two tries, until the element appears. */
async function jumpTo(page: Page, seen: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(2_000);
    await expect(seen).toBeVisible({ timeout: 250 });
  }).toPass({ timeout: 12_000 });
}

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('themes and characters fall back after three tries', async ({ page }) => {
  const tries = { themes: 0, characters: 0 };
  await page.route('**/api/practice/themes**', (route) => {
    tries.themes += 1;
    return route.abort();
  });
  await page.route('**/api/practice/characters**', (route) => {
    tries.characters += 1;
    return route.fulfill({ status: 500, json: { error: 'x', code: 'internal' } });
  });
  await page.goto('/configure');
  await jumpTo(page, page.getByText('Using fallback themes'));
  await jumpTo(page, page.getByText('Using fallback characters'));
  expect(tries).toEqual({ themes: 3, characters: 3 });
  await chooseSolar(page);
  await chooseSession(page, 'Multiple Topics');
  await next(page);
  const themes = page.getByRole('group', { name: 'Specific Themes' }).getByRole('button');
  await jumpTo(page, themes.first());
  await expect(themes).toHaveCount(5);
});

test('two failures are not yet a fallback', async ({ page }) => {
  let tries = 0;
  await page.route('**/api/practice/themes**', (route) => {
    tries += 1;
    return tries < 3 ? route.abort() : route.fallback();
  });
  await page.goto('/configure');
  await expect(async () => {
    await page.clock.runFor(2_000);
    expect(tries).toBe(3);
  }).toPass({ timeout: 12_000 });
  await expect(page.getByRole('radio', { name: 'Solar Energy' })).toBeVisible();
  await expect(page.getByText('Using fallback themes')).toHaveCount(0);
});

test('the wizard works with no server at all up to the project', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/configure');
  await jumpTo(page, page.getByText('Using the built-in development categories'));
  await expect(page.getByRole('radio', { name: 'Solar Energy' })).toBeVisible();
});

test('a session that cannot be started continues with its own id', async ({ page }) => {
  let starts = 0;
  await page.route('**/api/start_simulation', (route) => {
    starts += 1;
    return route.abort();
  });
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it with an example' }).click();
  await page.getByRole('button', { name: 'Continue to Simulation' }).click();
  await page.waitForURL('**/practice-session', { timeout: 15_000 });
  expect(starts).toBeGreaterThanOrEqual(3);
  const practice = await storedJson(page, 'practiceSessionConfig');
  expect(practice.session_id).toMatch(/^practice-[0-9]{10,}_[A-Za-z0-9]{16,64}$/);
});

test('the bridge without a configuration goes to the start', async ({ page }) => {
  await page.goto('/bridge');
  await expect(page).toHaveURL(/\/$/);
});

test('the bridge picks a sample name only if there is none', async ({ page }) => {
  const cross = async (projectName: string) => {
    await page.goto('/');
    await page.evaluate((name) => {
      const config = {
        selectedCategory: 'wind',
        selectedProjectType: 'Wind Energy',
        selectedSessionStyle: 'realistic_simulation',
        selectedDifficulty: 'advanced',
        projectConfig: { projectName: name },
      };
      history.replaceState({ usr: { enhancedConfig: config }, key: 'given', idx: 0 }, '', '/bridge');
    }, projectName);
    await page.reload();
    await page.waitForURL('**/hearing');
    return storedJson(page, 'projectDetails');
  };
  const own = await cross('My Own Wind Farm');
  expect(own).toMatchObject({
    projectName: 'My Own Wind Farm',
    technology: 'wind',
    difficulty: 'expert',
    questionCount: 20,
    duration: 60,
  });
  const sample = await cross('undefined');
  expect(sample.projectName).not.toBe('undefined');
  expect(String(sample.projectName).length).toBeGreaterThan(3);
});

test('fast clicking does not outrun the characters: the session waits for them', async ({ page }) => {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/practice/characters**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/configure');
  await page.getByRole('button', { name: 'Try it with an example' }).click();
  const filed = page.waitForResponse('**/api/set-project-details');
  await page.getByRole('button', { name: 'Continue to Simulation' }).click();
  await filed;
  release();
  await page.waitForURL('**/practice-session');
  await expect(page.getByLabel('Your response')).toBeVisible();
});
