import type { Annotation, Span } from '../../../language/types.ts';

/** The words of a span, on one line. */
export function words({ text }: Annotation, { start, end }: Span): string {
  return text.slice(start, end).replace(/\s+/g, ' ').trim();
}

/** How many words two sets have in common. */
export const shared = (a: ReadonlySet<string>, b: ReadonlySet<string>): number =>
  [...a].filter((word) => b.has(word)).length;
