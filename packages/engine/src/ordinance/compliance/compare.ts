import type { Annotation, Quantity } from '../../language/types.ts';
import type { Fact } from './facts.ts';
import { isOfWhole, liesIn, occurrences } from './figures/times.ts';
import type { Figure } from './figures/figures.ts';
import { hoursFinding } from './compare-hours.ts';
import { multipleFinding, ratioFinding } from './compare-ratios.ts';
import { strangerIn } from './stranger.ts';
import { missedTrigger } from './triggers.ts';
import { doubtOf, otherUse } from './doubts.ts';
import { shareFinding } from './shares.ts';
import { words } from './figures/words.ts';
import type { Limit } from './limits/limits.ts';
import { isOne, isThing, partialWords } from './rule-words.ts';
import { isOtherSide, isSameMeasure, isSamePlace, isSameThing, needsPlace, shareHead } from './same-thing.ts';

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
  /** Districts that the form or the presentation names: 'a-1', 'li'. */
  readonly districts?: ReadonlySet<string>;
  /** Stems of what kind of project it is. */
  readonly stems?: ReadonlySet<string>;
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
  const stranger = strangerIn(limit, law, fact, found);
  const unnamed = stranger === null ? null : `The statement speaks of “${stranger}”, which the rule does not name.`;
  const doubt = doubtOf({ limit, law }, fact, project, found) ?? unnamed;
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
    if (rule.quantity.dimension === 'length' && !isSameMeasure(limit, rule, figure, fact)) {
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

interface OneRule {
  readonly limit: Limit;
  readonly law: Annotation;
  readonly rule: Figure;
}

/** Parts of a plant that make a sound of their own. */
const sources = ['inverter', 'transformer'];

const ofSeveral = new Set(['some', 'most', 'half', 'part']);

/** Why the statement covers only part of what the rule governs; null if it covers everything. Takes: the rule with its limit, the figure
 *  and the statement that it is in, and what comparing the two gave. Gives: one sentence. */
export function partOf({ limit, law, rule }: OneRule, figure: Figure, fact: Fact, verdict: Verdict): string | null {
  const { tokens } = fact.annotation;
  const partial = partialWords.all(tokens, figure.left, figure.from);
  // One part that falls short is enough.
  const isOfSeveral = (at: number): boolean => ofSeveral.has(tokens[at]?.lower ?? '') && tokens[at + 1]?.lower === 'of';
  if (partial.some(({ from }) => verdict !== 'falls_short' || !isOfSeveral(from)))
    return 'The statement speaks of a part, or leaves it open.';
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
    if (
      bound.length > 1 &&
      said.length > 0 &&
      !bound.every((thing) => said.some((one) => isOne(thing, one) || isOne(one, thing)))
    )
      return 'The rule binds more than the statement speaks of.';
    if (isNamed(fact.annotation, figure)) return 'The statement speaks of one place; the rule holds for each.';
  }
  const parts = [...(fact.figures.length > 1 ? figure.around : figure.heads)].filter(
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

const long = new Set(['hour', 'day', 'week', 'month', 'year']);
const short = new Set(['second', 'minute', 'hour']);

/** Whether two figures can be held against each other. Takes: the figure of a rule and one that was stated.  Gives: true if they measure
 *  the same thing over the same period; hours are not compared with years. */
export function isSameKind(rule: Figure, said: Figure): boolean {
  const [a, b] = [rule.quantity, said.quantity];
  if (a.dimension !== b.dimension) return false;
  if (a.dimension === 'duration') {
    // Hours of flicker per year and minutes of it per day are two limits.
    if (rule.period !== said.period) return false;
    return a.unit === b.unit || [short, long].some((units) => units.has(a.unit ?? '') && units.has(b.unit ?? ''));
  }
  if (stretchOf(rule) !== stretchOf(said)) return false;
  // 'Times the height' and percent are both ratios, and no measure of each other.
  if (a.dimension === 'ratio' && (a.unit === 'times') !== (b.unit === 'times')) return false;
  if (a.dimension === 'ratio' && (a.unit === 'to_one') !== (b.unit === 'to_one')) return false;
  return a.dimension !== 'count' || (rule.counted !== null && said.counted !== null);
}

function stretchOf({ quantity, period }: Figure): string | null {
  const isOfThing = quantity.per !== null && period !== null && quantity.per !== period;
  const per = isOfWhole(quantity.per) || isOfThing ? period : (quantity.per ?? period);
  return per !== null && quantity.dimension === 'money' && occurrences.has(per) ? null : per;
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
