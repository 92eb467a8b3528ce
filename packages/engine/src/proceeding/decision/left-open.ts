import type { Evidence } from '../evidence.ts';
import type { Ruling } from '../relief/ruling.ts';
import { listed } from '../speech/listed.ts';

/** Used in place of a finding if none is made: a continuance decides nothing.
 *  Takes: the evidence on one criterion, and the relief that goes to it.  Gives: what isn't shown; that the standard waits on relief; else no
 *  reason.  Throws: never. */
export function leftOpen({ criterion, standing, open, staff }: Evidence, relief: readonly Ruling[]): string {
  const told = open[0]?.quote ?? (staff?.view === 'not_met' ? staff.quote : undefined);
  if (standing === 'not_shown' || standing === 'not_met')
    return `No finding was made. ${told === undefined ? '' : `Staff’s report says, “${told.trim()}” `}The body wants more before it finds that ${criterion.text.charAt(0).toLowerCase()}${criterion.text.slice(1)}`;
  return relief.length > 0
    ? `No finding was made. Relief is left open in ${listed(relief.map(({ relief: { id } }) => `(${id})`))}, and this standard with it.`
    : 'No finding was made.';
}
