import { annotate } from '../../language/annotate.ts';
import type { Materials } from '../../filed/types.ts';
import type { SentenceSaid } from '../types.ts';

/* What is compared with a code: each sentence by itself, and two in a row if the second needs the first. */

/** A sentence, or two together. */
export interface Statement extends SentenceSaid {
  /** Where the second of two begins; null for one sentence. */
  readonly second: number | null;
  /** The second of two refers to what the first names: 'They're two hundred feet from the house.' */
  readonly isReferring: boolean;
}

/** Limits the work on a long record. */
const maxStatements = 400;
const referring = new Set(['it', 'they', 'that', 'those', 'these', 'this', 'he', 'she', 'one']);

/** What an applicant said, each sentence once, with its first occurrence; then sentences in pairs.
 *  Takes: the materials, and what else was said on the record.  Gives: single sentences first. Never throws. */
export function statementsOf(
  { presentation }: Pick<Materials, 'presentation'>,
  further: readonly SentenceSaid[],
): readonly Statement[] {
  const presented = (presentation?.sentences ?? []).map(({ text, span }) => ({ sentence: text, span }));
  const byWords = new Map<string, SentenceSaid>();
  for (const said of [...presented, ...further]) if (!byWords.has(said.sentence)) byWords.set(said.sentence, said);
  const single = [...byWords.values()].slice(0, maxStatements);
  return [...single.map((one) => ({ ...one, second: null, isReferring: false })), ...pairsOf(single)];
}

function pairsOf(single: readonly SentenceSaid[]): Statement[] {
  return single.flatMap((first, i) => {
    const next = single[i + 1];
    if (next === undefined || next.span.start < first.span.end || !hasFigure(next.sentence)) return [];
    const isReferring = refers(next.sentence);
    if (!isReferring && !hasFigure(first.sentence)) return [];
    const sentence = `${first.sentence} ${next.sentence}`;
    const span = { start: first.span.start, end: next.span.end };
    return [{ sentence, span, second: first.sentence.length + 1, isReferring }];
  });
}

const hasFigure = (sentence: string): boolean => annotate(sentence).quantities.length > 0;

/** 'They're', 'it sits', 'that is': a pronoun before the verb and no noun of its own. */
function refers(sentence: string): boolean {
  const [first] = annotate(sentence).tokens;
  return first !== undefined && referring.has(first.lower);
}
