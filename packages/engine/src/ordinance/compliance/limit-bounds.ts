import type { Annotation, Quantity, Token } from '../../language/types.ts';
import type { Figure } from './figures.ts';
import type { Limit } from './limits.ts';
import { leastWords, mostWords, prohibitWords } from './rule-words.ts';

/** Which way a figure binds: by its own words, else by those before it in its clause. */
export function boundOf(
  { tokens }: Annotation,
  { quantity, from, left, measure, heads, sentence }: Figure,
): Limit['bound'] | null {
  const clause = sentence.clauses.findLast(({ start }) => start <= quantity.start) ?? sentence;
  const before = tokens.slice(Math.max(clause.from, from - 12), from);
  const isDenied = before.some(
    ({ tag, lower }) => tag === 'negation' || lower === 'nor' || lower === 'no' || lower === 'cannot',
  );
  const isForbidden = prohibitWords.has(tokens, sentence.from, sentence.to) && !isDenied;
  switch (quantity.bound) {
    case 'at_least':
      return isForbidden ? null : 'min';
    case 'at_most':
      // 'not be located within 500 feet of'
      return isDenied && before.some(({ lower }) => lower === 'within')
        ? 'min'
        : isNegatedReach(tokens, clause.from, from)
          ? 'min'
          : 'max';
    case 'more_than':
      return isDenied || isForbidden ? 'max' : null;
    case 'less_than':
      return isDenied || isForbidden ? 'min' : null;
    default:
      break;
  }
  const start = Math.max(sentence.from, left, from - 12);
  const least = leastWords.has(tokens, start, from);
  const most = mostWords.has(tokens, start, from);
  if (least !== most) return least ? 'min' : 'max';
  return least
    ? null
    : usualBound(
        quantity,
        measure,
        heads,
        obliges(tokens, sentence.from, sentence.to) || hasColon(tokens, start, from),
      );
}

const hasColon = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens.slice(from, to).some(({ text }) => text === ':');

/** Which way a rule runs that does not say it: a setback is a least, a level of sound a most. */
function usualBound(
  quantity: Quantity,
  measure: string | null,
  heads: ReadonlySet<string>,
  isRule: boolean,
): Limit['bound'] | null {
  if (quantity.dimension === 'sound' || quantity.dimension === 'light') return 'max';
  if (!isRule) return null;
  if (measure === 'distance' || measure === 'width' || measure === 'frontage') return 'min';
  if (measure === 'spacing') return 'max';
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

/** Whether a stretch of law says that something must be so. */
export const obliges = (tokens: readonly Token[], from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(({ lower }) => lower === 'shall' || lower === 'must' || lower === 'required' || lower === 'requires');
