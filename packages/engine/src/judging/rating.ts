import type { Rating } from '@rostrum/contract';
import type { AnswerReading, StatementReading } from './answer-reading.ts';
import { contentOfKind } from './asked-kind.ts';
import type { Coverage } from './coverage.ts';
import type { Evasion } from './evasion.ts';
import type { QuestionForm } from './question-text.ts';
import { everyDocument, hedge } from '../speech/phrases.ts';
import { sameSubject } from './same-subject.ts';
import { belonging } from './topic-vocabulary.ts';

export interface Scores {
  readonly responsiveness: number;
  readonly specificity: number;
  readonly evidence: number;
  readonly commitment: number;
  readonly contradictions: number;
  /** Nothing of what the question was after is in it. */
  readonly missed: boolean;
  /** A part of it at least has the kind of reply its form asks for. */
  readonly met: boolean;
  /** How far the part answered worst was answered: 0..1. */
  readonly least: number;
  /** Every part has definite content of the kind it asks for. */
  readonly full: boolean;
}

/** Rating and score of an answer. A score is never out of the band of its rating: strong 8-10, adequate 5-7, weak 2-4,
 *  poor 0-1. decisions.md §2. */
export function ratingOf(
  reading: AnswerReading,
  coverage: Coverage,
  evasion: Evasion,
  scores: Scores,
): { readonly rating: Rating; readonly score: number } {
  const raw =
    4.4 * scores.responsiveness +
    2.4 * scores.specificity +
    1.5 * scores.evidence +
    1.5 * scores.commitment +
    1.6 * coverage.wantedRatio +
    0.3 * Math.min(3, coverage.extra) -
    1.5 * evasion.evasion -
    1.5 * Math.min(1, scores.contradictions);
  const ceiling = ceilingOf(reading, coverage, evasion, scores);
  const earned =
    isSettled(evasion, scores) || isPlan(reading, evasion, scores)
      ? Math.max(raw, 8)
      : isPlain(reading, evasion, scores)
        ? Math.max(raw, 5)
        : raw;
  const score = Math.round(Math.min(10, Math.max(floorOf(reading, evasion, scores), Math.min(earned, ceiling))));
  return { rating: ratingOfScore(score), score };
}

/** Answers, is definite, and is supported or binding: that is strong, however short. */
function isSettled(evasion: Evasion, scores: Scores): boolean {
  const { responsiveness, specificity, evidence, commitment } = scores;
  const supported = specificity >= 0.8 && evidence >= 0.8;
  return (
    evasion.directness === 'direct' &&
    scores.least > 0.4 &&
    responsiveness >= (supported ? 0.6 : 0.7) &&
    specificity >= (scores.full ? 0.5 : 0.6) &&
    ((scores.full && evidence >= 0.4) ||
      evidence >= 0.7 ||
      commitment >= 0.8 ||
      (specificity >= 0.85 && evidence >= 0.5))
  );
}

/** Figure upon figure of what is done, to the question: nobody asks such an answer for a paper. */
function isPlan({ statements }: AnswerReading, evasion: Evasion, { specificity, least, missed }: Scores): boolean {
  return (
    evasion.directness === 'direct' &&
    !missed &&
    least > 0.4 &&
    specificity >= 0.6 &&
    statements.filter(
      ({ sense, hollow, fresh, sentence }) =>
        sense === 'clause' && !hollow && fresh.length > 0 && !hedge.test(sentence.text),
    ).length >= figuresOfAPlan
  );
}
/** Sentences with a figure of their own. */
const figuresOfAPlan = 4;

/** Says the thing that was asked for, definitely enough to repeat. */
function isPlain(reading: AnswerReading, evasion: Evasion, { responsiveness, specificity, met }: Scores): boolean {
  return (
    evasion.directness === 'direct' &&
    ((responsiveness >= 0.45 && specificity >= 0.5) ||
      (met && responsiveness >= 0.8 && reading.answer.wordCount <= 12) ||
      (reading.polar !== null && responsiveness >= 0.75))
  );
}

/** The lowest score of each rating. decisions.md §2 */
export const leastOf = { strong: 8, adequate: 5, weak: 2, poor: 0 } as const satisfies Record<Rating, number>;

/** Bands of decisions.md §2. Takes: a score 0..10. */
export function ratingOfScore(score: number): Rating {
  if (score >= leastOf.strong) return 'strong';
  if (score >= leastOf.adequate) return 'adequate';
  return score >= leastOf.weak ? 'weak' : 'poor';
}

/** The most an answer of this kind can get, whatever its parts add up to. */
function ceilingOf(reading: AnswerReading, coverage: Coverage, evasion: Evasion, scores: Scores): number {
  const { statements, manners, answer } = reading;
  const counting = statements.filter((statement) => statement.counts);
  const substance = counting.filter(
    (statement) =>
      !statement.hollow && (statement.figures.length > 0 || statement.elements.length > 0 || statement.news >= 2),
  );
  if (answer.wordCount === 0 || reading.sensible < 0.25)
    return statements.every(({ sense }) => sense === 'noise') || reading.sensible === 0 ? 1 : 2;
  if (manners.rude !== null) return substance.length >= 3 ? 3 : 1;
  if (manners.flattering !== null && substance.length === 0) return 1;
  if (reading.sensible < 0.6) return 4;
  if (evasion.honest === 'with_date') return 7;
  if (evasion.honest === 'without_date' || evasion.honest === 'in_hand') return 4;
  // 'Not yet; I will be there on Saturday' owns up to what is still to do.
  if (reading.polar !== null && stillToDo.test(answer.text)) return 7;
  if (tellsNoEvent(reading, counting)) return 4;
  if (
    statements.length > 0 &&
    statements.every((statement) => statement.echo || statement.hollow || !statement.counts) &&
    reading.polar === null
  ) {
    // Courtesies, boasts and good intentions from end to end are no answer at all.
    if (statements.every(({ hollow, echo, counts }) => hollow && (echo || counts))) return 1;
    return statements.some((statement) => statement.echo || statement.hollow || statement.counts) ? 3 : 2;
  }
  if (evasion.directness === 'evasive' || scores.missed) return 4;
  if (
    substance.length === 0 &&
    !(reading.polar !== null && answer.wordCount <= 25) &&
    !(scores.met && counting.length > 0 && answer.wordCount <= 12)
  )
    return 4;
  if (manners.dismissive !== null && substance.length < 2) return 3;
  if (evasion.kind === 'dodging' && reading.expectation.named) return 4;
  if (evasion.kind === 'general' || evasion.kind === 'deflection' || evasion.kind === 'dodging') return 5;
  const { parts } = reading.question;
  const wantsFigure = parts.some(({ wants, counted }) => wants.length > 0 || counted !== null);
  const beside = statements.some(({ sentence, figures }) => sentence.figures.length > figures.length);
  if (
    wantsFigure &&
    beside &&
    reading.polar === null &&
    statements.every(({ elements, figures }) => elements.length === 0 && figures.length === 0)
  )
    return 4;
  // Nothing was asked for, named or owned up to here that has clearly to do with the question.
  const shared = new Set(
    counting.flatMap(({ sentence }) => [...sentence.stems].filter((stem) => reading.question.stems.has(stem))),
  );
  const near =
    shared.size >= 2 || statements.some(({ relevance, elements }) => relevance >= 0.5 || elements.length > 0);
  if (!near && reading.polar === null && !scores.met) return scores.evidence >= 0.7 || scores.commitment >= 0.8 ? 5 : 4;
  if (evasion.kind === 'implicit') return scores.evidence >= 0.6 || scores.commitment >= 0.8 ? 5 : 4;
  if (
    reading.expectation.generic &&
    !scores.full &&
    reading.polar === null &&
    !statements.some(({ sentence }) => [...sentence.stems].some((stem) => reading.question.stems.has(stem)))
  ) {
    return scores.evidence >= 0.6 || scores.commitment >= 0.8 ? 5 : 4;
  }
  if (substance.length * 4 < statements.length && answer.wordCount > 60) return 6;
  // A figure is no name, and a name no date, however good the rest.
  if (
    reading.expectation.named &&
    reading.polar === null &&
    !scores.met &&
    parts.every(({ form }) => asksOneThing.has(form))
  )
    return coverage.wantedRatio > 0 ? 7 : 4;
  if (reading.expectation.named && answer.wordCount > inOneBreath / 2 && !keepsToTheTopic(reading)) return 5;
  const solid = scores.specificity >= 0.5 && (scores.evidence >= 0.4 || scores.commitment >= 0.5);
  if (!solid || scores.responsiveness < 0.6) return 7;
  if (answer.wordCount > inOneBreath && firmThings(reading, scores) < 2) return 7;
  return scores.contradictions > 0 ? 7 : 10;
}

/** Nobody writes anything down while a reply of this many words is given; a longer one is only strong with two things to write. */
const inOneBreath = 30;

/** Whether an answer has something of its topic: an element, a cue, words that belong to it, or two things the question named. */
function keepsToTheTopic({ statements, question, expectation }: AnswerReading): boolean {
  const stems = new Set(statements.flatMap(({ sentence }) => [...sentence.stems]));
  return (
    statements.some(
      ({ elements, sentence }) => elements.length > 0 || expectation.cues.some((cue) => cue.test(sentence.text)),
    ) ||
    belonging(stems, expectation.vocabulary) >= ownLanguage ||
    [...question.askedStems].filter((asked) => [...stems].some((said) => sameSubject(said, asked))).length >= 2
  );
}
const ownLanguage = 0.8;

/** Questions after a name, a date, a distance or a number, which nothing else answers. */
const asksOneThing: ReadonlySet<QuestionForm> = new Set(['who', 'when', 'how_many', 'how_much', 'how_far', 'how_long']);

/** What of an answer can be written down and checked: figures of its own, papers, an undertaking that can be enforced. */
function firmThings({ statements }: AnswerReading, { commitment }: Scores): number {
  const told = statements.reduce(
    (sum, { hollow, fresh, sentence }) =>
      sum + (hollow ? 0 : fresh.length + (sentence.text.match(everyDocument) ?? []).length),
    0,
  );
  return told + (commitment >= 0.8 ? 1 : 0);
}

/** It has not been done, and what is asked is whether it has. */
const stillToDo =
  /^(?:well, |no[,.;] ?)?(?:not (?:yet|so far|as yet|at this point)|(?:we|i) (?:haven't|have not|didn't|did not) yet)\b/i;

/** Asked what happens then, the answer only says how good things or people are. */
function tellsNoEvent({ question, polar }: AnswerReading, counting: readonly StatementReading[]): boolean {
  const [part] = question.parts;
  if (part?.form !== 'what_if' || question.parts.length > 1 || polar !== null) return false;
  return counting.every(
    ({ sentence, fresh, hollow, elements }) =>
      hollow ||
      (!contentOfKind('event', sentence, fresh, question.stems).given &&
        !contentOfKind('binding', sentence, fresh, question.stems).given &&
        !(elements.some(({ wanted }) => wanted) && fresh.length > 0)),
  );
}

/** The least: a plain 'I don't know' with a name and a day is never poor, and neither is a plain yes or no. */
function floorOf(reading: AnswerReading, evasion: Evasion, { contradictions }: Scores): number {
  if (reading.answer.wordCount === 0 || reading.sensible < 0.25 || reading.manners.rude !== null) return 0;
  if (evasion.honest === 'with_date') return 5;
  if (evasion.honest === 'without_date') return 3;
  if (evasion.honest === 'in_hand') return 2;
  if (reading.manners.flattering !== null || reading.manners.dismissive !== null) return 0;
  // Somebody who talks sense about what they do is never told that they said nothing.
  const talksSense = reading.statements.some(
    ({ sense, hollow, echo, news, sentence }) =>
      sense === 'clause' && !hollow && !echo && news >= 2 && sentence.figures.length > 0,
  );
  // What takes back an earlier statement has spoken to the matter.
  return reading.polar !== null ||
    talksSense ||
    contradictions > 0 ||
    reading.statements.some(({ counts, hollow }) => counts && !hollow)
    ? 2
    : 0;
}
