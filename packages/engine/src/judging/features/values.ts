/** Small helpers that the features share: their values run from 0 to 1. */

/** The words of a list. Takes: words with single spaces between.  Gives: their set.  Throws: never. */
export const setOf = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Whether something holds, as a value. Takes: a condition.  Gives: 1 or 0.  Throws: never. */
export const flag = (holds: boolean): number => (holds ? 1 : 0);

/** A count as a share of the most that still matters. Takes: a count and that most, above 0.  Gives: 0 to 1.  Throws: never. */
export const capped = (count: number, most: number): number => Math.min(count, most) / most;

/** The words for whoever is spoken to. */
export const listener = setOf('you your yours yourself yourselves');
