import { withoutStruck } from './struck.ts';

/** A line of a filed text: offsets of its trimmed content. */
export interface Line {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** True after an empty line or a page mark. */
  readonly afterGap: boolean;
}

const pageMark = /^(?:\[page \d+\]|page \d+(?: of \d+)?|-\s?\d{1,4}\s?-)$/i;
const longestRunningHead = 120;

/** Splits a filed text into lines and blanks out page marks, page numbers, running headers, and what is struck.
 *  Takes: the text as filed.  Gives: the lines that count, and a copy of the text in which the rest is spaces, so that every offset still
 *  fits the filed text. Never throws; linear. */
export function linesOf(filed: string): { lines: Line[]; clean: string } {
  const text = withoutStruck(filed);
  const all: { start: number; end: number; from: number; to: number; text: string }[] = [];
  let from = 0;
  while (from <= text.length) {
    const found = text.indexOf('\n', from);
    const to = found === -1 ? text.length : found;
    const raw = text.slice(from, to);
    const content = raw.trim();
    const lead = content === '' ? 0 : raw.indexOf(content.charAt(0));
    all.push({ start: from + lead, end: from + lead + content.length, from, to, text: content });
    if (found === -1) break;
    from = to + 1;
  }
  const heads = runningHeads(all.map((line) => line.text));
  const lines: Line[] = [];
  const pieces: string[] = [];
  let kept = 0;
  let gap = true;
  let sincePage = 99;
  let page = '';
  for (const line of all) {
    const isMark = pageMark.test(line.text) || line.text.includes('\f');
    if (isMark) {
      sincePage = 0;
      page = /\d+/.exec(line.text)?.[0] ?? '';
    } else if (line.text !== '') sincePage++;
    const dropped =
      isMark ||
      (sincePage === 0 && line.text === '') ||
      (sincePage <= 2 &&
        line.text !== '' &&
        (/^\d{1,4}$/.test(line.text) || heads.has(headKey(line.text)) || bearsNumber(line.text, page)));
    if (dropped) {
      // Its line break goes with it: a sentence continues across the page.
      const from = Math.max(kept, line.from - 1);
      pieces.push(text.slice(kept, from), ' '.repeat(line.to - from));
      kept = line.to;
      continue;
    }
    if (line.text === '') {
      gap = true;
      continue;
    }
    lines.push({ start: line.start, end: line.end, text: line.text, afterGap: gap });
    gap = false;
  }
  pieces.push(text.slice(kept));
  return { lines, clean: withoutLeaders(pieces.join('')) };
}

/** 'Side lot line . . . . . . 25 feet' is a label and its figure. The text keeps its length. */
function withoutLeaders(text: string): string {
  return text.replace(/(?:[ \t]?[.·…_]){5,}[ \t]*/g, (dots, at: number) =>
    /^\S/.test(text.charAt(at + dots.length)) ? `:${' '.repeat(dots.length - 1)}` : dots,
  );
}

/** A short line after a page mark that ends with the page's own number: 'Millbrook Code 2'. */
function bearsNumber(text: string, page: string): boolean {
  return page !== '' && text.length <= 70 && text.endsWith(` ${page}`) && !/[.;:,]/.test(text.slice(0, -page.length));
}

function headKey(text: string): string {
  return text.replace(/\d+/g, '#');
}

/** Lines that are at the top of three pages or more. */
function runningHeads(lines: readonly string[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  let since = 99;
  for (const line of lines) {
    if (pageMark.test(line)) since = 0;
    else if (line !== '') {
      since++;
      if (since <= 2 && line.length <= longestRunningHead)
        counts.set(headKey(line), (counts.get(headKey(line)) ?? 0) + 1);
    }
  }
  return new Set([...counts].filter(([key, count]) => count >= 3 && key !== '#').map(([key]) => key));
}
