import { isSameKind } from '../compare.ts';
import type { Fact } from '../facts.ts';
import type { Figure } from '../figures/figures.ts';
import type { Token } from '../../../language/types.ts';
import { isOne } from '../rule-words.ts';
import { isOfOtherKind as isOfOtherCount, needsPlace } from '../same-thing.ts';
import type { Item } from './items.ts';
import { rangesOf, sensesOf, sharedOf } from './senses.ts';

/* Whether a figure of a statement measures what an item limits. */

/** The words on one figure of a statement. Takes: the statement and the figure.  Gives: their senses. */
export function localSenses({ annotation: { tokens }, figures, sentence }: Fact, figure: Figure): Set<string> {
  const range = rangesOf(tokens, sentence, figures)[figures.indexOf(figure)] ?? sentence;
  return sensesOf(tokens, range.from, range.to);
}

/** Whether an item limits the same kind of figure. Takes: the item, a figure and its statement.  Gives: true if measure, place and what is
 *  counted may be the same.  Throws: never. */
export function isLike(item: Item, figure: Figure, fact: Fact): boolean {
  const {
    limit: { figure: rule },
    own,
    selectors,
  } = item;
  if (rule === null) return false;
  if (isBare(figure) && rule.quantity.dimension === 'length' && selectors.length > 0) return isNear(rule, figure);
  if (rule.quantity.dimension === 'count' && figure.quantity.dimension === 'count') {
    if (figure.counted === null || rule.quantity.per !== figure.quantity.per || isRepeated(fact, figure)) return false;
    if (isToUnknown(fact.annotation.tokens, figure.next, new Set([...own, ...item.above]))) return false;
    const law = item.texts.at(-1);
    if (law !== undefined && rule.counted !== null && isOfOtherCount(law, rule, fact.annotation, figure)) return false;
    if (rule.counted !== null) return isOne(rule.counted, figure.counted);
    const noun = sensesOf(fact.annotation.tokens, figure.from, figure.next);
    return own.has(figure.counted) || sharedOf(noun, own) > 0;
  }
  if (!isSameKind(rule, figure) || rule.quantity.unit === 'to_one') return false;
  if (needsPlace(rule) && !isSameEnd(item, fact, figure)) return false;
  if (
    rule.quantity.dimension === 'length' &&
    isToUnknown(fact.annotation.tokens, figure.next, new Set([...own, ...item.above]))
  )
    return false;
  const apart = ['distance', 'spacing'];
  const isApart = apart.includes(rule.measure ?? '') && apart.includes(figure.measure ?? '');
  if (isAcross(fact.annotation.tokens, figure)) return isLike(item, { ...figure, measure: null }, fact);
  return rule.measure === null || figure.measure === null || rule.measure === figure.measure || isApart;
}

/** 'One wedding every Saturday' is no single number. */
const isRepeated = ({ annotation: { tokens } }: Fact, { next }: Figure): boolean =>
  tokens.slice(next, next + 2).some(({ lower }) => lower === 'every' || lower === 'each');

/** Whether a statement measures to one of the places that the item names, or both name none. */
function isSameEnd({ far, own }: Item, fact: Fact, figure: Figure): boolean {
  const { tokens } = fact.annotation;
  const said = sensesOf(tokens, 0, tokens.length);
  if (far.size > 0 && sharedOf(far, said) === 0) return false;
  if (isToUnknown(tokens, figure.next, own)) return false;
  // 'The boundary of a residential district' is no other boundary.
  const isOfHomes = far.has('@residential_lot') || far.has('@residence');
  if (isOfHomes && !homes.some((one) => said.has(one)) && !said.has('@line')) return false;
  if (far.has('@residential_lot') && !homes.some((one) => said.has(one))) return false;
  if (figure.measure === 'run' || ['long', 'longest', 'length'].some((word) => fact.lowers.has(word))) return false;
  if (
    figure.quantity.dimension === 'length' &&
    figure.measure !== 'distance' &&
    figure.measure !== 'spacing' &&
    !isApartFrom(tokens, figure)
  )
    return false;
  return (
    figure.place === null || own.has(`@${figure.place}`) || [...far].some((one) => localSenses(fact, figure).has(one))
  );
}

const homes = ['@residential_lot', '@residence', 'residenti', 'house', 'hous', 'home'];
const apartWords = new Set(['from', 'off', 'to', 'away', 'back', 'between', 'closer', 'in', 'within', 'inside']);

const isApartFrom = (tokens: readonly Token[], { left: begin, from, next }: Figure): boolean =>
  [...tokens.slice(Math.max(begin, from - farthestEnd), from), ...tokens.slice(next, next + farthestEnd)].some(
    ({ lower }) => apartWords.has(lower),
  );

const apart = new Set(['from', 'off', 'of']);
const farthestEnd = 5;

/** 'From the intersection', 'of the county', right behind a figure: something that the item has no word for. */
function isToUnknown(tokens: readonly Token[], next: number, own: ReadonlySet<string>): boolean {
  if (!apart.has(tokens[next]?.lower ?? '')) return false;
  const end = sensesOf(tokens, next, Math.min(tokens.length, next + farthestEnd));
  return end.size > 0 && sharedOf(end, own) === 0;
}

/** 'Five feet across the front yard' is no width. */
const isAcross = (tokens: readonly Token[], { measure, next, sentence }: Figure): boolean =>
  measure === 'width' &&
  tokens.slice(next, sentence.to).some(({ lower }, i, own) => lower === 'across' && own[i + 1]?.tag === 'determiner') &&
  !tokens.slice(sentence.from, sentence.to).some(({ lower }) => ['wide', 'wider', 'width'].includes(lower));

/** 'You can see four twenty both ways': feet, if the rule is in feet. */
const isBare = ({ quantity, counted }: Figure): boolean =>
  quantity.dimension === 'count' && quantity.of === null && quantity.unit === null && counted === null;

const isNear = ({ quantity: rule }: Figure, { quantity: said }: Figure): boolean =>
  rule.unit === 'foot' && said.value > rule.value / mostTimes && said.value < rule.value * mostTimes;
const mostTimes = 4;
