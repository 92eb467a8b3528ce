import type { Citation, Venue } from '@rostrum/contract';
import { hashText } from '../base/random.ts';
import { entryFor } from '../knowledge/all-topics.ts';
import type { Element, TopicId } from '../knowledge/types.ts';
import type { Materials } from '../filed/types.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import { isPutOff } from '../speech/commitment.ts';
import { asTopic } from './as-topic.ts';
import { lastInVenue } from './last-in-venue.ts';
import { presentationSource } from './mentions.ts';
import { citationOf, quoteFrom, shortestQuote } from './quotes.ts';
import { ReadAloud } from './read-aloud.ts';
import { mainTopicOf } from './topic-scores.ts';
import type { Issue } from './types.ts';

/** How far back a board reaches: older things come back through open requests only. */
const recent = 8;

/** How an answer is named in a citation. */
export function answerSource(exchange: Exchange): string {
  const name = exchange.asked.character_name;
  return name === '' ? 'Your answer' : `Your answer to ${name}`;
}

/** The sentence of an answer that a listener would hold on to: the one with a figure or a promise, else the first. */
function mostTelling(answer: string): string {
  const sentences = answer
    .slice(0, 4_000)
    .split(/(?<=[.?!])\s+(?=[A-Z"'(])/)
    .filter((part) => part.split(/\s+/).length >= 3);
  return (
    sentences.find((one) => /\d/.test(one) && one.split(/\s+/).length <= 25) ??
    sentences.find((one) => /\bwe (?:will|shall|agree|accept|commit|promise)\b/i.test(one)) ??
    sentences[0] ??
    ''
  );
}

function answerCitation(exchange: Exchange, words: string | null, focus: RegExp | null): Citation | null {
  const answer = exchange.answered?.text ?? '';
  const sentence = words !== null && answer.includes(words) ? words : mostTelling(answer);
  const quote = quoteFrom(sentence, focus);
  if (quote === null) return null;
  const start = answer.indexOf(quote.text);
  return start < 0 ? null : citationOf('answer', { text: quote.text, start: 0 }, answerSource(exchange), null, start);
}

/** True where an answer left something open that a board would come back to. */
export function leftOpen(exchange: Exchange): boolean {
  const { judged, answered } = exchange;
  if (judged === null || answered === null) return false;
  const assessment = judged.assessment;
  if (assessment === null) return judged.rating === 'weak' || judged.rating === 'poor';
  if (judged.rating === 'strong') return false;
  // An honest 'staff will have it by Friday' closes the matter for tonight; the promise is kept elsewhere.
  if (assessment.evasion_kind === 'ignorance' && assessment.commitments.length > 0) return false;
  return (
    assessment.directness === 'evasive' ||
    judged.rating === 'weak' ||
    judged.rating === 'poor' ||
    (assessment.directness === 'partial' && assessment.missing.length > 0)
  );
}

/** Elements that the question was after and the answer did not give, by label. */
function missingOf(
  exchange: Exchange,
  topic: TopicId,
  r: Rehearsal,
): { label: string | null; after: readonly string[] } {
  const elements = entryFor(topic, r.project.industry)?.elements ?? [];
  const missing = exchange.judged?.assessment?.missing ?? [];
  const wanted = new Set(exchange.asked.expects);
  const found = elements.filter((element) => missing.includes(element.label) || missing.includes(element.id));
  const asked = found.filter(({ id }) => wanted.has(id));
  const first = closestTo(exchange.asked.question, asked.length > 0 ? asked : found, wanted.size < elements.length);
  if (first !== null) return { label: first.label, after: [first.id] };
  return { label: null, after: exchange.asked.expects };
}

const stemsIn = (text: string): ReadonlySet<string> =>
  new Set((text.toLowerCase().match(/[a-z]{4,}/g) ?? []).map((word) => word.slice(0, 5)));
const cuesKnown = new WeakMap<Element, RegExp>();

/** The element that a question was really after: the one that its own words speak of. A question that asked for all of them,
 *  or for something that is none, is not answered for by whichever stands first in a list.
 *  `named` is true where the question was made for just these elements. */
function closestTo(question: string, elements: readonly Element[], named: boolean): Element | null {
  const words = stemsIn(question.replace(/"[^"]*"/g, ' '));
  let best: { element: Element; value: number } | null = null;
  for (const element of elements) {
    const cue =
      cuesKnown.get(element) ??
      new RegExp(element.cues.map((source) => `(?:(?<!\\w)(?:${source})(?!\\w))`).join('|') || '$^', 'i');
    cuesKnown.set(element, cue);
    let value = cue.test(question) ? 1.5 : 0;
    for (const stem of stemsIn(element.label)) if (words.has(stem)) value += 1;
    if (best === null || value > best.value) best = { element, value };
  }
  return best !== null && (named || best.value >= 2) ? best.element : null;
}

const openKey = ({ asked }: Exchange): string => `open:${asked.question_id}`;

/** An answer that left something open, and how much that weighs. */
export interface OpenAnswer {
  readonly exchange: Exchange;
  readonly topic: TopicId;
  readonly weight: number;
}

function openAnswer(exchange: Exchange): OpenAnswer | null {
  const topic = asTopic(exchange.asked.topic);
  if (topic === null || !leftOpen(exchange)) return null;
  const evasion = exchange.judged?.assessment?.evasion ?? (exchange.judged?.rating === 'poor' ? 0.9 : 0.6);
  return { exchange, topic, weight: 0.5 + 0.4 * evasion };
}

/** What a follow-up on an open answer is about. Takes: the answer and its rehearsal. Gives: the issue. Throws: never. */
export function openIssue({ exchange, topic, weight }: OpenAnswer, r: Rehearsal): Issue {
  const { label, after } = missingOf(exchange, topic, r);
  const citation = answerCitation(exchange, null, null);
  return {
    kind: 'open_answer',
    key: openKey(exchange),
    topic,
    weight,
    citations: citation === null ? [] : [citation],
    followUpOf: exchange.asked.question_id,
    detail: {
      missing: label,
      after,
      evasion: exchange.judged?.assessment?.evasion_kind ?? null,
      askedBy: {
        id: exchange.asked.character_id,
        name: exchange.asked.character_name,
        role: exchange.asked.character_role,
      },
    },
  };
}

function exchangeOfEvent(r: Rehearsal, eventId: string): Exchange | undefined {
  return r.exchanges.findLast(
    ({ judged, answered, asked }) => judged?.id === eventId || answered?.id === eventId || asked.id === eventId,
  );
}

/** The places in a statement at which it may disagree with another, most telling first: the words of the subject, the words
 *  that both of them say, and its figure. */
function focusesIn(text: string, subject: string, other: string): readonly RegExp[] {
  const stems = [...wordsThatTell(subject), ...wordsThatTell(other)].filter((stem) => stemAt(stem).test(text));
  return [...stems.map(stemAt), /\d/];
}

const wordsThatTell = (text: string): readonly string[] =>
  (text.toLowerCase().match(/[a-z]{4,}/g) ?? [])
    .filter(
      (word) =>
        !/^(?:will|would|shall|have|with|that|this|there|their|from|about|when|then|they|been|into|only|your|more|than|need|expect|about|around|nearly|some|also|just)$/.test(
          word,
        ),
    )
    .map((word) => word.slice(0, 5));
const stemAt = (stem: string): RegExp => new RegExp(`\\b${stem}`, 'i');

/** Where a statement of the applicant stands: the presentation, or one of the answers. */
function statementCitation(
  text: string,
  r: Rehearsal,
  materials: Materials,
  against: { readonly subject: string; readonly other: string } | null = null,
): Citation | null {
  // Two figures disagree; a cut without its figure says nothing.
  const figures = /\d/.test(text) && (against === null || /\d/.test(against.other));
  const short =
    against === null
      ? null
      : (focusesIn(text, against.subject, against.other)
          .map((focus) => shortestQuote(text, focus))
          .find((one) => one !== null && (/\d/.test(one.text) || !figures)) ?? null);
  const quote = short ?? quoteFrom(text, /\d/);
  if (quote === null) return null;
  const inPresentation = materials.presentation?.text.indexOf(quote.text) ?? -1;
  if (inPresentation >= 0)
    return citationOf('presentation', { text: quote.text, start: 0 }, presentationSource, null, inPresentation);
  for (const exchange of r.exchanges.slice().reverse()) {
    const at = exchange.answered?.text.indexOf(quote.text) ?? -1;
    if (at >= 0) return citationOf('answer', { text: quote.text, start: 0 }, answerSource(exchange), null, at);
  }
  return null;
}

function contradictionIssues(r: Rehearsal, materials: Materials): readonly Issue[] {
  // A statement that was held against another is not held against a third: that would be the same question again.
  const confronted = new ReadAloud(
    r.exchanges
      .slice(-3 * recent)
      .flatMap(({ asked }) => (asked.issue_kind === 'contradiction' ? asked.citations : [])),
  );
  return r.contradictions.slice(-recent).flatMap((found): readonly Issue[] => {
    const exchange = exchangeOfEvent(r, found.eventId);
    const topic = mainTopicOf(`${found.subject}. ${found.now}`) ?? asTopic(exchange?.asked.topic);
    const { subject } = found;
    const now = statementCitation(found.now, r, materials, { subject, other: found.earlier });
    const earlier = statementCitation(found.earlier, r, materials, { subject, other: found.now });
    if (topic === null || now === null || earlier === null || now.quote === earlier.quote) return [];
    if (confronted.has(earlier) || confronted.has(now)) return [];
    return [
      {
        kind: 'contradiction',
        key: `contradiction:${hashText([now.quote, earlier.quote].sort().join('|'))}`,
        topic,
        weight: 0.95,
        citations: [now, earlier],
        followUpOf: exchange?.asked.question_id ?? null,
      },
    ];
  });
}

function promiseIssues(r: Rehearsal, materials: Materials, raised: ReadonlySet<string>): readonly Issue[] {
  return r.promises.slice(-recent).flatMap((promise): readonly Issue[] => {
    if (promise.enforceable || isPutOff(promise.text)) return [];
    const exchange = exchangeOfEvent(r, promise.eventId);
    const key = `promised:${promise.eventId}:${hashText(promise.text)}`;
    if (raised.has(key)) return [];
    const topic = promise.topic ?? asTopic(exchange?.asked.topic);
    const citation = statementCitation(promise.text, r, materials);
    if (topic === null || citation === null) return [];
    return [
      {
        kind: 'promise_without_mechanism',
        key,
        topic,
        weight: 0.6,
        citations: [citation],
        followUpOf: null,
      },
    ];
  });
}

/** Requests that nobody met.  Takes: the rehearsal and the keys of the issues that were raised.  Gives: those that were not.
 *  Throws: never. */
export function requestIssues(r: Rehearsal, raised: ReadonlySet<string>): readonly Issue[] {
  return r.openRequests.slice(-recent).flatMap((request): readonly Issue[] => {
    const key = `request:${request.questionId}`;
    if (raised.has(key)) return [];
    const at = r.exchanges.findLastIndex(({ asked }) => asked.question_id === request.questionId);
    const exchange = r.exchanges[at];
    const topic = request.topic ?? asTopic(exchange?.asked.topic);
    // A request comes back after the talk has moved on, not in the same breath.
    if (topic === null || exchange === undefined || r.exchanges.length - at < 4) return [];
    const { label, after } = missingOf(exchange, topic, r);
    return [
      {
        kind: 'unanswered_request',
        key,
        topic,
        weight: 0.7,
        citations: [],
        followUpOf: request.questionId,
        detail: {
          missing: label,
          after,
          askedBy: {
            id: exchange.asked.character_id,
            name: exchange.asked.character_name,
            role: exchange.asked.character_role,
          },
        },
      },
    ];
  });
}

/** The last answers of a venue that left something open.
 *  Takes: the rehearsal, the venue, how many answers back, and the keys of the issues that were raised.  Gives: those that were not,
 *  the most recent first.  Throws: never. */
export function openAnswers(
  r: Rehearsal,
  venue: Venue,
  most: number,
  raised: ReadonlySet<string>,
): readonly OpenAnswer[] {
  return lastInVenue(r.exchanges.slice(-recent), venue, most)
    .filter((exchange) => !raised.has(openKey(exchange)))
    .reverse()
    .flatMap((exchange) => openAnswer(exchange) ?? []);
}

/** What has come up in the room beside answers left open: statements that disagree, promises without a handle.
 *  Takes: the rehearsal, what is on file, and the keys of the issues that were raised, which are not all looked for again.
 *  Gives: issues, the most recent first; work does not grow with the length of the hearing.  Throws: never. */
export function roomIssues(
  r: Rehearsal,
  materials: Materials,
  raised: ReadonlySet<string> = new Set(),
): readonly Issue[] {
  return [...contradictionIssues(r, materials), ...promiseIssues(r, materials, raised)];
}
