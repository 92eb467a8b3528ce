import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/* How an applicant goes through the hearing room, using what is on the screen. */

const location = { city: 'Harlan', county: 'Meridian County', state: 'Kansas' };

export const ordinanceText = [
  'Section 4.2 Setbacks. Solar arrays shall be set back not less than 150 feet from any dwelling on an adjoining parcel.',
  'Section 4.5 Screening. A landscaped buffer of evergreen trees shall be planted along any property line that adjoins a residence.',
  'Section 4.9 Decommissioning. The applicant shall file a decommissioning plan and financial security before a building permit is issued.',
].join('\n\n');

export const projectDetails = {
  projectName: 'Cedar Prairie Solar',
  technology: 'solar',
  location: location.city,
  developerName: 'Larkspur Renewables LLC',
  applicant: 'Dana Whitlock',
  difficulty: 'intermediate',
  category: 'solar',
  selectedProjectType: 'Utility-Scale Solar',
  projectConfig: {
    projectName: 'Cedar Prairie Solar',
    location,
    developerName: 'Larkspur Renewables LLC',
    applicant: 'Dana Whitlock',
    ordinanceText,
    planningData: '',
    newsArticles: [],
  },
};

export const presentation =
  'Good evening, Chair and members of the commission. My name is Dana Whitlock and I speak for Larkspur Renewables. ' +
  'Cedar Prairie Solar is a 40 megawatt array on 320 acres. The panels stand 12 feet high and are set back 100 feet from ' +
  'the nearest home. Construction will take fourteen months. We will do our best to be good neighbors to the community.';

export const answers = [
  'The array will be moved back to 150 feet from the Miller house before the site plan is signed, and your inspector will measure it.',
  'We commit to a bond of 2.4 million dollars, reviewed every five years by the county engineer.',
  'Deliveries will use County Road 12 only, between seven and five, and we will repair it to the standard of the road survey.',
];

/** Opens the room as the bridge leaves it: with a project on file, in a community. */
export async function enterRoom(page: Page, stored: Readonly<Record<string, unknown>> = {}): Promise<void> {
  await page.addInitScript(
    (entries) => {
      if (sessionStorage.getItem('e2e-seeded') !== null) return;
      sessionStorage.setItem('e2e-seeded', 'yes');
      for (const [key, value] of Object.entries(entries))
        sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
    },
    { communityType: 'rural_traditional', projectDetails, ...stored },
  );
  await page.goto('/hearing');
  await expect(page.getByRole('heading', { name: 'Municipal Planning Commission Hearing' })).toBeVisible();
}

/** A browser without voices and without recognition: the whole hearing is read and typed. */
export async function withoutVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'speechSynthesis');
    Reflect.deleteProperty(window, 'SpeechRecognition');
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  });
}

/** From here on time passes only when the test says so. */
export async function freeze(page: Page): Promise<void> {
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 1_000);
}

export async function toPresentation(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Skip to Presentation' }).click();
  await expect(page.getByRole('heading', { name: 'Developer Presentation' })).toBeVisible();
}

export async function presentByTyping(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Your presentation' }).fill(presentation);
  await page.getByRole('button', { name: 'Submit Presentation' }).click();
  await expect(page.getByRole('heading', { name: 'Municipal Questioning Phase' })).toBeVisible();
}

export const answerBox = (page: Page) => page.getByRole('textbox', { name: 'Your answer' });
export const currentQuestion = (page: Page) =>
  page.getByRole('heading', { level: 3 }).filter({ hasText: /[?.]$/ }).first();

/** Lets the board ask: a second after the phase began, or a second and two after an answer. */
export async function nextQuestion(page: Page): Promise<string> {
  await page.clock.runFor(3_100);
  await expect(answerBox(page)).toBeVisible();
  return (await currentQuestion(page).textContent()) ?? '';
}

/** A text with the page's typographic quotes, as plain text: as it was said and is on the record. */
export const asSaid = (printed: string): string => printed.replace(/[“”]/g, '"').replace(/[‘’]/g, "'");

export async function answer(page: Page, text: string): Promise<void> {
  await answerBox(page).fill(text);
  await page.getByRole('button', { name: 'Submit Response' }).click();
  await expect(answerBox(page)).toBeHidden();
}

export interface RecordedEvent {
  readonly type: string;
  readonly phase?: string;
  readonly text?: string;
  readonly question_id?: string;
  readonly hostility_modifier?: number | null;
  readonly [field: string]: unknown;
}

/** The record of the rehearsal in this browser, as the server has it. */
export async function recordOf(page: Page): Promise<readonly RecordedEvent[]> {
  const sessionId = await page.evaluate(() => sessionStorage.getItem('sessionId') ?? '');
  const credential = await page.locator('meta[name="rostrum-credential"]').getAttribute('content');
  const response = await page.request.get(`/api/rehearsals/${sessionId}/record`, {
    headers: { Authorization: `Basic ${credential ?? ''}`, 'X-Session-ID': sessionId },
  });
  expect(response.status()).toBe(200);
  return ((await response.json()) as { events: RecordedEvent[] }).events;
}

export async function stored<Value>(page: Page, key: string): Promise<Value> {
  return page.evaluate((name) => JSON.parse(sessionStorage.getItem(name) ?? 'null') as Value, key);
}
