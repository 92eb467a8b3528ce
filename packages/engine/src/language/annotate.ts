import { LRUCache } from 'lru-cache';
import { quantitiesOf } from './quantities.ts';
import { schedulesOf } from './schedules.ts';
import { scopesOf } from './scopes.ts';
import { sentencesOf } from './sentences.ts';
import { tokensOf } from './tokens.ts';
import type { Annotation } from './types.ts';

/** Characters of text whose annotations are kept: an evening's answers with the materials they are held against. */
const keptCharacters = 1_500_000;
/** A longer text is read for its sections, once, and not asked again whole. */
const longestKept = 400_000;

const kept = new LRUCache<string, Annotation>({
  maxSize: keptCharacters,
  maxEntrySize: longestKept,
  sizeCalculation: (_, text) => text.length + 1,
});

/** Reads a text once: sentences, tokens, figures, hours and scopes. What follows from the tokens is worked out when it is first
 *  asked for. Takes: any text. Gives: the same object for the same text as long as it is kept; offsets into the text. Linear in the
 *  text; never throws; the same in a browser and on a server. */
export function annotate(text: string): Annotation {
  const known = kept.get(text);
  if (known !== undefined) return known;
  const annotation = new Reading(text);
  kept.set(text, annotation);
  return annotation;
}

class Reading implements Annotation {
  readonly text: string;
  #tokens: Annotation['tokens'] | null = null;
  #sentences: Annotation['sentences'] | null = null;
  #times: ReturnType<typeof schedulesOf> | null = null;
  #quantities: Annotation['quantities'] | null = null;
  #scopes: Annotation['scopes'] | null = null;

  constructor(text: string) {
    this.text = text;
  }

  get tokens() {
    return (this.#tokens ??= tokensOf(this.text));
  }

  get sentences() {
    return (this.#sentences ??= sentencesOf(this.text, this.tokens));
  }

  get schedules() {
    return (this.#times ??= schedulesOf(this.tokens)).schedules;
  }

  get quantities() {
    this.#times ??= schedulesOf(this.tokens);
    return (this.#quantities ??= quantitiesOf(this.tokens, this.#times.taken));
  }

  get scopes() {
    return (this.#scopes ??= this.sentences.flatMap((sentence) => scopesOf(this.tokens, sentence)));
  }
}
