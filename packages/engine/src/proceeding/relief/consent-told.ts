import { matcher } from '../../language/matcher.ts';
import type { Annotation, Sentence } from '../../language/types.ts';

const consents = matcher([
  'sign|signed|record|recorded|have ... waiver|consent|agreement|easement',
  'waiver|consent|agreement|easement ... sign|signed|record|recorded|notarize',
]);
const notYet = matcher(['<negation>', 'offer|offered|ask|asked|drafted|pending|verbal|handshake|shake|shaken']);

/** A neighbor's consent in writing, as the applicant tells of it.
 *  Takes: a text of the applicant, read, and the sentences around both figures.  Gives: the sentence; null if none tells of it.  Throws:
 *  never. */
export function consentTold(annotation: Annotation, near: readonly Sentence[]): string | null {
  const found = near.find((one) => consents.test(annotation, one) && !notYet.test(annotation, one));
  return found === undefined ? null : annotation.text.slice(found.start, found.end).trim();
}
