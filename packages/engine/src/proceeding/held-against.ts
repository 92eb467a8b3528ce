import type { Citation } from '@rostrum/contract';
import type { Materials } from '../filed/types.ts';
import { complianceTable } from '../ordinance/compliance/table.ts';
import { saidBeyondPresentation } from '../record/said-of-record.ts';
import type { Rehearsal } from '../record/rehearsal.ts';

/** Something on the record that counts against the applicant on a topic, however good the answers were. */
export interface HeldAgainst {
  readonly kind: 'shortfall' | 'contradiction';
  readonly topic: string;
  readonly citations: readonly Citation[];
}

/** Rules that the applicant has confirmed and doesn't meet, and statements of the applicant that cannot both be true.
 *  Takes: the rehearsal and what is filed.  Gives: each with the words on both sides; an unconfirmed rule is held against nobody.
 *  Throws: never.  Specification: decisions.md §8 (contradiction, shortfall). */
export function heldAgainst(r: Rehearsal, materials: Materials): readonly HeldAgainst[] {
  return [...shortfalls(r, materials), ...contradictions(r)];
}

function shortfalls(r: Rehearsal, materials: Materials): readonly HeldAgainst[] {
  // Without a confirmed rule there is nothing to assert, and reading the ordinance isn't cheap.
  if (materials.ordinance === null || !Object.values(materials.reviewed ?? {}).includes('yes')) return [];
  return complianceTable(materials, saidBeyondPresentation(r, materials)).flatMap(
    ({ standard, claim, verdict, applies }): readonly HeldAgainst[] =>
      verdict !== 'falls_short' || applies !== 'yes' || standard.topic === null
        ? []
        : [
            {
              kind: 'shortfall',
              topic: standard.topic,
              citations: [
                {
                  kind: 'ordinance',
                  quote: standard.quote,
                  source: 'Ordinance',
                  section: standard.section === '' ? null : standard.section,
                  start: standard.span.start,
                },
                ...(claim === null ? [] : [said(claim.sentence)]),
              ],
            },
          ],
  );
}

function contradictions(r: Rehearsal): readonly HeldAgainst[] {
  return r.contradictions.flatMap(({ earlier, now, eventId }): readonly HeldAgainst[] => {
    const topic = r.exchanges.find(({ answered }) => answered?.id === eventId)?.asked.topic;
    return topic === undefined ? [] : [{ kind: 'contradiction', topic, citations: [said(earlier), said(now)] }];
  });
}

const said = (quote: string): Citation => ({
  kind: 'answer',
  quote,
  source: 'The applicant',
  section: null,
  start: null,
});
