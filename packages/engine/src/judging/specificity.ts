import type { AnswerReading, StatementReading } from './answer-reading.ts';
import { courtesy, document, hedge, opinion } from '../speech/phrases.ts';

/** How definite the answer is: figures that belong to the question, dates, names, sections, plain statements of what is;
 *  guesses and opinions take away from it.  Gives: 0..1; half is where a listener could write something down.
 *  Specification: decisions.md §3. */
export function specificityOf(reading: AnswerReading): number {
  // A topic that was only guessed does not tell which figures belong to the question.
  const guessed = !reading.expectation.named;
  const refersBack = (statement: StatementReading): boolean =>
    (reading.polar !== null && reading.answer.wordCount <= speechWords) ||
    /\b(?:it|they|its|their)\b/.test(statement.sentence.lower);
  const telling = reading.statements.filter(
    (statement) =>
      (statement.counts ||
        ((guessed || (refersBack(statement) && !courtesy.test(statement.sentence.lower))) &&
          statement.sense === 'clause' &&
          !statement.echo)) &&
      !statement.hollow &&
      !statement.asksBack &&
      !statement.ignorant,
  );
  const bare =
    reading.polar !== null &&
    reading.answer.wordCount <= 6 &&
    reading.question.parts.some(({ form }) => form === 'yes_no')
      ? 0.5
      : 0;
  if (telling.length === 0) return bare;
  const marks = telling.map((statement, at) => marksOf(statement, guessed, reading.polar !== null && at === 0));
  // A speech has many marks and is no more definite for it: the best three sentences count, and the average of all.
  const best = [...marks]
    .sort((a, b) => b - a)
    .slice(0, 3)
    .reduce((sum, mark) => sum + mark, 0);
  const density = marks.reduce((sum, mark) => sum + mark, 0) / marks.length;
  const speech = reading.answer.wordCount > speechWords;
  const definite = speech ? 1 - Math.exp(-density / 1.6) : 1 - Math.exp(-Math.max(density, best / 2) / 1.25);
  // What is said around it makes a guess no firmer: of the sentences that have something, those that guess.
  const marked = telling.filter((_, at) => (marks[at] ?? 0) >= 0.5);
  const weighed = marked.length > 0 ? marked : telling;
  const vague =
    weighed.filter(({ sentence }) => hedge.test(sentence.text) || opinion.test(sentence.text)).length / weighed.length;
  return Math.max(bare, definite * (1 - (speech ? 0.6 : 0.4) * vague));
}

/** From this length on an answer is a speech. */
const speechWords = 70;

/** Definite marks of one sentence. */
function marksOf(statement: StatementReading, guessed: boolean, replies: boolean): number {
  const { text } = statement.sentence;
  return (
    Math.min(3, (guessed ? statement.fresh : statement.figures).length) +
    (document.test(text) ? 0.8 : 0) +
    (proper.test(text) ? 0.5 : 0) +
    (statement.elements.length > 0 ? 0.6 : 0) +
    (deadline.test(text) ? 0.8 : 0) +
    (statement.sense === 'clause' || statement.fitsKind || replies ? Math.min(1, statement.news * 0.3) : 0)
  );
}

/** What an approval can be hung on, though it is no date. */
const deadline =
  /\b(?:before|until|prior to) (?:the |your |you |any |we |a |it )?(?:\w+ ){0,2}(?:vote|meeting|hearing|decide|permit|plat|opens?|opening|occupancy|construction|grading|ground|built|pour|start|starts|begins?|engineer)\b|\bonce a (?:year|month|quarter|week)\b|\bfor the life of\b/i;

/** A name inside the sentence: a capital that is neither its first letter nor the pronoun. */
const proper = /[a-z0-9,;:] (?!I\b|I'|Yes|No\b)[A-Z][a-z]+/;
