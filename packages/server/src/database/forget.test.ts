import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import SqliteDatabase from 'libsql';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RehearsalStore } from '../rehearsals/store.ts';
import { openDatabase, type Database } from './open.ts';

const id = 'hearing-1790000000000_abcdefgh';
let folder: string;
let database: Database;
let store: RehearsalStore;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  folder = mkdtempSync(join(tmpdir(), 'rostrum-forget-'));
  database = await openDatabase({ dataDir: folder });
  store = new RehearsalStore(database);
  await store.bind(id, 'me');
  await store.append(id, 0, [
    {
      event: { type: 'phase_changed', id: 'p', at: '2026-11-20T19:00:00.000Z', phase: 'a secret phase' },
      textId: null,
    },
  ]);
});
afterEach(async () => {
  await database.close();
  rmSync(folder, { recursive: true, force: true });
  vi.useRealTimers();
});

const logBytes = (): number => statSync(join(folder, 'rostrum.db-wal')).size;

it('a deleted rehearsal is removed from the database log right away', async () => {
  expect(logBytes()).toBeGreaterThan(0);
  await store.remove(id);
  expect(logBytes()).toBe(0);
});

it('a transaction that the database itself rolled back gives the reason, as on a full disk', async () => {
  const full = Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const failed = database.db.transaction().execute(async (transaction) => {
    await sql`rollback`.execute(transaction);
    throw full;
  });
  await expect(failed).rejects.toBe(full);
  expect((await store.find(id))?.lastSeq).toBe(1);
});

it('a write held up by another writer goes in afterward, and everybody else is served meanwhile', async () => {
  const other = new SqliteDatabase(join(folder, 'rostrum.db'));
  other.exec('begin immediate');
  let longestTurnMs = 0;
  let last = performance.now();
  let turns = 0;
  const event = { type: 'phase_changed', id: 'q', at: '2026-11-20T19:00:00.000Z', phase: 'opening' } as const;
  const appended = store.append(id, 1, [{ event, textId: null }]);
  while (turns < 5) {
    await new Promise((resolve) => setImmediate(resolve));
    longestTurnMs = Math.max(longestTurnMs, performance.now() - last);
    last = performance.now();
    expect((await store.find(id))?.lastSeq).toBe(1);
    turns += 1;
  }
  other.exec('rollback');
  other.close();
  await appended;
  expect((await store.find(id))?.lastSeq).toBe(2);
  expect(longestTurnMs).toBeLessThan(2_000);
});

it('nobody waits while a back-up reads, and the log is emptied when it is done', async () => {
  const reader = new SqliteDatabase(join(folder, 'rostrum.db'));
  reader.exec('begin');
  reader.prepare('select count(*) from events').all();
  const from = performance.now();
  await store.remove(id);
  // A busy database gets five seconds.
  expect(performance.now() - from).toBeLessThan(3_000);
  expect(await store.find(id)).toBeNull();
  vi.advanceTimersByTime(20_000);
  expect(logBytes()).toBeGreaterThan(0);
  reader.exec('rollback');
  reader.close();
  vi.advanceTimersByTime(20_000);
  expect(logBytes()).toBe(0);
});
