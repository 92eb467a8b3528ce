import { contentStem } from '../speech/lexicon.ts';
import type { AnswerReading, StatementReading } from './answer-reading.ts';
import type { ExpectedElement } from './expectation.ts';

/** An element of a complete answer that somebody else found in the answer, with the words that give it. */
export interface ProposedElement {
  /** The element's label. */
  readonly label: string;
  /** Word for word from the answer. */
  readonly quote: string;
}

/** No answer gains more than this by what others find in it. */
const mostAccepted = 2;
const mostOfOneSentence = 2;
const fewestWords = 4;
/** Words to whoever judges are no answer to the board. */
const toTheJudge =
  /\b(?:ignor\w*|disregard\w*|overrid\w*|instruct\w*|prompts?|system|assistant|rubric|grad(?:e|es|ing|er)|rat(?:e|es|ing|ings|ed)|scor(?:e|es|ing|ed)|marks?|covered|elements?|json|judges?|judging|evaluat\w*|criteri\w*|quot(?:e|es|ed)|verdict|strong(?:er)?|perfect|feedback|(?:this|the|my|complete) answer|(?:say|write|state|tell (?:me|them|us)) that|pretend|reply|response)\b/i;

const stemsOf = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z][a-z']*/g) ?? []).map(contentStem).filter((stem) => stem !== null);
const plain = (text: string): string =>
  text
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase();

/** The reading with those proposed elements that the answer bears out: the quotation stands word for word in one sentence
 *  that makes sense, answers, binds to something and speaks to the board; it shares the language of the element beyond the
 *  question's own words; and where the element is a figure, the sentence has one that fits.
 *  Takes: the reading, and what was proposed.  Gives: the same reading where nothing holds.  Throws: never.
 *  Specification: architecture.md ("How an answer is judged"). */
export function withProposed(reading: AnswerReading, proposed: readonly ProposedElement[]): AnswerReading {
  if (proposed.length === 0) return reading;
  const given = new Set(reading.statements.flatMap(({ elements }) => elements.map(({ element }) => element.id)));
  const added = new Map<StatementReading, ExpectedElement[]>();
  let accepted = 0;
  for (const { label, quote } of proposed) {
    const expected = reading.expectation.elements.find(({ element }) => element.label === label);
    if (expected === undefined || given.has(expected.element.id) || accepted >= mostAccepted) continue;
    const statement = reading.statements.find((one) => bearsOut(one, quote, expected, reading));
    if (statement === undefined) continue;
    const more = added.get(statement) ?? [];
    if (statement.elements.length + more.length >= mostOfOneSentence) continue;
    added.set(statement, [...more, expected]);
    given.add(expected.element.id);
    accepted += 1;
  }
  if (accepted === 0) return reading;
  return {
    ...reading,
    statements: reading.statements.map((statement) => {
      const more = added.get(statement);
      return more === undefined ? statement : { ...statement, elements: [...statement.elements, ...more] };
    }),
  };
}

function bearsOut(
  statement: StatementReading,
  quote: string,
  { element, measures }: ExpectedElement,
  { question }: AnswerReading,
): boolean {
  const wanted = plain(quote);
  if (wanted.split(' ').length < fewestWords || !plain(statement.sentence.raw).includes(wanted)) return false;
  const { sense, counts, echo, hollow, declines, deflects, ignorant, asksBack } = statement;
  if (sense !== 'clause' || !counts || echo || hollow || declines || deflects || ignorant || asksBack) return false;
  if (toTheJudge.test(statement.sentence.raw)) return false;
  // The words of its name and of its cues; those of its reason and its model fit too much.
  const language = new Set(stemsOf(`${element.label} ${element.cues.join(' ').replace(/[^a-z' ]+/gi, ' ')}`));
  if (!stemsOf(wanted).some((stem) => language.has(stem) && !question.stems.has(stem))) return false;
  return (
    element.needsFigure !== true ||
    statement.figures.some(({ measure }) => measures.length === 0 || measures.includes(measure))
  );
}
