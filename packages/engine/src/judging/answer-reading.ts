import type { AnswerText, Sentence } from '../speech/answer-text.ts';
import type { Expectation, ExpectedElement } from './expectation.ts';
import type { Figure } from '../speech/figures.ts';
import { mannersOf } from '../speech/manners.ts';
import type { Manners } from '../speech/manners.ts';
import { polarOf } from '../speech/polar.ts';
import { asReplied } from '../speech/reported-reply.ts';
import type { QuestionText } from './question-text.ts';
import { readStatement } from './read-statement.ts';
import type { Sense } from '../speech/sentence-sense.ts';

/** A sentence of the answer, seen against the question. */
export interface StatementReading {
  readonly sentence: Sentence;
  readonly sense: Sense;
  /** 0..1: how much it has to do with what was asked. */
  readonly relevance: number;
  /** Says the question back and nothing else. */
  readonly echo: boolean;
  /** Sounds like something and binds to nothing. */
  readonly hollow: boolean;
  /** Leads to a paper or a condition and names nothing of what was asked. */
  readonly points: boolean;
  readonly ignorant: boolean;
  readonly declines: boolean;
  readonly deflects: boolean;
  readonly asksBack: boolean;
  /** Answers a yes-or-no question by stating it, or its opposite. */
  readonly asserts: boolean;
  /** Has definite content of the kind that a part of the question asks for. */
  readonly fitsKind: boolean;
  /** Figures that could belong to this question. */
  readonly figures: readonly Figure[];
  /** Everything measured or counted in it that the question has not said. */
  readonly fresh: readonly Figure[];
  /** Of these, the ones that are not said of something else. */
  readonly answering: readonly Figure[];
  readonly elements: readonly ExpectedElement[];
  /** Content words that neither the question nor a filler has. */
  readonly news: number;
  /** Counts as a statement: makes sense, has to do with the question, and is no echo. */
  readonly counts: boolean;
}

/** Everything the judgements of one answer share. */
export interface AnswerReading {
  readonly answer: AnswerText;
  readonly question: QuestionText;
  readonly expectation: Expectation;
  readonly statements: readonly StatementReading[];
  readonly manners: Manners;
  /** The first words say yes or no, or mean it. */
  readonly polar: string | null;
  /** Share of the words that stand in a sentence that makes sense: 0..1. */
  readonly sensible: number;
}

/** 'Against.', 'The density.': of two things that were put to choose from, the words of one and none of the other. Said in few
 *  words, since a speech has words of both. */
function optionPicked({ parts }: QuestionText, [first]: readonly Sentence[]): string | null {
  const choice = parts.find(({ form }) => form === 'choice');
  if (choice === undefined || first === undefined || first.words.length > mostOfAPick) return null;
  const [one = [], other = []] = choice.sentence.lower.split(/,? or /).map((side) => side.match(/[a-z']{3,}/g) ?? []);
  const of = (words: readonly string[], others: readonly string[]): boolean =>
    first.words.some((word) => word.length > 2 && words.includes(word) && !others.includes(word));
  return of(one, other) !== of(other, one) ? first.text : null;
}
const mostOfAPick = 6;

/** Said before anything is said: it takes nobody's place. */
const onlyOpens =
  /^(?:(?:sure|yeah|yep|okay|ok|right|so|well|um|uh|great|hi|hello|thanks?(?: you)?(?: (?:for|to) [^,.;]*| so much| very much)?|good (?:morning|afternoon|evening|question)|(?:mr|mrs|ms|madam)\.? (?:chair\w*|[a-z]+)|chair\w*|commissioners?|members of the (?:board|commission))[,.! ]*)+$/;

/** Reads an answer against its question. Gives: each sentence with its sense, its relevance and what it covers. */
export function readAgainst(answer: AnswerText, question: QuestionText, expectation: Expectation): AnswerReading {
  const statements: StatementReading[] = [];
  const seen = new Set<string>();
  const taken = new Set<string>();
  const sentences = answer.sentences.map(asReplied);
  for (const sentence of sentences) {
    const key = sentence.words.join(' ');
    const repeated = seen.has(key);
    seen.add(key);
    const statement = readStatement(sentence, question, expectation, {
      before: statements.at(-1) ?? null,
      first: statements.filter(({ sentence: earlier }) => !onlyOpens.test(earlier.lower)).length < 2,
      repeated,
      taken,
    });
    for (const { element } of statement.elements) taken.add(element.id);
    statements.push(statement);
  }
  const sensibleWords = statements.reduce(
    (sum, { sense, sentence }) => sum + (sense === 'clause' || sense === 'fragment' ? sentence.words.length : 0),
    0,
  );
  return {
    answer,
    question,
    expectation,
    statements,
    manners: mannersOf(answer),
    polar: polarOf(sentences) ?? optionPicked(question, sentences),
    sensible: answer.wordCount === 0 ? 0 : sensibleWords / answer.wordCount,
  };
}
