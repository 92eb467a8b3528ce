import type { Citation } from '@rostrum/contract';
import { sentencesSaid } from '../language/spoken-sentences.ts';
import type { Rehearsal } from '../record/rehearsal.ts';

const homes: readonly string[] = ['home', 'house', 'residence', 'dwelling'];
const beyondFeet = /\b(?:beyond|past|outside|farther than) ([\d,]+) feet\b/i;
const feet = /\b([\d,]+) feet\b/i;

const figure = (words: string): number => Number(words.replaceAll(',', ''));

/** What evidence doesn't cover: an appraisal finds no effect 'beyond 500 feet', and the applicant has said that a home is at 420.
 *  Takes: the rehearsal, and the evidence for a criterion.  Gives: a sentence for each such quotation.  Throws: never. */
export function beyondReach(r: Rehearsal, cited: readonly Citation[]): readonly string[] {
  const said = [r.presentation?.text ?? '', ...r.exchanges.map(({ answered }) => answered?.text ?? '')];
  const nearest = Math.min(...said.flatMap(distancesToHomes));
  return cited.flatMap(({ quote }) => {
    const limit = beyondFeet.exec(quote)?.[1];
    return limit === undefined || figure(limit) <= nearest
      ? []
      : [`what was shown reaches only beyond ${limit} feet, and a home is at ${nearest} feet.`];
  });
}

function distancesToHomes(text: string): readonly number[] {
  return sentencesSaid(text).flatMap(({ quote }) => {
    const sentence = quote.toLowerCase();
    const found = feet.exec(sentence)?.[1];
    const isOfHome = homes.some((word) => sentence.includes(word)) && !beyondFeet.test(sentence);
    return found === undefined || !isOfHome ? [] : [figure(found)];
  });
}
