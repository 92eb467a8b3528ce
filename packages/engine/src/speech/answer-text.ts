import { byText } from '../base/by-text.ts';
import { figuresIn } from './figures.ts';
import type { Figure } from './figures.ts';
import { contentStem } from './lexicon.ts';

/** A sentence of an answer, taken apart once for all judgements. */
export interface Sentence {
  /** Word for word as it was said, for quoting. */
  readonly raw: string;
  /** With plain quotation marks and single spaces, for reading. */
  readonly text: string;
  readonly lower: string;
  readonly words: readonly string[];
  readonly stems: ReadonlySet<string>;
  readonly figures: readonly Figure[];
  readonly asks: boolean;
}

export interface AnswerText {
  readonly text: string;
  readonly sentences: readonly Sentence[];
  readonly wordCount: number;
}

/** What is read of an answer: the limit of decisions.md §4. */
const longestAnswer = 20_000;
/** A longer run without a full stop is cut, so that no pattern meets an endless sentence. */
const longestSentence = 600;
const abbreviation =
  /(?:^|[\s(])(?:mr|mrs|ms|dr|st|no|sec|ft|inc|co|corp|dept|jr|sr|vs|approx|fig|art|ave|rd|e\.g|i\.e|a\.m|p\.m|u\.s|[a-z])\.$/i;

/** After these a name follows, never a new sentence. */
const title = /(?:^|[\s(])(?:mr|mrs|ms|dr)\.$/i;

/** More sentences than anyone says; the rest of a hostile text is not read. */
const mostSentences = 240;

/** A transcript's label of who speaks is no part of what is said. */
const speakerLabel =
  /^\s*(?:(?:the )?(?:applicant|developer|president|chair(?:man|woman)?|speaker|witness|mayor)|(?:mr|mrs|ms|dr|president|prime minister|secretary|chancellor|senator|mayor|commissioner)\.? [A-Z][\w'-]+)(?:\.|:)\s+/i;
/** Takes an answer apart. Takes: any text. Gives: its sentences in order; an empty text has none. Linear in its length. */
export const readAnswer: (text: string) => AnswerText = byText(60_000, takenApart);

function takenApart(text: string): AnswerText {
  const said = text.slice(0, longestAnswer).replace(speakerLabel, '');
  const sentences = splitSentences(plainMarks(said))
    .slice(0, mostSentences)
    .map(({ start, end }) => readSentence(said.slice(start, end)));
  return { text: said, sentences, wordCount: sentences.reduce((sum, sentence) => sum + sentence.words.length, 0) };
}

/** Typographic marks and odd spaces as plain ones, character for character, so that offsets stay. */
function plainMarks(text: string): string {
  return text
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/[\u201c\u201d]/g, '"')
    .replace(/[\u2013\u2014]/g, '-')
    .replace(/\s/g, ' ');
}

/** What the mouth says while the head looks for the word. */
const hesitation = /(?:^|,)? ?\b(?:u+[hm]+|e+r+m?|h+m+)\b(?:,|\.\.\.|-)? ?/gi;

/** One sentence, taken apart. */
export function readSentence(raw: string): Sentence {
  const text = plainMarks(raw).replace(hesitation, ' ').replace(/ +/g, ' ').trim();
  const lower = text.toLowerCase();
  const words = lower.match(/[a-z0-9][a-z0-9'&/.,%-]*/g)?.map((word) => word.replace(/[.,'/-]+$/, '')) ?? [];
  const stems = new Set(
    words
      .flatMap((word) => word.split(/[-/]/))
      .map(contentStem)
      .filter((stem) => stem !== null),
  );
  return {
    raw: raw.replace(/\s+/g, ' '),
    text,
    lower,
    words,
    stems,
    figures: figuresIn(text),
    asks: text.endsWith('?'),
  };
}

/** Parts a text into sentences of at most 600 characters; abbreviations, decimals and initials do not end one.
 *  Gives: offsets into the text, without the spaces around. */
export function splitSentences(text: string): { start: number; end: number }[] {
  const result: { start: number; end: number }[] = [];
  let start = 0;
  const push = (end: number): void => {
    let from = start;
    let to = end;
    while (from < to && text[from] === ' ') from++;
    while (to > from && text[to - 1] === ' ') to--;
    if (to > from) result.push({ start: from, end: to });
    start = end;
  };
  for (let i = 0; i < text.length; i++) {
    const mark = text[i];
    if (i - start >= longestSentence) {
      const space = text.lastIndexOf(' ', i);
      push(space > start ? space : i);
      continue;
    }
    if (mark !== '.' && mark !== '?' && mark !== '!' && mark !== ';') continue;
    const next = text[i + 1];
    if (next !== undefined && next !== ' ' && next !== '"' && next !== ')') continue;
    if (mark === '.' && title.test(text.slice(Math.max(start, i - 6), i + 1)) && next === ' ') continue;
    if (
      mark === '.' &&
      abbreviation.test(text.slice(Math.max(start, i - 8), i + 1)) &&
      /^ [a-z0-9]/.test(text.slice(i + 1, i + 3))
    )
      continue;
    push(next === '"' || next === ')' ? ++i + 1 : i + 1);
  }
  push(text.length);
  return result;
}
