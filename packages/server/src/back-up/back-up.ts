import { createInterface } from 'node:readline';
import { createGunzip, createGzip } from 'node:zlib';
import { pipeline } from 'node:stream/promises';
import { Readable, type Writable } from 'node:stream';
import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/open.ts';
import { migrations } from '../database/migrations/index.ts';
import type { Tables } from '../database/tables.ts';

/* A backup is one compressed file of lines: a header, one line per row, and a footer that counts them. It is the
   same for both databases, so that it also moves an installation from one to the other. */

/** The file cannot be restored; the message is one line for the operator. */
export class BackUpError extends Error {}

type TableName = keyof Tables;
/** Rows that others refer to come first. */
const wholeTables = ['settings', 'deleted_sessions', 'sessions'] as const satisfies readonly TableName[];
const tablesBySession = [
  'events',
  'texts',
  'answers',
  'coach_links',
  'coach_comments',
] as const satisfies readonly TableName[];
const allTables: readonly TableName[] = [...wholeTables, ...tablesBySession];

const head = { rostrum: 'back-up', schema: migrations.length };
const rowsPerInsert = 50;

async function* lines(read: Kysely<Tables>): AsyncGenerator<string> {
  let count = 0;
  yield `${JSON.stringify(head)}\n`;
  for (const table of wholeTables) {
    for (const row of await read.selectFrom(table).selectAll().execute()) {
      count += 1;
      yield `${JSON.stringify({ table, row })}\n`;
    }
  }
  const sessions = await read.selectFrom('sessions').select('session_id').orderBy('session_id').execute();
  for (const { session_id: sessionId } of sessions) {
    for (const table of tablesBySession) {
      for (const row of await read.selectFrom(table).selectAll().where('session_id', '=', sessionId).execute()) {
        count += 1;
        yield `${JSON.stringify({ table, row })}\n`;
      }
    }
  }
  yield `${JSON.stringify({ end: count })}\n`;
}

/** Writes everything to a stream, as of one instant; the server may keep running meanwhile. */
export async function backUp({ db }: Database, to: Writable): Promise<void> {
  await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute((read) => pipeline(Readable.from(lines(read)), createGzip(), to));
}

interface Row {
  readonly table: TableName;
  readonly row: Record<string, unknown>;
}

function rowOf(line: string): Row | { readonly end: number } {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    throw new BackUpError('The back-up is damaged: one of its lines cannot be read. Nothing was restored.');
  }
  const entry = value as Partial<Row> & { end?: unknown };
  if (typeof entry.end === 'number') return { end: entry.end };
  if (entry.table === undefined || !allTables.includes(entry.table) || typeof entry.row !== 'object')
    throw new BackUpError('The back-up is damaged: it contains a row for an unknown table. Nothing was restored.');
  return { table: entry.table, row: entry.row };
}

function headOf(line: string | undefined): Partial<typeof head> {
  try {
    return JSON.parse(line ?? '') as Partial<typeof head>;
  } catch {
    throw new BackUpError('The file is not a back-up of Rostrum. Nothing was restored.');
  }
}

function checkHead(line: string | undefined): void {
  const found = headOf(line);
  if (found.rostrum !== head.rostrum || typeof found.schema !== 'number')
    throw new BackUpError('The file is not a back-up of Rostrum. Nothing was restored.');
  if (found.schema > head.schema)
    throw new BackUpError(
      'The back-up was written by a newer version of Rostrum. Upgrade this installation first. Nothing was restored.',
    );
}

async function refuseIfInUse(into: Transaction<Tables>): Promise<void> {
  const session = await into.selectFrom('sessions').select('session_id').limit(1).executeTakeFirst();
  if (session !== undefined)
    throw new BackUpError(
      'The database already holds rehearsals. Restore into an empty one: another ROSTRUM_DATA_DIR or DATABASE_URL. Nothing was restored.',
    );
}

async function insert(
  into: Transaction<Tables>,
  table: TableName,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  if (rows.length > 0) await into.insertInto(table).values(rows).execute();
}

async function restoreLines(into: Transaction<Tables>, source: AsyncIterable<string>): Promise<number> {
  let count = 0;
  let ended = false;
  let first = true;
  let waiting: { table: TableName; rows: Record<string, unknown>[] } = { table: 'settings', rows: [] };
  for await (const line of source) {
    if (first) {
      checkHead(line);
      await into.deleteFrom('settings').execute();
      first = false;
      continue;
    }
    const entry = rowOf(line);
    if ('end' in entry) {
      ended = entry.end === count;
      break;
    }
    if (entry.table !== waiting.table || waiting.rows.length >= rowsPerInsert) {
      await insert(into, waiting.table, waiting.rows);
      waiting = { table: entry.table, rows: [] };
    }
    waiting.rows.push(entry.row);
    count += 1;
  }
  if (first) checkHead(undefined);
  if (!ended) throw new BackUpError('The back-up is cut short. Nothing was restored.');
  await insert(into, waiting.table, waiting.rows);
  return count;
}

/** Reads a backup into an empty database, all of it or nothing, and closes it either way.  Gives: the number of rows. Throws BackUpError. */
export async function restore({ db }: Database, from: Readable): Promise<number> {
  const unzipped = from.pipe(createGunzip());
  // An error of the source does not propagate through a pipe by itself.
  from.on('error', (error) => unzipped.destroy(error));
  try {
    return await db.transaction().execute(async (into) => {
      await refuseIfInUse(into);
      return restoreLines(into, createInterface({ input: unzipped, crlfDelay: Infinity }));
    });
  } catch (error) {
    const code = (error as { code?: unknown }).code;
    if (typeof code === 'string' && code.startsWith('Z_'))
      throw new BackUpError('The file is not a back-up of Rostrum, or it is damaged. Nothing was restored.');
    throw error;
  } finally {
    // Refused before its end, or before it was opened: nobody hears an error of it after this.
    from.destroy();
    unzipped.destroy();
  }
}
