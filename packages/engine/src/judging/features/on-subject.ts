import type { Sentence } from '../../language/types.ts';
import type { Asked } from '../../said/asked.ts';
import { contentIn, hitsOf, within, wordsIn, type Heard } from '../../said/heard.ts';
import { isFragment, refersBack } from './fragment.ts';
import { isRelated, type Given } from './given.ts';
import { capped, flag, setOf } from './values.ts';

/* Whether what an answer states has anything to do with what was asked. 'No. The fire marshal signed the plan in June' sounds like an answer
 * to any question at all. */

const longestReply = 3;
const replies = ['yes', 'no'] as const;
const substance = ['paper', 'commits', 'binds'] as const;

/** Whether a sentence is a yes or a no and nothing else. */
const isBareReply = (heard: Heard, sentence: Sentence): boolean =>
  wordsIn(heard.annotation, sentence) <= longestReply &&
  replies.some((family) => within(hitsOf(heard, family), sentence));

const back = setOf('it they them he she him her that those one their its his hers theirs there');
const near = 4;

/** Whether one of the first words stands for something that was said before: 'We build it', 'Their lease runs to 2041', 'There's one'. */
const pointsBack = ({ annotation: { tokens } }: Heard, { from, to }: Sentence): boolean =>
  tokens.slice(from, Math.min(to, from + near)).some(({ lower }) => back.has(lower));

/** Whether a figure of the question is said again. */
const repeatsFigure = (asked: Asked, heard: Heard, sentence: Sentence): boolean =>
  heard.figures.some(
    (figure) => within([figure], sentence) && asked.annotation.quantities.some(({ value }) => value === figure.value),
  );

/** Whether a sentence shares a word or a figure with the question, or a group of related words, or leans on it. */
const isTied = (asked: Asked, heard: Heard, sentence: Sentence): boolean =>
  isRelated(asked, contentIn(heard, sentence)) ||
  refersBack(heard, sentence) ||
  isFragment(heard, sentence) ||
  pointsBack(heard, sentence) ||
  repeatsFigure(asked, heard, sentence);

/** What an answer states about the subject and beside it. Takes: the question and the answer, read, and
 *  what gives a part that asks for one kind of thing.  Gives: values from 0 to 1.
 *  Throws: never. */
export function onSubjectOf(asked: Asked, heard: Heard, given: readonly (Given | null)[]): Record<string, number> {
  const [opening] = heard.sentences;
  const stated = heard.sentences.filter((one) => one !== opening || !isBareReply(heard, one));
  const tied = stated.filter((one) => isTied(asked, heard, one) || given.some((part) => part?.sentence === one));
  const evidence = [...heard.figures, ...heard.names, ...substance.flatMap((family) => hitsOf(heard, family))];
  const onSubject = evidence.filter((one) => tied.some((sentence) => within([one], sentence))).length;
  return {
    off_subject: flag(stated.length > 0 && tied.length === 0),
    evidence_tied: capped(onSubject, 4),
    evidence_loose: capped(evidence.length - onSubject, 4),
  };
}
