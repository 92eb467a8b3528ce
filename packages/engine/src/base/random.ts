/** A seeded source of choices: the same seed gives the same choices in the browser and on the server. Mutable by design, so create a new
 *  one for each use, from the seed and a label that says what the choices are for. */
export interface Random {
  /** The next number, 0 ≤ n < 1. */
  next(): number;
  /** One of the items. Throws if the list is empty. */
  pick<T>(items: readonly T[]): T;
  /** One of the items by weight; items of weight 0 are never chosen unless all are 0. Throws if the list is empty. */
  weighted<T>(items: readonly T[], weightOf: (item: T) => number): T;
}

/** 32-bit hash of a text (FNV-1a), for seeds and stable tie-breaks. Gives: an unsigned integer. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) {
    hash ^= text.charCodeAt(i);
    hash = Math.imul(hash, 0x01000193);
  }
  return hash >>> 0;
}

/** Takes: a seed and a label. Gives: a source of choices (mulberry32). Never throws. */
export function randomFrom(seed: number, label: string): Random {
  let state = (seed ^ hashText(label)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = state;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const pick = <T>(items: readonly T[]): T => {
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[Math.floor(next() * items.length)] as T;
  };
  const weighted = <T>(items: readonly T[], weightOf: (item: T) => number): T => {
    const weights = items.map((item) => Math.max(0, weightOf(item)));
    const total = weights.reduce((sum, weight) => sum + weight, 0);
    if (total === 0) return pick(items);
    let left = next() * total;
    for (const [i, item] of items.entries()) {
      left -= weights[i] ?? 0;
      if (left < 0) return item;
    }
    return items[items.length - 1] as T;
  };
  return { next, pick, weighted };
}
