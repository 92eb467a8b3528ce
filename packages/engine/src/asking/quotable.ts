import { oncePer } from '../base/once-per.ts';
import { quotes } from '../knowledge/authored.ts';
import { matcher, type Match } from '../language/matcher.ts';
import type { Citation } from '@rostrum/contract';
import type { TopicId } from '../knowledge/types.ts';
import { annotate } from '../language/annotate.ts';
import { isWithin } from '../language/spans.ts';
import type { Annotation, Sentence, Span, Token } from '../language/types.ts';
import { capitalized, wordCount } from './spoken.ts';
import { toldBack } from './wording/second-person.ts';
import { toldOfThem } from './wording/third-person.ts';
import { citationOf, takenBack, type OnRecord, type TextSaid } from './issues/record/on-record.ts';
import { topicOf } from './issues/record/topic-of.ts';

/* Sentences of the applicant's that somebody in the room may quote, word for word: knowledge/quotes.yml. */

/** A sentence of the applicant's: word for word, said back to them and told of them (null if it only works word for word), and what it is
 *  most about. Without its period. */
export interface Quoted {
  readonly words: string;
  readonly back: string | null;
  readonly told: string | null;
  readonly topic: TopicId | null;
  readonly citation: Citation;
}

const kinds = quotes.map((quote) => ({ quote, when: matcher(quote.when), unless: matcher(quote.unless_said) }));
type Kind = (typeof kinds)[number];

/** In words: nobody quotes more than they can write down, and less says nothing. */
const mostWords = 26;
const fewestWords = 5;

/** Words that open a sentence and aren't quoted. */
const openers: ReadonlySet<string> = new Set('so now and but well also then plus again'.split(' '));
/** Words that refer to something in the sentence before. */
const pointing: ReadonlySet<string> = new Set(
  'it its they them their he him his she her that this those these one both neither each which who same other another'.split(
    ' ',
  ),
);
/** What a quotation doesn't end in. */
const ending: ReadonlySet<string> = new Set(['that', 'this', 'those', 'so']);
const showing: ReadonlySet<string> = new Set('that this these those'.split(' '));
/** What is said to be polite, or to begin and to end. */
const ceremony = matcher([
  'thank|thanks|evening|appreciate',
  'my name',
  "i be|am|'m <word> <word> ,",
  'with me',
  'happy|glad to answer|take',
  'question',
  'support|vote tonight',
  'straight with',
  'sworn',
  'let me',
  'keep it short',
]);
const ofRule = matcher([
  'code|ordinance|bylaw|rule|zone say|want|ask|require|call|allow|measure|give',
  'your|the code|ordinance|bylaw|rule|base',
  'you want|need|ask',
]);
/** Minutes of what somebody said are not the speaker's words. */
const reporting = matcher([
  '=said|=stated|=explained|=indicated|=testified|=noted|=added|=clarified|=responded|=replied|=confirmed|=mentioned',
  'representing|representative',
  'the applicant|petitioner',
  '^ mr|mrs|ms|dr',
  ', mr|mrs|ms|dr',
  'and mr|mrs|ms|dr',
]);
const ofTheSpeaker: ReadonlySet<string> = new Set(['we', 'us', 'our', 'i', 'me', 'my']);

/** 'Robert Hale, representing Alder Stone, said that ...': told of a speaker in the third person. */
const isReported = (annotation: Annotation, { from, to }: Sentence): boolean =>
  !annotation.tokens.slice(from, to).some(({ lower }) => ofTheSpeaker.has(lower)) &&
  reporting.test(annotation, spanOf(annotation, from, to));

const spanOf = ({ tokens }: Annotation, from: number, to: number): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
});

const correcting = matcher([
  'error|typo|mistake|misspoke',
  'let me correct',
  'scratch that',
  "that be|'s wrong|not right",
]);

/** The words that are quoted, and where they stand. */
interface Stretch extends Span {
  readonly words: string;
  /** Two sentences are only quoted. */
  readonly isTwo?: boolean;
}

/** The sentence from the first word that is quoted to the last; null if it can't stand alone. */
function stretchOf(annotation: Annotation, sentence: Sentence): Stretch | null {
  const { tokens, text } = annotation;
  let { from } = sentence;
  while (from < sentence.to && (openers.has(tokens[from]?.lower ?? '') || tokens[from]?.text === ',')) from += 1;
  if (tokens[from]?.lower === 'i' && tokens[from + 1]?.lower === 'mean' && tokens[from + 2]?.text === ',') from += 3;
  const said = tokens.slice(from, lastOf(annotation, sentence, from));
  const [first, last] = [said[0], said.at(-1)];
  if (first === undefined || last === undefined || pointing.has(first.lower) || ending.has(last.lower)) return null;
  if (said[1]?.lower === 'other' || refersBack(said)) return null;
  const words = text.slice(first.start, last.end);
  const count = wordCount(words);
  if (count > mostWords || count < fewestWords || unspoken.some((mark) => words.includes(mark))) return null;
  return { words: capitalized(unstopped(words)), start: first.start, end: last.end };
}
/** 'Until one a.m.' brings its own period. */
const unstopped = (words: string): string => words.replace(/\.$/, '');
const unspoken = [':', ';', '\n', '"'];

/** 'Noise, we had that modeled. It's fifty decibels at the line.': both, where the second points back at the first. */
function withTheOneBefore(annotation: Annotation, sentence: Sentence): Stretch | null {
  const { tokens, sentences, text } = annotation;
  const before = sentences[sentences.indexOf(sentence) - 1];
  if (before === undefined || before.kind === 'question' || !things.has(tokens[sentence.from]?.lower ?? ''))
    return null;
  if (ceremony.test(annotation, before)) return null;
  const first = stretchOf(annotation, { ...before, to: before.to });
  if (first === null || !/^[.\s]*$/.test(text.slice(first.end, sentence.start))) return null;
  const end = tokens[sentence.to - 1]?.start ?? sentence.end;
  const words = `${first.words}. ${text.slice(sentence.start, end)}`;
  const isOver = wordCount(words) > mostWords || unspoken.some((mark) => words.includes(mark));
  return isOver ? null : { words, start: first.start, end, isTwo: true };
}
/** What stands for the thing of the sentence before. */
const things: ReadonlySet<string> = new Set(['it', 'they', 'that', 'those']);

/** Where the quotation ends: at the end of the sentence, or of a long one before ', and' where the rest adds only to it. */
function lastOf({ tokens, text }: Annotation, { to, end }: Sentence, from: number): number {
  let last = to;
  if (wordCount(text.slice(tokens[from]?.start ?? end, end)) > mostWords)
    for (let at = to - 1; at > from + fewestWords; at -= 1) {
      if (turning.has(tokens[at]?.lower ?? '')) break;
      if (tokens[at]?.text === ',' && adding.has(tokens[at + 1]?.lower ?? '')) last = at;
    }
  while (last > from && tokens[last - 1]?.tag === 'punctuation') last -= 1;
  return last;
}
const adding: ReadonlySet<string> = new Set(['and', 'so']);
/** With these the rest of a sentence changes what was said before it. */
const turning: ReadonlySet<string> = new Set('but if unless except until though although when only not'.split(' '));

/** True if somebody or something is meant that the words don't name: 'her house' before anybody is named, 'that' before any thing. */
function refersBack(said: readonly Token[]): boolean {
  let thing = false;
  let person = false;
  let several = false;
  for (const [at, { lower, text, tag }] of said.entries()) {
    const [before, next] = [said[at - 1], said[at + 1]];
    if (!thing && showing.has(lower) && next?.tag !== 'word') return true;
    if ((!person && ofOne.has(lower)) || (!person && !several && ofMany.has(lower))) return true;
    if (tag !== 'word') continue;
    const isName = at > 0 && text !== lower;
    person ||= isName || persons.has(lower);
    thing ||= person || before?.tag === 'determiner' || before?.tag === 'number';
    several ||= text.endsWith('s') && thing;
  }
  return false;
}
const ofOne: ReadonlySet<string> = new Set('he him his she her'.split(' '));
const ofMany: ReadonlySet<string> = new Set('they them their'.split(' '));
const persons: ReadonlySet<string> = new Set(
  (
    'folks people neighbors kids homes houses crews trucks lights trees dad father mother boy son daughter wife brother fella chief ' +
    'engineer director marshal owner family architect surveyor consultant'
  ).split(' '),
);

/** The 'Creek' of 'Cold Creek'. */
const isAName = ({ tokens }: Annotation, { from, to }: Match): boolean =>
  to === from + 1 && tokens[from]?.text !== tokens[from]?.lower && tokens[from - 1]?.text !== tokens[from - 1]?.lower;

function isOfKind({ annotation }: TextSaid, stretch: Stretch, { quote, when, unless }: Kind): boolean {
  const match = when.all(annotation, stretch).find((one) => !isAName(annotation, one));
  if (match === undefined || unless.test(annotation, stretch)) return false;
  if (takenBack(annotation, match, away) || (!quote.of_rules && ofRule.test(annotation, stretch))) return false;
  const isInside = (one: Span): boolean => isWithin(one, stretch);
  if (quote.hours && !annotation.schedules.some((one) => isInside(one) && one.from !== null && one.to !== one.from))
    return false;
  const { dimension } = quote;
  return (
    dimension === undefined ||
    annotation.quantities.some((one) => one.dimension === dimension && isInside(one) && !one.corrected)
  );
}

/** Of two things in one breath, 'the lights are shielded, and Dana is working on the drainage', the one of a kind; both where they are of it or
 *  the second goes on about the first; null if what is left can't stand alone. */
function partOfKind(text: TextSaid, stretch: Stretch, kind: Kind): Stretch | null {
  const { annotation } = text;
  const cut = stretch.isTwo === true ? -1 : secondSubject(annotation, stretch);
  if (cut < 0) return stretch;
  const { tokens } = annotation;
  const parts = [
    { start: stretch.start, end: tokens[cut - 1]?.end ?? stretch.end },
    { start: tokens[cut + 2]?.start ?? stretch.end, end: stretch.end },
  ].map((part) => ({ ...part, words: capitalized(unstopped(annotation.text.slice(part.start, part.end))) }));
  const of = parts.filter((part) => isOfKind(text, part, kind));
  if (of.length !== 1) return of.length === 2 || kind.quote.of_rules ? stretch : null;
  const [part] = of;
  return part === undefined || wordCount(part.words) < fewestWords ? null : part;
}

/** Where ', and' begins another subject that the first part doesn't name; -1 if nowhere. */
function secondSubject({ tokens }: Annotation, { start, end }: Stretch): number {
  const first = tokens.findIndex((token) => token.start >= start);
  for (let at = first + fewestWords; (tokens[at + 2]?.start ?? end) < end; at += 1) {
    if (tokens[at]?.text !== ',' || tokens[at + 1]?.lower !== 'and') continue;
    const rest = tokens.slice(at + 2).filter((token) => token.end <= end);
    const before = new Set(tokens.slice(first, at).flatMap(({ tag, lemma }) => (tag === 'word' ? [lemma] : [])));
    const subject = rest.findIndex(({ tag }) => tag === 'auxiliary' || tag === 'modal');
    if (subject < 1 || pointing.has(rest[0]?.lower ?? '')) continue;
    if (!rest.slice(0, subject).some(({ tag, lemma }) => tag === 'word' && before.has(lemma))) return at;
  }
  return -1;
}

const away: ReadonlySet<string> = new Set(['elsewhere', 'corrected']);

const isCorrectedNext = (annotation: Annotation, sentence: Sentence): boolean => {
  const next = annotation.sentences[annotation.sentences.indexOf(sentence) + 1];
  return next !== undefined && correcting.test(annotation, next);
};

/** 'The wing is ...' and 'we'd ...' go on in lower case: a word that may be a name doesn't. */
const isCommon = ({ tag, lower }: Token, all: readonly Token[]): boolean =>
  tag !== 'word' || all.some(({ text }) => text === lower);

/** The sentence as a member says it back, in the second person; null if it only works word for word. */
function saidBackOf({ tokens }: Annotation, { words, start, isTwo = false }: Stretch): string | null {
  if (isTwo) return null;
  const back = toldBack(words);
  const first = tokens.find((token) => token.start === start);
  if (back === null || first === undefined || !isCommon(first, tokens) || ofTheRoom.test(annotate(words))) return null;
  return back.charAt(0).toLowerCase() + back.slice(1);
}
/** Who 'I' and 'you' are is clear only from the speaker. */
const ofTheRoom = matcher(['you|your|yours', 'i|me|my|mine', '=us|=ours', 'than we', "y'all", 'here', 'tonight']);

const quotedIn = oncePer((texts: OnRecord['texts']): ReadonlyMap<string, readonly Quoted[]> => {
  const found = new Map<string, Quoted[]>();
  for (const text of texts.filter(({ kind }) => kind === 'presentation')) {
    const { annotation } = text;
    for (const sentence of annotation.sentences) {
      if (sentence.kind === 'question' || ceremony.test(annotation, sentence)) continue;
      if (isCorrectedNext(annotation, sentence) || isReported(annotation, sentence)) continue;
      const stretch = stretchOf(annotation, sentence) ?? withTheOneBefore(annotation, sentence);
      if (stretch === null) continue;
      for (const kind of kinds.filter((one) => isOfKind(text, stretch, one))) {
        const part = partOfKind(text, stretch, kind);
        if (part === null) continue;
        const back = saidBackOf(annotation, part);
        const told = back === null ? null : toldOfThem(back);
        const topic = topicOf(annotation, part);
        const quoted = { words: part.words, back, told, topic, citation: citationOf(text, sentence) };
        found.set(kind.quote.id, [...(found.get(kind.quote.id) ?? []), quoted]);
      }
    }
  }
  return found;
});

/** The applicant's sentences that speakers may repeat, by kind, in the order they were said. Takes: the record.  Gives: those that name
 *  what they are about.  Throws: never. */
export const sentencesQuoted = ({ texts }: OnRecord): ReadonlyMap<string, readonly Quoted[]> => quotedIn(texts);
