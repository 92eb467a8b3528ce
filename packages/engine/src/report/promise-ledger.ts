import type { Report } from '@rostrum/contract';
import { hasDigit, hasWord } from '../base/text.ts';
import { asCondition } from '../hearing/conditions.ts';
import { topicFor } from '../knowledge/authored.ts';
import type { PromiseMade, Rehearsal } from '../record/rehearsal.ts';
import { isHomework, isPutOff } from '../said/undertakings.ts';
import { topicName } from './exchanges.ts';

const numbers = new Set(
  'two three four five six seven eight nine ten twelve twenty thirty fifty hundred thousand'.split(' '),
);

/** What keeps this promise from being a condition. */
function lackingIn(text: string): string {
  const when =
    /\b(?:by|before|within|until|every|each|from the (?:first|start)|on (?:the )?(?:first|day)|annual|year|month|week|day)/i.test(
      text,
    );
  const figure = hasDigit(text) || hasWord(text, numbers);
  const parts = [
    ...(when ? [] : ['a date']),
    ...(figure ? [] : ['a figure that can be measured']),
    'the office that checks it',
  ];
  return parts.length === 1 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`;
}

/** The condition of approval that a promise would become: the promise itself if it can be enforced; otherwise what it still needs, plus the
 *  usual wording for its topic. */
function conditionOf(r: Rehearsal, promise: PromiseMade): string {
  const stated = asCondition(promise.text);
  if (promise.enforceable) return stated;
  if (isHomework(promise.text))
    return 'Homework, not a condition: bring it to staff by the day you named, before the vote.';
  if (isPutOff(promise.text))
    return 'Homework, not a condition: name the day on which staff has it, and bring it before the vote.';
  const usual = promise.topic === null ? null : (topicFor(promise.topic, r.project.industry)?.condition ?? null);
  const lacking = `${stated} It still needs ${lackingIn(promise.text)}.`;
  return usual === null ? lacking : `${lacking} The usual wording: ${usual}`;
}

/** What was promised, to whom, in what words, and the condition of approval it would become. Throws: never. */
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
