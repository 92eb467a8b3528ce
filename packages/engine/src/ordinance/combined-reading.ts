import type { TextReading } from './types.ts';

/** Several documents of one kind as one reading. A question goes to each and the answers are merged by score.
 *  Gives: null for none, the reading itself for one. With several, `text` and the offsets are those of the newest document that has a rule,
 *  and only its standards are compared: two codes must not be mixed up. */
export function combinedReading(readings: readonly TextReading[]): TextReading | null {
  const newest =
    [...readings].reverse().find((reading) => reading.standards.length > 0) ?? readings[readings.length - 1];
  if (newest === undefined) return null;
  if (readings.length === 1) return newest;
  return {
    ...newest,
    search: (query, limit) =>
      readings
        .flatMap((reading) => reading.search(query, limit))
        .sort((a, b) => b.score - a.score)
        .slice(0, limit),
  };
}
