import { expect, test } from '@playwright/test';
import { button, configured, goToHearing, nextQuestion, openSimulator } from './public-walk.ts';

test.beforeEach(async ({ page }) => {
  // No recognition in the browser: the server is asked, and it has no transcription either.
  await page.addInitScript(() => {
    Object.assign(window, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined });
  });
});

test('where an answer cannot be transcribed it can be submitted all the same', async ({ page }) => {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/evaluate-response')) sent.push(request.postDataJSON() as Record<string, unknown>);
  });
  await openSimulator(page, configured);
  await goToHearing(page);
  await expect(page.getByLabel('Your response')).toBeEnabled();
  await button(page, 'Voice').click();
  await button(page, 'Start Recording').click();
  await expect(button(page, 'Stop Recording')).toBeVisible();
  await expect(page.getByText(/0:0[1-9]/).first()).toBeVisible();
  await button(page, 'Stop Recording').click();
  await expect(
    page.getByText('Transcription failed. Please try recording again or type your response below.'),
  ).toBeVisible();
  await button(page, 'Submit Audio Anyway').click();
  await expect(page.getByText('1/5').first()).toBeVisible();
  expect(sent[0]).toMatchObject({ has_audio: true, response_type: 'voice' });
});

test('the keys are listed, and M mutes', async ({ page }) => {
  await page.clock.install();
  await openSimulator(page, configured);
  await goToHearing(page);
  await nextQuestion(page);
  await page.getByRole('main').getByRole('heading', { level: 2 }).first().focus();
  await page.keyboard.press('m');
  await expect(button(page, 'Unmute')).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Submit the answer')).toBeVisible();
});
