import { against } from './compare.ts';
import type { Fact } from './facts.ts';
import type { Figure } from './figures/figures.ts';
import type { Limit } from './limits/limits.ts';
import { isOne } from './rule-words.ts';
import { isSamePlace } from './same-thing.ts';

/* Figures that say when a rule applies: 'streets serving more than ten lots', 'within 200 feet of a dwelling'. */

/** 'More than ten', 'within 200 feet': as a limit that the project has to be inside for the rule to apply. */
const boundOf = ({ quantity: { bound } }: Figure): 'min' | 'max' | null =>
  bound === 'more_than' || bound === 'at_least' ? 'min' : bound === 'less_than' || bound === 'at_most' ? 'max' : null;

/** Whether a trigger holds for what was stated; null if nothing stated says so. */
function holds(trigger: Figure, fact: Fact): boolean | null {
  const bound = boundOf(trigger);
  const said = fact.figures.find((figure) => fact.set.has(figure) && isAlike(trigger, figure));
  if (bound === null || said === undefined) return null;
  const verdict = against(bound, trigger.quantity, said.quantity, false);
  return verdict === 'meets' ? true : verdict === 'falls_short' ? false : null;
}

function isAlike(trigger: Figure, { quantity, counted, measure, ...figure }: Figure): boolean {
  if (trigger.quantity.dimension !== quantity.dimension || quantity.per !== trigger.quantity.per) return false;
  if (quantity.dimension === 'count')
    return trigger.counted !== null && counted !== null && isOne(trigger.counted, counted);
  if (quantity.dimension !== 'length') return quantity.dimension === 'area' || quantity.dimension === 'power';
  return (
    trigger.measure === measure &&
    (measure !== 'distance' || isSamePlace(trigger, { ...figure, quantity, counted, measure }))
  );
}

/** Why a rule doesn't apply: the statement is outside what triggers it. Takes: the limit and the statement. Gives: null if it may apply.
 *  Never throws. */
export const missedTrigger = ({ triggers }: Limit, fact: Fact): string | null =>
  triggers.some((trigger) => holds(trigger, fact) === false)
    ? 'The rule starts at a figure that the statement does not reach.'
    : null;

/** Whether everything that triggers a rule is stated. Takes: the limit and the statement. Gives: true for a limit without triggers. */
export const isTriggered = ({ triggers }: Limit, fact: Fact): boolean =>
  triggers.every((trigger) => holds(trigger, fact) === true);
