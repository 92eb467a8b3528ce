import type { ComplianceTableRow } from '@rostrum/contract';
import { saidBeyondPresentation } from '../record/said-of-record.ts';
import { complianceTable } from '../ordinance/compliance/table.ts';
import type { ComplianceRow } from '../ordinance/types.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';

const comparators = { min: 'at least', max: 'at most', equals: 'exactly' } as const;

/** A time of day is stored as hours after midnight. */
function timeOfDay(hours: number): string {
  const minutes = Math.round((hours % 1) * 60);
  const clock = `${Math.floor(hours) % 12 || 12}${minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`}`;
  return `${clock} ${hours % 24 < 12 ? 'a.m.' : 'p.m.'}`;
}

function quantity(value: number, unit: string | null): string {
  if (unit === 'o’clock') return timeOfDay(value);
  const [whole = '0', part] = String(value).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ',');
  return `${part === undefined ? grouped : `${grouped}.${part}`} ${unit ?? ''}`.trim();
}

const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

function row({ standard, claim, verdict, why, applies, by }: ComplianceRow): ComplianceTableRow {
  const confirmed = applies === 'yes';
  return {
    standard_id: standard.id,
    subject: capital(standard.subject),
    required:
      standard.unit === 'o’clock'
        ? quantity(standard.value, standard.unit)
        : `${comparators[standard.comparator]} ${quantity(standard.value, standard.unit)}`,
    section: standard.section,
    standard_quote: standard.quote,
    claim_quote: claim?.sentence ?? null,
    claimed: claim === null || claim.value === null ? null : quantity(claim.value, claim.unit),
    verdict,
    confirmed,
    applies,
    kind: (verdict === 'falls_short' || by === 'model') && !confirmed ? 'question' : 'asserted',
    why,
    ...(by === 'model' && { found_by: 'model' as const }),
  };
}

/** The compliance table, as sent to the page: what was presented, filed on the form and answered, next to each standard.
 *  Takes: a rehearsal and what is on file.  Gives: one row per standard; empty without an ordinance.  Throws: never. */
export function complianceRows(r: Rehearsal, materials: Materials): ComplianceTableRow[] {
  return complianceTable(materials, saidBeyondPresentation(r, materials)).map(row);
}
