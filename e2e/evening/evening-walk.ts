import { expect } from '@playwright/test';
import type { Locator, Page } from '@playwright/test';
import { projectDetails, recordOf } from '../hearing/hearing-walk.ts';

/* An evening of a proceeding, from the configuration to the decision, using what is on the screen. */

/** Configures a hearing on the server as the project form leaves it, and opens its evening. The form itself has its own tests. */
export async function openEvening(
  page: Page,
  kind: string,
  more: Readonly<Record<string, unknown>> = {},
  staffReport: string | null = null,
): Promise<void> {
  await page.goto('/');
  const sessionId = `hearing-${Date.now()}_${Math.random().toString(36).slice(2, 10).padEnd(8, '0')}e2e00000`;
  const proceeding = { kind, body: 'decides', state: 'NC', local: null };
  const project = { ...projectDetails, ...more, proceeding };
  const credential = (await page.locator('meta[name="rostrum-credential"]').getAttribute('content')) ?? '';
  const answer = await page.request.post('/api/set-project-details', {
    headers: { Authorization: `Basic ${credential}`, 'X-Session-ID': sessionId },
    data: { session_id: sessionId, project },
  });
  expect(answer.status()).toBe(200);
  if (staffReport !== null) {
    const filed = await page.request.post('/api/parse-staff-report', {
      headers: { Authorization: `Basic ${credential}`, 'X-Session-ID': sessionId },
      data: { session_id: sessionId, text: staffReport },
    });
    expect(filed.status()).toBe(200);
  }
  await page.evaluate(
    ([id, details]) => {
      sessionStorage.setItem('sessionId', id ?? '');
      sessionStorage.setItem('communityType', 'rural_traditional');
      sessionStorage.setItem('projectDetails', details ?? '');
      sessionStorage.setItem('enhancedSimulationConfig', `{"projectConfig":${details ?? '{}'}}`);
    },
    [sessionId, JSON.stringify(project)],
  );
  await page.goto('/evening');
}

/** Every press makes a call, after which the page asks which step the hearing is at. Call this before the press; it gives a function
 *  that waits for the answer. */
export function stepChanges(page: Page): () => Promise<void> {
  const told = page.waitForResponse((response) => response.url().endsWith('/proceeding'));
  return async () => {
    await told;
    await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  };
}

/** What the applicant does when a step waits for words. */
export type Reply = (page: Page) => Promise<void>;

/** The first of these that is on the page. */
async function firstOf(offers: readonly Locator[]): Promise<Locator> {
  for (const offer of offers) if (await offer.isVisible()) return offer;
  throw new Error('the step offers nothing');
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });

/** Goes on step by step until the decision is read: does what each step offers, hears one neighbor, and replies when asked.
 *  Takes: how to reply, and how to speak the rebuttal. */
export async function holdEvening(page: Page, reply: Reply, rebut: Reply): Promise<void> {
  const done = page.getByRole('heading', { name: 'What comes next' });
  const awaited = page.getByRole('textbox', { name: 'Your reply' });
  const rebuttal = page.getByRole('textbox', { name: 'Your rebuttal' });
  const offers = [
    button(page, 'Hear the decision'),
    button(page, /^Begin: /),
    button(page, 'Call the first speaker'),
    button(page, 'Close public comment'),
    button(page, 'Go on to public comment'),
    button(page, 'Skip this step'),
  ];
  const anything = offers.reduce((all, one) => all.or(one), done.or(awaited).or(rebuttal));
  for (let presses = 0; presses < 40; presses += 1) {
    await expect(anything.first()).toBeVisible();
    if (await done.isVisible()) return;
    const changed = stepChanges(page);
    if (await awaited.isVisible()) await reply(page);
    else if (await rebuttal.isVisible()) await rebut(page);
    else await firstOf(offers).then((offer) => offer.click());
    await changed();
  }
  throw new Error('the evening never came to its decision');
}

/** Types a reply and sends it. */
export const typed =
  (label: string, words: string, send: string): Reply =>
  async (page) => {
    await page.getByRole('textbox', { name: label }).fill(words);
    await button(page, send).click();
  };

/** Speaks a reply: the words that the browser hears are written down, and sent. */
export const spokenAloud =
  (label: string, send: string): Reply =>
  async (page) => {
    await button(page, 'Start Recording').click();
    await expect(button(page, 'Stop Recording')).toBeVisible();
    // The first second is over, and what was said in it was heard.
    await expect(page.getByText(/^0:0[2-9]$/)).toBeVisible();
    await button(page, 'Stop Recording').click();
    await expect(page.getByRole('textbox', { name: label })).not.toHaveValue('');
    await button(page, send).click();
  };

/** What the record of this tab holds of its decision. */
export async function decisionOf(page: Page) {
  return (await recordOf(page)).find(({ type }) => type === 'decided');
}
