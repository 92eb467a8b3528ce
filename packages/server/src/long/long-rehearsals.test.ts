import { fileURLToPath } from 'node:url';
import type { AnsweredEvent, PresentedEvent } from '@rostrum/contract';
import { hashText } from '@rostrum/engine';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { readSettings } from '../env.ts';
import { errorHandler } from '../http/errors.ts';
import { signingKey } from '../http/ownership.ts';
import { callerOf } from '../http/rate-limits.ts';
import { authorization, credential, freshApp, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';
import { longestPause } from '../testing/longest-pause.ts';
import { LongRehearsals } from './long-rehearsals.ts';

/** Starting a process from source takes seconds on a busy machine. */
vi.setConfig({ testTimeout: 120_000 });

const at = '2026-03-01T19:00:00.000Z';
const presented = (text: string): PresentedEvent => ({ type: 'presented', id: 'p-1', at, text });
const sentence = 'The array will stand 300 feet from the nearest residence, and noise will stay under 45 dBA. ';
/** An ordinance of this many sections, each with a different rule. */
const madeOrdinance = (sections: number): string =>
  Array.from(
    { length: sections },
    (_, i) =>
      `Section ${1 + Math.floor(i / 20)}.${1 + (i % 20)}. Each ${i % 2 === 0 ? 'fence' : 'array'} shall be set back not less than ${50 + (i % 40) * 5} feet from any residence.`,
  ).join('\n\n');
const talk = (characters: number): string => sentence.repeat(Math.ceil(characters / sentence.length));

describe('a long rehearsal', () => {
  let server: TestServer;
  let browser: TestBrowser;
  beforeAll(async () => {
    server = await freshApp({ environment: { RATE_LIMIT_SESSION: '0' } });
    browser = server.browser();
  });
  afterAll(() => server.close());

  async function elsewhere(): Promise<number> {
    const { body } = await server.app.inject({ url: '/metrics', headers: { authorization } });
    return Number(/^rostrum_long_calls_total (\d+)/m.exec(body)?.[1]);
  }

  it('is asked about and judged in a separate process, and reads the same', async () => {
    const session = await browser.start();
    const text = madeOrdinance(400);
    expect((await browser.call('parseOrdinance', { session, body: { text } })).status).toBe(200);
    const before = await elsewhere();
    const asked = await browser.call('generateQuestion', {
      body: { session_id: session, user_presentation: talk(3_000) },
    });
    expect(asked.status).toBe(200);
    const answer = await browser.call('evaluateResponse', {
      body: { session_id: session, question: asked.json.question, answer: 'We will keep 300 feet from each home.' },
    });
    expect(answer.json.rating).toBeTruthy();
    const report = await browser.call('report', { params: { session_id: session } });
    expect(report.json.exchanges).toHaveLength(1);
    expect(report.json.exchanges[0]?.answer).toBe('We will keep 300 feet from each home.');
    const file = await browser.call('report', { params: { session_id: session }, query: { format: 'md' } });
    expect(file.headers['content-disposition']).toContain('attachment');
    expect((await browser.call('rehearsals')).json.rehearsals.map(({ session_id }) => session_id)).toContain(session);
    expect(await elsewhere()).toBe(before + 5);
    // What was counted there is reported here.
    const { body } = await server.app.inject({ url: '/metrics', headers: { authorization } });
    expect(body).toMatch(/^rostrum_questions_total\{venue="board",method="\w+"\} 1$/m);
  });

  it('belongs to its browser there, too', async () => {
    const session = await browser.start();
    await browser.call('postEvents', { params: { session_id: session }, body: { events: [presented(talk(30_000))] } });
    const other = await server.browser().call('generateQuestion', { body: { session_id: session } });
    expect(other.status).toBe(403);
  });

  it('is bound to the browser even if it is first seen in the very call that makes it long', async () => {
    const stranger = server.browser();
    const session = 'hearing-1790000000001_firstmetbylongcall';
    const body = { session_id: session, user_presentation: talk(30_000) };
    expect((await stranger.call('generateQuestion', { body })).status).toBe(200);
    expect((await stranger.call('generateQuestion', { body: { session_id: session } })).status).toBe(200);
    expect((await browser.call('generateQuestion', { body: { session_id: session } })).status).toBe(403);
  });

  it('runs a call with a key once there, and repeats its answer', async () => {
    const session = await browser.start();
    const call = () =>
      browser.call('generateQuestion', {
        body: { session_id: session, user_presentation: talk(30_000) },
        headers: { 'idempotency-key': 'long-call-1' },
      });
    const first = await call();
    const second = await call();
    expect(second.headers['idempotency-replayed']).toBe('true');
    expect(second.json).toEqual(first.json);
  });

  it('streams its question like any other', async () => {
    const session = await browser.start();
    const answer = await browser.call('generateQuestion', {
      body: { session_id: session, user_presentation: talk(30_000) },
      headers: { accept: 'text/event-stream' },
    });
    expect(answer.headers['content-type']).toContain('text/event-stream');
    expect(answer.text).toContain('event: question');
  });

  it('is handled by the server while it is short', async () => {
    const session = await browser.start();
    const before = await elsewhere();
    const text = 'Section 1. A barn shall stand 50 feet from a lot line.';
    await browser.call('parseOrdinance', { session, body: { text } });
    const body = { session_id: session, user_presentation: talk(3_000) };
    expect((await browser.call('generateQuestion', { body })).status).toBe(200);
    expect(await elsewhere()).toBe(before);
  });

  it.each([
    ['what was said', { said: 30_000, papers: '' }],
    ['what was said beside a short ordinance', { said: 10_000, papers: 'A barn shall stand 50 feet from a lot line.' }],
    ['an ordinance', { said: 0, papers: 'A barn shall stand 50 feet from a lot line.\n'.repeat(400) }],
    // So much repetition compresses to almost nothing.
    ['an ordinance that packs well', { said: 0, papers: 'A barn. '.repeat(40_000) }],
  ])('counts as long because of %s', async (_name, { said, papers }) => {
    const session = await browser.start();
    if (papers !== '') await browser.call('parseOrdinance', { session, body: { text: papers } });
    const answered: AnsweredEvent[] = Array.from({ length: Math.ceil(said / 1_000) }, (_, i) => ({
      ...{ type: 'answered', id: `a-${i}`, at, question_id: `q-${i}`, question: 'How far?', response_time_s: null },
      text: talk(1_000),
    }));
    for (const event of answered)
      await browser.call('postEvents', { params: { session_id: session }, body: { events: [event] } });
    const before = await elsewhere();
    expect((await browser.call('brief', { params: { session_id: session } })).status).toBe(200);
    expect(await elsewhere()).toBe(before + 1);
  });

  it('does not hold up others while it is asked about', async () => {
    const session = await browser.start();
    await browser.call('parseOrdinance', { session, body: { text: madeOrdinance(3_000) } });
    let took = 0;
    const pause = await longestPause(async () => {
      const began = performance.now();
      await browser.call('generateQuestion', { body: { session_id: session, user_presentation: talk(60_000) } });
      took = performance.now() - began;
    });
    // On a busy machine everybody waits; if the work were done here, all of it would be one pause.
    expect(pause).toBeLessThan(Math.max(100, took / 2));
  });
});

describe('the processes for long rehearsals', () => {
  const open: { close(): Promise<unknown> }[] = [];
  afterEach(async () => {
    for (const one of open.splice(0).reverse()) await one.close();
  });

  /** A server that has every call made elsewhere. */
  async function passing(residentBytes?: number) {
    const server = await freshApp();
    open.push(server);
    const settings = readSettings({ LOG_LEVEL: 'silent', ROSTRUM_DATA_DIR: server.dataDir });
    const database = await openDatabase({ dataDir: server.dataDir });
    open.push(database);
    const webDir = fileURLToPath(new URL('no-web', import.meta.url));
    const begin = { settings, credential, cookieKey: await signingKey(database), webDir };
    const heard = { forget: () => undefined, count: () => undefined };
    const long = new LongRehearsals(database, begin, heard, residentBytes);
    open.push(long);
    const app = Fastify();
    app.setErrorHandler(errorHandler(database.dialect));
    app.all('/*', (request, reply) => long.pass(request, reply, null));
    const get = (url: string, remoteAddress = '127.0.0.1') =>
      app.inject({ url, remoteAddress, headers: { authorization } });
    return { long, get };
  }

  it('refuse what takes more memory than they may use, and go on', async () => {
    const { long, get } = await passing(40 * 1024 * 1024);
    const answer = await get('/api/major-themes');
    expect([400, 503]).toContain(answer.statusCode);
    expect(long.pids()).toHaveLength(0);
  });

  it('are both used when two addresses that have the same one call at once', async () => {
    const { long, get } = await passing();
    const neighbors = Array.from({ length: 20 }, (_, i) => `192.0.2.${i}`).filter(
      (address) => hashText(callerOf(address)) % 2 === 0,
    );
    const answers = await Promise.all(neighbors.slice(0, 2).map((address) => get('/api/major-themes', address)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(long.pids()).toHaveLength(2);
  });

  it('are replaced when one is killed', async () => {
    const { long, get } = await passing();
    expect((await get('/api/major-themes')).statusCode).toBe(200);
    const [pid] = long.pids();
    process.kill(pid as number, 'SIGKILL');
    await vi.waitFor(() => expect(long.pids()).toHaveLength(0), { timeout: 30_000 });
    expect((await get('/api/major-themes')).statusCode).toBe(200);
    expect(long.pids()).not.toContain(pid);
  });

  it('are all gone after the server closes', async () => {
    const { long, get } = await passing();
    await get('/api/major-themes');
    const [pid] = long.pids();
    await long.close();
    expect(() => process.kill(pid as number, 0)).toThrow();
  });
});
