import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { beforeEach, expect, it } from 'vitest';

/* What the browser caches for offline use, tested with the requests that a browser makes. */

const source = readFileSync(fileURLToPath(new URL('../packages/web/public/sw.js', import.meta.url)), 'utf8');
const origin = 'http://rostrum.test';

interface Asked {
  readonly method: string;
  readonly mode: string;
  readonly url: string;
}

const kept = new Map<string, Response>();
let answers: (address: string) => Response | null;
let listener: (event: { request: Asked; respondWith: (answer: Promise<Response>) => void }) => void;

const pathOf = (asked: string | { readonly url: string }): string =>
  new URL(typeof asked === 'string' ? asked : asked.url, origin).pathname;

beforeEach(() => {
  kept.clear();
  const cache = {
    put: (asked: string | Asked, answer: Response) => Promise.resolve(kept.set(pathOf(asked), answer)),
    match: (asked: string | Asked) => Promise.resolve(kept.get(pathOf(asked))?.clone()),
  };
  runInNewContext(source, {
    URL,
    caches: { open: () => Promise.resolve(cache) },
    fetch: (asked: Asked) => {
      const answer = answers(pathOf(asked));
      return answer === null ? Promise.reject(new TypeError('no network')) : Promise.resolve(answer);
    },
    self: {
      location: { origin },
      addEventListener: (name: string, hears: typeof listener) => {
        if (name === 'fetch') listener = hears;
      },
    },
  });
});

/** What the browser gets: null if the worker leaves the request to the network. */
async function open(path: string, mode = 'navigate', method = 'GET'): Promise<string | null> {
  const given: { answer?: Promise<Response> } = {};
  listener({
    request: { method, mode, url: origin + path },
    respondWith: (answer) => {
      given.answer = answer;
    },
  });
  return given.answer === undefined ? null : (await given.answer).text();
}

const page = (text: string) => new Response(text, { headers: { 'content-type': 'text/html; charset=utf-8' } });

it('starts offline from the page, whatever else from the server was opened in a tab', async () => {
  answers = (path) =>
    path === '/hearing'
      ? page('the page')
      : path === '/healthz'
        ? Response.json({ status: 'ok' })
        : new Response('<svg/>', { headers: { 'content-type': 'image/svg+xml' } });
  expect(await open('/hearing')).toBe('the page');
  expect(await open('/healthz')).toBe('{"status":"ok"}');
  expect(await open('/favicon.svg')).toBe('<svg/>');
  answers = () => null;
  expect(await open('/configure')).toBe('the page');
});

it('caches no page that is a refusal, and no answers to calls', async () => {
  answers = () => new Response('not built', { status: 503, headers: { 'content-type': 'text/html' } });
  await open('/');
  for (const path of ['/api/rehearsals', '/api/rehearsals/x/report?format=html', '/metrics'])
    expect(await open(path, 'cors')).toBe(null);
  expect(await open('/', 'navigate', 'POST')).toBe(null);
  expect([...kept]).toEqual([]);
});
