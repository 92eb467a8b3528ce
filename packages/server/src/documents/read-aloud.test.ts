import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authorization, form, freshApp, type TestServer } from '../testing/fresh-app.ts';
import { pdf } from '../testing/made-documents.ts';
import type { Progress } from './process/outcome.ts';

let server: TestServer;
let address: string;
let site: Server;
let host: string;

const rule = (i: number): string => `Section ${i + 1}. A building of kind ${i} shall be set back ${50 + i} feet.`;
const pages = (count: number): Buffer => pdf(Array.from({ length: count }, (_, i) => rule(i)));
/** Enough to take seconds to read. */
const manyPages = 1_900;

beforeAll(async () => {
  const long = pages(120);
  site = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/pdf', 'content-length': long.length }).end(long);
  });
  await new Promise<void>((ready) => site.listen(0, '127.0.0.1', ready));
  host = `127.0.0.1:${(site.address() as AddressInfo).port}`;
  server = await freshApp({ environment: { FETCH_ALLOW_HOSTS: host } });
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await server.close();
  site.closeAllConnections();
  await new Promise((done) => site.close(done));
});

interface Event {
  readonly event: string;
  readonly data: Record<string, unknown>;
}

const eventsIn = (text: string): Event[] =>
  [...text.matchAll(/event: (\w+)\ndata: (.*)\n\n/g)].map(([, event = '', data = '']) => ({
    event,
    data: JSON.parse(data) as Record<string, unknown>,
  }));
const progressIn = (events: readonly Event[]): Progress[] =>
  events.filter(({ event }) => event === 'progress').map(({ data }) => data as unknown as Progress);

describe('the reading of a document', () => {
  it('reports its pages to clients that listen, and gives the same answer to those that do not', async () => {
    const browser = server.browser();
    const session = await browser.start();
    const sent = form('file', { name: 'code.pdf', bytes: pages(300) });
    const plain = await browser.call('parseOrdinance', { session, ...sent });
    const told = await browser.call('parseOrdinance', {
      session,
      payload: sent.payload,
      headers: { ...sent.headers, accept: 'text/event-stream, application/json' },
    });
    expect(told.headers['content-type']).toMatch(/^text\/event-stream/);
    const events = eventsIn(told.text);
    expect(events.at(-1)).toEqual({ event: 'document', data: plain.json });
    const stages = progressIn(events);
    expect(stages[0]).toEqual({ stage: 'opening' });
    expect(stages[1]).toEqual({ stage: 'pages', page: 1, pages: 300 });
    expect(stages.at(-2)).toEqual({ stage: 'pages', page: 300, pages: 300 });
    expect(stages.at(-1)).toEqual({ stage: 'sections' });
    const numbers = stages.flatMap((stage) => (stage.stage === 'pages' ? [stage.page] : []));
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  it('reports the bytes downloaded from an address, then the pages', async () => {
    const browser = server.browser();
    const { text } = await browser.call('parseOrdinance', {
      body: { url: `http://${host}/code.pdf` },
      headers: { accept: 'text/event-stream' },
    });
    const stages = progressIn(eventsIn(text));
    const total = pages(120).length;
    expect(stages[0]).toEqual({ stage: 'fetching', received: total, total });
    expect(stages).toContainEqual({ stage: 'pages', page: 120, pages: 120 });
    const planning = await browser.call('parsePlanningUrl', {
      body: { url: `http://${host}/code.pdf` },
      headers: { accept: 'text/event-stream' },
    });
    expect(eventsIn(planning.text).at(-1)).toMatchObject({
      event: 'document',
      data: { title: `http://${host}/code.pdf` },
    });
  });

  it('reports a refusal: plainly before it began, and as an event afterward', async () => {
    const browser = server.browser();
    const accept = 'text/event-stream';
    const program = form('file', { name: 'code.pdf', bytes: Buffer.from('MZ\u0090\0\u0003\0\0\0', 'latin1') });
    const refused = await browser.call('parseOrdinance', { ...program, headers: { ...program.headers, accept } });
    expect([refused.status, refused.json.code]).toEqual([415, 'wrong_kind']);
    const scan = form('file', { name: 'scan.pdf', bytes: pdf(['', ''], { picture: true }) });
    const silent = await browser.call('parseOrdinance', { ...scan, headers: { ...scan.headers, accept } });
    expect(eventsIn(silent.text).at(-1)).toMatchObject({ event: 'error', data: { code: 'document_no_text' } });
  });
});

describe('a reading that is canceled', () => {
  it('ends, and leaves nothing on the record', async () => {
    const browser = server.browser();
    const session = await browser.start();
    const canceled = new AbortController();
    const { payload, headers } = form('file', { name: 'long.pdf', bytes: pages(manyPages) });
    const response = await fetch(`${address}/api/parse-ordinance`, {
      method: 'POST',
      headers: {
        'content-type': headers['content-type'] ?? '',
        accept: 'text/event-stream',
        'x-session-id': session,
        cookie: browser.cookie ?? '',
        authorization,
      },
      body: payload,
      signal: canceled.signal,
    });
    let seen = '';
    const decoder = new TextDecoder();
    for await (const part of response.body ?? []) {
      seen += decoder.decode(part as Uint8Array, { stream: true });
      if (seen.includes('"stage":"pages"')) break;
    }
    canceled.abort();
    const ended = 'rostrum_document_seconds_count{kind="pdf",outcome="cancelled"} 1';
    await expect.poll(async () => (await browser.send({ method: 'GET', url: '/metrics' })).text).toContain(ended);
    const { json } = await browser.call('record', { params: { session_id: session } });
    expect(json.events.map(({ type }) => type)).not.toContain('document_filed');
  });
});
