import { LRUCache } from 'lru-cache';
import { entriesOf } from '../lexicon/entries.ts';
import { lemmaOf } from './lemma.ts';
import type { Tag, Token } from './types.ts';

interface Word {
  readonly lower: string;
  readonly lemma: string;
  readonly tag: Tag;
}

interface Cut {
  readonly as: readonly string[];
  readonly cut: number;
}

const tags = new Map<string, Tag>();
for (const { id, words } of entriesOf('closed-classes', 'classes')) for (const word of words) tags.set(word, id as Tag);
for (const { words, role } of entriesOf('numbers', 'numbers'))
  for (const word of words) if (role !== 'part') tags.set(word, 'number');

const contractions = entriesOf('contractions', 'contractions');
const whole = new Map<string, Cut>();
const endings = new Map<string, Cut>();
for (const { words, as, cut, ending } of contractions)
  for (const word of words) (ending === true ? endings : whole).set(word, { as, cut });

/** The same words come up again and again; this many of them are cached with what is known about them. */
const words = new LRUCache<string, Word>({ max: 40_000 });

function wordOf(raw: string): Word {
  const kept = words.get(raw);
  if (kept !== undefined) return kept;
  const word = readWord(raw.toLowerCase().replaceAll('’', "'"));
  words.set(raw, word);
  return word;
}

function readWord(lower: string): Word {
  const tag = tags.get(lower) ?? 'word';
  return { lower, lemma: lemmaOf(lower), tag };
}

/** What a character is: other, space, letter or digit. */
const Kind = { Other: 0, Space: 1, Letter: 2, Digit: 3 } as const;
type Kind = (typeof Kind)[keyof typeof Kind];

const kinds = new Uint8Array(0x250);
for (let code = 0; code < kinds.length; code++) {
  const letter = String.fromCharCode(code);
  if (letter.trim() === '') kinds[code] = Kind.Space;
  else if (code >= 48 && code <= 57) kinds[code] = Kind.Digit;
  else if (letter.toLowerCase() !== letter.toUpperCase()) kinds[code] = Kind.Letter;
}
const kindAt = (text: string, at: number): Kind => {
  const code = text.charCodeAt(at);
  if (code < kinds.length) return kinds[code] as Kind;
  return code >= 0x2000 && code <= 0x200b ? Kind.Space : Kind.Other;
};
const apostrophe = (text: string, at: number): boolean => text[at] === "'" || text[at] === '’';

/** Splits a text into words, figures and signs. Takes: any text. Gives: tokens in order, offsets into the text; contractions are two
 *  tokens, 'a.m.' and 'U.S.' one, '4.2.1' one, hyphens tokens of their own. Linear; never throws. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    const kind = kindAt(text, at);
    if (kind === Kind.Space) at++;
    else if (kind === Kind.Letter) at = letters(text, at, tokens);
    else if (kind === Kind.Digit) at = digits(text, at, tokens);
    else if (apostrophe(text, at) && clipped(text, at, tokens)) at = tokens.at(-1)?.end ?? at + 1;
    else at = sign(text, at, tokens);
  }
  return tokens;
}

function put(tokens: Token[], text: string, start: number, end: number, word: Word): void {
  tokens.push({ start, end, text, lower: word.lower, lemma: word.lemma, tag: word.tag });
}

const stops = new Set(['.', '!', '?', '"', ':', ';']);

/** A word that is something else where it stands: 'the well', 'a private well' isn't an interjection. */
function inPlace(raw: string, word: Word, tokens: readonly Token[]): Word {
  const before = tokens.at(-1);
  // 'In May': the month keeps its capital.
  if (raw === 'May' && before !== undefined && !stops.has(before.text))
    return { lower: 'May', lemma: 'May', tag: 'word' };
  if (word.tag !== 'interjection' || word.lower !== 'well') return word;
  const isNoun = before?.tag === 'determiner' || (before?.tag === 'word' && before.lower !== "'s");
  return isNoun ? { ...word, tag: 'word' } : word;
}

function letters(text: string, start: number, tokens: Token[]): number {
  let end = start + 1;
  let apostrophes = 0;
  for (; end < text.length; end++) {
    if (kindAt(text, end) === Kind.Letter) continue;
    if (!apostrophe(text, end) || kindAt(text, end + 1) !== Kind.Letter) break;
    apostrophes++;
  }
  const dotted = end - start === 1 ? initials(text, start) : 0;
  if (dotted > 0) {
    const raw = text.slice(start, dotted);
    const lower = raw.toLowerCase();
    put(tokens, raw, start, dotted, { lower, lemma: lower, tag: 'word' });
    return dotted;
  }
  const raw = text.slice(start, end);
  if (apostrophes === 0 && raw !== 'cannot' && raw !== 'Cannot')
    put(tokens, raw, start, end, inPlace(raw, wordOf(raw), tokens));
  else contracted(text, start, raw, tokens);
  return end;
}

/** 'a.m.', 'U.S.', 'D.C.': letters with a period each. Gives: where they end, or 0. */
function initials(text: string, start: number): number {
  let end = start;
  let count = 0;
  while (kindAt(text, end) === Kind.Letter && text[end + 1] === '.' && kindAt(text, end + 2) !== Kind.Digit) {
    end += 2;
    count++;
  }
  return count > 1 && kindAt(text, end) !== Kind.Letter ? end : 0;
}

function contracted(text: string, start: number, raw: string, tokens: Token[]): void {
  const lower = raw.toLowerCase().replaceAll('’', "'");
  const known = whole.get(lower) ?? endingOf(lower);
  if (known === null || known.cut === 0) {
    put(tokens, raw, start, start + raw.length, wordOf(raw));
    return;
  }
  const cut = start + (known.cut > 0 ? known.cut : raw.length + known.cut);
  const [first = '', second = ''] = known.as;
  const left = text.slice(start, cut);
  const right = text.slice(cut, start + raw.length);
  put(tokens, left, start, cut, inPlace(left, first === '' ? wordOf(left) : wordOf(first), tokens));
  put(
    tokens,
    right,
    cut,
    start + raw.length,
    second === "'s" ? { lower: "'s", lemma: "'s", tag: 'word' } : wordOf(second),
  );
}

function endingOf(lower: string): Cut | null {
  const at = lower.lastIndexOf("'");
  if (at < 1) return null;
  return endings.get(lower.slice(at - 1)) ?? endings.get(lower.slice(at)) ?? null;
}

/** "'cause", "'em". */
function clipped(text: string, start: number, tokens: Token[]): boolean {
  let end = start + 1;
  while (kindAt(text, end) === Kind.Letter && end - start < 7) end++;
  const known = whole.get(text.slice(start, end).toLowerCase().replaceAll('’', "'"));
  if (known === undefined || end - start < 2) return false;
  put(tokens, text.slice(start, end), start, end, wordOf(known.as[0] ?? ''));
  return true;
}

function digits(text: string, start: number, tokens: Token[]): number {
  let end = start + 1;
  let dots = 0;
  for (; end < text.length; end++) {
    if (kindAt(text, end) === Kind.Digit) continue;
    const sign = text[end];
    if (sign === ',' && dots === 0 && isThousand(text, end)) continue;
    if (sign === '.' && kindAt(text, end + 1) === Kind.Digit) dots++;
    else break;
  }
  const raw = text.slice(start, end);
  put(tokens, raw, start, end, { lower: raw, lemma: raw, tag: dots > 1 ? 'word' : 'number' });
  return end;
}

/** A comma followed by three digits, and no fourth. */
function isThousand(text: string, at: number): boolean {
  for (let i = 1; i <= 3; i++) if (kindAt(text, at + i) !== Kind.Digit) return false;
  return kindAt(text, at + 4) !== Kind.Digit;
}

const glyphs = '½¼¾⅓⅔⅛';

function sign(text: string, start: number, tokens: Token[]): number {
  const code = text.codePointAt(start) ?? 0;
  const end = start + (code > 0xffff ? 2 : 1);
  const raw = text.slice(start, end);
  put(tokens, raw, start, end, { lower: raw, lemma: raw, tag: glyphs.includes(raw) ? 'number' : 'punctuation' });
  return end;
}
