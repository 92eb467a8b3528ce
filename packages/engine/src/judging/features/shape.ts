import type { Asked } from '../../said/asked.ts';
import { wordsIn, type Heard } from '../../said/heard.ts';
import { capped, flag } from './values.ts';

/* How an answer is built, whatever its words say: how many sentences, how the first one opens, how much of it wasn't in the question. */

const mostSentences = 6;
const shortOpening = 4;
const longOpening = 20;
const longAnswer = 35;

/** The structure of an answer. Takes: the question and the answer, read.  Gives: values from 0 to 1.  Throws: never. */
export function shapeOf(asked: Asked, heard: Heard): Record<string, number> {
  const { annotation, sentences } = heard;
  const { tokens } = annotation;
  const words = Math.max(1, heard.words);
  const lengths = sentences.map((sentence) => wordsIn(annotation, sentence));
  const [opening = 0] = lengths;
  const questions = sentences.filter(({ kind }) => kind === 'question');
  const commas = tokens.filter(({ text }) => text === ',').length;
  const numbers = tokens.filter(({ tag }) => tag === 'number').length;
  const initials = tokens.filter(
    ({ text }) => text.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase(),
  );
  const own = tokens.filter(({ tag, lemma }) => tag === 'word' && !asked.content.has(lemma)).length;
  return {
    sentences: capped(sentences.length, mostSentences),
    one_sentence: flag(sentences.length === 1),
    asks: flag(questions.length > 0),
    ends_asking: flag(sentences.at(-1)?.kind === 'question'),
    opens_short: flag(opening > 0 && opening < shortOpening),
    opens_long: flag(opening >= longOpening),
    commas: Math.min(1, (4 * commas) / words),
    sentence_length: Math.min(1, words / Math.max(1, sentences.length) / 20),
    initials: capped(initials.length, 3),
    own_words: own / words,
    few_words: capped(words, 15),
    some_words: capped(words, 30),
    many_words: flag(words > longAnswer),
    numbers: capped(numbers, 3),
  };
}

/** The words of an answer, each once, in dictionary form; every number becomes the same token. Takes: the answer, read.  Throws: never. */
export function lemmasOf({ annotation }: Heard): readonly string[] {
  const said = new Set<string>();
  for (const { tag, lemma } of annotation.tokens)
    if (tag !== 'punctuation') said.add(tag === 'number' ? numeral : lemma);
  return [...said];
}
export const numeral = '#';
