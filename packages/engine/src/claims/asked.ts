import { limitsIn, tellingTokens } from './clause.ts';
import { thingAt, attributeOf, isContent } from './words.ts';
import type { Annotation, Token } from '../language/types.ts';
import { idsByWord } from '../lexicon/entries.ts';
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
  /** The thing asked about: 'tower' in 'how tall is the tower'. */
  readonly measured: string | null;
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
    measured: counted?.lemma ?? measuredIn(own),
    attribute: how < 0 || own[how + 1] === undefined ? null : attributeOf(own[how + 1] as Token),
  };
}

const verbs = idsByWord('verbs', 'classes');
const times = new Set(['hour', 'day', 'week', 'month', 'year', 'night']);

/** 'In a day', 'per week'. */
function periodIn(tokens: readonly Token[]): string | null {
  const at = tokens.findIndex(
    ({ lower }, i) => ['a', 'per', 'each', 'every'].includes(lower) && times.has(tokens[i + 1]?.lemma ?? ''),
  );
  return at < 0 ? null : (tokens[at + 1]?.lemma ?? null);
}

/** The noun behind the verb of a question: 'how tall is the tower', 'what is the setback on that side'. */
function measuredIn(tokens: readonly Token[]): string | null {
  const much = tokens.findIndex(({ lower }, i) => lower === 'how' && tokens[i + 1]?.lower === 'much');
  if (much >= 0 && tokens[much + 2]?.tag === 'word') return tokens[much + 2]?.lemma ?? null;
  const verb = tokens.findIndex(
    ({ tag, lower }, i) => i > 0 && (tag === 'auxiliary' || tag === 'modal' || lower === "'s"),
  );
  if (verb < 0 || tokens[0]?.tag !== 'question_word') return null;
  let noun: string | null = null;
  for (let i = verb + 1; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.tag === 'determiner' && noun === null) continue;
    if (token?.tag !== 'word' || (noun !== null && verbs.has(token.lemma))) break;
    noun = token.lemma;
  }
  return noun;
}
