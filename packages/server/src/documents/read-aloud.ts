import { Readable } from 'node:stream';
import { negotiate } from '@fastify/accept-negotiator';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventStream, wantsEvents } from '../http/event-stream.ts';
import { callerOf } from '../http/rate-limits.ts';
import type { ReadOptions } from './ingest.ts';
import { unpackedJson, type PackedJson } from './packed-json.ts';
import { lengthOf } from './pieces.ts';

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly signal: AbortSignal;
}

const isPacked = (answer: object): answer is PackedJson => 'gzip' in answer;

/** What is already compressed is sent that way to clients that accept it. */
async function plainly<A extends object>({ request, reply }: Call, answer: A | PackedJson): Promise<A> {
  if (!isPacked(answer)) return answer;
  void reply.type('application/json; charset=utf-8').header('vary', 'accept-encoding');
  const takesGzip = negotiate(request.headers['accept-encoding'] ?? 'identity', ['gzip']) === 'gzip';
  if (takesGzip)
    await reply
      .header('content-encoding', 'gzip')
      .header('content-length', lengthOf(answer.gzip))
      .send(Readable.from(answer.gzip, { objectMode: false }));
  else await reply.header('content-length', answer.bytes).send(unpackedJson(answer));
  return {} as A;
}

/** Reads a document and gives the result to a page: as JSON, or, if the page accepts an event stream, with
 *  `progress` (outcome.ts: Progress) while it is read and then the same JSON as `document`. A failure after the
 *  first progress is sent as `error`. */
export async function readAloud<A extends object>(
  call: Call,
  read: (options: ReadOptions) => Promise<A | PackedJson>,
): Promise<A> {
  const { request, reply, signal } = call;
  const caller = callerOf(request.ip);
  if (!wantsEvents(request)) return plainly(call, await read({ signal, caller }));
  const stream = new EventStream(reply);
  try {
    const answer = await read({ signal, caller, onProgress: (progress) => stream.send('progress', progress) });
    if (isPacked(answer)) await stream.sendJson('document', unpackedJson(answer));
    else stream.send('document', answer);
    stream.end();
    return {} as A;
  } catch (error) {
    if (!stream.hasBegun) throw error;
    if (!signal.aborted) request.log.info({ err: error }, 'a document was not read');
    stream.fail(error);
    return {} as A;
  }
}
