import { scheduleContrast } from './compare-schedules.ts';
import { apart, areOthers, differ, isSame, mostExtra, sharedBy } from './overlap.ts';
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
  if (a.predicate === null || a.predicate !== b.predicate || !a.head.includes(a.predicate)) return null;
  const [one = [], two = []] = [a, b].map(({ head }) => head.filter((lemma) => !isPartyWord(lemma)));
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
  const shared = sharedBy(a.head, b.head).length;
  const { missing, extra } = apart(a.head, b.head);
  if (shared === 0) return null;
  // Services are at nine, and others at seven; what opens does so once.
  const isMoment = [a.schedule, b.schedule].some(({ from, to }) => from !== null && from === to);
  const isOne = isMoment ? missing + extra === 0 : extra <= mostExtra && (shared >= 2 || extra <= 1);
  return { kind: 'schedule', certainty: missing === 0 && isOne ? 'asserted' : 'question' };
}
