import type { Quantity, Sentence, Token } from '../../../language/types.ts';
import type { Figure } from '../figures/figures.ts';
import { obliges } from './bounds.ts';
import type { Limit, Open } from './limits.ts';
import { measures, places } from '../rule-words.ts';

/* 'A tower shall be set back 1.1 times its height, or 200 feet, whichever is greater, from every lot line.' */

const reach = 8;

/** Distances that are a multiple of a height. Takes: the tokens of the law, a sentence, and its figures; those that are read here are
 *  marked as taken. Gives: one limit, or none. Never throws. */
export function multiplesIn(tokens: readonly Token[], sentence: Sentence, { base, figures, taken }: Open): Limit[] {
  const place = placeOfMultiple(tokens, sentence);
  if (place === null) return [];
  const multiple = figures.find(({ quantity }) => isMultiple(tokens, quantity, sentence));
  const plain = figures.length === 0 ? ownHeight(tokens, sentence) : null;
  const figure = multiple ?? (plain === null ? null : onceTheHeight(tokens, sentence, plain));
  const floor = multiple === undefined ? 0 : floorOf(tokens, sentence, figures);
  if (figure === null || floor === null) return [];
  for (const one of figures) taken.add(one);
  const own = { ...figure, measure: 'distance', place, places: new Set([place]), listed: new Set([place]) };
  const heads = new Set(figure.heads);
  const none = { ratio: null, hours: null, days: null };
  return [{ ...base, ...none, isOpen: false, kind: 'multiple', bound: 'min', figure: own, floor, heads }];
}

/** The named height, as a figure of one times the height. */
function onceTheHeight(tokens: readonly Token[], sentence: Sentence, { start, end }: Token): Figure {
  const from = tokens.findIndex((token) => token.start === start);
  const none: ReadonlySet<string> = new Set();
  return {
    quantity: {
      ...{ start, end, figure: { start, end }, dimension: 'length', value: 1, high: null },
      ...{ unit: null, per: null, bound: 'exactly', of: 'height', corrected: false },
    },
    listed: none,
    subject: [],
    sentence,
    heads: none,
    measure: null,
    place: null,
    period: null,
    side: null,
    counted: null,
    hours: null,
    around: none,
    places: none,
    from,
    next: from + 1,
    left: sentence.from,
  };
}

/** '1.1 times', '110 percent'. */
const isFactor = ({ unit, dimension }: Quantity): boolean =>
  unit === 'times' || (dimension === 'ratio' && unit === 'percent');

/** Whether a figure is a multiple of a height that sets a required distance. Takes: the tokens of the law, a figure in it and its sentence.
 *  Gives: false for other multiples ('three times the rotor diameter') and if nothing is required. Never throws. */
function isMultiple(tokens: readonly Token[], quantity: Quantity, { from, to }: Sentence): boolean {
  if (!isFactor(quantity) || quantity.high !== null) return false;
  const own = tokens.slice(from, to);
  const at = own.findIndex(({ start }) => start >= quantity.start);
  const after = own.findIndex(({ start }) => start >= quantity.end);
  const isHeight =
    quantity.of === 'height' ||
    own.slice(at, (after === -1 ? own.length : after) + reach).some(({ lemma }) => lemma === 'height');
  const isDistance = measures.all(tokens, from, to).some(({ id }) => id === 'distance');
  const isRule = obliges(tokens, from, to) || own.some(({ lower, text }) => lower === 'minimum' || text === ':');
  return isHeight && isDistance && isRule;
}

/** What the distance is measured to. Gives: null if the sentence names nothing, or several things. */
function placeOfMultiple(tokens: readonly Token[], { from, to }: Sentence): string | null {
  // 'No structure shall be nearer' is about what has to keep away.
  const named = new Set(
    places
      .all(tokens, from, to)
      .map(({ id }) => id)
      .filter((id) => id !== 'building'),
  );
  // 'The centerline of any public road'
  if (named.has('centerline')) named.delete('road');
  const [only] = named;
  return named.size === 1 && only !== undefined ? only : null;
}

/** The minimum in feet for the multiple. Gives: 0 if there is none; null if the sentence has figures that mean something else. */
function floorOf(tokens: readonly Token[], { from, to }: Sentence, figures: readonly Figure[]): number | null {
  const lengths = figures.filter(({ quantity }) => quantity.dimension === 'length');
  const multiples = figures.filter(({ quantity }) => isFactor(quantity));
  if (multiples.length !== 1 || lengths.length > 1) return null;
  const [floor] = lengths;
  if (floor === undefined) return 0;
  const own = tokens.slice(from, to);
  const chosen = own.findIndex(({ lower }) => lower === 'whichever');
  const isGreater =
    chosen >= 0 && own.slice(chosen, chosen + 4).some(({ lower }) => lower === 'greater' || lower === 'more');
  return isGreater ? floor.quantity.value : null;
}

const equaling = new Set(['equal', 'than', 'least']);
const toHeight = 5;

/** 'A distance equal to the height of the tower', 'no closer than its height': once the height. Takes: the tokens of the law and a
 *  sentence.
 *  Gives: where the height is named; null if nothing has to keep that distance. Never throws. */
function ownHeight(tokens: readonly Token[], { from, to }: Sentence): Token | null {
  const isDistance = measures.all(tokens, from, to).some(({ id }) => id === 'distance');
  if (!isDistance || !obliges(tokens, from, to)) return null;
  for (let i = from; i < to; i++) {
    if (tokens[i]?.lemma !== 'height') continue;
    const before = tokens.slice(Math.max(from, i - toHeight), i);
    const at = before.findLastIndex(({ lower }) => equaling.has(lower));
    const isPlain = at !== -1 && !before.slice(at).some(({ tag, lemma }) => tag === 'number' || lemma === 'time');
    return isPlain ? (tokens[i] ?? null) : null;
  }
  return null;
}
