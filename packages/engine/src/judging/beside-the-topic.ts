import { allTopics } from '../knowledge/all-topics.ts';
import type { TopicKnowledge } from '../knowledge/types.ts';
import { cueExpression } from '../speech/cue-expression.ts';
import type { AnswerReading } from './answer-reading.ts';
import type { Coverage } from './coverage.ts';
import { sameSubject } from './same-subject.ts';
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
  if (topic === null || !named || answer.wordCount === 0) return false;
  const stems = new Set(statements.flatMap(({ sentence }) => [...sentence.stems]));
  if (isForAnotherQuestion(reading, stems)) return true;
  if (reading.polar !== null) return false;
  if (coverage.wantedRatio > 0 && coverage.wantedCount < elements.length) return false;
  const text = answer.text.split(/\s+/, firstWords).join(' ');
  if (belonging(stems, vocabulary) >= ownLanguage || cues.some((cue) => cue.test(text))) return false;
  if ([...stems].filter((stem) => question.askedStems.has(stem)).length > 1) return false;
  return allTopics.some(
    (other) =>
      other !== topic &&
      belonging(stems, vocabularyOf(other)) >= otherLanguage &&
      touches(other, text) &&
      !touches(other, question.text),
  );
}

function touches(topic: TopicKnowledge, text: string): boolean {
  return topic.cues.some((cue) => cueExpression(cue).test(text));
}

/** By so much the language of another topic has to outweigh that of its own. */
const outweighs = 0.8;
/** A short answer leaves its subject to the question; only one that spells things out can be told to be of others. */
const fewestStems = 12;

/** Whether a good answer was given to another question altogether: none of its words are those of the question or name the same
 *  things, no cue of the topic and of no element in it, and it plainly speaks the language of another topic, which the question
 *  did not touch. A yes or no and a figure of the right kind do not save it: the drill of a well is no reply to a yearly review. */
function isForAnotherQuestion(
  { expectation, question, answer, statements, polar }: AnswerReading,
  stems: ReadonlySet<string>,
): boolean {
  const { topic, vocabulary, cues } = expectation;
  // To accept what the board wishes answers it, in whatever words it is then spelled out.
  if (polar !== null && question.parts.every(({ form }) => form === 'remark')) return false;
  if (question.parts.some(({ form }) => form === 'what_if') && /^then\b/i.test(answer.text)) return false;
  if (stems.size < fewestStems || cues.some((cue) => cue.test(answer.text))) return false;
  const own = belonging(stems, vocabulary);
  if (own >= ownLanguage) return false;
  const said = [...stems].filter((stem) => question.stems.has(stem)).length;
  const near = [...stems].filter((stem) => [...question.stems].some((one) => sameSubject(stem, one))).length;
  if (said > 0 || near > 1) return false;
  if (
    statements.some(({ elements, sentence }) =>
      elements.some(({ patterns }) => patterns.some((cue) => cue.test(sentence.text))),
    )
  )
    return false;
  return allTopics.some(
    (other) =>
      other !== topic && belonging(stems, vocabularyOf(other)) - own >= outweighs && !touches(other, question.text),
  );
}
