import type { Venue } from '@rostrum/contract';
import { proceedings } from '../../generated/proceedings.ts';
import { states } from '../../generated/states.ts';
import { proceedingChosen } from '../../record/proceeding-kind.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { asTopic } from '../as-topic.ts';
import type { Issue } from '../types.ts';
import { boardQuestion } from './board-question.ts';

/** What a member of the body asks on each criterion of the proceeding: the board finds on them, and so it asks on them.
 *  Takes: the rehearsal, the venue and the keys raised before.  Gives: issues; none where no proceeding was chosen, or where the
 *  local rules have criteria of their own.  Throws: never. */
export function criteriaIssues(r: Rehearsal, venue: Venue, raised: ReadonlySet<string>): readonly Issue[] {
  const chosen = proceedingChosen(r);
  const kind = chosen['kind'];
  if (venue !== 'board' || typeof kind !== 'string' || !Object.hasOwn(proceedings, kind) || hasOwnCriteria(chosen))
    return [];
  const state = chosen['state'];
  const test = typeof state === 'string' && Object.hasOwn(states, state) ? states[state]?.tests?.[kind] : undefined;
  return (test?.criteria ?? proceedings[kind]?.criteria ?? []).flatMap(
    ({ id, label, ask, topics, also }): readonly Issue[] => {
      const topic = asTopic(topics[0] ?? also[0]);
      const key = `criterion:${id}`;
      if (ask === undefined || topic === null || raised.has(key)) return [];
      return [
        {
          ...boardQuestion,
          kind: 'criterion',
          key,
          topic,
          weight: 0.9,
          citations: [],
          text: ask,
          reason: `The board has to make a finding on ${label}.`,
        },
      ];
    },
  );
}

/** What a rule of the ordinance on a lot can be about; a variance turns on the lot and the rule, and not on the use. */
const ofTheLot: ReadonlySet<string> = new Set([
  'setbacks',
  'density_height',
  'parking',
  'screening_visual',
  'stormwater_drainage',
  'lighting',
  'neighborhood_character',
  'comprehensive_plan_consistency',
  'fire_emergency',
]);

/** Whether a topic is at issue in the proceeding by itself, though nobody has spoken of it.
 *  Takes: the rehearsal and a topic.  Gives: true except in a variance for what has nothing to do with the lot.  Throws: never. */
export function isAtIssue(r: Rehearsal, topic: string): boolean {
  return proceedingChosen(r)['kind'] !== 'variance' || ofTheLot.has(topic);
}

/** What is the applicant's business, and no criterion of the use of land: who buys, who rents, what it costs the customers. */
const ofBusiness: ReadonlySet<string> = new Set(['buyer', 'tenant', 'rates']);
const onCriteria: ReadonlySet<unknown> = new Set(['special_use', 'variance', 'site_plan', 'hearing_examiner']);

/** Whether a question can go to a finding of the body: where it decides on criteria, it does not ask who buys the power.
 *  Takes: the rehearsal, the venue, and the elements that the question asks for.  Throws: never. */
export function goesToFindings(r: Rehearsal, venue: Venue, { asks }: Pick<Issue, 'asks'>): boolean {
  if (venue !== 'board' || !onCriteria.has(proceedingChosen(r)['kind'])) return true;
  return asks.length === 0 || asks.some((one) => !ofBusiness.has(one));
}

function hasOwnCriteria(chosen: Readonly<Record<string, unknown>>): boolean {
  const local = chosen['local'] as { readonly criteria?: unknown } | null | undefined;
  return Array.isArray(local?.criteria) && local.criteria.length > 0;
}
