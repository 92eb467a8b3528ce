import type { Annotation, Sentence, Token } from '../../../language/types.ts';
import { headsIn, isContent } from '../figures/heads.ts';
import { outsiderWords, uses } from '../rule-words.ts';

/* When a limit applies: conditions, districts, uses, alternatives, and the row of a table. */

const standing = new Set(['in', 'on', 'along', 'within', 'housing', 'serving', 'containing']);
/** Every project stands on one of these. */
const anywhere = new Set(['lot', 'parcel', 'tract', 'premise', 'premises', 'land']);
const conditionWords = new Set(['where', 'when', 'if', 'who', 'whom', 'whose', 'abutting', 'adjacent', 'adjoining']);

/** Takes: a reading and one of its sentences.  Gives: lemmas of the words that say when the rule holds ('where', 'if', 'adjoining'). */
export function conditionsOf(annotation: Annotation, sentence: Sentence): string[] {
  const { tokens } = annotation;
  const words: string[] = [];
  for (let i = sentence.from; i < sentence.to; i++) {
    if (!conditionWords.has(tokens[i]?.lower ?? '')) continue;
    for (i++; i < sentence.to && !stopsClause(tokens[i]); i++)
      if (isContent(tokens[i] as Token)) words.push((tokens[i] as Token).lemma);
  }
  const verb = subjectEnd(tokens, sentence.from, sentence.to);
  // 'Fences in a front yard shall …'
  for (let i = sentence.from; i < verb; i++)
    if (standing.has(tokens[i]?.lower ?? ''))
      for (i++; i < verb && !stopsClause(tokens[i]); i++)
        if (isContent(tokens[i] as Token)) words.push((tokens[i] as Token).lemma);
  return words.filter((word) => !anywhere.has(word));
}

/** Takes: a token, or none.  Gives: whether a condition ends before it. */
export const stopsClause = (token: Token | undefined): boolean =>
  token === undefined || token.tag === 'modal' || [',', ';', ':', '.'].includes(token.text);

/** 'R-1', 'MX-2': letters, a hyphen and a figure. Takes: the tokens of the law and a range of their indexes, end excluded. Gives: in lower
 *  case, in the order of the text. */
export function zonesOf(tokens: readonly Token[], from: number, to: number): string[] {
  const zones: string[] = [];
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    const isLetters =
      token.text.length <= 3 && token.text === token.text.toUpperCase() && token.text !== token.text.toLowerCase();
    if (!isLetters) continue;
    const [hyphen, tail] = [tokens[i + 1], tokens[i + 2]];
    if (hyphen?.text === '-' && tail !== undefined && hyphen.start === token.end && tail.start === hyphen.end)
      zones.push(`${token.lower}-${tail.lower}`);
  }
  return zones;
}

/** Takes: tokens and a range, end excluded.  Gives: index of its first modal ('shall'); the range's start if it has none. */
export function subjectEnd(tokens: readonly Token[], from: number, to: number): number {
  let i = from;
  while (i < to && tokens[i]?.tag !== 'modal') i++;
  return i === to ? from : i;
}

/** '…; or' and 'either … or' give an alternative. Takes: the tokens of the law and the range of a sentence or clause. Gives: true as well
 *  if the 'or' comes right after it. */
export function hasAlternative(tokens: readonly Token[], from: number, to: number): boolean {
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    if (token.lower === 'either' && tokens.slice(i, to).some(({ lower }) => lower === 'or')) return true;
    if (token.lower === 'or' && (tokens[i - 1]?.text === ';' || i === to - 1 || isOtherwise(tokens, i, to)))
      return true;
  }
  return tokens[to - 1]?.text === ';' && tokens[to]?.lower === 'or';
}

const otherwise = new Set(['where', 'if', 'when', 'provided']);

/** 'Or four (4) where the top story is set back': another figure for another case. */
const isOtherwise = (tokens: readonly Token[], or: number, to: number): boolean =>
  tokens[or + 1]?.tag === 'number' &&
  tokens.slice(or + 2, Math.min(to, or + farthestCase)).some(({ lower }) => otherwise.has(lower));

const farthestCase = 9;

/** Takes: tokens and a sentence.  Gives: whether 'or' is among its last three tokens. */
export const endsInOr = (tokens: readonly Token[], sentence: Sentence | null): boolean =>
  sentence !== null &&
  tokens.slice(Math.max(sentence.from, sentence.to - 3), sentence.to).some(({ lower }) => lower === 'or');

/** Takes: tokens and a range, end excluded.  Gives: whether it tells participating owners from others. */
export const hasOutsiders = (tokens: readonly Token[], from: number, to: number): boolean =>
  outsiderWords.has(tokens, from, to) ||
  tokens.slice(from, to).some(({ lower }) => lower.includes('participa') || lower === 'non');

/** 'Car wash, automatic, per tunnel .. 10': the words of a row before its figure; null if the sentence isn't a row. Takes: the text read
 *  and one of its sentences. Gives: heads before the first row of dots; null also if there are none. */
export function rowOf({ tokens }: Annotation, sentence: Sentence): readonly string[] | null {
  const dots = tokens.findIndex(
    (token, i) =>
      i >= sentence.from &&
      i < sentence.to &&
      (token.text === '…' || token.text.startsWith('..') || (token.text === '.' && tokens[i + 1]?.text === '.')),
  );
  if (dots === -1) return null;
  const words = headsIn(tokens, sentence.from, dots);
  return words.length === 0 ? null : words;
}

/** Takes: tokens and a range, end excluded.  Gives: lemmas of its content words. */
export function wordsOf(tokens: readonly Token[], from: number, to: number): ReadonlySet<string> {
  return new Set(
    tokens
      .slice(from, to)
      .filter(isContent)
      .map(({ lemma }) => lemma),
  );
}

/** Takes: a reading.  Gives: ids of the uses it names. */
export function usesIn({ tokens }: Annotation): ReadonlySet<string> {
  return new Set(uses.all(tokens).map(({ id }) => id));
}
