import { lemmaOf } from './lemma.ts';
import { tokensOf } from './tokens.ts';
import type { Annotation, Span, Token } from './types.ts';

/** Where a pattern matched. */
export interface Match extends Span {
  /** Indexes into the tokens, end excluded. */
  readonly from: number;
  readonly to: number;
  /** Index of the pattern in the list that was passed in. */
  readonly pattern: number;
}

export interface Matcher {
  /** Takes: a text read, and the part to look in. Gives: matches in order; the longest of those that start at the same place. */
  readonly all: (annotation: Annotation, within?: Span) => Match[];
  readonly first: (annotation: Annotation, within?: Span) => Match | null;
  readonly test: (annotation: Annotation, within?: Span) => boolean;
  /** The match that begins at the token with that index. */
  readonly at: (tokens: readonly Token[], index: number) => Match | null;
}

type Step =
  | { readonly type: 'word'; readonly words: ReadonlySet<string>; readonly optional: boolean }
  | { readonly type: 'any'; readonly optional: boolean }
  | { readonly type: 'tag'; readonly tag: string; readonly optional: boolean }
  | { readonly type: 'not'; readonly words: ReadonlySet<string> }
  | { readonly type: 'gap'; readonly most: number }
  | { readonly type: 'start' }
  | { readonly type: 'end' };

/** The most words that '...' stands for. */
const widestGap = 4;

const nothing: readonly number[] = [];

/** Makes a matcher of token patterns. A pattern is words in dictionary form with spaces between them; a word matches
 *  all of its forms.
 *
 *  - `park|queue`: either; `the?`: may be missing; `_`: any one word; `_?`: any one or none
 *  - `...`: up to four words, none of them a stop
 *  - `=meeting`: exactly this form, in lower case; a phrase of several tokens ("don't") as they are split
 *  - `<number>`, `<negation>`, `<modal>`, `<pronoun>`, `<determiner>`, ...: any token with that tag; `<past>`: 'built', 'been'
 *  - `!not|never`: what follows is none of these
 *  - `^`, `$`: the sentence begins or ends here
 *
 *  Hyphens in the text are skipped. Takes: patterns. Throws: if a pattern is empty. */
export function matcher(patterns: readonly string[]): Matcher {
  const compiled = patterns.map(stepsOf);
  const byWord = new Map<string, number[]>();
  const always: number[] = [];
  compiled.forEach((steps, pattern) => {
    const words = openingWords(steps);
    if (words === null) always.push(pattern);
    else for (const word of words) byWord.set(word, [...(byWord.get(word) ?? []), pattern]);
  });
  /** The longest match of some patterns that begins at a token, or the one already found if that is no shorter. */
  const longest = (
    list: readonly number[] | undefined,
    tokens: readonly Token[],
    index: number,
    known: Match | null,
  ): Match | null => {
    let best = known;
    for (const pattern of list ?? nothing) {
      const to = matchFrom(tokens, index, compiled[pattern] ?? [], 0);
      if (to <= index || (best !== null && to <= best.to)) continue;
      const start = tokens[index]?.start ?? 0;
      best = { from: index, to, start, end: tokens[to - 1]?.end ?? start, pattern };
    }
    return best;
  };
  const at = (tokens: readonly Token[], index: number): Match | null => {
    const token = tokens[index];
    if (token === undefined) return null;
    let best = longest(byWord.get(token.lemma), tokens, index, null);
    if (token.lower !== token.lemma) best = longest(byWord.get(token.lower), tokens, index, best);
    return always.length > 0 ? longest(always, tokens, index, best) : best;
  };
  const each = (annotation: Annotation, within: Span | undefined, most: number): Match[] => {
    const { tokens } = annotation;
    const found: Match[] = [];
    const end = within?.end ?? annotation.text.length;
    for (let i = within === undefined ? 0 : firstFrom(tokens, within.start); i < tokens.length; i++) {
      if ((tokens[i]?.start ?? 0) >= end) break;
      const match = at(tokens, i);
      if (match === null || match.end > end) continue;
      found.push(match);
      if (found.length >= most) break;
      i = match.to - 1;
    }
    return found;
  };
  return {
    at,
    all: (annotation, within) => each(annotation, within, Infinity),
    first: (annotation, within) => each(annotation, within, 1)[0] ?? null,
    test: (annotation, within) => each(annotation, within, 1).length > 0,
  };
}

/** Index of the first token that begins at or after an offset. Takes: tokens in text order and an offset in UTF-16 units. Gives: 0 to the
 *  number of tokens; that number if none begins so late. */
export function firstFrom(tokens: readonly Token[], offset: number): number {
  let [low, high] = [0, tokens.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < offset) low = middle + 1;
    else high = middle;
  }
  return low;
}

function stepsOf(pattern: string): Step[] {
  const steps = pattern
    .split(' ')
    .filter((part) => part !== '')
    .flatMap(stepOf);
  if (!steps.some(({ type }) => type === 'word' || type === 'tag'))
    throw new Error(`pattern says nothing: '${pattern}'`);
  return steps;
}

function stepOf(part: string): Step[] {
  if (part === '^') return [{ type: 'start' }];
  if (part === '$') return [{ type: 'end' }];
  if (part === '...') return [{ type: 'gap', most: widestGap }];
  if (part.startsWith('!')) return [{ type: 'not', words: wordsOf(part.slice(1)) }];
  const optional = part.length > 1 && part.endsWith('?');
  const said = optional ? part.slice(0, -1) : part;
  if (said === '_') return [{ type: 'any', optional }];
  if (said.startsWith('<') && said.endsWith('>')) return [{ type: 'tag', tag: said.slice(1, -1), optional }];
  if (said.includes('|')) return [{ type: 'word', words: wordsOf(said), optional }];
  // "Don't" and 'on-site' are several tokens.
  if (said === "'s") return [{ type: 'word', words: new Set(["'s"]), optional }];
  const exact = said.startsWith('=');
  return tokensOf(exact ? said.slice(1) : said)
    .filter(({ text }) => text !== '-')
    .map(({ lower, lemma }) => ({ type: 'word', words: new Set(exact ? [`=${lower}`] : [lower, lemma]), optional }));
}

function wordsOf(part: string): ReadonlySet<string> {
  return new Set(part.split('|').flatMap((word) => (word.startsWith('=') ? [word] : [word, lemmaOf(word)])));
}

/** The words a pattern can begin with, or null if it can begin with any. */
function openingWords(steps: readonly Step[]): ReadonlySet<string> | null {
  const words = new Set<string>();
  for (const step of steps) {
    if (step.type === 'start' || step.type === 'not') continue;
    if (step.type !== 'word') return null;
    for (const word of step.words) words.add(word.startsWith('=') ? word.slice(1) : word);
    if (!step.optional) return words;
  }
  return null;
}

const fits = (token: Token, words: ReadonlySet<string>): boolean =>
  words.has(token.lemma) || words.has(token.lower) || words.has(`=${token.lower}`);

const isStop = (token: Token | undefined): boolean =>
  token === undefined || (token.tag === 'punctuation' && '.!?;:'.includes(token.text));

/** Gives: the index after the match, or -1. */
function matchFrom(tokens: readonly Token[], at: number, steps: readonly Step[], step: number): number {
  const here = steps[step];
  if (here === undefined) return at;
  const next = tokens[at]?.text === '-' && step > 0 ? at + 1 : at;
  const token = tokens[next];
  if (here.type === 'start')
    return at === 0 || isStop(tokens[at - 1]) || tokens[at - 1]?.text === '"'
      ? matchFrom(tokens, at, steps, step + 1)
      : -1;
  if (here.type === 'end') return isStop(token) ? matchFrom(tokens, at, steps, step + 1) : -1;
  if (here.type === 'not')
    return token !== undefined && fits(token, here.words) ? -1 : matchFrom(tokens, at, steps, step + 1);
  if (here.type === 'gap') {
    for (let i = at; i <= at + here.most; i++) {
      const to = matchFrom(tokens, i, steps, step + 1);
      if (to >= 0) return to;
      if (isStop(tokens[i])) return -1;
    }
    return -1;
  }
  if (token !== undefined && takes(here, token)) {
    const to = matchFrom(tokens, next + 1, steps, step + 1);
    if (to >= 0) return to;
  }
  return here.optional ? matchFrom(tokens, at, steps, step + 1) : -1;
}

/** 'built', 'been', 'planned': what follows 'have' unless it is a noun. */
function isPastForm({ lower, lemma, tag }: Token): boolean {
  if (tag !== 'word') return lower === 'been' || lower === 'had' || lower === 'done';
  return lower !== lemma && !lower.endsWith('s') && !lower.endsWith('ing');
}

function takes(step: Step, token: Token): boolean {
  if (step.type === 'word') return fits(token, step.words);
  if (step.type === 'tag') return step.tag === 'past' ? isPastForm(token) : token.tag === step.tag;
  return token.tag !== 'punctuation';
}
