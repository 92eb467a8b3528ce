import { lettersIn, splitAtSpaces } from '../base/text.ts';
import type { Span } from '../language/types.ts';

/** A line of a report that isn't blank, with what it is. */
export interface ReportLine {
  readonly text: string;
  readonly span: Span;
  /** Length of the marker of a list item, including the space after it; 0 for any other line. */
  readonly marker: number;
  readonly afterBlank: boolean;
}

/** '1.', '(a)', 'iv)', '•' and the like at the beginning of a line. */
const markers = /^\s*(?:[•▪●*–-]|\(?(?:\d{1,2}|[a-z]|[ivx]{2,4})[.)])\s+/i;

/** The lines of a text with their positions. Takes: any text.  Gives: in order, blanks left out.  Throws: never. */
export function reportLines(text: string): readonly ReportLine[] {
  const lines: ReportLine[] = [];
  let start = 0;
  let afterBlank = true;
  for (const raw of text.split('\n')) {
    const end = start + raw.length;
    if (raw.trim() === '') afterBlank = true;
    else {
      const marker = markers.exec(raw)?.[0].length ?? 0;
      lines.push({ text: raw.trim(), span: { start, end }, marker, afterBlank });
      afterBlank = false;
    }
    start = end + 1;
  }
  return lines;
}

export type Part = 'request' | 'criteria' | 'conditions' | 'recommendation' | 'other';

/** Words of a heading, by what comes under it; the first that fits. */
const headings: readonly (readonly [Part, readonly string[]])[] = [
  ['conditions', ['conditions', 'stipulations', 'conditions of approval']],
  [
    'recommendation',
    ['recommendation', 'recommendations', 'recommended action', 'staff recommends', 'conclusion', 'recommended motion'],
  ],
  [
    'criteria',
    ['findings', 'criteria', 'standards', 'criterion', 'evaluation', 'required findings', 'analysis', 'staff analysis'],
  ],
  [
    'request',
    [
      'request',
      'proposal',
      'requested action',
      'application',
      'project description',
      'action requested',
      'summary of request',
    ],
  ],
];
/** Sections that end the previous one and are none of those above. */
const others: readonly string[] = [
  'background',
  'attachments',
  'exhibits',
  'history',
  'public comment',
  'public comments',
  'surrounding',
  'site',
  'location',
  'zoning',
  'notice',
  'existing',
  'utilities',
  'agency comments',
  'timeline',
  'appendix',
  'vicinity',
];

const mostHeadingWords = 8;
const labelEnd = 60;

/** What a line is the heading of, and where text on the same line begins ('REQUEST: A permit …').
 *  Takes: a line.  Gives: null for a line that isn't a heading.  Throws: never. */
export function headingOf({ text, marker }: ReportLine): { readonly part: Part; readonly from: number } | null {
  const colon = text.indexOf(':');
  const isLabel = colon > 0 && colon <= labelEnd;
  const label = isLabel ? text.slice(0, colon) : text;
  const words = lettersIn(label.toLowerCase()).filter((word) => word !== '' && word.length > 1);
  if (words.length === 0 || words.length > mostHeadingWords) return null;
  if (!isLabel && (endsSentence(text) || !looksLikeTitle(label, marker))) return null;
  const joined = ` ${words.join(' ')} `;
  const part = headings.find(([, names]) => names.some((name) => joined.includes(` ${name} `)))?.[0];
  if (part !== undefined) return { part, from: isLabel ? colon + 1 : text.length };
  return others.some((name) => joined.startsWith(` ${name} `)) && !isLabel
    ? { part: 'other', from: text.length }
    : null;
}

const endsSentence = (text: string): boolean => /[.;,?!]$/.test(text);

/** All capitals, or a capital on each longer word. */
function looksLikeTitle(text: string, marker: number): boolean {
  const words = splitAtSpaces(text.slice(marker)).filter((word) => word.length > 3);
  return words.length === 0 ? text === text.toUpperCase() : words.every((word) => /^[^a-z]/.test(word));
}
