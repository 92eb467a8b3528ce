import { bands, type Band } from '../said/data.ts';
import { agreeing, type Verdict } from './verdict.ts';

/* One rating from two readings of the same answer: the engine's alone, and the one over the items of both. */

/** Bands by which the second reading may move a rating. */
const mostMoved = 1;
/** If the engine cannot tell, the second reading lifts no answer above this. */
const mostUntold: Band = 'adequate';

/** What counts for and against the second reading. */
export interface BetweenReadings {
  /** The engine saw hostility or word salad, which no reading can overrule. */
  readonly barred: boolean;
  /** The second reading showed words of the answer that count against it. */
  readonly against: boolean;
}

const rankOf = (band: Band): number => bands.indexOf(band);
const bandAt = (rank: number): Band => bands[rank] ?? 'poor';

/** The combined result of two readings. Takes: the verdict of the engine alone, the one over the items of both, and what stands in the way.
 *  Gives: the second, if it is at most one band away. Two bands apart: the one in between, or the lower if the second shows words against the
 *  answer. Further apart: no rating. For a barred answer: the lower. So no reading lifts a rating by more than one band.
 *  Throws: never.  Specification: decisions.md §8 (Model). */
export function together(own: Verdict, read: Verdict, { barred, against }: BetweenReadings): Verdict {
  const to = read.band ?? read.modeled;
  if (own.band === null) return rated(read, to, barred ? 'weak' : mostUntold);
  const from = own.band;
  const moved = rankOf(to) - rankOf(from);
  if (barred) return moved < 0 ? { ...read, band: to } : own;
  if (Math.abs(moved) <= mostMoved) return { ...read, band: to };
  if (Math.abs(moved) > 2 * mostMoved) return apart(read);
  return moved < 0 && against
    ? { ...read, band: to }
    : between(read, bandAt(rankOf(from) + Math.sign(moved) * mostMoved));
}

/** A band, or a lower one if it may not exceed that. */
const rated = (read: Verdict, band: Band, most: Band): Verdict =>
  rankOf(band) > rankOf(most) ? between(read, most) : { ...read, band };

const undecided = ({ applied }: Verdict): Verdict['applied'] => applied.map((rule) => ({ ...rule, decided: false }));

const between = (read: Verdict, band: Band): Verdict => ({
  ...read,
  band,
  answers: agreeing(read.answers, band),
  readings: 'between',
  applied: undecided(read),
});

const apart = (read: Verdict): Verdict => ({ ...read, band: null, readings: 'apart', applied: undecided(read) });
