import type { AnsweredEvent } from '@rostrum/contract';
import type { Rehearsal } from '../record/rehearsal.ts';
import { claimsIn } from './claims.ts';
import type { Materials } from '../filed/types.ts';
import type { Claim } from './types.ts';

/** An answer's claims are kept as long as its event lives. */
const known = new WeakMap<AnsweredEvent, readonly Claim[]>();

/** What the applicant stated in answers, in the order they were given; second answers are no part of the record.
 *  Takes: the rehearsal.  Gives: claims whose `span` is in the answer's own text.  Never throws. */
export function claimsOfAnswers(r: Rehearsal): readonly Claim[] {
  return r.exchanges.flatMap(({ answered }) => {
    if (answered === null) return [];
    const claims = known.get(answered) ?? claimsIn(answered.text);
    known.set(answered, claims);
    return claims;
  });
}

/** What the applicant stated outside the presentation: on the project form, then in answers. The second argument of
 *  `complianceTable` where the whole record is to be held against the ordinance.
 *  Takes: the rehearsal and its materials.  Gives: claims; `span` is in the text each was made in.  Never throws. */
export function claimsBeyondPresentation(r: Rehearsal, materials: Materials): readonly Claim[] {
  return [...claimsIn(materials.projectText), ...claimsOfAnswers(r)];
}
