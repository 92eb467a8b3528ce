import { familyLabel } from './choices.ts';
import { contrastOf } from './compare-quantities.ts';
import { scheduleContrast } from './compare-schedules.ts';
import type { Quantity } from '../language/types.ts';
import type { Claim, Conflict } from './types.ts';
import { conceptOf, isPartyWord, labelOf } from './words.ts';

/** Whether two claims of one speaker cannot both be true. Takes: the earlier and the later claim.  Gives: the first of the five ways in which they
 *  exclude each other, `asserted` only where subject, scope, unit and time are the same; null where they do not, or where either is no
 *  statement of the speaker about this project now (a supposition, an offer, somebody else's word, another site, the past, a figure taken
 *  back).  Never throws. */
export function conflict(earlier: Claim, now: Claim): Conflict | null {
  if (!holds(earlier) || !holds(now) || earlier.from === now.from) return null;
  if ((earlier.time === 'past') !== (now.time === 'past')) return null;
  for (const compare of comparators) {
    const found = compare(earlier, now);
    if (found !== null) return { ...found, earlier, now, subject: subjectOf(earlier, now) };
  }
  return null;
}

type Found = Pick<Conflict, 'kind' | 'certainty'>;

const holds = ({ modality, elsewhere, quantity, within }: Claim): boolean =>
  (modality === 'stated' || modality === 'committed') &&
  !elsewhere &&
  quantity?.corrected !== true &&
  !within.includes('if');

const comparators: readonly ((a: Claim, b: Claim) => Found | null)[] = [
  byQuantity,
  byPolarity,
  byValue,
  byParty,
  bySchedule,
];

/** How far two claims speak of one thing: the lemmas they share, and those that only one of them has. */
interface Overlap {
  readonly shared: readonly string[];
  /** Words of the claim with fewer of them that the other has not. */
  readonly missing: number;
  /** Words of the other beyond those. */
  readonly extra: number;
}

function overlapOf(a: readonly string[], b: readonly string[]): Overlap {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const shared = few.filter((lemma) => many.includes(lemma));
  return { shared, missing: few.length - shared.length, extra: many.length - shared.length };
}

const isSame = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((lemma, i) => lemma === b[i]);
const differ = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b;
const isPart = (a: readonly string[], b: readonly string[]): boolean => a.every((lemma) => b.includes(lemma));

/** Whether two parties act for themselves: what our contractor does, we do. */
const areOthers = (a: Claim, b: Claim): boolean => {
  const [one, two] = [a.party, b.party].map((party) => (party !== null && ours.has(party) ? 'applicant' : party));
  return differ(one ?? null, two ?? null);
};
const ours = new Set(['applicant', 'contractor', 'engineer', 'hauler', 'tenant', 'third_party', 'landowner']);

/** This many words beyond the shared ones may describe; more of them are likely to limit. */
const mostExtra = 3;

function byQuantity(a: Claim, b: Claim): Found | null {
  if (a.quantity === null || b.quantity === null || a.polarity !== b.polarity) return null;
  if (differ(a.attribute, b.attribute) || differ(a.measuredTo, b.measuredTo) || areOthers(a, b)) return null;
  if (differ(conceptOf(a.measured), conceptOf(b.measured)) || differ(conceptOf(a.holder), conceptOf(b.holder)))
    return null;
  const isOneKind = a.extreme === b.extreme;
  if (contrastOf(isOneKind ? a.quantity : bounded(a), isOneKind ? b.quantity : bounded(b)) === null) return null;
  const isLimitedAlike = isSame(a.within, b.within);
  if (a.measured !== null && b.measured !== null)
    return { kind: 'quantity', certainty: isLimitedAlike && isOneMeasure(a, b) ? 'asserted' : 'question' };
  return isLimitedAlike && isOneSubject(a, b) ? { kind: 'quantity', certainty: 'asserted' } : null;
}

/** The figure for the nearest bounds all others from below. */
function bounded({ quantity, extreme }: Claim): Quantity {
  const found = quantity as Quantity;
  return extreme === null ? found : { ...found, bound: extreme === 'least' ? 'at_least' : 'at_most' };
}

/** Where no noun names what is measured: whether both speak of one thing, the words of their questions counted in, and neither of
 *  something that the other does not. */
function isOneSubject(a: Claim, b: Claim): boolean {
  if (!isAlikeMeasured(a, b)) return false;
  const [allA, allB] = [
    [...a.head, ...a.asked, ...a.within],
    [...b.head, ...b.asked, ...b.within],
  ];
  const shared = new Set(allA.filter((lemma) => allB.includes(lemma)));
  return shared.size >= 2 && (isPart(a.head, allB) || isPart(b.head, allA));
}

/** What is more of it where there is more of the thing: of a part there is less. */
const extensive = new Set(['count', 'area', 'volume', 'mass', 'money', 'power', 'energy']);
/** What depends on where it is measured. */
const local = new Set(['sound', 'light', 'flux']);

/** Whether two figures for a thing of one name are for the same thing in the same circumstances. */
function isOneMeasure(a: Claim, b: Claim): boolean {
  if (!isAlikeMeasured(a, b)) return false;
  if (a.quantity?.dimension === 'count' && a.quantity.per === null && !(a.isTotal && b.isTotal)) return false;
  const [few, many] = a.circumstances.length <= b.circumstances.length ? [a, b] : [b, a];
  if (!isPart(few.circumstances, many.circumstances)) return false;
  const isNarrower = many.circumstances.length > few.circumstances.length;
  const dimension = a.quantity?.dimension ?? 'count';
  if (!isNarrower) return true;
  if (local.has(dimension)) return false;
  return !extensive.has(dimension) || (many.quantity?.value ?? 0) > (few.quantity?.value ?? 0);
}

/** 'Eight feet' of a fence is how tall it is; how far it stands from something is always said. */
function isAlikeMeasured(a: Claim, b: Claim): boolean {
  if (local.has(a.quantity?.dimension ?? 'count') && a.circumstances.length + b.circumstances.length === 0)
    return false;
  if (a.attribute === b.attribute) return a.attribute !== 'distance' || a.measuredTo === b.measuredTo;
  const [one, two] = [a.attribute ?? 'height', b.attribute ?? 'height'];
  return one === two;
}

function byPolarity(a: Claim, b: Claim): Found | null {
  if (a.polarity === b.polarity || areOthers(a, b)) return null;
  const [denied, affirmed] = a.polarity === 'denied' ? [a, b] : [b, a];
  if (denied.quantity !== null || affirmed.choice !== null || denied.choice !== null) return null;
  if (denied.schedule !== null || affirmed.schedule !== null) return null;
  if (denied.head.length === 0 || !isPart(denied.head, affirmed.head)) return null;
  // 'We never blast' is enough; of one noun alone too much may be denied.
  const isDeed =
    denied.predicate !== null &&
    !being.has(denied.predicate) &&
    !(denied.party === null && denied.head[0] === denied.predicate);
  const isSameDeed = isDeed && affirmed.predicate === denied.predicate;
  const said = denied.head.length + denied.within.length + (isSameDeed ? 1 : 0);
  const isCounted =
    affirmed.quantity?.dimension === 'count' && affirmed.quantity.value > 0 && denied.head[0] === affirmed.measured;
  if (said < 2 && !(isCounted && isBare(denied))) return null;
  const extra = affirmed.head.length - denied.head.length;
  const certain = isPart(denied.within, affirmed.within) && extra <= mostExtra;
  return { kind: 'polarity', certainty: certain ? 'asserted' : 'question' };
}

const being = new Set(['be', 'have', 'do', 'get', 'go', 'come', 'make', 'take', 'know', 'think', 'see', 'want', "'s"]);

/** A whole sentence that denies that there is such a thing: 'There are no buses', 'We have had no complaints'. */
const isBare = ({ predicate, head }: Claim): boolean =>
  (predicate === 'be' || predicate === 'have') && head.length === 1;

function byValue(a: Claim, b: Claim): Found | null {
  if (
    a.choice === null ||
    b.choice === null ||
    a.choice.family !== b.choice.family ||
    a.choice.value === b.choice.value
  )
    return null;
  if (a.polarity === 'denied' || b.polarity === 'denied') return null;
  const { missing } = overlapOf(a.head, b.head);
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

function byParty(a: Claim, b: Claim): Found | null {
  if (!differ(a.party, b.party) || a.polarity !== b.polarity || a.quantity !== null || b.quantity !== null) return null;
  if (a.predicate === null || a.predicate !== b.predicate || !a.head.includes(a.predicate)) return null;
  const [headA, headB] = [a, b].map(({ head }) => head.filter((lemma) => !isPartyWord(lemma)));
  const { shared, missing } = overlapOf(headA ?? [], headB ?? []);
  if (shared.length < 2 || missing > 1) return null;
  const certain =
    missing === 0 && isSame(a.within, b.within) && answerable.has(a.party ?? '') && answerable.has(b.party ?? '');
  return { kind: 'party', certainty: certain ? 'asserted' : 'question' };
}

function bySchedule(a: Claim, b: Claim): Found | null {
  if (a.schedule === null || b.schedule === null || a.polarity !== b.polarity || areOthers(a, b)) return null;
  if (!scheduleContrast(a.schedule, b.schedule)) return null;
  const { shared, missing, extra } = overlapOf(a.head, b.head);
  if (shared.length === 0) return null;
  const certain = missing === 0 && extra <= mostExtra && (shared.length >= 2 || extra <= 1);
  return { kind: 'schedule', certainty: certain ? 'asserted' : 'question' };
}

function subjectOf(a: Claim, b: Claim): string {
  if (a.choice !== null && b.choice?.family === a.choice.family) return familyLabel(a.choice.family);
  const attribute = a.attribute ?? b.attribute;
  const thing = a.subject !== null && a.subject === b.subject ? labelOf(a.subject) : null;
  const words = a.head
    .filter((lemma) => b.head.includes(lemma))
    .slice(0, 2)
    .join(' ');
  const name = thing ?? (words === '' ? (a.quantity?.of ?? 'this') : words);
  return attribute === null || attribute === 'distance' || name.endsWith(attribute) ? name : `${name} ${attribute}`;
}
