import { expect, test } from '@playwright/test';

test('says what it is and leads into the wizard', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Start Free Practice' }).click();
  await expect(page).toHaveURL(/\/configure/);
});

test('Watch Demo plays the example hearing, which leads on', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Watch Demo' }).click();
  await expect(page.getByRole('heading', { name: 'An example hearing' })).toBeVisible();
  await expect(page.getByText('Good evening, Chair and members of the commission.')).toBeVisible();
  await expect(page.getByRole('button', { name: /^(Play|Pause)$/ })).toBeVisible();
  await page.getByRole('button', { name: /Question 1, Chair/ }).click();
  await expect(page.getByRole('figure')).toContainText('Section 17.20(b)');
  await page.getByRole('button', { name: 'Try it with this example' }).click();
  await expect(page).toHaveURL(/\/configure/);
  await expect(page.getByLabel('Project Name')).toHaveValue('Cedar Prairie Solar');
});

test('Sign Up says that no account is needed, and leads to the first step', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await expect(page.getByText('You don’t need an account')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Select Development Category' })).toBeVisible();
});

test('an unknown path lands here', async ({ page }) => {
  await page.goto('/no/such/place');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('button', { name: 'Start Free Practice' })).toBeVisible();
});

test('the login is a stub that asks for both fields', async ({ page }) => {
  await page.goto('/');
  const login = page.getByRole('button', { name: 'Login' });
  await login.click();
  await expect(page.getByText('You don’t need an account')).toBeVisible();
  await page.getByLabel('E-mail').fill('dana@larkspur.example');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByText('Login coming soon!')).toHaveCount(0);
  await page.getByLabel('Password').fill('rehearsal');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('Login coming soon!');
  await expect(page.getByLabel('Password')).toHaveCount(0);
});

test('the lines at the foot begin in one column', async ({ page }) => {
  await page.goto('/');
  const starts = await page.locator('footer').evaluate((footer) =>
    [...footer.querySelectorAll('p')].map((line) => {
      const words = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode();
      const range = document.createRange();
      if (words !== null) range.selectNodeContents(words);
      return Math.round(range.getBoundingClientRect().left);
    }),
  );
  expect(starts.length).toBeGreaterThan(1);
  expect(new Set(starts.filter((left) => left < 600))).toHaveProperty('size', 1);
});

test('Test API Data shows counts and lists, then hides them', async ({ page }) => {
  await page.goto('/');
  const toggle = page.getByRole('button', { name: 'Test API Data' });
  await toggle.click();
  await expect(page.getByRole('heading', { name: /^Themes: [1-9]/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Characters: [1-9]/ })).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Project types: [1-9]/ })).toBeVisible();
  await expect(page.getByText('Utility-Scale Solar', { exact: true })).toBeVisible();
  await toggle.click();
  await expect(page.getByRole('heading', { name: /^Themes:/ })).toHaveCount(0);
});

test('if one of the three calls fails, all of it fails', async ({ page }) => {
  await page.route('**/api/project-types', (route) =>
    route.fulfill({ status: 503, json: { error: 'x', code: 'busy' } }),
  );
  await page.goto('/');
  await page.getByRole('button', { name: 'Test API Data' }).click();
  await expect(page.getByText('Failed to fetch data from server')).toBeVisible();
});

test('a list is accepted as well as an object', async ({ page }) => {
  await page.route('**/api/major-themes', (route) => route.fulfill({ json: [{ theme_id: 'a', name: 'Only theme' }] }));
  await page.goto('/');
  await page.getByRole('button', { name: 'Test API Data' }).click();
  await expect(page.getByRole('heading', { name: 'Themes: 1' })).toBeVisible();
});

for (const [averageScore, shown] of [
  [6.44, 'Average score: 6.4/10'],
  [null, 'Average score: N/A'],
] as const) {
  test(`the banner of a finished practice session shows '${shown}'`, async ({ page }) => {
    await page.goto('/');
    await page.evaluate((score) => {
      const state = {
        usr: { message: 'Practice session completed successfully!', questionsAnswered: 10, averageScore: score },
        key: 'done',
        idx: 0,
      };
      history.replaceState(state, '', '/');
    }, averageScore);
    await page.reload();
    await expect(page.getByText('Practice session completed successfully!')).toBeVisible();
    await expect(page.getByText('Questions answered: 10')).toBeVisible();
    await expect(page.getByText(shown)).toBeVisible();
  });
}

test('the banner of a finished practice session has its report, three things to work on, and once more', async ({
  page,
}) => {
  const sessionId = 'practice-1795000000000_AbCdEfGhIjKlMnOpQrSt';
  const item = (title: string) => ({ title, why: `Say more on ${title}.`, topics: [], numbers: [1] });
  await page.route(`**/api/rehearsals/${sessionId}/report`, (route) =>
    route.fulfill({ json: { work_on: ['Setbacks', 'Noise', 'Roads', 'Views'].map(item) } }),
  );
  await page.goto('/');
  await page.evaluate((id) => {
    const results = { questionsAnswered: 5, averageScore: 7, sessionId: id };
    history.replaceState(
      { usr: { message: 'Practice session completed successfully!', results }, key: 'done', idx: 0 },
      '',
      '/',
    );
  }, sessionId);
  await page.reload();
  await expect(page.getByText('Average score: 7.0/10')).toBeVisible();
  await expect(page.getByText('Work on these first')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Say more on' })).toHaveCount(3);
  await expect(page.getByRole('button', { name: 'Practice again' })).toBeVisible();
  await page.getByRole('link', { name: 'See the report' }).click();
  await expect(page).toHaveURL(`/rehearsals/${sessionId}`);
});

test('an unfinished rehearsal is offered and continues where it stopped', async ({ page }) => {
  const id = 'hearing-1795000000000_AbCdEfGhIjKlMnOpQrSt';
  await page.route('**/api/rehearsals', (route) =>
    route.fulfill({
      json: {
        rehearsals: [
          {
            session_id: id,
            mode: 'hearing',
            project_name: 'Stone Mill Solar',
            phase: 'official_questions',
            started_at: '2026-11-01T18:00:00Z',
            updated_at: '2026-11-01T18:20:00Z',
            questions_answered: 2,
            score: null,
            verdict: null,
            finished: false,
          },
        ],
      },
    }),
  );
  await page.route(`**/api/rehearsals/${id}/record`, (route) =>
    route.fulfill({
      json: {
        session_id: id,
        version: 1,
        events: [
          {
            id: 'e1',
            at: '2026-11-01T18:00:00Z',
            type: 'configured',
            community_type: 'company_town',
            project: { projectName: 'Stone Mill Solar' },
          },
          { id: 'e2', at: '2026-11-01T18:05:00Z', type: 'presented', text: 'Good evening, members of the board.' },
        ],
      },
    }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'Continue where you left off' })).toBeVisible();
  await expect(page.getByText(/Stone Mill Solar · Hearing · 2 questions answered/)).toBeVisible();
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.waitForURL('**/hearing');
  const kept = await page.evaluate(() => ({
    sessionId: sessionStorage.getItem('sessionId'),
    community: sessionStorage.getItem('communityType'),
    presentation: sessionStorage.getItem('userPresentation'),
  }));
  expect(kept).toEqual({
    sessionId: id,
    community: 'company_town',
    presentation: 'Good evening, members of the board.',
  });
});

test('the theme is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  await page.getByRole('button', { name: 'Use the dark theme' }).click();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Use the light theme' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe('dark');
});

test('a rehearsal that never began goes on in the wizard', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Try it with an example' }).click();
  await expect(page.getByText(/Standards found \([1-9]/)).toBeVisible();
  await page.goto('/');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(page).toHaveURL(/\/configure/);
});
