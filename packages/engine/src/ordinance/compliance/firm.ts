import { matcher } from '../../language/matcher.ts';
import type { Finding } from './compare.ts';
import type { Fact } from './facts.ts';
import type { Figure } from './figures/figures.ts';
import type { Limit } from './limits/limits.ts';
import type { LimitFound } from './passages.ts';
import { yardSides } from './figures/places.ts';
import { isThing, lawfulWords, places, usualMeasure } from './rule-words.ts';
import { needsPlace } from './same-thing.ts';

/* Between two texts that are held against each other because they belong together, a match of measure and unit says a lot. Among all the
   sentences of a presentation and all the rules of a code, most of such matches are chance: there, a verdict needs a thing that both name. */

/** 'That is within 300 feet of the exit', 'applies to buildings of 25,000 square feet': when a rule applies, not what it asks for. */
const clauseOfCase = matcher([
  'that|which be within|less|more|closer|located|adjacent',
  'apply to',
  'having',
  '<number> or more|fewer',
]);
const meridiem = matcher(['a.m.|p.m.|noon|midnight', "o'clock", '<number> =am|=pm']);
const tall = matcher(['tall|high|height|peak|ridge|story|tilt']);
/** Words of figures say nothing of what is measured. */
const ofFigures: ReadonlySet<string> = new Set(
  'foot feet square acre percent mile yard inch year month week day hour minute gallon decibel dba dollar space area time part'.split(
    ' ',
  ),
);
const least = 2;

const inCommon = (rule: ReadonlySet<string>, said: ReadonlySet<string>): number =>
  [...rule].filter((word) => said.has(word) && !ofFigures.has(word)).length;

/** Whether a verdict on a whole record may stand: rule and statement name the same thing, and the statement isn't one on the code.
 *  Takes: the rule, the statement, and what comparing the two gave.  Gives: false where the match could be chance.  Throws: never. */
export function isFirm({ limit, law }: LimitFound, fact: Fact, { figure, verdict }: Finding): boolean {
  const { annotation } = fact;
  const isOnCode = lawfulWords.all(annotation.tokens, 0, annotation.tokens.length).length > 0;
  if (isOnCode && !(limit.kind === 'ratio' && verdict === 'meets')) return false;
  if (clauseOfCase.test(limit.law ?? law, limit.law === undefined ? limit.span : undefined)) return false;
  // The statement says the whole label of its row; that a share is met is the applicant's own sum, and a code says what goes into it.
  if (limit.column !== undefined) return verdict !== 'meets' || figure?.quantity.dimension !== 'ratio';
  switch (limit.kind) {
    case 'hours':
      return meridiem.test(annotation) && namesOneThing(limit, fact);
    case 'figure':
      return figure !== null && isFirmFigure(limit, figure, fact);
    case 'ratio':
      return figure?.quantity.dimension === 'count' && inCommon(limit.words, fact.words) > 0;
    default:
      return inCommon(limit.words, fact.words) >= least;
  }
}

/** Whether a figure may be said to fall short where few rules and statements are held against each other: something that both name, besides
 *  the place that a distance is measured to.  Takes: as `isFirm`.  Gives: true for all but single figures.  Throws: never. */
export function isLikely({ limit }: LimitFound, fact: Fact, { figure }: Finding): boolean {
  const rule = limit.figure;
  if (limit.kind !== 'figure' || rule === null || figure === null) return true;
  const { tokens } = fact.annotation;
  const ends = new Set(
    needsPlace(rule)
      ? places.all(tokens).flatMap(({ id, from, to }) => [id, ...tokens.slice(from, to).map(({ lemma }) => lemma)])
      : [],
  );
  const isFar = (word: string): boolean => ends.has(word) || rule.listed.has(word) || yardSides.includes(word);
  const isNamed =
    [...limit.heads].some((head) => fact.heads.has(head) && !isFar(head)) ||
    [...limit.words].some((word) => fact.words.has(word) && !ofFigures.has(word) && !isFar(word));
  // 'We're 600 feet from the school', under a rule for the use: nothing else is named.
  const others = [...fact.heads].filter((head) => isThing(head) && !isFar(head) && head !== 'lot');
  // 'Nine feet to the side line', under a rule on side yards.
  const isOfYard = [...limit.heads].every((head) => !isThing(head) || head === 'sidewall');
  if (isOfYard && rule.side !== null && rule.side === figure.side && others.length === 0) return true;
  const isOwnUse = others.every((head) => limit.uses.has(head));
  return isNamed || (limit.uses.size > 0 && isOwnUse);
}

function isFirmFigure({ figure: rule, heads, words }: Limit, said: Figure, fact: Fact): boolean {
  const dimension = rule?.quantity.dimension;
  if (rule === null || dimension === 'count') return false;
  const isTallThing = [...said.heads].some((head) => usualMeasure(head) === 'height' && heads.has(head));
  if (rule.measure === 'height' && !isTallThing && !tall.test(fact.annotation)) return false;
  if (dimension === 'duration') return inCommon(words, fact.words) >= least;
  const things = [...heads].filter((head) => isThing(head) && head !== rule.place && !rule.places.has(head));
  if (things.length === 0) return inCommon(words, fact.words) >= least;
  // A floor area is that of the thing beside it: '3,860 square feet, and a bedroom in back'.
  const named = dimension === 'area' ? said.heads : fact.heads;
  if (rule.measure === 'distance') return things.some((thing) => named.has(thing));
  return inCommon(words, fact.words) > 0 && things.some((thing) => named.has(thing) && !isFarEnd(fact, thing));
}

/** 'Ten feet from the building' isn't about the building. */
const isFarEnd = ({ figures }: Fact, thing: string): boolean => figures.some(({ place }) => place === thing);

/** The hours of the lights aren't those of the mill: nothing is named beside what the rule is about. */
function namesOneThing({ heads }: Limit, fact: Fact): boolean {
  const said = [...fact.heads].filter(isThing);
  return said.length > 0 && said.every((thing) => heads.has(thing));
}
