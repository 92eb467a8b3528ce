import { sql } from 'kysely';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../database/open.ts';
import { packedMark } from '../rehearsals/kept-text.ts';
import { LeastRecentlyUsed } from '../rehearsals/least-recently-used.ts';
import type { SessionRow } from '../rehearsals/store.ts';

/** How much is on the record of a rehearsal and on file with it, in characters. */
export interface Lengths {
  /** What was presented and said. All of it is read to find the next question. */
  readonly said: number;
  /** All events as JSON, without the documents. */
  readonly events: number;
  /** The texts of documents. */
  readonly papers: number;
}

/** Rehearsals up to this long are handled in the thread that serves everybody: the longest take some tens of milliseconds a
 *  call there, even after a restart, when everything is read again. With a paper on file, everything said is compared with it. */
const most: Lengths = { said: 24_000, events: 600_000, papers: 12_000 };
const maxBesidePapers = 8_000;
/** The same for what one call brings along, in characters. */
const maxBrought = 8_000;

/** A compressed text was long, however short it is now. */
const packedCharacters = 1_000_000;
const sessionsKept = 20_000;
const saidTypes = ['presented', 'answered', 'stepped', 'testified', 'rebutted'];

/** Whether calls on a rehearsal this long would hold others up. `brought`: what the call itself brings. */
export const isBeyond = ({ said, events, papers }: Lengths, brought = 0): boolean =>
  brought > maxBrought ||
  said > (papers > 0 ? maxBesidePapers : most.said) ||
  events > most.events ||
  papers > most.papers;

/** The length of each call's body as it arrived, in characters. */
const bodies = new WeakMap<FastifyRequest, number>();

export function weighed(request: FastifyRequest, body: string): void {
  bodies.set(request, body.length);
}

export const broughtBy = (request: FastifyRequest): number => bodies.get(request) ?? 0;

interface Known {
  readonly seq: number;
  readonly lengths: Lengths;
}

/** Knows how long the record of each session is, without reading it. */
export class LengthsOfSessions {
  readonly #db: Database['db'];
  readonly #known = new LeastRecentlyUsed<Known>(sessionsKept);

  constructor({ db }: Database) {
    this.#db = db;
  }

  /** Whether a rehearsal is so long that calls on it would hold others up. A long one stays long. `brought`: what the call itself
   *  brings. */
  async isLong(row: SessionRow, brought = 0): Promise<boolean> {
    return isBeyond(await this.#of(row), brought);
  }

  async #of(row: SessionRow): Promise<Lengths> {
    const before = this.#known.get(row.sessionId) ?? { seq: 0, lengths: { said: 0, events: 0, papers: 0 } };
    if (before.seq >= row.lastSeq || isBeyond(before.lengths)) return before.lengths;
    const since = await this.#since(row.sessionId, before.seq);
    const lengths = {
      said: before.lengths.said + since.said,
      events: before.lengths.events + since.events,
      papers: before.lengths.papers + since.papers,
    };
    this.#known.set(row.sessionId, { seq: row.lastSeq, lengths });
    return lengths;
  }

  async #since(sessionId: string, seq: number): Promise<Lengths> {
    const row = await this.#db
      .selectFrom('events as e')
      .leftJoin('texts as t', (join) =>
        join.onRef('t.session_id', '=', 'e.session_id').onRef('t.text_id', '=', 'e.text_id'),
      )
      .select([
        sql<number | null>`sum(case when e.type in (${sql.join(saidTypes)}) then length(e.body) else 0 end)`.as('said'),
        sql<number | null>`sum(length(e.body))`.as('events'),
        sql<
          number | null
        >`sum(case when substr(t.text, 1, ${sql.lit(packedMark.length)}) = ${packedMark} then ${sql.lit(packedCharacters)} else coalesce(length(t.text), 0) end)`.as(
          'papers',
        ),
      ])
      .where('e.session_id', '=', sessionId)
      .where('e.seq', '>', seq)
      .executeTakeFirst();
    return { said: Number(row?.said ?? 0), events: Number(row?.events ?? 0), papers: Number(row?.papers ?? 0) };
  }
}
