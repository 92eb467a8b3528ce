import type { Annotation, Sentence } from '../../../language/types.ts';
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

/** True if a sentence of a text addresses what a line asks.
 *  Takes: the line, the text read, and words that the project is called by, which mean nothing here.  Throws: never. */
export function speaksTo(line: string, annotation: Annotation, itself: ReadonlySet<string>): boolean {
  const { parts } = questionIn(line);
  const telling = tellingOf(line, itself);
  if (telling.length === 0) return false;
  const heard = readAnswer(annotation.text);
  return annotation.sentences.some((sentence) => {
    if (sentence.kind === 'question') return false;
    const words = new Set(
      annotation.tokens
        .slice(sentence.from, sentence.to)
        .filter(isContent)
        .map(({ lemma }) => lemma),
    );
    const shared = telling.filter((word) => words.has(word)).length;
    return (
      shared >= 2 || (shared === 1 && parts.some((part) => ofValue.has(part.form.id) && gives(heard, sentence, part)))
    );
  });
}

const inside = (sentence: Sentence, span: { readonly start: number; readonly end: number }): boolean =>
  span.start >= sentence.start && span.end <= sentence.end;

/** Whether a figure of a dimension answers: 'how long' is a time or a length and not a number of things, otherwise whatever the words of
 *  the question measure. */
function measures(dimension: string, form: string, dimensions: ReadonlySet<string>): boolean {
  if (form === 'how_long') return dimension === 'duration';
  if (form === 'how_far' && dimension === 'count') return false;
  return dimensions.size === 0 || dimensions.has(dimension);
}

/** Whether the sentence has the kind of value that a part of a question asks for. */
function gives(heard: Heard, sentence: Sentence, { form, dimensions }: Part): boolean {
  return form.wants.some((want) => {
    if (want === 'figure')
      return heard.figures.some(
        (figure) => inside(sentence, figure) && measures(figure.dimension, form.id, dimensions),
      );
    // 'How long is the lease?' wants a duration, not a date.
    if (want === 'time' && form.id === 'how_long') return false;
    if (want === 'duration') return heard.figures.some((one) => one.dimension === 'duration' && inside(sentence, one));
    if (want === 'schedule') return heard.annotation.schedules.some((one) => inside(sentence, one));
    if (want === 'name') return heard.names.some((one) => inside(sentence, one));
    return (heard.hits.get(want) ?? []).some((one) => inside(sentence, one));
  });
}
