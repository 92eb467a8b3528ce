import { areOthers, isPart, mostExtra } from './overlap.ts';
import type { Claim, Conflict } from './types.ts';

/** Verbs that say only that there is or is done something. */
const being = new Set(['be', 'have', 'do', 'get', 'go', 'come', 'make', 'take', 'know', 'think', 'see', 'want', "'s"]);

/** What one claim denies, the other affirms. */
export function byPolarity(a: Claim, b: Claim): Pick<Conflict, 'kind' | 'certainty'> | null {
  if (a.polarity === b.polarity || areOthers(a, b)) return null;
  const [denied, affirmed] = a.polarity === 'denied' ? [a, b] : [b, a];
  if (denied.quantity !== null || affirmed.choice !== null || denied.choice !== null) return null;
  if (denied.schedule !== null || affirmed.schedule !== null) return null;
  if (!isPart(denied.head, affirmed.head)) return null;
  // 'We never work Sundays' needs the same deed beside it.
  if (denied.head.length === 0 && (denied.party === null || !isSameDeed(denied, affirmed))) return null;
  const said = denied.head.length + denied.within.length;
  // Of one noun alone too much may be denied, unless the other claim takes the very thing for granted.
  if (said < 2 && !isSameDeed(denied, affirmed) && !(isBare(denied) && isGiven(denied, affirmed))) return null;
  const extra = affirmed.head.length - denied.head.length;
  const certain = isPart(denied.within, affirmed.within) && (extra <= mostExtra || denied.head.length > 1);
  return { kind: 'polarity', certainty: certain ? 'asserted' : 'question' };
}

/** 'We never blast.' 'We blast on Fridays.' */
function isSameDeed(denied: Claim, affirmed: Claim): boolean {
  const { predicate, party, head } = denied;
  if (predicate === null || being.has(predicate) || predicate !== affirmed.predicate) return false;
  return party !== null || head[0] !== predicate;
}

/** A whole sentence that denies that there is such a thing: 'There are no buses', 'We have had no complaints'. */
const isBare = ({ predicate, head }: Claim): boolean =>
  (predicate === 'be' || predicate === 'have') && head.length === 1;

/** 'The flaring is only a few hours', 'there are four buses': there is the thing; and the question spoke of no more than the two answers. */
function isGiven(denied: Claim, affirmed: Claim): boolean {
  const [noun] = denied.head;
  if (noun === undefined) return false;
  const isCounted =
    affirmed.quantity?.dimension === 'count' && affirmed.quantity.value > 0 && noun === affirmed.measured;
  if (!isCounted && !affirmed.presupposes.includes(noun)) return false;
  const known = new Set([...denied.head, ...affirmed.head, ...affirmed.asked]);
  return denied.asked.every((lemma) => known.has(lemma));
}
