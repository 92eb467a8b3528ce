import type { AnswerText, Sentence } from './answer-text.ts';
import type { Expectation, ExpectedElement } from './expectation.ts';
import type { Figure } from './figures.ts';
import { contentStem } from './lexicon.ts';
import { mannersOf } from './manners.ts';
import type { Manners } from './manners.ts';
import { clarification, declining, deflection, hollowPromise, ignorance } from './phrases.ts';
import type { QuestionText } from './question-text.ts';
import { senseOf } from './sentence-sense.ts';
import type { Sense } from './sentence-sense.ts';

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
  readonly ignorant: boolean;
  readonly declines: boolean;
  readonly deflects: boolean;
  readonly asksBack: boolean;
  /** Figures that could belong to this question. */
  readonly figures: readonly Figure[];
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

/** A single sentence does not settle more than this many elements: a list of keywords is no answer to all of them. */
const mostElementsOfOneSentence = 2;

const preface =
  /^(?:(?:well|so|now|okay|yes|no|yeah|sure|again|and|but|thank you|thanks)[,. ]+)*(?:(?:regarding|concerning|as (?:for|to|regards)|when it comes to|with (?:respect|regard) to|on the (?:subject|question|matter|topic|issue) of|in terms of|speaking of|about)\b[^,]{0,80},)/i;
const projectSubject =
  /\b(?:we|we're|we'll|we've|we'd|our|ours|us|i|i'm|i'll|i've|my|it|its|it's|they|they're|their|them|there|that|that's|this|these|those|both|each|all|none|project|site|facility|building|plan|plans|panels?|array|turbines?|inverters?|trucks?|traffic|road|fence|batter(?:y|ies)|homes?|houses?|units?|lots?|parcels?|property|properties|operator|owner|contractor|county|city|township|utility|bond|wells?|pond|basin|lights?|generators?|fans?|employees?|crews?|staff|noise|sound|level|study|report|permit|equipment|buffer|trees?|setback|distance|height|water|construction|operations?)\b/i;
const polarStart =
  /^(?:(?:well|so|oh|um|uh|and|but|the president|again|actually|honestly|frankly|thank you|thanks|commissioner|chair|madam|mr|ms|mrs|sir|ma'am|good (?:evening|question)|\w+)[,. ]+){0,3}?(yes|yeah|yep|yup|no|nope|correct|confirmed|absolutely|definitely|certainly|of course|exactly|right|true|agreed|never|not (?:at (?:all|this time)|yet|necessarily|really|currently|a chance|exactly|quite)|it (?:is|does|will|would|has|did|was|can|won't|doesn't|isn't|will not|does not|is not)|they (?:are|do|will|would|have|did|can|won't|don't|aren't|will not|do not|are not)|we (?:do|are|will|would|have|did|can|won't|don't|aren't|can't|cannot|wouldn't|will not|do not|are not|would not|agree|accept|sure have|have not|haven't)|i (?:do|am|will|would|have|did|can|don't|won't|would not|agree|think so|don't think so|believe so|do not)|that(?:'s| is) (?:right|correct|true|so|accurate|not (?:right|correct|true|so|accurate|the case))|there (?:is|are|will be|won't be|will not be|isn't|aren't|is no|are no)|you(?:'re| are) (?:right|correct)|sure|happy to|gladly|none|neither|both)\b/i;
const fillerStems = new Set(
  'commit committ community quality important responsibl careful carefully serious seriously concern concerned address ensur safe safety best practic industry standard applicabl regulation requirement complianc comply sustainabl sustainability benefit future partner partnership neighbor neighborhood stakeholder transparen transparency transparent respect value everyone highest level priority appropriat necessary proper properly fully thorough thoroughly confident proud excit opportunity growth better ensuring team experienced professional solution responsible sensitive mindful aspect consider impact matter work issu hope believ feel understand listen appreciat'.split(
    ' ',
  ),
);

/** Reads an answer against its question. Gives: each sentence with its sense, its relevance and what it covers. */
export function readAgainst(answer: AnswerText, question: QuestionText, expectation: Expectation): AnswerReading {
  const statements: StatementReading[] = [];
  const seen = new Set<string>();
  const taken = new Set<string>();
  for (const sentence of answer.sentences) {
    const key = sentence.words.join(' ');
    const repeated = seen.has(key);
    seen.add(key);
    const statement = readStatement(sentence, question, expectation, statements.at(-1) ?? null, repeated, taken);
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
    polar: polarOf(answer),
    sensible: answer.wordCount === 0 ? 0 : sensibleWords / answer.wordCount,
  };
}

function polarOf(answer: AnswerText): string | null {
  for (const sentence of answer.sentences.slice(0, 2)) {
    const match = polarStart.exec(sentence.text);
    if (match !== null) return match[1] ?? null;
  }
  return null;
}

function readStatement(
  sentence: Sentence,
  question: QuestionText,
  expectation: Expectation,
  before: StatementReading | null,
  repeated: boolean,
  taken: ReadonlySet<string>,
): StatementReading {
  const sense = senseOf(sentence);
  const makesSense = sense === 'clause' || sense === 'fragment';
  const core = sentence.text.replace(preface, '').trim();
  const stems = core === sentence.text ? sentence.stems : stemsOf(core);
  const shared = [...stems].filter((stem) => question.stems.has(stem)).length;
  const news = [...stems].filter((stem) => !question.stems.has(stem) && !fillerStems.has(stem)).length;
  const onTopic = expectation.cues.some((cue) => cue.test(core));
  const fitting = sentence.figures.filter((figure) => fits(figure, question, expectation));
  const echo =
    repeated || (shared >= 2 && news === 0 && sentence.figures.length === 0 && shared / Math.max(1, stems.size) >= 0.6);
  const ours = sense === 'fragment' || projectSubject.test(core);
  const elements =
    makesSense && !echo && ours
      ? expectation.elements
          .filter((expected) => !taken.has(expected.element.id) && covers(core, sentence, expected))
          .sort((a, b) => Number(b.wanted) - Number(a.wanted))
          .slice(0, mostElementsOfOneSentence + (fitting.length >= 2 ? 1 : 0))
      : [];
  const asked = question.parts.some((part) => fitting.some((figure) => part.wants.includes(figure.measure)));
  const inherits =
    before !== null &&
    before.relevance >= 0.4 &&
    /^(?:it|they|that|this|these|those|both|each|he|she|and|but|so|which|there|also|in addition|we)\b/.test(
      sentence.lower,
    );
  let relevance = 0;
  if (elements.length > 0 && !expectation.generic) relevance = 0.9;
  else if (elements.length > 0) relevance = 0.4 + Math.min(0.4, shared * 0.15) + (asked ? 0.2 : 0);
  else if (asked && (ours || shared > 0)) relevance = 0.8;
  else if (onTopic && ours) relevance = 0.6;
  else if (shared >= 2) relevance = 0.55;
  else if (shared === 1) relevance = 0.4;
  else if (inherits) relevance = 0.4;
  const hollow = hollowPromise.test(sentence.text) && fitting.length === 0 && elements.length === 0;
  return {
    sentence,
    sense,
    relevance: makesSense ? Math.min(1, relevance) : 0,
    echo,
    hollow,
    ignorant: ignorance.test(sentence.text),
    declines: declining.test(sentence.text),
    deflects: deflection.test(sentence.text),
    asksBack: sentence.asks || clarification.test(sentence.text),
    figures: ours && makesSense ? fitting : [],
    elements,
    news,
    counts: makesSense && !echo && relevance >= 0.4,
  };
}

function stemsOf(text: string): ReadonlySet<string> {
  const words = text.toLowerCase().match(/[a-z][a-z']*/g) ?? [];
  return new Set(words.map(contentStem).filter((stem) => stem !== null));
}

/** A figure fits where the question asks for its kind, or an element of the topic is filled by it. */
function fits(figure: Figure, question: QuestionText, expectation: Expectation): boolean {
  if (figure.measure === 'plain') return false;
  if (question.parts.some((part) => part.wants.includes(figure.measure))) return true;
  if (figure.measure === 'date' && figure.unit === 'year') return false;
  if (expectation.generic) return true;
  return expectation.elements.some(
    (expected) => expected.measures.length === 0 || expected.measures.includes(figure.measure),
  );
}

function covers(core: string, sentence: Sentence, expected: ExpectedElement): boolean {
  if (!expected.patterns.some((pattern) => pattern.test(core))) return false;
  if (expected.element.needsFigure !== true) return true;
  return sentence.figures.some(
    (figure) =>
      figure.measure !== 'plain' && (expected.measures.length === 0 || expected.measures.includes(figure.measure)),
  );
}
