import { splitAtSpaces } from '../../base/text.ts';
import { oncePer } from '../../base/once-per.ts';
import { ownWords } from '../../knowledge/authored.ts';
import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';
import type { Annotation, Sentence, Token } from '../../language/types.ts';
import type { Issue } from '../types.ts';
import { contentStems } from '../../language/stems.ts';
import { boardQuestion } from './board-question.ts';
import { citationOf, takenBack, type OnRecord, type TextSaid } from './record/on-record.ts';
import { figuresSaid } from './record/figures-said.ts';
import { topicOf } from './record/topic-of.ts';

/* What the applicant said that no paraphrase keeps, read back word for word with one plain question: 'You said, "Four have signed. Mr. Dubbs
 * is thinking about it." What do you do if the answer is no?' The kinds are data: knowledge/own-words.yml. */

type Kind = (typeof ownWords)[number];

const kinds = ownWords.map((kind) => ({
  kind,
  said: matcher(kind.said),
  beside: kind.beside.length === 0 ? null : matcher(kind.beside),
  but: kind.but.length === 0 ? null : matcher(kind.but),
  then: kind.then.length === 0 ? null : matcher(kind.then),
}));

/** In tokens: 'We'd do our share' doesn't say of what. */
const shortSentence = 8;
/** The most words to read back. */
const mostWords = 36;
const fewestWords = 4;
const fewestAlone = 7;
/** What is done at another place. */
const notHere: ReadonlySet<string> = new Set(['elsewhere']);
/** Whoever begins with these names nobody: the sentence before says who. */
const pointing: ReadonlySet<string> = new Set(
  'he she they it that this those these him them his her their so four three two one both'.split(' '),
);
const joints: ReadonlySet<string> = new Set([
  'and',
  'but',
  'so',
  'or',
  'because',
  'now',
  'then',
  'well',
  'oh',
  'anyway',
]);

interface Found {
  readonly kind: Kind;
  readonly words: string;
  readonly sentence: Sentence;
  /** From the first word that is read back to the last. */
  readonly start: number;
  readonly end: number;
}

const foundIn = oncePer((annotation: Annotation): readonly Found[] => {
  const found = annotation.sentences.flatMap((sentence, at) =>
    sentence.kind === 'question' ? [] : (readAt(annotation, at) ?? []),
  );
  // What is read back with a later sentence isn't read back alone.
  const once = found.filter(
    ({ sentence: { start, end } }, at) => !found.some((other, n) => n > at && other.start <= start && other.end >= end),
  );
  return once;
});

function readAt(annotation: Annotation, at: number): Found | null {
  const { sentences } = annotation;
  const [before, sentence] = [sentences[at - 1], sentences[at]];
  if (sentence === undefined) return null;
  const near = before === undefined ? [sentence] : [before, sentence];
  const next = sentences.slice(at, at + farthestOn + 1);
  for (const { kind, said, beside, but, then } of kinds) {
    const match = said.first(annotation, sentence);
    if (match === null || takenBack(annotation, match, notHere)) continue;
    if (beside !== null && !near.some((one) => beside.test(annotation, one))) continue;
    if (but?.test(annotation, sentence) === true) continue;
    if (then !== null && !next.some((one) => then.test(annotation, one))) continue;
    const isShort = kind.relief || sentence.to - sentence.from <= shortSentence;
    const alone = quoteOf(annotation, at, 0);
    const quote = (kind.with_before && isShort ? quoteOf(annotation, at, 1) : null) ?? alone;
    // 'We're hoping you'll let us substitute' doesn't say what.
    if (kind.relief && quote === alone && quote !== null && splitAtSpaces(quote.words).length < fewestAlone) continue;
    if (quote !== null && figuresIn(quote.words).length >= kind.figures) return { kind, sentence, ...quote };
  }
  return null;
}

const figuresIn = (words: string): readonly number[] => {
  const reading = annotate(words);
  return reading.sentences.flatMap((sentence) => figuresSaid(reading, sentence).map(({ value }) => value));
};

/** The sentence as it is read back, with those before it as far as they say who or what is meant; null if that gets too long. */
function quoteOf(annotation: Annotation, at: number, before: number): Pick<Found, 'words' | 'start' | 'end'> | null {
  const { sentences, tokens, text } = annotation;
  const last = sentences[at];
  if (last === undefined) return null;
  for (let first = at - before; first >= 0 && first >= at - farthestBack; first -= 1) {
    const sentence = sentences[first];
    if (sentence === undefined || sentence.kind === 'question') return null;
    const start = opens(annotation, sentence);
    const words = text.slice(tokens[start]?.start ?? sentence.start, last.end).trim();
    const count = splitAtSpaces(words).length;
    // Another paragraph is about something else.
    if (count > mostWords || words.includes('\n') || words.includes('"')) return null;
    // 'If it did' points as much as 'it did'.
    const opener = tokens[conditions.has(tokens[start]?.lower ?? '') ? start + 1 : start]?.lower ?? '';
    if (pointing.has(opener) || count < fewestWords) continue;
    if (refersBack(tokens.slice(start, sentence.to))) continue;
    return { words: words.charAt(0).toUpperCase() + words.slice(1), start: sentence.start, end: last.end };
  }
  return null;
}

/** How many sentences before it may say who or what is meant. */
const farthestBack = 2;
/** After this many words, 'it' and 'that' are something that they name. */
const enoughBefore = 6;
/** How many sentences later the applicant may ask to be let off from a rule that they told. */
const farthestOn = 3;
const conditions: ReadonlySet<string> = new Set(['if', 'when', 'unless', 'once']);

/** 'The state has to okay that': what it is was said before; 'if a well goes bad, we make it right' says it itself. */
const refersBack = (tokens: readonly Token[]): boolean =>
  !conditions.has(tokens[0]?.lower ?? '') &&
  tokens.some(({ lower }, at) => {
    const next = tokens[at + 1];
    const isAlone =
      next === undefined ||
      (next.tag !== 'word' &&
        next.tag !== 'auxiliary' &&
        next.lower !== "'s" &&
        (lower !== 'one' || !counts.has(next.lower)));
    const isNamed = tokens.slice(0, at).some(({ tag, text: word, lower: small }) => tag === 'word' && word !== small);
    const isFar =
      ((lower === 'it' || lower === 'that') && at >= enoughBefore) ||
      (lower === 'one' && tokens[at - 1]?.lower === 'that');
    return (back.has(lower) && isAlone && !isFar) || (persons.has(lower) && !isNamed);
  });
const persons: ReadonlySet<string> = new Set(['he', 'she', 'him', 'her', 'his', 'they', 'their']);
/** 'One of them', 'one and a half', 'one or two'. */
const counts: ReadonlySet<string> = new Set(['of', 'and', 'or', 'to', '-', '%']);
const back: ReadonlySet<string> = new Set(['it', 'that', 'them', 'those', 'this', 'one']);

function opens({ tokens }: Annotation, { from, to }: Sentence): number {
  // 'But so nobody is confused' keeps its 'so'.
  let at = joints.has(tokens[from]?.lower ?? '') ? from + 1 : from;
  while (at < to && tokens[at]?.text === ',') at += 1;
  return at;
}

/** What the applicant said that stays open, read back word for word.
 *  Takes: the record, the keys raised before, and the issues that are raised of the same sentences in other ways.
 *  Gives: issues of the board, two of a kind at most; none of a sentence that is taken up anyway.  Throws: never. */
export function ownWordIssues(
  { texts }: OnRecord,
  raised: ReadonlySet<string>,
  others: readonly Issue[],
): readonly Issue[] {
  const cited = others.flatMap(({ citations }) => citations.map(({ quote }) => quote));
  const relief = others.filter(({ key }) => key.startsWith('relief:'));
  return texts.flatMap((text) => {
    if (text.kind !== 'presentation') return [];
    const issues = foundIn(text.annotation).flatMap((one) =>
      isCited(one, cited) || isOfRelief(one, relief) ? [] : [issueOf(text, one)],
    );
    return issues.filter(({ key }, at) => !raised.has(key) && isEarly(issues, at));
  });
}

/** This near to relief that is asked about, in characters, what is said is about that. */
const nearby = 250;

/** True if relief is asked about as such: with a figure of this, or out of the sentences around it. */
function isOfRelief({ kind, words, sentence }: Found, relief: readonly Issue[]): boolean {
  if (!kind.relief) return false;
  const figures = figuresIn(words);
  return relief.some(({ key, citations }) => {
    if (key.startsWith('relief:form:') && citations.some(({ quote }) => isOfOneThing(quote, words))) return true;
    const pair = key.split(':').slice(1).map(Number);
    const start = citations[0]?.kind === 'presentation' ? (citations[0].start ?? Infinity) : Infinity;
    return pair.some((one) => figures.includes(one)) || Math.abs(start - sentence.start) < nearby;
  });
}

/** 'Seventy-five, with an eight-foot berm', and '75 ft wide with 8 ft planted berm'; 'blinds and a row of spruces', and 'with blinds and
 *  trees'. */
const isOfOneThing = (line: string, words: string): boolean => {
  const [said, stems] = [figuresIn(words), new Set(contentStems(words))];
  return (
    figuresIn(line).some((figure) => figure >= telling && said.includes(figure)) ||
    contentStems(line).filter((stem) => stems.has(stem)).length >= leastShared
  );
};
const leastShared = 2;
/** One and two may be of anything. */
const telling = 3;

const isCited = ({ words }: Found, cited: readonly string[]): boolean =>
  cited.some((quote) => words.includes(quote) || quote.includes(words) || tailOf(words).includes(tailOf(quote)));
/** The end of a sentence, which is the same whether or not its first word was left out. */
const tailOf = (words: string): string => words.slice(-tail);
const tail = 40;

const mostOfAKind = 2;
const kindOf = ({ key }: Issue): string => key.slice(0, key.lastIndexOf(':'));
const isEarly = (issues: readonly Issue[], at: number): boolean =>
  issues.slice(0, at).filter((one) => kindOf(one) === kindOf(issues[at] as Issue)).length < mostOfAKind;

function issueOf(text: TextSaid, { kind, words, sentence, start, end }: Found): Issue {
  const asks = kind.ask[sentence.start % kind.ask.length] ?? '';
  const topic = topicOf(text.annotation, sentence) ?? topicOf(text.annotation, { start, end });
  return {
    ...boardQuestion,
    kind: kind.relief ? 'request' : 'unfinished',
    key: `${kind.relief ? 'relief' : 'unfinished'}:${kind.id}:${sentence.start}`,
    topic: topic ?? (kind.relief ? 'setbacks' : 'community_engagement'),
    weight: 0.9,
    citations: [citationOf(text, sentence)],
    text: `You said, "${words}" ${asks}`,
    reason: kind.relief
      ? 'It is what you are asking for, and that comes up first.'
      : 'You said it yourself, and it is still open.',
  };
}
