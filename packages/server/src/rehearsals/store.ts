import { createHash } from 'node:crypto';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import type { RehearsalEvent } from '@rostrum/contract';
import { sql, type CompiledQuery, type Transaction } from 'kysely';
import type { Dialect } from '../database/dialect.ts';
import type { Database } from '../database/open.ts';
import type { Tables } from '../database/tables.ts';
import { charactersInRecord, charactersOfStored, packedMark, textOfStored } from './kept-text.ts';

/** A session as the database knows it. `lastSeq` is 0 if nothing is on its record yet. */
export interface SessionRow {
  readonly sessionId: string;
  readonly owner: string;
  readonly createdAt: string;
  readonly lastSeq: number;
}

/** An event as stored: a document's text is stored separately, under `textId`. */
export interface StoredEvent {
  readonly seq: number;
  readonly event: RehearsalEvent;
  readonly textId: string | null;
  /** The event as JSON. */
  readonly body: string;
}

/** The answer to a call that carried a key: it is committed together with what the call appended. */
export interface KeyedAnswer {
  readonly key: string;
  /** Hash of what was asked under this key. */
  readonly fingerprint: string;
  /** The answer as JSON. */
  readonly body: string;
}

/** Somebody else has appended since the record was read: read again and decide again. */
export class RecordMovedOn extends Error {}
/** The session was deleted in the meantime. */
export class SessionGone extends Error {}

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The rows of one append. */
interface Append {
  readonly texts: readonly Tables['texts'][];
  readonly rows: readonly Tables['events'][];
  readonly answers: readonly Tables['answers'][];
}

interface Waiting {
  readonly append: Append;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

type Runner = Pick<Database['db'], 'executeQuery' | 'insertInto'>;

/** Statements that every call makes, built once: building them takes longer than running most of them. */
class Worded {
  readonly #db: Database['db'];
  readonly #inserts = new Map<string, CompiledQuery>();
  #find: CompiledQuery | null = null;

  constructor(db: Database['db']) {
    this.#db = db;
  }

  /** The query for one session, built by the first lookup. */
  find<T>(sessionId: string, word: (sessionId: string) => CompiledQuery<T>): CompiledQuery<T> {
    this.#find ??= word(sessionId);
    return { ...this.#find, parameters: [sessionId] };
  }

  async insert<T extends 'events' | 'answers'>(into: Runner, table: T, rows: readonly Tables[T][]): Promise<void> {
    const [first] = rows;
    if (first === undefined) return;
    const columns = Object.keys(first) as (keyof Tables[T])[];
    for (let from = 0; from < rows.length; from += maxRows) {
      const some = rows.slice(from, from + maxRows);
      await into.executeQuery({
        ...this.#insert(table, some),
        parameters: some.flatMap((row) => columns.map((column) => row[column])),
      });
    }
  }

  #insert<T extends 'events' | 'answers'>(table: T, rows: readonly Tables[T][]): CompiledQuery {
    const key = `${table} ${rows.length}`;
    const known = this.#inserts.get(key);
    if (known !== undefined) return known;
    const worded = this.#db
      .insertInto(table)
      .values(rows as never)
      .compile();
    this.#inserts.set(key, worded);
    return worded;
  }
}

/** How long an append waits for another process that writes to the same file. */
const busyMs = 5_000;
const maxPauseMs = 20;

/** How long it waits before it asks again: most commits of the other process are over in a millisecond or two, and it asks less often if this
 *  one isn't. Takes: how often it has asked. Gives: milliseconds. */
export const pauseMs = (asked: number): number => Math.min(maxPauseMs, 2 ** asked);

/** What is read at once: a millisecond or two of it, the whole of most records. Others are served in between. */
const leastAtOnce = 16;
const maxAtOnce = 256;
const charactersAtOnce = 100_000;

const probeCharacters = 20_000;
/** A sign that JSON escapes takes two, but for those that nobody writes. */
const maxEscaped = 2;

/** Rows of one statement. What many calls append together is written with few statements, each built and prepared
 *  once for each number of rows. */
const maxRows = 16;

/** The rows of several appends combined into one. */
function joined(appends: readonly Append[]): Append {
  return {
    texts: appends.flatMap(({ texts }) => texts),
    rows: appends.flatMap(({ rows }) => rows),
    answers: appends.flatMap(({ answers }) => answers),
  };
}

async function write(
  transaction: Transaction<Tables>,
  { texts, rows, answers }: Append,
  worded: Worded,
): Promise<void> {
  for (const text of texts)
    await transaction
      .insertInto('texts')
      .values(text)
      .onConflict((conflict) => conflict.columns(['session_id', 'text_id']).doNothing())
      .execute();
  await worded.insert(transaction, 'events', rows);
  await worded.insert(transaction, 'answers', answers);
}

/** The queries of the record. */
export class RehearsalStore {
  readonly #db: Database['db'];
  readonly #dialect: Dialect;
  readonly #forget: () => void;
  readonly #worded: Worded;
  readonly #waiting: Waiting[] = [];
  #writing = false;
  /** Whether the database could not write the last time it was asked to: a full disk reads fine. */
  #refusedWrite = false;

  constructor(database: Database) {
    this.#db = database.db;
    this.#dialect = database.dialect;
    this.#forget = database.forget;
    this.#worded = new Worded(database.db);
  }

  #sessions() {
    return this.#db
      .selectFrom('sessions as s')
      .select(['s.session_id', 's.owner', 's.created_at'])
      .select((select) =>
        select
          .selectFrom('events as e')
          .select((max) => max.fn.max('e.seq').as('last'))
          .whereRef('e.session_id', '=', 's.session_id')
          .as('last_seq'),
      );
  }

  async find(sessionId: string): Promise<SessionRow | null> {
    const query = this.#worded.find(sessionId, (id) => this.#sessions().where('s.session_id', '=', id).compile());
    const [row] = (await this.#db.executeQuery(query)).rows;
    return row === undefined ? null : present(row);
  }

  /** Sessions of one browser that have anything on their record, newest first. */
  async ofOwner(owner: string): Promise<readonly SessionRow[]> {
    const rows = await this.#sessions().where('s.owner', '=', owner).orderBy('s.created_at', 'desc').execute();
    return rows.map(present).filter((row) => row.lastSeq > 0);
  }

  /** Binds a session to its first owner; a session that has one keeps it. Null if it was deleted. */
  async bind(sessionId: string, owner: string, now = new Date().toISOString()): Promise<SessionRow | null> {
    const gone = await this.#db
      .selectFrom('deleted_sessions')
      .select('session_hash')
      .where('session_hash', '=', hashOf(sessionId))
      .executeTakeFirst();
    if (gone !== undefined) return null;
    await this.#db
      .insertInto('sessions')
      .values({ session_id: sessionId, owner, created_at: now })
      .onConflict((conflict) => conflict.column('session_id').doNothing())
      .execute();
    return this.find(sessionId);
  }

  async eventsAfter(sessionId: string, seq: number): Promise<readonly StoredEvent[]> {
    const events: StoredEvent[] = [];
    let atOnce = leastAtOnce;
    for (let from = seq; ; await nextTurn()) {
      const rows = await this.#db
        .selectFrom('events')
        .select(['seq', 'body', 'text_id'])
        .where('session_id', '=', sessionId)
        .where('seq', '>', from)
        .orderBy('seq')
        .limit(atOnce)
        .execute();
      for (const { seq: at, body, text_id: textId } of rows)
        events.push({ seq: at, event: JSON.parse(body) as RehearsalEvent, textId, body });
      if (rows.length < atOnce) return events;
      from = rows.at(-1)?.seq ?? from;
      const characters = rows.reduce((sum, { body }) => sum + body.length, 0);
      atOnce = characters < charactersAtOnce ? Math.min(maxAtOnce, atOnce * 2) : leastAtOnce;
    }
  }

  /** Which of these event ids are already on the record. */
  async knownIds(sessionId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set();
    const rows = await this.#db
      .selectFrom('events')
      .select('id')
      .where('session_id', '=', sessionId)
      .where('id', 'in', [...ids])
      .execute();
    return new Set(rows.map((row) => row.id));
  }

  /** Appends events after the last one that the caller has seen, all or none, and with them the answer to the call
   *  if that carried a key; when this returns they are committed. `texts`: as kept-text.ts stores them, by id.
   *  Throws RecordMovedOn if that event is no longer the last or the key has an answer by now, SessionGone if the
   *  session was deleted. */
  async append(
    sessionId: string,
    lastSeq: number,
    events: readonly { readonly event: RehearsalEvent; readonly textId: string | null; readonly body?: string }[],
    texts: ReadonlyMap<string, string> = new Map(),
    answer: KeyedAnswer | null = null,
  ): Promise<void> {
    if (events.length === 0 && answer === null) return;
    const rows = events.map(({ event, textId, body }, i) => ({
      session_id: sessionId,
      seq: lastSeq + 1 + i,
      id: event.id,
      type: event.type,
      at: event.at,
      body: body ?? JSON.stringify(event),
      text_id: textId,
    }));
    const answers = answer === null ? [] : [{ session_id: sessionId, ...answer, at: new Date().toISOString() }];
    const append: Append = {
      texts: [...texts].map(([textId, text]) => ({ session_id: sessionId, text_id: textId, text })),
      rows,
      answers,
    };
    try {
      // SQLite waits for the disk once for each commit and does nothing else meanwhile: appends that arrive together share one.
      await (this.#dialect.name === 'sqlite' ? this.#together(append) : this.#atOnce(append));
      this.#refusedWrite = false;
    } catch (error) {
      this.#refusedWrite = this.#dialect.isUnavailable(error);
      if (this.#dialect.isUniqueViolation(error)) throw new RecordMovedOn();
      if (this.#dialect.isForeignKeyViolation(error)) throw new SessionGone();
      throw error;
    }
  }

  async #atOnce(append: Append): Promise<void> {
    // One statement is one transaction.
    if (append.texts.length === 0 && append.answers.length === 0 && append.rows.length <= maxRows)
      await this.#worded.insert(this.#db, 'events', append.rows);
    else await this.#db.transaction().execute((transaction) => write(transaction, append, this.#worded));
  }

  #together(append: Append): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ append, resolve, reject });
      if (this.#waiting.length === 1 && !this.#writing) setImmediate(() => void this.#writeWaiting());
    });
  }

  async #writeWaiting(): Promise<void> {
    this.#writing = true;
    while (this.#waiting.length > 0) await this.#commit(this.#waiting.splice(0));
    this.#writing = false;
  }

  /** Commits several appends at once; one that the database refuses is left out and notified, and changes nothing for the others. Never
   *  rejects: each caller is notified separately. */
  async #commit(batch: readonly Waiting[]): Promise<void> {
    try {
      await this.#whenFree(() => this.#atOnce(joined(batch.map(({ append }) => append))));
      for (const one of batch) one.resolve();
    } catch (error) {
      // None of it is in the database. Which one must not go in is found one by one.
      if (batch.length > 1 && this.#isRefusal(error)) return this.#commitApart(batch);
      for (const one of batch) one.reject(error);
    }
  }

  /** Writes as soon as nobody else does, and gives up after some seconds; others are served meanwhile. */
  async #whenFree(write: () => Promise<void>): Promise<void> {
    const until = performance.now() + busyMs;
    for (let asked = 0; ; asked++) {
      try {
        return await write();
      } catch (error) {
        if (!this.#dialect.isBusy(error) || performance.now() > until) throw error;
        await pause(pauseMs(asked));
      }
    }
  }

  #isRefusal(error: unknown): boolean {
    return this.#dialect.isUniqueViolation(error) || this.#dialect.isForeignKeyViolation(error);
  }

  async #commitApart(batch: readonly Waiting[]): Promise<void> {
    const refused = new Map<Waiting, unknown>();
    try {
      await this.#db.transaction().execute(async (transaction) => {
        for (const one of batch) {
          await sql`savepoint one`.execute(transaction);
          try {
            await write(transaction, one.append, this.#worded);
          } catch (error) {
            if (!this.#isRefusal(error)) throw error;
            await sql`rollback to one`.execute(transaction);
            refused.set(one, error);
          }
          await sql`release one`.execute(transaction);
        }
      });
    } catch (error) {
      for (const one of batch) one.reject(error);
      return;
    }
    for (const one of batch) {
      if (refused.has(one)) one.reject(refused.get(one));
      else one.resolve();
    }
  }

  /** The answer given under a key; null if the key is new or long past. */
  async answerTo(sessionId: string, key: string): Promise<KeyedAnswer | null> {
    const row = await this.#db
      .selectFrom('answers')
      .select(['key', 'fingerprint', 'body'])
      .where('session_id', '=', sessionId)
      .where('key', '=', key)
      .executeTakeFirst();
    return row ?? null;
  }

  /** Drops answers older than this time: nobody repeats a call after so long. */
  async forgetAnswers(before: Date): Promise<void> {
    await this.#db.deleteFrom('answers').where('at', '<', before.toISOString()).execute();
  }

  async text(sessionId: string, textId: string): Promise<string | null> {
    const row = await this.#db
      .selectFrom('texts')
      .select('text')
      .where('session_id', '=', sessionId)
      .where('text_id', '=', textId)
      .executeTakeFirst();
    return row === undefined ? null : textOfStored(row.text);
  }

  /** The total length of a session's documents in its record, in characters, each as often as it was filed. */
  async charactersOfPapers(sessionId: string): Promise<number> {
    const rows = await this.#db
      .selectFrom('events as e')
      .innerJoin('texts as t', (join) =>
        join.onRef('t.session_id', '=', 'e.session_id').onRef('t.text_id', '=', 'e.text_id'),
      )
      // A packed text begins with its length.
      .select(['e.text_id', sql<string>`substr(t.text, 1, 40)`.as('head'), sql<number>`length(t.text)`.as('length')])
      .where('e.session_id', '=', sessionId)
      .execute();
    let characters = 0;
    for (const { text_id: textId, head, length } of rows) {
      const known = head.startsWith(packedMark) ? charactersOfStored(head) : Number(length) * maxEscaped;
      characters += known ?? charactersInRecord((await this.text(sessionId, textId as string)) ?? '');
    }
    return characters;
  }

  async forgetTexts(sessionId: string, textIds: readonly string[]): Promise<void> {
    if (textIds.length === 0) return;
    await this.#db
      .deleteFrom('texts')
      .where('session_id', '=', sessionId)
      .where('text_id', 'in', [...textIds])
      .execute();
    this.#forget();
  }

  /** Deletes a session and everything in it. */
  async remove(sessionId: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      await transaction.deleteFrom('texts').where('session_id', '=', sessionId).execute();
      await transaction.deleteFrom('events').where('session_id', '=', sessionId).execute();
      await transaction.deleteFrom('sessions').where('session_id', '=', sessionId).execute();
      // Last: if the database can grow no more, there is room in what was deleted.
      await transaction
        .insertInto('deleted_sessions')
        .values({ session_hash: hashOf(sessionId) })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    });
    this.#forget();
  }

  /** Whether a session of this id was deleted here. */
  async wasDeleted(sessionId: string): Promise<boolean> {
    const gone = await this.#db
      .selectFrom('deleted_sessions')
      .select('session_hash')
      .where('session_hash', '=', hashOf(sessionId))
      .executeTakeFirst();
    return gone !== undefined;
  }

  /** Gives a session to another owner. */
  async handOver(sessionId: string, owner: string): Promise<void> {
    await this.#db.updateTable('sessions').set({ owner }).where('session_id', '=', sessionId).execute();
  }

  /** Takes back a session that was being imported, with what was already put on its record. */
  async takeBack(sessionId: string): Promise<void> {
    await this.#db.transaction().execute(async (transaction) => {
      for (const table of ['texts', 'events', 'sessions'] as const)
        await transaction.deleteFrom(table).where('session_id', '=', sessionId).execute();
    });
  }

  /** Takes back a session with an empty record; one that has anything on it is left alone. */
  async abandon(sessionId: string): Promise<void> {
    await this.#db
      .deleteFrom('sessions')
      .where('session_id', '=', sessionId)
      .where((where) =>
        where.not(where.exists(where.selectFrom('events').select('seq').where('session_id', '=', sessionId))),
      )
      .execute();
  }

  /** Resolves if the database answers, and, if it last refused to write, writes again. */
  async answers(): Promise<void> {
    await this.#db.selectFrom('settings').select('name').limit(1).execute();
    if (!this.#refusedWrite) return;
    await this.#db.transaction().execute(async (transaction) => {
      // As long as an answer and its judgment: a few characters go in when nothing else does.
      await transaction
        .insertInto('settings')
        .values({ name: 'probe', value: ' '.repeat(probeCharacters) })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .execute();
      await transaction.deleteFrom('settings').where('name', '=', 'probe').execute();
    });
    this.#refusedWrite = false;
  }
}

function present(row: { session_id: string; owner: string; created_at: string; last_seq: number | null }): SessionRow {
  return { sessionId: row.session_id, owner: row.owner, createdAt: row.created_at, lastSeq: Number(row.last_seq ?? 0) };
}
