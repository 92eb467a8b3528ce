import { idsByWord } from '../../lexicon/entries.ts';
import { scheduleContrast } from './compare-schedules.ts';
import {
  apart,
  areAkin,
  areOthers,
  describing,
  differ,
  isPart,
  isSame,
  mostExtra,
  narrowing,
  sharedBy,
} from './overlap.ts';
import { boundary, running, sole } from '../strength.ts';
import type { Claim, Conflict } from '../types.ts';
import { isOfTime, isPartyWord, isTimeOfWeek } from '../words.ts';

const verbs = idsByWord('verbs', 'classes');

type Found = Pick<Conflict, 'kind' | 'certainty'>;

/** Two values for something that can only have one. Takes: two claims, in either order. Gives: kind `exclusive_value`; `question` if
 *  limits, things or parties differ; null without two values of one family. */
export function byValue(a: Claim, b: Claim): Found | null {
  if (a.choice === null || b.choice === null || a.choice.family !== b.choice.family) return null;
  if (a.choice.value === b.choice.value || a.polarity === 'denied' || b.polarity === 'denied') return null;
  const isLater = a.marks.includes('later') !== b.marks.includes('later');
  // 'Thirty trees come down', 'two hundred trees stay'
  if (a.choice.isCounted && b.choice.isCounted) return { kind: 'exclusive_value', certainty: 'question' };
  const certain = isSame(a.within, b.within) && isOneThing(a, b) && !differ(a.party, b.party) && !isLater;
  return { kind: 'exclusive_value', certainty: certain ? 'asserted' : 'question' };
}

/** Whether two claims, apart from the words of their values, are about one thing, and neither about a place or case that the other doesn't
 *  name. */
function isOneThing(a: Claim, b: Claim): boolean {
  const [onlyA, onlyB] = [narrowing(a, b), narrowing(b, a)];
  if (onlyA.length > 0 && onlyB.length > 0) return false;
  const [one, two] = [a.choice?.noun ?? null, b.choice?.noun ?? null];
  // 'The townhomes are for sale', 'the apartments are for rent'; 'the playground fence', 'the perimeter fence'
  if (one !== null && two !== null) return areAkin(one, two) && isSame(a.choice?.kinds ?? [], b.choice?.kinds ?? []);
  const [few, many] = a.full.length <= b.full.length ? [a.full, b.full] : [b.full, a.full];
  const missing = few.filter((lemma) => !many.some((word) => areAkin(word, lemma))).length;
  return missing === 0 || (missing === 1 && (few.length > 1 || a.isPronominal || b.isPronominal));
}

/** Parties, one of which does not act for the other: what our contractor does, we do. */
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

const all = new Set(['whole', 'entire']);

/** One action by two who act for themselves. Takes: two claims, in either order. Gives: kind `party`; `question` if it isn't certain that
 *  it is one action; null if it isn't, or with figures. */
export function byParty(a: Claim, b: Claim): Found | null {
  if (!differ(a.party, b.party) || a.polarity !== b.polarity || a.quantity !== null || b.quantity !== null) return null;
  const deed = deedOf(a, b);
  if (deed === null) return null;
  const [one = [], two = []] = [a, b].map(({ full, describing }) =>
    full.filter((lemma) => lemma !== deed && !isPartyWord(lemma) && !describing.includes(lemma)),
  );
  const { missing } = apart(one, two);
  if (sharedBy(one, two).length < 1 || missing > 1) return null;
  const able = sole.has(deed) ? [...answerable, 'neighbor', 'somebody'] : [...answerable];
  const isBetweenTwo = [a, b].every(({ party }) => able.includes(party ?? ''));
  const isSplit = [a, b].some(({ marks }) => marks.includes('shared') || marks.includes('later'));
  // 'We pay for the whole line', 'the city pays for half of it'
  const isAll = (one: Claim, other: Claim): boolean =>
    other.marks.includes('shared') && (one.within.some((limit) => all.has(limit)) || one.marks.includes('universal'));
  const isOfAll = sole.has(deed) && missing <= 1 && (isAll(a, b) || isAll(b, a));
  const certain = isBetweenTwo && (isOfAll || (missing === 0 && !isSplit && isSame(a.within, b.within)));
  return { kind: 'party', certainty: certain ? 'asserted' : 'question' };
}

/** The action in both: for 'will own and maintain the pond' and 'maintains the pond', the second. */
function deedOf(a: Claim, b: Claim): string | null {
  const isDone = (deed: string | null, { predicate, full }: Claim): boolean =>
    deed !== null && (predicate === deed || (verbs.has(deed) && full.includes(deed)));
  if (isDone(b.predicate, a) && b.full.includes(b.predicate ?? '')) return b.predicate;
  return isDone(a.predicate, b) && a.full.includes(a.predicate ?? '') ? a.predicate : null;
}

/** Different days or hours for one activity. Takes: two claims, in either order. Gives: kind `schedule`; `question` if they may be about
 *  two activities; null if they can both be true. */
export function bySchedule(a: Claim, b: Claim): Found | null {
  if (a.schedule === null || b.schedule === null || a.polarity !== b.polarity || areOthers(a, b)) return null;
  if (isOffTheList(a, b) || isOffTheList(b, a)) return { kind: 'schedule', certainty: 'asserted' };
  if (!scheduleContrast(a.schedule, b.schedule)) return null;
  const isAnother = isOtherKind(a, b) || isOtherKind(b, a);
  if (isOneTurn(a, b))
    return { kind: 'schedule', certainty: !isAnother && reachesOver(a, b) ? 'asserted' : 'question' };
  const [ownA, ownB] = [topicOf(a), topicOf(b)];
  const shared = sharedBy(ownA, ownB).length;
  const { missing, extra } = apart(ownA, ownB);
  if (shared === 0) return null;
  // Services are at nine, and others at seven; but something opens only once.
  const isMoment = [a.schedule, b.schedule].some(({ from, to }) => from !== null && from === to);
  const isOne = isMoment ? missing + extra === 0 : extra <= mostExtra && (shared >= 2 || extra <= 1);
  const isSure =
    missing === 0 && isOne && areAlikeLimited(a, b) && !isForSomeDays(a, b) && !isForSomeDays(b, a) && !isAnother;
  return { kind: 'schedule', certainty: isSure ? 'asserted' : 'question' };
}

/** 'We open in August of 2027', 'we open in the fall of 2028': what begins or ends once does so in one year. Takes: two claims, in either
 *  order. Gives: kind `schedule`; null without two years, or if they aren't about one thing. */
export function byYear(a: Claim, b: Claim): Found | null {
  if (a.year === null || b.year === null || a.year === b.year || a.polarity !== b.polarity || areOthers(a, b))
    return null;
  if (a.predicate === null || a.predicate !== b.predicate || !boundary.has(a.predicate)) return null;
  if (differ(a.party, b.party) || a.time !== b.time || a.marks.includes('when') || b.marks.includes('when'))
    return null;
  return {
    kind: 'schedule',
    certainty: isSame(a.head, b.head) && isSame(stagesOf(a), stagesOf(b)) ? 'asserted' : 'question',
  };
}

const stagesOf = ({ within }: Claim): string[] => within.filter((limit) => !isOfTime(limit));

/** Whether one is the list of days that was asked for, and the other is on another day: 'What are your hours?' 'Seven to five, Monday
 *  through Friday.' 'We run Saturdays too.' */
function isOffTheList(list: Claim, other: Claim): boolean {
  const days = list.schedule?.days ?? [];
  const others = other.schedule?.days ?? [];
  const isList =
    (list.isOpen || list.isFragment) &&
    days.length > 1 &&
    list.asked.some((lemma) => lemma === 'hour' || lemma === 'day');
  const isLimited = other.within.some((limit) => !isTimeOfWeek(limit)) || other.marks.includes('later');
  if (!isList || isLimited || others.length === 0 || others.some((day) => days.includes(day))) return false;
  return list.predicate !== null && list.predicate === other.predicate && other.party === 'applicant';
}

/** 'The gate closes at nine', 'the pool gate closes at six'. */
const isOtherKind = (narrow: Claim, wide: Claim): boolean =>
  !wide.marks.includes('universal') && wide.full.some((thing) => describing(thing, narrow, wide).length > 0);

/** 'The last truck', 'the first truck'; hours and days are compared as such. */
function areAlikeLimited(a: Claim, b: Claim): boolean {
  const [one, two] = [a, b].map(({ within }) => within.filter((limit) => !isOfTime(limit))) as [string[], string[]];
  return isPart(one, [...two, ...b.asked]) && isPart(two, [...one, ...a.asked]);
}

/** What it is about: what it names itself, and its question only if it names nothing or says 'it'. */
const topicOf = ({ head, full, isOpen, isPronominal, isFragment }: Claim): readonly string[] =>
  head.length === 0 || isOpen || isPronominal || isFragment ? full : head;

/** 'Nine.' 'On Saturdays at eleven.' */
const isForSomeDays = (a: Claim, b: Claim): boolean =>
  a.schedule?.days !== null && b.schedule?.days === null && !b.marks.includes('universal');

/** Whether both say when one thing opens, ends or begins: 'closes at nine', 'is open until eleven'. */
function isOneTurn(a: Claim, b: Claim): boolean {
  if (a.predicate === null || b.predicate === null) return false;
  const isOne = a.predicate === b.predicate && boundary.has(a.predicate);
  const isOther = [a, b].every(({ predicate }) => running.has(predicate ?? '')) && isEnding(a) && isEnding(b);
  if (!isOne && !isOther) return false;
  const [one, two] = [a, b].map(spokenOf) as [string[], string[]];
  const isLeft = (claim: Claim, words: readonly string[]): boolean =>
    words.length === 0 && (isOne || claim.isOpen || claim.isPronominal);
  return isLeft(a, one) || isLeft(b, two) || sharedBy(one, two).length > 0;
}

const isEnding = ({ schedule, predicate }: Claim): boolean =>
  schedule?.to != null && (schedule.from === null || predicate === 'open' || predicate === 'run');

const spokenOf = ({ full, within }: Claim): string[] =>
  [...full, ...within.filter((limit) => !isOfTime(limit))].filter((lemma) => !running.has(lemma));

/** Whether one of two times covers the place and time of the other. */
function reachesOver(a: Claim, b: Claim): boolean {
  const isFor = (one: Claim, other: Claim): boolean =>
    one.marks.includes('universal') ||
    (isPart(one.within, other.within) &&
      isPart(other.within, one.within) &&
      isPart(spokenOf(other), [...one.full, ...one.asked]));
  return isFor(a, b) || isFor(b, a);
}
