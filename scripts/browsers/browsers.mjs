/* Which browsers this machine has besides Chromium, and how each is started. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './own-server.mjs';
import { pageOf } from './page.mjs';
import { overHttp, overMarionette } from './web-driver.mjs';

const first = (...places) => places.find((place) => place && existsSync(place)) ?? null;

/** Retries something that should be ready soon, until it is. */
async function soon(attempt) {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (failure) {
      if (tries === 100) throw failure;
      await wait(200);
    }
  }
}

async function ended(child) {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  await gone;
}

/** Firefox with a separate profile. The page gets its size inside the window, which is never as narrow as a phone. */
async function openedFirefox(program, url, { isDark }) {
  const profile = mkdtempSync(join(tmpdir(), 'rostrum-firefox-'));
  const settings = {
    'marionette.port': 0,
    'layout.css.prefers-color-scheme.content-override': isDark ? 0 : 1,
    'app.update.enabled': false,
    'browser.shell.checkDefaultBrowser': false,
    'datareporting.policy.dataSubmissionEnabled': false,
    'toolkit.telemetry.enabled': false,
  };
  const lines = Object.entries(settings).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  writeFileSync(join(profile, 'user.js'), lines.join('\n'));
  const firefox = spawn(
    program,
    ['--headless', '--no-remote', '--marionette', '--remote-allow-system-access', '--profile', profile],
    { stdio: 'ignore', env: { ...process.env, MOZ_HEADLESS_WIDTH: '1500', MOZ_HEADLESS_HEIGHT: '1100' } },
  );
  const port = await soon(async () => Number(readFileSync(join(profile, 'MarionetteActivePort'), 'utf8')));
  const driver = await soon(() => overMarionette(port));
  const resize = ({ width, height }) =>
    driver.inBrowser(
      `const { style } = Services.wm.getMostRecentWindow('navigator:browser').gBrowser.selectedBrowser;
       for (const [name, value] of arguments[0]) for (const limit of ['', 'min-', 'max-']) style.setProperty(limit + name, value);`,
      [
        [
          ['width', `${width}px`],
          ['height', `${height}px`],
        ],
      ],
    );
  return {
    ...pageOf(driver, url, resize),
    async close() {
      await driver.close();
      await ended(firefox);
    },
  };
}

/** WebKitGTK draws on an X server, a virtual one if there is none. */
async function openedWebKit({ program, driver: driverProgram }, url, { isDark }) {
  const folder = mkdtempSync(join(tmpdir(), 'rostrum-webkit-'));
  const own = process.env.DISPLAY === undefined ? `:${90 + (process.pid % 100)}` : null;
  const env = {
    ...process.env,
    DISPLAY: own ?? process.env.DISPLAY,
    XDG_CONFIG_HOME: folder,
    GTK_THEME: isDark ? 'Adwaita:dark' : 'Adwaita',
  };
  // Its window is never narrower than its bar, and a phone is: the bar shrinks.
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(
    join(folder, 'gtk-3.0', 'gtk.css'),
    '* { min-width: 0; padding: 0; margin: 0; font-size: 1px; } image { -gtk-icon-transform: scale(0); }',
  );
  const quietly = join(folder, 'browser');
  writeFileSync(quietly, `#!/bin/sh\nexec "${program}" "$@" >/dev/null 2>&1\n`);
  chmodSync(quietly, 0o755);
  const screen =
    own === null ? null : spawn('Xvfb', [own, '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], { stdio: 'ignore' });
  const port = await freePort();
  const beside = spawn(driverProgram, [`--port=${port}`], { env, stdio: 'ignore' });
  const options = { 'webkitgtk:browserOptions': { binary: quietly, args: ['--automation'] } };
  const driver = await soon(() => overHttp(`http://127.0.0.1:${port}`, options));
  return {
    ...pageOf(driver, url, (size) => driver.send('size', { x: 0, y: 0, ...size })),
    async close() {
      await driver.close();
      await ended(beside);
      if (screen !== null) await ended(screen);
    },
  };
}

const folders = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/libexec', '/usr/lib'];

export const browsers = [
  {
    name: 'Firefox',
    install: 'Debian: apt-get install firefox-esr; or set FIREFOX_PATH to its program',
    found: () =>
      first(
        process.env.FIREFOX_PATH,
        '/usr/bin/firefox-esr',
        '/usr/bin/firefox',
        '/Applications/Firefox.app/Contents/MacOS/firefox',
      ),
    opened: openedFirefox,
  },
  {
    name: 'WebKit',
    install: 'Debian: apt-get install webkit2gtk-driver xvfb',
    found() {
      const program = first(...folders.map((folder) => `${folder}/webkit2gtk-4.1/MiniBrowser`));
      const driver = first('/usr/bin/WebKitWebDriver');
      const draws = process.env.DISPLAY !== undefined || spawnSync('Xvfb', ['-help'], { stdio: 'ignore' }).status === 0;
      return program !== null && driver !== null && draws ? { program, driver } : null;
    },
    opened: openedWebKit,
  },
];
