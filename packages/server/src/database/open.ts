import { existsSync, openSync, readSync, closeSync, statSync } from 'node:fs';
import { join } from 'node:path';
import {
  Kysely,
  PostgresDialect,
  SqliteDialect,
  type SqliteDatabase as SqliteDatabaseOfKysely,
  type SqliteStatement,
} from 'kysely';
import SqliteDatabase from 'libsql';
import pg from 'pg';
import { postgres, sqlite, type Dialect } from './dialect.ts';
import { migratePostgres, migrateSqlite } from './migrate.ts';
import { closeFiles, privateFile, privateFolder } from './private-files.ts';
import type { Tables } from './tables.ts';

export interface Database {
  readonly db: Kysely<Tables>;
  readonly dialect: Dialect;
  /** Leaves no copy of deleted rows in the database's own files: at once, or as soon as nobody is reading them
   *  anymore. */
  readonly forget: () => void;
  close(): Promise<void>;
}

/** The data cannot be used as it is; the message is one line for the operator. */
export class DataError extends Error {}

const databaseFile = 'rostrum.db';
/** Above this size, checking the whole file would delay the start; SQLite then reports damage when it comes across
 *  it. */
const fullCheckBytes = 64 * 1024 * 1024;

function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0]);
  return error instanceof Error && error.message !== ''
    ? error.message
    : String((error as { code?: unknown })?.code ?? error);
}

/** SQLite would write to a file before finding out that it is something else: look first. */
function refuseForeignFile(file: string): void {
  if (!existsSync(file)) return;
  if (!statSync(file).isFile())
    throw new DataError(`${file} is not a file, so Rostrum cannot keep its data there. Nothing was changed.`);
  if (statSync(file).size === 0) return;
  const head = Buffer.alloc(16);
  const handle = openSync(file, 'r');
  readSync(handle, head, 0, 16, 0);
  closeSync(handle);
  if (head.toString('latin1') !== 'SQLite format 3\0')
    throw new DataError(
      `${file} is not a Rostrum database or is damaged. Nothing was changed; restore a back-up or set ROSTRUM_DATA_DIR to another folder.`,
    );
}

function damaged(raw: SqliteDatabase.Database, file: string): boolean {
  if (statSync(file).size > fullCheckBytes) return false;
  const rows = raw.prepare('pragma quick_check(1)').all() as { quick_check: string }[];
  return rows[0]?.quick_check !== 'ok';
}

/** Statements that differ in the length of a list are numerous; beyond this many, the oldest are prepared again. */
const statementsKept = 200;

/** The driver asks the library at each call whether a statement returns rows; that is settled when it is prepared. */
function asAsked(statement: SqliteDatabase.Statement): SqliteStatement {
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters),
    run: (parameters) => statement.run(parameters),
    iterate: (parameters) => statement.iterate(parameters),
  };
}

/** On a full disk SQLite rolls back by itself; doing it again would be an error, and would hide the one that says
 *  why. */
function unlessRolledBack(raw: SqliteDatabase.Database): SqliteStatement {
  const statement = asAsked(raw.prepare('rollback'));
  return {
    ...statement,
    run: (parameters) => (raw.inTransaction ? statement.run(parameters) : { changes: 0, lastInsertRowid: 0 }),
  };
}

/** Kysely prepares a statement at each call; preparing takes longer than most of ours take to run. */
function preparedOnce(raw: SqliteDatabase.Database): SqliteDatabaseOfKysely {
  const kept = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      let statement = kept.get(sql);
      if (statement === undefined) {
        statement = sql === 'rollback' ? unlessRolledBack(raw) : asAsked(raw.prepare(sql));
        if (kept.size >= statementsKept) kept.clear();
        kept.set(sql, statement);
      }
      return statement;
    },
    close: () => raw.close(),
  };
}

/** How long the start waits for another one that is migrating. */
const startMs = 5_000;
/** How long a statement waits for another writer. It blocks the serving thread, so callers that can, retry instead. */
const busyMs = 100;
const forgetAgainMs = 5_000;

/** Writes the log into the database and empties it. A reader, such as a backup, is not waited for: everybody else
 *  would have to wait along.  Gives: whether it is empty now. */
function emptiedLog(raw: SqliteDatabase.Database): boolean {
  raw.pragma('busy_timeout = 0');
  try {
    const [row] = raw.prepare('pragma wal_checkpoint(truncate)').all() as { busy: number }[];
    return row?.busy === 0;
  } catch {
    // A full disk, or a transaction of our own that is open right now: what was deleted is deleted, and the log is emptied later.
    return false;
  } finally {
    raw.pragma(`busy_timeout = ${busyMs}`);
  }
}

/** Tries again until the log is empty. */
function forgetting(raw: SqliteDatabase.Database): { readonly forget: () => void; readonly end: () => void } {
  let again: NodeJS.Timeout | undefined;
  const forget = (): void => {
    clearTimeout(again);
    if (!emptiedLog(raw)) again = setTimeout(forget, forgetAgainMs).unref();
  };
  return { forget, end: () => clearTimeout(again) };
}

function openSqlite(dataDir: string): Database {
  const file = join(dataDir, databaseFile);
  let raw: SqliteDatabase.Database;
  try {
    privateFolder(dataDir);
    refuseForeignFile(file);
    privateFile(file);
    closeFiles(`${file}-wal`, `${file}-shm`, join(dataDir, 'credential'));
    raw = new SqliteDatabase(file);
  } catch (error) {
    if (error instanceof DataError) throw error;
    throw new DataError(
      `The data folder ${dataDir} cannot be used (${reasonOf(error)}). Set ROSTRUM_DATA_DIR to a writable folder.`,
    );
  }
  try {
    raw.pragma(`busy_timeout = ${startMs}`);
    if (damaged(raw, file)) throw new Error('database disk image is malformed');
    raw.pragma('journal_mode = WAL');
    raw.pragma('synchronous = FULL');
    raw.pragma('foreign_keys = ON');
    raw.pragma('secure_delete = ON');
    migrateSqlite(raw);
    raw.pragma(`busy_timeout = ${busyMs}`);
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: preparedOnce(raw) }) });
    const log = forgetting(raw);
    return {
      db,
      dialect: sqlite,
      forget: log.forget,
      close: async () => {
        log.end();
        // So that only one file is left behind, which can be copied as it is.
        emptiedLog(raw);
        await db.destroy();
      },
    };
  } catch (error) {
    raw.close();
    throw new DataError(
      `The database ${file} cannot be used (${reasonOf(error)}). Nothing was changed; restore a back-up or set ROSTRUM_DATA_DIR to another folder.`,
    );
  }
}

async function openPostgres(url: string): Promise<Database> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 5_000,
    statement_timeout: 15_000,
  });
  // When an idle connection breaks, the pool replaces it at the next query; without a listener it would end the process.
  pool.on('error', () => undefined);
  // The pool doesn't listen to a connection that is in use between two statements either; the next statement on it fails as it should.
  pool.on('connect', (client) => client.on('error', () => undefined));
  try {
    await migratePostgres(pool);
  } catch (error) {
    await pool.end();
    throw new DataError(`The database of DATABASE_URL cannot be used (${reasonOf(error)}).`);
  }
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  return { db, dialect: postgres, forget: () => undefined, close: () => db.destroy() };
}

/** The database of this installation, migrated. Throws DataError. */
export async function openDatabase(where: { dataDir: string; url?: string | undefined }): Promise<Database> {
  return where.url === undefined ? openSqlite(where.dataDir) : openPostgres(where.url);
}
