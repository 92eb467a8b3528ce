/* `npm run pictures`: the README's pictures, taken from the real product with the example project: a question with its rule,
   a decision criterion by criterion, a report, and the way into a hearing as an animation. PICTURES_DIR puts them elsewhere. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { animated } from './animation.mjs';
import { chromiumFlags, findBrowser } from './browser.mjs';
import { buildIfNeeded, installIfNeeded } from './start.mjs';

installIfNeeded();
buildIfNeeded();
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = process.env.PICTURES_DIR ?? join(root, 'docs', 'pictures');
mkdirSync(folder, { recursive: true });

const port = 4_900 + (process.pid % 1_000);
const url = `http://127.0.0.1:${port}`;
const server = spawn(process.execPath, ['packages/server/dist/main.js'], {
  cwd: root,
  stdio: ['ignore', 'pipe', 'inherit'],
  env: {
    ...process.env,
    PORT: String(port),
    ROSTRUM_DATA_DIR: mkdtempSync(join(tmpdir(), 'rostrum-pictures-')),
    NEWS_FEED_URL: 'http://127.0.0.1:9/{county}',
  },
});
// However this ends, stop the server: one left running would keep our output pipe open.
process.once('exit', () => server.kill('SIGKILL'));
await new Promise((resolve, reject) => {
  server.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  server.stdout.on('data', (text) => String(text).includes(url) && resolve());
});

const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: chromiumFlags,
});
const viewport = { width: 1280, height: 860 };
const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
const page = await context.newPage();
// Buttons are disabled while something is in progress: wait for one that can be pressed.
const button = (name) => page.getByRole('button', { name, exact: true, disabled: false });

/** Only the field: a step of the evening has the same name. */
const textBox = (name) => page.getByRole('textbox', { name });

/** A picture that starts with one part of the page and ends with another, so that nothing is cut in the middle. */
async function take(name, first, last = first, margin = 6) {
  await page.evaluate('document.activeElement?.blur(); scrollTo(0, 0)');
  const top = await first.boundingBox();
  const end = await last.boundingBox();
  const x = Math.max(0, Math.min(top.x, end.x) - margin);
  const y = Math.max(0, top.y - margin);
  const width = Math.max(top.x + top.width, end.x + end.width) + margin - x;
  await page.screenshot({
    path: join(folder, `${name}.png`),
    fullPage: true,
    clip: { x, y, width, height: end.y + end.height + margin - y },
  });
}

/* Frames of the animation: a quarter smaller than the page. */
const small = { width: 960, height: 645 };
const frames = [];
const devtools = await context.newCDPSession(page);
/** Bench and question together: the room scrolls to whatever needs an answer. */
const toBench = () => page.evaluate('scrollTo(0, Math.min(scrollY, 190))');
async function frame(ms) {
  await toBench();
  const y = await page.evaluate('scrollY');
  const { data } = await devtools.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 55,
    clip: { x: 0, y, ...viewport, scale: small.width / viewport.width },
  });
  frames.push({ file: Buffer.from(data, 'base64'), ms });
}
/** Types a few words per frame. */
async function typed(box, text, parts) {
  for (let part = 1; part <= parts; part += 1) {
    await box.fill(text.slice(0, Math.ceil((text.length * part) / parts)));
    await frame(part === parts ? 1_200 : 160);
  }
}

async function openForm() {
  await page.goto(`${url}/configure`);
  await button('Try it with an example').click();
  await button('Continue to Simulation').waitFor();
}

async function chooseHearing() {
  for (let step = 0; step < 3; step += 1) await button('Back').click();
  await page.getByRole('radio', { name: 'Real-Life Simulation' }).click();
  await button('Skip to Community Selection').click();
  await button('Rural Traditional').click();
}

/** Practice until a question rests on the ordinance. */
async function questionWithItsRule() {
  await openForm();
  await button('Continue to Simulation').click();
  await page.waitForURL('**/practice-session');
  const response = textBox('Your response');
  for (let turn = 0; turn < 5; turn += 1) {
    await response.waitFor();
    const why = button('Why this question?');
    if ((await why.getAttribute('aria-expanded')) !== 'true') await why.click();
    const card = page.locator('section').filter({ has: why });
    if (turn === 4 || /Section \d/.test(await card.innerText())) return take('question', card, card, 24);
    await response.fill('That is in the binder under tab four, and we can go through it with staff on Monday.');
    await button('Submit Response').click();
    await page.getByRole('heading', { name: 'Feedback' }).waitFor();
    await button('Next').click();
  }
}

const presentation =
  'Good evening. I am Dana Whitlock for Larkspur Renewables. Cedar Prairie Solar is a 120 megawatt project on 850 acres along Mill Road. The panels stand twelve feet at full tilt, and the nearest home is 320 feet from the array. The Comprehensive Plan, on page 42, supports solar facilities in the agricultural district. Every delivery uses County Road 12, and the county engineer approved the road use agreement on May 3. Runoff will not exceed the rate before construction, and our engineer sealed the drainage plan. The fire chief has approved the emergency response plan. The neighbors keep farming: nothing we build changes a field road or a drain tile on surrounding land. Sound at the nearest home is modeled at 38 dBA. Our appraiser, Karen Wells, compared fourteen sales next to solar farms and found no effect on the value of adjoining property. We will plant two rows of evergreens on the sides that face homes, and we accept that as a condition of approval.';

/** A hearing held as a proceeding, every step skipped but the presentation and the decision. */
async function decision() {
  await openForm();
  await chooseHearing();
  await button('Use Rural Traditional').click();
  await page.getByLabel('Kind of proceeding').selectOption({ label: 'Special or conditional use' });
  await button('Continue to Simulation').click();
  await button('Launch Game').click();
  await page.waitForURL('**/evening');
  const rostrum = button('Go to the rostrum');
  const decide = button('Hear the decision');
  const onward = page.getByRole('button', {
    name: /^(Skip this step|Go on to public comment|Close public comment)$/,
    disabled: false,
  });
  while (!(await decide.isVisible())) {
    await rostrum.or(decide).or(onward).first().waitFor();
    const before = await page.getByRole('main').textContent();
    if (await rostrum.isVisible()) {
      await rostrum.click();
      await textBox('Your presentation').fill(presentation);
      await button('Submit Presentation').click();
      await textBox('Your answer').waitFor();
      await page.goto(`${url}/evening`);
    } else if (await onward.first().isVisible()) await onward.first().click();
    await page.waitForFunction((text) => document.querySelector('main')?.textContent !== text, before);
  }
  await decide.click();
  await page.getByRole('heading', { name: 'Criterion by criterion' }).waitFor();
}

/** The decision and its report. Boards differ from rehearsal to rehearsal: shown is one that found something on the record. */
async function decisionAndReport() {
  const found = page.getByText('What it rests on');
  for (let tries = 0; tries < 8; tries += 1) {
    await decision();
    if ((await found.count()) > 1) break;
  }
  const criteria = page.getByRole('heading', { name: 'Criterion by criterion' });
  await take('decision', criteria, page.locator('h3:has-text("Criterion by criterion") + ul'));
  await page.getByRole('link', { name: 'Open the report' }).click();
  const work = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Work on these first' }) });
  await work.waitFor();
  await take('report', work, page.locator('details[data-fold]').nth(5));
}

/** From the first page to the board's second question. */
async function hearing() {
  await page.goto(url);
  await page.getByRole('heading').first().waitFor();
  await frame(2_000);
  await openForm();
  await frame(2_000);
  await chooseHearing();
  await frame(1_800);
  await button('Use Rural Traditional').click();
  await button('Continue to Simulation').click();
  await button('Launch Game').click();
  await page.waitForURL('**/hearing');
  await button('Begin Public Hearing').click();
  await button('Skip to Presentation').click();
  await typed(
    textBox('Your presentation'),
    'Good evening. I am Dana Whitlock for Larkspur Renewables. Cedar Prairie Solar is a 120 megawatt project on 850 acres along Mill Road. The panels stand twelve feet at full tilt, and the nearest home is 260 feet from the array. We will plant evergreens on the sides that face homes. Construction takes about fourteen months with two hundred jobs.',
    8,
  );
  await button('Submit Presentation').click();
  const box = textBox('Your answer');
  await box.waitFor();
  await page.getByText('Why this question?').first().waitFor();
  await toBench();
  await frame(4_000);
  /* The board's first topic differs from rehearsal to rehearsal: pick the answer that fits the question. */
  const asked = await page.locator('h3').allTextContents();
  const fitting = [
    [
      /evergreen|plant|tree|screen/i,
      'Two staggered rows of evergreens, six feet tall at planting, on every side that faces a home, and whatever dies is replaced within six months. We accept both as conditions of approval that bind any later owner.',
    ],
    [
      /260 feet|residence|setback/i,
      'That home belongs to the Becker family. We will move the first two rows, so that the nearest panel stands 320 feet from their house, and the revised sheet C-3 is with staff by Friday.',
    ],
  ];
  const [, said] = fitting.find(([pattern]) => pattern.test(asked.join(' '))) ?? [
    null,
    'We have not settled that yet. Our engineer will have it in writing with staff by Friday, and we accept it as a condition of approval.',
  ];
  await typed(box, said, 8);
  await button('Submit Response').click();
  await box.waitFor({ state: 'hidden' });
  await frame(2_500);
  await box.waitFor();
  await frame(3_500);
  writeFileSync(join(folder, 'hearing.webp'), animated(frames, small));
}

// It comes first: the first page would offer to go on with what was begun before.
await hearing();
await questionWithItsRule();
await decisionAndReport();

await browser.close();
process.exit(0);
