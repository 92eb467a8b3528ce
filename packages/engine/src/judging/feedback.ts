import type { Assessment, EvasionKind, Rating } from '@rostrum/contract';
import { hashText, randomFrom } from '../base/random.ts';
import type { AnswerReading } from './answer-reading.ts';
import { quotable } from './carried.ts';
import type { CommitmentFound } from '../speech/commitment.ts';
import type { Coverage } from './coverage.ts';
import type { Evasion } from './evasion.ts';
import { formExpectation, type ExpectedElement } from './expectation.ts';
import { stemsIn } from '../speech/lexicon.ts';
import {
  bareLines,
  clashLines,
  emptyLines,
  halfwayLines,
  praiseLines,
  refusalLines,
  ruleLines,
  remedyLines,
  strongClosings,
} from './feedback-lines.ts';

export interface FeedbackParts {
  readonly reading: AnswerReading;
  readonly coverage: Coverage;
  readonly evasion: Evasion;
  readonly commitments: readonly CommitmentFound[];
  readonly carried: readonly string[];
  readonly contradictions: Assessment['contradictions'];
  readonly rating: Rating;
  /** A rule was read out, and the answer has nothing of it. */
  readonly ruleMissed: boolean;
  /** What the form says of the project. */
  readonly form: string;
  /** Feedback given earlier in the session, oldest first. */
  readonly heard: readonly string[];
}

/** More than this is not heard in ten seconds. */
const mostSentences = 3;
const mostWords = 62;

/** What a coach would say in ten seconds: what carried, in the applicant's own words; what is missing and why a board
 *  wants it; the remedy where the answer evaded.  Gives: one to three sentences; the same answer at the same point of a
 *  session always hears the same, and no reason or phrase comes twice while others are left.
 *  Specification: decisions.md §3, architecture.md ("How an answer is judged"). */
export function feedbackOf(parts: FeedbackParts): string {
  const heard = parts.heard.join(' ');
  const random = randomFrom(hashText(`${parts.heard.length} ${parts.reading.answer.text}`), 'feedback');
  const pick: Pick = (lines) => {
    const fresh = lines.filter((line) => !heard.includes(fixedPartOf(line)));
    return random.pick(fresh.length > 0 ? fresh : lines);
  };
  const said: string[] = [];
  const room = (): number => mostSentences - said.reduce((sum, text) => sum + sentencesIn(text), 0);
  const add = (text: string): boolean => {
    const words = [...said, text].join(' ').split(' ').length;
    if (sentencesIn(text) > room() || (said.length > 0 && words > mostWords)) return false;
    said.push(text);
    return true;
  };
  const missing = missingOf(parts, heard);
  const addMissing = (praised: boolean): void => {
    if (missing === undefined || !add(missingLine(missing, parts.rating, praised, pick))) return;
    const why = asSentence(missing.element.why);
    if (!heard.includes(why)) add(why);
  };

  const [clash] = parts.contradictions;
  const empty = emptyOf(parts);
  if (empty !== null && (clash === undefined || complete.has(empty))) {
    add(pick(emptyLines[empty]).replace('{subject}', () => subjectOf(parts.reading)));
    if (!complete.has(empty)) addMissing(false);
    return said.join(' ');
  }
  const { kind, honest } = parts.evasion;
  if (parts.ruleMissed && clash === undefined && honest === null && kind !== 'declining') {
    add(pick(ruleLines));
    return said.join(' ');
  }
  // What belongs to another question is not praised before it is sent back.
  const praised = parts.evasion.kind === 'dodging' ? undefined : praiseworthy(parts);
  // Nobody is praised for the words that are taken apart in the next breath.
  const best =
    praised !== undefined && slips.has(parts.evasion.kind) && !givesAnElement(praised, parts) ? undefined : praised;
  if (clash === undefined && best !== undefined) add(praise(parts, best, pick));
  // Nothing weighs more in a room than two statements that do not agree, so it is said first and with both.
  if (clash !== undefined)
    add(
      pick(clashLines[parts.form.includes(clash.earlier) ? 'written' : 'spoken'])
        .replace('{earlier}', () => `“${quotable(clash.earlier)}”`)
        .replace('{now}', () => `“${quotable(clash.now)}”`),
    );
  if (honest !== null) add(pick(remedyLines[`honest_${honest}`]));
  // Where half was given, the other half is the remedy.
  else if (kind !== null && clash === undefined && !(kind === 'partial' && best !== undefined && missing !== undefined))
    add(
      pick(remediesFor(kind, parts))
        .replace('{subject}', () => subjectOf(parts.reading))
        .replace('{words}', () => wordsOf(parts)),
    );
  if (honest !== 'with_date' && honest !== 'in_hand' && (missing?.wanted === true || parts.rating !== 'strong'))
    addMissing(best !== undefined);
  if (said.length < 2 && honest === null) {
    if (parts.rating === 'strong' || (parts.rating === 'adequate' && best !== undefined)) add(pick(closingsFor(parts)));
    else if (said.length === 0) add(pick(kind === null ? bareLines : partialLines(parts)));
  }
  return said.join(' ');
}

/** How a good answer may be closed: nobody is told to open a page that was not named. */
function closingsFor({ reading }: FeedbackParts): readonly string[] {
  const { text } = reading.answer;
  return [
    ...strongClosings.any,
    ...(namesPaper.test(text) ? strongClosings.paper : []),
    ...(/\d/.test(text) ? strongClosings.figure : []),
  ];
}
const namesPaper =
  /\b(?:sheets?|pages?|exhibits?|stud(?:y|ies)|reports?|surveys?|plans?|letters?|drawings?|tables?|appraisals?|figures?|tabs?)\b/i;

/** The remedy for this way of evading: a contract is only spoken of to somebody who pleaded one. */
function remediesFor(kind: EvasionKind, parts: FeedbackParts): readonly string[] {
  if (kind === 'partial') return partialLines(parts);
  return kind === 'declining' && !pleadsSecrecy.test(parts.reading.answer.text) ? refusalLines : remedyLines[kind];
}
const pleadsSecrecy =
  /\b(?:confidential\w*|proprietary|private|privileged|non-?disclosure|nda|contract\w*|agreement|trade secret|disclose|negotiat\w+|counsel|litigation|end user|name)\b/i;

const slips: ReadonlySet<EvasionKind | null> = new Set(['general', 'implicit', 'deflection', 'declining'] as const);
function givesAnElement(text: string, { reading, evasion }: FeedbackParts): boolean {
  return (
    text !== evasion.words &&
    reading.statements.some(({ sentence, elements }) => sentence.raw === text && elements.length > 0)
  );
}

/** Only of two things can one be left. */
function partialLines({ reading }: FeedbackParts): readonly string[] {
  return reading.question.parts.length > 1 ? remedyLines.partial : halfwayLines;
}

type Pick = (lines: readonly string[]) => string;

/** What is still open and was not explained before in this session, those first that the question is after. */
function missingOf(parts: FeedbackParts, heard: string): ExpectedElement | undefined {
  const { coverage, reading } = parts;
  const { expectation, question } = reading;
  // Of a topic that was guessed, only what the question itself speaks of may be missed.
  const missing =
    expectation.named || expectation.generic
      ? coverage.missing
      : coverage.missing.filter(
          ({ element, patterns }) =>
            patterns.some((cue) => cue.test(question.askedText)) ||
            [...stemsIn(element.label)].some((stem) => question.askedStems.has(stem)),
        );
  const wanted = missing.filter((one) => one.wanted);
  const open = nearest(wanted.length > 0 ? wanted : missing, parts);
  return open.find(({ element }) => !heard.includes(asSentence(element.why))) ?? open[0];
}

/** Where a question is after nothing in particular of its topic, what its own words speak of; where they speak of none of it
 *  and it was not answered, what its form calls for. Nobody who asked at what hour a roof takes the sun waits to hear the units to the acre. */
function nearest(
  open: readonly ExpectedElement[],
  { coverage: { wantedCount }, reading: { expectation, question, polar }, rating }: FeedbackParts,
): readonly ExpectedElement[] {
  const asks = question.parts.some(({ form }) => form !== 'remark' && form !== 'what' && form !== 'how');
  if (expectation.generic || !asks || wantedCount * 2 <= expectation.elements.length) return open;
  const near = open.filter(
    ({ element, patterns }) =>
      patterns.some((cue) => cue.test(question.askedText)) ||
      [...stemsIn(element.label)].some((stem) => question.askedStems.has(stem)),
  );
  if (near.length > 0 || rating === 'strong' || rating === 'adequate') return near;
  return formExpectation(question).elements.filter(({ element }) => polar === null || element.id !== 'plain_answer');
}

/** The longest stretch of a line without a slot, by which it is known again. */
function fixedPartOf(line: string): string {
  return line.split(/\{\w+\}/).reduce((longest, part) => (part.length > longest.length ? part : longest), '');
}

/** Sentences a listener hears; a full stop inside a quotation ends none. */
function sentencesIn(text: string): number {
  return text.replace(/“[^”]*”/g, 'x').match(/[.?](?= |$)/g)?.length ?? 0;
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
  const said = ({ stems }: { stems: ReadonlySet<string> }): number =>
    [...stems].filter((stem) => reading.question.stems.has(stem)).length;
  if (
    statements.every(
      ({ echo, sentence, deflects }) => echo && !deflects && !denies.test(sentence.lower) && said(sentence) >= 2,
    )
  )
    return 'echo';
  if (statements.some(({ sentence }) => sentence.figures.length > 0)) return 'beside';
  if (statements.some(({ hollow }) => hollow)) return 'reassuring';
  return reading.answer.wordCount < 4 ? 'blank' : 'nothing';
}

/** To say no to what was asked is not to say it back. */
const denies = /\b(?:not|never|no|none|nothing|\w+n't)\b/;

/** Sentences of some length, and hardly a word in them that the question did not have. */
function saysItBack({ statements, polar }: AnswerReading): boolean {
  return (
    polar === null &&
    !statements.some(({ sentence }) => denies.test(sentence.lower)) &&
    statements.every(
      ({ echo, news, hollow, deflects, sentence }) =>
        !deflects && (echo || (news <= 1 && !hollow && sentence.words.length >= 8 && sentence.figures.length === 0)),
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
    /\b(?:study|report|sheet|exhibit|section|letter|permit|survey|agreement|appraisal|appendix|tab|page|nfpa)\b|§/i.test(
      quote,
    )
  )
    return 'paper';
  return /\d/.test(quote) ? 'figure' : 'plain';
}

function missingLine(missing: ExpectedElement, rating: Rating, praised: boolean, pick: Pick): string {
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
function praise(parts: FeedbackParts, best: string, pick: Pick): string {
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
  // A subject that was only guessed from the words is not told to the applicant as theirs.
  return (reading.expectation.named ? reading.expectation.topic?.noun : null) ?? 'what was asked';
}

function wordsOf({ evasion, reading }: FeedbackParts): string {
  const words = evasion.words ?? reading.statements[0]?.sentence.raw ?? '';
  return `“${quotable(words)}”`;
}
