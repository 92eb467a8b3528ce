import type { Finding } from './compare.ts';
import type { Fact } from './facts.ts';
import { liesIn } from './figures/times.ts';
import type { Limit } from './limits/limits.ts';

/** Compares hours of work with hours that a rule allows or bars. Takes: the limit and the statement. Gives: null if they are about
 *  different things. Never throws. */
export function hoursFinding(limit: Limit, fact: Fact): Finding | null {
  if (limit.hours === null || ![...limit.heads].some((head) => fact.heads.has(head))) return null;
  if (limit.openEnd !== undefined) return oneEnded(limit, limit.hours, fact);
  return fact.hours === null ? halfSaid(limit, limit.hours, fact) : wholeSaid(limit, limit.hours, fact, fact.hours);
}

interface Hours {
  readonly from: number;
  readonly to: number;
}

const finding = (verdict: Finding['verdict'], why: string): Finding => ({ verdict, why, figure: null });

function wholeSaid(limit: Limit, hours: Hours, fact: Fact, said: Hours): Finding | null {
  const isAllowed = limit.bound === 'max';
  const isInside = liesIn(said, isAllowed ? hours : { from: hours.to, to: hours.from });
  const days = limit.days;
  const why = `You said ${clock(said.from)} to ${clock(said.to)}; the rule ${isAllowed ? 'allows' : 'bars'} ${clock(hours.from)} to ${clock(hours.to)}.`;
  const others = days === null || fact.days === null ? [] : fact.days.filter((day) => !days.includes(day));
  if (isAllowed && others.length > 0) {
    if (!limit.isListed) return finding('falls_short', `${why} It also names other days.`);
    return others.length === fact.days?.length ? null : finding('cannot_tell', `${why} It also names other days.`);
  }
  const isOfSomeDays = days !== null && days.length < wholeWeek && fact.days === null;
  // Outside the hours of a working week it is outside on most days; of a Saturday alone nobody knows.
  if (isAllowed && isOfSomeDays && (isInside || days.length < workingWeek))
    return finding('cannot_tell', `${why} The statement does not say on which days.`);
  return finding(isInside ? 'meets' : 'falls_short', why);
}

const wholeWeek = 7;
const workingWeek = 5;

/** The statement names one end only: outside the hours it falls short; inside nobody knows of the other end. */
function halfSaid({ bound, days }: Limit, hours: Hours, fact: Fact): Finding | null {
  const moment = fact.ends.to ?? fact.ends.from;
  if (moment === null || !sharesDays(days, fact)) return null;
  const isInside = liesIn({ from: moment, to: moment }, bound === 'max' ? hours : { from: hours.to, to: hours.from });
  const why = `You said ${clock(moment)}; the rule ${bound === 'max' ? 'allows' : 'bars'} ${clock(hours.from)} to ${clock(hours.to)}.`;
  return isInside ? finding('cannot_tell', `${why} The statement names one end only.`) : finding('falls_short', why);
}

/** 'Until 10:00 p.m.', 'not before 7:00 a.m.': the other end is not limited. */
function oneEnded({ openEnd, days }: Limit, hours: Hours, fact: Fact): Finding | null {
  const isUntil = openEnd === 'from';
  const said = isUntil ? (fact.ends.to ?? fact.hours?.to) : (fact.ends.from ?? fact.hours?.from);
  if (said === undefined || said === null || !sharesDays(days, fact)) return null;
  const end = isUntil ? hours.to : hours.from;
  const isInside = isUntil ? inEvening(said) <= inEvening(end) : inEvening(said) >= inEvening(end);
  // 'They wrap up at eleven': before noon or at night.
  if (isInside && isUntil && said <= noon && end > noon && !isOfMorning(fact)) {
    const isLate = inEvening(said + noon) > inEvening(end);
    if (isLate) return finding('cannot_tell', 'The statement does not say whether it means the morning or the night.');
  }
  const why = `You said ${clock(said)}; the rule says ${isUntil ? 'until' : 'from'} ${clock(end)}.`;
  return finding(isInside ? 'meets' : 'falls_short', why);
}

const noon = 720;
const morning = ['a.m', ' am', '0am', 'morning', 'noon', 'dawn', 'sunrise'];

const isOfMorning = ({ annotation: { text } }: Fact): boolean =>
  morning.some((word) => text.toLowerCase().includes(word));

/** All days that the statement names are days of the rule. */
const sharesDays = (days: Limit['days'], fact: Fact): boolean =>
  days === null || days.length === wholeWeek || (fact.days !== null && fact.days.every((day) => days.includes(day)));

const dayBegins = 300;
const wholeDay = 1_440;

/** Two in the morning comes after eleven at night. */
const inEvening = (minutes: number): number =>
  minutes % wholeDay < dayBegins ? (minutes % wholeDay) + wholeDay : minutes;

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  return `${hour % 12 || 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
