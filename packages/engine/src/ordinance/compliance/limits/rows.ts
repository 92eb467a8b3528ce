import { annotate } from '../../../language/annotate.ts';
import { numberAt } from '../../../language/numbers.ts';
import { unitOf } from '../../../language/units.ts';
import type { Annotation } from '../../../language/types.ts';
import { figuresOf } from '../figures/figures.ts';
import { headsIn } from '../figures/heads.ts';
import type { Limit } from './limits.ts';
import { lastNoun } from './ratio-words.ts';
import { usesIn } from './scope.ts';
import { openWords, parkingWords, uses } from '../rule-words.ts';

/* Tables of a label and a figure: 'Hospital ........ 3 per licensed bed', 'Bank, per lane    4', 'From a state highway: 50 feet'. */

export interface LabeledRow {
  readonly label: string;
  readonly cell: string;
  readonly start: number;
  readonly end: number;
}

const longestLine = 220;
const longestLabel = 82;
const longestCell = 90;

/** The rows of such tables in a text, two or more together.
 *  Takes: a passage with its lines.  Gives: rows with their positions; none if there is only one.  Throws: never; linear. */
export function labeledRows(text: string): LabeledRow[] {
  const rows: LabeledRow[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const found = line.length > longestLine ? null : parted(line);
    if (found !== null) rows.push({ ...found, start: at, end: at + line.length });
    at += line.length + 1;
  }
  return rows.length >= 2 ? rows : [];
}

const isLetter = (character: string): boolean => character.toLowerCase() !== character.toUpperCase();
const leaders = new Set(['.', '·', '…', '_']);

/** A label, then dots, a wide gap, a bar or a colon, then something that begins with a figure; null if a line isn't a row. */
function parted(line: string): { readonly label: string; readonly cell: string } | null {
  const words = line.trim();
  const first = words[0] ?? '';
  if (!isLetter(first) && first !== '(') return null;
  for (let i = 3; i < Math.min(words.length, longestLabel); i++) {
    const end = gapEnd(words, i);
    if (end === i) continue;
    const cell = words.slice(end).replaceAll('|', ' ').trim();
    if (cell.length === 0 || cell.length > longestCell) return null;
    // Hours of days are read with the sentence that leads to them.
    if (words.slice(end, -1).includes('|') || !beginsWithFigure(cell) || annotate(cell).schedules.length > 0)
      return null;
    const label = words.slice(0, i).trim();
    // A sentence that leads up to a figure with a colon isn't a row.
    return isSentence(label) ? null : { label, cell };
  }
  return null;
}

/** Where the gap that begins at a position ends; the position itself if there is none. */
function gapEnd(words: string, at: number): number {
  let end = at;
  while (end < words.length && (words[end] === ' ' || words[end] === '\t' || leaders.has(words[end] ?? ''))) end++;
  const gap = words.slice(at, end);
  const dots = [...gap].filter((one) => leaders.has(one)).length;
  if (words[end] === '|') return end + 1;
  if (dots >= 2 || gap.includes('…') || gap.includes('\t') || (dots === 0 && gap.length >= 3)) return end;
  return words[at] === ':' && words[at + 1] === ' ' ? at + 2 : at;
}

function beginsWithFigure(cell: string): boolean {
  const [first] = annotate(cell).tokens;
  return first?.tag === 'number';
}

const isSentence = (label: string): boolean => annotate(label).tokens.some(({ tag }) => tag === 'modal');

/** What the rows limit. Takes: the rows, and the words around them. Gives: limits in cell order. Throws: never. */
export function limitsOfRows(rows: readonly LabeledRow[], around: string): Limit[] {
  const near = annotate(around);
  const isParking = parkingWords.has(near.tokens);
  const heads = headsIn(near.tokens, 0, Math.min(near.tokens.length, 30));
  const counted = heads.includes('vehicle') ? 'vehicle' : heads.includes('space') || isParking ? 'space' : null;
  const isOpen = openWords.has(near.tokens);
  const above = new Set(uses.all(near.tokens, 0, Math.min(near.tokens.length, titleWords)).map(({ id }) => id));
  return rows
    .flatMap((row) => (isParking && counted !== null ? ratioRow(row, counted, isOpen) : figureRow(row, near, isOpen)))
    .map((limit) => (limit.uses.size > 0 ? limit : { ...limit, uses: above }));
}

function ratioRow(row: LabeledRow, counted: string, isOpen: boolean): Limit[] {
  const found = ratioOf(row.cell, row.label);
  if (found === null) return [];
  return [
    {
      ...rowBase(row, annotate(row.label)),
      kind: 'ratio',
      bound: 'min',
      figure: null,
      ratio: { ...found.ratio, of: counted, kind: [], plus: 0 },
      heads: new Set([counted]),
      isOpen: isOpen || found.isOpen,
    },
  ];
}

const rowBase = (
  { start, end }: LabeledRow,
  label: Annotation,
): Omit<Limit, 'kind' | 'bound' | 'figure' | 'ratio' | 'heads' | 'isOpen'> => ({
  hours: null,
  days: null,
  conditions: [],
  zones: [],
  uses: usesIn(label),
  hasException: false,
  triggers: [],
  isForOutsiders: false,
  row: headsIn(label.tokens, 0, label.tokens.length),
  words: new Set(),
  lowers: new Set(label.tokens.map(({ lower }) => lower)),
  span: { start, end },
});

const line: ReadonlySet<string> = new Set(['line']);
const setbackWords = ['setback', 'yard', 'separation', 'distance'];

const lowersOf = (text: string): ReadonlySet<string> => new Set(annotate(text).tokens.map(({ lower }) => lower));

const leasts = ['minimum', 'min', 'min.'];
const mosts = ['maximum', 'max', 'max.'];

/** Which way figures under these words bind; null if they name neither way, or both. */
function boundIn(lowers: ReadonlySet<string>): Limit['bound'] | null {
  const [least, most] = [leasts, mosts].map((words) => words.some((word) => lowers.has(word)));
  return least === most ? null : least === true ? 'min' : 'max';
}

/** 'Front yard ........ 50 feet' under 'Minimum setbacks': read with its title as one sentence. */
function figureRow(row: LabeledRow, around: Annotation, isOpen: boolean): Limit[] {
  const lowers = new Set(around.tokens.slice(0, 60).map(({ lower }) => lower));
  const own = boundIn(lowersOf(row.label)) ?? boundIn(lowersOf(row.cell));
  const isOfSetbacks = setbackWords.some((word) => lowers.has(word) || lowers.has(`${word}s`));
  // A table of setbacks that doesn't say so sets minimums.
  const bound = own ?? boundIn(lowers) ?? (isOfSetbacks && !lowers.has('maximum') ? 'min' : null);
  if (bound === null || eachIn(row.label)) return [];
  const law = annotate(`${row.label}: ${row.cell}`);
  const sentence = law.sentences[0];
  const figure = sentence === undefined ? undefined : figuresOf(law, sentence).at(-1);
  if (sentence === undefined || figure === undefined || figure.quantity.unit === null) return [];
  const isSetback = figure.quantity.dimension === 'length' && isOfSetbacks;
  const heads = headsIn(law.tokens, 0, figure.from);
  const side = isSetback ? sides.find((one) => row.label.toLowerCase().startsWith(one)) : undefined;
  return [
    {
      ...rowBase(row, law),
      kind: 'figure',
      bound,
      figure:
        side === undefined ? figure : { ...figure, measure: 'distance', place: 'line', places: line, listed: line },
      ratio: null,
      heads: new Set(side === undefined ? heads : [side]),
      // A label that says which way it binds is a rule of its own, not one of many rows.
      row: own !== null ? null : side === undefined ? heads : [side],
      law,
      isOpen,
    },
  ];
}

/** 'Common green per unit' gives an amount for each. */
const eachIn = (label: string): boolean => [...lowersOf(label)].some((word) => eachWords.has(word) && word !== 'for');

/** The number of surrounding words that count as its title. */
const titleWords = 24;
const sides = ['front', 'side', 'rear'];
const eachWords = new Set(['per', 'for', 'each', 'every']);
/** '1 parking space per': the most words between the figure and what it is for. */
const longestUnit = 4;

function ratioOf(
  cell: string,
  label: string,
): { ratio: { count: number; each: number; unit: string }; isOpen: boolean } | null {
  const { tokens } = annotate(cell);
  const read = numberAt(tokens, 0);
  let at = read?.next ?? 0;
  while (at < tokens.length && at < (read?.next ?? 0) + longestUnit && !eachWords.has(tokens[at]?.lower ?? '')) at++;
  if (read === null || !eachWords.has(tokens[at]?.lower ?? '')) return perLabel(cell, label);
  while (eachWords.has(tokens[at]?.lower ?? '')) at++;
  const count = read.value;
  const rest = annotate(cell.slice(tokens[at]?.start ?? cell.length));
  const isOpen = openWords.has(rest.tokens);
  const [first] = rest.sentences.flatMap((sentence) => figuresOf(rest, sentence));
  if (first !== undefined && first.from === 0) {
    const { dimension, value, unit: said } = first.quantity;
    if (dimension === 'area')
      return {
        ratio: { count, each: Math.round((value / (unitOf(said)?.factor ?? 1)) * 1e6) / 1e6, unit: said ?? 'acre' },
        isOpen,
      };
    if (dimension === 'length') return null;
    const unit = lastNoun(rest.tokens, 1, rest.tokens.length);
    return unit === null ? null : { ratio: { count, each: value, unit }, isOpen };
  }
  const unit = lastNoun(rest.tokens, 0, rest.tokens.length);
  return unit === null ? null : { ratio: { count, each: 1, unit }, isOpen };
}

/** 'Bank, per lane' with a bare figure. */
function perLabel(cell: string, label: string): ReturnType<typeof ratioOf> {
  const count = Number(cell.replaceAll(',', ''));
  const at = label.toLowerCase().lastIndexOf('per ');
  if (!Number.isFinite(count) || at === -1) return null;
  const { tokens } = annotate(label.slice(at + 4));
  const unit = lastNoun(tokens, 0, tokens.length);
  return unit === null ? null : { ratio: { count, each: 1, unit }, isOpen: false };
}
