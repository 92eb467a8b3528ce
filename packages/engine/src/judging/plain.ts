import type { Sentence } from '../language/types.ts';
import { hitsOf, within, wordsIn, type Heard } from '../said/heard.ts';
import { isFragment, refersBack } from './given.ts';

/* Plain replies, told by how they are built rather than by their words: 'Sails over both yards', 'A teacher waves them around'. */

const longestPlain = 18;
const longestShort = 9;

/** What a plain reply does not do. */
const evasive = [
  'hollow',
  'noncommittal',
  'ignorance',
  'declines',
  'deflects',
  'counters',
  'looks_back',
  'barbs',
  'generic_people',
  'accuses',
  'hostile',
  'condescending',
  'flattering',
] as const;
const unsure = ['hedges', 'conditional'] as const;

const isFree = (heard: Heard, sentence: Sentence, families: readonly string[]): boolean =>
  families.every((family) => !within(hitsOf(heard, family), sentence));

const flag = (holds: boolean): number => (holds ? 1 : 0);

/** Whether an answer is a plain reply. Takes: the answer, read, and whether its first sentence gives what was asked.
 *  Gives: values of 0 to 1.  Throws: never. */
export function plainnessOf(heard: Heard, givenFirst: boolean): Record<string, number> {
  const { sentences, annotation } = heard;
  const [opening] = sentences;
  if (opening === undefined) return { plain: 0, plain_whole: 0, plain_short: 0, implied: 0, settled_short: 0 };
  const isPlain = opening.kind !== 'question' && isFree(heard, opening, evasive);
  const isShort = wordsIn(annotation, opening) <= longestPlain;
  const isWhole = isPlain && sentences.every((one) => one.kind !== 'question' && isFree(heard, one, evasive));
  const isSure = sentences.every((one) => isFree(heard, one, unsure));
  return {
    plain: flag(isPlain && isShort),
    plain_whole: flag(isWhole && isShort),
    plain_short: flag(isWhole && isSure && heard.words <= longestShort),
    implied: flag(isPlain && isShort && !givenFirst && (isFragment(heard, opening) || refersBack(heard, opening))),
    settled_short: flag(isWhole && isSure && givenFirst && heard.words <= 2 * longestShort),
  };
}
