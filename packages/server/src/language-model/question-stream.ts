import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settling } from '../http/call-context.ts';
import { EventStream, wantsEvents } from '../http/event-stream.ts';
import type { Asked } from '../rehearsals/ask.ts';
import type { Listening } from './next-turn.ts';
import { spokenSentences } from './spoken-sentences.ts';

interface Call {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly signal: AbortSignal;
  onSettled(settling: Settling): void;
}

/** One for each call, even if it has to be repeated because another process has moved the record on. */
const streams = new WeakMap<FastifyRequest, QuestionStream>();

/** Asks a question and gives it to a page: as JSON, or, if the page accepts an event stream, sentence by sentence
 *  (`sentence`: text, character_id, character_name) while the rest is written, and, once it is on the record, whole
 *  (`question`). The sentences, joined by single spaces, are the question. A failure after the first sentence is
 *  sent as `error`. */
export async function askAloud<A extends object>(
  call: Call,
  ask: (listening: Listening) => Promise<Asked>,
  present: (asked: Asked) => A,
): Promise<A> {
  if (!wantsEvents(call.request)) return present(await ask({ signal: call.signal }));
  const stream = streams.get(call.request) ?? new QuestionStream(call.reply);
  streams.set(call.request, stream);
  const ready: { finish?: () => void } = {};
  call.onSettled({
    done: () => ready.finish?.(),
    failed: (error) => {
      if (!stream.hasBegun) return false;
      call.request.log.error({ err: error }, 'a question broke off');
      stream.fail(error);
      return true;
    },
  });
  const asked = await ask({
    signal: call.signal,
    speak: (sentence, { character }) => stream.say(sentence, character),
  });
  const answer = present(asked);
  ready.finish = () => stream.finish(asked, answer);
  return answer;
}

class QuestionStream extends EventStream {
  #said = '';

  say(sentence: string, { character_id, name }: { character_id: string; name: string }): void {
    this.#said = this.#said === '' ? sentence : `${this.#said} ${sentence}`;
    this.send('sentence', { text: sentence, character_id, character_name: name });
  }

  finish({ question }: Asked, answer: object): void {
    const { text, character } = question;
    for (const sentence of spokenSentences(text.slice(this.#said.length), true)) this.say(sentence, character);
    this.send('question', answer);
    this.end();
  }
}
