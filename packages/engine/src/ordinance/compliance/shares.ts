import type { Annotation } from '../../language/types.ts';
import type { Finding } from './compare.ts';
import type { Fact } from './facts.ts';
import type { Figure } from './figures/figures.ts';
import { headsIn } from './figures/heads.ts';
import type { Limit } from './limits/limits.ts';
import { isOne, isThing } from './rule-words.ts';
import { shared, words } from './figures/words.ts';

/* A share that a statement gives as a part and its whole: 'twelve of the two hundred and twelve', 'fourteen of the twenty-two acres are
 * paved', 'removal is two million and the bond two point four'. */

/** A part and its whole. */
interface Share {
  readonly part: Figure;
  readonly whole: Figure;
}

/** Compares a share that has to be calculated with a rule in percent. Takes: the limit, the text it is in, its figure, and the statement.
 *  Gives: null unless part and whole are both stated and the rule is about them. Never throws. */
export function shareFinding(limit: Limit, law: Annotation, rule: Figure, fact: Fact): Finding | null {
  if (rule.quantity.dimension !== 'ratio' || rule.quantity.unit !== 'percent') return null;
  const share =
    countsOf(limit, law, rule, fact) ?? areasOf(limit, law, rule, fact) ?? moneyOf(limit, fact) ?? flowsOf(limit, fact);
  if (share === null || !fact.set.has(share.part) || !fact.set.has(share.whole)) return null;
  const value = share.part.quantity.value / share.whole.quantity.value;
  const isShort = limit.bound === 'min' ? value < rule.quantity.value - 1e-9 : value > rule.quantity.value + 1e-9;
  const percent = Math.round(value * 1_000) / 10;
  const [part, whole] = [share.part, share.whole].map((one) => words(fact.annotation, one.quantity));
  return {
    verdict: isShort ? 'falls_short' : 'meets',
    why: `You said “${part}” and “${whole}”, which is ${percent} percent; the rule says “${words(law, rule.quantity)}”.`,
    figure: share.part,
  };
}

/** Two counts with 'of' between them. */
function countsOf(limit: Limit, law: Annotation, rule: Figure, fact: Fact): Share | null {
  const { tokens } = fact.annotation;
  for (const [i, part] of fact.figures.entries()) {
    const whole = fact.figures[i + 1];
    if (whole?.quantity.dimension !== 'count' || part.quantity.dimension !== 'count') continue;
    const between = tokens.slice(part.next, whole.from).map(({ lower }) => lower);
    // 'Of 320 spaces, 24 get chargers.'
    if (isLedByOf(fact, part) && whole.quantity.value < part.quantity.value && shared(limit.words, fact.words) >= 2)
      return isOfWhole(limit, rule) ? { part: whole, whole: part } : null;
    if (between.length > 4 || !between.includes('of') || whole.quantity.value <= part.quantity.value) continue;
    const isNamed = shared(limit.words, fact.words) + sameFigures(law, rule, fact) >= 2;
    return isNamed && isOfWhole(limit, rule) ? { part, whole } : null;
  }
  return null;
}

const isPlain = ({ quantity }: Figure): boolean => quantity.high === null && quantity.per === null;
const inOrder = (figures: readonly Figure[]): readonly [Figure, Figure] | null => {
  const [small, large] = figures.toSorted((a, b) => a.quantity.value - b.quantity.value);
  return small === undefined || large === undefined || figures.length !== 2 ? null : [small, large];
};

/** Two areas, the larger of which is the land or what the rule names as the whole. */
function areasOf(limit: Limit, law: Annotation, rule: Figure, fact: Fact): Share | null {
  const { tokens } = fact.annotation;
  const both = inOrder(fact.figures.filter((one) => one.quantity.dimension === 'area' && isPlain(one)));
  if (both === null) return null;
  const [part, whole] = both;
  const asked = new Set(headsIn(law.tokens, rule.next, Math.min(rule.sentence.to, rule.next + ofWhole)));
  const isNamed = [...asked].some((head) => whole.around.has(head));
  // A share 'of the dwelling' is none of the lot.
  const isOfThing = [...asked].some((head) => isThing(head) && !ofLand.has(head) && head !== 'floor');
  const isWhole = isNamed || (!isOfThing && (isLedByOf(fact, whole) || isOfLand(tokens, whole)));
  return isWhole && !isOfLand(tokens, part) && isOfArea(limit, part) ? { part, whole } : null;
}

/** The whole is named this close after 'percent of'. */
const ofWhole = 6;
const articles = new Set(['a', 'an', 'the', 'our', 'those', 'about', 'gross']);

/** 'Of the hundred and twenty acres', 'out of twenty-two acres'. */
function isLedByOf({ annotation: { tokens } }: Fact, { from }: Figure): boolean {
  let at = from - 1;
  while (articles.has(tokens[at]?.lower ?? '')) at--;
  return tokens[at]?.lower === 'of';
}

const securing = new Set(['bond', 'insurance']);
const costing = new Set(['removal', 'cost', 'estimate']);

/** A bond and the cost that it covers. */
function moneyOf(limit: Limit, fact: Fact): Share | null {
  if (![...limit.heads].some((head) => securing.has(head))) return null;
  const sums = fact.figures.filter((one) => one.quantity.dimension === 'money' && isPlain(one));
  const posted = sums.filter((one) => isAbout(fact, one, securing) || isPosted(fact, one));
  const costs = sums.filter((one) => !posted.includes(one) && isAbout(fact, one, costing));
  const [part, whole] = [posted[0], costs[0]];
  return part === undefined || whole === undefined || posted.length + costs.length !== 2 || sums.length !== 2
    ? null
    : { part, whole };
}

const isAbout = (
  { annotation: { tokens } }: Fact,
  { left, next, around }: Figure,
  heads: ReadonlySet<string>,
): boolean =>
  [...around].some((head) => heads.has(head)) || tokens.slice(left, next).some(({ lemma }) => heads.has(lemma));

const isPosted = ({ annotation: { tokens } }: Fact, { left, from }: Figure): boolean =>
  tokens.slice(left, from).some(({ lemma }) => lemma === 'post');

const atPresent = new Set(['today', 'now', 'existing', 'currently', 'current', 'before', 'pre', 'predevelopment']);

/** Runoff after and before: the one with 'today' is the whole. */
function flowsOf({ lowers }: Limit, fact: Fact): Share | null {
  if (![...lowers].some((word) => atPresent.has(word) || word.startsWith('pre-'))) return null;
  const flows = fact.figures.filter((one) => one.quantity.dimension === 'flow' && isPlain(one));
  const { tokens } = fact.annotation;
  const isBefore = ({ left, next }: Figure): boolean =>
    tokens.slice(left, next + 2).some(({ lower }) => atPresent.has(lower));
  const [whole, ...more] = flows.filter(isBefore);
  const part = flows.find((one) => one !== whole);
  return whole === undefined || part === undefined || more.length > 0 || flows.length !== 2 ? null : { part, whole };
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

const land = new Set(['lot', 'site', 'parcel', 'property', 'tract', 'farm', 'ground', 'project', 'gross', 'total']);
const ofLand = new Set([...land, 'area', 'acreage', 'land']);

/** 'The lot is two acres', 'a ten-acre site', 'thirty acres gross'. */
const isOfLand = (tokens: Annotation['tokens'], { left, from, next }: Figure): boolean =>
  tokens.slice(Math.max(left, from - 4), from).some(({ lemma }) => land.has(lemma)) ||
  land.has(tokens[next]?.lemma ?? '');

/** The rule sets a share of the land, and of the same thing as the part that was stated. */
function isOfArea({ lowers, heads, words: own }: Limit, { around }: Figure): boolean {
  if (![...lowers].some((word) => ofLand.has(word))) return false;
  const said = [...around];
  const isSame = [...heads, ...own].some((head) => !ofLand.has(head) && said.includes(head));
  // The floor area ratio is that of buildings to the lot; what is covered by buildings is coverage.
  const isOfBuildings = heads.has('floor') || heads.has('coverage');
  return isSame || (isOfBuildings && said.some((head) => isThing(head) && isOne('building', head)));
}

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
  (quantity.of === null || counted.has(quantity.of) || wholes.has(quantity.of)) &&
  [...heads, ...own].some((head) => counted.has(head));

const wholes = new Set(['all', 'total', 'project', 'development']);
