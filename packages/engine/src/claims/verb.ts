import { idsByWord } from '../lexicon/entries.ts';
import type { Token } from '../language/types.ts';

/* Where the verb of a clause is. */

const verbs = idsByWord('verbs', 'classes');

const isVerbal = (token: Token | undefined): boolean =>
  token !== undefined && (token.tag === 'auxiliary' || token.tag === 'modal' || token.lower === "'s");

/** Index of the main verb: after its auxiliaries; of two candidates in a row, the second ('the lights go off'). Takes: the tokens and a range
 *  of them, end excluded. Gives: -1 without one. */
export function verbIn(tokens: readonly Token[], from: number, to: number): number {
  const being = existentialIn(tokens, from, to);
  if (being >= 0) return being;
  const cleft = cleftIn(tokens, from, to);
  if (cleft >= 0) return cleft;
  const known = knownVerbIn(tokens, from, to);
  const found = known >= 0 ? known : verbAfterSubject(tokens, from, to);
  // 'We plan to pave it'
  return leading.has(tokens[found]?.lower ?? '') && isInfinitive(tokens, found + 1, to)
    ? mainVerb(tokens, found, to)
    : found;
}

/** 'What we do is body work': it is done. Gives: the index of 'do', or -1. */
function cleftIn(tokens: readonly Token[], from: number, to: number): number {
  if (tokens[from]?.lower !== 'what' || tokens[from + 1]?.tag !== 'pronoun') return -1;
  let done = from + 1;
  while (done < to && tokens[done]?.lemma !== 'do') done++;
  const isIt = tokens
    .slice(done + 1, Math.min(to, done + 4))
    .some(({ lemma, lower }) => lemma === 'be' || lower === "'s");
  return done < to && isIt ? done : -1;
}

/** 'There is never smoke', 'at full build there would be twenty': what there is isn't done, even if its name is also a verb. Gives: the
 *  index of the form of 'be', or -1. */
function existentialIn(tokens: readonly Token[], from: number, to: number): number {
  for (let i = from; i < to - 1; i++) {
    if (tokens[i]?.lower !== 'there' || !isVerbal(tokens[i + 1])) continue;
    let be = -1;
    let at = i + 1;
    for (; at < to; at++) {
      const token = tokens[at] as Token;
      if (token.lemma === 'be' || token.lower === "'s") be = at;
      else if (!isVerbal(token) && !between.has(token.lower) && token.lower !== 'not' && token.lower !== 'to') break;
    }
    // 'There's nobody living there'
    if (be >= 0 && (tokens[at]?.tag !== 'negation' || tokens[at]?.lower === 'no')) return be;
  }
  return -1;
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
    // 'To be honest, the crew comes on Mondays'
    if (isInfinitive(tokens, i - 1, to) && i - 1 <= from + 1 && hasMore(tokens, i + 1, to)) continue;
    if (isVerbal(token)) return mainVerb(tokens, i, to);
    if (token.tag !== 'word' || !verbs.has(token.lemma) || i === from || isHyphened(tokens, i)) continue;
    const before = tokens[i - 1];
    // 'Nine months, start to finish'
    if (before?.text === ',' && token.lower === token.lemma && tokens[i + 1]?.lower === 'to') continue;
    if (before?.tag === 'determiner' || before?.tag === 'number' || before?.lower === 'no') continue;
    if (before?.tag === 'preposition' && tokens[i - 2]?.text !== '-') continue;
    if (before?.tag !== 'pronoun' && isInCompound(tokens, i, to)) continue;
    const next = tokens[i + 1];
    if (next?.tag === 'word' && i + 1 < to && verbs.has(next.lemma)) return i + 1;
    if (isVerbal(next)) return mainVerb(tokens, i + 1, to);
    return i;
  }
  return -1;
}

/** A compound of nouns has seldom more of them after one that could be a verb. */
const longestCompound = 3;

/** 'The parks crew will come': what comes right before the noun of a helping verb is no verb. */
function isInCompound(tokens: readonly Token[], at: number, to: number): boolean {
  for (let i = at + 1; i < to && i <= at + longestCompound; i++) {
    const token = tokens[i] as Token;
    if (token.tag === 'modal' || (token.tag === 'auxiliary' && token.lower !== 'being' && token.lower !== 'having'))
      return i > at + 1 && !verbs.has(tokens[i - 1]?.lemma ?? '');
    if (token.tag !== 'word' || token.lower === "'s") return false;
  }
  return false;
}

const hasMore = (tokens: readonly Token[], from: number, to: number): boolean => knownVerbIn(tokens, from, to) >= 0;

/** What may stand before the infinitive that says what is done. */
const leading = new Set([
  'going',
  'got',
  'supposed',
  'plan',
  'planning',
  'planned',
  'intend',
  'intending',
  'scheduled',
  'allowed',
  'permitted',
]);

/** 'To pave', but not 'to work on Fridays' or 'to the pave'. Takes: the tokens, the index of 'to' and where they end. */
export function isInfinitive(tokens: readonly Token[], at: number, to: number): boolean {
  const verb = tokens[at + 1];
  if (tokens[at]?.lower !== 'to' || verb === undefined || at + 1 >= to) return false;
  return verb.lower === verb.lemma && (verb.tag === 'auxiliary' || (verb.tag === 'word' && verbs.has(verb.lemma)));
}

/** 'A drive-through' isn't driving. */
function isHyphened(tokens: readonly Token[], i: number): boolean {
  const [before, token, after] = [tokens[i - 1], tokens[i], tokens[i + 1]];
  return (after?.text === '-' && after.start === token?.end) || (before?.text === '-' && before.end === token?.start);
}

/** 'It doesn't get covered' */
function isGetPassive(tokens: readonly Token[], at: number, to: number): boolean {
  const next = tokens[at + 1];
  if (tokens[at]?.lemma !== 'get' || next?.tag !== 'word' || at + 1 >= to || !verbs.has(next.lemma)) return false;
  return next.lower !== next.lemma && !next.lower.endsWith('s') && !next.lower.endsWith('ing');
}

/** After 'will' or 'do' stands a verb, whether the lexicon has it or not. */
const isBareForm = (tokens: readonly Token[], helper: number, { lower, lemma }: Token): boolean =>
  lower === lemma &&
  !lower.endsWith('ly') &&
  !between.has(lower) &&
  (tokens[helper]?.tag === 'modal' || tokens[helper]?.lemma === 'do');

/** What may come between 'will' and its verb. */
const between = new Set([
  'always',
  'never',
  'ever',
  'also',
  'still',
  'just',
  'only',
  'all',
  'each',
  'both',
  'then',
  'here',
  'there',
  'so',
]);

function mainVerb(tokens: readonly Token[], at: number, to: number): number {
  let last = at;
  for (let i = at + 1; i < to && i < at + 6; i++) {
    const token = tokens[i] as Token;
    // In 'there is no flaring', flaring isn't a verb.
    if (token.lower === 'no') break;
    // 'We are going to pave it', 'they have to pave it'
    if (isInfinitive(tokens, i, to) && (tokens[i - 1]?.lemma === 'have' || leading.has(tokens[i - 1]?.lower ?? '')))
      return tokens[i + 1]?.tag === 'auxiliary' ? mainVerb(tokens, i + 1, to) : i + 1;
    if (leading.has(token.lower) && isInfinitive(tokens, i + 1, to)) continue;
    if (token.tag === 'auxiliary') last = i;
    else if (
      token.tag === 'word' &&
      (verbs.has(token.lemma) ||
        token.lower.endsWith('ing') ||
        token.lower.endsWith('ed') ||
        isBareForm(tokens, last, token))
    )
      return isGetPassive(tokens, i, to) ? i + 1 : i;
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
  return next.tag === 'word' && !isOfVerb && !next.lower.endsWith('ly') && !between.has(next.lower);
}
