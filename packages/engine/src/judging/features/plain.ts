import { hitsOf, wordsIn, type Heard } from '../../said/heard.ts';
import { isFreeOf, isPlain } from '../../said/plain.ts';
import { isFragment, refersBack } from './fragment.ts';
import { flag } from './values.ts';

/* Plain replies, recognized by how they are built, not by their words: 'Sails over both yards', 'A teacher waves them around'. */

const longestPlain = 18;
const longestShort = 9;
const longestDocumented = 60;
const unsure = ['hedges', 'conditional'] as const;

/** Whether an answer is a plain reply. Takes: the answer, read, and whether its first sentence gives what was asked.
 *  Gives: values from 0 to 1.  Throws: never. */
export function plainnessOf(heard: Heard, givenFirst: boolean): Record<string, number> {
  const { sentences, annotation } = heard;
  const [opening] = sentences;
  if (opening === undefined)
    return { plain: 0, plain_whole: 0, plain_short: 0, implied: 0, settled_short: 0, documented: 0 };
  const opensPlain = isPlain(heard, opening) && wordsIn(annotation, opening) <= longestPlain;
  const isWhole = opensPlain && sentences.every((one) => isPlain(heard, one));
  const isSure = sentences.every((one) => isFreeOf(heard, one, unsure));
  return {
    plain: flag(opensPlain),
    plain_whole: flag(isWhole),
    plain_short: flag(isWhole && isSure && heard.words <= longestShort),
    implied: flag(opensPlain && !givenFirst && (isFragment(heard, opening) || refersBack(heard, opening))),
    settled_short: flag(isWhole && isSure && givenFirst && heard.words <= 2 * longestShort),
    documented: flag(isSure && heard.words <= longestDocumented && isDocumented(heard)),
  };
}

/** Whether every sentence is plain and one states a fact with the document behind it. */
const isDocumented = (heard: Heard): boolean =>
  heard.sentences.every((one) => isPlain(heard, one)) &&
  hitsOf(heard, 'paper').length > 0 &&
  (hitsOf(heard, 'cites').length > 0 || heard.figures.length > 0 || hitsOf(heard, 'paper').length > 1);
