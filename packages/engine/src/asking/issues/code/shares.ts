import { matcher } from '../../../language/matcher.ts';
import type { Figure } from '../../../ordinance/compliance/figures/figures.ts';
import { applicationSource } from '../record/on-record.ts';
import type { OwnFigure } from './own-figures.ts';
import type { RuleFigure } from './rule-figures.ts';

/* Shares of the land that a code limits: 'impervious surface, at most 65 percent', beside '2.4 acres' on a site of '3.2 acres', or beside a
 * percentage that was said. */

/** A share that is on the wrong side, with the figure that it comes from. */
export interface ShareShort {
  readonly own: OwnFigure;
  /** What is added to it. */
  readonly others: readonly OwnFigure[];
  /** What it comes to in whole percent; null if the percentage itself was said. */
  readonly percent: number | null;
  /** The land that it is a share of; null with the percentage. */
  readonly whole: OwnFigure | null;
  /** How far off it is. */
  readonly off: number;
}

/** What a share may be of, by the words for it on either side. */
const parts = [
  matcher(['impervious|paved|pavement', 'hard surface|surfaces', 'hardscape', 'built upon area']),
  matcher(['open|green|landscaped|pervious space|area|spaces|areas', 'landscaping|landscaped', 'green', 'open space']),
  matcher(['lot|building coverage', 'covered by _? buildings|structures', 'coverage by _? buildings', 'footprint']),
  matcher(['excavated|excavation|excavate|mined|quarried', 'pit', 'dig|dug']),
  matcher(['tree canopy', 'wooded', 'woodland', 'tree cover']),
];
const hard = 0;
const buildings = 2;
/** A share of something else than the land. */
const ofOther = matcher([
  'yard|wall|facade|frontage|parking|interior|island',
  'median|income|income|unit|units',
  'within',
  'of the units|homes|houses|trees|spaces|glass|wall',
  'slope|slopes|grade',
]);
const ofLand = matcher([
  'site|lot|parcel|property|land|tract|acre|acres',
  'impervious|coverage|pervious',
  'open space',
]);

/** True if a rule limits a share of the land. Takes: the code's figure.  Throws: never. */
export const isShare = ({ quantity, words }: RuleFigure): boolean =>
  quantity.dimension === 'ratio' && quantity.unit === 'percent' && ofLand.test(words) && !ofOther.test(words);

/** The share that the plan comes to, if it is on the wrong side of a rule. Takes: the code's figure, and all figures of the plan.
 *  Gives: null if the land has no one size, if the part is given twice, or if the plan keeps to the rule.  Throws: never. */
export function shareShort(rule: RuleFigure, own: readonly OwnFigure[]): ShareShort | null {
  const kinds = parts.flatMap((part, at) => (part.test(rule.words) ? [at] : []));
  const [kind] = kinds;
  const part = parts[kind ?? -1];
  if (kind === undefined || kinds.length > 1 || part === undefined) return null;
  const named = own.filter(({ fact, figure }) => part.test(fact.annotation) && isNear(part, fact, figure));
  const said = named.filter(
    ({ figure: { quantity } }) => quantity.dimension === 'ratio' && quantity.unit === 'percent',
  );
  const [percent] = said;
  if (percent !== undefined)
    return agree(said) && isOff(rule, percent.figure.quantity.value)
      ? { own: percent, others: [], percent: null, whole: null, off: offOf(rule, percent.figure.quantity.value) }
      : null;
  const all = kind === hard ? named.filter(({ fact }) => isWhole.test(fact.annotation)) : named;
  if (kind === hard && all.length === 0) return piecesShort(rule, own);
  const areas = kind === buildings ? named.filter(({ fact }) => footprint.test(fact.annotation)) : all;
  const amounts = areas.filter(({ fact, figure }) => isArea(figure) && !isSite(fact, figure));
  const sites = own.filter(({ fact, figure }) => isArea(figure) && isSite(fact, figure));
  const amount = amounts[0];
  const site = inUnitOf(amount, sites);
  if (amount === undefined || site === undefined || !agree(amounts) || !agree(sites)) return null;
  const share = amount.figure.quantity.value / site.figure.quantity.value;
  return share < 1 && isOff(rule, share)
    ? { own: amount, others: [], percent: Math.round(share * 100), whole: site, off: offOf(rule, share) }
    : null;
}

/** 'All hard surface', and not 'pavement' alone. */
const isWhole = matcher(['impervious', 'hard surface|surfaces', 'built upon']);
const pieces = matcher([
  'pavement|paved|driveway|drives|sidewalk|walk|pad|patio',
  'parking lot|area',
  'footprint',
  'one|single story',
]);
const notHard = matcher(['permeable|pervious|gravel|canopy|deck|garage|cellar|basement']);

/** Pavement, walks and buildings that are given one by one and never added up. */
function piecesShort(rule: RuleFigure, own: readonly OwnFigure[]): ShareShort | null {
  const sites = own.filter(({ fact, figure }) => isArea(figure) && isSite(fact, figure));
  const all = own.filter(
    ({ fact, figure, source }) =>
      source === applicationSource &&
      isArea(figure) &&
      !isSite(fact, figure) &&
      pieces.test(fact.annotation) &&
      !notHard.test(fact.annotation),
  );
  const site = inUnitOf(all[0], sites);
  if (site === undefined || all.length < 2 || !agree(sites) || rule.bound !== 'max') return null;
  const share = all.reduce((sum, { figure }) => sum + figure.quantity.value, 0) / site.figure.quantity.value;
  const [first, ...others] = all;
  return first !== undefined && share < 1 && isOff(rule, share)
    ? { own: first, others, percent: Math.round(share * 100), whole: site, off: offOf(rule, share) }
    : null;
}

/** The land in acres beside acres, and in square feet beside square feet. */
const inUnitOf = (part: OwnFigure | undefined, sites: readonly OwnFigure[]): OwnFigure | undefined =>
  sites.find(({ figure }) => figure.quantity.unit === part?.figure.quantity.unit) ?? sites[0];

const footprint = matcher(['footprint', 'cover|covers|covered', 'ground floor']);
const isArea = ({ quantity }: Figure): boolean => quantity.dimension === 'area' && quantity.high === null;
const isSite = ({ annotation }: OwnFigure['fact'], { quantity: { start, end } }: Figure): boolean =>
  ofSite.all(annotation).some((at) => at.start <= end && at.end >= start - longestLabel);
/** The land as a whole: 'Site: 3.2 acres', 'a ten-acre lot'. */
export const ofSite = matcher([
  '^ site|lot|parcel|tract|property|land|acreage|project size|area|acreage|total?',
  '<number> _? _? acre|acres site|lot|parcel|tract|property',
]);
/** 'Lot area: '. */
const longestLabel = 8;

/** The part is named in the figure's own stretch of the sentence. */
function isNear(part: ReturnType<typeof matcher>, { annotation }: OwnFigure['fact'], figure: Figure): boolean {
  const { tokens } = annotation;
  const end = tokens[Math.min(figure.sentence.to, figure.next + reach) - 1]?.end ?? annotation.text.length;
  return part.test(annotation, { start: tokens[figure.left]?.start ?? 0, end });
}
const reach = 6;

/** One amount, however often it is given and rounded. */
function agree(all: readonly OwnFigure[]): boolean {
  const values = all.map(({ figure }) => figure.quantity.value);
  return Math.max(...values) <= Math.min(...values) * rounded;
}
const rounded = 1.06;

/** A share worked out of rounded figures has to be off by a percent of the land at least. */
const isOff = ({ bound, quantity: { value } }: RuleFigure, share: number): boolean =>
  bound === 'max' ? share > value + least : share < value - least;
const least = 0.01;
const offOf = ({ quantity: { value } }: RuleFigure, share: number): number => Math.abs(share / value - 1);
