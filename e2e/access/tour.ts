import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import {
  answer as answerBoard,
  answers as boardAnswers,
  enterRoom,
  nextQuestion as nextBoardQuestion,
  presentByTyping,
  toPresentation,
  withoutVoices,
} from '../hearing/hearing-walk.ts';
import { aPracticeConfig } from '../practice/practice-config.ts';
import {
  answer as answerPublic,
  answerLast,
  configured,
  enhancedConfig,
  nextQuestion as nextPublicQuestion,
  openSimulator,
  presentation as publicPresentation,
  projectDetails,
  strongAnswer,
  weakAnswer,
} from '../public/public-walk.ts';
import { makeRehearsal } from '../rehearsals/make-rehearsal.ts';
import { chooseSession, chooseSolar, next } from '../setup/wizard-walk.ts';

/* Every screen, phase, dialog and failure of the product, one after the other. The caller decides what happens at each stop:
   accessibility checks, or pictures. */

export type Stop = (name: string) => Promise<void>;
export type Leg = (page: Page, stop: Stop) => Promise<void>;

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const seen = (page: Page, name: string | RegExp) =>
  expect(heading(page, name).first()).toBeVisible({ timeout: 20_000 });

/** Opens a path with the state that another screen passes on. */
async function openWith(page: Page, path: string, state: unknown): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate(([usr, to]) => history.replaceState({ usr, key: 'handed', idx: 0 }, '', to), [
    state,
    path,
  ] as const);
  await page.reload();
}

async function closing(page: Page, name: string): Promise<void> {
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).getByRole('button', { name, exact: true }).click();
  await expect(page.locator('dialog[open]')).toHaveCount(0);
}

export const landing: Leg = async (page, stop) => {
  await page.goto('/');
  await seen(page, 'Stand at the rostrum');
  await stop('landing');
  await button(page, 'Login').click();
  await stop('landing-login');
  await page.getByLabel('E-mail').fill('dana@example.org');
  await page.getByLabel('Password').fill('a long one');
  await button(page, 'Log in').click();
  await expect(page.getByText('Login coming soon!')).toBeVisible();
  await button(page, 'Test API Data').click();
  await expect(page.getByText(/^Characters: \d+/).first()).toBeVisible();
  await stop('landing-refused-and-data');
  await makeRehearsal(page, { name: 'Long Road Wind', answers: boardAnswers.slice(0, 1), vote: false, finish: false });
  await openWith(page, '/', {
    message: 'Practice session completed successfully!',
    questionsAnswered: 4,
    averageScore: 6.5,
  });
  await expect(button(page, 'Continue')).toBeVisible();
  await stop('landing-continue');
};

export const setup: Leg = async (page, stop) => {
  await page.goto('/configure');
  await seen(page, 'Select Development Category');
  await stop('setup-category');
  await chooseSolar(page);
  await stop('setup-session');
  await button(page, 'Back').click();
  await seen(page, 'Select Project Type');
  await stop('setup-type');
  await next(page);
  await chooseSession(page, 'Multi-Theme Discussion');
  await next(page);
  await button(page, 'Visual Impact').click();
  await stop('setup-themes');
  await next(page);
  await expect(page.getByRole('group', { name: 'Community types' })).toBeVisible();
  await stop('setup-community');
  await button(page, 'Company Town').click();
  await seen(page, 'Who sits on the board');
  await stop('setup-community-details');
  await button(page, 'Choose Different Community').click();
  await button(page, /^Describe your own/).click();
  await seen(page, 'Describe your own');
  await stop('setup-community-own');
  await button(page, 'Cancel').click();
  await button(page, 'Company Town').click();
  await button(page, 'Use Company Town').click();
  await seen(page, 'Configure Your Project');
  await stop('setup-project-empty');
};

export const setupFailures: Leg = async (page, stop) => {
  await page.route('**/api/community-types', (route) => route.fulfill({ status: 500, json: {} }));
  await page.route('**/api/practice/themes**', (route) => route.abort());
  await page.route('**/api/language-model', (route) =>
    route.fulfill({
      json: {
        enabled: true,
        provider: 'openai',
        model: 'example-large',
        host: 'models.example.org',
        local: false,
        sent: ['the question as it was put', 'your answer'],
        not_sent: ['the files you uploaded'],
      },
    }),
  );
  await page.goto('/configure');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await stop('setup-model-notice');
  await page.getByRole('alertdialog').getByRole('button').click();
  await button(page, 'Try it with an example').click();
  await expect(page.getByText(/Standards found \([1-9]/)).toBeVisible();
  await page.getByRole('button', { name: /^Sections found/ }).click();
  await stop('setup-project-example');
  for (let step = 0; step < 3; step += 1) await button(page, 'Back').click();
  await page.getByRole('radio', { name: 'Real-Life Simulation' }).click();
  await button(page, 'Skip to Community Selection').click();
  await expect(page.getByText('Error Loading Communities')).toBeVisible();
  await stop('setup-community-failed');
  await button(page, 'Skip for now').click();
  await button(page, 'Continue to Simulation').click();
  await seen(page, 'Configuration Bridge');
  await stop('setup-review');
  await page.unrouteAll();
  await page.route('**/api/start_simulation', () => undefined);
  await openWith(page, '/bridge', { enhancedConfig });
  await seen(page, 'Setting up your simulation...');
  await stop('bridge');
  await page.unrouteAll();
};

export const practice: Leg = async (page, stop) => {
  await page.route('**/api/generate-question*', async (route) => {
    await held;
    await route.fallback();
  });
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.goto('/robots.txt');
  await page.evaluate(
    (config) => sessionStorage.setItem('practiceSessionConfig', JSON.stringify(config)),
    aPracticeConfig(),
  );
  await page.goto('/practice-session');
  await seen(page, 'Question 1 of 2');
  await stop('practice-loading');
  release();
  const box = page.getByLabel('Your response');
  await expect(box).toBeVisible();
  await stop('practice-question');
  await button(page, 'Voice').click();
  await page.getByLabel('Listen automatically').check();
  await button(page, 'Submit Response').click();
  await expect(page.getByRole('alert')).toBeVisible();
  await stop('practice-voice-and-blank');
  await button(page, 'Restart').click();
  await stop('practice-restart-dialog');
  await closing(page, 'Keep going');
  await box.fill(boardAnswers[0] ?? '');
  await button(page, 'Submit Response').click();
  await seen(page, 'Feedback');
  await button(page, 'Pause').click();
  await stop('practice-feedback');
  await page.route('**/api/**', (route) => route.abort());
  await button(page, 'Next').last().click();
  await seen(page, 'Question 2 of 2');
  await expect(page.getByText('Offline mode')).toBeVisible();
  await expect(box).toBeVisible();
  await stop('practice-offline');
  await page.unrouteAll();
};

export const hearing: Leg = async (page, stop) => {
  await withoutVoices(page);
  await enterRoom(page);
  await stop('hearing-opening');
  await button(page, /^Biography of/)
    .first()
    .click();
  await stop('hearing-biography-dialog');
  await closing(page, 'Close');
  await button(page, 'Begin Public Hearing').click();
  await expect(page.getByText(/^(Speaking|Proceeding)/)).toBeVisible();
  await stop('hearing-ceremony');
  await expect(heading(page, 'Developer Presentation')).toBeVisible({ timeout: 15_000 });
  await stop('hearing-presentation');
  await page.clock.install();
  await presentByTyping(page);
  await stop('hearing-waiting');
  await nextBoardQuestion(page);
  await stop('hearing-question');
  await button(page, 'Why this question?').click();
  await button(page, 'Standard View').click();
  await stop('hearing-standard-room');
  await button(page, 'Enhanced View').click();
  await button(page, 'Pause').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await stop('hearing-pause-dialog');
  await closing(page, 'Resume');
  for (const [at, text] of boardAnswers.entries()) {
    await answerBoard(page, text);
    await nextBoardQuestion(page);
    if (at === 0) await stop('hearing-feedback');
  }
  await stop('hearing-ready');
  await button(page, 'Proceed to Public Comment').click();
  await page.clock.runFor(3_100);
  await seen(page, 'Board Questions Complete');
  await stop('hearing-transition');
  await page.clock.fastForward(56 * 60_000);
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await stop('hearing-warning-dialog');
  await closing(page, 'Dismiss');
};

export const hearingFailures: Leg = async (page, stop) => {
  await withoutVoices(page);
  await page.route('**/api/**', () => undefined);
  await page.addInitScript(
    (details) => sessionStorage.setItem('projectDetails', JSON.stringify(details)),
    projectDetails,
  );
  await page.goto('/hearing');
  await seen(page, 'Preparing Commission Chamber');
  await stop('hearing-loading');
  // On top of the first route, not instead of it: requests that it holds would go through, and the board would load after all.
  await page.route('**/api/**', (route) => route.abort());
  await page.goto('/hearing');
  await expect(page.getByText(/^Error loading hearing room: /)).toBeVisible();
  await stop('hearing-board-failed');
  await button(page, 'Continue with the built-in board').click();
  await toPresentation(page);
  await button(page, 'Submit Presentation').click();
  await expect(page.getByText('Write your presentation before you submit it.')).toBeVisible();
  await stop('hearing-offline');
  await page.unrouteAll();
};

export const publicPhase: Leg = async (page, stop) => {
  await page.clock.install();
  await openSimulator(page, configured);
  await expect(page.getByRole('dialog')).toBeVisible();
  await stop('public-guide-dialog');
  await button(page, 'Skip').click();
  await stop('public-tutorial');
  await button(page, 'Start Simulation').click();
  await page.getByLabel('Presentation notes').fill(publicPresentation);
  await stop('public-presentation');
  await button(page, 'Complete Presentation').click();
  await stop('public-waiting');
  await nextPublicQuestion(page);
  await stop('public-question');
  await button(page, 'Exit').click();
  await stop('public-exit-dialog');
  await closing(page, 'Stay');
  for (let number = 1; number <= 4; number += 1) {
    await answerPublic(page, number === 1 ? weakAnswer : strongAnswer, number);
    await nextPublicQuestion(page);
    if (number !== 1) continue;
    await button(page, 'Why the meters moved').click();
    await button(page, 'Voice').click();
    await stop('public-feedback');
  }
  await answerLast(page, strongAnswer);
  await expect(button(page, 'View Summary')).toBeVisible({ timeout: 15_000 });
  await stop('public-vote');
  await button(page, 'View Summary').click();
  await seen(page, 'Summary');
  await stop('public-summary');
};

export const publicFailures: Leg = async (page, stop) => {
  await page.goto('/simulate');
  await seen(page, 'No Configuration Found');
  await stop('public-missing');
  await openSimulator(page, { enhancedSimulationConfig: { selectedCategory: 'solar' } });
  await seen(page, 'Initialization Error');
  await stop('public-error');
  await openSimulator(page, configured, { phase: 'intermission' });
  await seen(page, 'Unknown Phase');
  await stop('public-unknown');
};

export const rehearsals: Leg = async (page, stop) => {
  await page.goto('/rehearsals');
  await seen(page, 'Nothing rehearsed yet');
  await stop('rehearsals-empty');
  const id = await makeRehearsal(page);
  const second = await makeRehearsal(page, { answers: boardAnswers });
  await page.reload();
  await expect(page.getByRole('link', { name: /^Report of Prairie Sky Solar/ })).toHaveCount(2);
  const boxes = page.getByRole('checkbox');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  await stop('rehearsals-list');
  await button(page, /^Delete /)
    .first()
    .click();
  await stop('rehearsals-delete-dialog');
  await page.keyboard.press('Escape');
  await button(page, 'Compare two').click();
  await expect(page.getByRole('table').first()).toBeVisible();
  await stop('rehearsals-compare');
  await page.goto(`/rehearsals/${id}`);
  await seen(page, 'Prairie Sky Solar');
  await button(page, 'Open everything').click();
  await button(page, 'Answer it again').first().click();
  await page
    .getByRole('textbox')
    .first()
    .fill(boardAnswers[1] ?? '');
  await stop('report');
  await button(page, 'Make a link').click();
  const address = await page.getByLabel('Link to the report').inputValue();
  await page.goto(`/rehearsals/${id}/brief`);
  await seen(page, /brief for the hearing/);
  await stop('brief');
  await page.goto(address);
  await seen(page, 'Prairie Sky Solar');
  await stop('coach');
  await page.goto(`/rehearsals/${second.slice(0, -4)}none`);
  await expect(page.getByRole('alert')).toBeVisible();
  await stop('report-not-found');
  await page.goto('/coach/nobody-made-this');
  await expect(page.getByRole('alert')).toBeVisible();
  await stop('coach-not-found');
};

export const others: Leg = async (page, stop) => {
  await page.goto('/test-hearing-audio');
  await seen(page, 'Test your microphone');
  await stop('audio-test');
  await page.route('**/api/rehearsals**', () => undefined);
  await page.goto('/rehearsals');
  await expect(page.getByRole('status').first()).toBeAttached();
  await stop('rehearsals-loading');
  await page.unrouteAll();
  await page.route('**/api/rehearsals**', (route) => route.abort());
  await page.goto('/rehearsals/hearing-1790000000000_nothinghere0000/brief');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await stop('brief-failed');
  await page.goto('/rehearsals');
  await expect(page.getByRole('alert')).toBeVisible({ timeout: 15_000 });
  await stop('rehearsals-failed');
  await page.unrouteAll();
};

export const legs: Readonly<Record<string, Leg>> = {
  landing,
  setup,
  setupFailures,
  practice,
  hearing,
  hearingFailures,
  publicPhase,
  publicFailures,
  rehearsals,
  others,
};
