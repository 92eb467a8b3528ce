import { expect, test } from '@playwright/test';
import {
  answer,
  answers,
  enterRoom,
  nextQuestion,
  presentation,
  presentByTyping,
  recordOf,
  stored,
  toPresentation,
  withoutVoices,
} from './hearing-walk.ts';

test.beforeEach(async ({ page }) => {
  await withoutVoices(page);
});

test('with every call failing the hearing goes on anyway, and is filed when the server is back', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await enterRoom(page);
  await expect(page.getByText(/^Error loading hearing room: /)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText(/^Error loading hearing room: /)).toBeVisible();
  await page.getByRole('button', { name: 'Continue with the built-in board' }).click();
  await expect(page.getByRole('list', { name: 'Commission bench' }).getByRole('listitem')).toHaveCount(3);
  await page.getByRole('button', { name: 'Begin Public Hearing' }).click();
  await expect(page.getByText('Proceeding to presentation...')).toBeVisible();
  await expect(page.getByRole('list').filter({ hasText: 'Larkspur Renewables' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('heading', { name: 'Developer Presentation' })).toBeVisible();
  await page.clock.install();
  await presentByTyping(page);
  const questions = new Set<string>();
  for (const text of answers) {
    questions.add(await nextQuestion(page));
    await answer(page, text);
    await expect(page.getByText('Response recorded (offline mode)')).toBeVisible();
    await expect(page.getByText('5 of 10')).toBeVisible();
  }
  expect(questions.size).toBe(3);
  await expect(page.getByText('The server can’t be reached.', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: 'Proceed to Public Comment' }).click();
  await page.clock.runFor(3_100);
  await expect(page.getByRole('heading', { name: 'Board Questions Complete' })).toBeVisible();

  await page.unroute('**/api/**');
  await expect(async () => {
    await page.clock.runFor(1_000);
    await expect(page.getByText('The server can’t be reached.', { exact: false })).toBeHidden({ timeout: 500 });
  }).toPass({ timeout: 40_000 });
  const events = await recordOf(page);
  // A session that began without the server is reported to it with its whole configuration.
  expect(events.find(({ type }) => type === 'configured')).toMatchObject({ community_type: 'rural_traditional' });
  expect(events.filter(({ type }) => type === 'answered').map(({ text }) => text)).toEqual(answers);
  expect(events.filter(({ type }) => type === 'judged')).toMatchObject(
    answers.map(() => ({ rating: 'adequate', score: 5, feedback: 'Response recorded (offline mode)' })),
  );
  expect(events.filter(({ type }) => type === 'presented')).toMatchObject([{ text: presentation }]);
});

test('says when questions cannot be generated, and keeps asking', async ({ page }) => {
  await page.route('**/api/generate-question*', (route) => route.fulfill({ status: 500, body: '{}' }));
  await enterRoom(page);
  await toPresentation(page);
  await page.clock.install();
  await presentByTyping(page);
  await nextQuestion(page);
  await expect(page.getByText('Failed to generate questions. Please try again.')).toBeVisible();
  await answer(page, answers[0] ?? '');
  await nextQuestion(page);
  await expect(page.getByText('Failed to generate questions. Please try again.')).toBeHidden();
});

test('falls back to the basic call if the full one gives no question', async ({ page }) => {
  const bodies: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-question-basic'))
      bodies.push(request.postDataJSON() as Record<string, unknown>);
  });
  await page.route('**/api/generate-question', (route) => route.fulfill({ json: { note: 'nothing' } }));
  await enterRoom(page);
  await toPresentation(page);
  await page.clock.install();
  await presentByTyping(page);
  await nextQuestion(page);
  expect(bodies[0]).toMatchObject({
    assigned_questioner: 'chair',
    municipal_phase: true,
    questioner_type: 'chair',
    project_name: 'Cedar Prairie Solar',
    technology: 'solar',
    location: 'Harlan',
    user_presentation: presentation,
  });
  expect(bodies[0]).toHaveProperty('topic_source');
});

test('asks for the board a second time, with the other call', async ({ page }) => {
  const methods: string[] = [];
  await page.route('**/api/practice/characters?role=commissioner', async (route) => {
    methods.push(route.request().method());
    if (route.request().method() === 'GET') await route.abort();
    else await route.continue();
  });
  await enterRoom(page);
  await expect(page.getByRole('list', { name: 'Commission bench' }).getByRole('listitem')).toHaveCount(3);
  expect(methods).toEqual(['GET', 'POST']);
});

test('in the standard view a board that cannot be loaded is only logged', async ({ page }) => {
  await page.route('**/api/practice/characters**', (route) => route.abort());
  await enterRoom(page);
  await expect(page.getByText(/^Error loading hearing room: /)).toBeVisible();
  await page.getByRole('button', { name: 'Standard View' }).click();
  await expect(page.getByText(/^Error loading hearing room: /)).toBeHidden();
  await expect(page.getByRole('list', { name: 'Commission bench' })).toBeVisible();
});

test('goes to the public questions even if nothing can be sent', async ({ page }) => {
  await enterRoom(page, { gameTimeMinutes: '1' });
  await page.clock.install();
  await toPresentation(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.clock.runFor('01:01');
  await page.getByRole('button', { name: 'Begin Public Questions' }).click();
  await page.clock.runFor(3_000);
  await page.waitForURL('**/simulate');
  const context = await stored<{ moodModifiers: { hostilityModifier: number } }>(page, 'publicCommentContext');
  expect(context.moodModifiers.hostilityModifier).toBe(0.5);
});
