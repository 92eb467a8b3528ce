import { keptByText } from '../base/kept-by-text.ts';
import { isSpace, wordsOf } from './spoken.ts';

/* What a text is told by from another. Words, and runs of words, stand by hashes of their letters: numbers are compared much
   faster than words are, and they are the same in every process. */

export interface Shape<Hashes> {
  /** Its words. */
  readonly words: Hashes;
  /** The words with which it opens. */
  readonly opening: number;
  /** Its runs of words outside the quotations. */
  readonly phrases: Hashes;
  /** Its short sentences, quotations left out: they have no run of words to be told by. */
  readonly sentences: Hashes;
  /** The words around a section number that lead to a quotation: 'I have § open here'; empty where no section is read. */
  readonly formula: string;
}

/** Characters of a text by which it is told; a question is a few hundred. */
const mostRead = 20_000;
/** Words of a run by which a repeated frame is recognised. */
const runOfWords = 5;
/** Words by which two openings are told to be alike. */
const opensWith = 3;
/** A sentence of so few words is told whole; a longer one by its runs of words. */
const shortSentence = 7;

/** Signs among the hashes of words: the end of a sentence, and a quotation. No word has one of them for a hash. */
const stop = 0;
const quotation = 1;
const unlikeSigns = 2;

const basis = 0x811c9dc5;
const mixed = (hash: number, next: number): number => Math.imul(hash ^ next, 0x01000193);

const quoteMark = 0x22;
const isLetterOrFigure = (code: number): boolean => (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
/** Signs that join what stands around them to one word: it's, 4.2, 1,000, hot-mix. */
const joins = (code: number): boolean => code === 0x27 || code === 0x2019 || (code >= 0x2c && code <= 0x2e);
const endsSentence = (code: number): boolean => code === 0x2e || code === 0x3f;

/** The words of a text as `wordsOf` tells them apart, by their hashes: all of them, and the frame in which quotations are signs. */
function hashesOf(text: string): { readonly spoken: readonly number[]; readonly frame: readonly number[] } {
  // A space after the end ends the last word.
  const said = `${text.toLowerCase()} `;
  const spoken: number[] = [];
  const frame: number[] = [];
  let quoteEnds = -1;
  let hash = basis;
  for (let at = 0; at < said.length; at += 1) {
    const code = said.charCodeAt(at);
    if (isLetterOrFigure(code) || (hash !== basis && joins(code) && isLetterOrFigure(said.charCodeAt(at + 1)))) {
      hash = mixed(hash, code);
      continue;
    }
    if (hash !== basis) {
      spoken.push(hash | unlikeSigns);
      if (at > quoteEnds) frame.push(hash | unlikeSigns);
      hash = basis;
    }
    if (at <= quoteEnds) continue;
    if (code === quoteMark) {
      quoteEnds = said.indexOf('"', at + 1);
      if (quoteEnds > 0) frame.push(quotation);
    } else if (endsSentence(code) && isSpace(said.charCodeAt(at + 1))) frame.push(stop);
  }
  return { spoken, frame };
}

function phrasesIn(frame: readonly number[]): readonly number[] {
  const phrases: number[] = [];
  let stretch: number[] = [];
  for (const word of frame) {
    if (word === stop) continue;
    if (word === quotation) {
      stretch = [];
      continue;
    }
    stretch.push(word);
    const from = stretch.length - runOfWords;
    if (from < 0) continue;
    let phrase = basis;
    for (let at = from; at < stretch.length; at += 1) phrase = mixed(phrase, stretch[at] as number);
    phrases.push(phrase | unlikeSigns);
  }
  return phrases;
}

function sentencesIn(frame: readonly number[]): readonly number[] {
  const sentences: number[] = [];
  let [sentence, words] = [basis, 0];
  const end = (): void => {
    if (words > 0 && words <= shortSentence) sentences.push(sentence | unlikeSigns);
    [sentence, words] = [basis, 0];
  };
  for (const word of frame) {
    if (word === stop) end();
    else [sentence, words] = [mixed(sentence, word), words + 1];
  }
  end();
  return sentences;
}

/** What closes a question again and again, and nobody notices. */
const unnoticed: ReadonlySet<number> = new Set(
  ['yes or no', 'how', 'how much', 'how many', 'how far', 'how long', 'who is it', 'tell us'].flatMap((said) =>
    sentencesIn(hashesOf(said).frame),
  ),
);

const sectionName = /Section \d[\w.-]*(?:\([a-z0-9]+\))*/;

function formulaOf(text: string): string {
  if (!text.includes('"')) return '';
  const lead = text.slice(0, Math.max(0, text.indexOf('"')));
  if (!sectionName.test(lead)) return '';
  const sentence =
    lead
      .split(/(?<=[.?])\s+(?=[A-Z])/)
      .filter((part) => sectionName.test(part))
      .at(-1) ?? '';
  return wordsOf(sentence.replace(sectionName, 'section')).join(' ');
}

/** What a text is told by. Takes: a text. Throws: never. */
export function shapeOf(text: string): Shape<readonly number[]> {
  const { spoken, frame } = hashesOf(text);
  return {
    words: spoken,
    opening: spoken.slice(0, opensWith).reduce(mixed, basis),
    phrases: phrasesIn(frame),
    sentences: sentencesIn(frame).filter((sentence) => !unnoticed.has(sentence)),
    formula: formulaOf(text),
  };
}

/** Characters of the questions whose shapes are kept: each is held against those that come after it. */
const mostKept = 600_000;

const once = (hashes: readonly number[]): Int32Array => new Int32Array(new Set(hashes));

const kept = keptByText(mostKept, (text): Shape<Int32Array> => {
  const { words, phrases, sentences, ...rest } = shapeOf(text);
  return { ...rest, words: once(words), phrases: once(phrases), sentences: once(sentences) };
});

/** The shape of an earlier question, each of its hashes once; it will be asked for again.  Takes: its text; what a page calls one may be of any length,
 *  and the beginning is enough to tell it by.  Throws: never. */
export const earlierShape = (text: string): Shape<Int32Array> => kept(text.slice(0, mostRead));

/** The hashes of one text in places of their own, so that those of another are counted among them in one pass. */
export class Places {
  readonly #places: Int32Array;
  readonly #mask: number;
  /** How many there are, each counted once. */
  readonly size: number;

  /** Takes: hashes, none of them 0. */
  constructor(hashes: readonly number[]) {
    let room = 4;
    // At most half is taken, so that a place is soon found.
    while (room < 2 * hashes.length) room *= 2;
    this.#places = new Int32Array(room);
    this.#mask = room - 1;
    let size = 0;
    for (const hash of hashes) {
      const at = this.#placeOf(hash);
      if (this.#places[at] === 0) size += 1;
      this.#places[at] = hash;
    }
    this.size = size;
  }

  /** How many of these are among them. */
  count(others: Int32Array): number {
    let count = 0;
    for (let i = 0; i < others.length; i += 1) {
      const hash = others[i] as number;
      if (this.#places[this.#placeOf(hash)] === hash) count += 1;
    }
    return count;
  }

  /** Where a hash stands, or the free place where it would. */
  #placeOf(hash: number): number {
    let at = (hash ^ (hash >>> 15)) & this.#mask;
    while (this.#places[at] !== 0 && this.#places[at] !== hash) at = (at + 1) & this.#mask;
    return at;
  }
}
