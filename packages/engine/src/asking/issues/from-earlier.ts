import type { Venue } from '@rostrum/contract';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { asTopic } from '../as-topic.ts';
import { nameSaid } from '../casting/name-said.ts';
import type { Issue } from '../types.ts';
import { askOf } from './from-answers.ts';

/** Turns after which somebody comes back to a question that was never answered. */
const later = 3;
/** Words of a question that is repeated, at most. */
const longestAsk = 14;

/** Questions of this evening that were not answered and not followed up, and statements that do not agree.
 *  Takes: the rehearsal, the venue and the keys raised before.  Gives: issues.  Throws: never. */
export function earlierIssues(r: Rehearsal, venue: Venue, raised: ReadonlySet<string>): readonly Issue[] {
  if (venue !== 'board' || r.difficulty === 'beginner') return [];
  const followed = new Set(r.exchanges.map(({ asked }) => asked.follow_up_of));
  return r.exchanges.slice(0, -later).flatMap(({ asked, judged }): readonly Issue[] => {
    const topic = asTopic(asked.topic);
    const ask = askOf(asked.question);
    const isOpen = judged?.assessment?.answers_question === 'no' || judged?.assessment?.directness === 'evasive';
    const key = `open:${asked.question_id}`;
    if (
      asked.venue !== venue ||
      topic === null ||
      ask === null ||
      !isOpen ||
      followed.has(asked.question_id) ||
      raised.has(key)
    )
      return [];
    if (ask.split(' ').length > longestAsk || ask !== asked.question.trim()) return [];
    return [
      {
        kind: 'unanswered_request',
        key,
        topic,
        weight: 0.7,
        citations: asked.citations,
        followUpOf: asked.question_id,
        text: `${nameSaid(asked.character_name, asked.character_role)} asked you this earlier, and I didn't hear an answer. ${ask}`,
        form: 'question',
        by: ['board', 'chair'],
        position: null,
        sharpness: 2,
        purpose: 'clarification',
        asks: asked.expects,
        reason: 'It was asked earlier tonight and not answered.',
      },
    ];
  });
}
