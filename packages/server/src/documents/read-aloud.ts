import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventStream, wantsEvents } from '../http/event-stream.ts';
import type { ReadOptions } from './ingest.ts';
import type { JsonPieces } from './read-paper.ts';

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly signal: AbortSignal;
}

const isJson = (answer: object): answer is JsonPieces => Array.isArray(answer);

/** What is JSON already is sent as it is, no faster than it is taken. */
async function plainly<A extends object>(reply: FastifyReply, answer: A | JsonPieces): Promise<A> {
  if (!isJson(answer)) return answer;
  const length = answer.reduce((sum, piece) => sum + piece.length, 0);
  await reply.type('application/json; charset=utf-8').header('content-length', length).send(Readable.from(answer));
  return {} as A;
}

/** Reads a document and gives what was read to a page: as JSON, or, where the page accepts an event stream, with
 *  `progress` (outcome.ts: Progress) while it is read and then the same JSON as `document`. What fails after the first
 *  progress is told as `error`. */
export async function readAloud<A extends object>(
  { request, reply, signal }: Call,
  read: (options: ReadOptions) => Promise<A | JsonPieces>,
): Promise<A> {
  if (!wantsEvents(request)) return plainly(reply, await read({ signal }));
  const stream = new EventStream(reply);
  try {
    const answer = await read({ signal, onProgress: (progress) => stream.send('progress', progress) });
    if (isJson(answer)) await stream.sendJson('document', answer);
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
