import type { ServerResponse } from 'node:http';
import { refusals } from '@rostrum/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from './refusal.ts';

/** A client that accepts a stream gets one, unless the whole answer is already there, as for a repeated call. */
export const wantsEvents = ({ headers }: FastifyRequest): boolean =>
  /\btext\/event-stream\b/i.test(headers.accept ?? '');

/** Waits until what was written has been taken, or the client has hung up. */
function takenOrGone(raw: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const over = (): void => {
      raw.off('drain', over);
      raw.off('close', over);
      resolve();
    };
    raw.on('drain', over);
    raw.on('close', over);
  });
}

/** An answer that is sent piece by piece. Until the first piece is sent, the call can still be refused in the plain
 *  way. */
export class EventStream {
  readonly #reply: FastifyReply;
  hasBegun = false;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  /** Takes: the name of a piece, and what it holds. */
  send(event: string, data: object): void {
    // A client that hung up gets nothing more; a write would be an error that nobody sees.
    if (this.#reply.raw.destroyed) return;
    if (!this.hasBegun) this.#begin();
    this.#reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
  }

  /** The same for what is already JSON; no faster than it is read. */
  async sendJson(event: string, json: AsyncIterable<Uint8Array>): Promise<void> {
    const { raw } = this.#reply;
    if (raw.destroyed) return;
    if (!this.hasBegun) this.#begin();
    raw.write(`event: ${event}\ndata: `);
    for await (const piece of json) {
      if (raw.destroyed) return;
      if (!raw.write(piece)) await takenOrGone(raw);
    }
    raw.write('\n\n');
  }

  end(): void {
    if (this.#reply.raw.destroyed) return;
    this.#reply.raw.end();
  }

  /** Sends as `error` what a plain call would have been refused with. */
  fail(error: unknown): void {
    const known = error instanceof Refusal ? error : { message: refusals.internal.sentence, code: 'internal' };
    this.send('error', { error: known.message, code: known.code });
    this.end();
  }

  #begin(): void {
    this.hasBegun = true;
    void this.#reply.hijack();
    this.#reply.raw.writeHead(200, {
      ...(this.#reply.getHeaders() as Record<string, string | string[]>),
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    });
    this.#reply.raw.flushHeaders();
  }
}
