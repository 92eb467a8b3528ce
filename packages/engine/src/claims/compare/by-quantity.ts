import type { Quantity } from '../../language/types.ts';
import { entriesOf } from '../../lexicon/entries.ts';
import { capacity, papers, possession, standing } from '../strength.ts';
import { unitOf } from '../../language/units.ts';
import { contrastOf } from './compare-quantities.ts';
import { areAkin, areOthers, covers, describing, differ, isPart, isSame, narrowing, sharedBy } from './overlap.ts';
import type { Claim, Conflict } from '../types.ts';
import { conceptOf, isOfTime, isStage, isTimeOfWeek } from '../words.ts';

/** Two figures for one thing that cannot both be right. Takes: two claims, in either order. Gives: kind `quantity`; `question` if they may
 *  be about two things; null if either has no figure or they don't clash. */
export function byQuantity(a: Claim, b: Claim): Pick<Conflict, 'kind' | 'certainty'> | null {
  if (a.quantity === null || b.quantity === null || a.polarity !== b.polarity) return null;
  if (differ(a.attribute, b.attribute) || differ(a.measuredTo, b.measuredTo) || areOthers(a, b)) return null;
  if (differ(conceptOf(a.measured), conceptOf(b.measured)) || differ(conceptOf(a.holder), conceptOf(b.holder)))
    return null;
  if (!excludeEachOther(a, b) || isUnitGuessed(a, b) || isUnitGuessed(b, a)) return null;
  const isLimitedAlike = areLimitedAlike(a, b);
  const isNamed = a.measured !== null && b.measured !== null;
  const isOne = isNamed || namesOther(a, b) || namesOther(b, a) ? isOneMeasure(a, b) : isOneSubject(a, b);
  // A bare number, or a count whose thing isn't named both times, may be about something else: ask instead of asserting.
  // 'Fifty-two kids today' isn't what is planned.
  const isOfToday = a.marks.includes('present') !== b.marks.includes('present');
  const isSure = !isOfToday && (isNamed || isPlaced(a, b) || (!isCount(a) && !isCount(b)));
  const isClash = isLimitedAlike && isOne && !(isNamed && !isShare(a) ? isOtherDeed(a, b) : areOfOthers(a, b));
  if (a.marks.includes('from_there') !== b.marks.includes('from_there')) return null;
  // What the code allows isn't a different figure from what is planned.
  if (isOfPaper(a) !== isOfPaper(b)) return null;
  if (isClash && isSure) return { kind: 'quantity', certainty: 'asserted' };
  return isNamed || isClash ? { kind: 'quantity', certainty: 'question' } : null;
}

/** A day of the week that something happens on is how often: 'we test it twice a year', 'we test it every Monday'. Takes: two claims, in
 *  either order. Gives: kind `quantity`; null unless one has a frequency and the other regular days. */
export function byFrequency(a: Claim, b: Claim): Pick<Conflict, 'kind' | 'certainty'> | null {
  const [one, two] = [onDays(a), onDays(b)];
  if ((one === null) === (two === null)) return null;
  const [rate, days] = one === null ? [a, two as Claim] : [b, one];
  if (rate.quantity?.dimension !== 'frequency' || rate.predicate === null || rate.predicate !== days.predicate)
    return null;
  return byQuantity(rate, days);
}

/** A claim with regular days as one with a frequency; null if it has none, or names hours for which it goes on. */
function onDays(claim: Claim): Claim | null {
  const { schedule, quantity, marks } = claim;
  if (schedule?.days == null || quantity !== null || schedule.days.length > 1 || !marks.includes('universal'))
    return null;
  if (schedule.from !== schedule.to) return null;
  const { start, end } = schedule;
  const figure = { start, end };
  const value = schedule.days.length / 7;
  const rate: Quantity = {
    dimension: 'frequency',
    value,
    high: null,
    unit: 'time',
    per: 'week',
    bound: 'exactly',
    of: null,
    corrected: false,
    start,
    end,
    figure,
  };
  return { ...claim, quantity: rate, within: claim.within.filter((limit) => !isTimeOfWeek(limit)) };
}

/** 'Forty-eight kids', 'the license is for seventy-two': a document may say something different from its holder. */
const isOfPaper = ({ holder, predicate, party, head }: Claim): boolean =>
  papers.has(holder ?? '') ||
  (allowing.has(predicate ?? '') && party !== 'applicant') ||
  (head[0] !== predicate && papers.has(head[0] ?? ''));

const allowing = new Set(['let', 'allow', 'permit']);

const isShare = ({ quantity }: Claim): boolean => quantity?.dimension === 'ratio';
const isCount = ({ quantity }: Claim): boolean => quantity?.dimension === 'count' && quantity.unit !== 'time';

/** A bare number gets the unit of the other figure only if a question or the same place says what it is about: not 'the pit goes to
 *  six-forty' next to 'we have run the pit for forty years'. */
const isUnitGuessed = (bare: Claim, other: Claim): boolean =>
  bare.quantity?.dimension === 'count' &&
  bare.quantity.unit === null &&
  other.quantity?.dimension !== 'count' &&
  !(bare.isOpen || bare.isFragment || isPlaced(bare, other) || bare.attribute !== null);

/** 'Five hundred feet to the tip', 'five-ninety to the tip': the same words around both. */
const isPlaced = (a: Claim, b: Claim): boolean =>
  a.circumstances.length > 0 && isSame(a.circumstances, b.circumstances);

const during = new Set(['be', 'have', 'last', 'take', 'run', 'need', 'require', 'go', 'get', 'do', "'s"]);
const lasting = new Set(['stay', 'sit', 'remain']);
const timed = new Set(['duration', 'frequency']);

/** Whether each claim is about something that the other isn't: 'forty trees are cut', 'sixty trees are planted'. How long and how often
 *  apply to an action. */
function areOfOthers(a: Claim, b: Claim): boolean {
  if (timed.has(a.quantity?.dimension ?? 'count') && isOtherDeed(a, b)) return true;
  const beyond = (one: Claim, other: Claim): boolean =>
    one.full.some(
      (lemma) =>
        !standing.has(lemma) && ![...other.full, ...other.asked, ...other.within].some((word) => areAkin(word, lemma)),
    );
  return (a.isFragment || b.isFragment) && beyond(a, b) && beyond(b, a);
}

function isOtherDeed(a: Claim, b: Claim): boolean {
  const [one, two] = [a.predicate, b.predicate];
  if (one === null || two === null || areAkin(one, two)) return false;
  const isLasting = (verb: string): boolean => during.has(verb) || lasting.has(verb);
  if (timed.has(a.quantity?.dimension ?? 'count')) return !(isLasting(one) && isLasting(two));
  const isPlain = (verb: string): boolean =>
    during.has(verb) || standing.has(verb) || capacity.has(verb) || possession.has(verb);
  return !isPlain(one) && !isPlain(two);
}

function areLimitedAlike(a: Claim, b: Claim): boolean {
  // 'Once a year, in the fall', 'twice, in April and in the fall'; 'on a weekday' says when, not how often.
  const areHowOften = isHowOften(a) && isHowOften(b);
  const [limitsA, limitsB] = [a, b].map(({ within }) =>
    areHowOften ? within.filter((limit) => !isTimeOfWeek(limit)) : within,
  ) as [string[], string[]];
  const [one, two] = [isPart(limitsA, [...b.within, ...b.asked]), isPart(limitsB, [...a.within, ...a.asked])];
  // 'No more than sixty', 'in the harvest a hundred and ten': a limit applies in every case.
  if (one !== two && isMoreOfPart(one ? b : a, one ? a : b)) return true;
  const isStaged = [...limitsA, ...limitsB].some(isStage);
  if (!isStaged && ((one && isBound(a)) || (two && isBound(b)))) return true;
  return areHowOften ? one || two : one && two;
}

/** 'There are 240 students', 'it is 360 students at full enrollment': a part can't have more than there are in all. A rate may be higher in
 *  one hour than in another. */
const isMoreOfPart = (part: Claim, whole: Claim): boolean =>
  isCount(part) &&
  part.quantity?.per === null &&
  whole.isTotal &&
  part.quantity.value > (whole.quantity?.value ?? Infinity) &&
  !part.within.some((limit) => isStage(limit) || isOfTime(limit));

const isBound = ({ quantity }: Claim): boolean => quantity?.bound !== 'exactly' && quantity?.bound !== 'about';

const isHowOften = ({ quantity }: Claim): boolean => quantity?.unit === 'time';

/** The other claim mentions, or was asked about, what one measures, and measures nothing else. */
const namesOther = (a: Claim, b: Claim): boolean =>
  a.measured !== null &&
  b.measured === null &&
  [...b.head, ...b.asked, ...(b.isPronominal && b.head.length === 0 ? b.full : [])].includes(a.measured);

/** Whether two figures cannot both be right. What holds for any or every one holds for the nearest: 'any house is at least 1,400 feet
 *  away', 'the nearest is 1,100'. */
function excludeEachOther(a: Claim, b: Claim): boolean {
  const [one, two] = [a.quantity as Quantity, b.quantity as Quantity];
  if (a.extreme === b.extreme) return contrastOf(one, two) !== null || areOtherCaps(a, b);
  const [end, all] = a.extreme === null ? [b, a] : [a, b];
  if (all.extreme === null && all.marks.includes('universal') && all.quantity?.bound === 'exactly') {
    const bound = end.extreme === 'least' ? 'at_least' : 'at_most';
    return contrastOf({ ...all.quantity, bound }, end.quantity as Quantity) !== null;
  }
  return contrastOf(bounded(a), bounded(b)) !== null || areOtherCaps(a, b);
}

/** 'The longest is fourteen nights', 'they can stay up to six months': two ends of one range. */
function areOtherCaps(a: Claim, b: Claim): boolean {
  const isCap = ({ extreme, quantity }: Claim): boolean => extreme === 'most' || quantity?.bound === 'at_most';
  const exact = ({ quantity }: Claim): Quantity => ({ ...(quantity as Quantity), bound: 'exactly' });
  return isCap(a) && isCap(b) && contrastOf(exact(a), exact(b)) !== null;
}

/** The figure for the nearest is a lower bound for all others. */
function bounded({ quantity, extreme }: Claim): Quantity {
  const found = quantity as Quantity;
  return extreme === null ? found : { ...found, bound: extreme === 'least' ? 'at_least' : 'at_most' };
}

/** If no noun names what is measured: whether both are about one thing, including the words of their questions, and neither is about
 *  something that the other isn't. */
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
  // 'Forty thousand gallons a day' is a rate of one thing if nothing else is mentioned.
  const isRate = a.quantity?.per !== null && a.quantity?.dimension !== 'count' && shared >= 1;
  if (isOneDeed(a, b)) return true;
  return (shared >= 2 || isRate) && covers(allB, a.head) && covers(allA, b.head);
}

/** 'Somebody can stay for fourteen nights', 'they stay up to six months'; 'the backup generators are tested once a month', 'we test the
 *  generators every week'. */
function isOneDeed(a: Claim, b: Claim): boolean {
  if (a.quantity?.dimension === 'count' || local.has(a.quantity?.dimension ?? 'count')) return false;
  // Of two that name nothing the questions must share something.
  if (a.isOpen && b.isOpen && sharedBy(a.asked, b.asked).length === 0) return false;
  if ((!isDeedOf(a, b) && !isDeedOf(b, a)) || a.circumstances.length + b.circumstances.length > 0) return false;
  const [one, two] = [a, b].map(({ isOpen, head }) => (isOpen ? [] : head)) as [readonly string[], readonly string[]];
  if (isPart(one, [...b.full, ...b.asked]) && isPart(two, [...a.full, ...a.asked])) return true;
  const [few, many] = one.length <= two.length ? [one, two] : [two, one];
  return few.length >= 2 && covers(many, few) && many.length - few.length <= 1;
}

/** 'Blasting is once a month', 'we blast twice a week': an action is named by its noun in one, and by its verb in the other. */
const isDeedOf = ({ predicate }: Claim, other: Claim): boolean =>
  predicate !== null &&
  !during.has(predicate) &&
  (predicate === other.predicate ||
    (other.predicate === null && other.full.some((lemma) => areAkin(lemma, predicate))));

/** Quantities that grow with the thing: a part has less than the whole. */
const extensive = new Set(['count', 'area', 'volume', 'mass', 'money', 'power', 'energy']);
/** Quantities that depend on where they are measured. */
const local = new Set(['sound', 'light', 'flux']);

/** Whether two figures for things with the same name are for the same thing in the same circumstances. */
function isOneMeasure(a: Claim, b: Claim): boolean {
  if (!isAlikeMeasured(a, b) || !isWhole(a, b) || isOtherKind(a, b) || isOtherKind(b, a)) return false;
  const [onlyA, onlyB] = [narrowing(a, b), narrowing(b, a)];
  if (onlyA.length > 0 && onlyB.length > 0) return false;
  if (onlyA.length + onlyB.length === 0) return true;
  const dimension = a.quantity?.dimension ?? 'count';
  if (local.has(dimension)) return false;
  if (dimension === 'length' && (isOfOneNamed(a, onlyA, b) || isOfOneNamed(b, onlyB, a))) return false;
  // A part may have less than the whole, but never more.
  const [narrow, wide] = onlyA.length > 0 ? [a, b] : [b, a];
  // A busy week may have more of it per day than other times, unless it is never more.
  const isOfPeriod = [...onlyA, ...onlyB].some((lemma) => isOfTime(lemma) || unitOf(lemma)?.dimension === 'duration');
  if (extensive.has(dimension) && a.quantity?.per !== null && isOfPeriod) return wide.marks.includes('universal');
  return !extensive.has(dimension) || (narrow.quantity?.value ?? 0) > (wide.quantity?.value ?? 0);
}

/** 'A thousand feet from the Weber house', 'four hundred from the house': of one that has a name, and of one that may be another. */
const isOfOneNamed = ({ words, extreme }: Claim, only: readonly string[], other: Claim): boolean =>
  extreme === null &&
  other.extreme === null &&
  !other.marks.includes('universal') &&
  only.some((lemma) => words.includes(` ${lemma.charAt(0).toUpperCase()}${lemma.slice(1)}`));

/** 'Forty dogs are the most', 'we would have seventy'. */
const existing = new Set(['be', 'have', "'s"]);

/** 'The tank holds ten thousand gallons', 'the propane tank holds a thousand'; but what holds for every tank holds for that one, and of one
 *  kind there can't be more than there are in all. */
function isOtherKind(narrow: Claim, wide: Claim): boolean {
  const thing = narrow.measured ?? wide.measured;
  if (thing === null || describing(thing, narrow, wide).length === 0 || wide.marks.includes('universal')) return false;
  return !isCount(narrow) || (narrow.quantity?.value ?? 0) < (wide.quantity?.value ?? 0);
}

/** With counts, the smaller one must be of everything there is: two out of eighteen running contradicts nothing. */
function isWhole(a: Claim, b: Claim): boolean {
  const dimension = a.quantity?.dimension ?? 'count';
  if ((dimension !== 'count' && dimension !== 'area') || a.quantity?.per !== null) return true;
  const [less, more] = (a.quantity?.value ?? 0) <= (b.quantity?.value ?? 0) ? [a, b] : [b, a];
  const isCapped = less.quantity?.bound === 'at_most' || less.quantity?.bound === 'less_than';
  // 'No more than two generators run at once' doesn't limit how many there are.
  const isThere = existing.has(less.predicate ?? '') && existing.has(more.predicate ?? '');
  const isCap = isCapped && (less.isFragment || less.predicate === more.predicate || isThere);
  // 'All six of the neighbors signed', 'four of the neighbors signed'
  const isOneRoll = more.marks.includes('universal') && less.predicate !== null && less.predicate === more.predicate;
  return isCap || less.isTotal || isOneRoll || (more.isTotal && less.quantity?.bound === 'at_least');
}

const dimensions = new Map(entriesOf('attributes', 'classes').map(({ id, usual }) => [id, new Set(usual)]));

/** What the length of a thing is if nothing says so: how tall, but for a pit how deep, and for a road how wide. */
function usualOf(thing: string | null): string {
  for (const [id, things] of dimensions) if (thing !== null && things.has(thing)) return id;
  return 'height';
}

/** 'Eight feet' for a fence is how tall it is; a distance from something is always stated. */
function isAlikeMeasured(a: Claim, b: Claim): boolean {
  if (local.has(a.quantity?.dimension ?? 'count') && a.circumstances.length + b.circumstances.length === 0)
    return false;
  if (a.attribute === b.attribute) return a.attribute !== 'distance' || a.measuredTo === b.measuredTo;
  const usual = usualOf(a.measured ?? b.measured);
  return (a.attribute ?? usual) === (b.attribute ?? usual);
}
