import { splitAtSpaces, squeezed } from '../../base/text.ts';
import { framesFor } from '../../knowledge/authored.ts';
import type { TopicId } from '../../knowledge/types.ts';
import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';
import { numberAt } from '../../language/numbers.ts';
import { overlaps } from '../../language/spans.ts';
import type { Annotation, Sentence, Span } from '../../language/types.ts';
import { requestsIn, type ReliefRequest } from '../../ordinance/compliance/requests.ts';
import type { TextReading } from '../../ordinance/types.ts';
import { filled } from '../wording/filled.ts';
import type { Issue } from '../types.ts';
import { boardQuestion } from './board-question.ts';
import { allButOne } from './record/all-but-one.ts';
import {
  figureOf,
  isTheOnlyRule,
  isToAHouse,
  paperFor,
  reliefEnd,
  reliefThing,
  ruleMeant,
} from './record/relief-thing.ts';
import { reliefTold, type ReliefTold } from './record/relief-told.ts';
import { sidesIn } from './record/side-in-code.ts';
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

const kept = new WeakMap<OnRecord['texts'], { readonly code: TextReading | null; readonly all: readonly Issue[] }>();

/** Relief that is requested with both figures, what the code says and what is wanted: the board takes that up before anything else.
 *  Takes: the record, the keys raised before, and the code on file.  Gives: one issue per request.  Throws: never. */
export function requestIssues(
  { texts }: OnRecord,
  raised: ReadonlySet<string>,
  code: TextReading | null = null,
): readonly Issue[] {
  const had = kept.get(texts);
  const known = had?.code === code ? had.all : inAll(texts, code);
  kept.set(texts, { code, all: known });
  return known.filter(({ key }) => !raised.has(key));
}

/** Each request once, however often it is said and filed; one without figures is asked about only if none has figures. */
function inAll(texts: readonly TextSaid[], code: TextReading | null): readonly Issue[] {
  const asked = texts.flatMap((text) =>
    text.kind === 'staff_report' ? [] : requestsIn(text.annotation.text).map((request) => ({ request, text })),
  );
  const own = texts.flatMap(byLine);
  const filed = own.map(({ annotation }) => annotation);
  const stated = own.flatMap((text) =>
    statedBeside(text.annotation, filed, sidesIn(code)).map((beside) => ({ beside, text })),
  );
  const law: Law = { code, texts: texts.map(({ annotation }) => annotation) };
  const figured = [
    ...asked.flatMap(({ request, text }) => figuredIssue(request, text, 'relief', law) ?? []),
    ...stated.flatMap(
      ({ beside, text }) =>
        figuredIssue(waived(beside), text, beside.isCount ? 'relief_counted' : 'relief_stated', law) ?? [],
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
  const isFigured =
    stated.length > 0 || asked.some(({ request }) => request.asked !== null && request.required !== null);
  const all = clear.length > 0 || isFigured ? clear : bareIssues(asked);
  const once = all.filter(({ key }, at) => all.findIndex((other) => other.key === key) === at);
  return once.filter(({ key }) => !once.some((other) => isRounded(key, other.key)));
}

/** True if one key has the figure of another without its decimals: 67 beside 67.8, both where the code says 65. */
function isRounded(key: string, other: string): boolean {
  const [asked = '', required = ''] = key.split(':').slice(1);
  const [precise = '', rule = ''] = other.split(':').slice(1);
  return rule === required && precise.startsWith(`${asked}.`);
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
  const object = objectOf(text.annotation, span);
  if (object === null) return null;
  const words = framesFor('bare_variance');
  return issueOf(request, text, filled(words[span.start % words.length] ?? '', () => object) ?? '', 'bare');
}

const variance = matcher(['variance for|on|from|to|of']);
/** Which one that is was said before. */
const unnamed = matcher(['it|its|this|that|these|those|them|me|us|you|him|her|one|here|tonight|same|so|such']);
const longestObject = 9;

/** What a variance is for, in the words of its sentence: 'for three turbines'. Nobody can say why they need one that isn't named. */
function objectOf(annotation: Annotation, span: Span): string | null {
  const match = variance.first(annotation, span);
  if (match === null) return null;
  const { tokens, text } = annotation;
  const isEnd = (at: number): boolean => {
    const token = tokens[at];
    return token === undefined || token.end > span.end || token.tag === 'punctuation' || token.tag === 'conjunction';
  };
  let to = match.to;
  while (!isEnd(to)) to += 1;
  const [first, last] = [tokens[match.to - 1], tokens[to - 1]];
  if (first === undefined || last === undefined || to === match.to || to - match.to > longestObject) return null;
  const words = { start: first.start, end: last.end };
  return unnamed.test(annotation, words) ? null : text.slice(words.start, words.end);
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

/** What a request is held against. */
interface Law {
  readonly code: TextReading | null;
  readonly texts: readonly Annotation[];
}

function figuredIssue(request: ReliefRequest, text: TextSaid, frame: string, law: Law | null = null): Issue | null {
  const { asked, required, span } = request;
  if (asked === null || required === null || asked === required) return null;
  const named = law === null ? required : requiredIn(text, { asked, required, span }, law.code);
  const id = `${digitsOf(asked)}:${digitsOf(required)}`;
  const isTold = law !== null && isReasonTold(text.annotation, span);
  const paper = isTold ? paperFor(law.code, reliefThing(text.annotation, span, required), law.texts) : null;
  // Nobody is asked for a reason that was just given.
  if (isTold && paper === null) return null;
  if (named === null) return inTheirWords(request, text, id);
  const frames = framesFor(paper === null ? frameOf(frame, text.annotation, span) : 'relief_on_paper');
  const words = filled(
    frames[span.start % frames.length] ?? '',
    (slot) => ({ asked, required: named, paper })[slot] ?? null,
  );
  return words === null || words === '' ? null : issueOf(request, text, words, id);
}

/** Which rule it is isn't clear, so what was said of it is read back. */
function inTheirWords(request: ReliefRequest, text: TextSaid, id: string): Issue | null {
  const said = squeezed(text.annotation.text.slice(request.span.start, request.span.end)).trim();
  const [frame = ''] = framesFor('relief_quoted');
  const words = text.kind === 'project' || said.split(' ').length > longestSaid ? null : filled(frame, () => said);
  return words === null ? null : issueOf(request, text, words, id);
}

/** The most words of the applicant's to read back. */
const longestSaid = 24;

interface Pair {
  readonly asked: string;
  readonly required: string;
  readonly span: Span;
}

/** The code's figure with what it is of, in a text of the applicant: on the form, by its own line alone. Takes: the text, the figures in
 *  its words, and the code on file or null.  Gives: as `requiredOf`.  Throws: never. */
export function requiredIn({ kind, annotation }: TextSaid, pair: Pair, code: TextReading | null): string | null {
  if (kind !== 'project') return requiredOf(annotation, pair, code);
  const lines = annotation.text.split('\n');
  const line = lines.find((one) => one.includes(pair.asked) && one.includes(pair.required));
  return line === undefined
    ? pair.required
    : requiredOf(annotate(line), { ...pair, span: { start: 0, end: line.length } }, code);
}

/** The code's figure with what it is of: '35 feet for the perimeter setback'. Takes: a text of the applicant, read, the figures in its
 *  words, and the code on file or null.  Gives: the figure alone where the code has it once; the rule's words where only they say what it
 *  is of; null if it could be any of several rules'.  Throws: never. */
function requiredOf(annotation: Annotation, { asked, required, span }: Pair, code: TextReading | null): string | null {
  const measure = measureOf(required) ?? (isBare(required) ? measureOf(asked) : null);
  const isMeasure = measure !== null;
  const thing = isMeasure ? reliefThing(annotation, span, required) : null;
  const unit = measure === null ? undefined : bareUnits[measure];
  const figure = unit !== undefined && isBare(required) ? `${required} ${unit}` : required;
  if (thing !== null) return figureOf(figure, thing);
  const end = isMeasure ? reliefEnd(annotation, span, required) : null;
  if (end !== null) return `${required} ${end}`;
  if (measure === 'length' && isToAHouse(annotation, span)) return `${figure} to the nearest house`;
  // A bare figure may be anything in the code.
  if (measureOf(required) === null || code === null) return required;
  const isOnly = isTheOnlyRule(code, asked, required);
  const rule = ruleMeant(code, required, annotation, withBefore(annotation, span));
  // Who has told it at length has said what it is of.
  if (rule?.thing == null && isOnly) {
    const words = splitAtSpaces(annotation.text.slice(span.start, span.end).trim()).length;
    return words > bareTold && words <= longestSaid ? null : required;
  }
  if (rule === null) return null;
  if (rule.thing !== null) return figureOf(figure, rule.thing);
  return rule.clip === null ? null : `"${rule.clip}"`;
}

/** 'Your code says 35 feet, and we're at 28 feet' names nothing. */
const bareTold = 11;
const measures: ReadonlySet<string> = new Set(['length', 'area', 'ratio']);
const measureOf = (figure: string): string | null =>
  annotate(`${figure}.`).quantities.find(({ dimension }) => measures.has(dimension))?.dimension ?? null;
/** What a bare figure is in: '67.8 percent where 65 is allowed'. */
const bareUnits: Readonly<Record<string, string>> = { length: 'feet', ratio: 'percent' };
const isBare = (figure: string): boolean => !figure.includes(' ');

/** Whoever is protected by the rule has agreed. */
const agreed = matcher(['sign a|the|that|us? waiver|consent|easement', "waiver|consent be|'s sign|record"]);
const givesReason = matcher(["the|our|my reason be|'s|for", 'because', 'on account of', "that|here be|'s why"]);

/** True if the applicant said why, in the sentences with the figures or right after them. Takes: a text of the applicant, read, and where
 *  both figures stand.  Throws: never. */
export function isReasonTold(annotation: Annotation, { start, end }: Span): boolean {
  const near = annotation.sentences.filter((sentence) => sentence.end > start && sentence.start < end);
  const next = annotation.sentences.find((sentence) => sentence.start >= end);
  const hasAgreed = (sentence: Sentence): boolean =>
    agreed
      .all(annotation, sentence)
      .some(({ from }) => !annotation.tokens.slice(Math.max(0, from - 2), from).some(({ tag }) => tag === 'negation'));
  return [...near, ...(next === undefined ? [] : [next])].some(
    (sentence) => givesReason.test(annotation, sentence) || hasAgreed(sentence),
  );
}

/** What sets a site apart decides a variance alone. */
function frameOf(frame: string, annotation: Annotation, span: Span): string {
  const variant = variants[frame];
  const near = { start: withBefore(annotation, span).start, end: span.end };
  const after = annotation.sentences.filter(({ start }) => start >= span.end).slice(0, reasoned);
  const isVariance = namesVariance.test(annotation, near) || after.some((one) => namesVariance.test(annotation, one));
  return variant !== undefined && isVariance ? variant : frame;
}

const namesVariance = matcher(['variance']);
const variants: Readonly<Record<string, string>> = {
  relief_stated: 'variance_stated',
  relief_counted: 'variance_counted',
};

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
