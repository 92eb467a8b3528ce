import type { Span } from '../../language/types.ts';
import { contentStems } from '../../language/stems.ts';
import type { TextReading } from '../types.ts';
import { against, isSameKind, partOf, type Finding, type ProjectWords } from './compare.ts';
import { doubtOf, otherUse } from './doubts.ts';
import { words } from './figures/words.ts';
import { factOf, type Fact } from './facts.ts';
import { liesIn } from './figures/times.ts';
import type { Figure } from './figures/figures.ts';
import { limitsOfChunk, type LimitFound } from './passages.ts';
import { isOne, isThing, measures } from './rule-words.ts';

/* A statement and a rule that a model matched. It may say which of them belong together; whether both say what is claimed, in figures of
 * one kind, and what follows, is decided here. */

/** What was matched. `start`: of the quote, in the ordinance as filed. `figure` is in the quote, `said` in the sentence. */
export interface PointedAt {
  readonly start: number;
  readonly quote: string;
  readonly figure: string;
  readonly limit: 'min' | 'max';
  readonly measured_to: string;
  readonly only_if: string;
  readonly sentence: string;
  readonly said: string;
  /** What the figure limits, in the model's words. */
  readonly of?: string;
  /** What the rule comes to for this project, and what the statements give for it, as arithmetic over their numbers. */
  readonly needs?: string;
  readonly gives?: string;
  /** Something has to be known before the two can be compared. */
  readonly open?: true;
}

/** A finding with its rule. */
export interface PointedFinding {
  readonly at: LimitFound;
  readonly finding: Finding;
  readonly fact: Fact;
}

/** What follows from a rule and a statement that a model matched: `meets` or `falls_short`, by the figures alone; null if the words aren't
 *  there, the figures are of two kinds, the rule binds the other way, or a condition, an exception, hours, a far end or a part is in doubt.
 *  Takes: the ordinance, the match, and what is known about the project.  Throws: never.
 *  Source: decisions.md §8 (Contradiction, shortfall; Model). */
export function findingPointedAt(
  ordinance: TextReading,
  pointed: PointedAt,
  project: ProjectWords & { readonly stems: ReadonlySet<string> },
): PointedFinding | null {
  const { start, quote, sentence, said, limit } = pointed;
  if (!ordinance.text.startsWith(quote, start)) return null;
  const inQuote = quote.indexOf(pointed.figure);
  const inSentence = sentence.indexOf(said);
  const fact = factOf(sentence);
  if (inQuote === -1 || inSentence === -1 || fact === null) return null;
  const at = limitAt(ordinance, { start: start + inQuote, end: start + inQuote + pointed.figure.length });
  const figure = onlyOne([...fact.set].filter(({ quantity }) => overlap(quantity, spanOf(inSentence, said))));
  if (at === null || figure === null || at.limit.figure === null || at.limit.bound !== limit) return null;
  if (!matches(at, at.limit.figure, figure, pointed, fact) || !holds(pointed, fact, project)) return null;
  const law = at.limit.law ?? at.law;
  const rule = at.limit.figure;
  const [asked, given] = [words(law, rule.quantity), words(fact.annotation, figure.quantity)];
  const verdict = against(limit, rule.quantity, figure.quantity, given.toLowerCase().startsWith('up to'));
  if (verdict !== 'meets' && verdict !== 'falls_short') return null;
  const isApart =
    partOf({ limit: at.limit, law, rule }, figure, fact, verdict) !== null ||
    otherUse(at.limit, fact, project) !== null ||
    doubtOf({ limit: at.limit, law }, fact, project, { verdict, figure }) !== null;
  if (isApart) return null;
  return { at, fact, finding: { verdict, figure, why: `You said “${given}”; the rule says “${asked}”.` } };
}

const spanOf = (start: number, text: string): Span => ({ start, end: start + text.length });
const overlap = (a: Span, b: Span): boolean => a.start < b.end && b.start < a.end;
const onlyOne = <T>(all: readonly T[]): T | null => (all.length === 1 ? (all[0] ?? null) : null);

/** The limit that the engine itself reads at a figure: it says which way the rule binds, and when it applies. */
function limitAt(ordinance: TextReading, place: Span): LimitFound | null {
  const chunk = ordinance.chunks.find(({ span }) => span.start <= place.start && place.end <= span.end);
  if (chunk === undefined) return null;
  const inChunk = { start: place.start - chunk.span.start, end: place.end - chunk.span.start };
  return onlyOne(
    limitsOfChunk(ordinance, chunk).filter(
      ({ limit: { kind, figure, law } }) =>
        kind === 'figure' && figure !== null && law === undefined && overlap(figure.quantity, inChunk),
    ),
  );
}

/** Whether two figures could measure one thing: of one kind, and nowhere said to be about two things, measures, places or hours. */
function matches({ limit }: LimitFound, rule: Figure, said: Figure, pointed: PointedAt, fact: Fact): boolean {
  if (!isSameKind(rule, said)) return false;
  const measure = measureNamed(said, fact);
  if (rule.measure !== null && measure !== null && rule.measure !== measure) return false;
  if (limit.hours !== null && (said.hours === null || !liesIn(said.hours, limit.hours))) return false;
  if (rule.measure === 'distance' || rule.place !== null) {
    const isSamePlace = rule.place !== null && (rule.place === said.place || said.places.has(rule.place));
    return isSamePlace || meetsAny(pointed.measured_to, fact.annotation.text);
  }
  return !areTwoThings(limit.heads, said.heads);
}

/** What a statement says is measured; what is only usual for its thing doesn't count. */
function measureNamed({ measure }: Figure, { annotation: { tokens } }: Fact): string | null {
  return measures.all(tokens).some(({ id }) => id === measure) ? measure : null;
}

/** Whether both name things that the lexicon knows, and no thing of one matches the other. */
function areTwoThings(rule: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  const [theirs, ours] = [[...rule].filter(isThing), [...said].filter(isThing)];
  if (theirs.length === 0 || ours.length === 0) return false;
  return !theirs.some((one) => ours.some((other) => isOne(one, other) || isOne(other, one)));
}

const meetsAny = (naming: string, text: string): boolean => {
  const stems = new Set(contentStems(text));
  return contentStems(naming).some((stem) => stems.has(stem));
};

/** Whether the statement or the project mentions the condition of the rule, in the model's words. */
function holds({ only_if: condition }: PointedAt, fact: Fact, { stems }: { stems: ReadonlySet<string> }): boolean {
  const said = new Set(contentStems(fact.annotation.text));
  return contentStems(condition).every((stem) => said.has(stem) || stems.has(stem));
}

/** The words by which conditions are recognized as met. Takes: texts on the project.  Throws: never. */
export const stemsOfProject = (...texts: readonly string[]): ReadonlySet<string> =>
  new Set(texts.flatMap((text) => contentStems(text.slice(0, 4_000))));
