import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshApp, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres.ts';
import { sampleCall } from '../testing/sample-bodies.ts';
import { migratePostgres } from './migrate.ts';

/* What a server says while its database is unavailable; that it recovers by itself, and that nothing is lost or doubled. */

let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres({ own: true });
});
afterAll(() => postgres.stop());

interface Rehearsing {
  readonly server: TestServer;
  readonly browser: TestBrowser;
  readonly session: string;
}

async function rehearsing(options: Parameters<typeof freshApp>[0] = {}): Promise<Rehearsing> {
  const server = await freshApp(options);
  const browser = server.browser();
  const session = await browser.start();
  await browser.call('generateQuestion', sampleCall('generateQuestion', session));
  return { server, browser, session };
}

function answer({ browser, session }: Rehearsing, words: string, key = `answer-${words.replaceAll(' ', '-')}`) {
  return browser.call('evaluateResponse', {
    headers: { 'idempotency-key': key },
    body: { session_id: session, question: `What of ${words}?`, answer: `We will see to ${words}.` },
  });
}

async function answersOf({ browser, session }: Rehearsing): Promise<readonly string[]> {
  const { json } = await browser.call('record', { params: { session_id: session } });
  return json.events.flatMap((event) => (event.type === 'answered' ? [event.text] : []));
}

async function expectUnavailable(room: Rehearsing, words: string): Promise<void> {
  const refused = await answer(room, words);
  expect([refused.status, refused.json.code]).toEqual([503, 'database_unavailable']);
  expect(refused.json.error).toMatch(/Nothing that was saved is lost/);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
}

describe('a full disk', () => {
  it('on SQLite is reported, reading still works, and what was refused goes in once there is room', async () => {
    const room = await rehearsing();
    const { db } = room.server.database;
    expect((await answer(room, 'noise')).status).toBe(200);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    const pages = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]?.page_count ?? 0;
    await sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db);
    // The last page still has room for a few more.
    let taken = 0;
    while (taken < 200 && (await answer(room, `dust ${taken}`)).status === 200) taken += 1;
    await expectUnavailable(room, `dust ${taken}`);
    expect(await answersOf(room)).toHaveLength(taken + 1);
    const health = async (): Promise<number> => (await room.browser.send({ method: 'GET', url: '/healthz' })).status;
    expect(await health()).toBe(503);
    await sql`pragma max_page_count = 1073741823`.execute(db);
    expect(await health()).toBe(200);
    expect((await answer(room, `dust ${taken}`)).status).toBe(200);
    const answers = await answersOf(room);
    expect(new Set(answers).size).toBe(answers.length);
    expect(answers).toHaveLength(taken + 2);
    await room.server.close();
  });

  it('on SQLite lets people delete what they have, which makes room', async () => {
    const room = await rehearsing();
    const { db } = room.server.database;
    while ((await answersOf(room)).length < 20) await answer(room, `dust ${(await answersOf(room)).length}`);
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    const pages = (await sql<{ page_count: number }>`pragma page_count`.execute(db)).rows[0]?.page_count ?? 0;
    await sql`pragma max_page_count = ${sql.raw(String(pages))}`.execute(db);
    let taken = 0;
    while (taken < 200 && (await answer(room, `noise ${taken}`)).status === 200) taken += 1;
    await expectUnavailable(room, `noise ${taken}`);
    const gone = await room.browser.call('deleteRehearsal', { params: { session_id: room.session } });
    expect(gone.status).toBe(204);
    const session = await room.browser.start();
    expect((await answer({ ...room, session }, 'glare')).status).toBe(200);
    expect((await room.browser.send({ method: 'GET', url: '/healthz' })).status).toBe(200);
    await room.server.close();
  });

  it('on PostgreSQL is reported, and what was refused goes in once there is room', async () => {
    const room = await rehearsing({ url: await postgres.freshDatabase() });
    const { db } = room.server.database;
    expect((await answer(room, 'noise')).status).toBe(200);
    // The code PostgreSQL gives when it cannot extend a file.
    await sql`create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(
      db,
    );
    await sql`create trigger full_disk before insert on events for each row execute function full_disk()`.execute(db);
    await expectUnavailable(room, 'glare');
    expect(await answersOf(room)).toEqual(['We will see to noise.']);
    await sql`drop trigger full_disk on events`.execute(db);
    expect((await answer(room, 'glare')).status).toBe(200);
    expect(await answersOf(room)).toEqual(['We will see to noise.', 'We will see to glare.']);
    await room.server.close();
  });
});

describe('a database that goes away', () => {
  it('is reported right away; when it is back the server recovers by itself, and nothing is lost or doubled', async () => {
    const room = await rehearsing({ url: await postgres.freshDatabase() });
    expect((await answer(room, 'noise')).status).toBe(200);
    // Some requests are in flight when it goes away: each gets a refusal, and each may be sent again.
    const underWay = ['glare', 'dust', 'traffic', 'drainage'];
    const [, ...first] = await Promise.all([postgres.crash(), ...underWay.map((words) => answer(room, words))]);
    for (const { status } of first) expect([200, 503]).toContain(status);
    await expectUnavailable(room, 'wells');
    const health = await room.browser.send({ method: 'GET', url: '/healthz' });
    expect([health.status, health.json.code]).toEqual([503, 'database_unavailable']);
    expect((await room.browser.call('majorThemes')).status).toBe(200);
    await postgres.start();
    for (const words of [...underWay, 'wells']) expect((await answer(room, words)).status).toBe(200);
    const answers = await answersOf(room);
    expect([...answers].sort()).toEqual(
      ['noise', ...underWay, 'wells'].map((words) => `We will see to ${words}.`).sort(),
    );
    expect((await room.browser.send({ method: 'GET', url: '/healthz' })).status).toBe(200);
    await room.server.close();
  });
});

describe('a server that starts next to another one', () => {
  it('waits for the other one’s migration however long it takes', async () => {
    const url = await postgres.freshDatabase();
    const [busy, watching] = [new pg.Client(url), new pg.Client(url)];
    await Promise.all([busy.connect(), watching.connect()]);
    await busy.query('begin; select pg_advisory_xact_lock(7261901)');
    const pool = new pg.Pool({ connectionString: url, statement_timeout: 100 });
    let outcome: string | null = null;
    const over = migratePostgres(pool)
      .then(() => 'migrated', String)
      .then((how) => (outcome = how));
    const long = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and now() - query_start > interval '300 ms'`;
    while (outcome === null && (await watching.query(long)).rowCount === 0);
    await busy.query('commit');
    expect(await over).toBe('migrated');
    await Promise.all([busy.end(), watching.end(), pool.end()]);
  });
});

describe('a clock that jumps back', () => {
  it('changes neither the order of the record nor the answers', async () => {
    let now = new Date('2026-11-20T19:00:00.000Z');
    const room = await rehearsing({ now: () => now });
    expect((await answer(room, 'noise')).status).toBe(200);
    now = new Date('2026-11-19T03:00:00.000Z');
    expect((await answer(room, 'glare')).status).toBe(200);
    expect((await room.browser.call('generateQuestion', sampleCall('generateQuestion', room.session))).status).toBe(
      200,
    );
    now = new Date('2026-11-20T19:10:00.000Z');
    expect((await answer(room, 'dust')).status).toBe(200);
    expect(await answersOf(room)).toEqual(['noise', 'glare', 'dust'].map((words) => `We will see to ${words}.`));
    for (const name of ['report', 'vote'] as const)
      expect((await room.browser.call(name, { params: { session_id: room.session } })).status).toBe(200);
    const { json } = await room.browser.call('rehearsals');
    const summary = (json as unknown as { rehearsals: { started_at: string; updated_at: string }[] }).rehearsals[0];
    expect(Date.parse(summary?.updated_at ?? '')).toBeGreaterThanOrEqual(Date.parse(summary?.started_at ?? ''));
    await room.server.close();
  });
});
