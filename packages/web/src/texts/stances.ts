import { wordsOf } from './words-of.ts';

const words: Readonly<Record<string, string>> = {
  opposing: 'Opposed',
  regulatory: 'Goes by the code',
  protective: 'Protects the area',
  developmental: 'Favors growth',
};

/** A stance of the catalog as a person would say it. */
export const stanceWords = (stance: string): string =>
  Object.hasOwn(words, stance) ? (words[stance] ?? '') : wordsOf(stance);
