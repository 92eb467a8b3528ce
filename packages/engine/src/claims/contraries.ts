import type { Clause, Token } from '../language/types.ts';
import { entriesOf } from '../lexicon/entries.ts';
import type { Claim } from './types.ts';
import { isOfTime, limitOf } from './words.ts';

/* States of which each denies the other: what is shut isn't open. */

const entries = entriesOf('contraries', 'classes');
const states = new Map<string, { state: string; isDenied: boolean }>();
for (const { id, words } of entries) {
  states.set(id, { state: id, isDenied: false });
  for (const word of words) states.set(word, { state: id, isDenied: true });
}

const staying = new Set(['be', "'s", 'stay', 'remain', 'get']);
const holding = new Set(['keep', 'leave', 'have']);

/** A claim about a state, by the one of two contraries that is named first in the lexicon: 'the doors stay shut' denies that they are open,
 *  'we keep the doors open' affirms it. Takes: the tokens, the clause, the index of its verb and its claim. Gives: the claim with that state
 *  as its predicate; unchanged if it states none. */
export function ofState(tokens: readonly Token[], clause: Clause, verb: number, claim: Claim): Claim {
  const at = stateAt(tokens, clause, verb);
  const word = tokens[at]?.lower ?? '';
  const found = states.get(word);
  if (found === undefined || (found.isDenied && claim.predicate === found.state)) return claim;
  const { state, isDenied } = found;
  const own = new Set([word, tokens[at]?.lemma, tokens[verb]?.lemma]);
  const without = (lemmas: readonly string[]): string[] => lemmas.filter((lemma) => !own.has(lemma));
  const polarity = isDenied ? (claim.polarity === 'denied' ? 'affirmed' : 'denied') : claim.polarity;
  const presupposes = polarity === 'denied' ? [] : claim.presupposes;
  return { ...claim, predicate: state, polarity, presupposes, head: without(claim.head), full: without(claim.full) };
}

/** The index of the word that names a state: right after its verb, or after the object of 'keep'; -1 without one. */
function stateAt(tokens: readonly Token[], clause: Clause, verb: number): number {
  // 'Stay shut': two words that could be verbs
  if (
    verb > clause.from &&
    states.has(tokens[verb]?.lower ?? '') &&
    staying.has(tokens[verb - 1]?.lemma ?? '') &&
    isAlone(tokens[verb + 1])
  )
    return verb;
  const lemma = tokens[verb]?.lower === "'s" ? "'s" : (tokens[verb]?.lemma ?? '');
  if (verb < 0 || (!staying.has(lemma) && !holding.has(lemma))) return -1;
  let i = verb + 1;
  const isSkipped = (token: Token): boolean =>
    token.lower.endsWith('ly') || ['always', 'all', 'never', 'not', 'still'].includes(token.lower);
  const isPart = ({ tag }: Token): boolean => tag === 'determiner' || tag === 'word' || tag === 'pronoun';
  while (i < clause.to && !states.has(tokens[i]?.lower ?? '')) {
    const token = tokens[i] as Token;
    if (!isSkipped(token) && !(holding.has(lemma) && isPart(token))) return -1;
    i++;
  }
  return i < clause.to && isAlone(tokens[i + 1]) ? i : -1;
}

/** 'Off at night', 'on all night', but not 'off the road', 'on a timer' or 'the open house'. */
const isAlone = (next: Token | undefined): boolean =>
  next === undefined ||
  next.lower === 'all' ||
  isOfTime(next.lemma) ||
  limitOf(next) === 'time_of_day' ||
  (next.tag !== 'determiner' && next.tag !== 'word' && next.tag !== 'number' && next.tag !== 'pronoun');
