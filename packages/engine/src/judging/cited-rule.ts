import type { Citation } from '@rostrum/contract';
import { claimsBeyondPresentation } from '../reading/claims-of-record.ts';
import { claimsIn } from '../reading/claims.ts';
import { complianceTable } from '../ordinance/compliance/table.ts';
import type { ComplianceRow, StandardFound } from '../ordinance/types.ts';
import type { Materials } from '../filed/types.ts';
import type { Claim } from '../reading/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';

/** The rule that a question quoted, and what the applicant had stated that does not meet it. */
export interface CitedRule {
  readonly standard: StandardFound;
  /** Null where nothing stated falls short of it, or the answer has mended it. */
  readonly short: { readonly claim: Claim; readonly isPlain: boolean; readonly onForm: boolean } | null;
}

const flat = (text: string): string => text.replace(/\s+/g, ' ').trim().toLowerCase();
const overlap = (a: string, b: string): boolean => flat(a).includes(flat(b)) || flat(b).includes(flat(a));

/** The rule of the ordinance that a question rests on, beside what the applicant said of the same thing.
 *  Takes: the rehearsal before the answer, what is on file, the question's citations, and the answer.  Gives: null where the
 *  question quotes no rule with a figure.  Throws: never.  Specification: decisions.md §3. */
export function citedRuleOf(
  r: Rehearsal,
  materials: Materials,
  citations: readonly Citation[],
  answer: string,
): CitedRule | null {
  const { ordinance } = materials;
  const law = citations.find(({ kind }) => kind === 'ordinance');
  if (ordinance === null || law === undefined) return null;
  const standards = ordinance.standards.filter(
    (one) => !one.exception && one.process !== true && overlap(one.quote, law.quote),
  );
  const [first] = standards;
  if (first === undefined) return null;
  const compare = (claims: readonly Claim[]): readonly ComplianceRow[] =>
    complianceTable({ ...materials, ordinance: { ...ordinance, standards }, presentation: null }, claims);
  if (compare(claimsIn(answer)).some(({ verdict }) => verdict === 'meets')) return { standard: first, short: null };

  const stated = [...(materials.presentation?.claims ?? []), ...claimsBeyondPresentation(r, materials)];
  const said = citations.find(({ kind }) => kind === 'presentation' || kind === 'answer' || kind === 'project');
  const rows = compare(said === undefined ? stated : stated.filter(({ sentence }) => overlap(sentence, said.quote)));
  const row =
    rows.find(({ verdict }) => verdict === 'falls_short') ??
    // The question has put the two side by side itself.
    (said === undefined ? undefined : rows.find((one) => one.verdict === 'cannot_tell' && isOnTheWrongSide(one)));
  if (row === undefined || row.claim === null) return { standard: first, short: null };
  const onForm = materials.projectText.includes(row.claim.sentence);
  return {
    standard: row.standard,
    short: { claim: row.claim, isPlain: row.verdict === 'falls_short' && row.applies === 'yes', onForm },
  };
}

function isOnTheWrongSide({ standard, claim }: ComplianceRow): boolean {
  if (claim === null || claim.value === null || claim.unit !== standard.unit) return false;
  return standard.comparator === 'min'
    ? claim.value < standard.value
    : standard.comparator === 'max' && claim.value > standard.value;
}
