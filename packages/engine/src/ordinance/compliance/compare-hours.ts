import type { Finding } from './compare.ts';
import type { Fact } from './facts.ts';
import { liesIn } from './figures.ts';
import type { Limit } from './limits/limits.ts';

/** Hours of work beside hours that a rule allows or bars. Takes: the limit and the statement. Gives: null where they speak of other things.
 *  Never throws. */
export function hoursFinding(limit: Limit, fact: Fact): Finding | null {
  const { hours } = limit;
  if (hours === null || fact.hours === null || ![...limit.heads].some((head) => fact.heads.has(head))) return null;
  const overnight = { from: hours.to, to: hours.from };
  const isAllowed = limit.bound === 'max';
  const isInside = isAllowed ? liesIn(fact.hours, hours) : liesIn(fact.hours, overnight);
  const daysLeft =
    limit.days === null || fact.days === null ? [] : fact.days.filter((day) => !limit.days?.includes(day));
  const why = `You said ${clock(fact.hours.from)} to ${clock(fact.hours.to)}; the rule ${isAllowed ? 'allows' : 'bars'} ${clock(hours.from)} to ${clock(hours.to)}.`;
  if (isAllowed && daysLeft.length > 0)
    return { verdict: 'falls_short', why: `${why} It also names other days.`, figure: null };
  if (isInside && isAllowed && limit.days !== null && limit.days.length < 7 && fact.days === null)
    return { verdict: 'cannot_tell', why: `${why} The statement does not say on which days.`, figure: null };
  return { verdict: isInside ? 'meets' : 'falls_short', why, figure: null };
}

function clock(minutes: number): string {
  const hour = Math.floor(minutes / 60) % 24;
  const rest = minutes % 60;
  return `${hour % 12 || 12}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} ${hour < 12 ? 'a.m.' : 'p.m.'}`;
}
