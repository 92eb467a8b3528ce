/* Finds a Chromium or Chrome for the browser tests, and installs one if possible. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What every automated Chromium here is started with: it asks nothing, fetches nothing of its own, and runs without a sandbox or a
 *  graphics card. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A microphone that is present and allowed: a tone, or a sound file if one is given. */
export const microphoneFlags = (sound) => [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  ...(sound === undefined ? [] : [`--use-file-for-fake-audio-capture=${sound}`]),
];

const places = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

function installed() {
  const found = places.find((place) => place !== undefined && place !== '' && existsSync(place));
  if (found !== undefined) return found;
  const own = createRequire(import.meta.url)('@playwright/test').chromium.executablePath();
  return existsSync(own) ? own : null;
}

const attempts = [
  () =>
    process.platform === 'linux' &&
    process.getuid?.() === 0 &&
    existsSync('/usr/bin/apt-get') &&
    spawnSync('apt-get', ['update', '-q'], { stdio: 'inherit' }).status === 0 &&
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }),
  () => spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 }),
];

/** The path of a browser; installs one if there is none; null if that isn't possible either. */
export function findBrowser() {
  for (const attempt of [() => undefined, ...attempts]) {
    attempt();
    const found = installed();
    if (found !== null) return found;
  }
  return null;
}
