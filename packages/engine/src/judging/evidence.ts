import type { Assessment } from '@rostrum/contract';
import type { AnswerReading, StatementReading } from './answer-reading.ts';
import { document, experience, expert, hedge, opinion } from '../speech/phrases.ts';

export type Grade = NonNullable<Assessment['evidence_grades']>[number]['grade'];

const weight: Readonly<Record<Grade, number>> = {
  expert: 1,
  document: 0.9,
  personal_knowledge: 0.5,
  opinion: 0.15,
  speculation: 0.05,
};

/** The grade of evidence of a statement as a board's attorney would give it: an expert with a basis, a document or
 *  exhibit, a fact from personal knowledge, an opinion, or speculation. Null for what states nothing (a question back,
 *  a heap of words). */
export function gradeOf(statement: StatementReading): Grade | null {
  if (statement.sense === 'heap' || statement.sense === 'noise' || statement.sentence.asks || statement.echo)
    return null;
  const { text } = statement.sentence;
  const paper = document.test(text);
  if (paper && hasNegatedBasis.test(text)) return 'opinion';
  if (expert.test(text) && (paper || found.test(text))) return 'expert';
  if (paper) return 'document';
  if (hedge.test(text)) return /\b(?:we|i) (?:think|believe)\b/i.test(text) ? 'opinion' : 'speculation';
  if (opinion.test(text) || statement.hollow) return 'opinion';
  if (experience.test(text) || statement.figures.length > 0 || statement.fitsKind || /\b(?:we|i|our)\b/i.test(text))
    return 'personal_knowledge';
  return statement.sense === 'clause' ? 'opinion' : null;
}
const found =
  /\b(?:found|measured|modell?ed|calculated|designed|reviewed|signed|stamped|sealed|concluded|confirmed|tested|inspected|certified|determined|recommended|prepared|studied|estimated|surveyed|said|wrote|approved|puts?|shows?|showed)\b/i;
const hasNegatedBasis =
  /\b(?:no|not|without|never|don't have|do not have|haven't|have not|didn't|did not) (?:\w+ ){0,3}(?:study|report|analysis|survey|plan|permit|assessment|appraisal|letter)/i;

/** How well the answer is supported: the best basis among the statements that have to do with the question, and how
 *  many have one.  Gives: 0..1, and the grade of each statement.  Specification: decisions.md §3. */
export function evidenceOf(reading: AnswerReading): {
  readonly evidence: number;
  readonly grades: NonNullable<Assessment['evidence_grades']>;
} {
  const graded = reading.statements.flatMap((statement) => {
    const grade = gradeOf(statement);
    return grade === null ? [] : [{ statement, grade }];
  });
  const counting = graded.filter(({ statement }) => statement.counts).map(({ grade }) => weight[grade]);
  const best = Math.max(0, ...counting);
  const mean = counting.length === 0 ? 0 : counting.reduce((sum, value) => sum + value, 0) / counting.length;
  return {
    evidence: 0.75 * best + 0.25 * mean,
    grades: graded.slice(0, 40).map(({ statement, grade }) => ({ text: statement.sentence.raw, grade })),
  };
}
