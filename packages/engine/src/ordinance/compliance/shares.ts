import type { Annotation } from '../../language/types.ts';
import type { Finding } from './compare.ts';
import type { Fact } from './facts.ts';
import type { Figure } from './figures.ts';
import type { Limit } from './limits/limits.ts';
import { shared, words } from './words-of-figures.ts';

/** 'Twelve of the two hundred and twelve' against 'ten percent of the units'. */
export function shareFinding(limit: Limit, law: Annotation, rule: Figure, fact: Fact): Finding | null {
  const { share } = fact;
  if (share === null || rule.quantity.dimension !== 'ratio' || rule.quantity.unit !== 'percent') return null;
  if (share.of.some((figure) => !fact.set.has(figure))) return null;
  const isOfLand = share.of[0]?.quantity.dimension === 'area';
  if (isOfLand ? !isOfArea(limit, fact) : !isOfWhole(limit, rule)) return null;
  if (!isOfLand && shared(limit.words, fact.words) + sameFigures(law, rule, fact) < 2) return null;
  const isShort =
    limit.bound === 'min' ? share.value < rule.quantity.value - 1e-9 : share.value > rule.quantity.value + 1e-9;
  const percent = Math.round(share.value * 1_000) / 10;
  return {
    verdict: isShort ? 'falls_short' : 'meets',
    why: `What you said comes to ${percent} percent; the rule says “${words(law, rule.quantity)}”.`,
    figure: share.of[0] ?? null,
  };
}

/** Other figures of the rule that the statement repeats ('at eighty percent of median for thirty years'). */
function sameFigures({ quantities }: Annotation, { sentence, quantity: own }: Figure, fact: Fact): number {
  return quantities.filter(
    (one) =>
      one.start >= sentence.start &&
      one.start < sentence.end &&
      one.value !== own.value &&
      one.unit !== null &&
      fact.figures.some(({ quantity }) => quantity.value === one.value && quantity.unit === one.unit),
  ).length;
}

const land = new Set(['area', 'lot', 'site', 'parcel', 'tract', 'acreage', 'land', 'gross', 'property']);

/** The rule sets a share of the land, and of the same thing as the statement. */
const isOfArea = ({ lowers, heads, words: own }: Limit, fact: Fact): boolean =>
  [...lowers].some((word) => land.has(word)) &&
  [...heads, ...own].some((head) => !land.has(head) && (fact.heads.has(head) || fact.words.has(head)));

/** The share that the rule sets is one of things that are counted. */
const counted = new Set([
  'unit',
  'space',
  'lot',
  'house',
  'room',
  'bed',
  'seat',
  'site',
  'tree',
  'vehicle',
  'employee',
]);
const isOfWhole = ({ heads }: Limit, { heads: own, quantity }: Figure): boolean =>
  // 'At 80 percent of median income' is a share of something else.
  (quantity.of === null || own.size === 0 || [...own].some((head) => counted.has(head))) &&
  (quantity.of === null || counted.has(quantity.of) || !isContentOf(quantity.of)) &&
  [...heads, ...own].some((head) => counted.has(head));

const wholes = new Set(['all', 'total', 'project', 'development']);
const isContentOf = (of: string): boolean => !wholes.has(of);
