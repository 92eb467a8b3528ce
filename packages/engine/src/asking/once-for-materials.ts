import type { NewsItem } from '@rostrum/contract';
import type { Materials } from '../filed/types.ts';

interface Kept<T> {
  readonly materials: Materials;
  readonly key: string;
  readonly value: T;
}

function sameNews(a: readonly NewsItem[], b: readonly NewsItem[]): boolean {
  return a.length === b.length && a.every((item, i) => item.title === b[i]?.title && item.snippet === b[i]?.snippet);
}

function same(a: Materials, b: Materials): boolean {
  return (
    a.presentation === b.presentation &&
    a.ordinance === b.ordinance &&
    a.planning === b.planning &&
    a.projectText === b.projectText &&
    sameNews(a.news, b.news) &&
    (a.worries ?? []).join() === (b.worries ?? []).join()
  );
}

/** Variants of the materials for one presentation that are kept; more than a few means that the key never repeats. */
const mostKept = 6;

/** A computation over what is on file, done once for the same documents: the materials object is made anew for each
 *  question, its readings are not.  Takes: the computation, which may also depend on a key.  Gives: the same, remembered as long as the
 *  presentation or the ordinance lives. */
export function onceForMaterials<T>(
  compute: (materials: Materials, key: string) => T,
): (materials: Materials, key?: string) => T {
  const known = new WeakMap<object, Kept<T>[]>();
  /** The last answer for the very same object, which needs no comparing. */
  const direct = new WeakMap<Materials, { readonly key: string; readonly value: T }>();
  const valueOf = (materials: Materials, key: string): T => {
    const anchor = materials.presentation ?? materials.ordinance ?? materials;
    const kept = known.get(anchor) ?? [];
    known.set(anchor, kept);
    const before = kept.find((one) => one.key === key && same(one.materials, materials));
    if (before !== undefined) return before.value;
    const value = compute(materials, key);
    kept.unshift({ materials, key, value });
    if (kept.length > mostKept) kept.pop();
    return value;
  };
  return (materials, key = '') => {
    const last = direct.get(materials);
    if (last?.key === key) return last.value;
    const value = valueOf(materials, key);
    direct.set(materials, { key, value });
    return value;
  };
}
