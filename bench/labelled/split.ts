import { createHash } from 'node:crypto';

/** Which half of a labelled set a case is in: rules may be written with the seen half open, the blind half is only measured.
 *  Takes: the name of the case's group (its use, its project, its ordinance), so that no group is cut in two.  Gives: 'blind' where
 *  the first byte of the name's SHA-256 is odd.  Throws: never. */
export function halfOf(group: string): 'seen' | 'blind' {
  const first = createHash('sha256').update(group).digest()[0] ?? 0;
  return first % 2 === 1 ? 'blind' : 'seen';
}
