import { squeezed } from '../../../base/text.ts';
import type { Annotation, Span } from '../../../language/types.ts';

/** The words of a span, on one line. Takes: a text read and a span of it. Gives: without white space at either end. */
export function words({ text }: Annotation, { start, end }: Span): string {
  return squeezed(text.slice(start, end)).trim();
}

/** How many words two sets have in common. Takes: two sets of words. Gives: 0 or more. */
export const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((word) => b.has(word)).length;
