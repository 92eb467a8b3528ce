import { entriesOf, idsByWord } from '../lexicon/entries.ts';
import type { Token } from './types.ts';
import { unitOf } from './units.ts';

/** Units of time that a rate may be in. */
export const periods: ReadonlySet<string> = new Set([
  'second',
  'minute',
  'hour',
  'day',
  'week',
  'month',
  'year',
  'shift',
  'night',
  'season',
  'quarter',
]);

const classOf = (id: string): ReadonlySet<string> =>
  new Set(entriesOf('names', 'classes').find((entry) => entry.id === id)?.words ?? []);
const invariant = classOf('invariant');
const verbs = idsByWord('verbs', 'classes');
const rates = new Map([
  ['daily', 'day'],
  ['weekly', 'week'],
  ['monthly', 'month'],
  ['annual', 'year'],
  ['yearly', 'year'],
  ['hourly', 'hour'],
  ['nightly', 'night'],
]);
/** A noun and the words describing it are seldom more than this. */
const longest = 4;

/** The first part of a word with a hyphen. */
const compound = new Set(['off', 'on']);

const isPlural = (token: Token): boolean =>
  invariant.has(token.lower) ||
  (token.lower !== token.lemma &&
    !token.lower.endsWith('ed') &&
    !token.lower.endsWith('ing') &&
    // 'Two kids ran off'
    !(verbs.has(token.lemma) && !token.lower.endsWith('s')));

/** The noun that is counted, after a figure: 'construction jobs', '48 backup generators', 'one blast'.
 *  Takes: tokens, the index after the figure, and the figure's value. Gives: its lemma, the index after it and the rate that an adjective
 *  named ('daily trips'); null if no noun follows. Never throws. */
export function nounAt(
  tokens: readonly Token[],
  at: number,
  value: number,
): { lemma: string; next: number; per: string | null } | null {
  let i = tokens[at]?.text === '-' ? at + 1 : at;
  let best: number | null = null;
  let per: string | null = null;
  let end = i + longest;
  for (; i < end; i++) {
    const token = tokens[i];
    if (token?.text === '-' && i > at && tokens[i - 1]?.end === token.start) {
      // 'Third-party' is one word.
      end++;
      continue;
    }
    // 'Off-street parking space'
    if (token !== undefined && compound.has(token.lower) && tokens[i + 1]?.start === token.end) {
      i += 2;
      end += 3;
      continue;
    }
    if (token === undefined || token.tag !== 'word' || token.lower === "'s") break;
    per ??= rates.get(token.lower) ?? null;
    if (unitOf(token.lemma) !== null && periods.has(token.lemma)) break;
    // 'A two-story building': after a hyphen, the thing counted is singular.
    if (i === at + 1 && tokens[at]?.text === '-' && tokens[at - 1]?.end === tokens[at]?.start && !isPlural(token))
      return { lemma: token.lemma, next: i + 1, per };
    if (isPlural(token)) best = i;
    else if (best !== null) break;
    // 'One truck idles': for a single thing, the noun is the last word before a verb.
    else if (value === 1 && !(i > at && verbs.has(token.lemma)) && !token.lower.endsWith('ly'))
      best = lastOfOne(tokens, i, end);
    if (value === 1 && best !== null) break;
  }
  const token = best === null ? undefined : tokens[best];
  return token === undefined ? null : { lemma: token.lemma, next: (best ?? 0) + 1, per };
}

/** For words without a plural, the last one before a verb or a non-word. */
function lastOfOne(tokens: readonly Token[], from: number, end: number): number {
  let last = from;
  for (let i = from + 1; i < end; i++) {
    const token = tokens[i];
    if (token === undefined || token.tag !== 'word' || token.lower === "'s" || verbs.has(token.lemma)) break;
    if (token.lower.endsWith('ly')) break;
    if (token.lower.endsWith('ed') || token.lower.endsWith('ing')) break;
    last = i;
  }
  return last;
}
