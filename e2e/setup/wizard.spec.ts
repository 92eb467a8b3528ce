import { expect, test } from '@playwright/test';
import { chooseCommunity, chooseSession, chooseSolar, fillProject, next, stored, storedJson } from './wizard-walk.ts';

const continueButton = { name: 'Continue to Simulation' };

test('a real-life simulation skips the themes and ends in the hearing room', async ({ page }) => {
  await chooseSolar(page);
  await chooseSession(page, 'Real-Life Simulation');
  await page.getByLabel('Length of the hearing').selectOption('90');
  await page.getByRole('button', { name: 'Skip to Community Selection' }).click();
  await chooseCommunity(page);
  await expect(page.getByText('6/7')).toBeVisible();
  await fillProject(page);
  await page.getByRole('button', continueButton).click();
  await expect(page.getByRole('heading', { name: 'Configuration Bridge' })).toBeVisible();
  await expect(page.getByText('7/7')).toBeVisible();
  await expect(page.getByText('Cedar Prairie Solar · Utility-Scale Solar')).toBeVisible();
  await page.getByRole('button', { name: 'Back to Review' }).click();
  await expect(page.getByLabel('Project Name')).toHaveValue('Cedar Prairie Solar');
  await page.getByRole('button', continueButton).click();
  await page.getByRole('button', { name: 'Launch Game' }).click();
  await expect(page.getByText('Setting up your simulation...').first()).toBeVisible();
  await page.waitForURL('**/hearing');

  expect(await stored(page, 'gameMode')).toBe('real_life_simulation');
  expect(await stored(page, 'useEnhancedMode')).toBe('true');
  expect(await stored(page, 'communityType')).toBe('rural_traditional');
  expect(await stored(page, 'sessionId')).toMatch(/^hearing-[0-9]{10,}_[A-Za-z0-9]{16,64}$/);
  expect(await stored(page, 'gameTimeMinutes')).toBe('90');
  const details = await storedJson(page, 'projectDetails');
  expect(details).toMatchObject({
    projectName: 'Cedar Prairie Solar',
    technology: 'solar',
    location: 'Miami-Dade County',
    difficulty: 'intermediate',
    category: 'solar',
    duration: 90,
    maxCharacters: 4,
    enhanced_mode: true,
    projectConfig: { location: { city: '', county: 'Miami-Dade County', state: 'Florida' } },
  });
  const enhanced = await storedJson(page, 'enhancedSimulationConfig');
  expect(enhanced).toMatchObject({ enhanced_mode: true, selectedSessionStyle: 'real_life_simulation' });
  expect((enhanced.selectedSpecificThemes as string[]).length).toBeGreaterThan(10);
  expect((enhanced.selectedMajorAreas as string[]).length).toBeGreaterThan(3);
});

test('multiple topics take up to eight themes and end in the simulator', async ({ page }) => {
  await chooseSolar(page, '/setup');
  await chooseSession(page, 'Multiple Topics', 'Advanced');
  const slider = page.getByRole('slider', { name: 'Number of questions' });
  await expect(slider).toHaveValue('25');
  await slider.fill('30');
  await next(page);
  await expect(page.getByRole('heading', { name: 'Select Focus Areas & Themes' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Major Focus Areas' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  const themes = page.getByRole('group', { name: 'Specific Themes' }).getByRole('button');
  for (let at = 0; at < 8; at += 1) {
    await themes.nth(at).click();
    await expect(page.getByText(`${at + 1} of 8 chosen`)).toBeVisible();
  }
  await expect(page.getByText('That’s the limit. Drop one to choose another.')).toBeVisible();
  await themes.nth(8).click({ force: true });
  await expect(themes.nth(8)).toHaveAttribute('aria-pressed', 'false');
  await themes.nth(0).click();
  await expect(page.getByText('7 of 8 chosen')).toBeVisible();
  await next(page);
  await chooseCommunity(page, 'Company Town');
  await fillProject(page);
  await page.getByRole('button', continueButton).click();
  await page.getByRole('button', { name: 'Launch Game' }).click();
  await page.waitForURL('**/simulate');
  expect(page.url()).toContain('/simulate');
  expect(await storedJson(page, 'projectDetails')).toMatchObject({
    difficulty: 'expert',
    questionCount: 30,
    mode: 'multiple_topics',
  });
  expect(JSON.parse((await stored(page, 'selectedThemes')) ?? '[]')).toHaveLength(7);
});

test('a deep dive takes one subject and goes straight into the practice session', async ({ page }) => {
  await chooseSolar(page);
  await chooseSession(page, 'Single Topic Deep Dive', 'Beginner');
  await next(page);
  const theme = page.getByRole('button', { name: 'Setbacks and Buffers', exact: true });
  const area = page.getByRole('button', { name: 'Natural Environment', exact: true });
  await theme.click();
  await area.click();
  await expect(area).toHaveAttribute('aria-pressed', 'true');
  await expect(theme).toHaveAttribute('aria-pressed', 'false');
  await theme.click();
  await expect(area).toHaveAttribute('aria-pressed', 'false');
  await next(page);
  await chooseCommunity(page);
  await fillProject(page);
  await page.getByRole('button', continueButton).click();
  await page.waitForURL('**/practice-session');
  const practice = await storedJson(page, 'practiceSessionConfig');
  expect(practice).toMatchObject({
    practiceMode: 'single-topic',
    selectedTopics: ['setbacks_and_buffers'],
    questionCount: 20,
    selectedProjectType: 'Utility-Scale Solar',
    selectedDifficulty: 'beginner',
  });
  const characters = practice.selectedCharacters as readonly { character_id: string }[];
  expect(characters.length).toBeGreaterThanOrEqual(1);
  expect(characters.length).toBeLessThanOrEqual(4);
  expect(await stored(page, 'sessionId')).toMatch(/^practice-/);
});

test('a multi-theme discussion needs a theme, not only an area', async ({ page }) => {
  await chooseSolar(page);
  await chooseSession(page, 'Multi-Theme Discussion');
  await next(page);
  await page.getByRole('button', { name: 'Community Life', exact: true }).click();
  await expect(page.getByText('1 of 6 chosen')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeDisabled();
  await expect(page.getByText('Choose at least one theme to continue.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search themes' }).fill('glare');
  await page.getByRole('button', { name: 'Lighting and Glare', exact: true }).click();
  await next(page);
  await chooseCommunity(page);
  await fillProject(page);
  await page.getByRole('button', continueButton).click();
  await page.waitForURL('**/practice-session');
  expect(await storedJson(page, 'practiceSessionConfig')).toMatchObject({
    practiceMode: 'multi-theme',
    questionCount: 10,
  });
});

test('the browser’s Back goes one step back, and a reload keeps every choice', async ({ page }) => {
  await chooseSolar(page);
  await chooseSession(page, 'Real-Life Simulation');
  await page.getByRole('button', { name: 'Skip to Community Selection' }).click();
  await chooseCommunity(page);
  await page.getByLabel('Project Name').fill('Half a name');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Configure Your Project' })).toBeVisible();
  await expect(page.getByLabel('Project Name')).toHaveValue('Half a name');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Select Your Community' })).toBeVisible();
  await expect(page.getByText('Chosen: Rural Traditional')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Configure Your Session' })).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Real-Life Simulation' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Intermediate' })).toBeChecked();
  await page.goForward();
  await expect(page.getByRole('heading', { name: 'Select Your Community' })).toBeVisible();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Select Project Type' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Utility-Scale Solar' })).toBeChecked();
});

test('a second project starts clean, and the browser’s Back still finds the first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it with an example' }).click();
  await expect(page.getByText(/Standards found \([1-9]/)).toBeVisible();
  await page.getByRole('button', continueButton).click();
  await page.waitForURL('**/practice-session');
  await page.goBack();
  await expect(page.getByLabel('Project Name')).toHaveValue('Cedar Prairie Solar');
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Free Practice' }).click();
  await expect(page.getByRole('heading', { name: 'Select Development Category' })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await chooseSolar(page);
  await chooseSession(page, 'Real-Life Simulation');
  await page.getByRole('button', { name: 'Skip to Community Selection' }).click();
  await expect(page.getByText(/^Chosen: /)).toHaveCount(0);
  await chooseCommunity(page);
  await expect(page.getByLabel('Project Name')).toHaveValue('');
  await expect(page.getByLabel('City')).toHaveValue('');
  await expect(page.getByRole('region', { name: 'Ordinance preview' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Planning preview' })).toHaveCount(0);
});

test('a look at the example leaves nothing behind for a project of one’s own', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it with an example' }).click();
  await expect(page.getByText(/Standards found \([1-9]/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Project Name')).toHaveValue('Cedar Prairie Solar');
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Free Practice' }).click();
  await expect(page.getByRole('heading', { name: 'Select Development Category' })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('a project that was begun is cleared by its own button, which asks first', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it with an example' }).click();
  await expect(page.getByText(/Standards found \([1-9]/)).toBeVisible();
  await page.getByRole('button', { name: 'Start a new project' }).click();
  await page.getByRole('button', { name: 'Keep this one' }).click();
  await expect(page.getByLabel('Project Name')).toHaveValue('Cedar Prairie Solar');
  await page.getByRole('button', { name: 'Start a new project' }).click();
  await page.getByRole('button', { name: 'Clear and start' }).click();
  await expect(page.getByRole('heading', { name: 'Select Development Category' })).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await page.goto('/configure?step=6');
  await expect(page.getByRole('heading', { name: 'Select Development Category' })).toBeVisible();
});

test('a step that cannot be reached yet is not shown by its address', async ({ page }) => {
  await page.goto('/configure?step=5');
  await expect(page.getByRole('heading', { name: 'Select Development Category' })).toBeVisible();
  await expect(page.getByText('1/7')).toBeVisible();
});

test('the example reaches a first question in three clicks', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Start Free Practice' }).click();
  await page.getByRole('button', { name: 'Try it with an example' }).click();
  await expect(page.getByLabel('Project Name')).toHaveValue('Cedar Prairie Solar');
  await expect(page.getByText(/Standards found \([1-9]/)).toBeVisible();
  await page.getByRole('button', continueButton).click();
  await page.waitForURL('**/practice-session');
  const practice = await storedJson(page, 'practiceSessionConfig');
  expect((practice.projectData as { ordinanceText: string }).ordinanceText.split('\n').length).toBeGreaterThanOrEqual(
    120,
  );
});

test('the example opened from the landing page can be walked back step by step', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it with an example' }).click();
  await expect(page.getByRole('heading', { name: 'Configure Your Project' })).toBeVisible();
  for (const title of [
    'Select Your Community',
    'Select Focus Areas & Themes',
    'Configure Your Session',
    'Select Project Type',
  ]) {
    await page.goBack();
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
});
