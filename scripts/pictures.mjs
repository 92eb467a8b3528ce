/* `npm run pictures`: the README's pictures, taken of the real product on the example project. */
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { findBrowser } from './browser.mjs';
import { buildIfNeeded, installIfNeeded } from './start.mjs';

installIfNeeded();
buildIfNeeded();
const root = fileURLToPath(new URL('..', import.meta.url));
const folder = join(root, 'docs', 'pictures');
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
  args: ['--no-sandbox', '--disable-gpu'],
});
const page = await (
  await browser.newContext({ viewport: { width: 1280, height: 860 }, reducedMotion: 'reduce' })
).newPage();
const button = (name) => page.getByRole('button', { name, exact: true });
const take = (name) => page.screenshot({ path: join(folder, `${name}.png`) });
const answer =
  'Yes. We hold 320 feet from every home, shown on sheet C-3, and we accept that as a condition of approval.';

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

await openForm();
for (let step = 0; step < 3; step += 1) await button('Back').click();
await page.getByRole('radio', { name: 'Real-Life Simulation' }).click();
await button('Skip to Community Selection').click();
await button('Rural Traditional').click();
await button('Use Rural Traditional').click();
await button('Continue to Simulation').click();
await button('Launch Game').click();
await page.waitForURL('**/hearing');
await button('Begin Public Hearing').click();
await button('Skip to Presentation').click();
await page
  .getByLabel('Your presentation')
  .fill(
    'Good evening. I am Dana Whitlock for Larkspur Renewables. Cedar Prairie Solar is a 120 megawatt project on 850 acres along Mill Road. The panels stand twelve feet at full tilt, and the nearest home is 260 feet from the array. We will plant evergreens on the sides that face homes. Construction takes about fourteen months with two hundred jobs.',
  );
await button('Submit Presentation').click();
await page.getByLabel('Your response').or(page.getByRole('textbox')).first().waitFor();
await page.getByText('Why this question?').first().waitFor();
await take('hearing');

await browser.close();
server.kill('SIGTERM');
