import { calls, errorAnswer, refusals, type Call, type CallName } from '@rostrum/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bodiesFor } from './testing/bodies-from-schema.ts';
import { freshApp, type TestBrowser, type TestServer } from './testing/fresh-app.ts';
import { sampleCall } from './testing/sample-bodies.ts';

/* Each call with bodies generated from its schema, right and wrong. FUZZ_RUNS asks for more than fits a test run. */

const runs = Number(process.env['FUZZ_RUNS'] ?? 25);
const documented = new Set<number>(Object.values(refusals).map(({ status }) => status));
documented.delete(500);

let server: TestServer;
let browser: TestBrowser;
let session: string;
beforeAll(async () => {
  server = await freshApp({
    environment: { RATE_LIMIT_SESSION: '0', RATE_LIMIT_ADDRESS: '0', RATE_LIMIT_DOCUMENTS: '0' },
  });
  browser = server.browser();
  session = await browser.start();
});
afterAll(() => server.close());

const withBody = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as Call).body !== undefined);

describe('any body', () => {
  it.each(withBody)(
    'sent to %s is answered or refused, and never causes a fault',
    async (name) => {
      const call: Call = calls[name];
      const sample = sampleCall(name, session);
      await fc.assert(
        fc.asyncProperty(bodiesFor(call.body as NonNullable<Call['body']>), async (body) => {
          const own =
            typeof body === 'object' && body !== null && 'session_id' in body ? { ...body, session_id: session } : body;
          const payload = Buffer.from(JSON.stringify(own) ?? 'null');
          const answer = await browser.call(name, {
            ...(sample.params && { params: sample.params }),
            ...(sample.query && { query: sample.query }),
            session,
            payload,
            headers: { 'content-type': 'application/json' },
          });
          if (answer.status === call.status) {
            if (call.status === 200) call.answer.parse(answer.json);
            return;
          }
          expect(documented.has(answer.status), `${answer.status}: ${answer.text.slice(0, 500)}`).toBe(true);
          errorAnswer.parse(answer.json);
        }),
        { numRuns: runs, seed: 20261120 },
      );
    },
    60_000,
  );

  it('leaves the record readable', async () => {
    const record = await browser.call('record', { params: { session_id: session } });
    expect(record.status).toBe(200);
    calls.record.answer.parse(record.json);
    expect((await browser.call('rehearsals')).status).toBe(200);
  });
});
