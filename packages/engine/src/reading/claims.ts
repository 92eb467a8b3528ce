import { bodiesIn } from './named-bodies.ts';
import { comparatorOf } from './comparators.ts';
import { datesIn } from './dates.ts';
import { quantitiesIn } from './quantities.ts';
import { sentenceSpans } from './sentences.ts';
import { subjectOf } from './subjects.ts';
import { topicsOfStems } from '../knowledge/topic-words.ts';
import type { TopicId } from '../knowledge/types.ts';
import type { Claim, Span } from './types.ts';
import { stemsOf } from '../language/stems.ts';

const promise =
  /\b(?:we|i|our (?:company|team|firm)|the (?:applicant|developer|company|project))(?:['’]ll| will| shall| commit| agree| promise| pledge| guarantee| are committed| am committed| is committed|['’]re committed|['’]re prepared| are prepared| are willing|['’]re willing| would accept| accept| would be happy| are going to|['’]re going to)\b/i;
const futureOther =
  /\b(?:is|are) (?:going to be|guaranteed)\b|\bwill (?:not )?(?:be|remain|have|stay|stand|use|run|pay|plant|build|install|keep|limit|provide)\b/i;
const study =
  /\b(?:stud(?:y|ies)|survey|assessment|analysis|appraisal|model(?:ing)?|report|evaluation|test(?:s|ing)?)\b/;
const studyNoise = /\b(?:property tax assessment|report to|to report)\b/i;
const permit =
  /\b((?:conditional use|special use|special exception|site plan|building|land use|stormwater|npdes|wetland|state|federal|county|road use|driveway|air|zoning|grading|army corps|dot|faa|deq|epa|interim use)[ -](?:permit|approval|certificate|review|determination|clearance)s?|permits?|variance|rezoning|plat|swppp|certificate of (?:occupancy|need))\b/i;
/** A talk of an hour has some 10,000 words and states a few hundred things; beyond this it is no talk, and whoever else is served
 *  must not wait for it. */
const mostClaims = 600;
const mostFigures = 30;

/** What an applicant states as fact or undertakes, figure by figure and sentence by sentence.
 *  Takes: what was said or written, punctuation or not.  Gives: claims in order; `sentence` stands word for word at
 *  `span`. One sentence gives a claim for each of its figures, dates and sums, and one for each promise, study, permit
 *  or named body; a sentence with none of these gives none.  Never throws; linear. */
export function claimsIn(text: string): readonly Claim[] {
  const claims: Claim[] = [];
  for (const span of spokenSentences(text)) {
    claimsOfSentence(text, span, claims);
    if (claims.length >= mostClaims) break;
  }
  return claims;
}

function claimsOfSentence(text: string, span: Span, claims: Claim[]): void {
  const sentence = text.slice(span.start, span.end);
  const low = sentence.replace(/\s+/g, ' ').toLowerCase();
  let known: TopicId | null | undefined;
  // Most sentences state nothing: their topic is not looked for.
  const topicHere = (): TopicId | null => (known ??= topicsOfStems(stemsOf(low, true))[0]?.topic ?? null);
  const add = (kind: Claim['kind'], subject: string, more: Partial<Claim> = {}): void => {
    claims.push({
      kind,
      subject,
      topic: topicHere(),
      value: null,
      unit: null,
      comparator: null,
      sentence,
      span,
      ...more,
    });
  };
  for (const q of quantitiesIn(text, span.start, span.end).slice(0, mostFigures)) {
    const before = afterLastTurn(
      text
        .slice(Math.max(span.start, q.start - 300), q.start)
        .replace(/\s+/g, ' ')
        .toLowerCase(),
    );
    const after = beforeNextTurn(
      text
        .slice(q.end, Math.min(span.end, q.end + 300))
        .replace(/\s+/g, ' ')
        .toLowerCase(),
    );
    const itself = text.slice(q.start, q.end).replace(/\s+/g, ' ').toLowerCase();
    const clause = `${before} ${itself} ${after}`;
    const of =
      subjectOf({ dimension: q.dimension, unit: q.unit, itself, before, after, sentence: clause, titles: '' }) ??
      subjectOf({
        dimension: q.dimension,
        unit: q.unit,
        itself,
        before,
        after,
        sentence: low.slice(0, 600),
        titles: '',
      });
    const subject = of?.subject ?? topicHere()?.replace(/_/g, ' ') ?? q.unit;
    // A talk states what will be; only words of limit make it a bound.
    const comparator = comparatorOf(before, after, 'equals', q.dimension === 'duration');
    add(q.dimension === 'money' ? 'money' : 'figure', subject, {
      topic: of?.topic ?? topicHere(),
      value: q.value,
      unit: q.unit,
      comparator,
    });
  }
  for (const date of datesIn(sentence))
    add('date', date.subject, { value: date.year, unit: date.year === null ? null : 'year' });
  if (promise.test(low)) add('promise', subjectWords(low, topicHere()));
  const studied = study.exec(low);
  if (studied !== null && !studyNoise.test(low)) {
    // Up to three words before the noun name the study.
    const lead = /(?:[a-z]+[ -]){0,3}$/.exec(low.slice(Math.max(0, studied.index - 40), studied.index))?.[0] ?? '';
    add('study', trimmed(`${lead}${studied[0]}`));
  }
  const permitted = permit.exec(low);
  if (permitted !== null) add('permit', permitted[1] ?? 'permit');
  for (const body of bodiesIn(sentence)) add('body', body);
  const last = claims[claims.length - 1];
  if (last?.span !== span && futureOther.test(low)) {
    const topic = topicHere();
    if (topic !== null) add('statement', subjectWords(low, topic));
  }
}

function subjectWords(low: string, topic: TopicId | null): string {
  return topic === null
    ? (/\b(?:will|shall|commit to|agree to|promise to)\s+((?:\w+\s?){1,4})/.exec(low)?.[1]?.trim() ?? 'undertaking')
    : topic.replace(/_/g, ' ');
}

function trimmed(phrase: string): string {
  return phrase.replace(
    /^(?:(?:the|a|an|but|so|as|first|second|or|for|our|their|this|that|we|and|of|in|by|to|did|have|has|had|done|own|its|each|any|another|is|was|with|from|on|for|commissioned|submitted|completed)[ -])+/i,
    '',
  );
}

/** How a second thing is said of what the sentence began with: 'the panels are set back 100 feet and stand 12 feet high'. */
const predicate = 'is|are|was|were|has|have|sits?|stands?|rises?|runs?|lies?|covers?|uses?|takes?|employs?|keeps?|will';
const turn = new RegExp(
  `(?:,? (?:and|but|so|then) (?:the|we|our|it|there|they|${predicate})\\b|[;:]|, (?:and|but|we|the|our|with)\\b)`,
  'g',
);
const nextTurn = new RegExp(turn.source);
const ofTheSame = new RegExp(`^,? (?:and|but|then) (?:${predicate})\\b`);
const whatItIsSaidOf = new RegExp(`^.{3,60}?(?= (?:${predicate})\\b)`);

/** What belongs to a figure ends where the talk turns to the next thing; what that is said of may stand at the beginning. */
function afterLastTurn(before: string): string {
  let from = 0;
  for (const match of before.matchAll(turn))
    if (before.length - match.index > 14 || ofTheSame.test(before.slice(match.index))) from = match.index;
  const clause = before.slice(from);
  return ofTheSame.test(clause) ? `${whatItIsSaidOf.exec(before)?.[0] ?? ''}${clause}` : clause;
}

function beforeNextTurn(after: string): string {
  const at = after.search(nextTurn);
  return at === -1 ? after : after.slice(0, at);
}

const longUnpunctuated = 320;
const joints = /\s(?:and|so|but|because|then|also|now|next|we|our|um+|uh+|okay|well)\s/gi;

/** Sentences; where speech came without punctuation, stretches cut at words with which a new thought begins. */
export function spokenSentences(text: string): Span[] {
  return sentenceSpans(text).flatMap((span) => {
    if (span.end - span.start <= longUnpunctuated) return [span];
    const body = text.slice(span.start, span.end);
    if ((body.match(/[,;:—–]/g)?.length ?? 0) > body.length / 90) return [span];
    const parts: Span[] = [];
    let from = span.start;
    for (const joint of body.matchAll(joints)) {
      const at = span.start + joint.index;
      if (at - from < 110) continue;
      parts.push({ start: from, end: at });
      from = at + 1;
    }
    parts.push({ start: from, end: span.end });
    return parts.filter((part) => part.end > part.start);
  });
}
