import { byText } from '../base/by-text.ts';
import { quantitiesOf } from './quantities.ts';
import { schedulesOf } from './schedules.ts';
import { scopesOf } from './scopes.ts';
import { sentencesOf } from './sentences.ts';
import { tokensOf } from './tokens.ts';
import type { Annotation } from './types.ts';

/** Characters of text whose annotations are cached: an evening's answers plus the materials they are compared with. */
const keptCharacters = 1_500_000;
/** Reads a text once: sentences, tokens, figures, hours and scopes. Anything derived from the tokens is worked out on first use. Takes: any
 *  text. Gives: the same object for the same text as long as it is cached; offsets into the text. Linear in the text; never throws; the
 *  same in the browser and on the server. */
export const annotate: (text: string) => Annotation = byText(keptCharacters, (text) => new Reading(text));

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
