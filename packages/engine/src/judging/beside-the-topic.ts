import { allTopics } from '../knowledge/all-topics.ts';
import { cueExpression } from '../speech/cue-expression.ts';
import type { AnswerReading } from './answer-reading.ts';
import type { Coverage } from './coverage.ts';
import { belonging, vocabularyOf } from './topic-vocabulary.ts';

/** An answer that uses this much of the language of its own topic is not beside it, */
const ownLanguage = 0.7;
/** and one that uses less than this of another's does not speak of that. */
const otherLanguage = 0.6;
/** What an answer is about it says in its first words; the rest may touch anything. */
const firstWords = 9;

/** Whether an answer is about another topic than the question, whatever figures it has: a sound study for a setback
 *  question. An answer that contains what was asked for is never beside it, nor is any where the topic had to be guessed. */
export function isBesideTheTopic(reading: AnswerReading, coverage: Coverage): boolean {
  const { topic, vocabulary, named, elements, cues } = reading.expectation;
  const { question, answer, statements } = reading;
  if (topic === null || !named || reading.polar !== null || answer.wordCount === 0) return false;
  if (coverage.wantedRatio > 0 && coverage.wantedCount < elements.length) return false;
  const stems = new Set(statements.flatMap(({ sentence }) => [...sentence.stems]));
  const text = answer.text.split(/\s+/, firstWords).join(' ');
  if (belonging(stems, vocabulary) >= ownLanguage || cues.some((cue) => cue.test(text))) return false;
  if ([...stems].filter((stem) => question.askedStems.has(stem)).length > 1) return false;
  return allTopics.some(
    (other) =>
      other !== topic &&
      belonging(stems, vocabularyOf(other)) >= otherLanguage &&
      other.cues.some((cue) => cueExpression(cue).test(text)) &&
      !other.cues.some((cue) => cueExpression(cue).test(question.text)),
  );
}
