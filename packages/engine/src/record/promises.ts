import type { JudgedEvent } from '@rostrum/contract';
import { readAnswer } from '../said/heard.ts';
import { undertakingsIn } from '../said/undertakings.ts';
import { topicIds } from '../knowledge/types.ts';
import type { TopicId } from '../knowledge/types.ts';
import { topicRecognized } from '../knowledge/recognize-topic.ts';
import type { PromiseMade, Rehearsal } from './rehearsal.ts';

/** What the applicant committed to in the answer just judged, in their own words. Hollow, hypothetical, or someone else's commitments don't
 *  count as promises.
 *  Takes: the rehearsal that contains the answer, and the judgment.  Gives: only the new promises, each with the id of the `answered` event
 *  it was made in.  Throws: never.  Specification: decisions.md §5 (conditions). */
export function promisesIn(r: Rehearsal, judged: JudgedEvent): readonly PromiseMade[] {
  const exchange = r.exchanges.findLast(({ asked }) => asked.question_id === judged.question_id);
  const answered = exchange?.answered ?? null;
  if (exchange === undefined || answered === null) return [];
  const { topic, character_id: toCharacterId } = exchange.asked;
  const asTopic = (topicIds as readonly string[]).includes(topic) ? (topic as TopicId) : null;
  return undertakingsIn(readAnswer(answered.text))
    .filter(({ text, standsAlone }) => standsAlone && !r.promises.some((promise) => promise.text === text))
    .map(({ text, enforceable }) => ({
      text,
      topic: asTopic ?? topicRecognized(text)?.topic.topic ?? null,
      toCharacterId: toCharacterId === '' ? null : toCharacterId,
      eventId: answered.id,
      enforceable,
    }));
}
