import { hasDigit, lettersIn, splitAtSpaces, startsWithCapital } from '../base/text.ts';
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
    [
      'findings',
      'criteria',
      'standards',
      'standard',
      'criterion',
      'evaluation',
      'required findings',
      'analysis',
      'staff analysis',
    ],
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
      'what is asked',
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
  'departures',
  'departure',
  'deviations',
  'waivers requested',
  'planning commission',
  'planning board',
  'comments received',
  'agency comment',
  'public facilities',
  'community meeting',
  'plan consistency',
  'property',
  'if the board',
  'if the commission',
];
const ofDepartures: readonly string[] = ['departure', 'departures', 'deviations'];

const mostHeadingWords = 8;
const labelEnd = 60;

/** What a line is the heading of, and where text on the same line begins ('REQUEST: A permit …').
 *  Takes: a line.  Gives: null for a line that isn't a heading.  Throws: never. */
export function headingOf(line: ReportLine): { readonly part: Part; readonly from: number } | null {
  const { text, marker } = line;
  const colon = text.indexOf(':');
  const runIn = runInEnd(text) || capitalsEnd(text);
  const isLabel = runIn > 0 || (colon > 0 && colon <= labelEnd && endsLabel(text, colon));
  const from = runIn > 0 ? runIn : isLabel ? colon + 1 : text.length;
  const label = isLabel ? text.slice(0, from - 1) : text;
  const words = lettersIn(label.toLowerCase()).filter((word) => word !== '' && word.length > 1);
  if (words.length === 0 || words.length > mostHeadingWords) return null;
  if (!isLabel && (endsSentence(text) || !(looksLikeTitle(label, marker) || standsAlone(line)))) return null;
  const joined = ` ${words.join(' ')} `;
  const named = headings.find(([, names]) => names.some((name) => joined.includes(` ${name} `)))?.[0];
  // 'Staff report and proposed findings' is over the whole.
  const part = named === 'criteria' && joined.includes(' report ') ? undefined : named;
  const isOther = others.some((name) => joined.startsWith(` ${name} `)) && (runIn > 0 || !isLabel);
  if (part !== undefined && (runIn === 0 || !isOther)) return { part, from };
  return isOther ? { part: 'other', from } : null;
}

/** Whether a line on its own is a heading of some sort, whatever comes under it: 'THE LAND', 'Planning Board'. Takes: a line.  Throws: never. */
export function isTitle(line: ReportLine): 'capitals' | 'words' | null {
  const words = splitAtSpaces(line.text);
  if (!standsAlone(line) || endsSentence(line.text) || line.text.includes(':') || words.length > mostTitleWords)
    return null;
  return line.text === line.text.toUpperCase() ? 'capitals' : 'words';
}
const mostTitleWords = 5;

/** 'Saturday until 2:00 p.m.' and 'Hours. The application asks for this:' have a colon and no label; 'Application filed: June 10' tells a date. */
function endsLabel(text: string, colon: number): boolean {
  const label = text.slice(0, colon).toLowerCase();
  return !hasDigit(text.charAt(colon + 1)) && !label.includes('. ') && !label.endsWith(' filed');
}

/** 'Conditions proposed by the petitioner', on a line of its own between blank ones. */
const standsAlone = ({ text, marker, afterBlank }: ReportLine): boolean =>
  marker === 0 &&
  afterBlank &&
  startsWithCapital(text) &&
  !hasDigit(text) &&
  !text.includes('|') &&
  !text.includes(',');

/** Where the text after a heading in capitals on the same line begins: 'REVIEW BY CRITERION (Section 10). The use …'; 0 if the line has none. */
function runInEnd(text: string): number {
  let depth = 0;
  for (let at = 0; at < Math.min(text.length, runInLength); at += 1) {
    const char = text.charAt(at);
    if (char === '(') depth += 1;
    else if (char === ')') depth -= 1;
    else if (depth === 0 && char === '.' && !hasDigit(text.charAt(at + 1))) return at >= shortestRunIn ? at + 1 : 0;
    else if (depth === 0 && char !== char.toUpperCase()) return 0;
  }
  return 0;
}
/** 'REVIEW BY STANDARD, sub. (10).' on a line of its own: its end; 0 for any other line. */
function capitalsEnd(text: string): number {
  const [first = '', second = ''] = splitAtSpaces(text);
  const isCapital = [first, second].every(
    (word) => lettersIn(word.toLowerCase()).join('').length > 1 && word === word.toUpperCase(),
  );
  return isCapital && text.endsWith('.') && text.length <= labelEnd && splitAtSpaces(text).length <= mostHeadingWords
    ? text.length
    : 0;
}
const runInLength = 80;
const shortestRunIn = 4;

/** Whether a heading is over what departs from the code. Takes: a line.  Throws: never. */
export function headsDepartures(line: ReportLine): boolean {
  const [first = ''] = lettersIn(line.text.toLowerCase()).filter((word) => word !== '');
  return ofDepartures.includes(first) && headingOf(line) !== null;
}

const endsSentence = (text: string): boolean => /[.;,?!]$/.test(text);

/** All capitals, or a capital on each longer word. */
function looksLikeTitle(text: string, marker: number): boolean {
  const words = splitAtSpaces(text.slice(marker)).filter((word) => word.length > 3);
  return words.length === 0 ? text === text.toUpperCase() : words.every((word) => /^[^a-z]/.test(word));
}
