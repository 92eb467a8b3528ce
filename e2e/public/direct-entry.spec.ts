import { expect, test } from '@playwright/test';
import {
  answerAll,
  button,
  configured,
  goToHearing,
  meter,
  nextQuestion,
  openSimulator,
  question,
  recordOf,
  response,
  simulationStore,
  answer,
  strongAnswer,
  weakAnswer,
} from './public-walk.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
});

test('without a configuration the way to the setup is shown', async ({ page }) => {
  await page.goto('/simulate');
  await expect(page.getByRole('heading', { name: 'No Configuration Found' })).toBeVisible();
  await expect(
    page.getByText('No simulation configuration was found. Please complete the setup wizard first.'),
  ).toBeVisible();
  await button(page, 'Go to Setup').click();
  await page.waitForURL('**/setup');
});

test('a configuration without a project type is incomplete', async ({ page }) => {
  await openSimulator(page, { enhancedSimulationConfig: { selectedCategory: 'solar' } });
  await expect(page.getByRole('heading', { name: 'Initialization Error' })).toBeVisible();
  await expect(page.getByText('Incomplete enhanced configuration')).toBeVisible();
  await expect(button(page, 'Return to Setup')).toBeVisible();
  await button(page, 'Reset & Retry').click();
  await expect(page.getByText('Incomplete enhanced configuration')).toBeVisible();
});

test('a phase that does not exist is said to be unknown', async ({ page }) => {
  await openSimulator(page, configured, { phase: 'intermission' });
  await expect(page.getByRole('heading', { name: 'Unknown Phase' })).toBeVisible();
  await button(page, 'Return to Setup').click();
  await page.waitForURL('**/setup');
});

test('the tutorial opens once in a browser session and has six steps', async ({ page }) => {
  await openSimulator(page, configured);
  const guide = page.getByRole('dialog');
  const titles = ['Welcome', 'Presentation', 'Commissioners', 'Panelists', 'Final Remarks', 'Scoring & Feedback'];
  for (const [at, title] of titles.entries()) {
    await expect(guide.getByRole('heading', { name: title, exact: true })).toBeVisible();
    if (at < titles.length - 1) await guide.getByRole('button', { name: 'Next' }).click();
  }
  await guide.getByRole('button', { name: 'Previous' }).click();
  await expect(guide.getByRole('heading', { name: 'Final Remarks' })).toBeVisible();
  await guide.getByRole('button', { name: 'Next' }).click();
  await guide.getByRole('button', { name: 'Finish' }).click();
  await expect(guide).toHaveCount(0);
  await expect(page.getByText('Enhanced Mode: Utility-Scale Solar')).toBeVisible();
  await page.reload();
  await expect(button(page, 'Start Simulation')).toBeVisible();
  await expect(guide).toHaveCount(0);
});

test('good answers carry the application, from the tutorial to the summary', async ({ page }) => {
  const sent: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-question')) sent.push(request.postDataJSON() as Record<string, unknown>);
  });
  await openSimulator(page, configured);
  await goToHearing(page);
  await nextQuestion(page);
  expect(await meter(page, 'Character Frustration')).toBe(30);
  expect(await meter(page, 'Trust Level')).toBe(70);
  expect(await meter(page, 'Crowd Energy')).toBe(40);
  await expect(page.getByText('Tension Level')).toBeVisible();
  await expect(page.getByRole('timer')).toHaveText(/^(2:00|1:5\d)$/);
  await expect(button(page, 'Submit Response')).toBeDisabled();
  const asked = await answerAll(page, strongAnswer);
  expect(new Set(asked).size).toBe(5);
  await expect(page.getByText('APPROVED', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Final score: \d+$/)).toBeVisible();
  const roll = page.getByRole('heading', { name: 'Roll call' }).locator('..').getByRole('listitem');
  expect(await roll.count()).toBeGreaterThanOrEqual(3);
  await expect(roll.filter({ hasText: 'Aye' }).first()).toBeVisible();
  await expect(page.getByRole('heading', { name: 'The motion' })).toBeVisible();
  await button(page, 'View Summary').click();
  await expect(page.getByText('Utility-Scale Solar').first()).toBeVisible();
  const store = await simulationStore(page);
  expect(store.state.simulationPhase).toBe('concluded');
  expect(store.state.responses).toHaveLength(5);
  const total = store.state.responses.reduce((sum, { score }) => sum + score, 0);
  await expect(page.getByText('Final score').locator('..')).toContainText(String(total));
  expect(total).toBeGreaterThanOrEqual(15);
  await expect(page.getByRole('link', { name: 'Open the report' })).toHaveAttribute(
    'href',
    `/rehearsals/${store.state.sessionId}`,
  );

  expect(sent).toHaveLength(5);
  expect(new Set(sent.map((body) => body.character_id)).size).toBe(5);
  expect(sent[0]).toMatchObject({
    hearing_phase: 'public_comment',
    community_type: 'rural_traditional',
    previous_answer: null,
    project_details: { projectName: 'Cedar Prairie Solar', technology: 'solar' },
  });
  expect(sent[1]).toMatchObject({ previous_answer: strongAnswer });
  const events = await recordOf(page);
  const phases = events.filter((event) => event.type === 'phase_changed').map((event) => event.phase);
  expect(phases).toEqual(['public_tutorial', 'public_presentation', 'public_comment', 'voting', 'summary']);
  expect(events.filter((event) => event.type === 'asked' && event.venue === 'public')).toHaveLength(5);
  expect(events.filter((event) => event.type === 'voted')).toHaveLength(1);
  expect(events.filter((event) => event.type === 'presented')).toHaveLength(1);
});

test('weak answers are denied, and the room shows why', async ({ page }) => {
  await openSimulator(page, configured);
  await goToHearing(page, '');
  await nextQuestion(page);
  await answer(page, weakAnswer, 1);
  await nextQuestion(page);
  expect(await meter(page, 'Trust Level')).toBeLessThan(70);
  await page.getByRole('button', { name: 'Why the meters moved' }).click();
  await expect(page.getByText(/Trust down \d+/).first()).toBeVisible();
  await answerAll(page, weakAnswer, 2);
  await expect(page.getByText('DENIED', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Findings' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Conditions of approval' })).toHaveCount(0);
  await button(page, 'View Summary').click();
  await button(page, 'Start New Simulation').click();
  await page.waitForURL('**/setup');
  expect((await simulationStore(page)).state).toMatchObject({ simulationPhase: 'setup', responses: [] });
});

test('leaving is asked about, resets the simulation and keeps the record', async ({ page }) => {
  await openSimulator(page, configured);
  await goToHearing(page);
  await nextQuestion(page);
  await answer(page, strongAnswer, 1);
  const before = (await simulationStore(page)).state.sessionId;
  await button(page, 'Exit').click();
  const confirmation = page.getByRole('alertdialog');
  await expect(
    confirmation.getByText('Are you sure you want to exit the simulation? All progress will be lost.'),
  ).toBeVisible();
  await confirmation.getByRole('button', { name: 'Stay' }).click();
  await expect(confirmation).toHaveCount(0);
  await button(page, 'Exit').click();
  await confirmation.getByRole('button', { name: 'Exit simulation' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  const { state } = await simulationStore(page);
  expect(state).toMatchObject({ simulationPhase: 'setup', responses: [], sessionId: null });
  expect(state.metrics.questionsAnswered).toBe(0);
  await openSimulator(page);
  await expect(button(page, 'Start Simulation')).toBeVisible();
  expect(await page.evaluate(() => sessionStorage.getItem('sessionId'))).not.toBe(before);
});

test('a reload in each phase comes back to it, with what was typed', async ({ page }) => {
  await openSimulator(page, configured);
  await button(page, 'Skip').click();
  await page.reload();
  await button(page, 'Start Simulation').click();
  await page.getByLabel('Presentation notes').fill('Good evening. We propose');
  await page.reload();
  await expect(page.getByLabel('Presentation notes')).toHaveValue('Good evening. We propose');
  await button(page, 'Complete Presentation').click();
  const first = await nextQuestion(page);
  await answer(page, strongAnswer, 1);
  const second = await nextQuestion(page);
  expect(second).not.toBe(first);
  await response(page).fill('Half a sent');
  const trust = await meter(page, 'Trust Level');
  await page.reload();
  await expect(question(page)).toHaveText(second);
  await expect(response(page)).toHaveValue('Half a sent');
  await expect(page.getByText('1/5').first()).toBeVisible();
  expect(await meter(page, 'Trust Level')).toBe(trust);
  await answerAll(page, strongAnswer, 2);
  await expect(page.getByText('APPROVED', { exact: true })).toBeVisible();
  const motion = await page.getByRole('blockquote').first().textContent();
  await page.reload();
  await expect(page.getByText('APPROVED', { exact: true })).toBeVisible();
  expect(await page.getByRole('blockquote').first().textContent()).toBe(motion);
  await button(page, 'View Summary').click();
  await page.reload();
  await expect(button(page, 'Start New Simulation')).toBeVisible();
  expect((await recordOf(page)).filter((event) => event.type === 'asked')).toHaveLength(5);
});
