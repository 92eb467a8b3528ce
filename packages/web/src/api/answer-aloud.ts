import { refusalFrom } from './api-error.ts';
import { eventsIn } from './events-in.ts';

/** A piece of a question that may be shown and spoken; the pieces, joined by single spaces, are the question. */
export interface Sentence {
  readonly text: string;
  readonly character_id: string;
  readonly character_name: string;
}

/** The line was lost before the whole answer was there; what was asked for is done, or can be asked for again. */
export class BrokeOff extends Error {}

/** A refusal in a stream comes after the status. */
const refusedLate = 500;

export const isStream = (response: Response): boolean =>
  /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');

/** The answer at the end of a stream of sentences, each told as it comes. Throws ApiError for a refusal, BrokeOff where the
 *  stream ends without an answer. */
export async function answerAloud(response: Response, tell: (sentence: Sentence) => void): Promise<unknown> {
  if (response.body === null) throw new BrokeOff('the stream is empty');
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let from = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      text += decoder.decode(value, { stream: !done });
      const { events, end } = eventsIn(text, from);
      from = end;
      for (const { event, data } of events) {
        if (event === 'sentence') tell(data as Sentence);
        else if (event === 'question') return data;
        else if (event === 'error') throw refusalFrom(refusedLate, data);
      }
      if (done) throw new BrokeOff('the stream ended without an answer');
    }
  } finally {
    // Whatever is still to come is of no use to anybody.
    reader.cancel().catch(() => undefined);
  }
}
