import type { Annotation, Quantity, Token } from '../../../language/types.ts';
import type { Figure } from '../figures/figures.ts';
import type { Limit } from './limits.ts';
import { leastWords, mostWords, openWords, places, prohibitWords } from '../rule-words.ts';

/** Which way a figure binds: by its own words, else by those before it in its clause, else the usual way. Takes: the law read, and a
 *  figure of it. Gives: `min` for a least amount, `max` for a most; null if it doesn't bind or can't be told. */
export const boundOf = (annotation: Annotation, figure: Figure): Limit['bound'] | null => {
  const said = saidBound(annotation, figure);
  return said === 'unsaid' ? impliedBound(annotation, figure) : said;
};

/** The same by words alone. Takes: as `boundOf`. Gives: 'unsaid' if no word says which way. */
export function saidBound(
  { tokens }: Annotation,
  { quantity, from, left, measure, sentence }: Figure,
): Limit['bound'] | 'unsaid' | null {
  const clause = sentence.clauses.findLast(({ start }) => start <= quantity.start) ?? sentence;
  const own = Math.max(clause.from, left);
  const before = tokens.slice(Math.max(clause.from, from - 12), from);
  const isDenied =
    isOfNone(tokens, sentence, from) ||
    before.some(({ tag, lower }) => tag === 'negation' || lower === 'nor' || lower === 'no' || lower === 'cannot');
  const isLeast = quantity.bound === 'at_least';
  const isForbidden =
    !isDenied && prohibitWords.has(tokens, isLeast ? own : sentence.from, isLeast ? from : sentence.to);
  switch (quantity.bound) {
    case 'at_least':
      return isForbidden ? null : 'min';
    case 'at_most':
      if (!isDenied && !isForbidden && isOfPlaceNear(tokens, from, measure)) return null;
      // 'not be located within 500 feet of'
      // 'Not be located within 500 feet of'; in 'a pole within 100 feet of a lot shall not exceed 16 feet' the second is another figure.
      return (isDenied && tokens.slice(own, from + 1).some(({ lower }) => lower === 'within')) ||
        isNegatedReach(tokens, own, from)
        ? 'min'
        : 'max';
    case 'more_than':
      return isDenied || isForbidden ? 'max' : isKept(tokens, sentence, from) ? 'min' : null;
    case 'less_than':
      return isDenied || isForbidden ? 'min' : isKept(tokens, sentence, from) ? 'max' : null;
    default:
      break;
  }
  const start = Math.max(sentence.from, left, from - 12);
  const least = leastWords.has(tokens, start, from);
  const most = mostWords.has(tokens, start, from);
  if (least !== most) return least ? 'min' : 'max';
  return least ? null : 'unsaid';
}

/** Which way a figure binds whose words don't say it. Takes: as `boundOf`. Gives: null if nothing is required, or if it isn't usual. */
export function impliedBound({ tokens }: Annotation, figure: Figure): Limit['bound'] | null {
  const { quantity, from, left, measure, heads, sentence } = figure;
  const start = Math.max(sentence.from, left, from - 12);
  const isRule =
    obliges(tokens, sentence.from, sentence.to) ||
    hasColon(tokens, start, from) ||
    (hasColon(tokens, sentence.from, from) &&
      !tokens.slice(sentence.from, sentence.to).some(({ tag }) => tag === 'modal')) ||
    isFragment(tokens, sentence, figure);
  return usualBound(quantity, measure, heads, isRule);
}

/** 'Between the array and any dwelling within 500 feet': it says which dwellings are meant. */
function isOfPlaceNear(tokens: readonly Token[], from: number, measure: string | null): boolean {
  const within = tokens.findLastIndex(({ lower }, i) => i >= from - 2 && i <= from && lower === 'within');
  if (measure !== 'distance' || within < 1) return false;
  return places.all(tokens, Math.max(0, within - 4), within).some(({ to }) => to === within);
}

const keeping = new Set(['keep', 'be', 'remain', 'stay', 'maintain']);

/** 'Shall be kept below ten inches': the verb right before the figure. */
const isKept = (tokens: readonly Token[], { from }: Figure['sentence'], at: number): boolean =>
  tokens.slice(from, at).some(({ tag }) => tag === 'modal') &&
  tokens.slice(Math.max(from, at - 2), at).some(({ lemma }) => keeping.has(lemma));

/** 'No kennel or yard shall be closer than': a sentence that begins with 'no' is negated to its end, across the clauses of its subject. */
function isOfNone(tokens: readonly Token[], { from, to }: Figure['sentence'], at: number): boolean {
  const verb = tokens.findIndex(({ tag }, i) => i >= from && i < to && tag === 'modal');
  const none = tokens.findIndex(({ lower }, i) => i >= from && lower === 'no');
  return (
    none !== -1 &&
    none < verb &&
    verb < at &&
    at - verb < 12 &&
    !tokens.slice(none, verb).some(({ text }) => text === ';' || text === '.')
  );
}

const more = new Set(['greater', 'more', 'larger', 'higher']);
const less = new Set(['less', 'lesser', 'smaller', 'lower']);
const stricter = new Set(['restrictive', 'stringent', 'stricter']);

/** Whether every figure of an alternative applies by itself: the greater of two minimums, the lesser of two maximums, the stricter of
 *  any. Takes: the tokens of the law, the range of its sentence, and how the figure binds. Gives: false without 'whichever', or if it has
 *  other open words. */
export function isStrict(tokens: readonly Token[], { from, to }: Figure['sentence'], bound: Limit['bound']): boolean {
  const open = openWords.all(tokens, from, to);
  const at = tokens.findIndex(({ lower }, i) => i >= from && i < to && lower === 'whichever');
  if (at === -1 || open.length !== 1) return false;
  const said = tokens.slice(at, Math.min(to, at + 6)).map(({ lower }) => lower);
  return said.some((word) => stricter.has(word) || (bound === 'min' ? more : less).has(word));
}

/** '(iii) 1,000 feet from any school, 500 feet from any park': an item that is nothing but distances. */
const isFragment = (
  tokens: readonly Token[],
  { from, to }: Figure['sentence'],
  { from: at, measure }: Pick<Figure, 'from' | 'measure'>,
): boolean =>
  measure === 'distance' &&
  (at - from <= longestItem || tokens[at - 1]?.text === ',') &&
  !tokens.slice(from, to).some(({ tag }) => tag === 'modal' || tag === 'auxiliary');

/** '(iii)' in tokens. */
const longestItem = 3;

const hasColon = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => text === ':');

/** Which way a rule binds if it doesn't say: a setback is a minimum, a sound level a maximum. */
function usualBound(
  quantity: Quantity,
  measure: string | null,
  heads: ReadonlySet<string>,
  isRule: boolean,
): Limit['bound'] | null {
  if (quantity.dimension === 'sound' || quantity.dimension === 'light') return 'max';
  if (!isRule) return null;
  if (quantity.of === 'story') return 'max';
  if (measure === 'distance' || measure === 'width' || measure === 'frontage') return 'min';
  if (measure === 'height' && has(heads, ['tree', 'shrub'])) return 'min';
  if (measure === 'spacing') return has(heads, ['tree', 'shrub']) ? 'max' : null;
  if (measure === 'depth') return has(heads, ['removal', 'buffer', 'sidewalk']) ? 'min' : null;
  if (quantity.dimension === 'money') return has(heads, ['insurance', 'bond']) ? 'min' : null;
  if (quantity.dimension === 'area') return has(heads, ['lot', 'site']) ? 'min' : null;
  if (quantity.dimension === 'ratio')
    return has(heads, ['impervious', 'coverage', 'slope'])
      ? 'max'
      : has(heads, ['open_space', 'unit', 'window', 'bond'])
        ? 'min'
        : null;
  return quantity.dimension === 'count' && quantity.of !== null ? 'min' : null;
}

const has = (heads: ReadonlySet<string>, among: readonly string[]): boolean => among.some((head) => heads.has(head));

function isNegatedReach(tokens: readonly Token[], from: number, at: number): boolean {
  const before = tokens.slice(from, at + 2);
  return (
    before.some(({ lower }) => lower === 'within') &&
    before.some(({ tag, lower }) => tag === 'negation' || lower === 'no' || lower === 'prohibited')
  );
}

/** Whether part of a law says that something is mandatory. Takes: the tokens of the law and a range of their indexes, end excluded. Gives:
 *  true for shall, must and require in the present or past. */
export const obliges = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(({ lower }) => lower === 'shall' || lower === 'must' || lower === 'required' || lower === 'requires');
