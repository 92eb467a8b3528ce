import type { AnswerReading, StatementReading } from './answer-reading.ts';
import type { Coverage } from './coverage.ts';
import { document } from '../speech/phrases.ts';
import { stemsIn } from '../speech/lexicon.ts';
import type { QuestionText } from './question-text.ts';
import { sameSubject } from './same-subject.ts';

/** Whether an answer, however true, has nothing of what the question was after: no yes or no, none of the elements it asks
 *  for, no reply in its form, and no sentence that stays with its words. Only told where the topic is known: without
 *  one, words that the answer happens not to share prove nothing.
 *  Takes: the reading, what it covers, and whether a part of the question was met in its form. */
export function missesThePoint(reading: AnswerReading, coverage: Coverage, met: boolean): boolean {
  const { expectation, polar, question, statements } = reading;
  if (expectation.generic || polar !== null || met) return false;
  // Asked for an hour, the length of the work is no answer, whatever else it is.
  if (question.parts.every(({ wants }) => wants.length === 1 && wants[0] === 'clock')) return true;
  const specific = coverage.wantedCount < expectation.elements.length;
  if (specific ? coverage.wantedRatio > 0 : statements.some((statement) => relates(statement, question))) return false;
  if (question.parts.every(({ wants, counted }) => wants.length > 0 || counted !== null)) return true;
  return !statements.some((statement) => staysWithIt(statement, question.stems));
}

/** Gives an element of the topic that has to do with what is asked, by its own words or by the name of the element. */
function relates({ elements, sentence, figures, news }: StatementReading, question: QuestionText): boolean {
  if (elements.length === 0) return false;
  if (/^(?:it|they|that|this|these|those|both|each|all|none|then|by|because|with)\b/.test(sentence.lower)) return true;
  const polarOnly = question.parts.every(({ form }) => form === 'yes_no');
  if (!polarOnly && (figures.length > 0 || document.test(sentence.text) || news >= 4)) return true;
  const stems = [
    ...elements.flatMap(({ element }) => [...stemsIn(element.label)]),
    ...(polarOnly ? [] : sentence.stems),
  ];
  return [...question.askedStems].some((asked) => stems.some((stem) => sameSubject(stem, asked)));
}

/** Two words of the question and something new to them, without figures that belong elsewhere. */
function staysWithIt(statement: StatementReading, asked: ReadonlySet<string>): boolean {
  const { counts, hollow, news, figures, sentence } = statement;
  if (!counts || hollow || news < 2 || sentence.figures.length > figures.length) return false;
  return [...asked].filter((stem) => [...sentence.stems].some((one) => sameSubject(one, stem))).length >= 2;
}
