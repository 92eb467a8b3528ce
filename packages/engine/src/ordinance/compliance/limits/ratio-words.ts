import type { Annotation, Token } from '../../../language/types.ts';
import { unitOf } from '../../../language/units.ts';
import { countEnd, type Figure } from '../figures/figures.ts';
import { isOfWhole } from '../figures/times.ts';
import { headsIn, isContent } from '../figures/heads.ts';
import type { Ratio } from './limits.ts';

const eachWords = new Set(['per', 'for', 'every', 'each']);

/** Where 'per' or 'for each' comes after a count, before the next figure. Takes: the tokens of the law, a figure, and the next figure or
 *  null. Gives: an index of the tokens; null if there is none, or if the figure is no count or area. */
export function eachAfter(
  tokens: readonly Token[],
  { quantity, from, sentence }: Figure,
  second: Figure | null,
): number | null {
  if (quantity.dimension !== 'count' && quantity.dimension !== 'area') return null;
  const until = Math.min((second?.from ?? sentence.to) + 1, sentence.to);
  for (let i = from + 1; i < until; i++)
    if (isOfWhole(tokens[i + 1]?.lemma ?? null) && tokens[i]?.lower === 'per') return null;
    else if (tokens[i]?.lower === 'per' || (tokens[i]?.lower === 'for' && eachWords.has(tokens[i + 1]?.lower ?? '')))
      return i;
  return null;
}

/** 'Each dwelling unit shall have two spaces': a number for each of the subject. Gives: null if it isn't about each, or isn't a count. */
export function ratioOfSubject(tokens: readonly Token[], figure: Figure): Ratio | null {
  const { quantity, sentence, from } = figure;
  const isArea = quantity.dimension === 'area';
  if ((quantity.dimension !== 'count' && !isArea) || quantity.of === null || quantity.per !== null) return null;
  const verb = tokens.findIndex(({ tag }, i) => i >= sentence.from && i < from && tag === 'modal');
  const each = tokens.findIndex(({ lower }, i) => i >= sentence.from && (lower === 'each' || lower === 'every'));
  if (verb === -1 || each === -1 || each > verb) return null;
  const unit = lastNoun(tokens, each + 1, verb);
  if (isArea) return areaOfSubject(figure, unit);
  const of = lastNoun(tokens, countEnd(tokens, from), nounPhraseEnd(tokens, countEnd(tokens, from), sentence.to));
  // 'Each tree removed shall be replaced with three trees.'
  const isTaken = tokens.slice(each + 1, verb).some(({ lower }) => lower === 'removed' || lower === 'lost');
  return unit === null || of === null || (unit === of && !isTaken)
    ? null
    : { count: quantity.value, of, kind: [], each: 1, unit, plus: 0 };
}

/** 'Each dwelling unit shall have 200 square feet of usable open space.' */
function areaOfSubject({ quantity: { value, unit: of, of: what } }: Figure, unit: string | null): Ratio | null {
  if (unit === null || of === null || what === null) return null;
  return { count: value / (unitOf(of)?.factor ?? 1), of, kind: [what], each: 1, unit, plus: 0 };
}

/** 'One (1) long-term space shall be provided for every four (4) units', 'eight campsites per acre', '3 per licensed bed'. Takes: the law
 *  read, the figure, the next one or null, the heads of its title, and the index that `eachAfter` gave. Gives: areas in their own unit;
 *  null if either thing isn't named. */
export function ratioAt(
  annotation: Annotation,
  figure: Figure,
  second: Figure | null,
  { under, eachAt }: { readonly under: { readonly titleHeads: readonly string[] }; readonly eachAt: number },
): Ratio | null {
  const { tokens } = annotation;
  const { quantity, sentence } = figure;
  const isArea = quantity.dimension === 'area';
  const nouns = isArea ? [] : headsIn(tokens, countEnd(tokens, figure.from), eachAt).slice(0, 6);
  const of = isArea ? quantity.unit : (countedThing(annotation, figure, eachAt, under.titleHeads) ?? figure.counted);
  if (of === null) return null;
  const count = isArea ? quantity.value / (unitOf(of)?.factor ?? 1) : quantity.value;
  const kind = nouns.filter((noun) => noun !== of);
  let at = eachAt + 1;
  while (eachWords.has(tokens[at]?.lower ?? '')) at++;
  if (second !== null && second.from === at) {
    const { dimension, value, unit: said } = second.quantity;
    if (dimension === 'area')
      return { count, of, kind, each: value / (unitOf(said)?.factor ?? 1), unit: said ?? 'acre', plus: 0 };
    if (dimension === 'length')
      return second.measure === 'frontage' ? { count, of, kind, each: value, unit: 'foot', plus: 0 } : null;
    // 'Per two-bedroom unit': a class of units, and not two of them.
    const end = countEnd(tokens, second.from);
    if (tokens[end]?.text === '-' && tokens[end + 1]?.tag !== 'number')
      return {
        count,
        of,
        kind,
        each: 1,
        unit: `${tokens[second.from]?.lower}-${tokens[end + 1]?.lower} unit`,
        plus: 0,
      };
    const each = value;
    const unit = lastNoun(
      tokens,
      countEnd(tokens, second.from),
      nounPhraseEnd(tokens, countEnd(tokens, second.from), sentence.to),
    );
    const begin = countEnd(tokens, second.from);
    return unit === null
      ? null
      : { count, of, kind, each, unit, plus: 0, only: narrowing(tokens, begin, sentence.to, unit) };
  }
  if (quantity.per === 'acre') return { count, of, kind, each: 1, unit: 'acre', plus: 0 };
  const unit = lastNoun(tokens, at, nounPhraseEnd(tokens, at, sentence.to));
  return unit === null
    ? null
    : { count, of, kind, each: 1, unit, plus: 0, only: narrowing(tokens, at, sentence.to, unit) };
}

const longestUnit = 6;
const goingOn = new Set(['plus', 'and', 'or', 'of', 'within', 'but', 'up', 'shall', 'in']);

/** 'Child using it at one time', 'employee on the largest shift': the words that narrow what is counted, up to the end of its phrase. */
function narrowing(tokens: readonly Token[], from: number, to: number, unit: string): string[] {
  const found: string[] = [];
  let next = from;
  while (next < to && next < from + longestUnit && headsIn(tokens, from, next).at(-1) !== unit) next++;
  if (next === from + longestUnit) return [];
  for (let i = next; i < to; i++) {
    const token = tokens[i] as Token;
    if (token.tag === 'punctuation' || token.tag === 'number' || (found.length === 0 && goingOn.has(token.lower)))
      break;
    if (found.length > 0 && (token.lower === 'and' || token.lower === 'plus')) break;
    if (isContent(token) || found.length === 0) found.push(token.lemma);
  }
  return found;
}

/** The noun of the count itself; without one, what the title or the words before it count. */
function countedThing(
  { tokens }: Annotation,
  { from, sentence, counted }: Figure,
  eachAt: number,
  titleHeads: readonly string[],
): string | null {
  const begin = countEnd(tokens, from);
  const own = headsIn(tokens, begin, eachAt).length > 0 ? lastNoun(tokens, begin, eachAt) : counted;
  if (own !== null) return counted === 'person' ? counted : own;
  const around = titleHeads.concat(headsIn(tokens, sentence.from, from));
  // 'Portable toilets: one for each 100 visitors'
  const label = tokens[from - 1]?.text === ':' ? lastHead(tokens, sentence.from, from) : null;
  return ['space', 'vehicle'].find((one) => around.includes(one)) ?? label;
}

const lastHead = (tokens: readonly Token[], from: number, to: number): string | null =>
  headsIn(tokens, from, to).at(-1) ?? null;

/** The end of the words that belong to one noun. Takes: the tokens and a range of their indexes. Gives: an index, at most five words on, or
 *  six after a participle. */
export function nounPhraseEnd(tokens: readonly Token[], from: number, to: number): number {
  let i = from;
  while (
    i < to &&
    i < from + 5 &&
    (tokens[i]?.tag === 'word' || tokens[i]?.text === '-') &&
    !tokens[i]?.lower.endsWith('ed')
  )
    i++;
  if (i === from && tokens[i]?.lower.endsWith('ed') === true) return nounPhraseEnd(tokens, from + 1, to);
  return i;
}

/** The noun that a phrase ends in. Takes: the tokens and a range of their indexes. Gives: the name of a thing, or a lemma; null if it has
 *  none. */
export function lastNoun(tokens: readonly Token[], from: number, to: number): string | null {
  const end = nounPhraseEnd(tokens, from, to);
  return headsIn(tokens, from, end).at(-1) ?? null;
}
