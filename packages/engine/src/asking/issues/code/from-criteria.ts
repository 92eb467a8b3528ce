import type { ProceedingKind, Venue } from '@rostrum/contract';
import { proceedings } from '../../../generated/proceedings.ts';
import { aboutProject } from '../../../proceeding/rules/about-project.ts';
import { stateTest } from '../../../proceeding/rules/state-packs.ts';
import type { Materials } from '../../../filed/types.ts';
import { criteriaInForce } from '../../../record/criteria-in-force.ts';
import { proceedingChosen } from '../../../record/proceeding-kind.ts';
import type { Rehearsal } from '../../../record/rehearsal.ts';
import { asTopic } from '../../as-topic.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';

/** What a member of the body asks about each criterion of the proceeding: the board makes findings on them, so it asks about them.
 *  Takes: the rehearsal, what is filed, the venue and the keys raised before.  Gives: issues; none if no proceeding was chosen, or if the local rules have
 *  their own criteria.  Throws: never. */
export function criteriaIssues(
  r: Rehearsal,
  { ordinance }: Pick<Materials, 'ordinance'>,
  venue: Venue,
  raised: ReadonlySet<string>,
): readonly Issue[] {
  const chosen = proceedingChosen(r);
  const kind = chosen['kind'];
  if (venue !== 'board' || typeof kind !== 'string' || !Object.hasOwn(proceedings, kind) || hasOwnCriteria(chosen))
    return [];
  const state = chosen['state'];
  const about = aboutProject(r.projectSource, chosen['local']);
  const test = typeof state === 'string' ? stateTest(state, kind as ProceedingKind, about) : null;
  const usual = proceedings[kind]?.criteria ?? [];
  return criteriaInForce(kind as ProceedingKind, usual, test?.criteria, ordinance).flatMap(
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

/** What an ordinance rule about a lot can cover; a variance is about the lot and the rule, not the use. */
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

/** Whether a topic is at issue in the proceeding by itself, even if nobody has mentioned it.
 *  Takes: the rehearsal and a topic.  Gives: true, except in a variance for topics that have nothing to do with the lot.  Throws: never. */
export function isAtIssue(r: Rehearsal, topic: string): boolean {
  return proceedingChosen(r)['kind'] !== 'variance' || ofTheLot.has(topic);
}

/** The applicant's own business, which is no criterion of land use: who buys, who rents, what it costs the customers. */
const ofBusiness: ReadonlySet<string> = new Set(['buyer', 'tenant', 'rates']);
const onCriteria: ReadonlySet<unknown> = new Set(['special_use', 'variance', 'site_plan', 'hearing_examiner']);

/** Whether a question can lead to a finding of the body: if it decides by criteria, it does not ask who buys the power.
 *  Takes: the rehearsal, the venue, and the elements that the question asks for.  Throws: never. */
export function goesToFindings(r: Rehearsal, venue: Venue, { asks }: Pick<Issue, 'asks'>): boolean {
  if (venue !== 'board' || !onCriteria.has(proceedingChosen(r)['kind'])) return true;
  return asks.length === 0 || asks.some((one) => !ofBusiness.has(one));
}

function hasOwnCriteria(chosen: Readonly<Record<string, unknown>>): boolean {
  const local = chosen['local'] as { readonly criteria?: unknown } | null | undefined;
  return Array.isArray(local?.criteria) && local.criteria.length > 0;
}
