import { splitAtSpaces } from '../../base/text.ts';
import type { Citation } from '@rostrum/contract';
import { presentationSource } from '../../asking/issues/record/on-record.ts';
import { allButOne } from '../../asking/issues/record/all-but-one.ts';
import { reliefEnd, reliefThing } from '../../asking/issues/record/relief-thing.ts';
import { reliefTold, type ReliefTold } from '../../asking/issues/record/relief-told.ts';
import { sidesIn } from '../../asking/issues/record/side-in-code.ts';
import { someOfAll } from '../../asking/issues/record/some-of-all.ts';
import { statedBeside } from '../../asking/issues/record/stated-beside.ts';
import { shortfallsTold } from '../../asking/issues/code/from-shortfalls.ts';
import type { Materials } from '../../filed/types.ts';
import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';
import { numberAt } from '../../language/numbers.ts';
import type { Annotation, Sentence, Span } from '../../language/types.ts';
import { requestsIn } from '../../ordinance/compliance/requests.ts';
import { namedOnce } from './named.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import { requiredOver } from '../shows-nothing.ts';
import { mostlyOn } from '../speaks-to.ts';
import { consentTold } from './consent-told.ts';

/* Each rule from which the applicant wants to depart, by name, so that the body can rule on it. */

/** What the applicant calls it; 'shortfall': both figures are told and nothing is asked for. */
export type ReliefKind = 'variance' | 'waiver' | 'shortfall';

export interface Relief {
  /** 'a', 'b', …: as the motion counts them. */
  readonly id: string;
  readonly kind: ReliefKind;
  /** '28 feet, where the rule is 35 feet for the perimeter setback'; for one without figures, 'the waiver that the applicant describes so: “…”'. */
  readonly name: string;
  readonly asked: string | null;
  readonly required: string | null;
  /** '35 feet for the perimeter setback'; null without figures. */
  readonly rule: string | null;
  readonly citation: Citation;
  /** Why the rule can't be met, in the applicant's words; null if nobody said. */
  readonly reason: Citation | null;
  /** That the owner next door agrees in writing, in the applicant's words; null if nobody said. */
  readonly consent: string | null;
  /** The applicant says that there is no way to meet the rule. */
  readonly isNeeded: boolean;
  readonly topics: readonly string[];
}

export interface Text {
  readonly annotation: Annotation;
  readonly kind: 'presentation' | 'answer' | 'project';
  readonly source: string;
}

interface Found {
  readonly text: Text;
  readonly span: Span;
  readonly asked: string | null;
  readonly required: string | null;
  /** What it is called if it has no figures. */
  readonly name?: string;
}

const kept = new WeakMap<Rehearsal, readonly Relief[]>();
const letters = 'abcdefghijkl';

/** The relief that the applicant asks for or needs by the applicant's own figures.
 *  Takes: the rehearsal and what is filed.  Gives: in the order told, each once, at most twelve.  Throws: never. */
export function reliefSought(r: Rehearsal, materials: Materials): readonly Relief[] {
  const known = kept.get(r);
  if (known !== undefined) return known;
  const texts = textsOf(r, materials);
  const filed = texts.flatMap(({ kind, annotation }) => (kind === 'answer' ? [] : [annotation]));
  const side = sidesIn(materials.ordinance);
  const figured = [
    ...texts.flatMap((text) => figuredIn(text, filed, side)),
    ...shortIn(texts, materials, r.project.zoning ?? ''),
  ];
  const told = texts.flatMap((text) => toldIn(text, figured));
  const named = figured.length + told.length > 0 ? [] : namedOnce(texts).map(unfigured);
  const found = [...figured, ...told, ...named].sort(
    (a, b) => texts.indexOf(a.text) - texts.indexOf(b.text) || a.span.start - b.span.start,
  );
  const once = found.filter(
    (one, at) => found.findIndex((other) => sameFigures(one, other)) === at && !isToldInFull(one, found),
  );
  const asking = texts.some(({ annotation }) => asks.test(annotation));
  const all = once.slice(0, letters.length).map((one, at) => reliefOf(one, letters.charAt(at), texts, asking));
  kept.set(r, all);
  return all;
}

function textsOf(r: Rehearsal, { projectText }: Materials): readonly Text[] {
  const lines = projectText.split('\n').filter((line) => line.trim() !== '');
  return [
    { annotation: annotate(r.presentation?.text ?? ''), kind: 'presentation', source: presentationSource },
    ...lines.map((line): Text => ({ annotation: annotate(line), kind: 'project', source: 'application' })),
    ...r.exchanges.map(({ asked, answered }): Text => ({
      annotation: annotate(answered?.text ?? ''),
      kind: 'answer',
      source: `Answer to ${asked.character_name}`,
    })),
  ];
}

const unfigured = (one: Pick<Found, 'text' | 'span'>): Found => ({ ...one, asked: null, required: null });

/** Both figures told. What is only asked for in an answer was told before, or filed. */
function figuredIn(text: Text, filed: readonly Annotation[], side: ReturnType<typeof sidesIn>): readonly Found[] {
  const { annotation } = text;
  const stated = statedBeside(annotation, filed, side).map(({ asked, required, span }) => ({
    text,
    span,
    asked,
    required,
  }));
  const places = allButOne(annotation).flatMap(({ asked, required, span }) =>
    asked === null || required === null ? [] : [{ text, span, asked, required }],
  );
  const requests = requestsIn(annotation.text).flatMap(({ asked, required, span }) =>
    asked === null || required === null || asked === required ? [] : [{ text, span, asked, required }],
  );
  const owed = annotation.sentences.flatMap(({ start, end }) => {
    const required = requiredOver(annotate(annotation.text.slice(start, end)));
    const isTold = stated.some(({ span }) => span.start < end && span.end > start);
    return required === null || isTold ? [] : [{ text, span: { start, end }, asked: null, required }];
  });
  const parts = someOfAll(annotation).map((one) => ({ text, ...one }));
  return [...stated, ...places, ...parts, ...requests, ...owed];
}

/** Figures that fall short of a rule on file that nobody has spoken of. */
const shortIn = ([text]: readonly Text[], materials: Materials, zoning: string): readonly Found[] =>
  text === undefined ? [] : shortfallsTold(materials, zoning).map((one) => ({ text, ...one }));

/** A rule told in words, with what is proposed in its place. */
function toldIn(text: Text, figured: readonly Found[]): readonly Found[] {
  if (text.kind === 'answer') return [];
  return reliefTold(text.annotation).flatMap((one) =>
    figured.some(({ text: other, span }) => other === text && span.start < one.span.end && span.end > one.span.start)
      ? []
      : [{ text, span: one.span, asked: null, required: null, ...nameTold(one) }],
  );
}

/** 'Posting the bond in year ten, where the ordinance says before the permit'. */
function nameTold({ frame, rule, plan }: ReliefTold): { readonly name?: string } {
  if (frame === 'variance_from' || frame === 'waiver_from')
    return { name: `the ${frame === 'variance_from' ? 'variance' : 'waiver'} from the rule that ${rule}` };
  // Without a plan beside it, the request goes by its own words.
  return plan === null ? {} : { name: `${plan}, where the${rule.slice('our'.length)}` };
}

const digitsOf = (words: string | null): string => {
  if (words === null) return '';
  const read = numberAt(annotate(words).tokens, 0);
  return read === null ? words : String(read.value);
};

const sameFigures = (one: Found, other: Found): boolean =>
  (one === other || one.asked !== null || one.required !== null || one.name !== undefined) &&
  digitsOf(one.asked) === digitsOf(other.asked) &&
  digitsOf(one.required) === digitsOf(other.required);

/** The rule alone, where both figures are told elsewhere. */
const isToldInFull = ({ asked, required }: Found, all: readonly Found[]): boolean =>
  asked === null &&
  required !== null &&
  all.some((other) => other.asked !== null && digitsOf(other.required) === digitsOf(required));

const asks = matcher([
  'departure',
  'variance',
  'waiver',
  'waive',
  'modification',
  'exception',
  'relief from|on',
  'ask ... bend|forgive|excuse',
]);
const namesVariance = matcher(['variance|variances']);
const namesWaiver = matcher([
  'waiver|waivers|waive|modification|modify|exception|exceptions|deviation|departure|reduction|relax|bend|forgive|excuse',
]);
const namesRelief = matcher(['relief']);

/** How far before and after both figures the kind of relief is named, in sentences, and its reason. */
const namedWithin = 3;
const reasonWithin = { figured: 4, named: 1 } as const;
/** How another matter begins. */
const begins = matcher([
  'the other|next|last|second|third thing|one',
  'second|third|fourth|next|another',
  'number two|three|four|five',
  'on <word> ,',
]);

function reliefOf(found: Found, id: string, texts: readonly Text[], asking: boolean): Relief {
  const { text, span, asked, required } = found;
  const { annotation } = text;
  const quote = splitAtSpaces(annotation.text.slice(span.start, span.end).trim()).join(' ');
  const kind = text.kind === 'project' ? kindOfLine(text, span, texts) : kindOf(annotation, span, asking);
  const reason = reasonOf(found, texts);
  const rule = ruleOf(found);
  return {
    id,
    kind,
    name:
      found.name !== undefined
        ? found.name
        : rule !== null && asked === null
          ? `the rule of ${rule}, of which it falls short`
          : rule === null
            ? `the ${calledIn(found, kind)} asked for in the words “${requestIn(found)}”`
            : `${asked}, where the rule is ${rule}`,
    asked,
    required,
    rule,
    citation: citationOf(text, span),
    reason: reason === null ? null : citationOf(reason.text, withNext(reason)),
    consent: consentTold(annotation, around(annotation, span, 1, 2)),
    isNeeded: reason !== null && cannot.test(reason.text.annotation, reason.sentence),
    topics: onWhat(rule ?? found.name ?? '', quote),
  };
}

const namesDeparture = matcher(['departure']);

/** What those who ask for it call it. */
const calledIn = ({ text: { annotation }, span }: Found, kind: ReliefKind): string =>
  kind === 'shortfall' || around(annotation, span, 0, 0).some((one) => namesDeparture.test(annotation, one))
    ? 'departure'
    : kind;

/** What the rule is of, else what the words around it are about. */
function onWhat(rule: string, quote: string): readonly string[] {
  const own = mostlyOn(rule);
  return own.length > 0 ? own : mostlyOn(quote);
}

function citationOf({ annotation, kind, source }: Text, { start, end }: Span): Citation {
  const quote = annotation.text.slice(start, end).trim();
  return { kind, quote, source, section: null, start: kind === 'answer' ? null : start };
}

function kindOf(annotation: Annotation, span: Span, asking: boolean): ReliefKind {
  const near = around(annotation, span, namedWithin, namedWithin);
  if (near.some((one) => namesVariance.test(annotation, one))) return 'variance';
  if (near.some((one) => namesWaiver.test(annotation, one))) return 'waiver';
  // Asked for in general, of everything that is short.
  const inGeneral = namesVariance.test(annotation) ? 'variance' : 'waiver';
  const isAsked = near.some((one) => namesRelief.test(annotation, one));
  if (isAsked) return inGeneral;
  return asking && inGeneral === 'variance' && !namesWaiver.test(annotation) ? 'variance' : 'shortfall';
}

/** A line of the form may say itself what is asked for. */
function kindOfLine({ annotation }: Text, span: Span, texts: readonly Text[]): ReliefKind {
  const own = around(annotation, span, 0, 0);
  const names = (words: typeof namesVariance): boolean => own.some((one) => words.test(annotation, one));
  if (names(namesVariance) !== names(namesWaiver)) return names(namesVariance) ? 'variance' : 'waiver';
  return kindInGeneral(texts);
}

/** A line of the form names only the figures. */
function kindInGeneral(texts: readonly Text[]): ReliefKind {
  const named = (words: typeof namesVariance): boolean => texts.some(({ annotation }) => words.test(annotation));
  if (named(namesVariance)) return 'variance';
  return named(namesWaiver) ? 'waiver' : 'shortfall';
}

function around(annotation: Annotation, span: Span, before: number, after: number): readonly Sentence[] {
  const { sentences } = annotation;
  const first = sentences.findIndex(({ end }) => end > span.start);
  const last = sentences.findLastIndex(({ start }) => start < span.end);
  return first < 0 ? [] : sentences.slice(Math.max(0, first - before), last + after + 1);
}

/** The sentence that asks, without its period: what comes before it is cited with it. */
function requestIn({ text: { annotation }, span }: Found): string {
  const last = annotation.sentences.findLast(({ start, end }) => start >= span.start && end <= span.end);
  const words = annotation.text.slice(last?.start ?? span.start, span.end).trim();
  return words.endsWith('.') ? words.slice(0, -1) : words;
}

function ruleOf({ text: { annotation }, span, asked, required }: Found): string | null {
  if (required === null) return null;
  const { quantities, tokens } = annotate(`${required}.`);
  // 'Both sides' says no more of what it is than '60 feet' does.
  const isMeasure =
    quantities.some(({ dimension }) => ofThings.has(dimension)) || tokens.every(({ tag }) => tag !== 'number');
  const thing = isMeasure
    ? (reliefThing(annotation, span, required) ?? reliefThing(annotation, withHeading(annotation, span), required))
    : null;
  const end = isMeasure && thing === null ? reliefEnd(annotation, span, required) : null;
  const of = thing === 'height' ? ' in height' : thing !== null ? ` for the ${thing}` : end !== null ? ` ${end}` : '';
  // '60' after '64 feet' is 60 feet.
  const isBare = !required.includes(' ') && !isMeasure;
  const unit = isBare && asked?.includes(' ') === true ? asked.slice(asked.indexOf(' ')) : '';
  return `${required}${unit}${of}`;
}

/** With the short sentence before it that names what comes: 'First one's the sign.' */
function withHeading({ sentences }: Annotation, { start, end }: Span): Span {
  const at = sentences.findIndex((one) => one.end > start);
  const before = sentences[at - 1];
  return before !== undefined && before.to - before.from <= longestHeading
    ? { start: before.start, end }
    : { start, end };
}
const longestHeading = 8;

/** A number of spaces says itself what it is of. */
const ofThings: ReadonlySet<string> = new Set(['length', 'area']);

const land = 'easement|pipeline|wetland|floodplain|creek|stream|ravine|ledge|bedrock|slope|drain|canal|marsh';
/** What stands in the way of the rule, rather than what somebody would like. */
const causes = matcher([
  "the|our|my reason be|'s|for",
  'because|since',
  'on account of',
  'pin|pinch|squeeze|hem|box us|me|it in?',
  'i|we|it can|could not _? go|move|fit|put|build|get|shift|push|place|turn|meet',
  'you can not see',
  'will|would|do not let us|me|you|anybody',
  'if i|we _? slide|move|shift|push|pull|turn',
  'right where',
  `there be a|an _? ${land}`,
  `${land} on|in|behind|along|under|through|run`,
  'have an easement',
]);
const cannot = matcher([
  'i|we|it can|could not _? go|move|fit|put|build|get|shift|push|place|turn|meet',
  'pin|pinch|squeeze|hem|box us|me|it in?',
  'no other|room place|way|spot|room?',
  'nowhere|only place|spot',
  'will|would|do not let us|me',
]);
/** Money, and what somebody else got, are no reasons of the land. */
const noCause = matcher([
  'dollar|cost|expensive|price|apiece|money',
  "they|he|she get|got|have|have got|'ve got a|an|one|it|theirs",
]);

/** 'The reason is the drain.' needs what comes after it. */
function withNext({ text: { annotation }, sentence }: Told): Span {
  const next = annotation.sentences[annotation.sentences.indexOf(sentence) + 1];
  const isShort = sentence.to - sentence.from < fewestTokens;
  return isShort && next !== undefined ? { start: sentence.start, end: next.end } : sentence;
}
const fewestTokens = 9;

interface Told {
  readonly text: Text;
  readonly sentence: Sentence;
}

/** The reason next to the figures, else in an answer that repeats one of them. */
function reasonOf(found: Found, texts: readonly Text[]): Told | null {
  const isReason = (annotation: Annotation, one: Sentence): boolean =>
    one.kind !== 'question' && causes.test(annotation, one) && !noCause.test(annotation, one);
  const { annotation } = found.text;
  const near = upToNext(annotation, found).find((one) => isReason(annotation, one));
  if (near !== undefined) return { text: found.text, sentence: near };
  const figure = digitsOf(found.asked);
  for (const text of figure === '' ? [] : texts.filter(({ kind }) => kind === 'answer')) {
    if (!text.annotation.quantities.some(({ value }) => String(value) === figure)) continue;
    const sentence = text.annotation.sentences.find((one) => isReason(text.annotation, one));
    if (sentence !== undefined) return { text, sentence };
  }
  return null;
}

/** The sentences with the figures and those after them, up to the next matter. */
function upToNext(annotation: Annotation, { span, asked }: Found): readonly Sentence[] {
  const others = statedBeside(annotation).filter((one) => one.span.start > span.start);
  const near = around(annotation, span, 0, asked === null ? reasonWithin.named : reasonWithin.figured);
  const end = near.findIndex(
    (one) =>
      one.start >= span.end &&
      (begins.first(annotation, one)?.from === one.from || others.some((other) => one.start >= other.span.start)),
  );
  return end < 0 ? near : near.slice(0, end);
}
