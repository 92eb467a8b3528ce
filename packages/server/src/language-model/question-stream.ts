import type { FastifyReply, FastifyRequest } from 'fastify';
import { refusals } from '@rostrum/contract';
import { Refusal } from '../http/refusal.ts';
import type { Asked } from '../rehearsals/ask.ts';
import type { Listening } from './put-into-words.ts';
import { spokenSentences } from './spoken-sentences.ts';

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly signal: AbortSignal;
}

/** A repeated call is answered from what was kept, and that is the whole answer. */
const wantsStream = ({ headers }: FastifyRequest): boolean =>
  /\btext\/event-stream\b/i.test(headers.accept ?? '') && headers['idempotency-key'] === undefined;

/** Asks a question and gives it to a page: as JSON, or, where the page accepts an event stream, sentence by sentence
 *  (`sentence`: text, character_id, character_name) while the rest is written, and then whole (`question`). The sentences,
 *  joined by single spaces, are the question. What fails after the first sentence is told as `error`. */
export async function askAloud<A extends object>(
  call: Call,
  ask: (listening: Listening) => Promise<Asked>,
  present: (asked: Asked) => A,
): Promise<A> {
  if (!wantsStream(call.request)) return present(await ask({ signal: call.signal }));
  const stream = new QuestionStream(call.reply);
  try {
    const asked = await ask({
      signal: call.signal,
      speak: (sentence, { character }) => stream.say(sentence, character),
    });
    const answer = present(asked);
    stream.finish(asked, answer);
    return answer;
  } catch (error) {
    if (!stream.hasBegun) throw error;
    call.request.log.error({ err: error }, 'a question broke off');
    stream.fail(error);
    return {} as A;
  }
}

class QuestionStream {
  readonly #reply: FastifyReply;
  #said = '';
  hasBegun = false;

  constructor(reply: FastifyReply) {
    this.#reply = reply;
  }

  say(sentence: string, { character_id, name }: { character_id: string; name: string }): void {
    this.#said = this.#said === '' ? sentence : `${this.#said} ${sentence}`;
    this.#send('sentence', { text: sentence, character_id, character_name: name });
  }

  finish({ question }: Asked, answer: object): void {
    const { text, character } = question;
    for (const sentence of spokenSentences(text.slice(this.#said.length), true)) this.say(sentence, character);
    this.#send('question', answer);
    this.#reply.raw.end();
  }

  fail(error: unknown): void {
    const known = error instanceof Refusal ? error : { message: refusals.internal.sentence, code: 'internal' };
    this.#send('error', { error: known.message, code: known.code });
    this.#reply.raw.end();
  }

  #send(event: string, data: object): void {
    if (!this.hasBegun) this.#begin();
    this.#reply.raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
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
