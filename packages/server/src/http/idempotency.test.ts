import type { CallName, RehearsalEvent } from '@rostrum/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RehearsalStore } from '../rehearsals/store.ts';
import type { TestBrowser } from '../testing/fresh-app.ts';
import { freshApp, type TestServer } from '../testing/fresh-app.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres.ts';
import { sampleCall } from '../testing/sample-bodies.ts';
import { keyedCalls } from './idempotency.ts';

/** Two servers on one PostgreSQL, as behind a load balancer, and one browser that may be sent to either. */
let postgres: PostgresServer;
let servers: readonly TestServer[];
let url: string;
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.freshDatabase();
  const environment = { RATE_LIMIT_SESSION: '0' };
  servers = [await freshApp({ url, environment }), await freshApp({ url, environment })];
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await postgres.stop();
});

function browsers(): [TestBrowser, TestBrowser] {
  const [first, second] = servers.map((server) => server.browser()) as [TestBrowser, TestBrowser];
  return [first, second];
}

async function started(): Promise<{ first: TestBrowser; second: TestBrowser; session: string }> {
  const [first, second] = browsers();
  const session = await first.start();
  second.cookie = first.cookie;
  await first.call('generateQuestion', sampleCall('generateQuestion', session));
  await first.call('evaluateResponse', sampleCall('evaluateResponse', session));
  return { first, second, session };
}

async function eventsOf(browser: TestBrowser, session: string): Promise<readonly RehearsalEvent[]> {
  return (await browser.call('record', { params: { session_id: session } })).json.events;
}

const keyed = (name: CallName, session: string, key: string) => ({
  ...sampleCall(name, session),
  headers: { 'idempotency-key': key },
});

describe('the same key', () => {
  it.each([...keyedCalls])('gets the same body from any process: %s', async (name) => {
    const { first, second, session } = await started();
    const answer = await first.call(name, keyed(name, session, 'the-one-key'));
    expect(answer.status).toBe(200);
    expect(answer.headers['idempotency-replayed']).toBeUndefined();
    const before = await eventsOf(first, session);
    for (const browser of [first, second]) {
      const again = await browser.call(name, keyed(name, session, 'the-one-key'));
      expect([again.status, again.text]).toEqual([200, answer.text]);
      expect(again.headers['idempotency-replayed']).toBe('true');
      expect(again.headers['content-type']).toBe(answer.headers['content-type']);
    }
    expect(await eventsOf(second, session)).toEqual(before);
  });

  it('sent many times at once appends one question, and calls without a key run alongside', async () => {
    const { first, second, session } = await started();
    const before = (await eventsOf(first, session)).length;
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        i % 5 === 4
          ? (i % 2 === 0 ? first : second).call('generateQuestion', sampleCall('generateQuestion', session))
          : (i % 2 === 0 ? first : second).call('generateQuestion', keyed('generateQuestion', session, 'together')),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const same = answers.filter((_, i) => i % 5 !== 4).map(({ text }) => text);
    expect(new Set(same).size).toBe(1);
    const asked = (await eventsOf(second, session)).slice(before).filter(({ type }) => type === 'asked');
    expect(asked).toHaveLength(1 + 4);
  });

  it('survives a restart', async () => {
    const { first, session } = await started();
    const answer = await first.call('generateQuestion', keyed('generateQuestion', session, 'before-the-restart'));
    const later = await freshApp({ url });
    const browser = later.browser();
    browser.cookie = first.cookie;
    expect(
      (await browser.call('generateQuestion', keyed('generateQuestion', session, 'before-the-restart'))).text,
    ).toBe(answer.text);
    await later.close();
  });

  it('is independent in another rehearsal, and is refused for a different request in the same one', async () => {
    const one = await started();
    const other = await started();
    const key = { headers: { 'idempotency-key': 'shared-by-two' } };
    const here = await one.first.call('generateQuestion', { ...sampleCall('generateQuestion', one.session), ...key });
    const there = await other.first.call('generateQuestion', {
      ...sampleCall('generateQuestion', other.session),
      ...key,
    });
    expect(there.json.question_id).not.toBe(here.json.question_id);
    const before = await eventsOf(one.first, one.session);
    const reused = await one.first.call('evaluateResponse', { ...sampleCall('evaluateResponse', one.session), ...key });
    expect([reused.status, reused.json.code]).toEqual([422, 'key_reused']);
    expect(await eventsOf(one.first, one.session)).toEqual(before);
  });

  it('gets no answer from another browser', async () => {
    const { first, session } = await started();
    await first.call('generateQuestion', keyed('generateQuestion', session, 'mine-alone'));
    const stranger = servers[1]?.browser() as TestBrowser;
    const answer = await stranger.call('generateQuestion', keyed('generateQuestion', session, 'mine-alone'));
    expect([answer.status, answer.json.code]).toEqual([403, 'not_yours']);
  });

  it('stores no refusal: a refused request may be sent again', async () => {
    const [first] = browsers();
    const session = await first.start();
    const early = await first.call('vote', keyed('vote', session, 'the-vote-key'));
    expect(early.json.code).toBe('not_started');
    await first.call('evaluateResponse', sampleCall('evaluateResponse', session));
    expect((await first.call('vote', keyed('vote', session, 'the-vote-key'))).status).toBe(200);
  });

  it('has 8 to 200 characters without spaces', async () => {
    const { first, session } = await started();
    for (const key of ['short', 'with space', 'x'.repeat(201), ''])
      expect((await first.call('generateQuestion', keyed('generateQuestion', session, key))).json.code).toBe(
        'malformed',
      );
  });

  it('is forgotten along with its rehearsal, and after a few days', async () => {
    const { first, session } = await started();
    await first.call('generateQuestion', keyed('generateQuestion', session, 'to-be-forgotten'));
    const store = new RehearsalStore((servers[0] as TestServer).database);
    await store.forgetAnswers(new Date(Date.now() - 60_000));
    expect(await store.answerTo(session, 'to-be-forgotten')).not.toBeNull();
    await store.forgetAnswers(new Date(Date.now() + 60_000));
    expect(await store.answerTo(session, 'to-be-forgotten')).toBeNull();
    await first.call('generateQuestion', keyed('generateQuestion', session, 'and-once-more'));
    await first.call('deleteRehearsal', { params: { session_id: session } });
    expect(await store.answerTo(session, 'and-once-more')).toBeNull();
  });
});
