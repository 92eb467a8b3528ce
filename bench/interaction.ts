/// <reference lib="dom" />
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from '@playwright/test';
import { findBrowser } from '../scripts/browser.mjs';
import { machineLoad, OwnServer } from './own-server.ts';
import type { BenchRow } from './row.ts';

/* How long the screen takes to answer the hand: from a key or a click to the next paint, as the browser itself counts it,
   while recording and with two hundred exchanges behind. */

const exchanges = 200;
const target = 'under 100';
const voice = fileURLToPath(new URL('../e2e/fixtures/voice.wav', import.meta.url));

const project = {
  projectName: 'Cedar Prairie Solar',
  developerName: 'Larkspur Renewables LLC',
  selectedProjectType: 'Utility-Scale Solar',
  location: { city: 'Millbrook', county: 'Franklin County', state: 'Iowa' },
  zoningDistrict: 'agricultural',
};

/** A rehearsal of two hundred exchanges that is still under way, made through the product's own calls. */
function longRehearsal(page: Page, mode: 'hearing' | 'practice'): Promise<string> {
  return page.evaluate(
    async ({ prefix, details, count }) => {
      const credential = document.querySelector<HTMLMetaElement>('meta[name="rostrum-credential"]')?.content ?? '';
      const letters = Array.from(crypto.getRandomValues(new Uint8Array(12)), (byte) =>
        byte.toString(16).padStart(2, '0'),
      ).join('');
      const session = `${prefix}-${Date.now()}_${letters}`;
      const send = async (path: string, body: object): Promise<Record<string, unknown>> => {
        const answer = await fetch(path, {
          method: 'POST',
          headers: {
            authorization: `Basic ${credential}`,
            'x-session-id': session,
            'content-type': 'application/json',
          },
          body: JSON.stringify(body),
        });
        if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
        return (await answer.json()) as Record<string, unknown>;
      };
      await send('/api/start_simulation', {
        session_id: session,
        enhanced_config: {
          selectedProjectType: details.selectedProjectType,
          selectedDifficulty: 'intermediate',
          selectedCommunityType: 'rural_traditional',
          projectConfig: details,
        },
      });
      await send('/api/set-project-details', { project: details });
      const now = () => new Date().toISOString();
      if (prefix === 'hearing')
        await send(`/api/rehearsals/${session}/events`, {
          events: [{ type: 'phase_changed', id: `${letters}a`, at: now(), phase: 'official_questions', reason: null }],
        });
      const asked: string[] = [];
      for (let at = 0; at < count; at += 1) {
        const given =
          prefix === 'practice'
            ? await send('/api/practice/generate-question', {
                session_id: session,
                selected_topics: ['setbacks_and_buffers'],
                project_data: details,
                question_number: at + 1,
                total_questions: count + 20,
                previous_questions: asked.slice(-5),
                practice_mode: 'single-topic',
                selected_difficulty: 'intermediate',
              })
            : await send('/api/generate-question', {
                session_id: session,
                project_details: details,
                hearing_phase: 'municipal_questioning',
              });
        const question = String(given['question']);
        asked.push(question);
        await send('/api/evaluate-response', {
          session_id: session,
          question,
          answer: `On point ${at + 1}: we will repair County Road 12 within 60 days and post a bond of $250,000.`,
          response_time: 20,
        });
      }
      return session;
    },
    { prefix: mode, details: project, count: exchanges },
  );
}

/** Begins to note how long each key and click takes; the browser rounds to eight milliseconds. */
async function note(page: Page): Promise<void> {
  await page.evaluate(() => {
    const slowest: number[] = [];
    Object.assign(window, { slowest });
    const seen = new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if ((entry as unknown as { interactionId: number }).interactionId > 0) slowest.push(entry.duration);
    });
    seen.observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
}

async function noted(page: Page): Promise<number> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)));
  return page.evaluate(() => Math.max(8, ...(window as unknown as { slowest: number[] }).slowest));
}

const sentence = 'We hold 150 feet on all sides, shown on sheet C-3, and accept it as a condition of approval.';

async function inPractice(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const sessionId = await longRehearsal(page, 'practice');
  await page.evaluate((config) => sessionStorage.setItem('practiceSessionConfig', JSON.stringify(config)), {
    session_id: sessionId,
    sessionId,
    practiceMode: 'single-topic',
    selectedTopics: ['setbacks_and_buffers'],
    questionCount: exchanges + 20,
    selectedCharacters: [{ character_id: 'nobody_yet', name: 'Commissioner', role: 'commissioner' }],
    selectedProjectType: project.selectedProjectType,
    selectedDifficulty: 'intermediate',
    projectData: project,
  });
  await page.evaluate((id) => sessionStorage.setItem('sessionId', id), sessionId);
  await page.goto(`${address}/practice-session`);
  await page.getByRole('heading', { name: `Question ${exchanges + 1} of ${exchanges + 20}` }).waitFor();
  await page.getByRole('button', { name: 'Voice', exact: true }).click();
  await page.getByRole('button', { name: 'Start Recording' }).click();
  await page.getByRole('meter', { name: 'Microphone level' }).waitFor();
  await note(page);
  await page.getByLabel('Your response').pressSequentially(sentence);
  await page
    .getByRole('button', { name: /Restart/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Text', exact: true }).click();
  await page.getByRole('button', { name: 'Submit Response' }).click();
  await page.getByRole('heading', { name: 'Feedback' }).waitFor();
  return noted(page);
}

async function inHearing(page: Page, address: string): Promise<number> {
  await page.goto(address);
  await longRehearsal(page, 'hearing');
  await page.goto(address);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  const box = page.getByRole('textbox', { name: 'Your answer' });
  await box.waitFor({ timeout: 60_000 });
  await page
    .getByRole('button', { name: /^(Start Recording|Record)/ })
    .first()
    .click();
  await page.getByRole('meter', { name: 'Microphone level' }).first().waitFor();
  await note(page);
  await box.pressSequentially(sentence);
  await page.getByRole('button', { name: 'Standard View' }).click();
  await page.getByRole('button', { name: 'Enhanced View' }).click();
  await page.locator('ol button[aria-expanded]').first().click();
  await page.getByRole('button', { name: 'Submit Response' }).click();
  await box.waitFor({ state: 'hidden' });
  return noted(page);
}

async function inReport(page: Page, address: string): Promise<number> {
  await page.goto(address);
  const sessionId = await longRehearsal(page, 'hearing');
  await page.goto(`${address}/rehearsals/${sessionId}`);
  const first = page.getByRole('article', { name: /^1\. / });
  await first.waitFor({ timeout: 60_000 });
  await note(page);
  await first.locator('button[aria-expanded]').first().click();
  await page.getByRole('combobox').first().selectOption('weak');
  await page.getByRole('combobox').first().selectOption('all');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('End');
  return noted(page);
}

export async function run(): Promise<readonly BenchRow[]> {
  const executablePath = findBrowser();
  if (executablePath === null) throw new Error('no Chromium or Chrome was found; set CHROMIUM_PATH to its program');
  const server = await OwnServer.started({ ROSTRUM_DATA_DIR: mkdtempSync(join(tmpdir(), 'rostrum-interaction-')) });
  const browser = await chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--use-fake-device-for-media-stream',
      '--use-fake-ui-for-media-stream',
      `--use-file-for-fake-audio-capture=${voice}`,
    ],
  });
  try {
    const rows: BenchRow[] = [];
    const parts = { practice: inPractice, 'the hearing room': inHearing, 'the report': inReport };
    for (const [where, measure] of Object.entries(parts)) {
      const context = await browser.newContext({ permissions: ['microphone'] });
      const page = await context.newPage();
      await page.addInitScript(() => Reflect.deleteProperty(window, 'speechSynthesis'));
      rows.push({
        name: `slowest key or click in ${where}, ${exchanges} exchanges${where === 'the report' ? '' : ', recording'}`,
        value: await measure(page, server.address),
        unit: 'ms',
        target,
        reference: machineLoad(),
      });
      await context.close();
    }
    return rows;
  } finally {
    await browser.close();
    await server.stop();
  }
}
