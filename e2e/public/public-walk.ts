import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/* How a person goes through the public phase, using what is on the screen. */

const location = { city: 'Harlan', county: 'Meridian County', state: 'Kansas' };
const ordinanceText = [
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
  zoningDistrict: 'agricultural',
  projectDescription: 'A ground-mounted array of 40 megawatts on 320 acres.',
  selectedProjectType: 'Utility-Scale Solar',
  projectConfig: {
    projectName: 'Cedar Prairie Solar',
    location,
    developerName: 'Larkspur Renewables LLC',
    ordinanceText,
  },
};

export const enhancedConfig = {
  selectedCategory: 'solar',
  selectedProjectType: 'Utility-Scale Solar',
  selectedProjectTypeId: 'utility_scale_solar',
  selectedSessionStyle: 'multiple_topics',
  sessionOptions: {},
  selectedDifficulty: 'intermediate',
  selectedMajorAreas: [],
  selectedSpecificThemes: ['setbacks_and_buffers', 'visual_impact', 'decommissioning_and_restoration'],
  selectedCommunityType: 'rural_traditional',
  characterConfig: { speakers: [] },
  projectConfig: { ...projectDetails.projectConfig, applicant: 'Dana Whitlock', zoningDistrict: 'agricultural' },
};

export const presentation =
  'Good evening. I am Dana Whitlock of Larkspur Renewables. We propose a solar array of 40 megawatts on 320 acres east of Harlan. ' +
  'The panels stand 200 feet from the nearest home, behind a row of evergreen trees that we plant before construction. ' +
  'We will file a decommissioning bond of 1.2 million dollars before the first permit.';

export const strongAnswer =
  'Yes. We will keep 200 feet from every dwelling, which is 50 feet more than section 4.2 requires, and we will plant two rows of evergreens ' +
  'by April 2027 before any panel is set. Our engineer, Ruth Calder, measured this in the site plan filed as Exhibit B, and we accept it as a ' +
  'condition of approval, with a bond of 40,000 dollars held by the county until the trees have stood three years.';

export const weakAnswer = 'I have nothing to say about that.';

/** Puts into the session storage what the bridge puts there, and opens the simulator, with the state that another screen passes
 *  on, if one is given. */
export async function openSimulator(
  page: Page,
  stored: Readonly<Record<string, unknown>> = {},
  state?: Readonly<Record<string, unknown>>,
): Promise<void> {
  await page.goto('/robots.txt');
  await page.evaluate((values) => {
    for (const [key, value] of Object.entries(values))
      sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, stored);
  if (state === undefined) {
    await page.goto('/simulate');
    return;
  }
  await page.evaluate((usr) => history.replaceState({ usr, key: 'handed', idx: 0 }, '', '/simulate'), state);
  await page.reload();
}

export const configured = {
  enhancedSimulationConfig: enhancedConfig,
  projectDetails,
  communityType: 'rural_traditional',
};

export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** From the tutorial to the first question. */
export async function goToHearing(page: Page, notes = presentation): Promise<void> {
  await button(page, 'Skip').click();
  await button(page, 'Start Simulation').click();
  await expect(page.getByText('2-3 minutes')).toBeVisible();
  if (notes !== '') await page.getByLabel('Presentation notes').fill(notes);
  await button(page, 'Complete Presentation').click();
}

export const question = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
export const response = (page: Page) => page.getByLabel('Your response');

/** Waits for the next question, without waiting out the second before it. */
export async function nextQuestion(page: Page): Promise<string> {
  await page.clock.runFor(1_100);
  await expect(response(page)).toBeEnabled();
  return (await question(page).textContent()) ?? '';
}

export async function answer(page: Page, text: string, number: number): Promise<void> {
  await response(page).fill(text);
  await button(page, 'Submit Response').click();
  await expect(page.getByText(`${number}/5`).first()).toBeVisible();
}

/** The fifth answer, with the clock stopped: the closed hearing stays on the screen until the vote is called. */
export async function answerLast(page: Page, text: string): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000);
  await answer(page, text, 5);
  await expect(page.getByText('Hearing Complete!')).toBeVisible();
  await page.clock.runFor(1_100);
  await page.clock.resume();
}

/** Answers from this number on, to the end of the hearing; gives the questions that were asked. */
export async function answerAll(page: Page, text: string, from = 1): Promise<readonly string[]> {
  const asked: string[] = [];
  for (let number = from; number <= 5; number += 1) {
    asked.push(await nextQuestion(page));
    if (number < 5) await answer(page, text, number);
    else await answerLast(page, text);
  }
  return asked;
}

export interface KeptSimulation {
  readonly version: number;
  readonly state: {
    readonly simulationPhase: string;
    readonly sessionId: string | null;
    readonly responses: readonly { readonly score: number; readonly rating: string; readonly feedback: string }[];
    readonly metrics: { readonly questionsAnswered: number; readonly averageScore: number };
    readonly [key: string]: unknown;
  };
}

export async function simulationStore(page: Page): Promise<KeptSimulation> {
  return JSON.parse((await page.evaluate(() => localStorage.getItem('simulation-store'))) ?? 'null') as KeptSimulation;
}

/** The record as the server has it. */
export async function recordOf(page: Page): Promise<readonly Record<string, unknown>[]> {
  return page.evaluate(async () => {
    const id = sessionStorage.getItem('sessionId') ?? '';
    const credential = document.querySelector('meta[name="rostrum-credential"]')?.getAttribute('content') ?? '';
    const answered = await fetch(`/api/rehearsals/${id}/record`, {
      headers: { Authorization: `Basic ${credential}`, 'X-Session-ID': id },
    });
    return ((await answered.json()) as { events?: Record<string, unknown>[] }).events ?? [];
  });
}

/** The meters as a screen reader reads them, in percent. */
export async function meter(page: Page, name: string): Promise<number> {
  return Number(await page.getByRole('meter', { name }).getAttribute('aria-valuenow'));
}
