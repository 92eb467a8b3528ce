import { idsByWord } from '../lexicon/entries.ts';
import type { Clause, Token } from '../language/types.ts';
import { subjectBefore } from './measured.ts';
import { perception, possession } from './strength.ts';
import { isContent } from './words.ts';

/* What a clause takes for granted: that the thing it mentions exists. */

const verbs = idsByWord('verbs', 'classes');

const indefinite = new Set(['a', 'an']);
const definite = new Set(['the', 'our', 'those', 'these', 'my']);

/** The things that a clause takes for granted, by their nouns with what describes them ('message board'): what there is, what is mentioned
 *  as known ('the gate closes at ten', 'in the basement'), what somebody has or uses, what something is for. Takes: the tokens, the clause
 *  and the index of its verb. Never throws. */
export function presupposedIn(tokens: readonly Token[], clause: Clause, verb: number): string[] {
  const there = tokens[clause.from]?.lower === 'there' || tokens[clause.from + 1]?.lower === 'there';
  if (there) return given(nounFrom(tokens, Math.max(verb, clause.from) + 1, clause.to));
  // 'What is on the pad?' 'A generator, for outages.'
  if (verb < 0 && indefinite.has(tokens[clause.from]?.lower ?? ''))
    return given(nounFrom(tokens, clause.from + 1, clause.to));
  const begins = tokens.slice(clause.from, clause.from + 2).some(({ lower }) => definite.has(lower));
  const isKnown = begins || isTakenAsGiven(tokens, clause, verb);
  const subject = isKnown && verb > clause.from ? subjectBefore(tokens, clause, verb, true) : null;
  return [
    ...given(subject),
    ...knownIn(tokens, clause),
    ...objectOf(tokens, clause, verb),
    ...given(purposeIn(tokens, clause)),
  ];
}

/** 'A recycler takes the lead away', 'beer's at the opening': what does something, or is somewhere, exists. */
function isTakenAsGiven(tokens: readonly Token[], { from }: Clause, verb: number): boolean {
  const [first, main, next] = [tokens[from], tokens[verb], tokens[verb + 1]];
  if (first === undefined || main === undefined || verb <= from) return false;
  if (indefinite.has(first.lower)) return main.tag === 'word' && main.lower !== main.lemma && main.lower.endsWith('s');
  const isBeing = main.lower === "'s" || main.lemma === 'be';
  return first.tag === 'word' && verb === from + 1 && isBeing && next?.tag === 'preposition';
}

const given = (noun: string | null): string[] => (noun === null ? [] : [noun]);

/** The noun of the unbroken run of words from an index on, with what describes it. */
function nounFrom(tokens: readonly Token[], from: number, to: number): string | null {
  const words: Token[] = [];
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    if (token.tag === 'preposition' || token.tag === 'punctuation') break;
    if (words.length > 0 && (token.tag !== 'word' || agrees(tokens, i))) break;
    if (isContent(token)) words.push(token);
  }
  return words.length === 0 ? null : phraseOf(words);
}

/** The content words of a noun and of what describes it: 'message board'. */
const phraseOf = (words: readonly Token[]): string =>
  words
    .filter(isContent)
    .map(({ lemma }) => lemma)
    .join(' ');

/** 'The gate closes', 'the trucks park', but not 'the tank farm': whether a word agrees with the noun before it, as its verb does. */
function agrees(tokens: readonly Token[], at: number): boolean {
  const [noun, verb] = [tokens[at - 1], tokens[at]];
  if (noun === undefined || verb === undefined || !verbs.has(verb.lemma)) return false;
  return (noun.lower === noun.lemma) === (verb.lower !== verb.lemma);
}

/** 'In the basement', 'that is the wetland', but not 'the basement of the church'. */
function knownIn(tokens: readonly Token[], { from, to }: Clause): string[] {
  const found: string[] = [];
  for (let i = from; i < to; i++) {
    if (!definite.has(tokens[i]?.lower ?? '')) continue;
    let end = i + 1;
    while (
      end < to &&
      tokens[end]?.tag === 'word' &&
      tokens[end]?.lower !== "'s" &&
      !(end > i + 1 && agrees(tokens, end))
    )
      end++;
    const own = tokens.slice(i + 1, end);
    const head = own.at(-1);
    const isOfOther = tokens[end]?.lower === 'of' || tokens[end]?.text === '-';
    if (head !== undefined && isContent(head) && !isOfOther) found.push(phraseOf(own));
  }
  return found;
}

/** 'It is for live music.' */
function purposeIn(tokens: readonly Token[], { from, to }: Clause): string | null {
  const [that, is, purpose] = tokens.slice(from, to);
  if (!['that', 'this', 'it', 'they', 'those'].includes(that?.lower ?? '')) return null;
  if ((is?.lower !== "'s" && is?.lemma !== 'be') || purpose?.lower !== 'for') return null;
  return nounFrom(tokens, from + 3, to);
}

/** What somebody uses, has or brings, by its last noun: 'we bring in a crusher'. */
function objectOf(tokens: readonly Token[], clause: Clause, verb: number): string[] {
  const lemma = tokens[verb]?.lemma ?? '';
  if (!possession.has(lemma) && !perception.has(lemma)) return [];
  let i = verb + 1;
  while (i < clause.to && (tokens[i]?.tag === 'preposition' || tokens[i]?.tag === 'determiner')) i++;
  return given(nounFrom(tokens, i, clause.to));
}
