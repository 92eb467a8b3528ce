import { annotate } from '../language/annotate.ts';
import { contentStems } from '../language/stems.ts';
import type { PointedAt } from '../ordinance/compliance/pointed.ts';
import { complianceTable } from '../ordinance/compliance/table.ts';
import type { Materials } from '../filed/types.ts';
import type { ComplianceRow, SentenceSaid, StandardFound } from '../ordinance/types.ts';
import { isApart, isOpen, type StandardClaimed } from './standard-claimed.ts';
import { verbatimIn } from './verbatim.ts';

/* A second reading of the rules of an ordinance, in addition to the engine's own. It confirms or doubts, and matches statements of the
 * applicant with rules; it adds no rule and changes none. */

/** What a second reading says about a rule: the same, something else, or nothing. */
export type SecondReading = 'agrees' | 'differs' | 'silent';

const comparators: Readonly<Record<string, StandardFound['comparator']>> = {
  'at least': 'min',
  'at most': 'max',
  exactly: 'equals',
};
const mostClaimed = 60;
const mostQuoted = 800;
const mostWords = 200;

interface Claim {
  readonly claim: StandardClaimed;
  readonly start: number;
  readonly end: number;
  readonly values: readonly number[];
}

/** What a second reading of a passage says about each standard that the engine read there.
 *  Takes: the claims, and the passage with its standards.  Gives: by id of the standard; 'differs' as well for one that the engine has a
 *  verdict on and no claim matches with a statement. A claim counts only if its quote appears word for word in the passage and contains its
 *  figure.  Throws: never.  Specification: decisions.md §8 (Contradiction, shortfall; Model). */
export function readingsOf(
  claimed: readonly StandardClaimed[],
  { passage, from, standards, given, statements }: PassageToRead,
): ReadonlyMap<string, SecondReading> {
  const claims = claimed.slice(0, mostClaimed).flatMap((claim): Claim[] => {
    const at = verbatimIn(claim.quote, passage);
    if (at === null || verbatimIn(claim.figure, passage.slice(at.start, at.end)) === null) return [];
    const values = numbersIn(claim.figure);
    return values.length === 0 ? [] : [{ claim, start: from + at.start, end: from + at.end, values }];
  });
  const isUnmatched = (standard: StandardFound): boolean =>
    given.has(standard.id) &&
    !claimsOn(standard, claims).some(
      ({ claim }) => claim.statement > 0 && !isApart(claim) && !isOpen(claim, passage, statements),
    );
  return new Map(standards.map((one) => [one.id, isUnmatched(one) ? 'differs' : readingOf(one, claims)] as const));
}

const limits = { 'at least': 'min', 'at most': 'max' } as const;

/** Statements that the second reading matched with rules: both figures appear word for word in their places, and no exception is meant.
 *  `complianceTable` decides what follows from them, if anything.
 *  Takes: the claims, and the passage with the statements.  Throws: never.
 *  Specification: decisions.md §8 (Contradiction, shortfall; Model). */
export function pointedIn(
  claimed: readonly StandardClaimed[],
  { passage, from, statements }: PassageToRead,
): readonly PointedAt[] {
  return claimed.slice(0, mostClaimed).flatMap((claim): PointedAt[] => {
    const sentence = Number.isInteger(claim.statement) ? statements[claim.statement - 1] : undefined;
    const at = verbatimIn(claim.quote, passage);
    const side = claim.limit.trim().toLowerCase();
    const isBound = side === 'at least' || side === 'at most';
    if (sentence === undefined || at === null || claim.exception || !isBound || isApart(claim)) return [];
    const quote = passage.slice(at.start, at.end);
    const [inQuote, inSentence] = [verbatimIn(claim.figure, quote), verbatimIn(claim.said, sentence)];
    if (inQuote === null || inSentence === null || quote.length > mostQuoted) return [];
    return [
      {
        start: from + at.start,
        quote,
        figure: quote.slice(inQuote.start, inQuote.end),
        limit: limits[side],
        measured_to: claim.measured_to.slice(0, mostWords),
        only_if: claim.only_if.slice(0, mostWords),
        sentence,
        said: sentence.slice(inSentence.start, inSentence.end),
        of: claim.of.slice(0, mostWords),
        needs: claim.needs.slice(0, mostWords),
        gives: claim.gives.slice(0, mostWords),
        ...(isOpen(claim, passage, statements) && { open: true as const }),
      },
    ];
  });
}

function claimsOn(standard: StandardFound, claims: readonly Claim[]): readonly Claim[] {
  const { start, end } = standard.figure ?? standard.span;
  return claims.filter((claim) => claim.start < end && claim.end > start && claim.values.includes(standard.value));
}

function readingOf(standard: StandardFound, claims: readonly Claim[]): SecondReading {
  const same = claimsOn(standard, claims);
  if (same.some(({ claim }) => agrees(standard, claim))) return 'agrees';
  return same.length > 0 && same.every(({ claim }) => contradicts(standard, claim)) ? 'differs' : 'silent';
}

const sideOf = ({ limit }: StandardClaimed): StandardFound['comparator'] | null =>
  comparators[limit.trim().toLowerCase()] ?? null;

/** The ends of a range of hours are a minimum and a maximum, and neither is the limit. */
const isHour = ({ unit }: StandardFound): boolean => unit === 'o’clock';

function agrees(standard: StandardFound, claim: StandardClaimed): boolean {
  return (
    (isHour(standard) || sideOf(claim) === standard.comparator) &&
    claim.exception === standard.exception &&
    meets(claim.binds, standard.binds) &&
    meets(claim.measured_to, standard.measured_to) &&
    meets(`${claim.of} ${claim.quote}`, standard.subject)
  );
}

/** Whether a verdict by one reading could be ruled out by the other: the rule goes the other way, or lifts another. What a thing is called
 *  decides nothing. */
function contradicts(standard: StandardFound, claim: StandardClaimed): boolean {
  const side = sideOf(claim);
  const isOther =
    side !== null && side !== 'equals' && standard.comparator !== 'equals' && side !== standard.comparator;
  return (isOther && !isHour(standard)) || claim.exception !== standard.exception;
}

/** Whether two names for a thing share a word; a missing name excludes nothing. */
function meets(one: string, other: string | null): boolean {
  const [a, b] = [stemsOf(one), stemsOf(other ?? '')];
  return a.size === 0 || b.size === 0 || [...a].some((stem) => b.has(stem));
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(contentStems(text));

/** The numbers of a text, in digits or in words, as written and in the base unit. */
function numbersIn(text: string): readonly number[] {
  const inDigits = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')));
  return [
    ...inDigits,
    ...annotate(text).quantities.flatMap(({ value, high }) => [value, ...(high === null ? [] : [high])]),
  ];
}

/** A passage of the ordinance with the standards that the engine read there, and statements that may bear on it. */
export interface PassageToRead {
  readonly passage: string;
  readonly from: number;
  readonly standards: readonly StandardFound[];
  /** Ids of the standards that the engine says are met or missed, by one of the statements. */
  readonly given: ReadonlySet<string>;
  readonly statements: readonly string[];
}

const mostStatements = 16;
const mostFound = 2;

/** The passages worth a second reading: those with a rule that a stated figure meets or misses and that nobody has confirmed, and those
 *  found for what was just said with a figure.
 *  Takes: what is on file, the rules that were read before, what was just said, what else was said on the record, and the maximum number of
 *  passages.  Throws: never. */
export function passagesToRead(
  materials: Materials,
  read: Readonly<Record<string, unknown>>,
  said: readonly SentenceSaid[],
  further: readonly SentenceSaid[],
  most: number,
): readonly PassageToRead[] {
  const { ordinance, reviewed = {}, presentation } = materials;
  if (ordinance === null) return [];
  const table = complianceTable(materials, further);
  const open = table
    .filter(({ verdict }) => isGiven(verdict))
    .map(({ standard }) => standard)
    .filter(({ id }) => !(id in read) && !(id in reviewed));
  const figured = said.filter(({ sentence }) => hasFigure(sentence));
  const found = new Set(
    figured.flatMap(({ sentence }) => ordinance.search(sentence, mostFound).map(({ chunk }) => chunk)),
  );
  const presented = (presentation?.sentences ?? []).map(({ text }) => text).filter(hasFigure);
  const statements = [...new Set([...figured.map(({ sentence }) => sentence), ...presented])].slice(0, mostStatements);
  const standards = [
    ...new Map([...ordinance.standards, ...table.map(({ standard }) => standard)].map((one) => [one.id, one])).values(),
  ];
  const given = new Set(
    table
      .filter(({ verdict, claim }) => isGiven(verdict) && claim !== null && statements.includes(claim.sentence))
      .map(({ standard }) => standard.id),
  );
  const lies = ({ span: own }: StandardFound, { span }: (typeof ordinance.chunks)[number]): boolean =>
    own.start >= span.start && own.end <= span.end;
  return ordinance.chunks
    .filter((chunk) => found.has(chunk) || open.some((standard) => lies(standard, chunk)))
    .map((chunk) => ({
      passage: ordinance.text.slice(chunk.span.start, chunk.span.end),
      from: chunk.span.start,
      standards: standards.filter((standard) => lies(standard, chunk)),
      given,
      statements,
    }))
    .filter((passage) => passage.standards.length > 0)
    .slice(0, most);
}

const isGiven = (verdict: ComplianceRow['verdict']): boolean => verdict === 'falls_short' || verdict === 'meets';

const hasFigure = (sentence: string): boolean => annotate(sentence).quantities.length > 0;
