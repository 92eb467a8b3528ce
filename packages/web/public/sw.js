/* Caches the page for use without a network: after the first visit the product starts, and the engine in the
   browser answers. Server responses are never cached. */

const cacheName = 'rostrum-page';

/** Everything in the build, so that a screen that was never opened is available too. */
async function keepAll() {
  const manifest = await (await fetch('/asset-manifest.json', { cache: 'no-store' })).json();
  const built = Object.values(manifest).flatMap((part) => [part.file, ...(part.css ?? []), ...(part.assets ?? [])]);
  const wanted = ['/', '/favicon.svg', '/manifest.webmanifest', ...new Set(built.map((file) => `/${file}`))];
  const cache = await caches.open(cacheName);
  await cache.addAll(wanted.map((url) => new Request(url, { credentials: 'same-origin' })));
  const kept = await cache.keys();
  const gone = kept.filter(
    ({ url }) => new URL(url).pathname.startsWith('/assets/') && !wanted.includes(new URL(url).pathname),
  );
  await Promise.all(gone.map((request) => cache.delete(request)));
}

/** A file or figure from the server that is opened in its own tab isn't a page to start from. */
const isPage = (answer) => answer.ok && /^text\/html\b/.test(answer.headers.get('content-type') ?? '');

async function pageFromNetworkFirst(request) {
  const cache = await caches.open(cacheName);
  try {
    const answer = await fetch(request);
    if (isPage(answer)) await cache.put('/', answer.clone());
    return answer;
  } catch (failure) {
    const kept = await cache.match('/');
    if (kept) return kept;
    throw failure;
  }
}

async function fileFromCacheFirst(request) {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(request, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}

self.addEventListener('install', (event) => {
  event.waitUntil(keepAll().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(pageFromNetworkFirst(request));
  else if (/^\/(assets|portraits)\/|^\/(favicon\.svg|manifest\.webmanifest)$/.test(url.pathname))
    event.respondWith(fileFromCacheFirst(request));
});
