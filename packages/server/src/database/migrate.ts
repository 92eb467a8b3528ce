import type SqliteDatabase from 'libsql';
import type pg from 'pg';
import { migrations } from './migrations/index.ts';
import type { Migration } from './migrations/migration.ts';

/* Brings the schema up to date. Safe when several processes start at once: one migrates, the others wait for it. */

const ledger = 'create table if not exists migrations (number integer primary key, name text not null)';

function pending(done: readonly number[]): readonly Migration[] {
  const newest = Math.max(0, ...done);
  if (newest > migrations.length)
    throw new Error(
      `it was written by a newer version of Rostrum: its schema is ${newest}, this version knows ${migrations.length}`,
    );
  return migrations.filter(({ number }) => !done.includes(number));
}

const note = ({ number, name }: Migration): string =>
  `insert into migrations (number, name) values (${number}, '${name}')`;

/** In one go without a pause: a transaction left open between two ticks would lock out a second handle for good. */
export function migrateSqlite(raw: SqliteDatabase.Database): void {
  raw.exec('begin immediate');
  try {
    raw.exec(ledger);
    const done = raw.prepare('select number from migrations').all() as { number: number }[];
    for (const migration of pending(done.map(({ number }) => number)))
      for (const statement of [...migration.statements, note(migration)]) raw.exec(statement);
    raw.exec('commit');
  } catch (error) {
    raw.exec('rollback');
    throw error;
  }
}

/** Any number that all processes agree on. */
const migrationLock = 7_261_901;

export async function migratePostgres(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    // Another process may be working on a large table, and so may this one: that takes as long as it takes.
    await client.query('set local statement_timeout = 0');
    await client.query(`select pg_advisory_xact_lock(${migrationLock})`);
    await client.query(ledger);
    const { rows } = await client.query<{ number: number }>('select number from migrations');
    for (const migration of pending(rows.map(({ number }) => number)))
      for (const statement of [...migration.statements, note(migration)]) await client.query(statement);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}
