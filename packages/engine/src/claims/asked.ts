import { limitsIn, tellingTokens } from './clause.ts';
import { thingAt, attributeOf, isContent } from './words.ts';
import type { Annotation, Token } from '../language/types.ts';
import { nounAt } from '../language/nouns.ts';

/** What a question gives to a short answer. */
export interface Asked {
  readonly head: readonly string[];
  readonly within: readonly string[];
  readonly subject: string | null;
  /** What is counted in 'how many trucks', and per what. */
  readonly unit: string | null;
  readonly per: string | null;
  readonly attribute: string | null;
}

/** Reads a question for what its short answer leaves out. Takes: the question, read. Gives: of its last sentence that asks, or of its
 *  last. Never throws. */
export function askedOf(question: Annotation): Asked {
  const { tokens, sentences } = question;
  const sentence = sentences.findLast(({ kind }) => kind === 'question') ?? sentences.at(-1);
  const own = sentence === undefined ? [] : tokens.slice(sentence.from, sentence.to);
  const telling = sentence === undefined ? [] : tellingTokens(question, sentence.from, sentence.to);
  const many = own.findIndex(({ lower }, i) => lower === 'how' && own[i + 1]?.lower === 'many');
  const counted = many < 0 ? null : nounAt(own, many + 2, 2);
  const how = own.findIndex(({ lower }) => lower === 'how');
  return {
    head: [...new Set(telling.filter(isContent).map(({ lemma }) => lemma))],
    within: [...new Set(limitsIn(telling))].sort(),
    subject: own.map((_, i) => thingAt(own, i)?.id ?? null).find((id) => id !== null) ?? null,
    unit: counted?.lemma ?? null,
    per: counted === null ? null : (counted.per ?? periodIn(own)),
    attribute: how < 0 || own[how + 1] === undefined ? null : attributeOf(own[how + 1] as Token),
  };
}

const times = new Set(['hour', 'day', 'week', 'month', 'year', 'night']);

/** 'In a day', 'per week'. */
function periodIn(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(
    ({ lower }, i) => ['a', 'per', 'each', 'every'].includes(lower) && times.has(tokens[i + 1]?.lemma ?? ''),
  );
  return at < 0 ? null : (tokens[at + 1]?.lemma ?? null);
}
