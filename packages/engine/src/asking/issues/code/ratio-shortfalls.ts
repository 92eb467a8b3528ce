import { matcher } from '../../../language/matcher.ts';
import type { Materials } from '../../../filed/types.ts';
import { countsFor, neededBy } from '../../../ordinance/compliance/compare-ratios.ts';
import { factOf, type Fact } from '../../../ordinance/compliance/facts.ts';
import type { Figure } from '../../../ordinance/compliance/figures/figures.ts';
import { limitsOfCode, type LimitFound } from '../../../ordinance/compliance/passages.ts';
import { standardAt } from '../../../ordinance/compliance/standard-at.ts';
import { statementsOf, type Statement } from '../../../ordinance/compliance/statements.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import type { TopicId } from '../../../knowledge/types.ts';
import { topicOf } from '../record/topic-of.ts';
import { clipOf } from './from-rules.ts';
import { admits } from './own-figures.ts';
import { longestRule } from './rule-figures.ts';

/* Counts that a ratio of the code needs more of: 260 spaces for 612,000 square feet, where one is needed for every 2,000. */

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
  readonly stated: Figure;
  readonly fact: Fact;
  readonly statement: Statement;
}

interface Said {
  readonly statement: Statement;
  readonly fact: Fact;
}

/** 612,000 square feet by 2,000 are 306, and not a billionth more. */
const rounding = 1e-6;
const eachWords = matcher(['each|every|per|apiece']);

/** The counts of the plan that fall short of a ratio. Takes: the ordinance and what is on file.  Gives: in text order.  Throws: never. */
export function ratiosShort(ordinance: TextReading, { presentation, projectText }: Materials): readonly RatioShort[] {
  const all = statementsOf({ presentation }, []).flatMap((statement): readonly Said[] => {
    const fact = statement.second === null ? factOf(statement.sentence) : null;
    return fact === null ? [] : [{ statement, fact }];
  });
  // 'Each lot gets two trees' gives no total.
  const said = all.filter(({ fact: { annotation } }) => !admits.test(annotation) && !eachWords.test(annotation));
  const filed = [...all.map(({ fact }) => fact), ...projectText.split('\n').flatMap((line) => factOf(line) ?? [])];
  return limitsOfCode(ordinance).flatMap((at) => shortOf(ordinance, at, said, filed) ?? []);
}

function shortOf(
  ordinance: TextReading,
  at: LimitFound,
  said: readonly Said[],
  filed: readonly Fact[],
): RatioShort | null {
  const { limit, chunk, span } = at;
  const { ratio, figure: own } = limit;
  if (limit.kind !== 'ratio' || ratio === null || own === null || limit.bound !== 'min' || limit.isOpen) return null;
  const found = said.flatMap((one) =>
    said.flatMap((other) => {
      const fact = one === other ? one.fact : factOf(`${one.statement.sentence} ${other.statement.sentence}`);
      const needed = fact === null ? null : neededBy(ratio, fact);
      return fact === null || needed === null ? [] : [{ ...one, fact, ...needed }];
    }),
  );
  // Forty lent to a church may be forty of 168: the most that was said or filed is what there is.
  const most = Math.max(...filed.flatMap((fact) => countsFor(ratio, fact).map(({ quantity }) => quantity.value)));
  const first = found.find(({ stated }) => stated.quantity.value === most);
  const isShort = found.every(({ needed, stated }) => stated.quantity.value < Math.floor(needed + rounding));
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
    needed: Math.ceil(first.needed - rounding),
    stated: first.stated,
    fact: first.fact,
    statement: first.statement,
  };
}
