import { entriesOf, idsByWord } from '../lexicon/entries.ts';
import { clausesOf } from './clauses.ts';
import type { Sentence, Token } from './types.ts';

const abbreviations = new Set(entriesOf('names', 'classes').find(({ id }) => id === 'abbreviation')?.words ?? []);
const verbs = idsByWord('verbs', 'classes');
const enders = new Set(['.', '!', '?', '…']);
const closers = new Set(['"', '”', '’', "'", ')', ']']);

/** Splits the tokens of a text into sentences. A blank line, a list item and a line that ends in a colon or semicolon also end one. Takes:
 *  the text and its tokens. Gives: every token in exactly one sentence, in order. Never throws. */
export function sentencesOf(text: string, tokens: readonly Token[]): Sentence[] {
  const sentences: Sentence[] = [];
  let from = 0;
  for (let i = 0; i < tokens.length; i++) {
    const end = endAt(text, tokens, i);
    if (end <= i) continue;
    sentences.push(sentenceOf(tokens, from, end));
    from = end;
    i = end - 1;
  }
  if (from < tokens.length) sentences.push(sentenceOf(tokens, from, tokens.length));
  return sentences;
}

/** Gives: the index after the sentence if it ends with the token at `i`, else 0. */
function endAt(text: string, tokens: readonly Token[], i: number): number {
  const token = tokens[i] as Token;
  const next = tokens[i + 1];
  if (next === undefined) return i + 1;
  const gap = next.start - token.end;
  if (gap > 0 && breaksLine(text, tokens, i)) return i + 1;
  if (halves.has(token.lower) && opensSentence(next)) return i + 1;
  if (token.tag !== 'punctuation') return 0;
  if (!enders.has(token.text)) return 0;
  let end = i + 1;
  while (enders.has(tokens[end]?.text ?? '') || (closers.has(tokens[end]?.text ?? '') && touches(tokens, end))) end++;
  const after = tokens[end];
  if (after === undefined) return end;
  if (after.start === tokens[end - 1]?.end) return 0;
  return token.text === '.' && isAbbreviated(tokens, i, after) ? 0 : end;
}

const halves = new Set(['a.m.', 'p.m.']);

/** 'By 8:00 p.m. No kennel shall …': its period ends the sentence, too, where a capital opens the next; a day or a zone of time doesn't. */
const opensSentence = ({ text, lower, tag }: Token): boolean =>
  text !== lower && tag !== 'word' && tag !== 'number' && tag !== 'punctuation';

const touches = (tokens: readonly Token[], i: number): boolean => tokens[i]?.start === tokens[i - 1]?.end;

function isAbbreviated(tokens: readonly Token[], i: number, after: Token): boolean {
  const before = tokens[i - 1];
  if (before === undefined || before.end !== tokens[i]?.start) return false;
  const isLower = after.text[0] !== undefined && after.text[0] !== after.text[0].toUpperCase();
  if (isLower) return true;
  if (ofSections.has(before.lower) && (isDigit(after) || after.text === '(')) return true;
  if (before.lower === 'no') return after.tag === 'number' && after.text === after.lower && isDigit(after);
  if (before.text.length === 1 && before.text !== 'I' && before.text >= 'A' && before.text <= 'Z') return true;
  return abbreviations.has(before.lower) && before.text[0] === before.text[0]?.toUpperCase() && before.lower !== 'in';
}

/** 'Under s. 17.11', 'in sub. (2)'. */
const ofSections: ReadonlySet<string> = new Set(['s', 'ss', 'sub', 'subs', 'par', 'pars', 'ch', 'sec', 'secs']);

const isDigit = (token: Token): boolean => token.text.charCodeAt(0) >= 48 && token.text.charCodeAt(0) <= 57;

/** Whether the gap after a token is a blank line, or a line break before a list item or after a colon. */
function breaksLine(text: string, tokens: readonly Token[], i: number): boolean {
  const token = tokens[i] as Token;
  const next = tokens[i + 1] as Token;
  let lines = 0;
  for (let at = token.end; at < next.start; at++) if (text.charCodeAt(at) === 10) lines++;
  if (lines === 0) return false;
  if (lines > 1 || token.text === ':' || token.text === ';') return true;
  if ('-•*–·'.includes(next.text) && tokens[i + 2] !== undefined && tokens[i + 2]?.start !== next.end) return true;
  if (next.text === '(' && (tokens[i + 2]?.text.length ?? 9) <= 4 && tokens[i + 3]?.text === ')') return true;
  const isMark = next.text.length <= 3 && (isDigit(next) || next.text.length === 1);
  return isMark && (tokens[i + 2]?.text === '.' || tokens[i + 2]?.text === ')') && tokens[i + 2]?.start === next.end;
}

const askers = new Set([
  'be',
  'do',
  'have',
  'will',
  'would',
  'can',
  'could',
  'shall',
  'should',
  'may',
  'might',
  'must',
]);

function kindOf(tokens: readonly Token[], from: number, to: number): Sentence['kind'] {
  let hasVerb = false;
  let words = 0;
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    if (token.text === '?') return 'question';
    if (token.tag === 'punctuation') continue;
    words++;
    if (token.tag === 'auxiliary' || token.tag === 'modal' || verbs.has(token.lemma)) hasVerb = true;
  }
  const first = tokens[from];
  const second = tokens[from + 1];
  if (first !== undefined && askers.has(first.lemma) && (second?.tag === 'pronoun' || second?.tag === 'determiner'))
    return 'question';
  return hasVerb && words > 1 ? 'statement' : 'fragment';
}

function sentenceOf(tokens: readonly Token[], from: number, to: number): Sentence {
  return {
    start: tokens[from]?.start ?? 0,
    end: tokens[to - 1]?.end ?? 0,
    from,
    to,
    get kind() {
      return kept(this, 'kind', kindOf(tokens, from, to));
    },
    get clauses() {
      return kept(this, 'clauses', clausesOf(tokens, from, to));
    },
  };
}

/** Replaces an accessor with the value it computed. */
function kept<Value>(owner: object, name: string, value: Value): Value {
  Object.defineProperty(owner, name, { value, enumerable: true });
  return value;
}
