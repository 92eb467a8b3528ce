import type { Annotation, Token } from '../../language/types.ts';
import type { Finding } from './compare.ts';
import type { Fact } from './facts.ts';
import type { Figure } from './figures/figures.ts';
import { headsIn, isContent } from './figures/heads.ts';
import { prepositions, withoutPlace } from './figures/places.ts';
import type { Limit } from './limits/limits.ts';
import { isOne, isThing, measures, places, reportingWords, things } from './rule-words.ts';

/* What a statement is about by its own grammar, listed or not: the noun before its verb, or right behind a figure. */

/** What the statement is about, where the rule has no word for it: 'the garage door is sixteen feet wide' under a rule on sidewalks.
 *  Takes: the limit, the law that it is in, the statement, and what comparing them gave (no figure for hours).  Gives: the words as said;
 *  null if the statement has no noun of its own there, or the rule names it too.  Throws: never. */
export function strangerIn(
  limit: Limit,
  law: Annotation,
  fact: Fact,
  { figure, verdict }: Pick<Finding, 'figure' | 'verdict'>,
): string | null {
  const { tokens } = fact.annotation;
  // 'The bar closes at ten' is within the hours of operation; a cleaning crew that leaves at midnight need not be outside them.
  if (figure === null && limit.heads.has('operation') && verdict !== 'falls_short') return null;
  // 'Noise at the lot line': whatever it comes from.
  if (figure !== null && isOfAnySource(limit, figure)) return null;
  const said = [subjectBefore(tokens, figure, fact), figure === null ? null : nounBehind(tokens, figure)];
  const known = namesOf(limit, law);
  for (const chain of said) {
    if (chain === null || chain.some((at) => isKnown(tokens, at, known))) continue;
    return chain.map((at) => tokens[at]?.lower ?? '').join(' ');
  }
  return null;
}

const bare = new Set(['noise', 'lighting', 'lot', 'site', 'coverage', 'floor', 'space', 'unit', 'setback', 'buffer']);

function isOfAnySource({ heads, figure: rule }: Limit, { quantity: { dimension } }: Figure): boolean {
  const own = rule === null || rule.place === null ? heads : withoutPlace(heads, rule.place);
  return (dimension === 'sound' || dimension === 'light') && [...own].every((head) => !isThing(head) || bare.has(head));
}

interface Names {
  readonly words: ReadonlySet<string>;
  readonly heads: readonly string[];
  readonly places: ReadonlySet<string>;
  /** It names nothing but yards, lots and districts. */
  readonly isOfLand: boolean;
}

function namesOf(limit: Limit, law: Annotation): Names {
  const { tokens } = limit.law ?? law;
  const ownWords = tokens.flatMap(({ lemma, lower }) => [lemma, lower]);
  return {
    words: new Set([...ownWords, ...(limit.title ?? [])]),
    heads: [...headsIn(tokens, 0, tokens.length), ...limit.heads, ...limit.uses],
    places: new Set(places.all(tokens).map(({ id }) => id)),
    isOfLand: [...limit.heads].every((head) => !isThing(head) || bare.has(head) || head === 'sidewall'),
  };
}

function isKnown(tokens: readonly Token[], at: number, { words, heads, places: ends, isOfLand }: Names): boolean {
  const token = tokens[at];
  if (token === undefined || words.has(token.lemma) || words.has(token.lower) || reportingWords.has([token]))
    return true;
  if (measures.at(tokens, at) !== null) return true;
  const place = places.at(tokens, at);
  if (place !== null && ends.has(place.id)) return true;
  const thing = things.at(tokens, at);
  if (thing === null) return false;
  return (
    heads.some((head) => isOne(head, thing.id) || isOne(thing.id, head)) || (isOfLand && isOne('building', thing.id))
  );
}

const owning = new Set(['our', 'my', 'their', 'its', 'his', 'her', 'each', 'every', 'both']);
const opensNoun = (token: Token | undefined): boolean =>
  token !== undefined && (token.tag === 'determiner' || owning.has(token.lower));
const longestNoun = 4;

/** The content words of a noun and of what it is 'of'. */
function nounAt(
  tokens: readonly Token[],
  from: number,
  to: number,
): { readonly chain: number[]; readonly next: number } {
  const chain: number[] = [];
  let at = from;
  for (; at < to; at++) {
    const token = tokens[at] as Token;
    const goesOn = token.lower === 'of' || opensNoun(token) || token.text === "'s" || token.text === '-';
    if (goesOn && at > from) continue;
    if (token.tag !== 'word' || prepositions.has(token.lower) || chain.length === longestNoun) break;
    if (isContent(token)) chain.push(at);
  }
  return { chain, next: at };
}

/** The first noun before a figure that stands behind no preposition; null if it is a pronoun's place. */
function subjectBefore(
  tokens: readonly Token[],
  figure: Figure | null,
  { annotation, sentence }: Fact,
): number[] | null {
  const own = figure ?? { from: annotation.tokens.length, left: sentence.from };
  const around = annotation.sentences.find(({ from, to }) => from <= own.from && own.from < to) ?? sentence;
  const begin = Math.max(own.left, around.from);
  for (let at = begin; at < own.from; at++) {
    if (!opensNoun(tokens[at])) continue;
    const { chain, next } = nounAt(tokens, at + 1, own.from);
    const isBehind = at > begin && prepositions.has(tokens[at - 1]?.lower ?? '');
    if (chain.length > 0 && !isBehind) return chain;
    at = Math.max(at, next - 1);
  }
  return null;
}

const adjectival = new Set(['foot', 'inch', 'acre', 'story', 'mile', 'bedroom']);

/** 'A seven-acre campus', 'a four-story hotel'. */
function nounBehind(tokens: readonly Token[], { next, sentence }: Figure): number[] | null {
  if (!adjectival.has(tokens[next - 1]?.lower ?? '') || tokens[next]?.tag !== 'word') return null;
  const { chain } = nounAt(tokens, next, Math.min(sentence.to, next + longestNoun));
  return chain.length === 0 ? null : chain;
}
