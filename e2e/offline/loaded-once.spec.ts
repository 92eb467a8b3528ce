import { createServer, request as ask, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';

/* Between the browser and the server, to count what is really asked for: what the service worker keeps for offline use is
   taken from the browser's own cache where the page has it already. */

test.use({ serviceWorkers: 'allow' });

const counts = new Map<string, number>();
let between: Server;

test.beforeAll(async ({ baseURL }) => {
  between = createServer((request, response) => {
    const path = request.url ?? '/';
    counts.set(path, (counts.get(path) ?? 0) + 1);
    const { hostname, port } = new URL(baseURL ?? '');
    const onward = ask({ hostname, port, path, method: request.method, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 500, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
});
test.afterAll(() => between.close());

test('no file of the build is loaded twice: not by the page, not ahead, not for offline use', async ({ page }) => {
  counts.clear();
  await page.goto(`http://127.0.0.1:${(between.address() as AddressInfo).port}/`);
  await page.evaluate(() => navigator.serviceWorker.ready);
  const kept = await page.evaluate(async () => {
    const cache = await caches.open('rostrum-page');
    return (await cache.keys()).map(({ url }) => new URL(url).pathname).filter((path) => path.startsWith('/assets/'));
  });
  const asked = [...counts].filter(([path]) => path.startsWith('/assets/'));
  expect(asked.filter(([, count]) => count > 1)).toEqual([]);
  expect(asked.map(([path]) => path).sort()).toEqual(kept.sort());
  const screens = kept.filter((path) => /-page-/.test(path) && path.endsWith('.js'));
  expect(screens.length).toBeGreaterThanOrEqual(10);
});

test('a screen is fetched when a link to it is pointed at, and run when it is opened', async ({ page }) => {
  await page.goto('/');
  const asks = page.waitForRequest(/\/assets\/rehearsals-page-.*\.js$/);
  await page
    .getByRole('link', { name: /rehearsals/i })
    .first()
    .hover();
  await asks;
  await expect(page).toHaveURL(/\/$/);
});
