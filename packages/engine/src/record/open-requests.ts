import type { JudgedEvent } from '@rostrum/contract';
import { topicIds } from '../knowledge/types.ts';
import type { TopicId } from '../knowledge/types.ts';
import type { OpenRequest, Rehearsal } from './rehearsal.ts';

/** A character can't press more requests than this on one question. */
const mostPerQuestion = 2;

/** All requests that are open after this judgment: earlier ones that the answer did not meet, and what was asked now and evaded. Takes: the
 *  rehearsal that contains the answer, and the judgment.  Gives: the whole list, oldest first.  Throws: never.  Specification: practice.md
 *  §3 (unfulfilled_requests). */
export function openRequestsAfter(r: Rehearsal, judged: JudgedEvent): readonly OpenRequest[] {
  const exchange = r.exchanges.findLast(({ asked }) => asked.question_id === judged.question_id);
  const { assessment } = judged;
  if (exchange === undefined || assessment === null) return r.openRequests;
  const { asked } = exchange;
  const covered = new Set(assessment.covered);
  const topic = (topicIds as readonly string[]).includes(asked.topic) ? (asked.topic as TopicId) : null;
  const settled = judged.rating === 'strong' || (assessment.directness === 'direct' && judged.rating === 'adequate');
  const followed = new Set([asked.question_id, asked.follow_up_of]);
  const kept = r.openRequests.filter(
    (request) =>
      !(topic !== null && request.topic === topic && covered.has(request.text)) &&
      !(settled && topic !== null && request.topic === topic && request.characterId === asked.character_id) &&
      !(settled && followed.has(request.questionId)),
  );
  if (settled || assessment.directness === 'direct') return kept;
  const known = new Set(kept.map(({ characterId, text }) => `${characterId}|${text}`));
  const fresh = assessment.missing
    .slice(0, mostPerQuestion)
    .map((text) => ({ characterId: asked.character_id, topic, text, questionId: asked.question_id }))
    .filter(({ characterId, text }) => !known.has(`${characterId}|${text}`));
  return [...kept, ...fresh];
}
