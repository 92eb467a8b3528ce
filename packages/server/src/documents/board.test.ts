import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, freshApp, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';
import { pdf } from '../testing/made-documents.ts';
import { minutes, presentation, project } from '../testing/sample-bodies.ts';

/* Minutes of a board, filed and read. decisions.md §8. */

const solar = readFileSync(new URL('../../../engine/src/minutes/testing/ayes-and-nays.txt', import.meta.url), 'utf8');

let server: TestServer;
let browser: TestBrowser;
let session: string;

beforeAll(async () => {
  server = await freshApp({});
});
afterAll(() => server.close());

async function begin(): Promise<void> {
  browser = server.browser();
  session = await browser.start();
}

describe('minutes', () => {
  beforeAll(begin);

  it('are read from pasted text, and each quote links to its place', async () => {
    const { status, json } = await browser.call('parseMinutes', { session, body: { text: solar, name: 'March' } });
    expect(status).toBe(200);
    expect(json.body).toBe('Alder County Planning Commission');
    const [meeting] = json.meetings;
    expect(meeting).toMatchObject({ date: '2023-03-14', source: 'March' });
    expect(meeting?.items[2]).toMatchObject({
      motion: { mover: 'Anita Voss', seconder: 'Gus Halloran' },
      votes: { 'Dwight Okafor': 'recused', 'Pilar Quintana': 'no' },
      outcome: 'denied',
    });
    for (const { topics } of json.members)
      for (const { passages } of topics)
        for (const { quote, start } of passages) expect(solar.slice(start, start + quote.length)).toBe(quote);
  });

  it('of another meeting are added to those on file, and the same ones only once', async () => {
    const april = solar.replaceAll('March 14, 2023', 'April 11, 2023');
    const both = await browser.call('parseMinutes', { session, body: { text: april } });
    expect(both.json.meetings.map(({ date }) => date)).toEqual(['2023-03-14', '2023-04-11']);
    const again = await browser.call('parseMinutes', { session, body: { text: april } });
    expect(again.json.meetings).toHaveLength(2);
    expect(again.json.members.find(({ name }) => name === 'Anita Voss')).toMatchObject({ meetings: 2, dissents: 2 });
    const kept = await browser.call('board', { params: { session_id: session } });
    expect(kept.json).toEqual(again.json);
    expect((await browser.call('rehearsals')).json.rehearsals).toMatchObject([{ has_board: true }]);
  });

  it('are removed by a reset, along with their text', async () => {
    await browser.call('resetMinutes', { session });
    expect((await browser.call('board', { params: { session_id: session } })).json.meetings).toEqual([]);
    const record = await browser.call('record', { params: { session_id: session } });
    expect(record.text).not.toContain('Halloran');
  });
});

describe('files of minutes', () => {
  beforeAll(begin);

  it('can be sent several at a time in one form', async () => {
    const first = form('file', { name: 'march.txt', bytes: Buffer.from(solar) });
    const second = form('file', {
      name: 'may.pdf',
      bytes: pdf(['Regular meeting of May 9, 2023. Present: Ann Lee, Bo Ray, Cy Day']),
    });
    // Two forms with one part each, combined into one with two.
    const boundary = /boundary=(.*)$/.exec(String(second.headers['content-type']))?.[1] ?? '';
    const firstBoundary = /boundary=(.*)$/.exec(String(first.headers['content-type']))?.[1] ?? '';
    const head = first.payload
      .toString('latin1')
      .replaceAll(firstBoundary, boundary)
      .replace(`--${boundary}--\r\n`, '');
    const payload = Buffer.concat([Buffer.from(head, 'latin1'), second.payload]);
    const headers = { ...second.headers, 'content-length': String(payload.length) };
    const { status, json } = await browser.call('parseMinutes', { session, payload, headers });
    expect(status).toBe(200);
    expect(json.meetings.map(({ source }) => source)).toEqual(['march.txt', 'may.pdf']);
  });

  it('report their progress', async () => {
    const { text } = await browser.call('parseMinutes', {
      session,
      body: { text: minutes },
      headers: { accept: 'text/event-stream' },
    });
    expect(text).toMatch(/event: progress[^]*"sections"[^]*event: document/);
  });

  it('are refused like an ordinance would be', async () => {
    const empty = await browser.call('parseMinutes', { session, body: { text: '   ' } });
    expect(empty.status).toBeGreaterThanOrEqual(400);
    expect(empty.json.code).toBe('document_empty');
    const program = form('file', {
      name: 'minutes.txt',
      bytes: Buffer.from('MZ\u0090\u0000\u0003\u0000\u0000\u0000', 'latin1'),
    });
    expect((await browser.call('parseMinutes', { session, ...program })).status).toBe(415);
  });

  it("are not filed in somebody else's session", async () => {
    const other = server.browser();
    await other.start();
    expect((await other.call('board', { params: { session_id: session } })).status).toBe(403);
  });
});

describe('without a session', () => {
  it('minutes are read but not stored', async () => {
    const { json } = await server.browser().call('parseMinutes', { body: { text: minutes } });
    expect(json.meetings[0]?.items[0]).toMatchObject({
      votes: { 'Ann Lee': 'no' },
      tally: { yes: 2, no: 1 },
      outcome: 'approved',
    });
  });
});

describe('a board that sits', () => {
  beforeAll(begin);

  it('is labeled as simulated under every question and in the notice, in every export', async () => {
    const { json: board } = await browser.call('parseMinutes', { session, body: { text: solar } });
    await browser.call('setProjectDetails', { session, body: { project: { ...project, board: board.seated } } });
    const { json } = await browser.call('generateQuestion', {
      session,
      body: { session_id: session, user_presentation: presentation },
    });
    await browser.call('evaluateResponse', {
      session,
      body: { session_id: session, question: json.question, answer: 'We will hold 500 feet to every home.' },
    });
    for (const format of ['html', 'md']) {
      const { text } = await browser.call('report', { params: { session_id: session }, query: { format } });
      expect(text).toMatch(/Simulated: asked in the manner of Member [A-Z]/);
      expect(text).toContain('The seats are simulated from published minutes');
      expect(text).not.toContain('Halloran');
    }
  });
});
