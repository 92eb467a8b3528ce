import type { BoardRecord } from '@rostrum/contract';

type Condition = BoardRecord['conditions'][number];

const wordsOf = (quote: string): string => (quote.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).join(' ');

/** Conditions with the same words put together, those that come back most often first. Takes: conditions in the order of the meetings.
 *  Gives: groups of at least one. */
export function conditionsTogether(conditions: readonly Condition[]): (readonly [Condition, ...Condition[]])[] {
  const groups = new Map<string, [Condition, ...Condition[]]>();
  for (const condition of conditions) {
    const key = wordsOf(condition.quote);
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [condition]);
    else known.push(condition);
  }
  return [...groups.values()].toSorted((a, b) => b.length - a.length);
}
