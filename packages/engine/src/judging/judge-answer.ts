import { trimmedEnd } from '../base/text.ts';
import type { AskedEvent, Assessment, EvasionKind, Rating } from '@rostrum/contract';
import { carriedIn } from '../coaching/carried.ts';
import { feedbackOf, lackLabel, lackOf } from '../coaching/feedback.ts';
import type { Judged } from '../coaching/judged.ts';
import { unfiledIn } from '../coaching/on-file.ts';
import { strongerAnswerOf } from '../coaching/stronger-answer.ts';
import type { Materials } from '../filed/types.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import { readQuestion } from '../said/asked.ts';
import { coaching } from '../said/data.ts';
import { isBarred, itemsIn, speaksAgainst, withItems, type ItemClaimed } from './checklist.ts';
import { elementsOf, givesElement } from './elements.ts';
import { featuresOf, type Features } from './features/features.ts';
import { findContradictions } from './find-contradictions.ts';
import { gradesOf } from './grades.ts';
import { firstOf, hitsOf, readAnswer, type Heard } from '../said/heard.ts';
import { scoreOf } from './rating.ts';
import { reasonsOf } from './trace.ts';
import { together } from './two-readings.ts';
import type { Judgment, JudgeRequest } from './types.ts';
import { acceptedIn, undertakingsIn } from '../said/undertakings.ts';
import { verdictOf, type Verdict } from './verdict.ts';

/** Judges an answer: whether it gives what this very question asked for, its tone, and what a board could write down from it. The rating
 *  comes from a small model over features of the language, under a table of rules (packages/engine/judging); the topic of the question is
 *  for coaching and never rates.
 *  Takes: the rehearsal before the answer, what has been filed, the answer with its question, and the checklist items that a language model
 *  claims to have found in it (null if none was asked), which count only if their words appear in it and move a rating by at most one band.
 *  Gives: assessment, rating and score (null if it cannot be rated), and feedback of two or three sentences.  Throws: never.
 *  Specification: decisions.md §2, §3 and §8. */
export function judgeAnswer(
  r: Rehearsal,
  materials: Materials,
  request: JudgeRequest,
  claimed: readonly ItemClaimed[] | null = null,
): Judgment {
  const exchange =
    request.questionId === null
      ? undefined
      : r.exchanges.findLast(({ asked }) => asked.question_id === request.questionId);
  const put = exchange?.asked;
  const asked = readQuestion(openQuestion(r, put) || request.question);
  const heard = readAnswer(request.answer);
  const contradictions = findContradictions(r, request.answer, request.questionId, asked.annotation.text);
  const own = withContradiction(featuresOf(asked, heard), contradictions);
  const found = claimed === null ? null : itemsIn(claimed, asked, heard);
  const isRead = found !== null && found.length > 0;
  const features = isRead ? withItems(own, asked, heard, found) : own;
  const alone = verdictOf(own);
  const isRude = isBarred(heard, own) || alone.rude > sharpFrom;
  const verdict = !isRead
    ? alone
    : together(alone, verdictOf(features), { barred: isRude, against: speaksAgainst(found) });
  const unfiled = unfiledIn(r, materials, asked, heard);
  const judged: Judged = { asked, heard, features, verdict, contradictions, unfiled };
  const carried = carriedIn(heard, features, verdict);
  const lack = lackOf(judged);
  const elements = elementsOf(r, put?.topic ?? null, request.topicFocus, asked.annotation.text);
  const covered = elements.filter((element) => givesElement(element, heard));
  const undertakings = undertakingsIn(heard);
  const accepted = undertakings.length === 0 ? acceptedIn(asked, heard) : null;
  const { values } = features;
  const assessment: Assessment = {
    responsiveness: rounded(verdict.band === null ? 0.5 : responsivenessOf(verdict, values)),
    specificity: rounded(specificityOf(values)),
    evidence: rounded(
      0.6 * Math.min(1, 3 * (values['paper'] ?? 0)) +
        0.3 * Math.min(1, 2 * (values['agent'] ?? 0)) +
        0.2 * (values['figures'] ?? 0),
    ),
    commitment: rounded(
      undertakings.length === 0 ? 0 : undertakings.some(({ enforceable }) => enforceable) ? 0.85 : 0.45,
    ),
    evasion: rounded(evasionOf(verdict)),
    directness: directnessOf(verdict, features),
    evasion_kind: kindOf(verdict, features),
    covered: covered.map(({ label }) => label),
    missing: lack === null ? [] : [lackLabel(judged, lack)],
    commitments: [
      ...undertakings.filter(({ standsAlone }) => standsAlone).map(({ text }) => text),
      ...(accepted === null ? [] : [accepted]),
    ].map((text) => ({
      text,
    })),
    contradictions,
    stronger_answer: strongerAnswerOf(judged, materials),
    answers_question: verdict.band === null ? 'cannot_tell' : verdict.answers,
    tone: toneOf(heard, verdict),
    reasons: reasonsOf(asked, heard, features, verdict),
    ...(verdict.band === null && { not_rated: verdict.readings === 'apart' ? readingsApart : notRated }),
    carried: carried.filter(saysWhat),
    evidence_grades: gradesOf(heard),
    ...(found !== null && { found_by_model: found.map(({ item, part, words }) => ({ item, part, words })) }),
    not_judged: notJudged(r, put?.question_id ?? request.questionId),
  };
  return {
    assessment,
    rating: verdict.band,
    score: verdict.band === null ? null : scoreOf(verdict.band, verdict, features),
    feedback: feedbackOf(judged, carried),
  };
}

const pressing = matcher(coaching.presses);
/** What was asked: of 'Is that a yes or a no?', the question that got neither. Empty if it isn't on the record. */
function openQuestion(r: Rehearsal, put: AskedEvent | undefined): string {
  const words = (put?.draft ?? put?.question)?.trim() ?? '';
  if (put?.follow_up_of == null || !pressing.test(annotate(words))) return words;
  return openQuestion(r, r.exchanges.find(({ asked }) => asked.question_id === put.follow_up_of)?.asked) || words;
}

/** Used in place of a rating that could not be given. decisions.md §8 */
export const notRated = 'Not rated: it could not be told whether this answers the question.';

/** The same, if the engine and a language model read it three bands apart. */
export const readingsApart = 'Not rated: it was read in two ways that are too far apart.';

/** A contradiction of the record counts against an answer only if it is asserted. */
function withContradiction(features: Features, contradictions: Assessment['contradictions']): Features {
  const asserted = contradictions.some(({ kind }) => kind !== 'question');
  return { ...features, values: { ...features.values, contradicted: asserted ? 1 : 0 } };
}

const midOf: Readonly<Record<Rating, number>> = { strong: 0.9, adequate: 0.7, weak: 0.35, poor: 0.1 };

function responsivenessOf({ band, responds }: Verdict, values: Features['values']): number {
  return 0.5 * midOf[band ?? 'weak'] + 0.3 * responds + 0.2 * (values['given'] ?? 0);
}

/** How definite an answer is: figures, names and times make it so; hedges, reassurance and long speeches undo it. */
function specificityOf(values: Features['values']): number {
  const of = (id: string): number => values[id] ?? 0;
  const definite = 0.5 + 0.6 * of('figures') + 0.45 * of('names') + 0.2 * of('time');
  const loose = 0.5 * of('hollow') + 0.5 * of('hedges') + 0.3 * of('noncommittal') + 0.2 * of('speech');
  return of('gibberish') + of('soup') > 0 ? 0 : definite - loose;
}

function evasionOf({ answers, responds, evasion }: Verdict): number {
  const base = answers === 'yes' ? 0.1 : answers === 'partly' ? 0.35 : 0.65;
  return base + 0.25 * (1 - responds) * (evasion === null ? 0.5 : 1);
}

/** Evasive means declining, not knowing, asking back, or changing the subject; direct means answering. For a speech, which does a little of
 *  everything, only the model decides. */
function directnessOf({ answers, band, directness }: Verdict, { values }: Features): Assessment['directness'] {
  if (band === null) return 'partial';
  if ((values['speech'] ?? 0) > 0) return directness;
  if (answers === 'yes') return 'direct';
  if (answers === 'partly') return 'partial';
  const refuses = ['declines', 'ignorance', 'asks_back', 'gibberish', 'soup'].some((id) => (values[id] ?? 0) > 0);
  return refuses || band === 'poor' ? 'evasive' : 'partial';
}

const kinds: ReadonlySet<string> = new Set([
  'implicit',
  'dodging',
  'deflection',
  'partial',
  'general',
  'declining',
  'ignorance',
  'clarification',
]);

function kindOf(verdict: Verdict, { values }: Features): EvasionKind | null {
  const { evasion, answers, band } = verdict;
  if (evasion !== null && kinds.has(evasion) && band !== 'strong') return evasion as EvasionKind;
  if (answers === 'yes') return null;
  if (answers === 'partly') return 'partial';
  return (values['hollow'] ?? 0) > 0 ? 'general' : 'dodging';
}

function toneOf(heard: Heard, { rude }: Verdict): NonNullable<Assessment['tone']> {
  if (firstOf(heard, 'hostile') !== null) return 'hostile';
  if (firstOf(heard, 'condescending') !== null) return 'condescending';
  if (rude > sharpFrom) return hitsOf(heard, 'orders').length > 0 ? 'hostile' : 'condescending';
  return firstOf(heard, 'flattering') === null ? 'civil' : 'flattering';
}
/** At or above this, we accept the model's view that an answer is rude even if no phrase shows it. */
const sharpFrom = 0.75;

/** What could not be judged is reported as missing, never replaced by a number. */
function notJudged(r: Rehearsal, questionId: string | null): string[] {
  const earlier =
    r.presentation !== null ||
    r.exchanges.some(({ asked, answered }) => answered !== null && asked.question_id !== questionId);
  return earlier ? [] : ['Contradictions: nothing earlier is on the record to compare with.'];
}

function rounded(ratio: number): number {
  return Math.round(Math.min(1, Math.max(0, ratio)) * 100) / 100;
}

/** A bare yes or no answers, but there is nothing in it to say again. */
const saysWhat = (quote: string): boolean => !['yes', 'no'].includes(trimmedEnd(quote, '.,!').toLowerCase());
