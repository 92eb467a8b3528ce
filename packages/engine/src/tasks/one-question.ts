import { wordCount, wordsOf } from '../asking/spoken.ts';
import type { WordsRefused } from '../asking/prose-faults.ts';
import { annotate } from '../language/annotate.ts';
import type { Token } from '../language/types.ts';

/* Whether a turn asks one thing: who asks two is answered on one of them. */

const mostWords = 40;
const words = (list: string): ReadonlySet<string> => new Set(list.split(' '));
const asking = words('who whom whose what when where which why how');
const helping = words('is are was were do does did will would can could should has have may might');
const subjects = words('you they it he she we i there that this the your their anybody somebody anyone someone');

/** What is wrong with a turn that has more than one question, or is longer than anybody says; null if nothing is. Takes: the words, tidied.
 *  Throws: never. */
export function moreThanOne(text: string): WordsRefused | null {
  if (wordCount(text) > mostWords)
    return { fault: 'too_long', reason: `It had more than ${mostWords} words; say it shorter.` };
  const { tokens, sentences } = annotate(text);
  const questions = sentences.filter(({ kind }) => kind === 'question');
  const isDouble = questions.some(({ from, to }) => asksAgain(tokens.slice(from, to)));
  return questions.length > 1 || isDouble
    ? { fault: 'too_long', reason: 'It asked two things; ask the one that matters more.' }
    : null;
}

/** '… and who pays for it?', '… and will you plow it?'; 'when and where' is one question. */
function asksAgain(tokens: readonly Token[]): boolean {
  return tokens.some(({ lower }, at) => {
    const [before, next, after] = [tokens[at - 1], tokens[at + 1], tokens[at + 2]].map((one) => one?.lower ?? '');
    if (lower !== 'and' || asking.has(before ?? '')) return false;
    return asking.has(next ?? '') || (helping.has(next ?? '') && subjects.has(after ?? ''));
  });
}

/** Whether a turn is as good as its writer found it: every point it went through is 'yes'. One who went through none has no doubt.
 *  Takes: the points; null if there are none.  Throws: never. */
export const isHeardWell = (heard: Readonly<Record<string, string>> | null): boolean =>
  Object.values(heard ?? {}).every((said) => wordsOf(said).join(' ') === 'yes');
