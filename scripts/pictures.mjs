/* `npm run pictures`: the README's pictures, taken of the real product on the example project: stills, and a hearing in
   moving pictures. PICTURES_DIR puts them elsewhere. */
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
await new Promise((resolve) => server.stdout.on('data', (text) => String(text).includes(url) && resolve()));

const browser = await chromium.launch({
  executablePath: findBrowser() ?? undefined,
  args: chromiumFlags,
});
const viewport = { width: 1280, height: 860 };
const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
const page = await context.newPage();
const button = (name) => page.getByRole('button', { name, exact: true });
const take = (name) => page.screenshot({ path: join(folder, `${name}.png`) });

/* Frames of the moving picture: a third smaller than the page. */
const small = { width: 960, height: 645 };
const frames = [];
const devtools = await context.newCDPSession(page);
/** Bench and question together: the room scrolls to what is to be answered. */
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
/** Writes as somebody types, a few words a frame. */
async function typed(box, text, parts) {
  for (let part = 1; part <= parts; part += 1) {
    await box.fill(text.slice(0, Math.ceil((text.length * part) / parts)));
    await frame(part === parts ? 1_200 : 160);
  }
}

const answer =
  'Not as filed. We will move the first row back to 320 feet from every home, as sheet C-3 now shows, and we accept that as a condition of approval.';

async function openForm() {
  await page.goto(`${url}/configure`);
  await button('Try it with an example').click();
  await button('Continue to Simulation').waitFor();
}

await openForm();
await take('setup');
await button('Continue to Simulation').click();
await page.waitForURL('**/practice-session');
await page.getByLabel('Your response').fill(answer);
await take('practice');
await button('Submit Response').click();
await page.getByRole('heading', { name: 'Feedback' }).waitFor();
await button('Pause').click();
await take('feedback');

await page.goto(url);
await page.getByRole('heading').first().waitFor();
await frame(2_000);
await openForm();
await frame(2_000);
for (let step = 0; step < 3; step += 1) await button('Back').click();
await page.getByRole('radio', { name: 'Real-Life Simulation' }).click();
await button('Skip to Community Selection').click();
await button('Rural Traditional').click();
await frame(1_800);
await button('Use Rural Traditional').click();
await button('Continue to Simulation').click();
await button('Launch Game').click();
await page.waitForURL('**/hearing');
await button('Begin Public Hearing').click();
await button('Skip to Presentation').click();
await typed(
  page.getByLabel('Your presentation'),
  'Good evening. I am Dana Whitlock for Larkspur Renewables. Cedar Prairie Solar is a 120 megawatt project on 850 acres along Mill Road. The panels stand twelve feet at full tilt, and the nearest home is 260 feet from the array. We will plant evergreens on the sides that face homes. Construction takes about fourteen months with two hundred jobs.',
  8,
);
await button('Submit Presentation').click();
const box = page.getByLabel('Your answer');
await box.waitFor();
await page.getByText('Why this question?').first().waitFor();
await toBench();
await take('hearing');
await frame(4_000);
/* What the board raises first differs from rehearsal to rehearsal: the answer is to what was asked. */
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

await browser.close();
server.kill('SIGTERM');
