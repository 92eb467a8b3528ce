import type { RehearsalEvent } from '@rostrum/contract';
import type { Exchange, Rehearsal } from '@rostrum/engine';

/** The judgement of this very answer where it stands on the record: a call that was not heard to the end is made again, or what
 *  the page has made of the answer meanwhile is sent after it. */
export function judgedBefore(exchange: Exchange | null, answer: string): Exchange['judged'] {
  return exchange?.answered?.text === answer ? exchange.judged : null;
}

/** Without answers, and their judgements, that stand on the record already under ids of the server. */
export function notAnsweredBefore(rehearsal: Rehearsal, events: readonly RehearsalEvent[]): readonly RehearsalEvent[] {
  const known = new Set<string>();
  return events.filter((event) => {
    if ((event.type !== 'answered' && event.type !== 'judged') || event.rewind_of !== undefined) return true;
    const { question_id: questionId } = event;
    if (event.type === 'judged') return !known.has(questionId);
    const exchange = rehearsal.exchanges.findLast(({ asked }) => asked.question_id === questionId) ?? null;
    if (judgedBefore(exchange, event.text) === null) return true;
    known.add(questionId);
    return false;
  });
}
