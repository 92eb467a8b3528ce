import type { Report } from '@rostrum/contract';
import { entryFor } from '../knowledge/all-topics.ts';
import type { PromiseMade, Rehearsal } from '../record/rehearsal.ts';
import { topicName } from './exchanges.ts';

const lowerFirst = (text: string): string => (/^(I|I'[a-z]+)\b/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1));

/** The condition of approval that a promise would become: the promise itself where it can be enforced; otherwise with what
 *  it still needs, and the usual wording for its topic beside it. */
function conditionOf(r: Rehearsal, promise: PromiseMade): string {
  const stated = `The applicant shall do as stated on the record: "${promise.text.trim()}"`;
  if (promise.enforceable) return stated;
  const usual = promise.topic === null ? null : (entryFor(promise.topic, r.project.industry)?.condition ?? null);
  const lacking = `${stated} To be enforceable it still needs who, by when, and how it is checked.`;
  return usual === null ? lacking : `${lacking} Usual wording: ${lowerFirst(usual)}`;
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
