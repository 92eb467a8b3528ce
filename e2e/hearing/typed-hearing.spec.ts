import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import {
  answer,
  answerBox,
  answers,
  asSaid,
  enterRoom,
  freeze,
  nextQuestion,
  presentation,
  presentByTyping,
  projectDetails,
  recordOf,
  stored,
  toPresentation,
  withoutVoices,
} from './hearing-walk.ts';

test.beforeEach(async ({ page }) => {
  await withoutVoices(page);
  await page.clock.install();
});

test('a whole hearing by typing, from the gavel to the public questions', async ({ page }) => {
  const officials: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-question'))
      officials.push(request.postDataJSON() as Record<string, unknown>);
  });
  await enterRoom(page);
  await freeze(page);
  await expect(page.getByText('Practice Session - Cedar Prairie Solar')).toBeVisible();
  await expect(page.getByText('Ready to Begin Public Hearing')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Session Timer' })).toBeHidden();
  await page.getByRole('button', { name: 'Begin Public Hearing' }).click();
  await expect(page.getByRole('heading', { name: 'Session Timer' })).toBeVisible();
  await expect(page.getByText('Proceeding to presentation...')).toBeVisible();
  await expect(page.getByText(/Larkspur Renewables/).first()).toBeVisible();
  await page.clock.runFor(2_900);
  await expect(page.getByRole('heading', { name: 'Developer Presentation' })).toBeHidden();
  await page.clock.runFor(200);
  await expect(page.getByText('You have 5 minutes to present your project to the board')).toBeVisible();

  await presentByTyping(page);
  const questions: string[] = [];
  for (const text of answers) {
    questions.push(await nextQuestion(page));
    await expect(page.getByText('Ready to transition to public comment')).toBeHidden();
    await answer(page, text);
  }
  expect(new Set(questions).size).toBe(3);
  await expect(page.getByRole('heading', { name: 'Questions Asked (3)' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Answered', exact: true })).toHaveCount(3);
  expect(officials).toHaveLength(3);
  expect(officials[0]).toMatchObject({
    request_type: 'official_question',
    hearing_phase: 'municipal_questioning',
    temperature: 0.8,
    max_tokens: 300,
    character_role: 'chair',
    municipal_sequence_position: 1,
    total_municipal_questions: 3,
    user_presentation: presentation,
    community_type: 'rural_traditional',
  });
  expect(officials.slice(1).map(({ character_role: role }) => role)).toEqual(['commissioner', 'commissioner']);
  expect(officials[1]).toMatchObject({ user_response: answers[0] });

  await page.getByRole('button', { name: 'Proceed to Public Comment' }).click();
  await page.clock.runFor(3_100);
  await expect(page.getByRole('heading', { name: 'Board Questions Complete' })).toBeVisible();
  await expect(
    page.getByText('Thank you for your responses. We will now open the floor for public comment.'),
  ).toBeVisible();
  await expect(page.getByText('Board questions asked').locator('..')).toContainText('3');
  await page.getByRole('button', { name: 'Begin Public Questions' }).click();
  await page.waitForURL('**/simulate');

  const context = await stored<Record<string, unknown>>(page, 'publicCommentContext');
  expect(Object.keys(context).sort()).toEqual([
    'moodModifiers',
    'municipalAnalysisResults',
    'municipalQuestionHistory',
    'officialQuestions',
    'plantedThemes',
    'presentationDuration',
    'presentationQuality',
    'presentationTranscript',
    'projectConfig',
  ]);
  expect(context).toMatchObject({ presentationTranscript: presentation });
  expect(context['municipalQuestionHistory']).toEqual(
    questions.map((question, at) =>
      expect.objectContaining({ question: asSaid(question), answer: answers[at], answered: true }),
    ),
  );
  expect((context['plantedThemes'] as unknown[]).length).toBeLessThanOrEqual(5);
  expect(await stored(page, 'transitionData')).toMatchObject({
    session_metrics: { follow_up_count: expect.any(Number) as unknown },
  });

  const events = await recordOf(page);
  const phases = events.filter(({ type }) => type === 'phase_changed').map(({ phase }) => phase);
  expect(phases).toEqual(['opening', 'presentation', 'official_questions', 'transition', 'public_comment']);
  expect(events.filter(({ type }) => type === 'presented')).toMatchObject([
    { text: presentation, quality: { completeness: expect.any(Number) as unknown } },
  ]);
  for (const type of ['asked', 'answered', 'judged'])
    expect(events.filter((event) => event.type === type)).toHaveLength(3);
});

test('time runs out: no question in the last thirty seconds, Time Expired while the chair closes', async ({ page }) => {
  await enterRoom(page);
  await freeze(page);
  await toPresentation(page);
  await presentByTyping(page);
  await nextQuestion(page);
  await page.clock.fastForward('29:25');
  await answer(page, answers[0] ?? '');
  await page.clock.runFor(6_000);
  await expect(page.getByText('Time is almost up, so the board won’t ask another question.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next Question' })).toBeDisabled();
  await page.clock.runFor(32_000);
  await expect(page.getByRole('heading', { name: 'Board Questions Complete' })).toBeVisible();
});

test('on a phone each phase begins in sight; an answer that the clock cuts short is filed as far as it was written', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterRoom(page);
  await freeze(page);
  await toPresentation(page);
  await expect(page.getByRole('button', { name: 'Begin Presentation' })).toBeInViewport({ ratio: 1 });
  await presentByTyping(page);
  await nextQuestion(page);
  await answerBox(page).fill('We will keep 200 feet from every');
  await page.clock.fastForward('30:00');
  await page.clock.runFor(4_000);
  await expect(page.getByRole('heading', { name: 'Board Questions Complete' })).toBeInViewport({ ratio: 1 });
  await expect(page.getByText('On your last answer')).toBeVisible();
  expect((await recordOf(page)).filter(({ type }) => type === 'answered')).toMatchObject([
    { text: 'We will keep 200 feet from every' },
  ]);
});

test('warns at five minutes and at one, and Continue Hearing goes on', async ({ page }) => {
  await enterRoom(page, { gameTimeMinutes: '10' });
  await freeze(page);
  await toPresentation(page);
  await page.clock.runFor('04:58');
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.clock.runFor(3_000);
  await expect(page.getByRole('alertdialog', { name: '5 Minutes Remaining' })).toBeVisible();
  await page.getByRole('button', { name: 'Continue Hearing' }).click();
  await expect(page.getByRole('alertdialog')).toBeHidden();
  await page.clock.runFor('04:00');
  await expect(page.getByRole('alertdialog', { name: '1 Minute Remaining' })).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await page.clock.runFor('01:00');
  await expect(page.getByRole('heading', { name: 'Board Questions Complete' })).toBeVisible();
});

test('a rehearsal can be paused: both clocks stop', async ({ page }) => {
  await enterRoom(page);
  await freeze(page);
  await toPresentation(page);
  await presentByTyping(page);
  await nextQuestion(page);
  const left = () => page.getByRole('timer').getAttribute('aria-label');
  await page.getByRole('button', { name: 'Pause', exact: true }).click();
  await expect(page.getByText('A real hearing can’t pause, but a rehearsal can.', { exact: false })).toBeVisible();
  const before = await left();
  await page.clock.fastForward('10:00');
  expect(await left()).toBe(before);
  await page.getByRole('alertdialog').getByRole('button', { name: 'Resume' }).click();
  await page.clock.runFor(5_000);
  expect(await left()).not.toBe(before);
});

test('shows the whole chamber in the standard view, by its rules', async ({ page }) => {
  await enterRoom(page);
  await page.getByRole('button', { name: 'Standard View' }).click();
  await expect(page.getByText('Stand here when called to speak')).toBeVisible();
  await expect(page.getByText('15 attending')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Municipal Staff' })).toBeVisible();
  await expect(page.locator('[data-occupied="true"]')).toHaveCount(16);
  await expect(page.locator('[data-occupied="false"]')).toHaveCount(8);
  await toPresentation(page);
  await expect(page.getByText('Presentation Area')).toBeVisible();
  await expect(page.getByText('Present your development proposal to the commission')).toBeVisible();
});

test('shows who sits on the bench', async ({ page }) => {
  await enterRoom(page);
  const bench = page.getByRole('list', { name: 'Commission bench' });
  await expect(bench.getByRole('listitem')).toHaveCount(3);
  // What is counted is what is drawn.
  await expect(page.getByRole('listitem').filter({ hasText: /^\s*4 Commissioners, 3 in view\s*$/ })).toBeVisible();
  await bench.getByRole('button').first().click();
  const bio = page.getByRole('dialog');
  for (const heading of ['Background', 'Position', 'Stance', 'Expertise'])
    await expect(bio.getByRole('heading', { name: heading })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(bio).toBeHidden();
});

test('a question can be skipped, and says why it was asked', async ({ page }) => {
  await enterRoom(page);
  await freeze(page);
  await toPresentation(page);
  await presentByTyping(page);
  const first = await nextQuestion(page);
  await page.getByRole('button', { name: 'Why this question?' }).click();
  await expect(page.getByRole('button', { name: 'Why this question?' })).toHaveAttribute('aria-expanded', 'true');
  // The button next to an answer that was begun does not throw it away.
  await answerBox(page).fill('The nearest home');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByRole('button', { name: 'Go back to the answer' }).click();
  await expect(answerBox(page)).toHaveValue('The nearest home');
  await page.getByRole('button', { name: 'Next Question' }).click();
  await page.getByRole('button', { name: 'Leave it unanswered' }).click();
  await expect(answerBox(page)).toHaveValue('');
  await expect(page.getByRole('heading', { name: 'Questions Asked (2)' })).toBeVisible();
  await expect(page.getByRole('img', { name: 'Left unanswered' })).toHaveCount(1);
  await expect(page.getByText(first).first()).toBeVisible();
  // What is said next is the answer to the question that is asked now, not to the one that was left.
  const [, second] = (await recordOf(page)).filter(({ type }) => type === 'asked');
  await answer(page, answers[1] ?? '');
  await expect
    .poll(async () => (await recordOf(page)).filter(({ type }) => type === 'answered'))
    .toMatchObject([{ question_id: second?.question_id, text: answers[1] }]);
  await expect(page.getByRole('img', { name: 'Left unanswered' })).toHaveCount(1);
});

test('a length is not called complete', async ({ page }) => {
  await enterRoom(page);
  await freeze(page);
  await toPresentation(page);
  await presentByTyping(page);
  await page.getByRole('button', { name: /^How your presentation went/ }).click();
  await expect(page.getByText(/^\d+% of the 200 words a board expects$/)).toBeVisible();
  await expect(page.getByText(/complete/i)).toHaveCount(0);
});

test('a board that is done early says so, and the way on is in sight', async ({ page }) => {
  // A short code never stops a board: only with one that says what matters has it asked everything.
  const ordinanceText = readFileSync(new URL('../fixtures/county-solar-ordinance.txt', import.meta.url), 'utf8');
  const filed = { ...projectDetails, projectConfig: { ...projectDetails.projectConfig, ordinanceText } };
  await page.setViewportSize({ width: 390, height: 844 });
  await enterRoom(page, { projectDetails: filed });
  await freeze(page);
  await toPresentation(page);
  await presentByTyping(page);
  const done = page.getByRole('status').filter({ hasText: 'I don’t see any more questions from the board.' });
  await expect(async () => {
    await page.clock.runFor(3_100);
    await expect(answerBox(page).or(done)).toBeVisible({ timeout: 5_000 });
    if (await done.isHidden())
      await answer(page, 'We will do that, our engineer’s study is Exhibit 4, and staff will have it on Friday.');
    await expect(done).toBeVisible({ timeout: 1 });
  }).toPass({ timeout: 60_000 });
  await expect(page.getByRole('button', { name: 'Next Question' })).toHaveCount(0);
  await expect(page.getByText(/Stay for more questions/)).toHaveCount(0);
  const onward = page.getByRole('button', { name: 'Proceed to Public Comment' });
  await expect(onward).toBeInViewport({ ratio: 1 });
  await onward.click();
  await expect(async () => {
    await page.clock.runFor(3_100);
    await expect(page.getByRole('heading', { name: 'Board Questions Complete' })).toBeVisible({ timeout: 1_000 });
  }).toPass({ timeout: 20_000 });
});
