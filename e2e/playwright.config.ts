import { fileURLToPath } from 'node:url';
import { defineConfig } from '@playwright/test';
import { chromiumFlags, microphoneFlags } from '../scripts/browser.mjs';

const port = Number(process.env['E2E_PORT'] ?? 4173);
const baseURL = `http://127.0.0.1:${port}`;

/** The features that Playwright turns off, because our own list replaces its list. We add the two pages that Chromium loads next to every
 *  page for its address bar, and the empty process it keeps ready next to each: no test sees them, and each test waits for them. */
const withoutFeatures = [
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'TcpPortRandomizationWin',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
];

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  // Much of a test is waiting: with a worker for each core of two, both are idle a third of the time.
  workers: 3,
  fullyParallel: false,
  forbidOnly: true,
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 90_000,
  // A busy machine takes ten seconds to start a server and show its first page.
  expect: { timeout: 20_000, toPass: { intervals: [100] } },
  reporter: [['list'], ['json']],
  use: {
    baseURL,
    headless: true,
    // Off unless a test asks for them: animation, rendered without a graphics card, and offline caching, repeated in each test, are a third
    // of the browser's work.
    contextOptions: { reducedMotion: 'reduce' },
    serviceWorkers: 'block',
    permissions: ['microphone'],
    actionTimeout: 20_000,
    // A failed test is recorded when it is retried: recording them all takes a fifth of the machine.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
      args: [
        ...chromiumFlags,
        `--disable-features=${withoutFeatures.join(',')}`,
        // One process for the tabs of a test: starting a process costs as much as loading a page.
        '--renderer-process-limit=1',
        ...microphoneFlags(fileURLToPath(new URL('./fixtures/voice.wav', import.meta.url))),
      ],
    },
  },
  webServer: {
    command: 'node e2e/server.mjs',
    cwd: '..',
    url: `${baseURL}/healthz`,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 5_000 },
    env: { PORT: String(port) },
  },
});
