import type { StandardFound } from '../ordinance/types.ts';
import type { Materials } from '../filed/types.ts';
import { dimensionOf } from '../reading/units.ts';
import type { AnswerReading } from './answer-reading.ts';
import type { Coverage } from './coverage.ts';
import { stemsIn } from '../speech/lexicon.ts';
import { belonging, vocabularies, vocabularyOf } from './topic-vocabulary.ts';

/** No question needs more rules than these looked through. */
const mostLookedAt = 60;
/** Weight of topic words below which a rule is not said to be about the topic. */
const leastBelonging = 0.5;
/** A rule may touch another topic too, but no other much more than this one. */
const mostElsewhere = 1.25;

/** The rule of the ordinance that belongs beside an answer to this question: about the topic by its own words, nearest to
 *  what was asked.  Gives: null where no rule fits; then none is quoted. */
export function fittingStandard(
  materials: Materials,
  reading: AnswerReading,
  coverage: Coverage,
): StandardFound | null {
  const { topic } = reading.expectation;
  if (topic === null || materials.ordinance === null) return null;
  const wanted = stemsIn(
    [...coverage.covered, ...coverage.missing]
      .filter((one) => one.wanted)
      .map(({ element }) => element.label)
      .join(' '),
  );
  const measures = new Set<string>(reading.question.parts.flatMap(({ wants }) => wants));
  let best: StandardFound | null = null;
  let bestScore = 0;
  const candidates = materials.ordinance.standards.filter(
    (one) => one.topic === topic.topic && !one.exception && one.process !== true,
  );
  for (const standard of candidates.slice(0, mostLookedAt)) {
    const stems = stemsIn(`${standard.quote} ${standard.section ?? ''}`);
    const own = belonging(stems, vocabularyOf(topic));
    if (own < leastBelonging) continue;
    const elsewhere = Math.max(
      ...vocabularies().map(([other, vocabulary]) => (other === topic ? 0 : belonging(stems, vocabulary))),
    );
    if (elsewhere > own * mostElsewhere) continue;
    const score =
      1 +
      shared(stems, reading.question.askedStems) +
      0.5 * shared(stems, wanted) +
      (measures.has(dimensionOf(standard.unit) ?? '') ? 0.5 : 0);
    if (score > bestScore) {
      best = standard;
      bestScore = score;
    }
  }
  return best;
}

/** Whether the plan can be measured against the rule: it sets a bound, in a unit of the plan and not of time or money. */
export function measuresThePlan({ comparator, unit, quote }: StandardFound): boolean {
  const dimension = dimensionOf(unit);
  return (
    (comparator === 'min' || comparator === 'max') &&
    dimension !== null &&
    ofThePlan.has(dimension) &&
    !/\b(?:security|bond|surety|estimate|escrow|fee)\b/i.test(quote)
  );
}
const ofThePlan: ReadonlySet<string> = new Set([
  'length',
  'area',
  'sound',
  'percent',
  'density',
  'volume',
  'kelvin',
  'light',
]);

function shared(stems: ReadonlySet<string>, others: ReadonlySet<string>): number {
  let sum = 0;
  for (const stem of stems) if (others.has(stem)) sum++;
  return sum;
}
