import type { ComplianceTableRow } from '@rostrum/contract';
import { complianceTable } from '../reading/compliance.ts';
import type { ComplianceRow, Materials } from '../reading/types.ts';

const comparators = { min: 'at least', max: 'at most', equals: 'exactly' } as const;

function quantity(value: number, unit: string | null): string {
  return `${value} ${unit ?? ''}`.trim();
}

function row({ standard, claim, verdict, why }: ComplianceRow): ComplianceTableRow {
  return {
    subject: standard.subject,
    required: `${comparators[standard.comparator]} ${quantity(standard.value, standard.unit)}`,
    section: standard.section,
    standard_quote: standard.quote,
    claim_quote: claim?.sentence ?? null,
    claimed: claim === null || claim.value === null ? null : quantity(claim.value, claim.unit),
    verdict,
    why,
  };
}

/** The compliance table, as it is sent. Takes: what is on file. Gives: a row a standard; empty without an ordinance. */
export function complianceRows(materials: Materials): ComplianceTableRow[] {
  return complianceTable(materials).map(row);
}
