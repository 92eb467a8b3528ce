import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { CoachComment, CoachLink } from '@rostrum/contract';
import type { Database } from '../database/open.ts';
import { Refusal } from '../http/refusal.ts';

/** A link as its holder sees it. */
export interface OpenLink {
  readonly linkId: string;
  readonly sessionId: string;
  readonly expiresAt: string;
}

const dayMs = 24 * 60 * 60 * 1_000;
const maxLinks = 50;
const maxComments = 500;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The links to single reports and the comments made through them. Only the hash of a token is stored, so that a
 *  copy of the database opens no report. */
export class CoachStore {
  readonly #db: Database['db'];
  readonly #now: () => Date;

  constructor({ db }: Database, now: () => Date) {
    this.#db = db;
    this.#now = now;
  }

  async links(sessionId: string): Promise<readonly CoachLink[]> {
    const rows = await this.#db
      .selectFrom('coach_links')
      .selectAll()
      .where('session_id', '=', sessionId)
      .orderBy('created_at', 'desc')
      .execute();
    const written = await this.#db
      .selectFrom('coach_comments')
      .select('link_id')
      .where('session_id', '=', sessionId)
      .execute();
    const now = this.#now().toISOString();
    return rows.map((row) => ({
      id: row.link_id,
      created_at: row.created_at,
      expires_at: row.expires_at,
      state: row.revoked_at !== null ? 'revoked' : row.expires_at <= now ? 'expired' : 'open',
      comments: written.filter((comment) => comment.link_id === row.link_id).length,
    }));
  }

  async make(sessionId: string, days: number): Promise<{ link: CoachLink; token: string }> {
    const open = (await this.links(sessionId)).filter(({ state }) => state === 'open');
    if (open.length >= maxLinks)
      throw new Refusal(
        'too_many',
        'This rehearsal has as many links as it can have. Withdraw those you no longer need.',
      );
    const token = randomBytes(24).toString('base64url');
    const now = this.#now();
    const link: CoachLink = {
      id: randomUUID(),
      created_at: now.toISOString(),
      expires_at: new Date(now.getTime() + days * dayMs).toISOString(),
      state: 'open',
      comments: 0,
    };
    await this.#db
      .insertInto('coach_links')
      .values({
        link_id: link.id,
        session_id: sessionId,
        token_hash: hashOf(token),
        created_at: link.created_at,
        expires_at: link.expires_at,
        revoked_at: null,
      })
      .execute();
    return { link, token };
  }

  /** Withdraws a link; what was written through it stays. Throws Refusal link_not_found. */
  async revoke(sessionId: string, linkId: string): Promise<void> {
    const { numUpdatedRows } = await this.#db
      .updateTable('coach_links')
      .set({ revoked_at: this.#now().toISOString() })
      .where('session_id', '=', sessionId)
      .where('link_id', '=', linkId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Refusal('link_not_found');
  }

  /** The session behind a token. Throws Refusal: link_not_found, link_expired, link_revoked. */
  async open(token: string): Promise<OpenLink> {
    const row = await this.#db
      .selectFrom('coach_links')
      .selectAll()
      .where('token_hash', '=', hashOf(token))
      .executeTakeFirst();
    if (row === undefined) throw new Refusal('link_not_found');
    if (row.revoked_at !== null) throw new Refusal('link_revoked');
    if (row.expires_at <= this.#now().toISOString()) throw new Refusal('link_expired');
    return { linkId: row.link_id, sessionId: row.session_id, expiresAt: row.expires_at };
  }

  async comments(sessionId: string): Promise<CoachComment[]> {
    const rows = await this.#db
      .selectFrom('coach_comments')
      .selectAll()
      .where('session_id', '=', sessionId)
      .orderBy('at')
      .orderBy('comment_id')
      .execute();
    return rows.map(({ comment_id, question_id, author, text, at }) => ({
      id: comment_id,
      question_id,
      author,
      text,
      at,
    }));
  }

  async write(
    link: OpenLink,
    comment: { questionId: string | null; author: string; text: string },
  ): Promise<CoachComment> {
    const written = await this.comments(link.sessionId);
    if (written.length >= maxComments)
      throw new Refusal('too_many', 'This report has as many comments as it can take.');
    // Two in one millisecond keep the order they came in.
    const after = Date.parse(written.at(-1)?.at ?? '1970-01-01T00:00:00Z') + 1;
    const made: CoachComment = {
      id: randomUUID(),
      question_id: comment.questionId,
      author: comment.author,
      text: comment.text,
      at: new Date(Math.max(after, this.#now().getTime())).toISOString(),
    };
    await this.#db
      .insertInto('coach_comments')
      .values({
        comment_id: made.id,
        session_id: link.sessionId,
        link_id: link.linkId,
        question_id: made.question_id,
        author: made.author,
        text: made.text,
        at: made.at,
      })
      .execute();
    return made;
  }
}
