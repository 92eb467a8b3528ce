import { oncePer } from '../../../base/once-per.ts';
import { isWithin } from '../../../language/spans.ts';
import type { Annotation, Span } from '../../../language/types.ts';
import { isContent, readQuestion, type Asked, type Part } from '../../../said/asked.ts';
import { groupsOf } from '../../../said/data.ts';
import { readAnswer, type Heard } from '../../../said/heard.ts';

/* Whether what was filed, presented or answered already addresses what a line would ask: about the same thing, with the kind of value that
   the line asks for. */

/** Words that occur in most sentences of an application: sharing one of them means nothing. */
const everywhere: ReadonlySet<string> = new Set(
  (
    'site house home neighbor road county board code people day year night time building meet side look see land area property build ' +
    'town city right hear ask work feet foot number happen run live place kind thing actually line end start mean show application ' +
    'morning big small little first last next new part week hour month whole full high tall far near close nearest closest ' +
    'window street community resident anybody somebody everybody nobody development facility operation company'
  ).split(' '),
);
/** Forms that ask for a value, with what has to be next to the thing. */
const ofValue: ReadonlySet<string> = new Set([
  'how_many',
  'how_far',
  'how_often',
  'how_long',
  'when',
  'where',
  'who',
  'why',
]);

const asked = new Map<string, Asked>();
/** There are a few thousand lines. */
const mostKept = 5_000;

function questionIn(text: string): Asked {
  const known = asked.get(text);
  if (known !== undefined) return known;
  const read = readQuestion(text);
  if (asked.size < mostKept) asked.set(text, read);
  return read;
}

/** Words of a line that say what it is about. */
const tellingOf = (line: string, itself: ReadonlySet<string>): readonly string[] =>
  [...questionIn(line).content].filter((word) => !everywhere.has(word) && !itself.has(word));

/** The words of a text that say what it is about, and the groups of related words they belong to. */
export interface Subjects {
  readonly words: ReadonlySet<string>;
  readonly groups: ReadonlySet<string>;
}

/** What texts are about, word by word. Takes: the texts, read.  Throws: never. */
export function subjectsOf(texts: readonly Annotation[]): Subjects {
  const words = new Set(
    texts
      .flatMap(({ tokens }) => tokens)
      .filter(isContent)
      .map(({ lemma }) => lemma),
  );
  return { words, groups: new Set([...words].filter((word) => !everywhere.has(word)).flatMap(groupsOf)) };
}

/** True if a record speaks of the thing that a line is about, in its words or in related ones, whatever it says about it.
 *  Takes: the line, what the record is about, and words that the project is called by.  Gives: null for a line without such words. */
export function touches(line: string, { words, groups }: Subjects, itself: ReadonlySet<string>): boolean | null {
  const telling = tellingOf(line, itself);
  if (telling.length === 0) return null;
  return telling.some((word) => words.has(word) || groupsOf(word).some((group) => groups.has(group)));
}

/** The sentences of several texts, found by what they are about. Texts are added as they are heard. */
export class Addressed {
  readonly #byWord = new Map<string, Place[]>();

  /** Takes: a text, read; the reading isn't kept. */
  add({ text, tokens, sentences }: Annotation): void {
    for (const { kind, from, to, start, end } of sentences) {
      if (kind === 'question') continue;
      const place = { text, start, end };
      for (const word of new Set(
        tokens
          .slice(from, to)
          .filter(isContent)
          .map(({ lemma }) => lemma),
      )) {
        const places = this.#byWord.get(word);
        if (places === undefined) this.#byWord.set(word, [place]);
        else places.push(place);
      }
    }
  }

  /** True if a sentence addresses what a line asks: it is about two of its things, or about one with the kind of value that is asked for.
   *  Takes: the line, and words that the project is called by, which mean nothing here.  Throws: never. */
  speaksTo(line: string, itself: ReadonlySet<string>): boolean {
    const { parts } = questionIn(line);
    const valued = parts.filter(({ form }) => ofValue.has(form.id));
    const seen = new Set<Place>();
    for (const word of tellingOf(line, itself))
      for (const place of this.#byWord.get(word) ?? []) {
        if (seen.has(place)) return true;
        seen.add(place);
      }
    if (valued.length === 0) return false;
    return [...seen].some((place) => {
      const heard = readAnswer(place.text);
      return valued.some((part) => gives(heard, place, part));
    });
  }
}

interface Place extends Span {
  readonly text: string;
}

/** What texts address, found once for each list of texts. Takes: the texts, read.  Throws: never. */
export const addressedBy = oncePer((texts: readonly { readonly annotation: Annotation }[]): Addressed => {
  const addressed = new Addressed();
  for (const { annotation } of texts) addressed.add(annotation);
  return addressed;
});

/** Whether a figure of a dimension answers: 'how long' is a time or a length and not a number of things, otherwise whatever the words of
 *  the question measure. */
function measures(dimension: string, form: string, dimensions: ReadonlySet<string>): boolean {
  if (form === 'how_long') return dimension === 'duration';
  if (form === 'how_far' && dimension === 'count') return false;
  return dimensions.size === 0 || dimensions.has(dimension);
}

/** Whether the sentence has the kind of value that a part of a question asks for. */
function gives(heard: Heard, sentence: Span, { form, dimensions }: Part): boolean {
  return form.wants.some((want) => {
    if (want === 'figure')
      return heard.figures.some(
        (figure) => isWithin(figure, sentence) && measures(figure.dimension, form.id, dimensions),
      );
    // 'How long is the lease?' wants a duration, not a date.
    if (want === 'time' && form.id === 'how_long') return false;
    if (want === 'duration')
      return heard.figures.some((one) => one.dimension === 'duration' && isWithin(one, sentence));
    if (want === 'schedule') return heard.annotation.schedules.some((one) => isWithin(one, sentence));
    if (want === 'name') return heard.names.some((one) => isWithin(one, sentence));
    return (heard.hits.get(want) ?? []).some((one) => isWithin(one, sentence));
  });
}
