import type { Quantity } from '../language/types.ts';
import { standing } from './strength.ts';
import { contrastOf } from './compare-quantities.ts';
import { areAkin, areOthers, differ, isPart, isSame, sharedBy } from './overlap.ts';
import type { Claim, Conflict } from './types.ts';
import { conceptOf } from './words.ts';

/** Two figures for one thing that cannot both be right. */
export function byQuantity(a: Claim, b: Claim): Pick<Conflict, 'kind' | 'certainty'> | null {
  if (a.quantity === null || b.quantity === null || a.polarity !== b.polarity) return null;
  if (differ(a.attribute, b.attribute) || differ(a.measuredTo, b.measuredTo) || areOthers(a, b)) return null;
  if (differ(conceptOf(a.measured), conceptOf(b.measured)) || differ(conceptOf(a.holder), conceptOf(b.holder)))
    return null;
  const isOneKind = a.extreme === b.extreme;
  if (contrastOf(isOneKind ? a.quantity : bounded(a), isOneKind ? b.quantity : bounded(b)) === null) return null;
  const isLimitedAlike = areLimitedAlike(a, b);
  const isNamed = a.measured !== null && b.measured !== null;
  const isOne = isNamed || namesOther(a, b) || namesOther(b, a) ? isOneMeasure(a, b) : isOneSubject(a, b);
  // A bare number, or a count whose thing is not named both times, may be of something else: it is asked about.
  const isSure = isNamed || isPlaced(a, b) || (!isCount(a) && !isCount(b));
  const isClash = isLimitedAlike && isOne && !areOfOthers(a, b);
  if (isClash && isSure) return { kind: 'quantity', certainty: 'asserted' };
  return isNamed || isClash ? { kind: 'quantity', certainty: 'question' } : null;
}

const isCount = ({ quantity }: Claim): boolean => quantity?.dimension === 'count';

/** 'Five hundred feet to the tip', 'five-ninety to the tip': the same words around both. */
const isPlaced = (a: Claim, b: Claim): boolean =>
  a.circumstances.length > 0 && isSame(a.circumstances, b.circumstances);

const during = new Set(['be', 'have', 'last', 'take', 'run', 'need', 'require', 'go', 'get', 'do', "'s"]);
const timed = new Set(['duration', 'frequency']);

/** Whether each claim speaks of something that the other does not: 'forty trees are cut', 'sixty trees are planted'. How long and how often
 *  is said of what is done. */
function areOfOthers(a: Claim, b: Claim): boolean {
  if (timed.has(a.quantity?.dimension ?? 'count') && isOtherDeed(a, b)) return true;
  const beyond = (one: Claim, other: Claim): boolean =>
    one.full.some(
      (lemma) =>
        !standing.has(lemma) && ![...other.full, ...other.asked, ...other.within].some((word) => areAkin(word, lemma)),
    );
  return (a.isFragment || b.isFragment) && beyond(a, b) && beyond(b, a);
}

function isOtherDeed({ predicate: one }: Claim, { predicate: two }: Claim): boolean {
  if (one === null || two === null || areAkin(one, two)) return false;
  return !(during.has(one) && during.has(two));
}

function areLimitedAlike(a: Claim, b: Claim): boolean {
  const [one, two] = [isPart(a.within, [...b.within, ...b.asked]), isPart(b.within, [...a.within, ...a.asked])];
  // 'Once a year, in the fall', 'twice, in April and in the fall'
  return isHowOften(a) && isHowOften(b) ? one || two : one && two;
}

const isHowOften = ({ quantity }: Claim): boolean => quantity?.unit === 'time';

/** What one measures the other speaks of, or was asked about, and measures nothing else. */
const namesOther = (a: Claim, b: Claim): boolean =>
  a.measured !== null && b.measured === null && (b.head.includes(a.measured) || b.asked.includes(a.measured));

/** The figure for the nearest bounds all others from below. */
function bounded({ quantity, extreme }: Claim): Quantity {
  const found = quantity as Quantity;
  return extreme === null ? found : { ...found, bound: extreme === 'least' ? 'at_least' : 'at_most' };
}

/** Where no noun names what is measured: whether both speak of one thing, the words of their questions counted in, and neither of
 *  something that the other does not. */
function isOneSubject(a: Claim, b: Claim): boolean {
  if (!isAlikeMeasured(a, b) || !isWhole(a, b)) return false;
  const [ownA, ownB] = [
    [...a.head, ...a.within],
    [...b.head, ...b.within],
  ];
  // 'To the tip', 'we haul': the same words, and nothing else.
  if (ownA.length > 0 && isSame(ownA, ownB)) return true;
  const [allA, allB] = [
    [...ownA, ...a.asked],
    [...ownB, ...b.asked],
  ];
  const shared = new Set(sharedBy(allA, allB)).size;
  // 'Forty thousand gallons a day' is a rate of one thing, where nothing else is spoken of.
  const isRate = a.quantity?.per !== null && a.quantity?.dimension !== 'count' && shared >= 1;
  if (isOneDeed(a, b)) return true;
  return (shared >= 2 || isRate) && isPart(a.head, allB) && isPart(b.head, allA);
}

/** 'Somebody can stay for fourteen nights', 'they stay up to six months'. */
function isOneDeed(a: Claim, b: Claim): boolean {
  const { predicate } = a;
  if (predicate === null || during.has(predicate) || !timed.has(a.quantity?.dimension ?? 'count')) return false;
  if (predicate !== b.predicate || a.circumstances.length + b.circumstances.length > 0) return false;
  const [one, two] = [a, b].map(({ isOpen, head }) => (isOpen ? [] : head)) as [readonly string[], readonly string[]];
  return isPart(one, [...b.full, ...b.asked]) && isPart(two, [...a.full, ...a.asked]);
}

/** What is more of it where there is more of the thing: of a part there is less. */
const extensive = new Set(['count', 'area', 'volume', 'mass', 'money', 'power', 'energy']);
/** What depends on where it is measured. */
const local = new Set(['sound', 'light', 'flux']);

/** Whether two figures for a thing of one name are for the same thing in the same circumstances. */
function isOneMeasure(a: Claim, b: Claim): boolean {
  if (!isAlikeMeasured(a, b) || !isWhole(a, b)) return false;
  const [onlyA, onlyB] = [narrowing(a, b), narrowing(b, a)];
  if (onlyA.length > 0 && onlyB.length > 0) return false;
  if (onlyA.length + onlyB.length === 0) return true;
  const dimension = a.quantity?.dimension ?? 'count';
  if (local.has(dimension)) return false;
  // Of a part there may be less than of the whole, and never more.
  const [narrow, wide] = onlyA.length > 0 ? [a, b] : [b, a];
  return !extensive.has(dimension) || (narrow.quantity?.value ?? 0) > (wide.quantity?.value ?? 0);
}

/** Where, when and for what one claim is made, and the other is not. */
const narrowing = (a: Claim, b: Claim): string[] => a.circumstances.filter((lemma) => !b.head.includes(lemma));

/** Of counts the smaller one must be of all there are: that two of eighteen run contradicts nothing. */
function isWhole(a: Claim, b: Claim): boolean {
  if (a.quantity?.dimension !== 'count' || a.quantity.per !== null) return true;
  const [less, more] = a.quantity.value <= (b.quantity?.value ?? 0) ? [a, b] : [b, a];
  const isCapped = less.quantity?.bound === 'at_most' || less.quantity?.bound === 'less_than';
  return isCapped || less.isTotal || (more.isTotal && less.quantity?.bound === 'at_least');
}

/** 'Eight feet' of a fence is how tall it is; how far it stands from something is always said. */
function isAlikeMeasured(a: Claim, b: Claim): boolean {
  if (local.has(a.quantity?.dimension ?? 'count') && a.circumstances.length + b.circumstances.length === 0)
    return false;
  if (a.attribute === b.attribute) return a.attribute !== 'distance' || a.measuredTo === b.measuredTo;
  return (a.attribute ?? 'height') === (b.attribute ?? 'height');
}
