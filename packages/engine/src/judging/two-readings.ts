import { bands, type Band } from '../said/data.ts';
import { agreeing, type Verdict } from './verdict.ts';

/* One rating out of two readings of the same answer: the engine's alone, and the one over the items of both. */

/** Bands by which the second reading may move a rating. */
const mostMoved = 1;
/** Where the engine cannot tell, the second reading lifts no answer above this. */
const mostUntold: Band = 'adequate';

/** What stands in the way of the second reading, and for it. */
export interface BetweenReadings {
  /** The engine saw hostility or a heap of words, which no reading lifts. */
  readonly barred: boolean;
  /** The second reading showed words of the answer that speak against it. */
  readonly against: boolean;
}

const rankOf = (band: Band): number => bands.indexOf(band);
const bandAt = (rank: number): Band => bands[rank] ?? 'poor';
/** Whether the question is met, however fully. */
const meets = (band: Band): boolean => rankOf(band) >= rankOf('adequate');

/** What two readings come to. Takes: the verdict of the engine alone, the one over the items of both, and what stands in the way.
 *  Gives: the second, where it is a band away at most; but whether an answer that meets the question is adequate or strong is a matter of
 *  what can be counted, and there the first stands. Two bands away, the one between, or the lower where the second shows words against
 *  the answer; further apart, no rating; the lower of barred answers. So no reading lifts a rating by more than one band.
 *  Throws: never.  Specification: decisions.md §8 (Model). */
export function together(own: Verdict, read: Verdict, { barred, against }: BetweenReadings): Verdict {
  const to = read.band ?? read.modelled;
  if (own.band === null) return rated(read, to, barred ? 'weak' : mostUntold);
  const from = own.band;
  const moved = rankOf(to) - rankOf(from);
  if (barred) return moved < 0 ? { ...read, band: to } : own;
  if (meets(from) && meets(to)) return own;
  if (Math.abs(moved) <= mostMoved) return { ...read, band: to };
  if (Math.abs(moved) > 2 * mostMoved) return apart(read);
  return moved < 0 && against
    ? { ...read, band: to }
    : between(read, bandAt(rankOf(from) + Math.sign(moved) * mostMoved));
}

/** A band, or a lower one that it must not pass. */
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
