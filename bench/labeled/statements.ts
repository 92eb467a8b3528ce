import { conflictsOfAnswer } from '../../packages/engine/src/claims/compare/conflicts-with.ts';
import { claimsIn } from '../../packages/engine/src/claims/extract.ts';
import { annotate } from '../../packages/engine/src/language/annotate.ts';
import type { BenchRow } from '../row.ts';
import { labeled, shareOf, type Half } from './split.ts';

/** Two answers of one speaker, and whether they clash. */
interface Pair {
  readonly use: string;
  readonly q1: string;
  readonly a1: string;
  readonly q2: string;
  readonly a2: string;
  readonly relation: 'clash' | 'consistent' | 'corrected';
  readonly wording?: 'near' | 'far';
}

/** Used in place of the question if the first statement is from the presentation. */
const presented = '(presentation)';

function asserts({ q1, a1, q2, a2 }: Pair): boolean {
  const earlier = claimsIn(annotate(a1), 'answer', 'a1', q1 === presented ? null : annotate(q1));
  const answer = annotate(a2);
  const found = conflictsOfAnswer(answer, claimsIn(answer, 'answer', 'a2', annotate(q2)), earlier);
  return found.some(({ certainty }) => certainty === 'asserted');
}

/** How many of the asserted contradictions are real, and how many are found. Gives: rows for both halves, none if the pairs aren't
 *  there. */
export function statementRows(): BenchRow[] {
  const halves = labeled<Pair>('answers/statements.jsonl', ({ use }) => use);
  if (halves === null) return [];
  return (['blind', 'seen'] as const).flatMap((half) => rowsOf(half, halves[half]));
}

function rowsOf(half: Half, pairs: readonly Pair[]): BenchRow[] {
  const told = pairs.map((pair) => ({ pair, isAsserted: asserts(pair) }));
  const asserted = told.filter(({ isAsserted }) => isAsserted);
  const right = asserted.filter(({ pair }) => pair.relation === 'clash').length;
  const recall = (wording: 'near' | 'far'): BenchRow => {
    const clashes = told.filter(({ pair }) => pair.relation === 'clash' && pair.wording === wording);
    const found = clashes.filter(({ isAsserted }) => isAsserted).length;
    return {
      name: `contradictions in ${wording === 'near' ? 'the same' : 'other'} words, ${half}`,
      value: shareOf(found, clashes.length),
      unit: `recall of ${clashes.length}`,
      target: wording === 'near' ? 'at least 0.7' : 'published',
      why: 'A clash is asserted only where both statements name one thing, one measure and one place. The others are asked about, or left alone.',
    };
  };
  return [
    {
      name: `asserted contradictions, ${half}`,
      value: shareOf(right, asserted.length),
      unit: `precision of ${asserted.length}`,
      target: 'at least 0.95',
      reference: `${pairs.length} pairs`,
    },
    recall('near'),
    recall('far'),
  ];
}
