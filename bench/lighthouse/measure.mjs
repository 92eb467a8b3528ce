/* Lighthouse on a tab of a browser, as a desktop and as a phone. lighthouse.ts starts it, has it open the tab, brings the tab to a screen,
   and then asks for the scores; it is a separate program because Lighthouse has its own lock file. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import lighthouse, { desktopConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';

const forms = [
  { form: 'desktop', config: desktopConfig },
  { form: 'phone', config: undefined },
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

/** What the product stores in a tab, and what it passes from one screen to the next with the navigation. */
const kept = (page) => page.evaluate(() => ({ session: { ...sessionStorage }, local: { ...localStorage } }));

/** A first visit: none of the product's files are cached, but everything it had stored when the tab arrived is there. */
async function makeFirstVisit(page, { session, local, state }, path) {
  await page.evaluate(
    async (entries, handed, to) => {
      const workers = await navigator.serviceWorker.getRegistrations();
      await Promise.all(workers.map((worker) => worker.unregister()));
      await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
      for (const [storage, values] of entries) {
        window[storage].clear();
        for (const [key, value] of Object.entries(values)) window[storage].setItem(key, value);
      }
      // What one screen passes to the next with the navigation survives a reload, but not a visit.
      history.replaceState(handed, '', to);
    },
    [
      ['sessionStorage', session],
      ['localStorage', local],
    ],
    state,
    path,
  );
  const devtools = await page.createCDPSession();
  await devtools.send('Network.clearBrowserCache');
  await devtools.detach();
}

async function once(page, { shows, name }, config, onlyCategories) {
  const { lhr } = await lighthouse(
    () => page.evaluate(() => location.reload()),
    { onlyCategories, disableStorageReset: true, disableFullPageScreenshot: true, logLevel: 'error' },
    config,
    page,
  );
  if (lhr.runtimeError) throw new Error(`'${name}': ${lhr.runtimeError.message}`);
  // `innerText` leaves out what a long list has below the window and hasn't rendered yet, and dialogs are outside the screen.
  const text = await page.evaluate(() => `${document.body.innerText} ${document.querySelector('main')?.textContent}`);
  if (!text.includes(shows)) throw new Error(`'${name}' did not show '${shows}' but: ${text.slice(0, 400)}`);
  return lhr;
}

const performanceOf = (lhr) => Math.round((lhr.categories.performance?.score ?? 0) * 100);

/** All categories once, and the one that varies as many times as requested; the figures are from the median run. */
async function measured(page, asked, { form, config }, before) {
  const runs = [];
  for (let run = 0; run < asked.runs; run += 1) {
    await page.goto(`${asked.address}/robots.txt`);
    await makeFirstVisit(page, before, asked.path);
    runs.push(await once(page, asked, config, run === 0 ? categories : ['performance']));
  }
  const [first] = runs;
  const inOrder = [...runs].sort((a, b) => performanceOf(a) - performanceOf(b));
  const middle = inOrder[inOrder.length >> 1];
  if (asked.reports !== null)
    for (const [file, lhr] of [
      [`${asked.name}-${form}.json`, middle],
      [`${asked.name}-${form}-all.json`, first],
    ])
      writeFileSync(join(asked.reports, file), JSON.stringify(lhr));
  const score = (category) => Math.round((first.categories[category]?.score ?? 0) * 100);
  const figure = (audit) => Math.round((middle.audits[audit]?.numericValue ?? NaN) * 1_000) / 1_000;
  return {
    screen: asked.name,
    form,
    performance: inOrder.map(performanceOf),
    scores: { accessibility: score('accessibility'), 'best practices': score('best-practices'), SEO: score('seo') },
    firstPaintMs: figure('first-contentful-paint'),
    largestPaintMs: figure('largest-contentful-paint'),
    speedIndexMs: figure('speed-index'),
    blockedMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    landed: new URL(first.finalDisplayedUrl).pathname,
    failed: Object.values(first.audits)
      .filter(({ score: value, scoreDisplayMode }) => scoreDisplayMode === 'binary' && value === 0)
      .map(({ id }) => id),
  };
}

let browser = null;
let page = null;

/** The tab is in a context of its own, like a private window: what a browser does for its owner besides the page (history, site icons,
 *  offers to install) isn't measured. */
async function open({ port }) {
  browser = await puppeteer.connect({ browserURL: `http://127.0.0.1:${port}`, defaultViewport: null });
  const others = await browser.pages();
  const context = await browser.createBrowserContext();
  page = await context.newPage();
  await Promise.all(others.map((other) => other.close()));
}

async function measure(asked) {
  await page.bringToFront();
  await page.evaluateOnNewDocument(() => Reflect.deleteProperty(window, 'speechSynthesis'));
  const state = await page.evaluate(() => history.state);
  await page.goto(`${asked.address}/robots.txt`);
  // After leaving, because a screen still writes its state when it is left.
  const before = { ...(await kept(page)), state };
  const found = [];
  for (const form of forms) found.push(await measured(page, asked, form, before));
  await browser.disconnect();
  return found;
}

const does = { open, measure };
process.on('message', ({ what, ...asked }) => {
  does[what](asked).then(
    (given) => process.send({ given: given ?? null }),
    (failure) => process.send({ failure: failure.stack ?? String(failure) }),
  );
});
