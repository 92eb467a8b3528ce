import { idsByWord } from '../../../lexicon/entries.ts';
import type { Token } from '../../../language/types.ts';
import { genericWords, isThing, leastWords, measures, mostWords, things, usualMeasure } from '../rule-words.ts';

/* The words that part of a sentence is about. */

const verbs = idsByWord('verbs', 'classes');

/** A content word: it says what a sentence is about, not how it is phrased. Takes: a token. Gives: false for words of one or two letters,
 *  adverbs in -ly, superlatives and general words. */
export function isContent(token: Pick<Token, 'tag' | 'lemma' | 'lower'>): boolean {
  return (
    token.tag === 'word' &&
    token.lemma.length > 2 &&
    isLetters(token.lemma) &&
    !genericWords.has(token.lemma) &&
    !token.lower.endsWith('ly') &&
    !token.lower.endsWith('est')
  );
}

const isLetters = (word: string): boolean => [...word].every((letter) => letter >= 'a' && letter <= 'z');

const verbsOfSize = new Set(['run', 'runs', 'running', 'stack', 'cover', 'covers']);

/** The words that part of a sentence is about: things by their names, other nouns by their lemmas. Takes: the tokens and a range of their
 *  indexes, end excluded. Gives: in the order of the text, possibly repeated; no verbs and no measures. */
export function headsIn(tokens: readonly Token[], from: number, to: number): string[] {
  const heads: string[] = [];
  for (let i = from; i < to; i++) {
    const token = tokens[i] as Token;
    // 'Below grade' is a depth and no slope.
    const measure = measures.at(tokens, i);
    if (measure !== null && measure.to > i + 1 && measure.to <= to) {
      i = measure.to - 1;
      continue;
    }
    // 'They run seven feet tall' is about no operation.
    const isVerb = verbsOfSize.has(token.lower) && tokens[i + 1]?.tag === 'number';
    const thing = token.lower === 'sited' || isVerb ? null : things.at(tokens, i);
    // 'Driving ranges' have no drive.
    const isAct =
      thing !== null &&
      token.lower.endsWith('ing') &&
      thing.to === i + 1 &&
      token.lemma !== token.lower &&
      // A 'dwelling' is a thing by that name.
      things.at([{ ...token, lemma: token.lower }], 0) === null;
    if (isAct && usualMeasure(thing.id) !== null) continue;
    if (thing !== null && thing.to <= to) {
      heads.push(thing.id);
      i = thing.to - 1;
      continue;
    }
    if (!isContent(token) || verbs.has(token.lemma) || token.lower.endsWith('ed') || token.lower.endsWith('ing'))
      continue;
    if (measure !== null || leastWords.at(tokens, i) !== null || mostWords.at(tokens, i) !== null) continue;
    // 'First-floor' is a noun like the name of another thing, floor area, and not that thing.
    if (!isThing(token.lemma)) heads.push(token.lemma);
  }
  return heads;
}
