import type { StaffReport } from '@rostrum/contract';
import { madeStaffReport } from '../filed/made-staff-report.ts';
import type { Materials } from '../filed/types.ts';

/** The staff report of the evening: the one that was filed, else one made from what is filed, which recommends nothing.
 *  Takes: what is filed.  Gives: the report; `made` says which.  Throws: never. */
export function staffReportFor(materials: Materials): StaffReport {
  return materials.staffReport?.report ?? madeStaffReport(materials);
}
