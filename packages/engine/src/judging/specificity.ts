import type { AnswerReading, StatementReading } from './answer-reading.ts';
import { document } from './phrases.ts';

/** How definite the answer is: figures that belong to the question, dates, names, sections, and definite yes or no.
 *  Gives: 0..1. Specification: decisions.md §3. */
export function specificityOf(reading: AnswerReading): number {
  const counting = reading.statements.filter((statement) => statement.counts && !statement.hollow);
  const marks = counting.reduce((sum, statement) => sum + marksOf(statement), 0);
  const bare =
    reading.polar !== null &&
    reading.answer.wordCount <= 6 &&
    reading.question.parts.some(({ form }) => form === 'yes_no')
      ? 0.4
      : 0;
  return Math.max(bare, 1 - Math.exp(-marks / 2.2));
}

/** Definite marks of one sentence, each counted once in three. */
function marksOf(statement: StatementReading): number {
  const { text } = statement.sentence;
  return (
    Math.min(3, statement.figures.length) +
    (document.test(text) ? 0.8 : 0) +
    (proper.test(text) ? 0.5 : 0) +
    (statement.elements.length > 0 ? 0.6 : 0) +
    (statement.sense === 'clause' && statement.news >= 3 ? 0.3 : 0)
  );
}

/** A name inside the sentence: a capital that is neither its first letter nor the pronoun. */
const proper = /[a-z0-9,;:] (?!I\b|I'|Yes|No\b)[A-Z][a-z]+/;
