import { framesFor } from '../../knowledge/authored.ts';
import type { TopicId } from '../../knowledge/types.ts';
import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';
import { numberAt } from '../../language/numbers.ts';
import { overlaps } from '../../language/spans.ts';
import type { Annotation, Span } from '../../language/types.ts';
import { requestsIn, type ReliefRequest } from '../../ordinance/compliance/requests.ts';
import { filled } from '../wording/filled.ts';
import type { Issue } from '../types.ts';
import { boardQuestion } from './board-question.ts';
import { allButOne } from './record/all-but-one.ts';
import { reliefTold, type ReliefTold } from './record/relief-told.ts';
import { statedBeside } from './record/stated-beside.ts';
import { topicOf as topicMostly } from './record/topic-of.ts';
import { citationOf, topicMatcher, type OnRecord, type TextSaid } from './record/on-record.ts';

/** Subjects of requested relief, with the element of an answer that addresses each. If none is named, it is most often a setback. */
const subjects: Partial<Record<TopicId, string>> = {
  parking: 'code_ratio',
  density_height: 'height_feet',
  screening_visual: 'fence',
  noise: 'limit_compared',
  lighting: 'shielded',
  setbacks: 'variance_or_waiver',
};

function topicOf(annotation: Annotation, { start, end }: Span): TopicId {
  const named = (Object.keys(subjects) as TopicId[]).find((topic) =>
    topicMatcher(topic)
      .all(annotation)
      .some((match) => match.start >= start && match.end <= end),
  );
  return named ?? 'setbacks';
}

const kept = new WeakMap<OnRecord['texts'], readonly Issue[]>();

/** Relief that is requested with both figures, what the code says and what is wanted: the board takes that up before anything else.
 *  Takes: the record and the keys raised before.  Gives: one issue per request.  Throws: never. */
export function requestIssues({ texts }: OnRecord, raised: ReadonlySet<string>): readonly Issue[] {
  const known = kept.get(texts) ?? inAll(texts);
  kept.set(texts, known);
  return known.filter(({ key }) => !raised.has(key));
}

/** Each request once, however often it is said and filed; one without figures is asked about only if none has figures. */
function inAll(texts: readonly TextSaid[]): readonly Issue[] {
  const asked = texts.flatMap((text) =>
    text.kind === 'staff_report' ? [] : requestsIn(text.annotation.text).map((request) => ({ request, text })),
  );
  const own = texts.flatMap(byLine);
  const filed = own.map(({ annotation }) => annotation);
  const stated = own.flatMap((text) => statedBeside(text.annotation, filed).map((beside) => ({ beside, text })));
  const figured = [
    ...asked.flatMap(({ request, text }) => figuredIssue(request, text) ?? []),
    ...stated.flatMap(
      ({ beside, text }) =>
        figuredIssue(waived(beside), text, beside.isCount ? 'relief_counted' : 'relief_stated') ?? [],
    ),
  ];
  const places = own.flatMap((text) =>
    allButOne(text.annotation).flatMap((one) => figuredIssue(waived(one), text, 'relief_in_one_place') ?? []),
  );
  const told = own.flatMap((text) =>
    reliefTold(text.annotation)
      .filter(({ span }) => !stated.some(({ beside, text: other }) => other === text && overlaps(beside.span, span)))
      .flatMap((one) => toldIssue(one, text) ?? []),
  );
  const clear = [...figured, ...places, ...told.slice(0, 1)];
  const all = clear.length > 0 ? clear : bareIssues(asked);
  return all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at);
}

/** Both figures as relief that is requested. */
const waived = (one: Pick<ReliefRequest, 'asked' | 'required' | 'span'>): ReliefRequest => ({
  kind: 'waiver',
  about: [],
  sentence: '',
  ...one,
});

/** What the applicant filed and said; facts of the form are lines that have nothing to do with each other. */
const byLine = (text: TextSaid): readonly TextSaid[] => {
  if (text.kind !== 'project') return text.kind === 'staff_report' ? [] : [text];
  const lines = text.annotation.text.split('\n').filter((line) => line.trim() !== '');
  return lines.map((line) => ({ ...text, annotation: annotate(line) }));
};

/** Setback relief has its own wording. */
const ofYards = matcher(['setback|yard|line|distance|buffer']);
const namesRelief = matcher(['variance', 'waiver|waive']);

interface Asked {
  readonly request: ReliefRequest;
  readonly text: TextSaid;
}

/** Why it is needed. */
const reason = matcher([
  'because|since|reason|hardship',
  'on account of',
  "that|here be|'s why",
  'problem|trouble|difficulty be',
  'will|would|can|could not let|work|fit|allow|meet',
]);
/** A request and its reason are this many sentences apart. */
const reasoned = 3;

/** A request without figures is asked about if it is the only one and no reason for it was given: nobody else would know which, or would
 *  have to be told twice. */
function bareIssues(asked: readonly Asked[]): readonly Issue[] {
  const issues = asked.flatMap(({ request, text }) => bareIssue(request, text) ?? []);
  const spoken = asked.filter(({ text }) => text.kind === 'presentation');
  const isOne = spoken.length <= 1 && !asked.some(({ request: { sentence } }) => several.test(annotate(sentence)));
  const hasReason = spoken.some(({ request: { span }, text: { annotation } }) => {
    const at = annotation.sentences.findIndex(({ start }) => start === span.start);
    return annotation.sentences.slice(at, at + reasoned + 1).some((sentence) => reason.test(annotation, sentence));
  });
  return isOne && !hasReason ? issues.slice(0, 1) : [];
}

const several = matcher(['=variances|=waivers|=exceptions|=modifications']);

/** 'We need a variance for three turbines': says what is wanted but not what the rule says. */
function bareIssue(request: ReliefRequest, text: TextSaid): Issue | null {
  const { kind, span } = request;
  if (ofYards.test(text.annotation, span) || !namesRelief.test(text.annotation, span)) return null;
  // 'A rule' could be any.
  if (kind !== 'variance') return null;
  const words = framesFor('bare_variance');
  return issueOf(request, text, words[span.start % words.length] ?? '', 'bare');
}

/** With the two sentences before it, which may name the subject. */
function withBefore({ sentences }: Annotation, { start, end }: Span): Span {
  const at = sentences.findIndex((sentence) => sentence.end > start);
  return { start: sentences[Math.max(0, at - 2)]?.start ?? start, end };
}

function toldIssue({ frame, rule, plan, span }: ReliefTold, text: TextSaid): Issue | null {
  const [frameWords = ''] = framesFor(frame);
  const words = filled(frameWords, (slot) => ({ rule, plan })[slot]);
  if (words === null || words === '') return null;
  const issue = issueOf({ span }, text, words, 'rule');
  const topic = topicMostly(text.annotation, span) ?? topicMostly(text.annotation, withBefore(text.annotation, span));
  return topic === null || topic in subjects ? issue : { ...issue, topic, asks: [] };
}

function figuredIssue(request: ReliefRequest, text: TextSaid, frame = 'relief'): Issue | null {
  const { asked, required } = request;
  if (asked === null || required === null || asked === required) return null;
  const frames = framesFor(frame);
  const words = filled(frames[request.span.start % frames.length] ?? '', (slot) => ({ asked, required })[slot]);
  return words === null || words === ''
    ? null
    : issueOf(request, text, words, `${digitsOf(asked)}:${digitsOf(required)}`);
}

/** 'Six' and '6' are one figure. */
const digitsOf = (words: string): string => {
  const read = numberAt(annotate(words).tokens, 0);
  return read === null ? words : String(read.value);
};

function issueOf({ span }: Pick<ReliefRequest, 'span'>, text: TextSaid, words: string, id: string): Issue {
  const topic = topicOf(text.annotation, span);
  return {
    ...boardQuestion,
    kind: 'request',
    key: `relief:${id}`,
    topic,
    weight: 1,
    citations: [citationOf(text, span)],
    text: words,
    purpose: 'criticism',
    asks: [subjects[topic] ?? 'variance_or_waiver'],
    reason: 'It is what you are asking for, and that comes up first.',
  };
}
