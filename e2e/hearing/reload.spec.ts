import { expect, test } from '@playwright/test';
import {
  answer,
  answerBox,
  answers,
  currentQuestion,
  enterRoom,
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

const timeLeft = (page: Parameters<typeof enterRoom>[0]) => page.getByRole('timer').getAttribute('aria-label');

test('a reload in the opening begins it again', async ({ page }) => {
  await enterRoom(page);
  await page.reload();
  await expect(page.getByText('Ready to Begin Public Hearing')).toBeVisible();
});

test('a reload in the presentation keeps the time and what was typed', async ({ page }) => {
  await enterRoom(page);
  await toPresentation(page);
  await page.getByRole('textbox', { name: 'Your presentation' }).fill('Good evening, Chair.');
  await page.clock.runFor('02:10');
  const before = await timeLeft(page);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Developer Presentation' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Your presentation' })).toHaveValue('Good evening, Chair.');
  expect(await timeLeft(page)).toBe(before);
});

test('a reload at a question keeps the second, the question and the half-typed answer', async ({ page }) => {
  await enterRoom(page);
  await toPresentation(page);
  await presentByTyping(page);
  await nextQuestion(page);
  await answer(page, answers[0] ?? '');
  const question = await nextQuestion(page);
  await answerBox(page).fill('Through the chair, we have');
  await page.clock.runFor('01:03');
  const before = await timeLeft(page);
  await page.reload();
  await expect(answerBox(page)).toHaveValue('Through the chair, we have');
  await expect(currentQuestion(page)).toHaveText(question);
  expect(await timeLeft(page)).toBe(before);
  await expect(page.getByRole('heading', { name: 'Questions Asked (2)' })).toBeVisible();
  await answer(page, answers[1] ?? '');
  await nextQuestion(page);
  const events = await recordOf(page);
  expect(events.filter(({ type }) => type === 'asked')).toHaveLength(3);
  expect(events.filter(({ type }) => type === 'answered')).toHaveLength(2);
});

test('a reload after the board keeps the summary, and the way on', async ({ page }) => {
  await enterRoom(page);
  await toPresentation(page);
  await presentByTyping(page);
  for (const text of answers) {
    await nextQuestion(page);
    await answer(page, text);
  }
  await page.getByRole('button', { name: 'Proceed to Public Comment' }).click();
  await page.clock.runFor(3_100);
  await expect(page.getByRole('heading', { name: 'Board Questions Complete' })).toBeVisible();
  await page.reload();
  await expect(page.getByText('Board questions asked').locator('..')).toContainText('3');
  await page.getByRole('button', { name: 'Begin Public Questions' }).click();
  await page.waitForURL('**/simulate');
});

test('a paused rehearsal is still paused after a reload', async ({ page }) => {
  await enterRoom(page);
  await toPresentation(page);
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('alertdialog', { name: 'The rehearsal is paused' })).toBeVisible();
});
