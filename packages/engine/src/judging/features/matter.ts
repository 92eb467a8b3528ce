import type { Sentence, Token } from '../../language/types.ts';
import type { Asked } from '../../said/asked.ts';
import { wordsOf } from '../../said/data.ts';
import { hitsOf, within, type Heard } from '../../said/heard.ts';
import { capped, flag, listener, setOf } from './values.ts';

/* What the words of an answer are made of: things that can be pointed at, or matters in general. And how it turns to whoever asked. */

const vague = wordsOf('vague');
const general = new Set([...wordsOf('praise'), ...wordsOf('weighing'), ...wordsOf('wide_world'), ...vague]);
const generics = wordsOf('generic');

/** Endings of words for what can't be pointed at: 'mitigation', 'sensitivity', 'compliance'. */
const endings = ['tion', 'sion', 'ment', 'ness', 'ity', 'ance', 'ence', 'ency', 'ship', 'ism', 'ive', 'ible', 'able'];
const leastAbstract = 8;
const isAbstract = (lemma: string): boolean =>
  lemma.length >= leastAbstract && endings.some((ending) => lemma.endsWith(ending));

const relative = setOf('who that');

/** What an answer is made of. Takes: the question and the answer, read.  Gives: values from 0 to 1.  Throws: never. */
export function matterOf(asked: Asked, heard: Heard): Record<string, number> {
  const { tokens } = heard.annotation;
  const words = tokens.filter(({ tag }) => tag === 'word');
  const own = words.filter(({ lemma }) => !asked.content.has(lemma));
  const particular = own.filter(({ lemma }) => !general.has(lemma) && !isAbstract(lemma));
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  return {
    abstract: words.length === 0 ? 0 : words.filter(({ lemma }) => isAbstract(lemma)).length / words.length,
    word_length: words.length === 0 ? 0 : Math.min(1, letters / words.length / 10),
    vague: capped(words.filter(({ lemma }) => vague.has(lemma)).length, 3),
    particular: capped(particular.length, 10),
    particular_share: words.length === 0 ? 0 : particular.length / words.length,
    asks_you: flag(heard.sentences.some((one) => one.kind === 'question' && turnsToListener(tokens, one))),
    generic_who: flag(tokens.some(({ lower }, at) => generics.has(lower) && relative.has(tokens[at + 1]?.lower ?? ''))),
    firm_given: flag(heard.sentences.some((one) => isFirm(heard, one))),
  };
}

const turnsToListener = (tokens: readonly Token[], { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ lower }) => listener.has(lower));

const loose = ['hedges', 'conditional', 'noncommittal', 'ignorance', 'hollow', 'declines', 'deflects'] as const;
/** A sentence with a figure, a name or a paper and nothing loose. */
const isFirm = (heard: Heard, one: Sentence): boolean =>
  (within(heard.figures, one) || within(heard.names, one) || within(hitsOf(heard, 'paper'), one)) &&
  loose.every((family) => !within(hitsOf(heard, family), one));
