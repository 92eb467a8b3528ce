import { scheduleContrast } from './compare-schedules.ts';
import { apart, areOthers, differ, isPart, isSame, mostExtra, sharedBy } from './overlap.ts';
import { boundary } from './strength.ts';
import type { Claim, Conflict } from './types.ts';
import { isPartyWord } from './words.ts';

type Found = Pick<Conflict, 'kind' | 'certainty'>;

/** Two values of which a thing has one. */
export function byValue(a: Claim, b: Claim): Found | null {
  if (a.choice === null || b.choice === null || a.choice.family !== b.choice.family) return null;
  if (a.choice.value === b.choice.value || a.polarity === 'denied' || b.polarity === 'denied') return null;
  const { missing } = apart(a.head, b.head);
  const certain = isSame(a.within, b.within) && missing <= 1 && !differ(a.party, b.party);
  return { kind: 'exclusive_value', certainty: certain ? 'asserted' : 'question' };
}

/** Parties of which one does not act for another: what our contractor does, we do. */
const answerable = new Set([
  'applicant',
  'county',
  'city',
  'state',
  'federal',
  'utility',
  'fire_department',
  'sheriff',
  'association',
  'school_district',
]);

/** One deed of two who act for themselves. */
export function byParty(a: Claim, b: Claim): Found | null {
  if (!differ(a.party, b.party) || a.polarity !== b.polarity || a.quantity !== null || b.quantity !== null) return null;
  if (
    a.predicate === null ||
    a.predicate !== b.predicate ||
    ![a, b].every(({ full, predicate }) => full.includes(predicate ?? ''))
  )
    return null;
  const [one = [], two = []] = [a, b].map(({ full, describing }) =>
    full.filter((lemma) => !isPartyWord(lemma) && !describing.includes(lemma)),
  );
  const { missing } = apart(one, two);
  if (sharedBy(one, two).length < 2 || missing > 1) return null;
  const isBetweenTwo = answerable.has(a.party ?? '') && answerable.has(b.party ?? '');
  const certain = missing === 0 && isBetweenTwo && isSame(a.within, b.within);
  return { kind: 'party', certainty: certain ? 'asserted' : 'question' };
}

/** Other days or hours for one doing. */
export function bySchedule(a: Claim, b: Claim): Found | null {
  if (a.schedule === null || b.schedule === null || a.polarity !== b.polarity || areOthers(a, b)) return null;
  if (!scheduleContrast(a.schedule, b.schedule)) return null;
  if (isOneTurn(a, b)) return { kind: 'schedule', certainty: reachesOver(a, b) ? 'asserted' : 'question' };
  const shared = sharedBy(a.full, b.full).length;
  const { missing, extra } = apart(a.full, b.full);
  if (shared === 0) return null;
  // Services are at nine, and others at seven; what opens does so once.
  const isMoment = [a.schedule, b.schedule].some(({ from, to }) => from !== null && from === to);
  const isOne = isMoment ? missing + extra === 0 : extra <= mostExtra && (shared >= 2 || extra <= 1);
  const isSure = missing === 0 && isOne && !isForSomeDays(a, b) && !isForSomeDays(b, a);
  return { kind: 'schedule', certainty: isSure ? 'asserted' : 'question' };
}

/** 'Nine.' 'On Saturdays at eleven.' */
const isForSomeDays = (a: Claim, b: Claim): boolean =>
  a.schedule?.days !== null && b.schedule?.days === null && !b.marks.includes('universal');

/** Whether both say when one thing opens, ends or begins. */
function isOneTurn(a: Claim, b: Claim): boolean {
  if (a.predicate === null || a.predicate !== b.predicate || !boundary.has(a.predicate)) return false;
  const [one = [], two = []] = [a, b].map(({ full, predicate }) => full.filter((lemma) => lemma !== predicate));
  return one.length === 0 || two.length === 0 || sharedBy(one, two).length > 0;
}

/** Whether one of two times holds where and when the other does. */
function reachesOver(a: Claim, b: Claim): boolean {
  const isFor = (one: Claim, other: Claim): boolean =>
    one.marks.includes('universal') ||
    (isPart(one.within, other.within) &&
      isPart(other.within, one.within) &&
      isPart(other.full, [other.predicate ?? '', ...one.full, ...one.asked]));
  return isFor(a, b) || isFor(b, a);
}
