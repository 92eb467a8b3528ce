import { numberAt } from '../../../language/numbers.ts';
import type { Annotation, Token } from '../../../language/types.ts';
import { unitAt } from '../../../language/units.ts';
import type { Limit } from '../limits/limits.ts';
import { leastWords, mostWords, openWords } from '../rule-words.ts';
import { sensesOf, sharedOf } from './senses.ts';

/* So many of one thing for so many of another: '5 per practitioner, plus 1 per other employee', 'two persons per bedroom, plus two, but
 * never more than ten'. */

/** One part of the sum. */
export interface Term {
  readonly count: number;
  readonly each: number;
  /** What is counted or measured, with the words before it. */
  readonly unit: ReadonlySet<string>;
  /** Its noun: the last of those words. */
  readonly noun: ReadonlySet<string>;
  /** The unit of measure, if it isn't counted: 'square_foot'. */
  readonly measure: string | null;
}

/** A rule of that kind. */
export interface Rate {
  /** What there have to be so many of. */
  readonly of: ReadonlySet<string>;
  readonly terms: readonly Term[];
  readonly plus: number;
  /** The most that it comes to. */
  readonly cap: number | null;
  readonly bound: Limit['bound'];
}

const each = new Set(['each', 'every']);
const ends = new Set([
  ',',
  ';',
  '.',
  ':',
  '(',
  'plus',
  'and',
  'or',
  'but',
  'in',
  'on',
  'which',
  'that',
  'whichever',
  'at',
  'with',
  'within',
]);
const longestNoun = 5;
const lodgers = new Set(['person', 'people', 'guest', 'occupant']);
const nobody = new Set(['person', 'people', 'guest', 'occupant', 'occup', 'adult', 'individu', 'resid']);

/** The rate that part of a law sets.
 *  Takes: the law read, a range of its tokens, and what the words above it say.  Gives: null if there is none, if it isn't said what of, or
 *  if it goes on with a choice.  Throws: never. */
export function rateIn(
  { tokens }: Annotation,
  { from, to }: { readonly from: number; readonly to: number },
  above: ReadonlySet<string>,
): Rate | null {
  const terms: Term[] = [];
  let of: ReadonlySet<string> = new Set();
  let [plus, cap]: [number, number | null] = [0, null];
  for (let at = from; at < to; at++) {
    const number = numberAt(tokens, at);
    if (number === null) continue;
    const noun = nounEnd(tokens, afterRepeated(tokens, number.next), to);
    const per = perEnd(tokens, noun);
    const isAdded = ['plus', 'and'].includes(tokens[at - 1]?.lower ?? '');
    if (per !== null) {
      // '2,000 square feet per unit' is a size.
      if (unitAt(tokens, afterRepeated(tokens, number.next)) !== null) return null;
      const made = termAt(tokens, per, to, number.value);
      if (made === null || (terms.length > 0 && !isAdded)) return null;
      if (terms.length === 0) of = headOf(tokens, number.next, noun);
      terms.push(made.term);
      at = made.next - 1;
    } else if (terms.length > 0) {
      if (tokens[at - 1]?.lower === 'plus') plus += number.value;
      else if (mostWords.has(tokens, Math.max(from, at - 4), at) || isNever(tokens, at)) cap = number.value;
      else return null;
      at = Math.max(at, afterRepeated(tokens, number.next) - 1);
    } else return null;
  }
  if (terms.length === 0 || isChoice(tokens, from, to)) return null;
  const named = of.size > 0 ? of : providedIn(above);
  const bound = boundOf(tokens, from, to, named, above);
  return named.size === 0 || bound === null ? null : { of: named, terms, plus, cap, bound };
}

/** 'Person' says little elsewhere. */
const headOf = (tokens: readonly Token[], from: number, to: number): ReadonlySet<string> =>
  lodgers.has(tokens[to - 1]?.lemma ?? '') ? new Set(['person']) : sensesOf(tokens, Math.max(from, to - 1), to);

const isNever = (tokens: readonly Token[], at: number): boolean =>
  tokens.slice(Math.max(0, at - 4), at).some(({ lower }) => lower === 'never' || lower === 'not');

/** 'Two (2)' says it twice. */
function afterRepeated(tokens: readonly Token[], next: number): number {
  return tokens[next]?.text === '(' && tokens[next + 1]?.tag === 'number' && tokens[next + 2]?.text === ')'
    ? next + 3
    : next;
}

function nounEnd(tokens: readonly Token[], from: number, to: number): number {
  let at = from;
  while (
    at < to &&
    at - from < longestNoun &&
    (tokens[at]?.tag === 'word' || tokens[at]?.text === '-') &&
    perEnd(tokens, at) === null
  )
    at++;
  return at;
}

/** Where what follows 'per', 'for each' or 'to every' begins; null if the words there are others. */
function perEnd(tokens: readonly Token[], at: number): number | null {
  const [first, second] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? ''];
  if (first === 'per') return each.has(second) ? at + 2 : at + 1;
  if ((first === 'for' || first === 'to') && each.has(second)) return at + 2;
  return null;
}

function termAt(
  tokens: readonly Token[],
  from: number,
  to: number,
  count: number,
): { term: Term; next: number } | null {
  const number = numberAt(tokens, from);
  const begin = number === null ? from : afterRepeated(tokens, number.next);
  let end = begin;
  while (end < to && end - begin < longestNoun + 1 && !(ends.has(tokens[end]?.lower ?? '') && end > begin)) end++;
  const measure = unitAt(tokens, begin)?.unit.id ?? null;
  const unit = sensesOf(tokens, begin, end);
  let last = end;
  while (last > begin && tokens[last - 1]?.tag !== 'word') last--;
  const noun = sensesOf(tokens, Math.max(begin, last - 1), last);
  if (measure === null && noun.size === 0) return null;
  return { term: { count, each: number?.value ?? 1, unit, noun, measure }, next: end };
}

const known = [
  'space',
  'park',
  'toilet',
  'tree',
  'shrub',
  'person',
  'stacking',
  'bicycle',
  'shower',
  'lavatori',
  'campsit',
  'site',
  'unit',
];

/** What the words above a rate say that there have to be so many of. */
function providedIn(above: ReadonlySet<string>): ReadonlySet<string> {
  if (above.has('park') || above.has('space')) return new Set(['space', 'park', 'spac']);
  return new Set(known.filter((one) => above.has(one)).slice(0, 1));
}

function boundOf(
  tokens: readonly Token[],
  from: number,
  to: number,
  of: ReadonlySet<string>,
  above: ReadonlySet<string>,
): Limit['bound'] | null {
  const [least, most] = [leastWords.has(tokens, from, to), mostWords.has(tokens, from, to)];
  // 'One adult for every ten children' is a least.
  if (sharedOf(of, nobody) > 0)
    return least === most ? (of.has('person') && !above.has('staff') ? 'max' : null) : least ? 'min' : 'max';
  if (above.has('densiti') || above.has('density')) return 'max';
  if (least !== most) return least ? 'min' : 'max';
  return sharedOf(
    of,
    new Set(['space', 'park', 'toilet', 'tree', 'shrub', 'stacking', 'bicycle', 'shower', 'lavatori']),
  ) > 0
    ? 'min'
    : null;
}

const summing = new Set(['plus', 'additional', 'thereof']);

/** 'Whichever is greater', 'or one per …': more than one sum. */
const isChoice = (tokens: readonly Token[], from: number, to: number): boolean =>
  openWords
    .all(tokens, from, to)
    .some(({ from: at, to: next }) => !tokens.slice(at, next).some(({ lower }) => summing.has(lower))) ||
  tokens.slice(from, to).some(({ lower }, i, own) => lower === 'or' && own[i + 1]?.tag === 'number');
