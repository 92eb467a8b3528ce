import type { Sentence } from '../language/types.ts';
import type { Features } from '../judging/features/features.ts';
import { hitsOf, within, wordsIn, type Heard } from '../said/heard.ts';
import { mayBeJab } from './certain.ts';
import type { Verdict } from '../judging/verdict.ts';

const most = 2;

/** The best of an answer, sentence by sentence and verbatim: sentences that give what was asked or something a board could write down, and
 *  that aren't rude, hollow or left open. Empty if nothing in the answer worked. Throws: never. */
export function carriedIn(heard: Heard, { given }: Features, verdict: Verdict): readonly string[] {
  const { band, answers } = verdict;
  if (band === 'poor' || mayBeJab(heard, verdict) || (answers === 'no' && band !== 'adequate')) return [];
  const gives = new Set(given.flatMap((one) => (one === null ? [] : [one.sentence])));
  const { text } = heard.annotation;
  return heard.sentences
    .filter(
      (sentence) =>
        sentence.kind !== 'question' &&
        (wordsIn(heard.annotation, sentence) > 1 || gives.has(sentence)) &&
        !isSpoiled(heard, sentence),
    )
    .map((sentence) => ({
      sentence,
      worth:
        (gives.has(sentence) ? 2 : 0) +
        (within(heard.figures, sentence) ? 1.5 : 0) +
        (['paper', 'commits', 'binds'] as const).filter((family) => within(hitsOf(heard, family), sentence)).length +
        (within(heard.names, sentence) ? 0.5 : 0),
    }))
    .filter(({ worth }) => worth >= 1)
    .sort((a, b) => b.worth - a.worth || a.sentence.start - b.sentence.start)
    .slice(0, most)
    .sort((a, b) => a.sentence.start - b.sentence.start)
    .map(({ sentence }) => text.slice(sentence.start, sentence.end));
}

const spoiled = ['hostile', 'condescending', 'flattering', 'hollow', 'noncommittal', 'ignorance'] as const;

/** Whether a sentence is rude, flatters, reassures or leaves things open: we tell nobody to say it again. Takes: the answer, read, and a
 *  sentence of it. Gives: true also if it says that nothing is known or commits to nothing. */
const isSpoiled = (heard: Heard, sentence: Sentence): boolean =>
  spoiled.some((family) => within(hitsOf(heard, family), sentence));
