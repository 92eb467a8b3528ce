import type { Decision } from '@rostrum/contract';
import { say } from '../speech/say.ts';

const words = 'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen'.split(' ');
const inWords = (count: number): string => words[count] ?? `${count}`;

/** What the chair announces after the roll call.
 *  Takes: the votes, and the number of ayes a failed motion needed; null if it carried.  Gives: a sentence.  Throws: never. */
export function resultOf(votes: readonly Decision['votes'][number]['vote'][], needed: number | null): string {
  const ayes = votes.filter((vote) => vote === 'aye').length;
  const nays = votes.filter((vote) => vote === 'nay').length;
  if (needed !== null) return say('chair', 'fails', { ayes: inWords(ayes), needed: inWords(needed) });
  return nays === 0
    ? say('chair', 'carries_all')
    : say('chair', 'carries', { ayes: inWords(ayes), nays: inWords(nays) });
}
