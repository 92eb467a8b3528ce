import type { Report } from '@rostrum/contract';
import { asCondition } from '../hearing/conditions.ts';
import { entryFor } from '../knowledge/all-topics.ts';
import type { PromiseMade, Rehearsal } from '../record/rehearsal.ts';
import { topicName } from './exchanges.ts';

/** The condition of approval that a promise would become: the promise itself where it can be enforced; otherwise with what
 *  it still needs, and the usual wording for its topic beside it. */
function conditionOf(r: Rehearsal, promise: PromiseMade): string {
  const stated = asCondition(promise.text);
  if (promise.enforceable) return stated;
  const usual = promise.topic === null ? null : (entryFor(promise.topic, r.project.industry)?.condition ?? null);
  const lacking = `${stated} To be enforceable it still needs who does it, by when, and how it is checked.`;
  return usual === null ? lacking : `${lacking} The usual wording: ${usual}`;
}

/** What was promised, to whom, in which words, and the condition of approval it would become. Throws: never. */
export function promiseLedger(r: Rehearsal): Report['promises'] {
  return r.promises.map((promise) => {
    const at = r.exchanges.findIndex(({ answered }) => answered?.id === promise.eventId);
    return {
      text: promise.text,
      to: r.exchanges[at]?.asked.character_name ?? null,
      topic: promise.topic === null ? null : topicName(promise.topic),
      number: at === -1 ? null : at + 1,
      enforceable: promise.enforceable,
      condition: conditionOf(r, promise),
    };
  });
}
