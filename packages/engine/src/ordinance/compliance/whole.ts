import type { Annotation, Sentence } from '../../language/types.ts';
import type { TextReading } from '../types.ts';
import { against, isSameKind, type Finding } from './compare.ts';
import type { Fact } from './facts.ts';
import { figuresOf, type Figure } from './figures/figures.ts';
import { headsIn } from './figures/heads.ts';
import type { Limit } from './limits/limits.ts';
import { wordsOf } from './limits/scope.ts';
import { limitsOfChunk, type LimitFound } from './passages.ts';
import { isOne, places, prohibitWords } from './rule-words.ts';
import { isSamePlace, needsPlace, shareHead } from './same-thing.ts';

/* Whether statements have been read whole against a passage: a rule with three figures isn't met by one of them if the statement has
   something to say on another that couldn't be compared. */

/** A rule and a statement with what comparing the two gave. */
export interface Compared {
  readonly at: LimitFound;
  readonly fact: Fact;
  readonly finding: Finding;
}

/** What a verdict is seen in. */
export interface Whole {
  /** Verdicts given on the record. */
  readonly given: readonly Compared[];
  /** What was compared without a verdict. */
  readonly open: readonly Compared[];
  /** The statements that count, each by itself. */
  readonly facts: readonly Fact[];
  /** Whether all of the passage counts, or only the sentence of the rule. */
  readonly isOfPassage: boolean;
}

/** Whether a rule that is met has a figure, a place or hours beside it of which the statements speak and which nothing settles.
 *  Takes: the code read, the verdict, and what it is seen in.  Gives: true if something is left open.  Throws: never. */
export function leavesOpen(reading: TextReading, { at }: Compared, whole: Whole): boolean {
  const { given, open, facts, isOfPassage } = whole;
  const isBeside = (one: LimitFound): boolean =>
    one.chunk === at.chunk && (isOfPassage || one.span.start === at.span.start);
  const law = lawOf(at, limitsOfChunk(reading, at.chunk).filter(isBeside), isOfPassage);
  const said = facts.flatMap(({ figures }) => figures);
  const settled = new Set(given.flatMap((one) => figuresSettled(one, said)).map(keyOf));
  const here = open.filter((one) => isBeside(one.at) && facts.includes(one.fact));
  const reached = new Set(here.filter(isReached).map(({ finding }) => keyOf(finding.figure)));
  if (here.some(({ finding: { figure } }) => !settled.has(keyOf(figure)) && !reached.has(keyOf(figure)))) return true;
  const left = facts.flatMap(({ set }) => [...set].filter((figure) => !settled.has(keyOf(figure))));
  return (
    left.some((figure) => mayMiss(figure, law)) ||
    leavesHours(law, whole) ||
    leavesPlace(law, whole) ||
    leavesRule(at, whole)
  );
}

/** A passage of law, or one sentence of it. */
interface Law {
  readonly limits: readonly { readonly figure: Figure; readonly bound: Limit['bound'] }[];
  /** Figures that nothing says how to hold anybody to. */
  readonly unbound: readonly Figure[];
  readonly isTimed: boolean;
}

/** Units of a time of day, which is no figure. */
const clock = new Set(['hour', 'minute', 'second']);

function lawOf(at: LimitFound, beside: readonly LimitFound[], isOfPassage: boolean): Law {
  const text = at.limit.law ?? at.law;
  const sentences = text.sentences.filter(
    ({ start, end }) =>
      isOfPassage || at.limit.law !== undefined || (start < at.limit.span.end && end > at.limit.span.start),
  );
  const read = new Set(
    beside.flatMap(({ limit }) => [limit.figure, ...limit.triggers]).map((figure) => figure?.quantity.start),
  );
  const figures = sentences.flatMap((sentence) => figuresOf(text, sentence));
  const isPart = ({ start }: { readonly start: number }): boolean =>
    sentences.some((sentence) => start >= sentence.start && start < sentence.end);
  return {
    limits: beside.flatMap(({ limit: { figure, bound } }) => (figure === null ? [] : [{ figure, bound }])),
    unbound: figures.filter(
      ({ quantity: { start, corrected, unit } }) => !read.has(start) && !corrected && !clock.has(unit ?? ''),
    ),
    isTimed: namesHours(text.schedules.filter(isPart)) && figures.every(({ hours }) => hours === null),
  };
}

const namesHours = (schedules: Annotation['schedules']): boolean =>
  schedules.some(({ from, to }) => from !== null || to !== null);

/** Hours in rule and statement, and no verdict on them. */
const leavesHours = ({ isTimed }: Law, { facts, given }: Whole): boolean =>
  isTimed &&
  facts.some(({ annotation }) => namesHours(annotation.schedules)) &&
  !given.some(({ at }) => at.limit.kind === 'hours');

/** 'Including along the highway', where the rule has a distance of its own from one. */
function leavesPlace({ limits, unbound }: Law, { facts, given }: Whole): boolean {
  const ends = [...facts.flatMap(({ figures }) => figures), ...given.map(({ at }) => at.limit.figure)].flatMap(
    (figure) => (figure === null ? [] : [figure.place, ...figure.places, ...figure.listed]),
  );
  const named = new Set(facts.flatMap(({ annotation }) => places.all(annotation.tokens).map(({ id }) => id)));
  return [...unbound, ...limits.map(({ figure }) => figure)].some(
    (figure) => needsPlace(figure) && named.has(figure.place ?? '') && !ends.includes(figure.place),
  );
}

/** 'Barbed wire is prohibited': a sentence of the passage without a verdict, and something in it that the statements name. */
function leavesRule({ law, limit }: LimitFound, { given, facts, isOfPassage }: Whole): boolean {
  if (!isOfPassage || limit.law !== undefined) return false;
  const { tokens, sentences } = law;
  const isSettled = ({ start, end }: Sentence): boolean =>
    given.some(({ at }) => at.law === law && at.limit.span.start < end && at.limit.span.end > start);
  const namesOf = ({ from, to }: Sentence): string[] => [...wordsOf(tokens, from, to), ...headsIn(tokens, from, to)];
  const known = new Set([...sentences.filter(isSettled).flatMap(namesOf), ...(limit.title ?? []), ...limit.heads]);
  return sentences.some((sentence) => {
    const binds = tokens.slice(sentence.from, sentence.to).some(({ tag }) => tag === 'modal');
    if (isSettled(sentence) || !(binds || prohibitWords.has(tokens, sentence.from, sentence.to))) return false;
    return namesOf(sentence).some(
      (word) => !known.has(word) && facts.some(({ words, heads }) => words.has(word) || heads.has(word)),
    );
  });
}

/** Whether a figure is like one of the rule's and doesn't reach it, or nobody knows if it does. */
function mayMiss(said: Figure, { limits, unbound }: Law): boolean {
  const misses = limits.some(
    ({ figure, bound }) => isAlike(figure, said) && against(bound, figure.quantity, said.quantity, false) !== 'meets',
  );
  return misses || unbound.some((one) => one.quantity.value !== said.quantity.value && isAlike(one, said));
}

/** Statements are read again together with the one before: figures are the same if they say the same. */
function keyOf(figure: Figure | null): string {
  const { dimension, unit, value, high } = figure?.quantity ?? {};
  return [dimension, unit, value, high].join(' ');
}

/** What a verdict was based on: its figure, and those that were put together with it, from anywhere on the record. */
function figuresSettled(
  { at: { limit }, fact, finding: { figure } }: Compared,
  said: readonly Figure[],
): readonly Figure[] {
  if (figure === null) return [];
  if (limit.kind === 'ratio') {
    const units = [limit.ratio, ...(limit.ratio?.and ?? [])].map((ratio) => ratio?.unit ?? '');
    const isBase = ({ counted, quantity: { unit } }: Figure): boolean =>
      units.some((one) => one === unit || (counted !== null && isOne(one, counted)));
    return [figure, ...[...fact.figures, ...said].filter(isBase)];
  }
  if (limit.kind === 'multiple')
    return [figure, ...[...fact.figures, ...said].filter(({ measure }) => measure === 'height')];
  const { dimension } = figure.quantity;
  const isTogether = limit.figure?.quantity.dimension !== dimension;
  return isTogether ? fact.figures.filter(({ quantity }) => quantity.dimension === dimension) : [figure];
}

/** Whether a figure reaches the rule's, though it isn't clear that they are about the same. */
const isReached = ({ at: { limit }, finding: { figure } }: Compared): boolean =>
  figure === null ||
  (limit.kind === 'figure' &&
    limit.figure?.quantity.dimension === figure.quantity.dimension &&
    against(limit.bound, limit.figure.quantity, figure.quantity, false) === 'meets');

/** Whether a figure of the rule and one of a statement could be about one thing: nothing that they say of thing, measure or far end
 *  differs. */
function isAlike(asked: Figure, said: Figure): boolean {
  if (!isSameKind(asked, said)) return false;
  const { dimension, unit } = asked.quantity;
  if (dimension === 'count' && asked.counted !== null && said.counted !== null)
    return isOne(asked.counted, said.counted) || isOne(said.counted, asked.counted);
  if (asked.measure !== null && said.measure !== null && asked.measure !== said.measure) return false;
  if (needsPlace(asked) && asked.place !== null && said.place !== null) return isSamePlace(asked, said);
  if (dimension === 'duration' && unit === said.quantity.unit) return true;
  const isFar = asked.measure === 'distance' && said.measure === 'distance';
  return isFar || said.heads.size === 0 || asked.heads.size === 0 || shareHead(asked.heads, said.heads);
}
