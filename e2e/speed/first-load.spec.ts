import { expect, test } from '@playwright/test';
import { answerBox, enterRoom, presentByTyping, toPresentation, withoutVoices } from '../hearing/hearing-walk.ts';
import * as publicPhase from '../public/public-walk.ts';

/* What a first visit asks for, and in which order, which needs no timing. */

test.use({ serviceWorkers: 'allow', contextOptions: { reducedMotion: 'no-preference' } });

for (const [path, screen, ...calls] of [
  ['/hearing', 'hearing-room-page', '/practice/characters?role=commissioner', '/practice/characters?role=staff'],
  ['/simulate', 'public-phase-page', '/speakers'],
  ['/practice-session', 'practice-page'],
  ['/configure', 'setup-page'],
  ['/rehearsals/hearing-1_a', 'rehearsal-page', '/rehearsals/hearing-1_a/report'],
  ['/rehearsals/hearing-1_a/brief', 'brief-page', '/rehearsals/hearing-1_a/brief'],
] as const)
  test(`${path} asks for the code, the style and the data of its screen with the page, not after the first code`, async ({
    page,
  }) => {
    // The first script never comes: whatever is asked for, the page itself has asked for.
    await page.route(/\/assets\/index-[^/]*\.js$/, () => undefined);
    const data = calls.map((call) => page.waitForRequest((request) => request.url().endsWith(`/api${call}`)));
    const script = page.waitForRequest(new RegExp(`/assets/${screen}-[^/]*\\.js$`));
    const style = page.waitForRequest(new RegExp(`/assets/${screen}-[^/]*\\.css$`));
    await page.goto(path, { waitUntil: 'commit' });
    await Promise.all([script, style, ...data]);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

test('what the page has asked for ahead is not asked for again', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/rehearsals');
  await expect(page.getByRole('heading', { name: 'Nothing rehearsed yet' })).toBeVisible();
  expect(asked.filter((path) => path.startsWith('/api/rehearsals')).sort()).toEqual([
    '/api/rehearsals',
    '/api/rehearsals/progress',
  ]);
});

test('what is built comes compressed and is kept for good; of the faces only two come, and no accents', async ({
  page,
}) => {
  const files = new Map<string, Promise<Record<string, string>>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith('/assets/')) files.set(pathname, response.allHeaders());
  });
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.evaluate(() => document.fonts.ready);
  const names = [...files.keys()];
  expect(
    names.filter((name) => name.endsWith('.woff2')).map((name) => name.replace(/^.*\/|-[^-]{8}\.woff2$/g, '')),
  ).toEqual(expect.arrayContaining(['source-sans-3-plain', 'source-serif-4-plain']));
  expect(names.filter((name) => /accents|italic/.test(name))).toEqual([]);
  for (const [name, headers] of files) {
    const { 'content-encoding': encoding, 'cache-control': kept } = await headers;
    expect(`${name} ${kept}`).toBe(`${name} public, max-age=31536000, immutable`);
    if (/\.(js|css)$/.test(name)) expect(`${name} ${encoding}`).toBe(`${name} br`);
  }
});

test('what is kept for offline use waits until the page has loaded', async ({ page }) => {
  await page.addInitScript(() => {
    const { serviceWorker } = navigator;
    const register = serviceWorker.register.bind(serviceWorker);
    serviceWorker.register = (...given) => {
      Object.assign(window, { loadedBefore: document.readyState });
      return register(...given);
    };
  });
  await page.goto('/');
  await page.evaluate(() => navigator.serviceWorker.ready);
  expect(await page.evaluate(() => (window as unknown as { loadedBefore: string }).loadedBefore)).toBe('complete');
});

test('a reload under a question asks neither the engine nor the server to show the same question', async ({ page }) => {
  await withoutVoices(page);
  await enterRoom(page);
  await toPresentation(page);
  await presentByTyping(page);
  await expect(answerBox(page)).toBeVisible();
  // Found once and kept: what the presentation left open.
  await expect
    .poll(() =>
      page.evaluate(() => {
        const kept = JSON.parse(sessionStorage.getItem('hearingSaid') ?? '{}') as { analysis?: object | null };
        return kept.analysis != null;
      }),
    )
    .toBe(true);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/assets\/(src|catalog)-[^/]*\.js$|\/api\/practice\/characters/.test(request.url())) asked.push(request.url());
  });
  await page.reload();
  await expect(answerBox(page)).toBeVisible();
  expect(asked).toEqual([]);
});

test('the first screen of the public phase is there while its people are still loading', async ({ page }) => {
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/speakers', async (route) => {
    await held;
    await route.continue();
  });
  await publicPhase.openSimulator(page, publicPhase.configured);
  const start = publicPhase.button(page, 'Start Simulation');
  await expect(page.getByText(/^Tonight the public hears about Cedar Prairie Solar/)).toBeVisible();
  await expect(start).toBeDisabled();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  letGo();
  await publicPhase.button(page, 'Skip').click();
  await expect(start).toBeEnabled();
  await expect(page.getByRole('main').getByRole('listitem')).toHaveCount(5);
});
