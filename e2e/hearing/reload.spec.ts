import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  answer,
  answerBox,
  answers,
  currentQuestion,
  enterRoom,
  freeze,
  nextQuestion,
  presentByTyping,
  recordOf,
  toPresentation,
  withoutVoices,
} from './hearing-walk.ts';

test.beforeEach(async ({ page }) => {
  await withoutVoices(page);
  await page.clock.install();
});

/** Seconds left of the hearing, as the timer shows them. */
async function secondsLeft(page: Page): Promise<number> {
  const [minutes = 0, seconds = 0] = ((await page.getByRole('timer').textContent()) ?? '')
    .split(':')
    .map((part) => parseInt(part, 10));
  return minutes * 60 + seconds;
}

/** A reload; the page itself needs a moment of its clock to show what it has loaded. */
async function reload(page: Page): Promise<void> {
  await page.reload();
  await page.waitForLoadState('networkidle');
  await page.clock.runFor(400);
}

test('a reload in the opening begins it again', async ({ page }) => {
  await enterRoom(page);
  await reload(page);
  await expect(page.getByText('Ready to Begin Public Hearing')).toBeVisible();
});

test('a reload in the presentation keeps the time and what was typed', async ({ page }) => {
  await enterRoom(page);
  await freeze(page);
  await toPresentation(page);
  await page.getByRole('textbox', { name: 'Your presentation' }).fill('Good evening, Chair.');
  await page.clock.runFor('02:10');
  const before = await secondsLeft(page);
  await reload(page);
  await expect(page.getByRole('heading', { name: 'Developer Presentation' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your presentation' })).toHaveValue('Good evening, Chair.');
  expect(before - (await secondsLeft(page))).toBeLessThanOrEqual(1);
});

test('a reload at a question keeps the second, the question and the half-typed answer', async ({ page }) => {
  await enterRoom(page);
  await freeze(page);
  await toPresentation(page);
  await presentByTyping(page);
  await nextQuestion(page);
  await answer(page, answers[0] ?? '');
  const question = await nextQuestion(page);
  await answerBox(page).fill('Through the chair, we have');
  await page.clock.runFor('01:03');
  const before = await secondsLeft(page);
  await reload(page);
  await expect(answerBox(page)).toHaveValue('Through the chair, we have');
  await expect(currentQuestion(page)).toHaveText(question);
  expect(before - (await secondsLeft(page))).toBeLessThanOrEqual(1);
  await expect(page.getByRole('heading', { name: 'Questions Asked (2)' })).toBeVisible();
  await answer(page, answers[1] ?? '');
  await nextQuestion(page);
  const events = await recordOf(page);
  expect(events.filter(({ type }) => type === 'asked')).toHaveLength(3);
  expect(events.filter(({ type }) => type === 'answered')).toHaveLength(2);
});

test('a reload after the board keeps the summary, and the way on', async ({ page }) => {
  await enterRoom(page);
  await freeze(page);
  await toPresentation(page);
  await presentByTyping(page);
  for (const text of answers) {
    await nextQuestion(page);
    await answer(page, text);
  }
  await page.getByRole('button', { name: 'Proceed to Public Comment' }).click();
  await page.clock.runFor(3_100);
  await expect(page.getByRole('heading', { name: 'Board Questions Complete' })).toBeVisible();
  await reload(page);
  await expect(page.getByText('Board questions asked').locator('..')).toContainText('3');
  await page.getByRole('button', { name: 'Begin Public Questions' }).click();
  await page.waitForURL('**/simulate');
});

test('another tab takes the hearing up from its record', async ({ page, context }) => {
  await enterRoom(page);
  await freeze(page);
  await toPresentation(page);
  await presentByTyping(page);
  await nextQuestion(page);
  await answer(page, answers[0] ?? '');
  const question = await nextQuestion(page);
  await page.close();
  const other = await context.newPage();
  await withoutVoices(other);
  await other.clock.resume();
  await other.goto('/');
  await other.getByRole('button', { name: 'Continue', exact: false }).first().click();
  await expect(currentQuestion(other)).toHaveText(question);
  await expect(other.getByRole('heading', { name: 'Questions Asked (2)' })).toBeVisible();
  await expect(other.getByRole('img', { name: 'Answered', exact: true })).toHaveCount(1);
});

test('a paused rehearsal is still paused after a reload', async ({ page }) => {
  await enterRoom(page);
  await freeze(page);
  await toPresentation(page);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await reload(page);
  await expect(page.getByRole('alertdialog', { name: 'The rehearsal is paused' })).toBeVisible();
});
