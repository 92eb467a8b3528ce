import type { Span } from '../language/types.ts';

const longest = 90;
const edges = new Set([',', ';', ':', '.', '-', '–', '—', ' ']);

/** A few words of a text as they can appear between quotation marks: cut at the end of a word, without the punctuation at its edges.
 *  Takes: the text and a span of it.  Throws: never. */
export function quoted(text: string, { start, end }: Span, most = longest): string {
  let words = text.slice(start, end).trim();
  if (words.length > most) {
    const cut = words.lastIndexOf(' ', most);
    words = `${words.slice(0, cut > 20 ? cut : most)} …`;
    return words;
  }
  while (words.length > 1 && edges.has(words.at(-1) ?? '')) words = words.slice(0, -1);
  return words;
}

const pauses = [', ', '; ', ': ', ' - ', ' – ', ' — '];
const shortestClause = 8;

/** The first of a sentence that stands by itself: all of it if it is short, else what comes before a pause. Takes: a sentence, and the most
 *  characters. Gives: null if no part of it is short enough. Throws: never. */
export function openingClause(sentence: string, most: number): string | null {
  const whole = quoted(sentence, { start: 0, end: sentence.length }, sentence.length);
  if (whole.length <= most) return whole;
  const cut = pauses.map((pause) => whole.lastIndexOf(pause, most)).reduce((best, at) => Math.max(best, at), -1);
  return cut < shortestClause ? null : quoted(whole, { start: 0, end: cut }, most);
}

const bounds = new Set(['.', '!', '?', ';', ',', ':', '—', '–']);

/** The clause that words stand in, as it can be quoted by itself. Takes: the text, a span of it, and the most characters. Gives: what is
 *  between the nearest marks, cut behind if it is longer. Throws: never. */
export function clauseAround(text: string, { start, end }: Span, most: number): string {
  let from = start;
  while (from > 0 && !bounds.has(text[from - 1] ?? '')) from--;
  let to = end;
  while (to < text.length && !bounds.has(text[to] ?? '')) to++;
  return quoted(text, { start: from, end: to }, most);
}

/** A span widened to whole words of its clause: the cue alone ('never') shows little. Takes: the text and a span of it. Gives: a span that
 *  reaches at most about 30 characters back and 45 on, and not past `.`, `!`, `?` or `;`. */
export function inContext(text: string, { start, end }: Span): Span {
  const stops = '.!?;';
  let from = start;
  while (from > 0 && !stops.includes(text[from - 1] ?? '') && start - from < 30) from--;
  while (from > 0 && from < start && text[from - 1] !== ' ' && !stops.includes(text[from - 1] ?? '')) from++;
  let to = end;
  if (stops.includes(text[end - 1] ?? ' ')) return { start: from + text.slice(from, end).search(/\S/), end };
  while (to < text.length && !stops.includes(text[to] ?? '') && to - end < 45) to++;
  while (to > end && to < text.length && text[to] !== ' ' && !stops.includes(text[to] ?? '')) to--;
  while (text[from] === ' ') from++;
  return { start: from, end: to };
}

/** A sentence as it can be quoted inside another: without its period, shortened if it is long. Takes: a sentence. Gives: at most 160
 *  characters, plus an ellipsis if it was cut. */
export const quotable = (sentence: string): string =>
  quoted(sentence, { start: 0, end: sentence.length }, longestQuotation);
const longestQuotation = 160;
