import type { StaffReport } from '@rostrum/contract';
import { madeStaffReport } from '../filed/made-staff-report.ts';
import type { Materials } from '../reading/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';

/** The staff report of the evening: the one that was filed, else one made from what is filed, which recommends nothing.
 *  Takes: the rehearsal and what is filed.  Gives: the report; `made` tells which.  Throws: never. */
export function staffReportFor(r: Rehearsal, materials: Materials): StaffReport {
  return materials.staffReport?.report ?? madeStaffReport(r.project, materials);
}
