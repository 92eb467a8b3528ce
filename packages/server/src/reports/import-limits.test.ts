import type { RehearsalEvent } from '@rostrum/contract';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { authorization, form, freshApp, newSessionId, type TestServer } from '../testing/fresh-app.ts';
import { longestPause } from '../testing/longest-pause.ts';

/* What hostile and long records cost everybody else. The allowed pauses are generous, because a machine that runs all tests is slow, and
   what they guard against took seconds. */

vi.setConfig({ testTimeout: 90_000 });
const pauseMs = 700;
const megabyte = 1024 * 1024;
const at = '2026-11-20T19:00:00.000Z';

let server: TestServer;
let address: string;
beforeAll(async () => {
  server = await freshApp();
  address = await server.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => server.close());

const recordOf = (events: readonly unknown[]): string =>
  JSON.stringify({ session_id: newSessionId(), version: 1, events });

async function importing(text: string): Promise<{ status: number; code?: string; pause: number; session_id?: string }> {
  const { payload, headers } = form('file', { name: 'a.json', bytes: Buffer.from(text) });
  delete headers['content-length'];
  let answer: Response | null = null;
  const pause = await longestPause(async () => {
    const options = { method: 'POST', headers: { ...headers, authorization }, body: payload };
    answer = await fetch(`${address}/api/rehearsals/import`, options);
  });
  const { status } = answer as unknown as Response;
  return { status, pause, ...((await (answer as unknown as Response).json()) as object) };
}

describe('a record built to hold others up', () => {
  const session = newSessionId();
  const head = `{"session_id":"${session}","version":1,"events":`;
  const configured = (project: object): object => ({ type: 'configured', id: 'c', at, project });
  const wide = Object.fromEntries(Array.from({ length: 2_000 }, (_, i) => [`k${i}`, i]));
  it.each([
    ['millions of empty events', `${head}[${'{},'.repeat(16 * megabyte)}{}]}`],
    [
      'one event of millions of values',
      `${head}[${JSON.stringify(configured({})).slice(0, -1)},"x":[${'1,'.repeat(20 * megabyte)}1]}]}`,
    ],
    ['one that never ends', `${head}[{"a":"${'\\\\'.repeat(20 * megabyte)}`],
    ['brackets alone', '['.repeat(40 * megabyte)],
    ['more fields in one than any page sends', recordOf([configured(wide)])],
    ['an event longer than a call may bring', recordOf([configured({ note: 'x'.repeat(3 * megabyte) })])],
  ])('by %s is refused while others are served', async (_what, text) => {
    const { status, code, pause } = await importing(text);
    expect([status, code]).toEqual([422, expect.stringMatching(/^record_/)]);
    expect(pause).toBeLessThan(pauseMs);
  });
});

describe('a record with long documents and long answers', () => {
  it('comes back as it went out, and holds nobody up either way', async () => {
    const paper = (kind: string): object => ({
      ...{ type: 'document_filed', id: `d-${kind}`, at, kind, document_id: kind, source: 'code.txt' },
      text: Array.from({ length: 60_000 }, (_, i) => `§ ${i}. “A ${kind} rule” of ${i} feet.\n`)
        .join('')
        .repeat(6),
    });
    const answered = (i: number): RehearsalEvent => ({
      ...{ type: 'answered', id: `a${i}`, at, question_id: `q${i}`, question: 'How far?' },
      text: `We will hold ${i} feet. `.repeat(800),
    });
    const events = [paper('ordinance'), ...Array.from({ length: 300 }, (_, i) => answered(i)), paper('planning')];
    const { status, pause, session_id: id = '' } = await importing(recordOf(events));
    expect(status).toBe(200);
    expect(pause).toBeLessThan(pauseMs);
    const row = await server.database.db.selectFrom('sessions').selectAll().where('session_id', '=', id).execute();
    expect(row[0]?.owner).not.toMatch(/import/);
    const browser = server.browser();
    const mine = await browser.start();
    const { owner } = await server.database.db
      .selectFrom('sessions')
      .select('owner')
      .where('session_id', '=', mine)
      .executeTakeFirstOrThrow();
    await server.database.db.updateTable('sessions').set({ owner }).where('session_id', '=', id).execute();
    let text = '';
    const out = await longestPause(async () => {
      ({ text } = await browser.call('record', { params: { session_id: id } }));
    });
    expect(out).toBeLessThan(pauseMs);
    expect((JSON.parse(text) as { events: unknown[] }).events).toEqual(events);
    const again = await importing(text);
    expect([again.status, again.session_id === id]).toEqual([200, false]);
  });
});

describe('a body built to take seconds to read', () => {
  it.each([
    [
      'as many fields as it can hold',
      { ...Object.fromEntries(Array.from({ length: 160_000 }, (_, i) => [`k${i}`, 1])) },
    ],
    ['as many lists as it can hold', Array.from({ length: 600_000 }, () => [])],
  ])('with %s is refused before it is read', async (_what, project) => {
    const browser = server.browser();
    const body = { session_id: newSessionId(), enhanced_config: { project } };
    const { status, json } = await browser.call('startSimulation', { body });
    expect([status, json.code]).toEqual([400, 'malformed']);
  });
});
