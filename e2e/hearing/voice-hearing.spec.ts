import { expect, test } from '@playwright/test';
import { answerBox, enterRoom, presentation, presentByTyping, recordOf, toPresentation } from './hearing-walk.ts';
import { spoken, withVoices } from './voices.ts';

test('a hearing by voice: the chair speaks, the applicant presents and answers aloud', async ({ page }) => {
  test.slow();
  await withVoices(page, presentation);
  await enterRoom(page);
  await page.getByRole('button', { name: 'Begin Public Hearing' }).click();
  await expect(page.getByText(/^Speaking\.\.\. \(1\/\d\)$/)).toBeVisible();
  await expect(page.getByLabel('Captions')).toBeVisible();
  await expect(page.getByText(/^Speaking\.\.\. \(2\/\d\)$/)).toBeVisible();
  // The community speaks bluntly: rate 0.9, pitch 0.9, volume 0.8.
  expect((await spoken(page))[0]).toMatch(/^0\.9\|0\.9\|0\.8\|/);
  await toPresentation(page);
  // The clock runs, and the microphone is off: the head of the room says so.
  const head = page.getByRole('region', { name: /, the hearing room$/ }).getByRole('listitem');
  await expect(head.getByText('Not recording', { exact: true })).toBeVisible();

  await page.getByRole('button', { name: 'Begin Presentation' }).click();
  await expect(page.getByRole('img', { name: /Timer lights on the rostrum: green/ })).toBeVisible();
  await expect(page.getByText('REC', { exact: true })).toBeVisible();
  await expect(head.getByText('Recording', { exact: true })).toBeVisible();
  // Ten thousand bytes are a little over two seconds of speech. A clock shows the second that runs: four are over at 0:05.
  await expect(page.getByText(/^0:0[5-9] · /)).toBeVisible();
  await page.getByRole('button', { name: 'End Presentation' }).click();
  await expect(page.getByRole('heading', { name: 'Municipal Questioning Phase' })).toBeVisible();
  await expect(head.getByText('Not recording', { exact: true })).toBeVisible();

  await expect(answerBox(page)).toBeVisible();
  await expect.poll(async () => (await spoken(page)).at(-1)).toMatch(/^0\.8\|1\|0\.8\|/);
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeVisible();
  await expect(head.getByText('Recording', { exact: true })).toBeVisible();
  // The first second is over, and what was said in it was heard.
  await expect(page.getByText(/^0:0[2-9]$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await expect(answerBox(page)).toHaveValue(presentation);
  await page.getByRole('button', { name: 'Submit Response' }).click();
  await expect(page.getByRole('img', { name: 'Answered', exact: true })).toHaveCount(1);

  const events = await recordOf(page);
  const presented = events.find(({ type }) => type === 'presented');
  expect(presented).toMatchObject({ text: presentation, quality: { volume: expect.any(String) as unknown } });
  expect(presented?.['duration_s']).toBeGreaterThanOrEqual(4);
  expect(events.find(({ type }) => type === 'answered')).toMatchObject({ response_type: 'voice', has_audio: true });
});

test('pausing the rehearsal pauses a running recording, and leaves a paused one alone', async ({ page }) => {
  await withVoices(page, presentation);
  await enterRoom(page);
  await toPresentation(page);
  const recorder = (name: string) => page.getByRole('button', { name, exact: true });
  const pauseAndGoOn = async () => {
    await page.keyboard.press('p');
    const veil = page.getByRole('alertdialog', { name: 'The rehearsal is paused' });
    await veil.getByRole('button', { name: 'Resume', exact: true }).click();
    await expect(veil).toBeHidden();
  };
  await recorder('Begin Presentation').click();
  await expect(recorder('Pause recording')).toBeVisible();
  await page.keyboard.press('p');
  await expect(page.getByText('Recording paused', { exact: true })).toBeAttached();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resume', exact: true }).click();
  await expect(recorder('Pause recording')).toBeVisible();

  await recorder('Pause recording').click();
  await pauseAndGoOn();
  await expect(recorder('Resume recording')).toBeVisible();
  await recorder('Resume recording').click();
  await expect(recorder('Pause recording')).toBeVisible();
});

test('a recording too short to be a presentation is refused, and typing goes on', async ({ page }) => {
  await withVoices(page, '');
  await enterRoom(page);
  await toPresentation(page);
  await page.getByRole('button', { name: 'Begin Presentation' }).click();
  // One second is too short; before that, nothing at all may have been captured, which has a different message.
  await expect(page.getByText(/^0:0[2-9] · /)).toBeVisible();
  await page.getByRole('button', { name: 'End Presentation' }).click();
  await expect(
    page.getByText('Recording too short. Please record a longer presentation with actual speech.'),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: 'Begin Presentation' })).toBeVisible();
  await presentByTyping(page);
});

test('an answer that could not be transcribed can be submitted anyway', async ({ page }) => {
  await withVoices(page, '');
  await enterRoom(page);
  await toPresentation(page);
  await presentByTyping(page);
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await expect(page.getByRole('button', { name: 'Stop Recording' })).toBeVisible();
  await expect(page.getByText(/^0:0[1-9]$/)).toBeVisible();
  await page.getByRole('button', { name: 'Stop Recording' }).click();
  await expect(
    page.getByText('Transcription failed. Please try recording again or type your response below.'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Submit Audio Anyway' }).click();
  await expect(page.getByRole('img', { name: 'Answered', exact: true })).toHaveCount(1);
});

test('a blocked microphone is reported, and typing goes on', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
  });
  await enterRoom(page);
  await toPresentation(page);
  await page.getByRole('button', { name: 'Begin Presentation' }).click();
  await expect(
    page.getByText('Microphone access denied. Please allow microphone access for your presentation.'),
  ).toBeVisible();
  await presentByTyping(page);
});
