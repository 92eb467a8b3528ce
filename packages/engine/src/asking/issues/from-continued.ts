import type { Venue } from '@rostrum/contract';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { wantedOf } from '../../record/wanted.ts';
import { asTopic } from '../as-topic.ts';
import type { Issue } from '../types.ts';
import { boardQuestion } from './board-question.ts';

/** What the board wanted to see when it continued this matter: one question for each standard that was open.
 *  Takes: the rehearsal, the venue and the keys raised before.  Gives: issues; none if nothing was continued.  Throws: never. */
export function continuedIssues(r: Rehearsal, venue: Venue, raised: ReadonlySet<string>): readonly Issue[] {
  if (venue !== 'board') return [];
  const byCriterion = new Map(wantedOf(r).map((one) => [one.criterion, one]));
  return [...byCriterion.values()].flatMap(({ criterion, label, topic: named }): readonly Issue[] => {
    const topic = asTopic(named);
    const key = `continued:${criterion}`;
    if (topic === null || raised.has(key)) return [];
    return [
      {
        ...boardQuestion,
        kind: 'continued',
        key,
        topic,
        weight: 1,
        citations: [],
        text: `When we continued this, we wanted to see more on ${label}. What have you brought us?`,
        reason: 'The hearing was continued so that this could be shown.',
      },
    ];
  });
}
