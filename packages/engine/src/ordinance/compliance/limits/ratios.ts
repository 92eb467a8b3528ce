import type { Sentence, Token } from '../../../language/types.ts';
import { isPeriodOrCase } from '../figures/times.ts';
import type { Figure } from '../figures/figures.ts';
import { boundOf, obliges } from './bounds.ts';
import { eachAfter, ratioAt, ratioOfSubject } from './ratio-words.ts';
import { headsIn } from '../figures/heads.ts';
import type { Limit, Open, Ratio, Under } from './limits.ts';
import { openWords, parkingWords } from '../rule-words.ts';

/** What a sentence requires of one thing per number of another. Takes: its context, the sentence, and its figures; those that are read here
 *  are marked as taken. Gives: limits in order. Never throws. */
export function ratiosIn(under: Under, sentence: Sentence, { base, figures, taken }: Open): Limit[] {
  const { annotation } = under;
  const { tokens } = annotation;
  const { from, to } = sentence;
  const limits: Limit[] = [];
  const add = (figure: Figure, bound: Limit['bound'], ratio: Ratio): void => {
    const [own, heads] = [{ figure, bound, ratio }, new Set([ratio.of])];
    limits.push({
      ...base,
      ...own,
      heads,
      kind: 'ratio',
      hours: null,
      days: null,
      isOpen: isOpenBesides(base, tokens, sentence, ratio),
    });
  };
  for (const [i, figure] of figures.entries()) {
    if (taken.has(figure)) continue;
    const money = ratioOfMoney(figure);
    if (money !== null) {
      const bound = boundOf(annotation, figure);
      if (bound !== null) add(figure, bound, money);
      continue;
    }
    const sum = sumAt(under, figures, i);
    if (sum !== null) {
      for (const one of sum.of) taken.add(one);
      const bound = boundOf(annotation, figure) ?? (obliges(tokens, from, to) ? 'min' : null);
      if (bound !== null) add(figure, bound, sum.ratio);
      continue;
    }
    const second = figures[i + 1] ?? null;
    const perSubject = ratioOfSubject(tokens, figure);
    if (perSubject !== null) {
      taken.add(figure);
      add(figure, boundOf(annotation, figure) ?? 'min', perSubject);
      continue;
    }
    const eachAt = eachAfter(tokens, figure, second);
    if (eachAt === null) continue;
    // Not every 'per' can be calculated; but none of their figures is a limit by itself.
    if (figure.quantity.dimension === 'count' && figure.quantity.per === null) {
      taken.add(figure);
      if (second !== null) taken.add(second);
      for (const one of listedBefore(tokens, figures, i)) taken.add(one);
    }
    const plain = ratioAt(annotation, figure, second, { under, eachAt });
    if (plain === null) continue;
    const ratio = { ...plain, kind: kindOf(plain, headsIn(tokens, from, figure.from)) };
    taken.add(figure);
    if (second?.from === eachAt + 1 || ratio.each !== 1) taken.add(second ?? figure);
    const bound =
      boundOf(annotation, figure) ??
      (isParking(under, tokens, from, to) ? 'min' : obliges(tokens, from, to) ? 'min' : null);
    if (bound !== null) add(figure, bound, ratio);
  }
  return summed(limits, tokens, sentence);
}

const kindsOfSpace = ['bicycle', 'truck', 'stacking', 'guest', 'visitor'];

/** 'Bicycle storage: one space per two beds' counts no parking spaces. */
const kindOf = ({ of, kind }: Ratio, before: readonly string[]): readonly string[] => {
  const named = of === 'space' ? kindsOfSpace.find((one) => before.includes(one) && !kind.includes(one)) : undefined;
  return named === undefined ? kind : [...kind, named];
};

const choosing = new Set(['or', 'either', 'whichever', ';']);

/** 'One space for every three seats and one for every two employees' is one rule with a sum; with 'or' between them, they are two. */
function summed(limits: readonly Limit[], tokens: readonly Token[], { from, to }: Sentence): Limit[] {
  const [first, ...rest] = limits;
  const last = rest.at(-1);
  if (first?.ratio === null || first?.ratio === undefined || last === undefined) return [...limits];
  const { ratio, bound, figure } = first;
  const isSum =
    rest.every((one) => one.bound === bound && one.ratio?.of === ratio.of) &&
    !tokens.slice(figure?.from ?? from, last.figure?.next ?? to).some(({ lower }) => choosing.has(lower));
  if (!isSum) return [...limits];
  const and = rest.flatMap((one) => (one.ratio === null ? [] : [one.ratio]));
  // Of 'wet slips' and 'dry slips' a statement on slips doesn't say which it means.
  const isOfClasses = new Set([ratio, ...and].map(({ unit }) => unit)).size <= and.length;
  const isSameKind = and.every(({ kind }) => kind.join() === ratio.kind.join());
  const isOpen = openWords.all(tokens, from, to).some((hit) => !ofSums.has(tokens[hit.from]?.lower ?? ''));
  return [{ ...first, isOpen: isOpen || isOfClasses, ratio: { ...ratio, kind: isSameKind ? ratio.kind : [], and } }];
}

const longestListed = 4;
const listing = new Set([',', 'and', '&']);

/** 'Six canopy trees, four understory trees and thirty shrubs per 100 feet': each is for so many feet. */
function listedBefore(tokens: readonly Token[], figures: readonly Figure[], last: number): Figure[] {
  const found: Figure[] = [];
  for (let i = last; i > 0; i--) {
    const [one, next] = [figures[i - 1], figures[i]];
    if (one?.quantity.dimension !== 'count' || one.quantity.per !== null || next === undefined) break;
    const between = tokens.slice(one.next, next.from);
    if (between.length > longestListed || !between.some(({ lower }) => listing.has(lower))) break;
    if (!between.every(({ tag, lower }) => tag === 'word' || listing.has(lower))) break;
    found.push(one);
  }
  return found;
}

/** '$3,000 per acre' is an amount for each acre; per year or per claim it isn't. */
const ratioOfMoney = ({ quantity }: Figure): Ratio | null =>
  quantity.dimension !== 'money' || quantity.per === null || isPeriodOrCase(quantity.per)
    ? null
    : { count: quantity.value, of: 'dollar', kind: [], each: 1, unit: quantity.per, plus: 0 };

/** 'Ten acres, plus one acre for each 100 students', 'two persons per bedroom plus two': one rule with two figures. */
function sumAt(
  under: Under,
  figures: readonly Figure[],
  i: number,
): { readonly ratio: Ratio; readonly of: readonly Figure[] } | null {
  const { tokens } = under.annotation;
  const [first, second, third] = [figures[i], figures[i + 1], figures[i + 2] ?? null];
  if (first === undefined || second === undefined) return null;
  const isPlus = (a: Figure, b: Figure): boolean =>
    tokens.slice(a.next, b.from).some(({ lower }) => lower === 'plus') && b.from - a.next < 4;
  const ratioOf = (figure: Figure, next: Figure | null): Ratio | null => {
    const eachAt = eachAfter(tokens, figure, next);
    return eachAt === null ? null : ratioAt(under.annotation, figure, next, { under, eachAt });
  };
  if (isPlus(first, second)) {
    const ratio = ratioOf(second, third);
    const isAlone = first.quantity.per === null && first.quantity.dimension === second.quantity.dimension;
    if (ratio !== null && isAlone && eachAfter(tokens, first, second) === null)
      return { ratio: { ...ratio, plus: inRatioUnit(first) }, of: [first, second, ...(third === null ? [] : [third])] };
    const rate = ratioOf(first, second);
    if (rate !== null && eachAfter(tokens, second, third) === null && second.quantity.per === null)
      return { ratio: { ...rate, plus: inRatioUnit(second) }, of: [first, second] };
  }
  return null;
}

/** For a count, itself; for an area, in its own unit. */
const inRatioUnit = ({ quantity }: Figure): number => quantity.value;

const ofSums = new Set(['plus', 'additional', 'or']);

/** Whether the rule says more than its own sum. */
function isOpenBesides(
  { isOpen }: Pick<Limit, 'isOpen'>,
  tokens: readonly Token[],
  { from, to }: Sentence,
  { plus }: Ratio,
): boolean {
  if (!isOpen || plus === 0) return isOpen;
  return openWords.all(tokens, from, to).some((hit) => !ofSums.has(tokens[hit.from]?.lower ?? ''));
}

const isParking = ({ titleHeads, annotation }: Under, tokens: readonly Token[], from: number, to: number): boolean =>
  titleHeads.includes('space') ||
  titleHeads.includes('stacking') ||
  parkingWords.has(tokens, from, to) ||
  parkingWords.has(annotation.tokens, 0, Math.min(annotation.tokens.length, 24));
