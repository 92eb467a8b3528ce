import { annotate } from '../language/annotate.ts';
import { contentStems } from '../language/stems.ts';
import { complianceTable } from '../ordinance/compliance/table.ts';
import type { Materials } from '../filed/types.ts';
import type { StandardFound } from '../ordinance/types.ts';
import { verbatimIn } from './verbatim.ts';

/* A second reading of the rules of an ordinance, beside the engine's own. It confirms or it doubts; it adds no rule and changes none. */

/** As it is claimed: nothing of it counts before it was verified. */
export interface StandardClaimed {
  readonly quote: string;
  readonly figure: string;
  readonly limit: string;
  readonly of: string;
  readonly binds: string;
  readonly measured_to: string;
  readonly only_if: string;
  readonly exception: boolean;
}

/** What a second reading says of a rule: the same, something else, or nothing. */
export type SecondReading = 'agrees' | 'differs' | 'silent';

const comparators: Readonly<Record<string, StandardFound['comparator']>> = {
  'at least': 'min',
  'at most': 'max',
  exactly: 'equals',
};
const mostClaimed = 60;

interface Claim {
  readonly claim: StandardClaimed;
  readonly start: number;
  readonly end: number;
  readonly values: readonly number[];
}

/** What a second reading of a passage says of each standard that the engine read there.
 *  Takes: the claims, the passage, and the standards of it; `from` is where the passage begins in the text in which the standards have
 *  their places.  Gives: by id of the standard.  A claim counts only where its quote stands word for word in the passage and holds its
 *  figure.  Throws: never.  Specification: decisions.md §8 (Contradiction, shortfall; Model). */
export function readingsOf(
  claimed: readonly StandardClaimed[],
  passage: string,
  from: number,
  standards: readonly StandardFound[],
): ReadonlyMap<string, SecondReading> {
  const claims = claimed.slice(0, mostClaimed).flatMap((claim): Claim[] => {
    const at = verbatimIn(claim.quote, passage);
    if (at === null || verbatimIn(claim.figure, passage.slice(at.start, at.end)) === null) return [];
    const values = numbersIn(claim.figure);
    return values.length === 0 ? [] : [{ claim, start: from + at.start, end: from + at.end, values }];
  });
  return new Map(standards.map((standard) => [standard.id, readingOf(standard, claims)] as const));
}

function readingOf(standard: StandardFound, claims: readonly Claim[]): SecondReading {
  const { start, end } = standard.figure ?? standard.span;
  const near = claims.filter((claim) => claim.start < end && claim.end > start);
  const same = near.filter(({ values }) => values.includes(standard.value));
  if (same.length === 0) return near.length === 0 ? 'silent' : 'differs';
  return same.some(({ claim }) => agrees(standard, claim)) ? 'agrees' : 'differs';
}

function agrees(standard: StandardFound, claim: StandardClaimed): boolean {
  return (
    comparators[claim.limit.trim().toLowerCase()] === standard.comparator &&
    claim.exception === standard.exception &&
    meets(claim.binds, standard.binds) &&
    meets(claim.measured_to, standard.measured_to) &&
    meets(`${claim.of} ${claim.quote}`, standard.subject)
  );
}

/** Whether two namings of a thing have a word in common; a naming that is not there excludes nothing. */
function meets(one: string, other: string | null): boolean {
  const [a, b] = [stemsOf(one), stemsOf(other ?? '')];
  return a.size === 0 || b.size === 0 || [...a].some((stem) => b.has(stem));
}

const stemsOf = (text: string): ReadonlySet<string> => new Set(contentStems(text));

/** The numbers of a text, in digits or in words, as they stand and in the base unit. */
function numbersIn(text: string): readonly number[] {
  const inDigits = (text.match(/\d[\d,]*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')));
  return [
    ...inDigits,
    ...annotate(text).quantities.flatMap(({ value, high }) => [value, ...(high === null ? [] : [high])]),
  ];
}

/** A passage of the ordinance with the standards that the engine read there. */
export interface PassageToRead {
  readonly passage: string;
  readonly from: number;
  readonly standards: readonly StandardFound[];
}

/** The passages worth a second reading: those with a rule that a stated figure meets or does not reach, and that nobody has confirmed.
 *  Takes: what is on file, the rules that were read before, and how many passages at most.  Throws: never. */
export function passagesToRead(
  materials: Materials,
  read: Readonly<Record<string, unknown>>,
  most: number,
): readonly PassageToRead[] {
  const { ordinance, reviewed = {} } = materials;
  if (ordinance === null) return [];
  const open = complianceTable(materials)
    .filter(({ verdict }) => verdict === 'falls_short' || verdict === 'meets')
    .map(({ standard }) => standard)
    .filter(({ id }) => !(id in read) && !(id in reviewed));
  return ordinance.chunks
    .map(({ text, span }) => ({
      passage: text,
      from: span.start,
      standards: open.filter((standard) => standard.span.start >= span.start && standard.span.end <= span.end),
    }))
    .filter(({ standards }) => standards.length > 0)
    .slice(0, most);
}
