import type { Assessment } from '@rostrum/contract';
import { hashText } from '../base/random.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { readAgainst } from './answer-reading.ts';
import type { AnswerReading } from './answer-reading.ts';
import { readAnswer } from '../speech/answer-text.ts';
import { carriedIn, keptFrom } from './carried.ts';
import { citedRuleOf } from './cited-rule.ts';
import { commitmentScoreOf, commitmentsIn } from '../speech/commitment.ts';
import { coverageOf } from './coverage.ts';
import type { Coverage } from './coverage.ts';
import { evasionOf } from './evasion.ts';
import { evidenceOf } from './evidence.ts';
import { expectationOf, formExpectation } from './expectation.ts';
import type { Expectation } from './expectation.ts';
import { feedbackOf } from './feedback.ts';
import { findContradictions } from './find-contradictions.ts';
import { missesThePoint, passesTheRule } from './misses-the-point.ts';
import { readQuestion } from './question-text.ts';
import type { QuestionText } from './question-text.ts';
import { withProposed, type ProposedElement } from './proposed-elements.ts';
import { ratingOf } from './rating.ts';
import { responsivenessOf } from './responsiveness.ts';
import { specificityOf } from './specificity.ts';
import { strongerAnswerOf } from './stronger-answer.ts';
import type { Judgement, JudgeRequest } from './types.ts';

/** Judges an answer: against the question, against what a complete answer on the topic contains, and against the record.
 *  Takes: the rehearsal before the answer, what has been filed, the answer with its question, and the elements that somebody
 *  else found in it, which count as far as the answer bears them out.  Gives: assessment (all
 *  ratios 0..1), rating, score 0..10 in the band of the rating, and feedback of two to four sentences.  Throws: never.
 *  Specification: decisions.md §2 and §3; architecture.md, "How an answer is judged". */
export function judgeAnswer(
  r: Rehearsal,
  materials: Materials,
  request: JudgeRequest,
  proposed: readonly ProposedElement[] = [],
): Judgement {
  const asked =
    request.questionId === null
      ? null
      : (r.exchanges.findLast((exchange) => exchange.asked.question_id === request.questionId)?.asked ?? null);
  const question = readQuestion((asked?.draft ?? asked?.question)?.trim() || request.question);
  const expectation = expectationOf(question, r.project.industry, {
    topic: asked?.topic ?? null,
    expects: asked?.expects ?? [],
    focus: request.topicFocus ?? asked?.topic_focus ?? null,
  });

  const reading = withProposed(readOnItsTerms(request.answer, question, expectation), proposed);
  const coverage = coverageOf(reading);
  const { responsiveness, met, least, full, leftOut } = responsivenessOf(reading, coverage);
  const rules = (asked?.citations ?? []).flatMap(({ kind, quote }) => (kind === 'ordinance' ? [quote] : []));
  const ruleMissed = passesTheRule(reading, rules);
  const missed = ruleMissed || missesThePoint(reading, coverage, met);
  const specificity = specificityOf(reading);
  const { evidence, grades } = evidenceOf(reading);
  // To accept 'that' where nothing was said undertakes nothing.
  const leading = new Set(reading.statements.filter(({ points }) => points).map(({ sentence }) => sentence.raw));
  const commitments = commitmentsIn(reading.answer).filter(({ text }) => !leading.has(text));
  const commitment = commitmentScoreOf(commitments);
  const evasion = evasionOf(reading, coverage, { responsiveness, missed, leftOut, met }, commitments);
  const contradictions = findContradictions(r, reading.answer, request.questionId, question.text);
  const { rating, score } = ratingOf(reading, coverage, evasion, {
    responsiveness,
    specificity,
    evidence,
    commitment,
    contradictions: contradictions.length,
    missed,
    met,
    least,
    full,
  });
  const open = reading.expectation.generic && full ? withoutTheForm(coverage) : coverage;
  const binding = new Set(commitments.filter(({ hollow }) => !hollow).map(({ text }) => text));
  const carried = carriedIn(reading, binding);

  const assessment: Assessment = {
    responsiveness: rounded(responsiveness),
    specificity: rounded(specificity),
    evidence: rounded(evidence),
    commitment: rounded(commitment),
    evasion: rounded(evasion.evasion),
    directness: evasion.directness,
    evasion_kind: evasion.kind,
    covered: coverage.covered.map(({ element }) => element.label),
    missing: coverage.missing.map(({ element }) => element.label),
    commitments: commitments.filter(({ hollow }) => !hollow).map(({ text }) => ({ text })),
    contradictions,
    stronger_answer: strongerAnswerOf({
      reading,
      coverage: open,
      kept: keptFrom(reading, binding, evasion),
      seed: hashText(request.answer),
      bound: commitment >= 0.8,
      materials,
      project: r.project,
      contradictions,
      cited: citedRuleOf(r, materials, asked?.citations ?? [], request.answer),
    }),
    carried: [...carried],
    evidence_grades: grades,
    not_judged: notJudged(r, reading.expectation, asked?.question_id ?? request.questionId),
  };
  const feedback = feedbackOf({
    reading,
    coverage: open,
    ruleMissed,
    form: [r.project.description ?? '', ...r.project.facts].join(' '),
    evasion,
    commitments,
    carried,
    contradictions,
    rating,
    heard: heardBefore(r, request.questionId),
  });
  return { assessment, rating, score, feedback };
}

/** The answer read against the topic; against the form of the question alone, where the topic was only guessed from its words
 *  and a definite answer has nothing to do with the guess. */
function readOnItsTerms(text: string, question: QuestionText, expectation: Expectation): AnswerReading {
  const answer = readAnswer(text);
  const reading = readAgainst(answer, question, expectation);
  if (expectation.named || expectation.generic || reading.polar !== null) return reading;
  // Where a yes, a no or a number was asked for, whatever gives none has missed it on any topic.
  if (question.parts.some(({ form, wants, counted }) => asksPlainly.has(form) || wants.length > 0 || counted !== null))
    return reading;
  const idle = reading.statements.every(({ counts }) => !counts);
  const definite = reading.statements.some(
    ({ sense, hollow, deflects, declines, asksBack, fresh, news }) =>
      sense === 'clause' && !hollow && !deflects && !declines && !asksBack && fresh.length > 0 && news >= 2,
  );
  return idle && definite ? readAgainst(answer, question, formExpectation(question)) : reading;
}

const asksPlainly: ReadonlySet<string> = new Set(['yes_no', 'choice']);

/** What the form of a question calls for is given where every part has definite content of its kind, in whatever words. */
function withoutTheForm(coverage: Coverage): Coverage {
  return { ...coverage, missing: coverage.missing.filter(({ element }) => !ofTheForm.has(element.id)) };
}
const ofTheForm: ReadonlySet<string> = new Set(
  'means amount place date hour responsible what_happens reason plain_answer'.split(' '),
);

/** Feedback on the questions before this one. */
function heardBefore(r: Rehearsal, questionId: string | null): string[] {
  return r.exchanges.flatMap(({ asked, judged }) =>
    judged === null || asked.question_id === questionId ? [] : [judged.feedback],
  );
}

/** What could not be judged is said to be missing, never replaced by a number. */
function notJudged(r: Rehearsal, expectation: Expectation, questionId: string | null): string[] {
  const earlier =
    r.presentation !== null ||
    r.exchanges.some(({ asked, answered }) => answered !== null && asked.question_id !== questionId);
  return [
    ...(expectation.generic
      ? [
          'Completeness for the topic: the question was not recognised as one of the topics on file, so only its form was used.',
        ]
      : []),
    ...(earlier ? [] : ['Contradictions: nothing earlier is on the record to compare with.']),
  ];
}

function rounded(ratio: number): number {
  return Math.round(Math.min(1, Math.max(0, ratio)) * 100) / 100;
}
