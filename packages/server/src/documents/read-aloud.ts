import type { FastifyReply, FastifyRequest } from 'fastify';
import { EventStream, wantsEvents } from '../http/event-stream.ts';
import type { ReadOptions } from './ingest.ts';

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly signal: AbortSignal;
}

/** What is JSON already is sent as it is. */
function plainly<A extends object>(reply: FastifyReply, answer: A | Uint8Array): A {
  if (!(answer instanceof Uint8Array)) return answer;
  void reply.type('application/json; charset=utf-8').send(answer);
  return {} as A;
}

/** Reads a document and gives what was read to a page: as JSON, or, where the page accepts an event stream, with
 *  `progress` (outcome.ts: Progress) while it is read and then the same JSON as `document`. What fails after the first
 *  progress is told as `error`. */
export async function readAloud<A extends object>(
  { request, reply, signal }: Call,
  read: (options: ReadOptions) => Promise<A | Uint8Array>,
): Promise<A> {
  if (!wantsEvents(request)) return plainly(reply, await read({ signal }));
  const stream = new EventStream(reply);
  try {
    const answer = await read({ signal, onProgress: (progress) => stream.send('progress', progress) });
    stream.send('document', answer);
    stream.end();
    return {} as A;
  } catch (error) {
    if (!stream.hasBegun) throw error;
    if (!signal.aborted) request.log.info({ err: error }, 'a document was not read');
    stream.fail(error);
    return {} as A;
  }
}
