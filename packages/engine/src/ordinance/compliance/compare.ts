import type { Annotation, Quantity } from '../../language/types.ts';
import type { Fact } from './facts.ts';
import { withoutPlace, yardSides } from './figures/places.ts';
import { liesIn, occurrences } from './figures/times.ts';
import type { Figure } from './figures/figures.ts';
import { hoursFinding } from './compare-hours.ts';
import { multipleFinding, ratioFinding } from './compare-ratios.ts';
import { missedTrigger } from './triggers.ts';
import { doubtOf, otherUse } from './doubts.ts';
import { shareFinding } from './shares.ts';
import { headsIn } from './figures/heads.ts';
import { shared, words } from './figures/words.ts';
import type { Limit } from './limits/limits.ts';
import { isOne, isThing, ourWords, partialWords } from './rule-words.ts';

export type Verdict = 'meets' | 'falls_short' | 'not_comparable' | 'cannot_tell';

/** What a rule says about a statement, with the reason in words. */
export interface Finding {
  readonly verdict: Verdict;
  readonly why: string;
  /** The figure of the statement that it is based on; null for hours and shares. */
  readonly figure: Figure | null;
}

/** What is known about the project besides the statement. */
export interface ProjectWords {
  readonly uses: ReadonlySet<string>;
  readonly zones: ReadonlySet<string>;
  /** Content words of what is filed on the project. */
  readonly words?: ReadonlySet<string>;
}

/** Compares one statement with one limit.
 *  Takes: the limit with the text it is in, the statement, what is known about the project, and figures from the rest of the record.  Gives: null if they aren't about the same
 *  thing at all; `meets` and `falls_short` only if thing, measure, unit, far end, hours, use and condition match.
 *  Throws: never.  Source: decisions.md §8 (Contradiction, shortfall). */
export function compare(
  limit: Limit,
  law: Annotation,
  fact: Fact,
  project: ProjectWords,
  record: readonly Figure[] = [],
): Finding | null {
  const found = matched(limit, law, fact, record);
  if (found === null) return null;
  if (found.verdict === 'cannot_tell') return found;
  const other = otherUse(limit, fact, project);
  if (other !== null) return { ...found, verdict: 'not_comparable', why: other };
  const missed = missedTrigger(limit, fact);
  if (missed !== null) return { ...found, verdict: 'not_comparable', why: missed };
  const doubt = doubtOf(limit, fact, project, found);
  return doubt === null ? found : { ...found, verdict: 'cannot_tell', why: `${found.why} ${doubt}` };
}

function matched(limit: Limit, law: Annotation, fact: Fact, record: readonly Figure[]): Finding | null {
  switch (limit.kind) {
    case 'ratio':
      return limit.ratio === null ? null : ratioFinding(limit, limit.ratio, fact, record);
    case 'hours':
      return hoursFinding(limit, fact);
    case 'multiple':
      return multipleFinding(limit, law, fact, record);
    default:
      return figureFinding(limit, law, fact);
  }
}

/* One figure compared with one figure */

function figureFinding(limit: Limit, law: Annotation, fact: Fact): Finding | null {
  const rule = limit.figure;
  if (rule === null) return null;
  const share = shareFinding(limit, law, rule, fact);
  if (share !== null) return share;
  let doubtful: Finding | null = null;
  for (const figure of fact.figures) {
    if (!fact.set.has(figure) || !isSameKind(rule, figure)) continue;
    if (!isSameThing(limit, law, rule, figure, fact)) continue;
    const said = words(fact.annotation, figure.quantity);
    const asked = words(law, rule.quantity);
    const unsure = (why: string): void => {
      doubtful ??= { verdict: 'cannot_tell', why, figure };
    };
    if (rule.quantity.dimension === 'length' && (rule.measure === null || rule.measure !== figure.measure)) {
      if (rule.measure === null || figure.measure === null)
        unsure(`The rule says “${asked}” and the statement “${said}”; it is not clear that both measure the same.`);
      continue;
    }
    if (needsPlace(rule) && !isSamePlace(rule, figure)) {
      unsure(
        `The rule says “${asked}” and the statement “${said}”; it is not clear that both are measured at the same place.`,
      );
      continue;
    }
    if (limit.hours !== null && (figure.hours === null || !liesIn(figure.hours, limit.hours))) {
      if (figure.hours === null) unsure(`The rule sets “${asked}” for certain hours; the statement names none.`);
      continue;
    }
    if (isOtherSide(limit, rule, figure, fact)) continue;
    const plain = against(limit.bound, rule.quantity, figure.quantity, said.toLowerCase().startsWith('up to'));
    const part =
      partOf({ limit, law, rule }, figure, fact, plain) ??
      (plain === 'meets' ? besideOf(limit, rule, figure, fact) : null);
    const verdict = part === null ? plain : 'cannot_tell';
    const why = `You said “${said}”; the rule says “${asked}”.${part === null ? '' : ` ${part}`}`;
    if (verdict !== 'cannot_tell') return { verdict, why, figure };
    unsure(why);
  }
  return doubtful;
}

/** Whether rule and statement are about one thing: they name it alike, or the measure and whose it is leave no other. */
function isSameThing(limit: Limit, law: Annotation, rule: Figure, figure: Figure, fact: Fact): boolean {
  if (rule.quantity.dimension === 'count') return isCountedAlike(limit, rule, figure, fact);
  const heads = spokenHeads(figure, fact);
  const isShared = shareHead(limit.heads, heads);
  if (rule.quantity.dimension === 'duration') return isShared && isSameActivity(limit, figure, fact);
  if (rule.quantity.unit === 'percent' && isOfOtherShare(limit, law, rule, figure, fact)) return false;
  if (rule.quantity.unit === 'to_one' && shared(limit.words, fact.words) > 0) return true;
  if (limit.heads.size === 0 && isOfSameWords(limit, rule, fact)) return true;
  return isShared || isSameDistance(limit, rule, figure, fact) || isOurFrontage(limit, rule, figure, fact);
}

/** Shares of one whole are alike only in what they are of: 'buildings cover a quarter of the lot' and 'we pave a third of the lot'. */
function isOfOtherShare(limit: Limit, law: Annotation, rule: Figure, figure: Figure, fact: Fact): boolean {
  const whole = new Set(wholeOf(law, rule));
  const [asked, said] = [limit.heads, spokenHeads(figure, fact)].map(
    (heads) => new Set([...heads].filter((head) => isThing(head) && !whole.has(head))),
  ) as [Set<string>, Set<string>];
  if (whole.size === 0 || asked.size === 0 || shareHead(asked, said) || shareHead(asked, fact.heads)) return false;
  const isNamed = [...limit.words].some((word) => fact.words.has(word) && !whole.has(word) && !said.has(word));
  return said.size > 0 || !isNamed;
}

/** 'Of the lot', right behind a share. */
const wholeOf = ({ tokens }: Annotation, { next }: Figure): string[] =>
  tokens[next]?.lower === 'of' ? headsIn(tokens, next, Math.min(tokens.length, next + farthestWhole)).slice(0, 1) : [];

const farthestWhole = 5;

/** 'The working face', 'a firing point': a subject without a listed noun is named by its words before the figure. */
function isOfSameWords({ law }: Limit, rule: Figure, fact: Fact): boolean {
  return law === undefined && rule.subject.length > 0 && rule.subject.every((word) => fact.words.has(word));
}

/** Times have to be about one activity: two words in common, or the activity itself with no other thing mentioned. */
function isSameActivity(limit: Limit, figure: Figure, fact: Fact): boolean {
  if (shared(limit.words, fact.words) >= 2) return true;
  const things = [...figure.heads].filter(isThing);
  if (!things.includes('removal') || !limit.heads.has('removal')) return false;
  // A rule on the removal of 'the facility' is one on each of its parts.
  const isOfAll = [...limit.heads].filter(isThing).every((thing) => thing === 'removal');
  return isOfAll || things.every((thing) => limit.heads.has(thing));
}

/** Counts are compared only if both count the same: 150 persons and 120 guests, never people and districts. People are counted everywhere:
 *  with them something else has to match. */
function isCountedAlike(limit: Limit, rule: Figure, figure: Figure, fact: Fact): boolean {
  if (rule.counted === null || figure.counted === null || !isOne(rule.counted, figure.counted)) return false;
  if (rule.counted !== 'person') return true;
  return shared(limit.words, fact.words) > 0 || shareHead(limit.heads, fact.heads);
}

/** The site's frontage is ours. */
function isOurFrontage(limit: Limit, rule: Figure, figure: Figure, fact: Fact): boolean {
  const isOfSite = [...limit.heads].filter(isThing).every((thing) => thing === 'lot' || thing === 'site');
  return (
    rule.measure === 'frontage' &&
    figure.measure === 'frontage' &&
    isOfSite &&
    ourWords.has(fact.annotation.tokens, figure.left, figure.from)
  );
}

/** What a figure is about; if its own words name nothing, the only thing that the statement names. */
function spokenHeads(figure: Figure, fact: Fact): ReadonlySet<string> {
  if ([...figure.heads].some(isThing)) return figure.heads;
  const named = [...fact.heads].filter(isThing);
  const only = figure.place === null ? named : [...withoutPlace(new Set(named), figure.place)];
  return only.length === 1 ? new Set([...figure.heads, ...only]) : figure.heads;
}

/** The front yard isn't the rear yard: by the side nearest to each figure, or else by those that the statement names. */
function isOtherSide(limit: Limit, rule: Figure, figure: Figure, fact: Fact): boolean {
  if (rule.side !== null && figure.side !== null) return rule.side !== figure.side;
  const ours = yardSides.filter((side) => fact.words.has(side) || fact.lowers.has(side));
  const theirs = yardSides.filter((side) => limit.words.has(side) || limit.heads.has(side) || limit.lowers.has(side));
  return ours.length > 0 && theirs.length > 0 && !ours.some((side) => theirs.includes(side));
}

interface OneRule {
  readonly limit: Limit;
  readonly law: Annotation;
  readonly rule: Figure;
}

/** Parts of a plant that make a sound of their own. */
const sources = ['inverter', 'transformer'];

/** Why the statement covers only part of what the rule governs; null if it covers everything. Takes: the rule with its limit, the figure
 *  and the statement that it is in, and what comparing the two gave. Gives: one sentence. */
export function partOf({ limit, law, rule }: OneRule, figure: Figure, fact: Fact, verdict: Verdict): string | null {
  const { tokens } = fact.annotation;
  if (partialWords.has(tokens, figure.left, figure.from)) return 'The statement speaks of a part, or leaves it open.';
  const days = ['business', 'working'].map(
    (word) =>
      [words(law, rule.quantity), words(fact.annotation, figure.quantity)].filter((said) => said.includes(word)).length,
  );
  if (rule.quantity.dimension === 'duration' && days.includes(1))
    return 'One counts business days and the other does not.';
  if (rule.quantity.dimension === 'money' && !sharesPurpose(limit, fact))
    return 'It is not clear that both are for the same purpose.';
  if (verdict !== 'meets') return null;
  if (rule.quantity.dimension === 'duration' && limit.heads.has('removal')) {
    const isOfPart = [...figure.heads].some((head) => isThing(head) && !limit.heads.has(head));
    if (isOfPart) return 'The statement speaks of a part.';
  }
  if (rule.measure === 'distance') {
    const bound = [...limit.heads].filter(isThing);
    const said = [...figure.heads, figure.place ?? '', ...figure.listed].filter(isThing);
    if (bound.length > 1 && said.length > 0 && !bound.every((thing) => said.some((one) => isOne(thing, one))))
      return 'The rule binds more than the statement speaks of.';
    if (isNamed(fact.annotation, figure)) return 'The statement speaks of one place; the rule holds for each.';
  }
  const parts = [...figure.heads].filter(
    (head) => isThing(head) && head !== 'noise' && head !== 'house' && !limit.heads.has(head),
  );
  if (
    rule.quantity.dimension === 'sound' &&
    !together.some((word) => fact.lowers.has(word)) &&
    (parts.length > 0 ||
      sources.some((source) => fact.words.has(source) && !law.tokens.some(({ lemma }) => lemma === source)))
  )
    return 'The statement speaks of one source; the rule holds for all of them together.';
  return null;
}

const together = ['all', 'every', 'combined', 'together', 'everything'];

/** 'Eighteen feet, and those at the field are sixty': another figure for the same things that doesn't meet it. */
function besideOf({ heads, bound }: Limit, rule: Figure, figure: Figure, fact: Fact): string | null {
  const other = fact.figures.find(
    (one) =>
      one !== figure &&
      fact.set.has(one) &&
      isSameKind(rule, one) &&
      (one.measure === null || one.measure === rule.measure) &&
      (one.place === null || one.place === rule.place) &&
      (one.side === null || one.side === rule.side) &&
      (rule.counted === null ? shareHead(heads, one.heads) : one.counted === figure.counted) &&
      against(bound, rule.quantity, one.quantity, false) === 'falls_short',
  );
  return other === undefined ? null : 'The statement gives another figure too.';
}

/** The names near a figure: 'the Hollis house' is about a house and not about Hollis. */
const namesIn = ({ tokens }: Annotation, { left, next, sentence }: Figure): ReadonlySet<string> =>
  new Set(
    tokens
      .slice(Math.max(left, sentence.from + 1), Math.min(sentence.to, next + 9))
      .filter(({ text, lower }) => text !== lower)
      .map(({ lemma }) => lemma),
  );

/** 'The Miller residence': a name before the place, after the figure. */
function isNamed({ tokens }: Annotation, { next, sentence }: Figure): boolean {
  return tokens
    .slice(next, Math.min(sentence.to, next + 7))
    .some(({ text, tag }) => tag === 'word' && text[0] !== text[0]?.toLowerCase());
}

const ofMoney = new Set([
  'bond',
  'surety',
  'security',
  'insurance',
  'liability',
  'policy',
  'financial',
  'assurance',
  'letter',
  'credit',
  'dollar',
  'million',
  'thousand',
]);

/** Whether a sum of money is for what the rule requires one for. Takes: the limit and the statement. Gives: true for insurance, whatever
 *  the statement says. */
export function sharesPurpose(limit: Limit, fact: Fact): boolean {
  const asked = [...limit.words].filter((word) => !ofMoney.has(word));
  const said = [...fact.words].filter((word) => !ofMoney.has(word));
  return limit.heads.has('insurance') || asked.some((word) => said.includes(word));
}

/** A distance is the same from either end ('the closest house is 510 feet from the rig'); 'we' and 'it' are the use itself. */
function isSameDistance(limit: Limit, rule: Figure, figure: Figure, fact: Fact): boolean {
  if (rule.measure !== 'distance' || figure.measure !== 'distance' || rule.place === null) return false;
  if (!isSamePlace(rule, figure)) return false;
  if (rule.side !== null && rule.side === figure.side) return true;
  const ours = withoutPlace(figure.around, rule.place);
  if (shareHead(limit.heads, ours)) return true;
  // 'Between any inverter and a property line': what is named beside the place, listed or not.
  const theirs = new Set(
    [...withoutPlace(rule.around, rule.place)].filter((head) => !unnamed.has(head) && !rule.listed.has(head)),
  );
  if (ours.size > 0 && [...ours].every((head) => theirs.has(head))) return true;
  const { tokens } = fact.annotation;
  const isOurs = ourWords.has(tokens, figure.left, Math.min(figure.sentence.to, figure.next + 9));
  if (limit.row !== null && limit.row.some((word) => figure.around.has(word) || fact.words.has(word))) return true;
  const named = namesIn(fact.annotation, figure);
  const others = [...withoutPlace(figure.around, rule.place)].filter((one) => !named.has(one));
  if (others.some(isThing)) return false;
  // 'The closest house is 400 feet off': from what is planned.
  const isNearest = tokens
    .slice(figure.left, figure.from)
    .some(({ lower }) => lower === 'closest' || lower === 'nearest');
  const isFree = limit.uses.size > 0 || rule.place === 'water' || rule.place === 'wetland';
  return (isOurs && isFree && others.length === 0) || (isNearest && behindIsOff(tokens, figure));
}

const unnamed = new Set(['setback', 'buffer', 'separation', 'distance', 'lot', 'site']);

const behindIsOff = (tokens: Annotation['tokens'], { next, sentence }: Figure): boolean =>
  ['off', 'away'].includes(tokens[next]?.lower ?? '') && next + 2 >= sentence.to;

const needsPlace = ({ measure, quantity }: Figure): boolean =>
  measure === 'distance' || quantity.dimension === 'sound' || quantity.dimension === 'light';

/** Whether both are measured to one place, or at one; of those that a rule lists, any. A distance is the same from either end. Takes: the
 *  figure of the rule, then the one that was said. Gives: true as well if neither names a place. */
export function isSamePlace(rule: Figure, figure: Figure): boolean {
  if (rule.place === figure.place) return true;
  const isFar = rule.measure === 'distance' && figure.measure === 'distance';
  return [...rule.listed].some(
    (place) => place === figure.place || (isFar && (figure.places.has(place) || figure.listed.has(place))),
  );
}

const long = new Set(['day', 'week', 'month', 'year']);

/** Whether two figures can be held against each other. Takes: the figure of a rule and one that was stated.  Gives: true if they measure
 *  the same thing over the same period; hours are not compared with years. */
export function isSameKind(rule: Figure, said: Figure): boolean {
  const [a, b] = [rule.quantity, said.quantity];
  if (a.dimension !== b.dimension) return false;
  if (a.dimension === 'duration') {
    // Hours of flicker per year and minutes of it per day are two limits.
    if (rule.period !== said.period) return false;
    return a.unit === b.unit || (long.has(a.unit ?? '') && long.has(b.unit ?? ''));
  }
  if (stretchOf(rule) !== stretchOf(said)) return false;
  // 'Times the height' and percent are both ratios, and no measure of each other.
  if (a.dimension === 'ratio' && (a.unit === 'times') !== (b.unit === 'times')) return false;
  if (a.dimension === 'ratio' && (a.unit === 'to_one') !== (b.unit === 'to_one')) return false;
  return a.dimension !== 'count' || (rule.counted !== null && said.counted !== null);
}

function stretchOf({ quantity, period }: Figure): string | null {
  const per = quantity.per ?? period;
  return per !== null && quantity.dimension === 'money' && occurrences.has(per) ? null : per;
}

function shareHead(rule: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  for (const one of rule) for (const other of said) if (isOne(one, other)) return true;
  return false;
}

/** How much 'about' allows for. */
const room = 0.05;

/** The figures alone: both ends of what was said compared with the rule. Takes: how the rule binds, its quantity, what was said in the same
 *  dimension (5 percent of room for 'about'), and whether it was 'up to'. Gives: `cannot_tell` if the range of what was said crosses the
 *  rule's figure. */
export function against(bound: Limit['bound'], rule: Quantity, said: Quantity, isUpTo: boolean): Verdict {
  const isLeast = bound === 'min';
  const low = said.value * (said.bound === 'about' ? 1 - room : 1);
  const high = (said.high ?? said.value) * (said.bound === 'about' ? 1 + room : 1);
  const isShort = (value: number): boolean =>
    isLeast ? value < rule.value * (1 - 1e-6) : value > rule.value * (1 + 1e-6);
  const [worst, best] = isLeast ? [low, high] : [high, low];
  const isFloor = said.bound === 'at_least' || said.bound === 'more_than';
  const isCeiling = said.bound === 'at_most' || said.bound === 'less_than';
  if (isLeast ? isCeiling : isFloor) return isShort(best) ? 'falls_short' : 'cannot_tell';
  if (!isShort(worst)) return 'meets';
  // 'Up to sixty dogs' asks for sixty.
  if (!isLeast && isUpTo) return 'falls_short';
  if (isFloor || isCeiling || !isShort(best)) return 'cannot_tell';
  return 'falls_short';
}
