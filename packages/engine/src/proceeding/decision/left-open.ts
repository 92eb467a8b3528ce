import { scoreOf } from '../cited.ts';
import { middleScore, type Evidence } from '../evidence.ts';
import type { Ruling } from '../relief/ruling.ts';
import { listed } from '../speech/listed.ts';
import type { Exchange } from '../../record/rehearsal.ts';

/** Used in place of a finding if none is made: a continuance decides nothing.
 *  Takes: the evidence on one criterion, the relief that goes to it, and all exchanges.  Gives: what isn't shown; that the standard waits on
 *  relief; that nothing more was asked for, only where that is so; else no reason.  Throws: never. */
export function leftOpen(found: Evidence, relief: readonly Ruling[], exchanges: readonly Exchange[]): string {
  const { criterion, standing } = found;
  if (standing === 'not_shown' || standing === 'not_met')
    return `No finding was made. The record so far does not show that ${criterion.text.charAt(0).toLowerCase()}${criterion.text.slice(1)}`;
  if (relief.length > 0)
    return `No finding was made. Relief is left open in ${listed(relief.map(({ relief: { id } }) => `(${id})`))}, and this standard with it.`;
  return isSettled(found, exchanges)
    ? 'No finding was made. Nothing more was asked for on this standard.'
    : 'No finding was made.';
}

/** Whether every question on the standard was answered, by words of the applicant's that a finding can quote, and nothing counts against it. */
function isSettled(
  { criterion, staff, left, against, conceded, beyond, inFavor, answers }: Evidence,
  exchanges: readonly Exchange[],
): boolean {
  const asked = exchanges.filter(
    ({ asked: { issue_key: key, topic } }) =>
      key === `criterion:${criterion.id}` || (!key.startsWith('criterion:') && criterion.topics.includes(topic)),
  );
  return (
    staff?.view !== 'not_met' &&
    [...left, ...against, ...conceded, ...beyond].length === 0 &&
    inFavor.some(({ kind }) => kind !== 'staff_report') &&
    [...asked, ...answers].every(({ judged }) => (scoreOf(judged) ?? 0) >= middleScore)
  );
}
