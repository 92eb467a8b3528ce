import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

/* Labeled data next to the repository and in cases/, split once by a hash of the group that an item belongs to (its use, ordinance or
 * body), not of the single item, because projects recur. The blind half is measured here, in totals only, and nobody opens it while rules
 * are being changed. */

export type Half = 'seen' | 'blind';

/** The half of a group. Takes: its name. Gives: 'blind' if the first byte of its SHA-256 is odd. */
export function halfOf(group: string): Half {
  const [first = 0] = createHash('sha256').update(group).digest();
  return first % 2 === 1 ? 'blind' : 'seen';
}

/** The two halves of labeled material. Takes: its path below ../shared/data (its file in cases/ has the same name), and the field that
 *  names the group. Gives: the items of each half, from both files together, or null if neither exists. Throws: if a line is not JSON. */
export function labeled<Item>(
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

/** A share; 1 if there was nothing to share. */
export const shareOf = (part: number, whole: number): number => (whole === 0 ? 1 : part / whole);
