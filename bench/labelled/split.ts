import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/* Labelled data beside the repository and in cases/, split once by a hash of the group that an item belongs to (its use, ordinance or body), never of the
 * single item: projects recur. The blind half is measured here, in totals alone, and not opened while rules are changed. */

export type Half = 'seen' | 'blind';

/** The half of a group. Takes: its name. Gives: 'blind' where the first byte of its SHA-256 is odd. */
export function halfOf(group: string): Half {
  const [first = 0] = createHash('sha256').update(group).digest();
  return first % 2 === 1 ? 'blind' : 'seen';
}

/** The two halves of labelled material. Takes: its path below ../shared/data, of which the name is that of its file in cases/ too, and the
 *  field that names the group. Gives: the items of each half, of both files together, or null where neither is there. Throws: where a line
 *  is no JSON. */
export function labelled<Item>(
  path: string,
  groupOf: (item: Item) => string,
): Readonly<Record<Half, readonly Item[]>> | null {
  const files = [
    new URL(`../../../shared/data/${path}`, import.meta.url),
    new URL(`cases/${path.split('/').at(-1) ?? path}`, import.meta.url),
  ].filter((file) => existsSync(file));
  if (files.length === 0) return null;
  const halves: Record<Half, Item[]> = { seen: [], blind: [] };
  for (const item of files.flatMap((file) => itemsOf<Item>(file))) halves[halfOf(groupOf(item))].push(item);
  return halves;
}

const itemsOf = <Item>(file: URL): Item[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as Item);

/** A share, and 1 where nothing was to be shared. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
