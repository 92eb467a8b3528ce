import type { Citation, EvasionKind, Venue } from '@rostrum/contract';
import { randomFrom } from '../../base/random.ts';
import { hasWord } from '../../base/text.ts';
import { framesFor, topicFile } from '../../knowledge/authored.ts';
import type { TopicId } from '../../knowledge/types.ts';
import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';
import type { Annotation, Quantity } from '../../language/types.ts';
import type { Exchange, Rehearsal } from '../../record/rehearsal.ts';
import { asTopic } from '../as-topic.ts';
import type { Issue } from '../types.ts';
import { askedSoFar } from './asked-so-far.ts';
import { knowledgeIssues } from './from-knowledge.ts';
import type { OnRecord } from './record/on-record.ts';

/** How an answer left things, as a board hears it. */
type Left = 'evaded' | 'ignorant' | 'declined' | 'partly' | 'settled';

const unknowing: ReadonlySet<EvasionKind> = new Set<EvasionKind>(['ignorance']);

/** From here on an answer says something, if not what was asked. */
const plainFrom = 0.75;

function leftBy({ judged }: Exchange): Left {
  const assessment = judged?.assessment;
  if (assessment === undefined || assessment === null) return 'settled';
  if (assessment.evasion_kind !== null && unknowing.has(assessment.evasion_kind)) return 'ignorant';
  if (assessment.answers_question === 'cannot_tell' || judged?.rating === null) return 'settled';
  // Who gives figures, papers and names hasn't evaded: the rest of the answer may be asked for, but not the whole again.
  if (
    assessment.answers_question === 'no' &&
    assessment.specificity >= plainFrom &&
    assessment.evasion_kind !== 'declining'
  )
    return 'partly';
  if (assessment.answers_question === 'no' || assessment.directness === 'evasive')
    return assessment.evasion_kind === 'declining' ? 'declined' : 'evaded';
  if (judged?.rating === 'strong') return 'settled';
  return assessment.answers_question === 'partly' || assessment.directness === 'partial' ? 'partly' : 'settled';
}

/** How often a board follows up on an answer of this kind. */
const chances: Readonly<Record<Rehearsal['difficulty'], Readonly<Record<Left, number>>>> = {
  beginner: { evaded: 0.5, ignorant: 0.4, declined: 0.3, partly: 0.1, settled: 0 },
  intermediate: { evaded: 0.65, ignorant: 0.5, declined: 0.5, partly: 0.35, settled: 0.1 },
  advanced: { evaded: 0.95, ignorant: 0.85, declined: 0.8, partly: 0.55, settled: 0.2 },
  expert: { evaded: 1, ignorant: 1, declined: 0.9, partly: 0.7, settled: 0.3 },
};

/** The number of characters of an answer that are read. */
const maxRead = 5_000;
/** The most turns in a row on one point. */
const mostInARow = 2;

/** The ask of a turn: its last question. Gives: null for a remark, and if it doesn't make sense alone. */
export function askOf(question: string): string | null {
  const { sentences, text } = annotate(question);
  const last = sentences[sentences.length - 1];
  if (last === undefined || last.kind !== 'question') return null;
  const ask = text.slice(last.start, last.end).trim();
  return ask.split(' ').length <= 22 ? ask : null;
}

const hedge = matcher([
  'we could look',
  'will|can|could ... look into|at',
  'we would consider',
  'we could consider',
  'be open to',
  'we will try to',
  'do our best',
]);
const bringing = matcher([
  'send|bring|provide|submit|get|forward|share you|it|that|them|the|a|copy|report|letter',
  'have it|that|them ... by|before|in writing',
]);
const dayWords = matcher([
  'monday|tuesday|wednesday|thursday|friday|saturday|sunday',
  'next week|month',
  'end of the week|month|year',
  'tomorrow',
]);
const will = matcher([
  'we will|can build|install|plant|pay|replace|repair|restore|provide|submit|test|monitor|add|fix|post|hire|meet|pave|widen|move|screen|clean|send',
  'we commit to',
]);
const named = matcher(['by|before|within|no later than', 'after', 'when']);

function quoteOf(answer: string, exchange: Exchange, at: { readonly start: number; readonly end: number }): Citation {
  const { sentences } = annotate(answer);
  const sentence = sentences.find(({ start, end }) => start <= at.start && end >= at.end) ?? at;
  return {
    kind: 'answer',
    quote: answer.slice(sentence.start, sentence.end).trim(),
    source: `answer to ${exchange.asked.character_name}`,
    section: null,
    start: sentence.start,
  };
}

interface TakenUp {
  readonly text: string;
  readonly citations: readonly Citation[];
  readonly sharpness?: 1 | 2 | 3;
}

/** What the exact words of an answer invite, most significant first. */
function takenUp(exchange: Exchange, r: Rehearsal): readonly TakenUp[] {
  const answer = (exchange.answered?.text ?? '').slice(0, maxRead);
  const reading = annotate(answer);
  const ways: TakenUp[] = [];
  const day = dayWords.first(reading);
  if (day !== null && bringing.test(reading) && !reading.text.slice(day.start, day.end).toLowerCase().startsWith('end'))
    ways.push({
      text: `You said ${spokenDay(reading.text.slice(day.start, day.end))}. Who sends it?`,
      citations: [quoteOf(answer, exchange, day)],
    });
  const soft = hedge.first(reading);
  if (soft !== null) ways.push(plain('hedged', r));
  const promise = will.first(reading);
  if (promise !== null && soft === null) ways.push(plain(named.test(reading) ? 'promised' : 'promised_undated', r));
  const figure = loneFigure(reading);
  if (figure !== null && !hasSource.test(reading))
    ways.push({
      text: `How did you get to ${bareFigure(reading, figure)}?`,
      citations: [quoteOf(answer, exchange, figure)],
      sharpness: 2,
    });
  return r.difficulty === 'beginner' ? ways.slice(0, 1) : ways;
}

const hasSource = matcher([
  'study|report|engineer|consultant|survey|agency|department|letter|measure|model|test|code|ordinance|plan',
]);

/** 'friday' of a name, as it was said. */
const spokenDay = (words: string): string => words;

/** The figure without 'about'. */
function bareFigure({ text, tokens }: Annotation, { start, end }: Quantity): string {
  const first = tokens.find((token) => token.start >= start && (token.tag === 'number' || token.text.startsWith('$')));
  return text.slice(first?.start ?? start, end);
}

/** A figure that measures something, if the answer gives only one or two. */
function loneFigure({ quantities }: Annotation): Quantity | null {
  const measured = quantities.filter(
    ({ dimension, corrected }) => dimension !== 'count' && dimension !== 'duration' && !corrected,
  );
  return measured.length > 0 && measured.length <= 2 ? (measured[0] ?? null) : null;
}

/** The most answers in one venue that are asked again. */
const mostAgain: Readonly<Record<Rehearsal['difficulty'], number>> = {
  beginner: 1,
  intermediate: 1,
  advanced: 2,
  expert: 3,
};

/** Wordings for asking again after an answer that wasn't one. */
const again = ['yes_or_no', 'which', 'shown_where', 'try_again'];

/** An answer that points to a drawing. */
const pointing = matcher(['show on|in sheet|plan|drawing', 'on sheet|page|drawing']);
/** What a drawing doesn't show. */
const unseen: ReadonlySet<string> = new Set(['why', 'who', 'how']);
/** Topics that a drawing can show something about. */
const drawn: ReadonlySet<string> = new Set<TopicId>([
  'setbacks',
  'screening_visual',
  'lighting',
  'stormwater_drainage',
  'parking',
  'traffic_roads',
  'density_height',
  'open_space_trails',
]);
/** Verbs that open a yes-or-no question. */
const polar: ReadonlySet<string> = new Set(
  'do does did is are was were has have had will would can could should may'.split(' '),
);

/** Words that make two asks of one, or offer a choice. */
const joining: ReadonlySet<string> = new Set(['and', 'or', 'but']);
const choosing: ReadonlySet<string> = new Set(['or']);

function restated(exchange: Exchange, left: Left, r: Rehearsal): TakenUp | null {
  const { question, venue } = exchange.asked;
  const answer = annotate((exchange.answered?.text ?? '').slice(0, maxRead));
  // Who knows it, and when it will be available, may have been said.
  if (left === 'ignorant')
    return bringing.test(answer) || dayWords.test(answer)
      ? null
      : plain(venue === 'public' ? 'unknown_public' : 'unknown_board', r);
  const said = r.exchanges.filter(({ asked }) => asked.venue === venue && asked.follow_up_of !== null);
  const leads = again.flatMap((place) => framesFor(place));
  const times = said.filter(({ asked }) => leads.some((lead) => asked.question.startsWith(lead))).length;
  const ask = askOf(question);
  if (times >= mostAgain[r.difficulty] || ask === null) return null;
  if (left === 'declined') return { ...plain('declined', r), sharpness: 2 };
  const opens = ask.split(' ')[0]?.toLowerCase() ?? '';
  // No drawing shows what isn't finished.
  const isDrawn = exchange.asked.issue_kind !== 'unfinished' && drawn.has(exchange.asked.topic ?? '');
  if (pointing.test(answer) && isDrawn && !unseen.has(opens)) return plain('shown_where', r);
  const isPassedOn = exchange.judged?.assessment?.evasion_kind === 'deflection';
  if (isPassedOn) return plain('try_again', r);
  if (polar.has(opens) && !hasWord(ask, joining)) return plain('yes_or_no', r);
  if (polar.has(opens) && hasWord(ask, choosing)) return plain('which', r);
  // Nobody says a whole question over again.
  return plain('try_again', r);
}

/** A wording that needs nothing but the answer just given. */
function plain(place: string, r: Rehearsal): TakenUp {
  return { text: randomFrom(r.seed, `${place}:${r.exchanges.length}`).pick(framesFor(place)), citations: [] };
}

function depthOf(r: Rehearsal, exchange: Exchange): number {
  const { byId } = askedSoFar(r.exchanges);
  let depth = 0;
  let at = exchange.asked;
  while (at.follow_up_of !== null) {
    const before = byId.get(at.follow_up_of);
    if (before === undefined) break;
    at = before;
    depth += 1;
  }
  return depth;
}

/** A line that asks for what the answer left out, on the same subject. */
function missingLine(
  r: Rehearsal,
  record: OnRecord,
  topic: TopicId,
  missing: readonly string[],
  side: 'board' | 'public',
): Issue | null {
  const ids = new Set(
    (topicFile(topic)?.elements ?? []).filter(({ label }) => missing.includes(label)).map(({ id }) => id),
  );
  if (ids.size === 0) return null;
  const { issueKeys, questions } = askedSoFar(r.exchanges);
  const lines = knowledgeIssues(r, record, issueKeys).filter(
    (issue) =>
      !questions.has(issue.text) &&
      issue.topic === topic &&
      issue.form === 'question' &&
      issue.by.includes(side) &&
      issue.asks.some((id) => ids.has(id)),
  );
  return lines[Math.floor(randomFrom(r.seed, `missing:${r.exchanges.length}`).next() * lines.length)] ?? null;
}

/** What the last answer in a venue calls for, in plain words; null if the conversation moves on.
 *  Takes: the rehearsal, the record, the venue, the topics to keep to (empty: all).  Gives: an issue from the same asker.  Throws:
 *  never. */
export function followUpOn(r: Rehearsal, record: OnRecord, venue: Venue, only: ReadonlySet<TopicId>): Issue | null {
  const exchange = r.exchanges[r.exchanges.length - 1];
  if (exchange === undefined || exchange.asked.venue !== venue || exchange.answered === null) return null;
  const topic = asTopic(exchange.asked.topic);
  // Without a question, no answer was needed.
  if (topic === null || !exchange.asked.question.includes('?') || (only.size > 0 && !only.has(topic))) return null;
  const depth = depthOf(r, exchange);
  const left = leftBy(exchange);
  const random = randomFrom(r.seed, `follow:${r.exchanges.length}`);
  if (depth >= mostInARow || random.next() >= chances[r.difficulty][left] * (depth === 0 ? 1 : 0.5)) return null;
  const base = baseOf(exchange, topic, left);
  if (left === 'evaded' || left === 'ignorant' || left === 'declined') {
    const said = depth === 0 ? restated(exchange, left, r) : null;
    return said === null ? null : { ...base, ...withWords(said) };
  }
  const side = venue === 'public' ? 'public' : 'board';
  const line =
    left === 'partly' ? missingLine(r, record, topic, exchange.judged?.assessment?.missing ?? [], side) : null;
  const ways = takenUp(exchange, r);
  const way = ways[Math.floor(random.next() * ways.length)];
  if (way !== undefined && (line === null || random.next() < 0.5)) return { ...base, ...withWords(way) };
  return line === null ? null : { ...base, text: line.text, asks: line.asks, citations: [], key: line.key };
}

const withWords = ({ text, citations, sharpness = 1 }: TakenUp): Pick<Issue, 'text' | 'citations' | 'sharpness'> => ({
  text,
  citations,
  sharpness,
});

const reasons: Readonly<Record<Left, string>> = {
  evaded: 'The answer just given did not speak to the question.',
  ignorant: 'The answer just given left it to somebody else.',
  declined: 'The answer just given declined the question.',
  partly: 'The answer just given left part of the question open.',
  settled: 'It takes up the answer just given.',
};

function baseOf({ asked }: Exchange, topic: TopicId, left: Left): Issue {
  return {
    kind: 'open_answer',
    key: `follow:${asked.question_id}`,
    topic,
    weight: left === 'evaded' ? 0.9 : 0.6,
    citations: [],
    followUpOf: asked.question_id,
    text: '',
    form: 'question',
    by: ['board', 'chair', 'public', 'expert', 'staff'],
    position: null,
    sharpness: 1,
    purpose: 'clarification',
    asks: [...asked.expects],
    reason: reasons[left],
  };
}
