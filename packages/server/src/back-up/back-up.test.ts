import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase, type Database } from '../database/open.ts';
import { RehearsalStore } from '../rehearsals/store.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres.ts';
import { backUp, restore } from './back-up.ts';

const folder = mkdtempSync(join(tmpdir(), 'rostrum-back-up-'));
let postgres: PostgresServer;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(async () => {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
});

const kinds = ['sqlite', 'postgres'] as const;
const anEmpty = async (kind: (typeof kinds)[number]): Promise<Database> =>
  openDatabase({
    dataDir: join(folder, randomUUID()),
    url: kind === 'postgres' ? await postgres.freshDatabase() : undefined,
  });

const ids = ['hearing-1790000000000_aaaaaaaaaaaaaaaa', 'practice-1790000000000_bbbbbbbbbbbbbbbb'];

async function filled(kind: (typeof kinds)[number]): Promise<Database> {
  const database = await anEmpty(kind);
  const store = new RehearsalStore(database);
  await database.db.insertInto('settings').values({ name: 'test_key', value: 'kept “as it is”' }).execute();
  for (const id of ids) await store.bind(id, 'somebody');
  await database.db
    .insertInto('texts')
    .values({ session_id: ids[0] ?? '', text_id: 't1', text: 'Sec. 4.2\nNot less than 150 feet — “setback”.' })
    .execute();
  await database.db
    .insertInto('events')
    .values(
      Array.from({ length: 120 }, (_, seq) => ({
        session_id: ids[seq % 2] ?? '',
        seq: Math.floor(seq / 2) + 1,
        id: `e${seq}`,
        type: 'phase_changed',
        at: '2026-11-20T19:00:00.000Z',
        body: JSON.stringify({ phase: `p${seq}` }),
        text_id: seq === 0 ? 't1' : null,
      })),
    )
    .execute();
  return database;
}

async function everything({ db }: Database): Promise<unknown> {
  return {
    settings: await db.selectFrom('settings').selectAll().orderBy('name').execute(),
    sessions: await db.selectFrom('sessions').selectAll().orderBy('session_id').execute(),
    events: await db.selectFrom('events').selectAll().orderBy('session_id').orderBy('seq').execute(),
    texts: await db.selectFrom('texts').selectAll().execute(),
  };
}

async function backedUp(database: Database): Promise<string> {
  const file = join(folder, `${randomUUID()}.gz`);
  await backUp(database, createWriteStream(file));
  return file;
}

describe.each(kinds)('a back-up of %s', (from) => {
  it.each(kinds)('restored into %s contains everything', async (into) => {
    const [before, after] = [await filled(from), await anEmpty(into)];
    await restore(after, createReadStream(await backedUp(before)));
    expect(await everything(after)).toEqual(await everything(before));
    await before.close();
    await after.close();
  });
});

describe('a back-up that cannot be restored', () => {
  async function refused(make: (whole: Buffer) => Buffer): Promise<string> {
    const [before, after] = [await filled('sqlite'), await anEmpty('sqlite')];
    const file = await backedUp(before);
    writeFileSync(file, make(readFileSync(file)));
    const was = await everything(after);
    const message = await restore(after, createReadStream(file)).then(
      () => 'restored',
      (error: unknown) => (error as Error).message,
    );
    expect(await everything(after)).toEqual(was);
    await before.close();
    await after.close();
    return message;
  }
  const edited = (edit: (lines: string[]) => string[]) => (whole: Buffer) =>
    gzipSync(edit(gunzipSync(whole).toString().split('\n')).join('\n'));

  it('is cut short', async () => {
    expect(await refused(edited((lines) => lines.slice(0, 60)))).toContain('cut short');
    expect(await refused((whole) => whole.subarray(0, whole.length / 2))).toMatch(/cut short|damaged/);
  });

  it('has lost a row', async () => {
    expect(await refused(edited((lines) => lines.filter((_, i) => i !== 30)))).toContain('cut short');
  });

  it('is something else', async () => {
    expect(await refused(() => Buffer.from('not a back-up'))).toContain('not a back-up');
    expect(await refused(() => gzipSync('{"other":1}\n'))).toContain('not a back-up');
  });

  it('comes from a newer version', async () => {
    expect(await refused(edited(([, ...rest]) => ['{"rostrum":"back-up","schema":9999}', ...rest]))).toContain(
      'newer version',
    );
  });

  it('would go into a database in use', async () => {
    const database = await filled('sqlite');
    const file = createReadStream(await backedUp(database));
    await expect(restore(database, file)).rejects.toThrow('already holds rehearsals');
    expect(file.destroyed).toBe(true);
    await database.close();
  });
});
