import { oncePer } from '../../../base/once-per.ts';
import { longestCode } from './read-code.ts';
import { Addressed } from './speaks-to.ts';
import { points } from '../../../knowledge/authored.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import type { Annotation } from '../../../language/types.ts';

/* Whether the record addresses what a line asks: knowledge/points.yml. */

const rows = points.map(({ id, asked, given, figure = null }) => ({
  id,
  asked: matcher(asked),
  given: matcher(given),
  figure,
}));

const askedKept = new Map<string, readonly string[]>();
/** There are a few thousand lines and sentences of comments. */
const mostKept = 5_000;

/** The points that a line asks about. Takes: the line as it is said.  Gives: ids; none if no point covers the line.  Throws: never. */
export function pointsAsked(text: string): readonly string[] {
  const known = askedKept.get(text);
  if (known !== undefined) return known;
  const reading = annotate(text);
  const ids = rows.filter(({ asked }) => asked.test(reading)).map(({ id }) => id);
  if (askedKept.size < mostKept) askedKept.set(text, ids);
  return ids;
}

/** The points that a text addresses. Takes: the text, read.  Gives: ids.  Throws: never. */
export function pointsGiven(annotation: Annotation): ReadonlySet<string> {
  const given = rows.filter(({ given, figure }) =>
    given.all(annotation).some((match) => {
      const sentence = annotation.sentences.find(({ start, end }) => start <= match.start && end >= match.end);
      if (sentence === undefined || sentence.kind === 'question') return false;
      const { start, end } = sentence;
      return (
        figure === null ||
        annotation.quantities.some((one) => one.dimension === figure && one.start >= start && one.end <= end)
      );
    }),
  );
  return new Set(given.map(({ id }) => id));
}

const givenByCode = oncePer((code: { readonly text: string }): ReadonlySet<string> => pointsGiven(annotate(code.text)));

/** True if the code on file, if it was written for the use, already has what a neighbor asks for.
 *  Takes: what is said, and the code as it was read; null: none is on file.  Throws: never. */
export function isInTheCode(text: string, code: { readonly text: string } | null): boolean {
  if (code === null || code.text.length > longestCode) return false;
  const given = givenByCode(code);
  return pointsAsked(text).some((point) => given.has(point));
}

/** True if a sentence of the code on file, if it was written for the use, is about the same things as a request: a neighbor asks for what
 *  isn't in it.  Takes: the request, and the code as it was read; null: none is on file.  Throws: never. */
export function isAskedByTheCode(request: string, code: { readonly text: string } | null): boolean {
  if (code === null || code.text.length > longestCode) return false;
  const addressed = addressedKept.get(code) ?? new Addressed();
  if (!addressedKept.has(code)) addressed.add(annotate(code.text));
  addressedKept.set(code, addressed);
  return addressed.speaksTo(request, nothing);
}

const addressedKept = new WeakMap<object, Addressed>();
const nothing: ReadonlySet<string> = new Set();
