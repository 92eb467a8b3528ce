import { firstFrom } from './matcher.ts';
import type { Annotation, Clause, Quantity, Scope, ScopeKind, Sentence, Span, Token } from './types.ts';

/* Looking things up in a text that was read. Spans are UTF-16 offsets into it, end excluded. */

/** The words of a span as they appear in the text, without the white space around them. Takes: the text read and a span of it. Gives: an
 *  empty text for an empty span. */
export function wordsOf(annotation: Annotation, { start, end }: Span): string {
  return annotation.text.slice(start, end).trim();
}

/** Whether the first stretch lies in the second. Takes: spans of one text. Gives: true as well if they are equal. */
export function isWithin(inner: Span, outer: Span): boolean {
  return inner.start >= outer.start && inner.end <= outer.end;
}

/** Whether two stretches share a character. Takes: spans of one text. Gives: false if they only touch. */
export function overlaps(a: Span, b: Span): boolean {
  return a.start < b.end && b.start < a.end;
}

/** The sentence around an offset; null in the white space before the first. Takes: the text read and an offset. Gives: the last sentence
 *  that begins at or before the offset, even if it has ended. */
export function sentenceAt(annotation: Annotation, offset: number): Sentence | null {
  const { sentences } = annotation;
  let [low, high] = [0, sentences.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sentences[middle]?.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return sentences[low - 1] ?? null;
}

/** The clause around an offset. Takes: the text read and an offset. Gives: the last clause that begins at or before it, else the first of
 *  its sentence; null if no sentence has begun. */
export function clauseAt(annotation: Annotation, offset: number): Clause | null {
  const clauses = sentenceAt(annotation, offset)?.clauses ?? [];
  return clauses.findLast(({ start }) => start <= offset) ?? clauses[0] ?? null;
}

/** The tokens that begin in a span. Takes: the text read and a span of it. Gives: in text order; one that begins inside counts, though it
 *  may end outside. */
export function tokensIn(annotation: Annotation, { start, end }: Span): readonly Token[] {
  return annotation.tokens.slice(firstFrom(annotation.tokens, start), firstFrom(annotation.tokens, end));
}

/** The figures that begin in a span. Takes: the text read and a span of it. Gives: in text order; one that begins inside counts, though it
 *  may end outside. */
export function quantitiesIn(annotation: Annotation, { start, end }: Span): readonly Quantity[] {
  return annotation.quantities.filter((quantity) => quantity.start >= start && quantity.start < end);
}

/** The scopes that cover the start of a span, or an offset. Takes: the text read, and the span or the offset. Gives: in text order; empty
 *  if nothing covers it. */
export function scopesAt(annotation: Annotation, at: number | Span): readonly Scope[] {
  const offset = typeof at === 'number' ? at : at.start;
  return annotation.scopes.filter(({ start, end }) => start <= offset && offset < end);
}

/** Whether a span is inside a scope of that kind. Takes: the text read, a span or an offset, and the kind. Gives: whether the start of the
 *  span, or the offset, is covered. */
export function isInScope(annotation: Annotation, at: number | Span, kind: ScopeKind): boolean {
  return scopesAt(annotation, at).some((scope) => scope.kind === kind);
}

/** The span from the first to the last character of several spans. Takes: at least one span, in any order. Gives: the smallest span that
 *  holds them all. */
export function spanOf(spans: readonly Span[]): Span {
  return {
    start: Math.min(...spans.map(({ start }) => start)),
    end: Math.max(...spans.map(({ end }) => end)),
  };
}
