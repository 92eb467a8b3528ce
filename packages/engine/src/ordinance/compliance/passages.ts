import { squeezed } from '../../base/text.ts';
import { annotate } from '../../language/annotate.ts';
import { withoutStruck } from '../struck.ts';
import type { Annotation, Span } from '../../language/types.ts';
import type { ChunkFound, TextReading } from '../types.ts';
import { against, compare, isSameKind, type Finding, type ProjectWords } from './compare.ts';
import { figuresOf } from './figures/figures.ts';
import type { Fact } from './facts.ts';
import { limitsOfColumns } from './limits/columns.ts';
import { limitsOf, type Limit } from './limits/limits.ts';
import { isOfNeighbor, isOfOtherKind } from './evidence/about.ts';
import { fitOf } from './evidence/columns.ts';
import { askedOf } from './evidence/asked.ts';
import { sensesOf, sharedOf } from './evidence/senses.ts';
import { withoutNumbers } from './limits/numbering.ts';
import { labeledRows, limitsOfRows } from './limits/rows.ts';
import { uses } from './rule-words.ts';
import { shareHead } from './same-thing.ts';

/** A limit with its passage; spans refer to the filed text. */
export interface LimitFound {
  readonly limit: Limit;
  readonly law: Annotation;
  readonly chunk: ChunkFound;
  readonly span: Span;
}

/** Codes with up to this many passages are read in full; for longer ones, only what a search finds for the statement. */
const readWhole = 60;
const searched = 12;
const known = new WeakMap<ChunkFound, readonly LimitFound[]>();

/** The limits of one passage, read once. Takes: the reading and one of its passages. Gives: limits in order. Throws: never. */
export function limitsOfChunk(reading: TextReading, chunk: ChunkFound): readonly LimitFound[] {
  const made = known.get(chunk);
  if (made !== undefined) return made;
  const filed = withoutStruck(reading.text.slice(chunk.span.start, chunk.span.end));
  const inColumns = limitsOfColumns(filed, chunk.section ?? '');
  const besides = blanked(filed, inColumns.tables);
  const rows = labeledRows(besides);
  const text = blanked(besides, rows);
  // Figures point into the words without the numbers of sections.
  const law = annotate(withoutNumbers(text));
  const place = (limit: Limit): LimitFound => ({
    limit,
    law,
    chunk,
    span: { start: chunk.span.start + limit.span.start, end: chunk.span.start + limit.span.end },
  });
  const found = [
    ...limitsOf({ text, heading: chunk.section ?? '' }).map(place),
    ...inColumns.limits.map(place),
    ...limitsOfRows(rows, `${chunk.section ?? ''}. ${squeezed(text)}`).map(place),
  ];
  const marked = found.map((at) => ({ ...at, limit: { ...at.limit, isAlone: isAlone(at, found) } }));
  known.set(chunk, marked);
  return marked;
}

/** Every limit of a code. Takes: the ordinance, read. Gives: in text order. Throws: never. */
export const limitsOfCode = (reading: TextReading): readonly LimitFound[] =>
  reading.chunks.flatMap((chunk) => limitsOfChunk(reading, chunk));

/** Whether nothing else in a passage limits the same measure of anything. */
function isAlone({ limit }: LimitFound, all: readonly LimitFound[]): boolean {
  const { figure: own } = limit;
  if (own === null) return false;
  const isLike = ({ limit: { figure } }: LimitFound): boolean =>
    figure !== null &&
    figure.quantity.dimension === own.quantity.dimension &&
    (figure.measure === own.measure || figure.measure === null || own.measure === null) &&
    figure.counted === own.counted;
  return all.filter(isLike).length === 1;
}

function blanked(text: string, rows: readonly Span[]): string {
  let clean = text;
  for (const { start, end } of rows) clean = clean.slice(0, start) + ' '.repeat(end - start) + clean.slice(end);
  return clean;
}

/** What a code says about one statement: one finding for each limit that it can be compared with.
 *  Takes: the code, the statement and its words, and what is known about the project.  Throws: never. */
export function findingsFor(
  reading: TextReading,
  fact: Fact,
  said: string,
  project: ProjectWords,
): { readonly at: LimitFound; readonly finding: Finding }[] {
  const chunks =
    reading.chunks.length <= readWhole ? reading.chunks : reading.search(said, searched).map(({ chunk }) => chunk);
  const { tokens } = fact.annotation;
  const saidBy = sensesOf(tokens, 0, tokens.length);
  return chunks.flatMap((chunk) => {
    const limits = limitsOfChunk(reading, chunk);
    const best = bestRow(limits, fact, project);
    const found = limits.flatMap((at) => {
      if (at.limit.row !== null && at !== best) return [];
      const fit = at.limit.column === undefined ? 'sure' : fitOf(at.limit.column, saidBy, project);
      if (fit === 'other') return [];
      const finding = compare(at.limit, at.limit.law ?? at.law, fact, project);
      return finding === null ? [] : [fit === 'open' ? unsure({ at, finding }) : { at, finding }];
    });
    return withoutMixed(found)
      .map(withoutAlternative)
      .map((one) => {
        const isOfUse = one.finding.verdict !== 'falls_short' || isOfNamedUse(one.at.limit, one.at.law, fact, project);
        return isOfUse && hasEvidence(one, fact, saidBy) ? one : unsure(one);
      });
  });
}

const isGiven = ({ finding: { verdict } }: FoundHere): boolean => verdict === 'meets' || verdict === 'falls_short';

/** A verdict that lacks evidence. */
function unsure(one: FoundHere): FoundHere {
  if (!isGiven(one)) return one;
  const why = `${one.finding.why} The statement does not say all that the rule is about; see whether it applies.`;
  return { at: one.at, finding: { ...one.finding, verdict: 'cannot_tell', why } };
}

/** Nothing falls short of a rule for a use that neither the statement nor the project names, unless the rule's own subject names it
 *  ('solar panels') and the statement that subject. */
function isOfNamedUse(limit: Limit, law: Annotation, fact: Fact, project: ProjectWords): boolean {
  const { uses: bound, figure } = limit;
  const isNamed = [...bound].some((use) => fact.uses.has(use) || fact.heads.has(use) || project.uses.has(use));
  if (bound.size === 0 || isNamed) return true;
  const { tokens } = limit.law ?? law;
  const end = tokens.findIndex(({ tag }, i) => i >= (figure?.sentence.from ?? 0) && tag === 'modal');
  return figure !== null && uses.all(tokens, figure.sentence.from, Math.max(end, 0)).some(({ id }) => bound.has(id));
}

/** Whether a statement says what the rule is on, and what it is measured to. */
function hasEvidence({ at: { limit, law }, finding }: FoundHere, fact: Fact, said: ReadonlySet<string>): boolean {
  const { figure, row, ratio } = limit;
  if (limit.kind === 'ratio') return row === null && fact.set.size <= 2 + (ratio?.and?.length ?? 0);
  if (limit.kind !== 'figure' || figure === null || limit.law !== undefined) return true;
  const asked = askedOf(law, figure);
  const isSaid = (senses: ReadonlySet<string> | null): boolean => senses === null || sharedOf(senses, said) > 0;
  const isCovered = (isSaid(asked.subject) || isOfAll(fact)) && isSaid(asked.end) && !isOfOtherKind([law], fact);
  if (!isCovered || isOfNeighbor(asked.subject, fact)) return false;
  const isPlain = figure.quantity.dimension !== 'count' && figure.quantity.dimension !== 'ratio';
  if (!isPlain) return fact.set.size <= (finding.figure?.quantity.dimension === figure.quantity.dimension ? 1 : 2);
  // An item of a list is on what the words above it name.
  const isOfItem = finding.figure !== null && shareHead(limit.heads, finding.figure.heads);
  return asked.hasVerb || (asked.subject !== null && asked.end !== null) || isOfItem;
}

const wholes = new Set(['project', 'everything', 'setback', 'all']);

/** 'Our setback is', 'the whole project is': whatever the rule is on. */
const isOfAll = ({ annotation: { tokens } }: Fact): boolean =>
  tokens.slice(0, farthestSubject).some(({ lower }) => wholes.has(lower));

const farthestSubject = 5;

/** Of several rules of one kind in a passage ('one-way roads 12 feet, two-way roads 20'), where the same figure meets one and falls short of
 *  another, nothing says which of them applies. */
function withoutMixed(found: readonly FoundHere[]): FoundHere[] {
  const kinds = new Map<string, Set<string>>();
  const figures = new Map<Finding['figure'], number>();
  const kindOf = ({ at: { limit }, finding: { figure } }: FoundHere): string => {
    if (!figures.has(figure)) figures.set(figure, figures.size);
    const { quantity, measure, counted } = limit.figure ?? {};
    const of = [quantity?.dimension, measure, counted, limit.openEnd, limit.ratio?.of];
    return [limit.kind, limit.bound, figures.get(figure), ...of].join();
  };
  for (const one of found) {
    const kind = kindOf(one);
    kinds.set(kind, (kinds.get(kind) ?? new Set()).add(one.finding.verdict));
  }
  return found.map((one) => {
    const verdicts = kinds.get(kindOf(one));
    const isGiven = one.finding.verdict === 'meets' || one.finding.verdict === 'falls_short';
    if (!isGiven || verdicts?.has('meets') !== true || !verdicts.has('falls_short')) return one;
    const why = `${one.finding.why} The passage sets several such figures; it is not clear which of them applies.`;
    return { at: one.at, finding: { ...one.finding, verdict: 'cannot_tell', why } };
  });
}

const inCase = new Set(['where', 'when', 'if', 'unless', 'otherwise', 'provided', 'except']);

/** '40 feet apart; where facing walls have no windows, 20 feet': what misses the first figure may be under the second. */
function withoutAlternative({ at, finding }: FoundHere): FoundHere {
  const { limit, law } = at;
  const [rule, said] = [limit.figure, finding.figure];
  if (finding.verdict !== 'falls_short' || limit.kind !== 'figure' || rule === null || said === null)
    return { at, finding };
  if (limit.law !== undefined || limit.isStrict === true) return { at, finding };
  const { tokens } = law;
  const others = law.sentences
    .flatMap((sentence) => figuresOf(law, sentence))
    .filter((other) => {
      if (other.quantity.start === rule.quantity.start || !isSameKind(rule, other)) return false;
      const isLed = tokens
        .slice(Math.max(other.sentence.from, other.left), other.from)
        .some(({ lower }) => inCase.has(lower));
      if (other.measure !== null && other.measure !== rule.measure && !isLed) return false;
      if (other.place !== null && other.place !== rule.place) return false;
      if (other.hours !== null || other.side !== rule.side) return false;
      if (against(limit.bound, other.quantity, said.quantity, false) !== 'meets') return false;
      const { from, to } = other.sentence;
      const behind = Math.min(to, other.next + farthestCase);
      return tokens.slice(Math.max(from, other.left), behind).some(({ lower }) => inCase.has(lower));
    });
  if (others.length === 0) return { at, finding };
  const why = `${finding.why} The passage has another figure for another case; see which of them applies.`;
  return { at, finding: { ...finding, verdict: 'cannot_tell', why } };
}

const farthestCase = 6;

interface FoundHere {
  readonly at: LimitFound;
  readonly finding: Finding;
}

const leastOfRow = 0.5;

/** The row of a table whose label the statement matches best; null if two match equally, or none does. */
function bestRow(limits: readonly LimitFound[], fact: Fact, project: ProjectWords): LimitFound | null {
  const ours = new Set([...fact.uses, ...project.uses]);
  const scored = limits
    .flatMap((at) => (at.limit.row === null ? [] : [{ at, score: scoreOf(at.limit, at.limit.row, fact, ours) }]))
    .sort((a, b) => b.score - a.score);
  const [first, second] = scored;
  if (first === undefined || first.score < leastOfRow || second?.score === first.score) return null;
  return first.at;
}

/** How much of a row's label the statement names; all of it if the row is for its use. */
function scoreOf({ uses }: Limit, row: readonly string[], fact: Fact, ours: ReadonlySet<string>): number {
  if ([...uses].some((use) => ours.has(use))) return 1;
  if (row.length === 0) return 0;
  return (
    row.filter((word) => fact.heads.has(word) || fact.words.has(word) || fact.lowers.has(word)).length / row.length
  );
}
