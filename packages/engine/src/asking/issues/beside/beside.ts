import type { Materials } from '../../../filed/types.ts';
import type { Issue } from '../../types.ts';
import type { OnRecord } from '../record/on-record.ts';
import { countingIssues } from './from-counting.ts';
import { amountIssues } from './from-amounts.ts';
import { dateIssues } from './from-dates.ts';
import { definitionIssues } from './from-definitions.ts';
import { hoursIssues } from './from-hours.ts';
import { soundIssues } from './from-sound.ts';
import { tableIssues } from './from-tables.ts';

/* A rule of the code beside what the record says of its subject, put as a plain question: nothing is asserted. */

/** So many are asked in a hearing, and of one kind. */
const mostAsked = 7;
const mostOfAKind = 2;
const kindOf = (key: string): string => key.slice(0, key.indexOf(':'));
const kinds: ReadonlySet<string> = new Set(['counted', 'defined', 'hours', 'sound', 'dated', 'amount', 'row']);

/** Whether an issue is one of these. Takes: an issue's key.  Throws: never. */
export const isBeside = ({ key }: Pick<Issue, 'key'>): boolean => kinds.has(kindOf(key));

/** Rules that the record touches, without any that were raised. Takes: the record, what is on file and the keys raised before.  Gives:
 *  issues, those that cost the applicant most first; at most seven in a hearing, and two of a kind.  Throws: never. */
export function besideIssues(record: OnRecord, materials: Materials, raised: ReadonlySet<string>): readonly Issue[] {
  const asked = [...raised].filter((key) => isBeside({ key })).map(kindOf);
  const left = Math.max(0, mostAsked - asked.length);
  const all = [
    ...hoursIssues(record, materials, raised),
    ...soundIssues(record, materials, raised),
    ...dateIssues(record, materials, raised),
    ...countingIssues(record, materials, raised),
    ...tableIssues(record, materials, raised),
    ...amountIssues(record, materials, raised),
    ...definitionIssues(record, materials, raised),
  ].sort((a, b) => b.weight - a.weight);
  return all
    .filter(({ key }, at) => {
      const before = all.slice(0, at).filter((one) => kindOf(one.key) === kindOf(key)).length;
      return before + asked.filter((one) => one === kindOf(key)).length < mostOfAKind;
    })
    .slice(0, left);
}
