/* global navigator, caches, window, history, location, document */
/* Lighthouse on every screen of the built product, as a phone and as a desktop. Takes: address, program of the browser,
   and, where only some are wanted, their names. Prints the scores as one line of JSON at a time. The screens after the
   first need a rehearsal: it is made through the product's own calls, in the tab that is then measured. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { screens } from './screens.mjs';

const [address, program, reports, ...chosen] = process.argv.slice(2);
const chrome = await launch({
  chromePath: program,
  chromeFlags: [
    '--headless',
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--use-fake-device-for-media-stream',
    '--use-fake-ui-for-media-stream',
  ],
});
const browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${chrome.port}`, defaultViewport: null });
const forms = [
  { form: 'desktop', config: desktopConfig },
  { form: 'phone', config: undefined },
];

/** A first visit: nothing of the product is kept but what says where the rehearsal stands. */
async function forgetFiles(page) {
  await page.evaluate(async () => {
    const workers = await navigator.serviceWorker.getRegistrations();
    await Promise.all(workers.map((worker) => worker.unregister()));
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  });
  const session = await page.createCDPSession();
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

try {
  for (const screen of screens) {
    if (chosen.length > 0 && !chosen.includes(screen.name)) continue;
    const context = await browser.createBrowserContext();
    const page = await context.newPage();
    await page.bringToFront();
    await page.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'speechSynthesis'));
    await page.goto(`${address}/robots.txt`);
    const path = await screen.prepare(page, address);
    const state = await page.evaluate(() => history.state);
    for (const { form, config } of forms) {
      await page.goto(`${address}/robots.txt`);
      await forgetFiles(page);
      // What one screen hands to the next with the navigation is kept by a reload, not by a visit.
      await page.evaluate((kept, to) => history.replaceState(kept, '', to), state, path);
      const result = await lighthouse(
        () => page.evaluate(() => location.reload()),
        {
          onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
          disableStorageReset: true,
          logLevel: 'error',
        },
        config,
        page,
      );
      const { lhr } = result;
      const text = await page.evaluate(() => document.body.innerText);
      if (!text.includes(screen.shows))
        throw new Error(`'${screen.name}' did not show '${screen.shows}' but: ${text.slice(0, 400)}`);
      if (reports !== '-') writeFileSync(join(reports, `${screen.name}-${form}.json`), JSON.stringify(lhr));
      const score = (name) => Math.round((lhr.categories[name]?.score ?? 0) * 100);
      const figure = (name) => Math.round((lhr.audits[name]?.numericValue ?? NaN) * 1_000) / 1_000;
      const scores = {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best practices': score('best-practices'),
        seo: score('seo'),
      };
      const failed = Object.values(lhr.audits)
        .filter(({ score: value, scoreDisplayMode }) => scoreDisplayMode === 'binary' && value === 0)
        .map(({ id }) => id);
      const paints = {
        firstPaintMs: figure('first-contentful-paint'),
        largestPaintMs: figure('largest-contentful-paint'),
        blockedMs: figure('total-blocking-time'),
        shift: figure('cumulative-layout-shift'),
      };
      const landed = new URL(lhr.finalDisplayedUrl).pathname;
      console.log(
        JSON.stringify({ screen: screen.name, form, scores, ...paints, landed, failed, error: lhr.runtimeError?.code }),
      );
    }
    await context.close();
  }
} finally {
  await browser.disconnect();
  chrome.kill();
}
