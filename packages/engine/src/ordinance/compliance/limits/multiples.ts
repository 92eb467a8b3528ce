import type { Quantity, Sentence, Token } from '../../../language/types.ts';
import type { Figure } from '../figures.ts';
import { obliges } from './bounds.ts';
import { measures, places } from '../rule-words.ts';

/* 'A tower shall be set back 1.1 times its height, or 200 feet, whichever is greater, from every lot line.' */

const reach = 8;

/** '1.1 times', '110 percent'. */
const isFactor = ({ unit, dimension }: Quantity): boolean =>
  unit === 'times' || (dimension === 'ratio' && unit === 'percent');

/** Whether a figure is a multiple of a height at which something must stand off. Takes: the tokens of the law, a figure in it and its
 *  sentence. Gives: false for other multiples ('three times the rotor diameter') and where nothing is ordered. Never throws. */
export function isMultiple(tokens: readonly Token[], quantity: Quantity, { from, to }: Sentence): boolean {
  if (!isFactor(quantity) || quantity.high !== null) return false;
  const own = tokens.slice(from, to);
  const at = own.findIndex(({ start }) => start >= quantity.start);
  const after = own.findIndex(({ start }) => start >= quantity.end);
  const isHeight =
    quantity.of === 'height' ||
    own.slice(at, (after === -1 ? own.length : after) + reach).some(({ lemma }) => lemma === 'height');
  const isDistance = measures.all(tokens, from, to).some(({ id }) => id === 'distance');
  return isHeight && isDistance && (obliges(tokens, from, to) || own.some(({ lower }) => lower === 'minimum'));
}

/** What the distance is measured to. Gives: null where the sentence names none, or several. */
export function placeOfMultiple(tokens: readonly Token[], { from, to }: Sentence): string | null {
  // 'No structure shall be nearer' is of what stands off.
  const named = new Set(
    places
      .all(tokens, from, to)
      .map(({ id }) => id)
      .filter((id) => id !== 'building'),
  );
  const [only] = named;
  return named.size === 1 && only !== undefined ? only : null;
}

/** The feet below which the multiple must not fall. Gives: 0 without any; null where the sentence has figures that are read otherwise. */
export function floorOf(tokens: readonly Token[], { from, to }: Sentence, figures: readonly Figure[]): number | null {
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
