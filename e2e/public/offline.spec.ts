import { expect, test } from '@playwright/test';
import {
  answer,
  answerAll,
  button,
  configured,
  goToHearing,
  nextQuestion,
  openSimulator,
  question,
  recordOf,
  response,
  simulationStore,
  weakAnswer,
} from './public-walk.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('without a server five answers score 25, are approved, and are sent when it is back', async ({ page }) => {
  await page.route('**/api/**', (route) => route.abort());
  await openSimulator(page, configured);
  await page.clock.runFor(3_000);
  await goToHearing(page);
  await expect(page.getByText('Offline mode').first()).toBeVisible();
  const asked = await answerAll(page, weakAnswer);
  expect(new Set(asked).size).toBe(5);
  await expect(page.getByText('APPROVED', { exact: true })).toBeVisible();
  await expect(page.getByText('Final score: 25')).toBeVisible();
  const { state } = await simulationStore(page);
  expect(state.responses.every(({ rating, score }) => rating === 'adequate' && score === 5)).toBe(true);
  expect(state.responses[0]?.feedback).toBe('Response recorded (offline mode)');

  await page.unroute('**/api/**');
  await page.clock.runFor(16_000);
  await expect
    .poll(async () => (await recordOf(page)).filter((event) => event.type === 'judged').length, { timeout: 20_000 })
    .toBe(5);
  const events = await recordOf(page);
  expect(events.filter((event) => event.type === 'voted')).toHaveLength(1);
  expect(events.filter((event) => event.type === 'answered')).toHaveLength(5);
});

test('a server that goes away in the middle does not end the hearing, nor does a reload', async ({ page }) => {
  await openSimulator(page, configured);
  await goToHearing(page);
  await nextQuestion(page);
  await answer(page, weakAnswer, 1);
  await nextQuestion(page);
  await page.route('**/api/**', (route) => route.abort());
  await answer(page, weakAnswer, 2);
  await expect(page.getByText('Response recorded (offline mode)')).toBeVisible();
  const third = await nextQuestion(page);
  await response(page).fill('Typed before the');
  await page.reload();
  await page.clock.runFor(3_000);
  await expect(question(page)).toHaveText(third);
  await expect(response(page)).toHaveValue('Typed before the');
  await expect(page.getByText('2/5').first()).toBeVisible();
  await page.unroute('**/api/**');
  await answer(page, weakAnswer, 3);
  await expect(page.getByText('Offline mode')).toHaveCount(0);
  await expect.poll(async () => (await recordOf(page)).filter((event) => event.type === 'judged').length).toBe(3);
});

test('an answer that cannot be judged alone is saved as adequate', async ({ page }) => {
  await page.route('**/api/evaluate-response', (route) => route.fulfill({ status: 500, body: '{}' }));
  await openSimulator(page, configured);
  await goToHearing(page);
  await nextQuestion(page);
  await answer(page, weakAnswer, 1);
  await expect(page.getByText('Response recorded (offline mode)')).toBeVisible();
  await expect(page.getByText('5 of 10')).toBeVisible();
});

test('if one question call fails, the other is tried', async ({ page }) => {
  await page.route('**/api/generate-question', (route) => route.abort());
  await page.route('**/api/generate-question-basic', (route) =>
    route.fulfill({ json: { question: 'Who pays for the road?', context: 'Traffic' } }),
  );
  await openSimulator(page, configured);
  await goToHearing(page);
  expect(await nextQuestion(page)).toBe('Who pays for the road?');
  await expect(button(page, 'Submit Response')).toBeDisabled();
});
