import { refusalFrom } from './api-error.ts';
import { eventsIn } from './events-in.ts';

/** A piece of a question that can be shown and spoken; joined by single spaces, the pieces are the question. */
export interface Sentence {
  readonly text: string;
  readonly character_id: string;
  readonly character_name: string;
}

/** The connection was lost before the whole answer arrived. The request was carried out, or can be made again. */
export class BrokeOff extends Error {}

/** Once a stream has started, a refusal can only come after the status. */
const refusedLate = 500;

export const isStream = (response: Response): boolean =>
  /^text\/event-stream\b/i.test(response.headers.get('content-type') ?? '');

/** The answer at the end of a stream of sentences; each sentence is reported as it arrives. Throws ApiError for a
 *  refusal, BrokeOff if the stream ends without an answer. */
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
    // Nobody needs the rest of the stream.
    reader.cancel().catch(() => undefined);
  }
}
