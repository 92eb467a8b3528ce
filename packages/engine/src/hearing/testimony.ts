import { leastOf } from '../judging/rating.ts';
import type { Exchange } from '../record/rehearsal.ts';
import { isHomework } from '../said/undertakings.ts';

/** The sentence of an answer that a finding or a vote can rest on: one that worked, in an answer that was at least adequate, and more than
 *  a promise to bring the answer another day.
 *  Takes: an exchange.  Gives: the sentence, or null if there is none.  Throws: never. */
export function testimonyOf({ judged }: Exchange): string | null {
  if ((judged?.score ?? 0) < leastOf.adequate) return null;
  return judged?.assessment?.carried?.find((sentence) => !isHomework(sentence)) ?? null;
}
