import type { Annotation } from '../../../language/types.ts';
import { unitOf } from '../../../language/units.ts';
import type { Finding } from '../compare.ts';
import type { Fact } from '../facts.ts';
import type { Figure } from '../figures/figures.ts';
import { words } from '../figures/words.ts';
import type { Rate, Term } from './rates.ts';
import { sensesOf, sharedOf } from './senses.ts';

/* What a rate comes to by the numbers of one statement. */

const people = new Set(['person', 'guest', 'occupant', 'occup', 'people']);
const near = 1e-6;

/** What follows from a rate and a statement. Takes: the rate, its law, and the statement.  Gives: `meets` or `falls_short`; null unless the
 *  statement gives each number once and only once, or if a fraction decides.  Throws: never. */
export function rateFinding(rate: Rate, law: Annotation | undefined, fact: Fact): Finding | null {
  const bases = basesOf(rate, fact);
  const given = onlyOne(countedIn(fact).filter((figure) => !bases.includes(figure) && isOf(rate.of, figure, fact)));
  if (given === null || bases.includes(null) || new Set(bases).size < bases.length) return null;
  const sum = rate.terms.reduce(
    (all, term, i) => all + (term.count * amountOf(term, bases[i] as Figure)) / term.each,
    rate.plus,
  );
  const needed = rate.cap === null ? sum : Math.min(sum, rate.cap);
  const said = given.quantity.value;
  const isWhole = Math.abs(needed - Math.round(needed)) < near;
  if (!isWhole && Math.abs(said - needed) < 1) return null;
  const isShort = rate.bound === 'min' ? said < needed - near : said > needed + near;
  const all = bases.map((base) => `“${words(fact.annotation, (base as Figure).quantity)}”`).join(' and ');
  const why = `You said “${words(fact.annotation, given.quantity)}”; for ${all} the rule comes to ${rate.bound === 'min' ? 'at least' : 'at most'} ${Math.round(needed * 10) / 10}.`;
  return law === undefined ? null : { verdict: isShort ? 'falls_short' : 'meets', why, figure: given };
}

const countedIn = (fact: Fact): Figure[] =>
  [...fact.set].filter(({ quantity }) => quantity.per === null && quantity.high === null);

/** The numbers that a statement gives for the parts of a rate. Takes: the rate and the statement.  Gives: one for each part, null where none
 *  or several could be meant.  Throws: never. */
export const basesOf = (rate: Rate, fact: Fact): (Figure | null)[] =>
  rate.terms.map((term) => onlyOne(countedIn(fact).filter((figure) => isOfTerm(term, figure, fact))));

const onlyOne = (found: readonly Figure[]): Figure | null => (found.length === 1 ? (found[0] ?? null) : null);

/** 'Fourteen other people on staff'. */
const onStaff = 3;

function nounOf({ from, next, counted }: Figure, fact: Fact): Set<string> {
  const behind = counted === 'person' ? onStaff : 0;
  const noun = sensesOf(fact.annotation.tokens, from, Math.min(fact.annotation.tokens.length, next + behind));
  return counted === null ? noun : noun.add(counted);
}

function isOf(of: ReadonlySet<string>, figure: Figure, fact: Fact): boolean {
  if (figure.quantity.dimension !== 'count') return false;
  const noun = nounOf(figure, fact);
  return sharedOf(of, noun) > 0 || (sharedOf(of, people) > 0 && sharedOf(people, noun) > 0);
}

function isOfTerm({ noun, measure }: Term, figure: Figure, fact: Fact): boolean {
  const { quantity } = figure;
  if (measure !== null) {
    if (quantity.dimension === 'count') return quantity.of === measure;
    return quantity.unit === measure && (quantity.dimension !== 'length' || figure.measure === 'frontage');
  }
  return quantity.dimension === 'count' && sharedOf(noun, nounOf(figure, fact)) > 0;
}

const amountOf = ({ measure }: Term, { quantity: { value, dimension } }: Figure): number =>
  measure === null || dimension === 'count' ? value : value / (unitOf(measure)?.factor ?? 1);
