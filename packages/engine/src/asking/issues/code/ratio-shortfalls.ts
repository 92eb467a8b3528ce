import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import type { Materials } from '../../../filed/types.ts';
import { countsFor, neededBy } from '../../../ordinance/compliance/compare-ratios.ts';
import { factOf, type Fact } from '../../../ordinance/compliance/facts.ts';
import type { Figure } from '../../../ordinance/compliance/figures/figures.ts';
import { headsIn } from '../../../ordinance/compliance/figures/heads.ts';
import { limitsOfCode, type LimitFound } from '../../../ordinance/compliance/passages.ts';
import { isOne, isThing } from '../../../ordinance/compliance/rule-words.ts';
import { standardAt } from '../../../ordinance/compliance/standard-at.ts';
import type { Ratio } from '../../../ordinance/compliance/limits/limits.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import type { TopicId } from '../../../knowledge/types.ts';
import type { Span } from '../../../language/types.ts';
import { inFeet } from '../record/figures-said.ts';
import { applicationSource, presentationSource } from '../record/on-record.ts';
import { topicOf } from '../record/topic-of.ts';
import { ofSite } from './shares.ts';
import { clipOf } from './from-rules.ts';
import { admits } from './own-figures.ts';
import { longestRule } from './rule-figures.ts';

/* Counts that a ratio of the code needs more or fewer of: 260 spaces for 612,000 square feet, where one is needed for every 2,000. */

/** A count that is too small, with the rule. */
export interface RatioShort {
  readonly standardId: string;
  /** The rule as it is read aloud. */
  readonly clip: string;
  readonly quote: string;
  readonly section: string | null;
  /** Where the rule stands in the ordinance, and its figure in its passage. */
  readonly start: number;
  readonly at: number;
  readonly topic: TopicId | null;
  readonly needed: number;
  readonly stated: number;
  /** The count in the words it was said in: '260 spaces', '180 spaces in all'. */
  readonly words: string;
  readonly sentence: string;
  readonly span: Span;
  readonly source: string;
}

/** A sentence of the presentation, or a line of the form. */
interface Said {
  readonly fact: Fact;
  readonly sentence: string;
  readonly span: Span;
  readonly source: string;
}

/** How many there are of what a ratio asks for: the largest number that is given, or the sum of those in one sentence. */
interface Total {
  readonly value: number;
  readonly figures: readonly Figure[];
  readonly said: Said;
}

/** 612,000 square feet by 2,000 are 306, and not a billionth more. */
const rounding = 1e-6;
const eachWords = matcher(['each|every|per|apiece']);

/** What tells some spaces from others. */
const kindsOfCount =
  'garage guest visitor employee accessible handicapped bicycle bike loading stacking trailer truck boat covered enclosed'
    .split(' ')
    .map((word) => ({ word, named: matcher([word]) }));
const kindsIn = (text: string): string =>
  kindsOfCount.flatMap(({ word, named }) => (named.test(annotate(text)) ? [word] : [])).join();

/** The counts of the plan that fall short of a ratio, or go beyond it. Takes: the ordinance and what is on file.  Gives: in text order.
 *  Throws: never. */
export function ratiosShort(
  ordinance: TextReading,
  { presentation, projectText, use = '' }: Materials,
): readonly RatioShort[] {
  const kind = annotate(use).tokens;
  const main = new Set(headsIn(kind, 0, kind.length));
  const all = [
    ...(presentation?.sentences ?? []).map(({ text, span }) => ({ text, span, source: presentationSource })),
    ...projectText.split('\n').map((line) => {
      return { text: line.trim(), span: { start: 0, end: line.length }, source: applicationSource };
    }),
  ].flatMap(({ text, span, source }): readonly Said[] => {
    const fact = factOf(text);
    return fact === null ? [] : [{ fact, sentence: text, span, source }];
  });
  // 'Each lot gets two trees' gives no total.
  const said = all.filter(({ fact: { annotation } }) => !admits.test(annotation) && !eachWords.test(annotation));
  return limitsOfCode(ordinance).flatMap((at) => shortOf(ordinance, at, said, all, main) ?? []);
}

/** Of several the largest: forty lent to a church may be forty of 168. */
function totalOf(ratio: Ratio, all: readonly Said[]): Total | null {
  const totals = all.flatMap((said): readonly Total[] => {
    const figures = countsFor(ratio, said.fact);
    const value = figures.reduce((sum, { quantity }) => sum + quantity.value, 0);
    return figures.length === 0 ? [] : [{ value, figures, said }];
  });
  return totals.reduce<Total | null>((most, one) => (most === null || one.value > most.value ? one : most), null);
}

/** What a ratio comes to by each statement that gives the amount it is for. */
function neededFor(
  ratio: Ratio,
  { value, figures, said: stated }: Total,
  said: readonly Said[],
  kinds: readonly string[],
): readonly number[] {
  return said.flatMap((base): readonly number[] => {
    // Of acres the land has one number.
    if (ratio.unit === 'acre' && !ofSite.test(base.fact.annotation)) return [];
    // Floor area is that of buildings, and not of a sign.
    if (ratio.unit === 'square_foot' && !isOfBuilding(base.fact, kinds)) return [];
    const noun = `${ratio.kind.join(' ')} ${figures[0]?.quantity.of ?? ''}`;
    const alone = countsFor(ratio, base.fact).length > 0 ? null : `${base.sentence}. There are ${value} ${noun}s.`;
    const isHere = base === stated && figures.length === 1;
    const fact = isHere ? base.fact : alone === null ? null : factOf(alone);
    const comes = fact === null ? null : neededBy(ratio, fact);
    return comes === null ? [] : [comes.needed];
  });
}

const isOfBuilding = ({ heads }: Fact, kinds: readonly string[]): boolean =>
  !heads.has('sign') &&
  [...heads].some((head) =>
    kinds.length > 0 ? kinds.some((kind) => isOne(kind, head)) : head === 'floor' || isOne('building', head),
  );

function shortOf(
  ordinance: TextReading,
  at: LimitFound,
  said: readonly Said[],
  all: readonly Said[],
  main: ReadonlySet<string>,
): RatioShort | null {
  const { limit, chunk, span } = at;
  const { ratio, figure: own } = limit;
  if (limit.kind !== 'ratio' || ratio === null || own === null || limit.isOpen) return null;
  const total = totalOf(ratio, all);
  if (total === null || !said.includes(total.said)) return null;
  // 'Two spaces in a garage' are none for guests.
  if (kindsIn(ordinance.text.slice(span.start, span.end)) !== kindsIn(total.said.sentence)) return null;
  // 'Floor area of a store': of no other building, unless it is what the project is.
  const kinds = [...limit.words, ...limit.heads].filter(
    (head) => head !== 'building' && isThing(head) && isOne('building', head) && !main.has(head),
  );
  const needed = neededFor(ratio, total, said, kinds);
  const [first] = needed;
  const isShort = needed.every((one) =>
    limit.bound === 'min' ? total.value < Math.floor(one + rounding) : total.value > Math.ceil(one - rounding),
  );
  if (first === undefined || !isShort) return null;
  const quote = ordinance.text.slice(span.start, span.end);
  const start = own.quantity.start;
  const clip = quote.includes(':') ? null : clipOf(quote, chunk.span.start + start - span.start, longestRule);
  if (clip === null) return null;
  return {
    standardId: standardAt(ordinance, at).id,
    clip,
    quote,
    section: chunk.section,
    start: span.start,
    at: start,
    topic: topicOf(at.law, { start: limit.span.start, end: limit.span.end }),
    needed: limit.bound === 'min' ? Math.ceil(first - rounding) : Math.floor(first + rounding),
    stated: total.value,
    words: wordsOf(total),
    sentence: total.said.sentence,
    span: total.said.span,
    source: total.said.source,
  };
}

/** '260 spaces' as they were said; a sum in figures, with its noun. */
function wordsOf({ value, figures, said: { fact } }: Total): string {
  const [words = ''] = figures.map(({ quantity }) => inFeet(fact.annotation.text.slice(quantity.start, quantity.end)));
  if (figures.length === 1) return `${words.charAt(0).toLowerCase()}${words.slice(1)}`;
  return `${String(value)} ${figures[0]?.quantity.of ?? ''}s in all`;
}
