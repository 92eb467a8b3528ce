import { oncePer } from '../../../base/once-per.ts';
import { annotate } from '../../../language/annotate.ts';
import type { Materials } from '../../../filed/types.ts';
import type { Issue } from '../../types.ts';
import type { OnRecord } from './on-record.ts';
import { subjectsOf, touches, type Subjects } from './speaks-to.ts';

/* Whether a line that would fit other hearings, too, has anything left to ask where a code was written for the use. */

/** The words of a code; related words don't count, or a code of three pages would be about everything. */
const subjectsOfCode = oncePer(({ text }: NonNullable<Materials['ordinance']>): Subjects => ({
  ...subjectsOf([annotate(text)]),
  groups: new Set(),
}));

const nothing: ReadonlySet<string> = new Set();

/** True if neither what was filed and presented nor the code on file touches the subject of a line.
 *  Takes: the line's issue, the record, and what is on file, a code of the use included.  Throws: never. */
export function isUntouched(issue: Issue, record: OnRecord, { ordinance }: Materials): boolean {
  if (record.touches(issue) || (issue.isOfUse !== true && record.mentions().has(issue.topic))) return false;
  return ordinance === null || touches(issue.text, subjectsOfCode(ordinance), nothing) !== true;
}
