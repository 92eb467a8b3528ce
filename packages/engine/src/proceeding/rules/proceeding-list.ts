import type { Proceeding, ProceedingKind } from '@rostrum/contract';
import { rulesOf } from './rules.ts';
import type { Rules } from '../types.ts';

/** The kinds, in the order in which a form offers them. */
export const proceedingKinds: readonly ProceedingKind[] = [
  'rezoning',
  'special_use',
  'variance',
  'site_plan',
  'hearing_examiner',
  'community_meeting',
];

/** A proceeding as it is sent to a page. Takes: the rules in force. Gives: a copy in the contract's shape, without what only the engine
 *  needs. */
export function toProceeding(rules: Rules): Proceeding {
  return {
    id: rules.kind,
    name: rules.name,
    description: rules.description,
    standard: rules.standard,
    criteria: rules.criteria.map(({ id, text }) => ({ id, text })),
    sworn: rules.sworn,
    cross_examination: rules.crossExamination,
    contacts: rules.contacts,
    order: rules.order.map((item) => ({ ...item })),
  };
}

/** Every kind of proceeding. Takes: two letters of a state in any case, or null for the general order; an unknown one counts as null.
 *  Throws: never.  Specification: decisions.md §8. */
export function proceedingList(state: string | null = null): readonly Proceeding[] {
  return proceedingKinds.map((kind) =>
    toProceeding(
      rulesOf({ kind, body: 'decides', state: state?.toUpperCase() ?? null, local: null, continuedFrom: null }),
    ),
  );
}
