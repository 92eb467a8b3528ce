import { expect, type Page } from '@playwright/test';
import { obliging, type ModelServer } from '../../packages/server/src/language-model/testing/model-server.ts';
import { answerBox, asSaid, enterRoom, presentByTyping } from '../hearing/hearing-walk.ts';
import { aPracticeConfig } from '../practice/practice-config.ts';
import * as publicWalk from '../public/public-walk.ts';
import { testInHouse } from './house.ts';

/* The screens where a language model chooses the words; a test server plays the model. */

const test = testInHouse({ LLM_PRICE_INPUT: '3', LLM_PRICE_OUTPUT: '15' });
let model: ModelServer;
test.beforeEach(({ house }) => {
  ({ model } = house);
  model.says = obliging;
});

const mark = 'Model’s words';
/** The words that are written first: the lead of `obliging` and the word by which it is seen to have ended. */
const firstPieces = 5;
/** Stops in the middle of a turn, so that what was said so far can be checked. Gives: a function that lets it continue. */
const haltingly = (): (() => void) => {
  let goOn = (): void => undefined;
  const until = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  model.says = (heard) => ({ ...obliging(heard), holdsAfter: firstPieces, until });
  return goOn;
};

async function openPractice(page: Page): Promise<void> {
  await page.addInitScript(
    (value) => sessionStorage.setItem('practiceSessionConfig', JSON.stringify(value)),
    aPracticeConfig(),
  );
  await page.goto('/practice-session');
}
/** A model that finds nothing in an answer beyond what the built-in reading finds, so that its coaching fits whatever was asked. */
const agreeing: ModelServer['says'] = (heard) =>
  heard.system.includes('{"asked"')
    ? {
        text: '{"asked": "narrow", "left": [], "parts": [], "next": {"asks": "", "due": "", "words": ""}, "found": []}',
      }
    : obliging(heard);
const practiceQuestion = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 }).first();
/** The answer box appears once the whole question is there. */
const practiceAnswer = (page: Page) => page.getByLabel('Your response');

/** Voices that say each line in a moment and remember it. */
async function withQuickVoices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const spoken: string[] = [];
    class Utterance {
      readonly text: string;
      onend: (() => void) | null = null;
      constructor(text: string) {
        this.text = text;
      }
    }
    const synthesis = {
      getVoices: () => [{ name: 'Test', lang: 'en-US' }],
      addEventListener: () => undefined,
      cancel: () => undefined,
      speak: (utterance: Utterance) => {
        spoken.push(utterance.text);
        setTimeout(() => utterance.onend?.(), 20);
      },
    };
    Object.defineProperty(window, 'speechSynthesis', { value: synthesis, configurable: true });
    Object.assign(window, { SpeechSynthesisUtterance: Utterance, spoken });
  });
}
const spokenSoFar = (page: Page) => page.evaluate(() => (window as unknown as { spoken: string[] }).spoken);

test('before the first rehearsal the page says once what is sent and who gets it', async ({ page }) => {
  await page.goto('/setup');
  const notice = page.getByRole('alertdialog', { name: 'A language model words the questions' });
  await expect(notice).toContainText('house-model');
  await expect(notice).toContainText('nothing leaves it');
  await expect(notice.getByText('Your presentation and your answers')).toBeVisible();
  await expect(notice.getByText('Recordings of your voice')).toBeVisible();
  await notice.getByRole('button', { name: 'Got it' }).click();
  await expect(notice).toBeHidden();
  const asked = page.waitForResponse('**/api/language-model');
  await page.reload();
  await asked;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toBeHidden();
});

test('a practice question appears while it is written, and its words and those of the coaching carry the mark', async ({
  page,
}) => {
  const goOn = haltingly();
  await openPractice(page);
  const heading = practiceQuestion(page);
  await expect(heading).toHaveText('Help me with this.');
  await expect(practiceAnswer(page)).toHaveCount(0);
  await expect(page.getByText(mark)).toHaveCount(0);
  goOn();
  await expect(practiceAnswer(page)).toBeVisible();
  await expect(heading).toHaveText(/^Help me with this\. .{20,}[?.]$/);
  await expect(heading).toBeFocused();
  await expect(page.getByText(mark)).toHaveCount(1);

  model.says = agreeing;
  await page
    .getByLabel('Your response')
    .fill('We have talked with the neighbors about that and want to do right by them.');
  await page.getByRole('button', { name: 'Submit Response' }).click();
  await expect(page.getByText('You spoke to the board plainly')).toBeVisible();
  await expect(page.getByText(mark)).toHaveCount(2);
});

test('a model that breaks off in the middle is finished with the built-in question, and nothing looks wrong', async ({
  page,
}) => {
  model.says = (heard) => ({ ...obliging(heard), pieceMs: 20, breaksAfter: 9 });
  await openPractice(page);
  await expect(practiceAnswer(page)).toBeVisible();
  await expect(practiceQuestion(page)).toHaveText(/^Help me with this\. .{20,}[?.]$/);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a refused sentence is never shown, and built-in words carry no mark', async ({ page }) => {
  model.says = () => ({
    text: '{"turns": [{"says": "Section 99.9 asks for 4,000 feet. Will you meet it?", "cites": [], "idea": 0}]}',
    pieceMs: 20,
  });
  await openPractice(page);
  const heading = practiceQuestion(page);
  await page.evaluate(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => seen.push(document.querySelector('main h2')?.textContent ?? '')).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  await expect(practiceAnswer(page)).toBeVisible();
  await expect(heading).not.toContainText('99.9');
  const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  expect(seen.join(' ')).not.toContain('4,000');
  await expect(page.getByText(mark)).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('in the hearing room the board is seen and heard sentence by sentence, in the same words', async ({ page }) => {
  await withQuickVoices(page);
  await page.clock.install();
  await enterRoom(page);
  await page.getByRole('button', { name: 'Begin Public Hearing' }).click();
  await expect(page.getByText(mark)).toHaveCount(1);
  // The pauses of the opening come to half a minute.
  await page.clock.runFor('00:40');
  await expect(page.getByRole('heading', { name: 'Developer Presentation' })).toBeVisible();
  const goOn = haltingly();
  await presentByTyping(page);
  const heading = page
    .getByRole('region', { name: 'Municipal Questioning Phase' })
    .getByRole('heading', { level: 3 })
    .first();
  await expect(heading).toHaveText('Help me with this.');
  await expect.poll(() => spokenSoFar(page)).toContain('Help me with this.');
  goOn();
  await expect(answerBox(page)).toBeVisible();
  const shown = asSaid((await heading.textContent()) ?? '');
  await expect
    .poll(async () => {
      const spoken = await spokenSoFar(page);
      return spoken.slice(spoken.indexOf('Help me with this.')).join(' ');
    })
    .toBe(shown);
  await expect(page.getByText(mark)).toHaveCount(1);
  model.says = agreeing;
  await answerBox(page).fill('We talked with the neighbors and want to do right.');
  await page.getByRole('button', { name: 'Submit Response' }).click();
  await expect(page.getByText('You spoke to the board plainly').first()).toBeVisible();
});

test('a public comment is seen and heard sentence by sentence, and the report says whose words it holds', async ({
  page,
}) => {
  await withQuickVoices(page);
  const goOn = haltingly();
  await publicWalk.openSimulator(page, publicWalk.configured);
  await publicWalk.goToHearing(page);
  const heading = publicWalk.question(page);
  await expect(heading).toHaveText('Help me with this.');
  goOn();
  await expect(publicWalk.response(page)).toBeVisible();
  const shown = asSaid((await heading.textContent()) ?? '');
  await expect.poll(async () => (await spokenSoFar(page)).join(' ')).toBe(shown);
  await expect(page.getByText(mark)).toHaveCount(1);
  model.says = agreeing;
  await publicWalk.answer(page, 'We talked with the neighbors and want to do right by them.', 1);
  await expect(page.getByText('You spoke to the board plainly')).toBeVisible();

  const id = await page.evaluate(() => sessionStorage.getItem('sessionId') ?? '');
  await page.goto(`/rehearsals/${id}`);
  await expect(page.getByText('Take this along to the real night.').first()).toBeVisible();
  await expect(page.getByText(mark).first()).toBeVisible();
  await expect(page.getByText(/read [\d,]+ tokens and wrote [\d,]+ for this rehearsal\. At the prices/)).toBeVisible();
});
