import { splitAtSpaces } from '../base/text.ts';
import type { Line, MinutesLines } from './lines.ts';
import { abbreviations, plainTitles } from './vocabulary.ts';

/** A word or punctuation mark of the minutes. */
export interface Token {
  readonly text: string;
  /** In lower case, with a straight apostrophe. */
  readonly low: string;
  readonly start: number;
  readonly end: number;
  readonly line: number;
  /** First of its line. */
  readonly first: boolean;
  /** Begins a heading, a labeled line, a list entry or a paragraph. */
  readonly block: boolean;
  /** Begins with a capital letter. */
  readonly capital: boolean;
  readonly word: boolean;
  /** Part of a member's name, whatever else the word means. */
  readonly masked?: boolean;
}

const pieces = /\p{L}+(?:['’-]\p{L}+)*|\d+(?:[.,:/–-]\d+)*|\S/gu;
const letter = /^\p{L}/u;
const capital = /^\p{Lu}/u;
const lineMarker =
  /^(?:[-•*●▪]\s|\(?(?:\d{1,2}[a-z]?|[A-Za-z]|[IVXivx]{1,4})[.)]\s|[A-Z]-\d{1,2}\.\s|\d{1,2}\.\d{1,2}\.?\s|#\s?\d)/;
const skipped = new Set(['*', '_', '#', '`', '~', '\\', '•', '●', '▪', '>', '†', '‡', '¶', '□', '■', '❑']);

/** True if a line begins with a list number, a letter or a bullet. Takes: one line. */
export const hasMarker = (text: string): boolean => lineMarker.test(text);

/** "Ayes:", "Motion:", "Members present:": a few words and a colon at the beginning of a line. Takes: a line or a paragraph. Gives: the
 *  words before the colon, at most six and 60 characters; null if there are none. */
export function labelOf(text: string): string | null {
  const colon = text.indexOf(':');
  if (colon < 1 || colon > 60) return null;
  const label = text.slice(0, colon);
  return label.split(' ').length <= 6 && !label.includes('.') && !label.includes(',') ? label : null;
}

const endsSentence = (text: string): boolean => /[.?!:;]["”)]?$/.test(text);

/** Few words that don't end a sentence, or all capitals. Takes: a line. Gives: whether most of its longer words begin with a capital; false
 *  above 160 characters. */
export function looksLikeHeading(text: string): boolean {
  if (endsSentence(text) || text.length > 160) return false;
  const words = splitAtSpaces(text).filter((word) => word.length > 3 && letter.test(word));
  if (words.length === 0) return false;
  const large = words.filter((word) => capital.test(word)).length;
  return large >= words.length * 0.7;
}

function startsBlock(line: Line, before: Line | undefined, captions: boolean, width: number): boolean {
  if (before === undefined) return true;
  if (captions) return false;
  if (hasMarker(line.text) || labelOf(line.text) !== null) return true;
  if (!line.blankBefore) return false;
  const short = before.text.length < width * 0.7 && capital.test(line.text);
  const headed = hasMarker(before.text) || labelOf(before.text) !== null;
  return (
    endsSentence(before.text) ||
    short ||
    (headed && before.text.length < width * 0.8 && capital.test(line.text)) ||
    (looksLikeHeading(before.text) && looksLikeHeading(line.text))
  );
}

/** "Roe-aye" and "Ruiz-Present" are a name and an answer, "Smith-Jones" is a name. */
const answers = new Set('aye nay yea yes no abstain abstained recused present absent excused here'.split(' '));

function piecesOf(text: string): { readonly text: string; readonly at: number }[] {
  const dash = text.lastIndexOf('-');
  if (dash < 2 || !capital.test(text) || !answers.has(text.slice(dash + 1).toLowerCase())) return [{ text, at: 0 }];
  return [
    { text: text.slice(0, dash), at: 0 },
    { text: '-', at: dash },
    { text: text.slice(dash + 1), at: dash + 1 },
  ];
}

function tokensOfLine(line: Line, index: number, block: boolean): Token[] {
  const found: Token[] = [];
  const parts = [...line.text.matchAll(pieces)].flatMap((match) =>
    piecesOf(match[0]).map(({ text, at }) => ({ text, start: line.start + match.index + at })),
  );
  for (const { text, start } of parts) {
    if (skipped.has(text)) continue;
    found.push({
      text,
      low: text.toLowerCase().replaceAll('’', "'"),
      start,
      end: start + text.length,
      line: index,
      first: found.length === 0,
      block: block && found.length === 0,
      capital: capital.test(text),
      word: letter.test(text),
    });
  }
  return found;
}

const notSecondHalves = new Set(['and', 'or', 'to', 'through']);

/** "Commis- sioner", "right-of-\nway": a word that was divided at the end of a line is one word again. */
function withoutBreaks(tokens: readonly Token[]): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const [head, dash, tail] = [tokens[at], tokens[at + 1], tokens[at + 2]];
    if (head === undefined) break;
    const isDivided =
      head.word &&
      head.text.length > 1 &&
      dash?.text === '-' &&
      dash.start === head.end &&
      tail?.word === true &&
      tail.start > dash.end &&
      !tail.capital &&
      !notSecondHalves.has(tail.low);
    if (!isDivided) {
      found.push(head);
      continue;
    }
    const mark = head.text.includes('-') ? '-' : '';
    found.push({ ...head, text: head.text + mark + tail.text, low: head.low + mark + tail.low, end: tail.end });
    at += 2;
  }
  return found;
}

/** The words and punctuation of minutes, in order.
 *  Takes: their lines.  Gives: the tokens.  Throws: never. */
export function tokensOf({ lines, captions }: MinutesLines): Token[] {
  const lengths = lines.map(({ text }) => text.length).toSorted((a, b) => a - b);
  const width = lengths[Math.floor(lengths.length * 0.8)] ?? 80;
  return withoutBreaks(
    lines.flatMap((line, index) => tokensOfLine(line, index, startsBlock(line, lines[index - 1], captions, width))),
  );
}

/** True if a sentence ends with the token at `at`. Takes: tokens and an index. Gives: true as well at the end of a block, and past the last
 *  token. */
export function endsAt(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined || next === undefined || next.block) return true;
  if (token.text === '?' || token.text === '!') return true;
  if (token.text !== '.') return false;
  const before = tokens[at - 1];
  if (before === undefined) return true;
  if (plainTitles.has(before.low) && next.capital) return false;
  return !(before.word && (before.text.length === 1 || abbreviations.has(before.low)) && !next.first);
}

/** A sentence in captions without punctuation never ends; this is how far we follow one. */
const maxSentence = 160;

/** Index after the last token of the sentence that contains `at`. Takes: tokens and an index. Gives: at most the number of tokens; a
 *  sentence is cut after 160 tokens. */
export function sentenceEnd(tokens: readonly Token[], at: number): number {
  let end = at;
  while (end < tokens.length && end - at < maxSentence && !endsAt(tokens, end)) end += 1;
  return Math.min(tokens.length, end + 1);
}

/** Index of the first token of the sentence that contains `at`. Takes: tokens and an index. Gives: 0 or more, at most 160 tokens back. */
export function sentenceStart(tokens: readonly Token[], at: number): number {
  let start = at;
  while (start > 0 && at - start < maxSentence && !endsAt(tokens, start - 1)) start -= 1;
  return start;
}
