import type { IncomingMessage } from 'node:http';
import { json } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import type { CallName } from '@rostrum/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { hashText } from '@rostrum/engine';
import type { Database } from '../database/open.ts';
import type { PackedReading } from '../documents/packed-reading.ts';
import { lengthOf } from '../documents/pieces.ts';
import type { SentPaper } from '../documents/read-paper.ts';
import { countedBeside, countedTogether, type Counted } from '../http/metrics.ts';
import { browserOf, plainCookie } from '../http/ownership.ts';
import { callerOf } from '../http/rate-limits.ts';
import { Refusal } from '../http/refusal.ts';
import type { SessionRow } from '../rehearsals/store.ts';
import { broughtBy, isBeyond, LengthsOfSessions } from './lengths.ts';
import { LongProcess, type Begin } from './long-process.ts';
import { Seats } from './seats.ts';

/** Two, so that a caller who keeps one busy leaves the other to somebody else. */
export const longProcessesAtOnce = 2;
const maxResidentBytes = 900 * 1024 * 1024;
/** Longer than any call may take, the model's words included. */
const answerMs = 90_000;
const endedMs = 1_000;
const maxWaiting = 100;
const idleMs = 300_000;

/** Calls that are always handled here: they upload or fetch a document, or read a record as it is stored, so they do no work on the
 *  rehearsal. */
const stays: ReadonlySet<CallName> = new Set([
  'parseOrdinance',
  'parsePlanningUrl',
  'parseMinutes',
  'transcribe',
  'news',
  'importRehearsal',
  'record',
  'memoryStatus',
  'coachLinks',
  'makeCoachLink',
  'revokeCoachLink',
  'comments',
]);

/** The headers of a request that are passed on to the other process. */
const toldOn = ['authorization', 'accept', 'x-session-id', 'idempotency-key', 'content-type'];
/** The headers of its answer that are passed back to the caller. */
const toldBack = ['content-type', 'content-disposition', 'retry-after', 'idempotency-replayed', 'set-cookie', 'vary'];

/** Moves this call to the process for long rehearsals; nothing of it has been done here yet. */
export class ForLongRehearsals extends Error {}

const tooMuch = (): Refusal =>
  new Refusal(
    'too_long',
    'More is on file or on the record of this rehearsal than can be worked with. File only the chapters that apply to the project, or start another rehearsal.',
  );

interface Place {
  process: LongProcess | null;
  idle: NodeJS.Timeout | null;
}

/** Handles calls on long rehearsals in separate processes, so that people with short ones do not wait for them. The processes are
 *  started when needed, and end at their memory limit or when nobody has called for a while. */
export class LongRehearsals {
  readonly #begin: Omit<Begin, 'socket'>;
  readonly #lengths: LengthsOfSessions;
  readonly #places: readonly Place[] = Array.from({ length: longProcessesAtOnce }, () => ({
    process: null,
    idle: null,
  }));
  readonly #seats = new Seats(longProcessesAtOnce, hashText);
  readonly #all = new Set<LongProcess>();
  readonly #forget: (sessionId: string) => void;
  /** The counts of processes that have ended. */
  #counted: readonly Counted[] = [];
  readonly #count: () => void;
  #closed = false;

  /** Takes: the database; what a process gets when it starts; `forget`, which drops what this process keeps of a session that has
   *  become long; `count`, which counts calls that are passed on; and how much memory a process may use, in bytes. */
  constructor(
    database: Database,
    begin: Omit<Begin, 'socket' | 'residentBytes'>,
    heard: { readonly forget: (sessionId: string) => void; readonly count: () => void },
    residentBytes = maxResidentBytes,
  ) {
    this.#begin = { ...begin, residentBytes };
    this.#lengths = new LengthsOfSessions(database);
    this.#forget = heard.forget;
    this.#count = heard.count;
  }

  /** Their process ids, for monitoring. */
  pids(): readonly number[] {
    return [...this.#all].flatMap(({ pid }) => pid ?? []);
  }

  /** Throws ForLongRehearsals if any of these rehearsals is long. */
  async unlessLong(rows: readonly SessionRow[]): Promise<void> {
    for (const row of rows) if (await this.#lengths.isLong(row)) throw new ForLongRehearsals();
  }

  /** Whether a call is passed on: by the length of the rehearsal, and of what the call brings. */
  async takes(name: CallName, session: SessionRow, request: FastifyRequest): Promise<boolean> {
    if (stays.has(name) || request.isMultipart()) return false;
    const isLong = await this.#lengths.isLong(session, broughtBy(request));
    if (isLong) this.#forget(session.sessionId);
    return isLong;
  }

  /** Passes the call on, and gives its answer as it comes. `browser`: whose call it is, if this call is its first. Throws Refusal:
   *  busy, timed_out, too_long (out of memory). */
  async pass(request: FastifyRequest, reply: FastifyReply, browser = browserOf(request)): Promise<FastifyReply> {
    const caller = callerOf(request.ip);
    const seat = this.#seats.enter(caller);
    try {
      return await this.#passTo(await this.#started(seat), request, reply, browser);
    } finally {
      this.#seats.leave(caller);
    }
  }

  async #passTo(
    process: LongProcess,
    request: FastifyRequest,
    reply: FastifyReply,
    browser: string | null,
  ): Promise<FastifyReply> {
    const body = request.body === undefined || request.body === null ? null : Buffer.from(JSON.stringify(request.body));
    process.underWay++;
    this.#count();
    try {
      const cookie = browser === null ? {} : { cookie: plainCookie(request.server, browser) };
      const answer = await this.#answer(process, request, reply, body, cookie);
      for (const name of toldBack) {
        const value = answer.headers[name];
        if (value !== undefined) void reply.header(name, value);
      }
      return await reply.code(answer.statusCode ?? 500).send(answer);
    } finally {
      process.underWay--;
    }
  }

  /** Passes on the reading of a long ordinance, so that it is not read a second time when somebody asks about it. Never throws: if
   *  this fails, it is read then. */
  async give(caller: string, paper: SentPaper, textId: string, reading: PackedReading): Promise<void> {
    if (this.#closed || !isBeyond({ said: 0, events: 0, papers: paper.text.length })) return;
    const { gzip, ...rest } = reading;
    const head = Buffer.from(JSON.stringify({ kind: paper.kind, source: paper.source, textId, ...rest }));
    // If there is no room for it now, the ordinance is read when somebody asks about it.
    const process = await this.#started(this.#seats.of(caller)).catch(() => null);
    if (process === null) return;
    const headers = {
      'content-type': 'application/octet-stream',
      host: 'localhost',
      'x-lengths': `${head.length},${paper.text.length}`,
      'content-length': head.length + paper.text.length + lengthOf(gzip),
    };
    await new Promise<void>((resolve) => {
      const sending = process.request({ method: 'PUT', path: '/readings', headers }, (answer) => {
        answer.resume().once('close', resolve);
      });
      sending.once('error', () => resolve());
      for (const piece of [head, ...paper.text.pieces, ...gzip]) sending.write(piece);
      sending.end();
    });
  }

  /** What the processes have counted, including those that have ended. */
  async counted(): Promise<readonly (readonly Counted[])[]> {
    const now = await Promise.all([...this.#all].map((one) => this.#countedBy(one)));
    return [this.#counted, ...now].filter((one) => one.length > 0);
  }

  async #countedBy(process: LongProcess): Promise<readonly Counted[]> {
    try {
      await process.ready;
      const answer = await new Promise<IncomingMessage>((resolve, reject) => {
        const headers = { host: 'localhost' };
        process.request({ path: '/metrics', headers }, resolve).once('error', reject).end();
      });
      return countedBeside((await json(answer)) as Counted[]);
    } catch {
      // The process has just ended.
      return [];
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    for (const { idle } of this.#places) if (idle !== null) clearTimeout(idle);
    await Promise.all([...this.#all].map((one) => one.end()));
  }

  async #started(seat: number): Promise<LongProcess> {
    if (this.#closed) throw new Refusal('stopping', undefined, { retryAfterSec: 5 });
    const place = this.#places[seat] as Place;
    const process = place.process ?? this.#start(place);
    if (process.underWay >= maxWaiting) throw new Refusal('busy', undefined, { retryAfterSec: 5 });
    if (place.idle !== null) clearTimeout(place.idle);
    place.idle = setTimeout(() => this.#rest(place), idleMs).unref();
    await process.ready.catch(() => {
      throw new Refusal('busy', undefined, { retryAfterSec: 5 });
    });
    return process;
  }

  #start(place: Place): LongProcess {
    const process: LongProcess = new LongProcess(this.#begin, () => {
      this.#all.delete(process);
      if (place.process === process) place.process = null;
    });
    this.#all.add(process);
    place.process = process;
    return process;
  }

  /** Nobody has called for a while; a caller that is waiting for a model's words is still served. */
  #rest(place: Place): void {
    const { process } = place;
    if (process === null) return;
    if (process.underWay > 0) place.idle = setTimeout(() => this.#rest(place), idleMs).unref();
    else {
      place.process = null;
      void this.#countedBy(process).then(async (last) => {
        this.#counted = await countedTogether([this.#counted, last]);
        await process.end();
      });
    }
  }

  #answer(
    process: LongProcess,
    request: FastifyRequest,
    reply: FastifyReply,
    body: Buffer | null,
    cookie: { readonly cookie?: string },
  ): Promise<IncomingMessage> {
    const headers: Record<string, string | number> = { host: 'localhost', 'x-forwarded-for': request.ip, ...cookie };
    for (const name of toldOn) {
      const value = request.headers[name];
      if (typeof value === 'string') headers[name] = value;
    }
    if (body !== null) headers['content-length'] = body.length;
    return new Promise((resolve, reject) => {
      const sending = process.request({ method: request.method, path: request.raw.url, headers }, (answer) => {
        clearTimeout(late);
        resolve(answer);
      });
      const late = setTimeout(() => {
        reject(new Refusal('timed_out'));
        // It may never finish, and everybody else there is waiting for it.
        process.kill();
      }, answerMs);
      const alone = process.underWay === 1;
      sending.once('error', (error) => {
        clearTimeout(late);
        if (reply.raw.destroyed) return reject(error);
        // How the process ended is known a moment after its socket closes.
        void Promise.race([process.gone, pause(endedMs, undefined, { ref: false })]).then(() =>
          reject(process.ranOutOfMemory && alone ? tooMuch() : new Refusal('busy', undefined, { retryAfterSec: 5 })),
        );
      });
      reply.raw.once('close', () => {
        if (!reply.raw.writableFinished) sending.destroy();
      });
      sending.end(body ?? undefined);
    });
  }
}
