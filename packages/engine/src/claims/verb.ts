import { idsByWord } from '../lexicon/entries.ts';
import type { Token } from '../language/types.ts';

/* Where the verb of a clause is. */

const verbs = idsByWord('verbs', 'classes');

const isVerbal = (token: Token | undefined): boolean =>
  token !== undefined && (token.tag === 'auxiliary' || token.tag === 'modal' || token.lower === "'s");

/** Index of the main verb: after its auxiliaries; of two candidates in a row, the second ('the lights go off'). Takes: the tokens and a range
 *  of them, end excluded. Gives: -1 without one. */
export function verbIn(tokens: readonly Token[], from: number, to: number): number {
  const known = knownVerbIn(tokens, from, to);
  return known >= 0 ? known : verbAfterSubject(tokens, from, to);
}

const subjects = new Set(['i', 'we', 'you', 'he', 'she', 'they', 'it']);

/** 'We dredge the channel', 'the state dredges the channel': a verb that the lexicon doesn't have, by where it stands. */
function verbAfterSubject(tokens: readonly Token[], from: number, to: number): number {
  for (let i = from + 1; i < to; i++) {
    const [before, token, next] = [tokens[i - 1], tokens[i], tokens[i + 1]];
    if (token?.tag !== 'word' || token.lower.endsWith('ly') || next?.text === '-') continue;
    if (subjects.has(before?.lower ?? '')) return i;
    const agrees = before?.tag === 'word' && before.lower === before.lemma && token.lower === `${token.lemma}s`;
    if (agrees && i + 1 < to && next?.tag === 'determiner') return i;
  }
  return -1;
}

function knownVerbIn(tokens: readonly Token[], from: number, to: number): number {
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    // 'The feed mill's trucks wait'
    if (i > from && isPossessive(tokens, i) && knownVerbIn(tokens, i + 1, to) > i + 1) continue;
    if (isVerbal(token)) return mainVerb(tokens, i, to);
    if (token.tag !== 'word' || !verbs.has(token.lemma) || i === from || isHyphened(tokens, i)) continue;
    const before = tokens[i - 1];
    // 'Nine months, start to finish'
    if (before?.text === ',' && token.lower === token.lemma && tokens[i + 1]?.lower === 'to') continue;
    if (before?.tag === 'determiner' || before?.tag === 'number' || before?.lower === 'no') continue;
    if (before?.tag === 'preposition' && tokens[i - 2]?.text !== '-') continue;
    const next = tokens[i + 1];
    if (next?.tag === 'word' && i + 1 < to && verbs.has(next.lemma)) return i + 1;
    if (isVerbal(next)) return mainVerb(tokens, i + 1, to);
    return i;
  }
  return -1;
}

/** 'A drive-through' isn't driving. */
function isHyphened(tokens: readonly Token[], i: number): boolean {
  const [before, token, after] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  return (after?.text === '-' && after.start === token?.end) || (before?.text === '-' && before.end === token?.start);
}

/** After 'will' or 'do' stands a verb, whether the lexicon has it or not. */
const isBareForm = (tokens: readonly Token[], helper: number, { lower, lemma }: Token): boolean =>
  lower === lemma &&
  !lower.endsWith('ly') &&
  !between.has(lower) &&
  (tokens[helper]?.tag === 'modal' || tokens[helper]?.lemma === 'do');

/** What may come between 'will' and its verb. */
const between = new Set(['always', 'never', 'ever', 'also', 'still', 'just', 'only', 'all', 'each', 'both', 'then']);

function mainVerb(tokens: readonly Token[], at: number, to: number): number {
  let last = at;
  for (let i = at + 1; i < to && i < at + 6; i++) {
    const token = tokens[i] as Token;
    // In 'there is no flaring', flaring isn't a verb.
    if (token.lower === 'no') break;
    if (token.tag === 'auxiliary') last = i;
    else if (
      token.tag === 'word' &&
      (verbs.has(token.lemma) ||
        token.lower.endsWith('ing') ||
        token.lower.endsWith('ed') ||
        isBareForm(tokens, last, token))
    )
      return i;
    else if (
      !between.has(token.lower) &&
      token.tag !== 'negation' &&
      token.tag !== 'modal' &&
      !token.lower.endsWith('ly')
    )
      break;
  }
  return last;
}

/** Index of the last verb before a token, which gives a figure its tense; -1 without one. Takes: all tokens, the index to look back to
 *  (included) and the index to look back from (excluded). Gives: an index. */
export function verbBefore(tokens: readonly Token[], from: number, at: number): number {
  for (let i = at - 1; i >= from; i--) {
    const token = tokens[i] as Token;
    if (isVerbal(token) || (token.tag === 'word' && verbs.has(token.lemma) && tokens[i - 1]?.tag !== 'determiner'))
      return i;
  }
  return -1;
}

/** 'The county's list', but not 'the county's paying', 'the county's already done it'. Takes: the tokens and the index of "'s". Gives: whether
 *  the noun before it has something. */
export function isPossessive(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1];
  if (tokens[at]?.lower !== "'s" || next === undefined) return false;
  const isOfVerb = verbs.has(next.lemma) && next.lower !== next.lemma && !next.lower.endsWith('s');
  return next.tag === 'word' && !isOfVerb && !next.lower.endsWith('ly');
}
