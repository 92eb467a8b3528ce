import type { Rehearsal } from '../record/rehearsal.ts';
import type { CriterionSheet } from './types.ts';

/** What the chair asked for before the hearing closed, and what the applicant put on the record. */
export interface Gap {
  /** From `gapId`. */
  readonly id: string;
  /** Null until the applicant has replied. */
  readonly reply: string | null;
}

/** What the ids of the chair's questions on criteria begin with. */
export const gapPrefix = 'gap-';

/** The id under which the chair's question on a criterion is on the record. Takes: the criterion. Gives: its id with a prefix that tells
 *  such questions from others. */
export function gapId({ id }: Pick<CriterionSheet, 'id'>): string {
  return `${gapPrefix}${id}`;
}

/** The standards on which the chair asked for evidence before closing, in order. Takes: the rehearsal.  Throws: never. */
export function gapsAsked(r: Rehearsal): readonly Gap[] {
  const { stepped } = r.proceeding;
  return stepped.flatMap(({ cross }, at): readonly Gap[] =>
    cross?.id.startsWith(gapPrefix) === true ? [{ id: cross.id, reply: stepped[at + 1]?.reply ?? null }] : [],
  );
}
