import type { Assessment, Rating } from '@rostrum/contract';
import { hashText, randomFrom } from '../base/random.ts';
import type { AnswerReading } from './answer-reading.ts';
import { quotable } from './carried.ts';
import type { CommitmentFound } from '../speech/commitment.ts';
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
  const missing = parts.coverage.missing[0];
  if (said !== null) {
    const line = random.pick<string>(emptyLines[said]).replace('{subject}', () => subjectOf(parts.reading));
    if (complete.has(said) || missing === undefined) return line;
    return `${line} ${missingLine(missing, parts.rating, false, (items) => random.pick(items))} ${asSentence(missing.element.why)}`;
  }
  const sentences: string[] = [];
  const best = praiseworthy(parts);
  if (best !== undefined) sentences.push(praise(parts, best, (items) => random.pick(items)));
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
      random
        .pick(remedyLines[kind])
        .replace('{subject}', () => subjectOf(parts.reading))
        .replace('{words}', () => wordsOf(parts)),
    );
  const wanted = honest !== 'with_date' && (missing?.wanted === true || parts.rating !== 'strong');
  if (missing !== undefined && wanted && sentences.length < 3)
    sentences.push(
      `${missingLine(missing, parts.rating, best !== undefined, (items) => random.pick(items))} ${asSentence(missing.element.why)}`,
    );
  if (sentences.length < 2 && honest === null)
    sentences.push(
      random.pick(parts.rating === 'weak' || parts.rating === 'poor' ? remedyLines.partial : strongClosings),
    );
  return sentences.join(' ');
}

type Empty = keyof typeof emptyLines;

/** Of these a coach says all there is to say; to the others belongs what the board was waiting for. */
const complete: ReadonlySet<Empty> = new Set(['noise', 'heap', 'rude', 'flattering']);

/** Where nothing was said that could be built on, the reason why. */
function emptyOf({ reading, rating, carried, evasion }: FeedbackParts): Empty | null {
  const { manners, statements } = reading;
  if (manners.rude !== null) return 'rude';
  if (rating !== 'poor' && reading.sensible >= 0.6) return rating === 'weak' && saysItBack(reading) ? 'echo' : null;
  if (reading.answer.wordCount === 0 || statements.every(({ sense }) => sense === 'noise')) return 'noise';
  if (reading.sensible < 0.6) return 'heap';
  if (manners.flattering !== null) return 'flattering';
  if (
    carried.length > 0 ||
    evasion.kind === 'declining' ||
    evasion.kind === 'ignorance' ||
    evasion.kind === 'clarification'
  )
    return null;
  if (manners.dismissive !== null) return 'dismissive';
  if (statements.every(({ echo }) => echo)) return 'echo';
  if (statements.some(({ sentence }) => sentence.figures.length > 0)) return 'beside';
  if (statements.some(({ hollow }) => hollow)) return 'reassuring';
  return reading.answer.wordCount < 4 ? 'blank' : 'nothing';
}

/** Sentences of some length, and hardly a word in them that the question did not have. */
function saysItBack({ statements, polar }: AnswerReading): boolean {
  return (
    polar === null &&
    statements.every(
      ({ echo, news, hollow, sentence }) =>
        echo || (news <= 1 && !hollow && sentence.words.length >= 8 && sentence.figures.length === 0),
    )
  );
}

/** The first of what carried; of a weak answer only what gave the board an element or a promise, since the subject alone
 *  is no merit. */
function praiseworthy({ carried, rating, reading, commitments }: FeedbackParts): string | undefined {
  if (rating === 'strong' || rating === 'adequate') return carried[0];
  return carried.find(
    (text) =>
      commitments.some((promise) => promise.text.endsWith(text) && promise.enforceable) ||
      reading.statements.some(({ sentence, elements }) => sentence.raw === text && elements.length > 0),
  );
}

function praiseKind({ commitments, evasion }: FeedbackParts, best: string, quote: string): keyof typeof praiseLines {
  if (evasion.honest === 'with_date') return 'gap';
  const promise = commitments.find(({ text }) => text.endsWith(best));
  if (promise?.enforceable === true && /\b(?:will|shall|accept|agree|commit|condition|'ll|’ll)\b/i.test(quote))
    return 'promise';
  if (
    /\b(?:study|report|sheet|exhibit|section|letter|permit|survey|agreement|appraisal|appendix|tab|page)\b|§/i.test(
      quote,
    )
  )
    return 'paper';
  return /\d/.test(quote) ? 'figure' : 'plain';
}

function missingLine(
  missing: ExpectedElement,
  rating: Rating,
  praised: boolean,
  pick: <T>(items: readonly T[]) => T,
): string {
  const { label } = missing.element;
  const clause = /^(?:that|whether|what|how|who|where|when|why|which|if)\b/.test(label);
  if (rating === 'strong')
    return pick(
      clause
        ? [`To make it complete, say ${label}.`, `It would be complete if you also said ${label}.`]
        : [
            `To make it complete, add ${label}.`,
            label.includes(':') ? `Add ${label}.` : `One thing more would close it: ${label}.`,
          ],
    );
  if (clause)
    return pick([
      `You did not say ${label}.`,
      `The board still has to hear ${label}.`,
      label.includes(':') ? `Say ${label}.` : `Left unsaid: ${label}.`,
    ]);
  return pick([
    label.includes(':')
      ? `The board was waiting to hear ${label}.`
      : praised
        ? `Still missing: ${label}.`
        : `What the board was waiting for: ${label}.`,
    `You did not give ${label}.`,
    `Next time, give ${label}.`,
  ]);
}

/** A quotation that begins in the middle of a sentence does not open the feedback. */
function praise(parts: FeedbackParts, best: string, pick: <T>(items: readonly T[]) => T): string {
  const quote = quotable(best);
  const lines: readonly string[] = praiseLines[praiseKind(parts, best, quote)];
  const fitting = /^[a-z]/.test(quote) ? lines.filter((line) => !line.startsWith('{quote}')) : lines;
  return pick(fitting).replace('{quote}', () => `“${quote}”`);
}

function asSentence(text: string): string {
  const capital = text.charAt(0).toUpperCase() + text.slice(1);
  return /[.?]$/.test(capital) ? capital : `${capital}.`;
}

function subjectOf(reading: AnswerReading): string {
  return reading.expectation.topic?.noun ?? 'what was asked';
}

function wordsOf({ evasion, reading }: FeedbackParts): string {
  const words = evasion.words ?? reading.statements[0]?.sentence.raw ?? '';
  return `“${quotable(words)}”`;
}
