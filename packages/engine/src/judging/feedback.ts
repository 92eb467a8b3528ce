import type { Assessment, Rating } from '@rostrum/contract';
import { hashText, randomFrom } from '../base/random.ts';
import type { AnswerReading } from './answer-reading.ts';
import { quotable } from './carried.ts';
import type { CommitmentFound } from './commitment.ts';
import type { Coverage } from './coverage.ts';
import type { Evasion } from './evasion.ts';
import type { ExpectedElement } from './expectation.ts';
import { emptyLines, praiseLines, remedyLines, strongClosings } from './feedback-lines.ts';

export interface FeedbackParts {
  readonly reading: AnswerReading;
  readonly coverage: Coverage;
  readonly evasion: Evasion;
  readonly commitments: readonly CommitmentFound[];
  readonly carried: readonly string[];
  readonly contradictions: Assessment['contradictions'];
  readonly rating: Rating;
}

/** What a coach would say in ten seconds: what carried, in the applicant's own words; what is missing and why a board
 *  wants it; the remedy where the answer evaded.  Gives: two to four sentences; the same answer always hears the same.
 *  Specification: decisions.md §3, architecture.md ("How an answer is judged"). */
export function feedbackOf(parts: FeedbackParts): string {
  const random = randomFrom(hashText(parts.reading.answer.text), 'feedback');
  const said = emptyOf(parts);
  if (said !== null) return random.pick(emptyLines[said]);
  const sentences: string[] = [];
  const [best] = parts.carried;
  if (best !== undefined)
    sentences.push(random.pick(praiseLines[praiseKind(parts, best)]).replace('{quote}', `“${quotable(best)}”`));
  const [clash] = parts.contradictions;
  if (clash !== undefined) {
    sentences.push(
      `But earlier you said “${quotable(clash.earlier)}”, and a member who kept notes will put the two side by side; say which one stands and why it changed.`,
    );
  }
  const { kind } = parts.evasion;
  const honest = parts.evasion.honest;
  if (honest !== null)
    sentences.push(random.pick(remedyLines[honest === 'with_date' ? 'honest_with_date' : 'honest_without_date']));
  else if (kind !== null && clash === undefined)
    sentences.push(
      random.pick(remedyLines[kind]).replace('{subject}', subjectOf(parts.reading)).replace('{words}', wordsOf(parts)),
    );
  const missing = parts.coverage.missing[0];
  const wanted = missing?.wanted === true || parts.rating !== 'strong';
  if (missing !== undefined && wanted && sentences.length < 3)
    sentences.push(`${missingLine(missing, best !== undefined, random.pick)} ${missing.element.why}`);
  if (sentences.length < 2) sentences.push(random.pick(strongClosings));
  return sentences.join(' ');
}

type Empty = keyof typeof emptyLines;

/** Where nothing was said that could be taken apart, and a coach says only that. */
function emptyOf({ reading, rating }: FeedbackParts): Empty | null {
  const { manners, statements } = reading;
  if (manners.rude !== null) return 'rude';
  if (rating !== 'poor' && reading.sensible >= 0.6) return null;
  if (reading.answer.wordCount === 0 || statements.every(({ sense }) => sense === 'noise')) return 'noise';
  if (reading.sensible < 0.6) return 'heap';
  if (manners.flattering !== null) return 'flattering';
  return reading.answer.wordCount < 4 ? 'blank' : 'nothing';
}

function praiseKind({ commitments }: FeedbackParts, best: string): keyof typeof praiseLines {
  const promise = commitments.find(({ text }) => text === best);
  if (promise?.enforceable === true) return 'promise';
  if (/\b(?:study|report|sheet|exhibit|section|letter|permit|plan|survey|agreement|appraisal|engineer)\b|§/i.test(best))
    return 'paper';
  return /\d/.test(best) ? 'figure' : 'plain';
}

function missingLine(missing: ExpectedElement, praised: boolean, pick: <T>(items: readonly T[]) => T): string {
  const { label } = missing.element;
  const clause = /^(?:that|whether|what|how|who|where|when|why|which)\b/.test(label);
  return pick(
    clause
      ? [`You did not say ${label}.`, `The board still has to hear ${label}.`, `Left unsaid: ${label}.`]
      : [
          praised ? `What is still missing is ${label}.` : `What the board was waiting for is ${label}.`,
          `You did not give ${label}.`,
          `Next time, give ${label}.`,
        ],
  );
}

function subjectOf(reading: AnswerReading): string {
  return reading.expectation.topic?.noun ?? 'what was asked';
}

function wordsOf({ evasion, reading }: FeedbackParts): string {
  const words = evasion.words ?? reading.statements[0]?.sentence.raw ?? '';
  return `“${quotable(words)}”`;
}
