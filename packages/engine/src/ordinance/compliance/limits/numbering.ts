import { unitOf } from '../../../language/units.ts';
import { countedWords } from '../rule-words.ts';

/* The number of a section in front of its words: 'Sec. 3-19 Child care centers' counts no centers. */

const labels = new Set([
  'sec',
  'sect',
  'section',
  'art',
  'article',
  'chapter',
  'table',
  'part',
  'division',
  'appendix',
]);

/** A text with the numbers of its sections and tables left blank where a line begins with them. Takes: text with its lines. Gives: text of
 *  the same length, so that places in it stay what they are. Never throws; linear. */
export const withoutNumbers = (text: string): string => text.split('\n').map(withoutNumber).join('\n');

function withoutNumber(line: string): string {
  const end = numberEnd(line);
  return `${' '.repeat(end)}${line.slice(end)}`;
}

/** Where the number at the beginning of a line ends; 0 if it begins with none. */
function numberEnd(line: string): number {
  let end = 0;
  for (;;) {
    const [first, second] = [wordAt(line, end), wordAt(line, wordAt(line, end).end)];
    const isLabel = labels.has(plain(first.text)) || first.text === '§' || first.text === '§§';
    if (isLabel && isNumber(second.text)) end = second.end;
    else if (first.text.startsWith('§') && isNumber(first.text.slice(1))) end = first.end;
    else return end > 0 || !isCited(first.text) || !opensTitle(second.text) ? end : first.end;
  }
}

interface Word {
  readonly text: string;
  readonly end: number;
}

function wordAt(line: string, from: number): Word {
  let start = from;
  while (start < line.length && isSpace(line[start])) start++;
  let end = start;
  while (end < line.length && !isSpace(line[end])) end++;
  return { text: line.slice(start, end), end };
}

const isSpace = (one: string | undefined): boolean => one === ' ' || one === '\t' || one === ' ';
const isDigit = (one: string | undefined): boolean => one !== undefined && one >= '0' && one <= '9';
const isLetter = (one: string): boolean => one.toLowerCase() !== one.toUpperCase();
const plain = (word: string): string => word.toLowerCase().replace('.', '');

const roman = new Set('IVXLC');

/** '22-118.', '8.22', 'XII,', '4-B'. */
const isNumber = (word: string): boolean =>
  [...word].some(isDigit) || (word !== '' && [...word].every((one) => roman.has(one) || one === '.' || one === ','));

/** '8.7.11', '155.07(C)', '7-1105': a figure in parts, as only numbers of sections are. */
function isCited(word: string): boolean {
  const own = [...word];
  const isParted = own.some(
    (one, i) => ['.', '-', '('].includes(one) && isDigit(own[i - 1]) && own[i + 1] !== undefined,
  );
  return isDigit(own[0]) && isParted && own.every((one) => isDigit(one) || isLetter(one) || '.-():'.includes(one));
}

/** Whether a word begins a title: a capital that names no unit and nothing that is counted. */
function opensTitle(word: string): boolean {
  const first = word[0] ?? '';
  if (first === '(' || first === '“' || first === '"') return true;
  const lower = plain(word);
  const one = lower.endsWith('s') ? lower.slice(0, -1) : lower;
  return isLetter(first) && first === first.toUpperCase() && unitOf(one) === null && !countedWords.has(one);
}
