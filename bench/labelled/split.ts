import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/* Labelled data beside the repository, split once by a hash of the group that an item belongs to (its use, ordinance or body), never of the
 * single item: projects recur. The blind half is measured here, in totals alone, and not opened while rules are changed. */

export type Half = 'seen' | 'blind';

/** The half of a group. Takes: its name. Gives: 'blind' where the first byte of its SHA-256 is odd. */
export function halfOf(group: string): Half {
  const [first = 0] = createHash('sha256').update(group).digest();
  return first % 2 === 1 ? 'blind' : 'seen';
}

/** The two halves of a labelled file. Takes: its path below ../shared/data, and the field that names the group. Gives: the items of each
 *  half, or null where the file is not there. */
export function labelled<Item>(
  path: string,
  groupOf: (item: Item) => string,
): Readonly<Record<Half, readonly Item[]>> | null {
  const file = new URL(`../../../shared/data/${path}`, import.meta.url);
  if (!existsSync(file)) return null;
  const halves: Record<Half, Item[]> = { seen: [], blind: [] };
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    if (line.trim() === '') continue;
    const item = JSON.parse(line) as Item;
    halves[halfOf(groupOf(item))].push(item);
  }
  return halves;
}

/** A share, and 1 where nothing was to be shared. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
