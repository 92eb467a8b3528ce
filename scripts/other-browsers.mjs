/* `npm run browsers`: the main paths through the product in the browsers on this machine that the browser tests don't use. `npm run
   browsers -- firefox` runs one; PICTURES_DIR keeps pictures along the way, by size and theme. */
import { mkdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { away, offline } from './browsers/away.mjs';
import { browsers } from './browsers/browsers.mjs';
import { ownServer } from './browsers/own-server.mjs';
import { audioTest, byKeyboard, guide, hearing, wizard } from './browsers/walks.mjs';
import { buildIfNeeded, installIfNeeded } from './start.mjs';

const walks = { wizard, byKeyboard, hearing, guide, audioTest, offline, away };
const sizes = { desktop: { width: 1280, height: 860 }, phone: { width: 390, height: 844 } };
/** The sessions: in light theme at a desk, and in dark theme on a phone. */
const sittings = [
  { size: 'desktop', isDark: false, names: ['byKeyboard', 'hearing', 'guide', 'audioTest', 'offline', 'away'] },
  { size: 'phone', isDark: true, names: ['wizard'] },
];
const wanted = process.argv.slice(2).map((name) => name.toLowerCase());
const folder = process.env.PICTURES_DIR;

async function pictures(page, name, size) {
  for (const [of, look] of Object.entries(sizes)) {
    await page.size(look);
    for (const theme of ['light', 'dark']) {
      await page.theme(theme);
      await page.picture(join(folder, `${name}-${of}-${theme}.png`));
    }
  }
  await page.size(sizes[size]);
  await page.theme('');
}

async function sitting(browser, program, { size, isDark, names }) {
  const server = await ownServer();
  const page = await browser.opened(program, server.url, { isDark });
  const faults = [];
  const stop = async (name) => {
    const over = await page.tooWide();
    if (over > 0) faults.push(`${name} is ${over} px too wide`);
    if (folder !== undefined) await pictures(page, `${browser.name.toLowerCase()}-${name}`, size);
  };
  const walked = [];
  try {
    await page.size(sizes[size]);
    await page.open('/');
    const light = await page.ground();
    if (isDark ? light > 80 : light < 200) faults.push(`the system is ${isDark ? 'dark' : 'light'}, the page is not`);
    for (const name of names) {
      const began = performance.now();
      await walks[name](page, stop, server);
      walked.push(`${name} ${((performance.now() - began) / 1_000).toFixed(1)} s`);
    }
  } catch ({ message, cause }) {
    faults.push(`${names[walked.length]} does not go on: ${message}${cause ? ` (${cause.message})` : ''}`);
    const file = join(folder ?? tmpdir(), `rostrum-${browser.name.toLowerCase()}-${size}.png`);
    await page.picture(file);
    faults.push(`a picture of where it stands: ${file}`);
  } finally {
    faults.push(...(await page.faults()));
    await page.close();
    await server.stop();
  }
  return {
    line: `${browser.name} ${page.version}, ${size}, ${isDark ? 'dark' : 'light'}: ${walked.join(', ')}`,
    faults,
  };
}

installIfNeeded();
buildIfNeeded();
if (folder !== undefined) mkdirSync(folder, { recursive: true });
let driven = 0;
for (const browser of browsers.filter(({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()))) {
  const program = browser.found();
  if (program === null) {
    console.log(`${browser.name}: not on this machine (${browser.install})`);
    continue;
  }
  driven += 1;
  for (const one of sittings) {
    const { line, faults } = await sitting(browser, program, one);
    console.log(line);
    for (const fault of faults) console.log(`  ${fault}`);
    if (faults.length > 0) process.exitCode = 1;
  }
}
if (driven === 0) console.log('None was driven.');
