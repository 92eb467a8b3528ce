import { leastOf } from '../judging/rating.ts';
import type { Exchange } from '../record/rehearsal.ts';
import { isHomework } from '../said/undertakings.ts';

/** The sentence of an answer that a finding or a vote can rest on: one that carried, in an answer that was adequate, and
 *  more than a promise to bring the answer another day.
 *  Takes: an exchange.  Gives: the sentence, or null where there is none.  Throws: never. */
export function testimonyOf({ judged }: Exchange): string | null {
  if ((judged?.score ?? 0) < leastOf.adequate) return null;
  return judged?.assessment?.carried?.find((sentence) => !isHomework(sentence)) ?? null;
}
