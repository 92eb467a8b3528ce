import { startsWithCapital } from '../../base/text.ts';
import type { TextLine } from './types.ts';

/** The lines between two positions of a text, including empty ones. Takes: the text and two offsets in UTF-16 units; by default the whole
 *  text. Gives: each with its indent in characters and its place in the text. */
export function textLines(text: string, from = 0, to = text.length): TextLine[] {
  let at = from;
  return text
    .slice(from, to)
    .split('\n')
    .map((line) => {
      const raw = line.trimEnd();
      const content = raw.trimStart();
      const indent = raw.length - content.length;
      const start = at + indent;
      at += line.length + 1;
      return { raw, text: content, indent, span: { start, end: start + content.length } };
    });
}

const units = new Set(
  'ft ft. feet foot in in. inches ac ac. acre acres sf s.f. stories story % percent dba dbc db days hours spaces sq. sq'.split(
    ' ',
  ),
);
const besideUnits = new Set(
  'square linear lineal cubic gross net yards miles minutes decibels units dwelling dwellings lots trees per each'.split(
    ' ',
  ),
);
const nothing = new Set([
  'n/a',
  'na',
  'none',
  'no limit',
  'unlimited',
  'n.a.',
  '-',
  '--',
  '---',
  '–',
  '—',
  '*',
  '"',
  '″',
  '〃',
  'ditto',
  'same',
]);

/** Whether a word is a unit of measure as tables write them. Takes: a word in any case. */
export const isUnitWord = (word: string): boolean => units.has(word.toLowerCase());

/** Whether words are a unit and no more: 'sq. ft.', 'units per acre', 'vehicles'. Takes: words in any case. */
export function isUnit(words: string): boolean {
  const all = words.toLowerCase().trim().split(' ');
  const isKnown = all.every((word) => units.has(word) || besideUnits.has(word));
  return isKnown || (all.length === 1 && words === words.toLowerCase() && words.length > 4 && words.endsWith('s'));
}

/** Whether a cell says that there is nothing, or the same again. Takes: the words of a cell. Gives: true for 'none', 'N/A', dashes and
 *  ditto marks, false for an empty cell. */
export const isNothing = (cell: string): boolean => nothing.has(cell.toLowerCase());

/** A digit, possibly after a comparison or currency sign. Takes: the words of a cell. */
export const startsWithFigure = (cell: string): boolean => /^[<>≥≤~±+]?\s?\$?\.?\d/.test(cell);

const halves = ['am', 'pm', 'a.m.', 'p.m.', 'a.m', 'p.m', ' noon', ' midnight'];
const reaching = ['-', '–', ' to '];

/** '7 a.m.-10 p.m.', '7:00 am to 10:00 pm': hours that may name a column. Takes: the words of a cell. */
export const namesHours = (cell: string): boolean =>
  startsWithFigure(cell) &&
  halves.some((half) => cell.toLowerCase().endsWith(half)) &&
  reaching.some((joint) => cell.includes(joint));

/** '7:00 a.m.', '-10:00 p.m.': an hour, or where hours end. Takes: the words of a cell. */
export function isClock(cell: string): boolean {
  const plain = cell.startsWith('-') || cell.startsWith('–') ? cell.slice(1).trimStart() : cell;
  return startsWithFigure(plain) && halves.some((half) => plain.toLowerCase().endsWith(half));
}

/** A cell that contains a figure, or says that there is none. Takes: the words of a cell. */
export const isValue = (cell: string): boolean => startsWithFigure(cell) || isNothing(cell);

/** '(ii) Within the zone': the number of an item and a capital letter. Takes: the words of a cell or line. */
export function isItem(words: string): boolean {
  const close = words.indexOf(')');
  return words.startsWith('(') && close > 1 && close <= longestNumber && startsWithCapital(words.slice(close + 2));
}

/** '(viii)' without its last parenthesis. */
const longestNumber = 5;

/** Whether words continue what comes before them. Takes: the words of a cell or line. Gives: true if they begin in lower case, or with a
 *  parenthesis that holds no number of an item, '&' or '/'. */
export const goesOn = (words: string): boolean => /^[a-z(&/]/.test(words) && !isItem(words);

/** A line of dashes, bars and the like between rows. Takes: one line. */
export const isRule = (line: string): boolean =>
  /^[\s|:+=_─━┼├┤┌┐└┘┬┴│-]+$/.test(line) && /[-=_─━]{3}|^\|[\s|:-]+\|$/.test(line);

/** The words of two pieces of one cell. Takes: either may be empty. Gives: both with a space between them. */
export const joined = (first: string, second: string): string =>
  first === '' ? second : second === '' ? first : `${first} ${second}`;

/** Whether words end with one of some marks. Takes: the words, and the marks one after the other: '.;:'. */
export const endsIn = (words: string, marks: string): boolean => words !== '' && marks.includes(words.slice(-1));

/** Words without one of some marks at their end. Takes: as `endsIn`. */
export const withoutEnd = (words: string, marks: string): string => (endsIn(words, marks) ? words.slice(0, -1) : words);
