import { idsByWord } from '../lexicon/entries.ts';
import { areAkin, areOthers, covers } from './overlap.ts';
import type { Claim, Conflict } from './types.ts';

/** Verbs that say only that there is or is done something. */
const being = new Set(['be', 'have', 'do', 'get', 'go', 'come', 'make', 'take', 'know', 'think', 'see', 'want', "'s"]);

const verbs = idsByWord('verbs', 'classes');

/** What one claim denies, the other affirms. */
export function byPolarity(a: Claim, b: Claim): Pick<Conflict, 'kind' | 'certainty'> | null {
  if (a.polarity === b.polarity || areOthers(a, b)) return null;
  const [denied, affirmed] = a.polarity === 'denied' ? [a, b] : [b, a];
  if (hasFigure(denied) || affirmed.choice !== null || denied.choice !== null) return null;
  if (denied.schedule !== null || affirmed.schedule !== null || denied.marks.includes('partial')) return null;
  if (isForLater(denied, affirmed)) return null;
  if (breaksRule(denied, affirmed) || isSameOfPronoun(denied, affirmed))
    return { kind: 'polarity', certainty: 'asserted' };
  if (
    denied.full.length + denied.within.length === 0 ||
    !covers(affirmedWords(affirmed), needed(denied.full, affirmed))
  )
    return null;
  if (!covers([...affirmed.within, ...affirmed.head], denied.within))
    return { kind: 'polarity', certainty: 'question' };
  // 'We never work Sundays' needs the same deed beside it.
  const isSame = isSameDeed(denied, affirmed);
  if (denied.full.length === 0 && (denied.party === null || !isSame)) return null;
  if (needed(denied.full, affirmed).length + denied.within.length >= 2)
    return isAlike(denied, affirmed) ? asserted : null;
  // Of one noun alone too much may be denied, unless the other claim takes the very thing for granted.
  return (isSame && isNoWhereElse(denied, affirmed)) || (isBare(denied) && isGiven(denied, affirmed)) ? asserted : null;
}

const asserted = { kind: 'polarity', certainty: 'asserted' } as const;

const own = new Set(['site', 'property', 'premise', 'facility', 'land', 'project']);

/** The site is what all of it is about: where enough else is said it need not be named again. */
function needed(full: readonly string[], { isFragment }: Claim): readonly string[] {
  // 'Trailers overnight.' leaves the verb to what was said before.
  if (isFragment) return full.length > 1 ? full.filter((lemma) => !verbs.has(lemma)) : full;
  const rest = full.filter((lemma) => !own.has(lemma));
  return rest.length >= 1 ? rest : full;
}

/** A share that is denied is said of all of it: 'half of it isn't local'. */
const hasFigure = ({ quantity }: Claim): boolean => quantity !== null && quantity.dimension !== 'ratio';

const affirmedWords = ({ head, full, asked, isOpen }: Claim): string[] => [...head, ...full, ...(isOpen ? asked : [])];

/** 'We do not have one today', 'there will be one when we open'. */
const isForLater = (denied: Claim, affirmed: Claim): boolean =>
  denied.marks.includes('present') && (affirmed.time === 'future' || affirmed.marks.includes('later'));

/** 'All of them are tested', 'the one by the creek is not tested': all are said to be, and one of them is not. */
function breaksRule(denied: Claim, affirmed: Claim): boolean {
  if (!affirmed.marks.includes('universal') || affirmed.marks.includes('partial')) return false;
  return affirmed.full.length >= 2 && covers(denied.full, affirmed.full) && isAlike(denied, affirmed);
}

/** 'They never run at night.' 'They run at night once a month.' */
function isSameOfPronoun(denied: Claim, affirmed: Claim): boolean {
  const { predicate, head, within, marks } = denied;
  if (!denied.isPronominal || !affirmed.isPronominal || !marks.includes('universal')) return false;
  if (predicate === null || being.has(predicate) || predicate !== affirmed.predicate) return false;
  const others = affirmed.asked.filter((lemma) => !verbs.has(lemma));
  const isOfOthers = others.length > 0 && !others.some((lemma) => denied.full.includes(lemma));
  return (
    !isOfOthers &&
    head.length + within.length > 0 &&
    covers([...affirmed.head, ...affirmed.within], [...head, ...within])
  );
}

/** Whether one deed is denied and affirmed, where a verb names it. */
function isAlike(denied: Claim, affirmed: Claim): boolean {
  const { predicate } = denied;
  if (predicate === null || being.has(predicate) || denied.full.some((lemma) => areAkin(lemma, predicate))) return true;
  if (affirmed.isFragment) return true;
  return [affirmed.predicate, ...affirmedWords(affirmed)].some((lemma) => lemma !== null && areAkin(lemma, predicate));
}

/** 'We never blast.' 'We blast on Fridays.' */
function isSameDeed(denied: Claim, affirmed: Claim): boolean {
  const { predicate, party, full } = denied;
  if (predicate === null || being.has(predicate) || affirmed.predicate === null) return false;
  if (!areAkin(predicate, affirmed.predicate)) return false;
  return party !== null || full[0] !== predicate || denied.isOpen || denied.marks.includes('universal');
}

/** 'Nobody sleeps there' and 'they sleep at the motel' are of two places. */
const isNoWhereElse = (denied: Claim, affirmed: Claim): boolean =>
  (!denied.isOpen && !places.test(denied.words)) ||
  places.test(affirmed.words) ||
  affirmed.circumstances.every((lemma) => denied.full.includes(lemma) || denied.asked.includes(lemma));

const places = /\b(?:there|here)\b/i;

/** A whole sentence that denies that there is such a thing: 'There are no buses', 'We have had no complaints', 'No campfires.' */
const isBare = ({ predicate, full }: Claim): boolean =>
  (predicate === null || predicate === 'be' || predicate === 'have' || predicate === full[0]) &&
  full.filter((lemma) => !own.has(lemma)).length === 1;

/** 'The flaring is only a few hours', 'there are four buses': there is the thing; and the question spoke of no more than the two answers. */
function isGiven(denied: Claim, affirmed: Claim): boolean {
  const noun = denied.full.find((lemma) => !own.has(lemma));
  if (noun === undefined) return false;
  const isCounted =
    affirmed.quantity?.dimension === 'count' &&
    affirmed.quantity.value > 0 &&
    affirmed.measured !== null &&
    areAkin(noun, affirmed.measured);
  if (!isCounted && !affirmed.presupposes.some((lemma) => areAkin(lemma, noun))) return false;
  // 'There are no wetlands on the property', 'the wetland across the road'
  if (denied.full.length > 1 && affirmed.circumstances.length > 0) return false;
  return covers([...denied.full, ...affirmed.head, ...affirmed.asked, ...denied.describing], denied.asked);
}
