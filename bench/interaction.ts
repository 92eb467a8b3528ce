/// <reference lib="dom" />
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import { chromiumFlags, findBrowser, microphoneFlags } from '../scripts/browser.mjs';
import { rehearsalInPage } from '../scripts/rehearsal-in-page.mjs';
import { machineLoad, OwnServer, percentile } from './own-server.ts';
import type { BenchRow } from './row.ts';

/* How long the screen takes to respond: from a key or a click to the next paint, as the browser itself measures it (Event Timing), while
   recording and with two hundred exchanges in the history. Once at this machine's speed, and once with the CPU throttled to a quarter, as
   Lighthouse does for a mid-range phone. */

const exchanges = 200;
const target = 'under 100';
const slowdowns = [1, 4] as const;
const voice = fileURLToPath(new URL('../e2e/fixtures/voice.wav', import.meta.url));
/** The three parts of each time are listed next to it. */
const paintWhy =
  'The page itself takes a few milliseconds; the rest is the browser’s layout and paint of 200 exchanges, with other work on the machine.';
const slowWhy =
  'At a quarter of this machine’s speed no single thing takes the time: a press is its pointer events, rendering, style, layout and paint, a few milliseconds each at full speed, plus the browser’s own time until the frame is on the screen.';
/** A fast typist: fourteen characters per second. */
const betweenKeysMs = 70;
const sentence = 'We hold 150 feet on all sides, shown on sheet C-3.';

const project = {
  projectName: 'Cedar Prairie Solar',
  developerName: 'Larkspur Renewables LLC',
  applicant: 'Dana Whitlock',
  technology: 'solar',
  selectedProjectType: 'Utility-Scale Solar',
  zoningDistrict: 'agricultural',
  location: { city: 'Millbrook', county: 'Franklin County', state: 'Iowa' },
  ordinanceText: [
    'Section 4.2 Setbacks. Solar arrays shall be set back not less than 150 feet from any dwelling on an adjoining parcel.',
    'Section 4.5 Screening. A landscaped buffer of evergreen trees shall be planted along any property line that adjoins a residence.',
    'Section 4.9 Decommissioning. The applicant shall file a decommissioning plan and financial security before a building permit is issued.',
  ].join('\n\n'),
};
const presentation =
  'Good evening. I am Dana Whitlock of Larkspur Renewables. We propose a solar array of 40 megawatts on 320 acres. The panels stand 200 feet from the nearest home, behind a row of evergreen trees.';

/** Good answers and poor ones, so that the filters of the report have something to filter. */
const answers = Array.from({ length: exchanges }, (_, at) =>
  at % 3 === 2
    ? 'I would rather not speculate on that this evening.'
    : `On point ${at + 1}: we will repair County Road 12 to its present standard within 60 days, post a bond of $250,000 with the county, and we accept that as a condition of approval.`,
);

/** How long one interaction took, what it was, and how the time was spent: waiting for the page to be free, handling all of its events (a
 *  press is a pointer down, a pointer up and a click), and until the next paint. */
interface Interaction {
  readonly what: string;
  readonly ms: number;
  readonly spent: string;
}
/** One event of an interaction. */
interface Noted {
  readonly id: number;
  readonly what: string;
  readonly ms: number;
  /** Times: when it happened, and when the page started and finished handling it. */
  readonly at: number;
  readonly begun: number;
  readonly done: number;
}

/** Starts recording each key and click of this page. The browser rounds a duration to eight milliseconds. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Noted[] = [];
    Object.assign(window, { interactions: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEventTiming & { interactionId: number })[]) {
        if (entry.interactionId === 0) continue;
        const at = entry.target instanceof Element ? entry.target.closest('button, a, select, textarea, input') : null;
        const label = at instanceof HTMLTextAreaElement ? at.labels[0]?.textContent : at?.textContent;
        const named = (at?.getAttribute('aria-label') ?? label ?? '').trim().slice(0, 40);
        const what = `${entry.name} on ${at === null ? 'the page' : `${at.localName} “${named}”`}`;
        seen.push({
          id: entry.interactionId,
          what,
          ms: entry.duration,
          at: entry.startTime,
          begun: entry.processingStart,
          done: entry.processingEnd,
        });
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

/** The interactions since the last call; the longest event represents each of them. */
async function noted(page: Page): Promise<readonly Interaction[]> {
  // The last paint is reported a moment later.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  const events = await page.evaluate(() => (window as unknown as { interactions: Noted[] }).interactions.splice(0));
  const eventsOf = new Map<number, Noted[]>();
  for (const event of events) eventsOf.set(event.id, [...(eventsOf.get(event.id) ?? []), event]);
  return [...eventsOf.values()].map((all) => {
    const { what, ms, at, begun } = all.reduce((most, one) => (one.ms > most.ms ? one : most));
    const before = all.filter((one) => one.begun < at + ms);
    const handledMs = before.reduce((sum, one) => sum + one.done - one.begun, 0);
    const spent = [begun - at, handledMs, Math.max(0, ms - (begun - at) - handledMs)];
    return { what, ms, spent: spent.map((part) => Math.round(part)).join(' + ') };
  });
}

interface Scene {
  readonly name: string;
  /** Makes the rehearsal, and returns how to open its screen. */
  readonly prepare: (page: Page, address: string) => Promise<() => Promise<void>>;
  /** The interactions to perform there. */
  readonly use: (page: Page) => Promise<void>;
}

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', typeof name === 'string' ? { name, exact: true } : { name });

async function record(page: Page): Promise<void> {
  await button(page, 'Start Recording').click();
  await page.getByRole('meter', { name: 'Microphone level' }).waitFor();
}

async function store(page: Page, values: Readonly<Record<string, unknown>>): Promise<void> {
  await page.evaluate((entries) => {
    sessionStorage.clear();
    for (const [key, value] of Object.entries(entries))
      sessionStorage.setItem(key, typeof value === 'string' ? value : JSON.stringify(value));
  }, values);
}

const scenes: readonly Scene[] = [
  {
    name: `practice, recording, ${exchanges} exchanges`,
    prepare: async (page, address) => {
      const session = await page.evaluate(rehearsalInPage, {
        mode: 'practice',
        project,
        presentation,
        answers,
        publicFrom: exchanges,
      } as const);
      return async () => {
        await page.goto(`${address}/robots.txt`);
        await store(page, {
          sessionId: session,
          practiceSessionConfig: {
            session_id: session,
            sessionId: session,
            practiceMode: 'single-topic',
            selectedTopics: ['setbacks_and_buffers'],
            questionCount: exchanges + 20,
            selectedCharacters: [{ character_id: 'nobody_yet', name: 'Commissioner', role: 'commissioner' }],
            selectedProjectType: project.selectedProjectType,
            selectedDifficulty: 'intermediate',
            projectData: project,
          },
        });
        await page.goto(`${address}/practice-session`);
        await page.getByRole('heading', { name: new RegExp(`^Question 20\\d of ${exchanges + 20}$`) }).waitFor();
        await page.getByLabel('Your response').waitFor();
      };
    },
    use: async (page) => {
      await button(page, 'Voice').click();
      await record(page);
      await page.getByLabel('Your response').pressSequentially(sentence, { delay: betweenKeysMs });
      await button(page, 'Why this question?').click();
      await button(page, 'Restart').click();
      await button(page, 'Keep going').click();
      await page.getByLabel('Listen automatically').click();
      await button(page, 'Pause recording').click();
      await button(page, 'Resume recording').click();
      await button(page, 'Submit Response').click();
      await page.getByRole('heading', { name: 'Feedback' }).waitFor();
      await button(page, 'Pause').click();
      await button(page, 'Why this rating').click();
      await button(page, /^Next/).click();
      await page.getByLabel('Your response').waitFor();
    },
  },
  {
    name: `the hearing room, recording, ${exchanges} exchanges`,
    prepare: async (page, address) => {
      await page.evaluate(rehearsalInPage, {
        mode: 'hearing',
        project,
        presentation,
        answers,
        publicFrom: exchanges,
        phaseBefore: 'official_questions',
      } as const);
      return async () => {
        await page.goto(address);
        await page.evaluate(() => sessionStorage.clear());
        await button(page, 'Continue').click();
        await page.getByRole('heading', { name: /^Questions Asked \(20\d\)$/ }).waitFor();
        // If a question is already waiting for its answer, use it; otherwise request the next one.
        const box = page.getByRole('textbox', { name: 'Your answer' });
        const next = page.locator('button:enabled', { hasText: 'Next Question' });
        await box.or(next).first().waitFor();
        if (await box.isHidden()) await next.click();
        await box.waitFor();
      };
    },
    use: async (page) => {
      const box = page.getByRole('textbox', { name: 'Your answer' });
      await record(page);
      await box.pressSequentially(sentence, { delay: betweenKeysMs });
      await button(page, 'Why this question?').click();
      await button(page, 'Standard View').click();
      await button(page, 'Enhanced View').click();
      await button(page, /^Biography of/)
        .first()
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
      const said = button(page, 'What you said');
      await said.first().click();
      await said.nth(exchanges / 2).click();
      await said.last().click();
      await button(page, 'Submit Response').click();
      await box.waitFor({ state: 'hidden' });
      await button(page, 'Next Question').click();
      await box.waitFor();
    },
  },
  {
    name: `the public phase, recording, ${exchanges} exchanges`,
    prepare: async (page, address) => {
      const session = await page.evaluate(rehearsalInPage, {
        mode: 'hearing',
        project,
        presentation,
        answers,
        publicFrom: exchanges,
        phaseBefore: 'official_questions',
        phaseAfter: 'transition',
      } as const);
      return async () => {
        await page.goto(`${address}/robots.txt`);
        const { ordinanceText: _filed, ...facts } = project;
        const projectConfig = facts;
        const config = {
          selectedCategory: 'solar',
          selectedProjectType: project.selectedProjectType,
          selectedDifficulty: 'intermediate',
          selectedCommunityType: 'rural_traditional',
          projectConfig,
        };
        await store(page, { sessionId: session, communityType: 'rural_traditional', tutorialShown: 'true' });
        await page.evaluate((usr) => history.replaceState({ usr, key: 'handed', idx: 0 }, '', '/simulate'), {
          skipSetup: true,
          config,
          projectData: facts,
        });
        await page.reload();
        await page.getByLabel('Your response').waitFor();
      };
    },
    use: async (page) => {
      const box = page.getByLabel('Your response');
      await button(page, 'Voice').click();
      await record(page);
      await box.pressSequentially(sentence, { delay: betweenKeysMs });
      await button(page, 'Why this question?').click();
      await button(page, 'Why the meters moved').click();
      const before = await page.getByRole('main').getByRole('heading', { level: 2 }).first().textContent();
      await button(page, 'Submit Response').click();
      await page.waitForFunction((asked) => document.querySelector('main h2')?.textContent !== asked, before);
      await box.waitFor();
      await box.pressSequentially('Yes.', { delay: betweenKeysMs });
    },
  },
  {
    name: `the report, ${exchanges} exchanges`,
    prepare: async (page, address) => {
      const session = await page.evaluate(rehearsalInPage, {
        mode: 'hearing',
        project,
        presentation,
        answers,
        publicFrom: exchanges / 2,
        vote: true,
      } as const);
      return async () => {
        await page.goto(`${address}/rehearsals/${session}`);
        // The first report takes a while to make; its questions and answers are folded.
        await button(page, 'Open everything').click({ timeout: 60_000 });
        await page.getByRole('article', { name: /^1\. / }).waitFor({ timeout: 60_000 });
      };
    },
    use: async (page) => {
      const first = page.getByRole('article', { name: /^1\. / });
      await first.getByRole('button', { name: 'Why this rating' }).click();
      await first.getByRole('button', { name: 'Answer it again' }).click();
      await first.getByRole('textbox').pressSequentially(sentence, { delay: betweenKeysMs });
      // With the keyboard: a script choosing from a list isn't an interaction.
      const filter = page.getByRole('combobox', { name: 'Show' });
      await filter.focus();
      await filter.press('ArrowDown');
      await filter.press('ArrowUp');
      await page.getByRole('navigation', { name: 'In this report' }).getByRole('link', { name: 'Replay' }).click();
      await page.getByRole('slider', { name: 'Place in the hearing' }).press('PageUp');
      await button(page, 'Play').click();
      await button(page, 'Pause').click();
      await button(page, 'Later turn').click();
      await button(page, 'Later turn').click();
      await page.keyboard.press('End');
      await page.keyboard.press('Home');
    },
  },
  {
    name: `the list of ${exchanges} rehearsals`,
    prepare: async (page, address) => {
      for (let number = 1; number <= exchanges; number += 1)
        await page.evaluate(rehearsalInPage, {
          mode: 'hearing',
          project: { ...project, projectName: `Cedar Prairie Solar ${number}` },
          presentation,
          answers: [],
          publicFrom: 0,
        } as const);
      return async () => {
        await page.goto(`${address}/rehearsals`);
        await page.getByRole('heading', { name: `Cedar Prairie Solar ${exchanges}` }).waitFor();
      };
    },
    use: async (page) => {
      const search = page.getByRole('searchbox', { name: 'Search by project, date or result' });
      await search.pressSequentially('prairie 17', { delay: betweenKeysMs });
      for (let letter = 0; letter < 10; letter += 1) await search.press('Backspace');
      await page.getByRole('checkbox').nth(0).click();
      await page.getByRole('checkbox').nth(150).click();
      await button(page, /^Delete /)
        .first()
        .click();
      await page.keyboard.press('Escape');
    },
  },
];

async function measured(context: BrowserContext, address: string, scene: Scene): Promise<readonly BenchRow[]> {
  const page = await context.newPage();
  // Voices differ between machines, so every line is shown as text.
  await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  await watch(page);
  await page.goto(address);
  const open = await scene.prepare(page, address);
  const session = await context.newCDPSession(page);
  const rows: BenchRow[] = [];
  for (const rate of slowdowns) {
    await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    await open();
    await noted(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate });
    await scene.use(page);
    const found = await noted(page);
    const slowest = found.reduce((most, one) => (one.ms > most.ms ? one : most), {
      what: 'none seen',
      ms: 0,
      spent: '',
    });
    if (found.length < 5) throw new Error(`only ${found.length} interactions were seen in ${scene.name}`);
    const median = percentile(
      found.map(({ ms }) => ms),
      0.5,
    );
    rows.push({
      name: `slowest of ${scene.name}${rate === 1 ? '' : `, processor slowed ${rate} times`}`,
      value: slowest.ms,
      unit: 'ms',
      target,
      reference: `${slowest.what}: ${slowest.spent} ms waiting, handling, painting; median ${median} ms of the ${found.length} that took 16 ms or more; ${machineLoad()}`,
      why: rate > 1 ? slowWhy : paintWhy,
    });
    if (process.env['INTERACTION_ALL'] !== undefined)
      for (const { what, ms, spent } of [...found].sort((a, b) => b.ms - a.ms).slice(0, 12))
        console.log(`    ${ms} (${spent}) ${what}`);
  }
  await page.close();
  return rows;
}

export async function run(): Promise<readonly BenchRow[]> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('no Chromium or Chrome was found; set CHROMIUM_PATH to its program');
  // Only the scenes whose names contain INTERACTION_SCENE, if it is set.
  const chosen = scenes.filter(({ name }) => name.includes(process.env['INTERACTION_SCENE'] ?? ''));
  const server = await OwnServer.started({ ROSTRUM_DATA_DIR: mkdtempSync(join(tmpdir(), 'rostrum-interaction-')) });
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, ...microphoneFlags(voice)],
  });
  try {
    const rows: BenchRow[] = [];
    for (const scene of chosen) {
      const context = await browser.newContext({ permissions: ['microphone'] });
      rows.push(...(await measured(context, server.address, scene)));
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}
