import { annotate } from '../../language/annotate.ts';
import { unitOf } from '../../language/units.ts';
import type { Annotation } from '../../language/types.ts';
import { figuresOf, headsIn } from './figures.ts';
import type { Limit } from './limits.ts';
import { lastNoun } from './limit-ratios.ts';
import { usesIn } from './limit-scope.ts';
import { openWords, parkingWords } from './rule-words.ts';

/* Tables of a label and a figure: 'Hospital ........ 3 per licensed bed', 'Bank, per lane    4'. */

/** A label, dots or a wide gap, and what begins with a figure. */
const leader = /^\s*([A-Za-z(].{2,80}?)(?:\s*[.·…_]{2,}\s*|\s{3,}|\t+|\s*\|\s*)(\d[^|\t]{0,90}?)\s*\|?\s*$/;

export interface LabelledRow {
  readonly label: string;
  readonly cell: string;
  readonly start: number;
  readonly end: number;
}

/** The rows of such tables in a text, two or more together.
 *  Takes: a passage with its lines.  Gives: rows with their places; none where there is only one.  Throws: never; linear. */
export function labelledRows(text: string): LabelledRow[] {
  const rows: LabelledRow[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    const found = line.length > 220 ? null : leader.exec(line);
    if (found !== null)
      rows.push({ label: (found[1] ?? '').trim(), cell: (found[2] ?? '').trim(), start: at, end: at + line.length });
    at += line.length + 1;
  }
  return rows.length >= 2 ? rows : [];
}

const ratioCell = /^(\d[\d,.]*)\s+(?:per|for each|for every)\s+(.+)$/i;

/** What the rows limit. Takes: the rows, and the words around them. Gives: limits in the order of the cells. Throws: never. */
export function limitsOfRows(rows: readonly LabelledRow[], around: string): Limit[] {
  const near = annotate(around);
  const isParking = parkingWords.has(near.tokens);
  const heads = headsIn(near.tokens, 0, Math.min(near.tokens.length, 30));
  const counted = heads.includes('vehicle') ? 'vehicle' : heads.includes('space') || isParking ? 'space' : null;
  const isOpen = openWords.has(near.tokens);
  return rows.flatMap((row) =>
    isParking && counted !== null ? ratioRow(row, counted, isOpen) : figureRow(row, near, isOpen),
  );
}

function ratioRow(row: LabelledRow, counted: string, isOpen: boolean): Limit[] {
  const found = ratioOf(row.cell, row.label);
  if (found === null) return [];
  return [
    {
      ...rowBase(row, annotate(row.label)),
      kind: 'ratio',
      bound: 'min',
      figure: null,
      ratio: { ...found.ratio, of: counted, kind: [] },
      heads: new Set([counted]),
      isOpen: isOpen || found.isOpen,
    },
  ];
}

const rowBase = (
  { start, end }: LabelledRow,
  label: Annotation,
): Omit<Limit, 'kind' | 'bound' | 'figure' | 'ratio' | 'heads' | 'isOpen'> => ({
  hours: null,
  days: null,
  conditions: [],
  zones: [],
  uses: usesIn(label),
  hasException: false,
  isForOutsiders: false,
  row: headsIn(label.tokens, 0, label.tokens.length),
  words: new Set(),
  lowers: new Set(label.tokens.map(({ lower }) => lower)),
  span: { start, end },
});

const setbackWords = ['setback', 'yard', 'separation', 'distance'];

/** 'Front yard ........ 50 feet' under 'Minimum setbacks': read with its title as one sentence. */
function figureRow(row: LabelledRow, around: Annotation, isOpen: boolean): Limit[] {
  const lowers = new Set(around.tokens.slice(0, 60).map(({ lower }) => lower));
  if (lowers.has('minimum') === lowers.has('maximum')) return [];
  const law = annotate(`${row.label}: ${row.cell}`);
  const sentence = law.sentences[0];
  const figure = sentence === undefined ? undefined : figuresOf(law, sentence).at(-1);
  if (sentence === undefined || figure === undefined || figure.quantity.unit === null) return [];
  const isSetback =
    figure.quantity.dimension === 'length' && setbackWords.some((word) => lowers.has(word) || lowers.has(`${word}s`));
  const heads = headsIn(law.tokens, 0, figure.from);
  const side = isSetback ? sides.find((one) => row.label.toLowerCase().startsWith(one)) : undefined;
  return [
    {
      ...rowBase(row, law),
      kind: 'figure',
      bound: lowers.has('minimum') ? 'min' : 'max',
      figure:
        side === undefined ? figure : { ...figure, measure: 'distance', place: 'line', places: new Set(['line']) },
      ratio: null,
      heads: new Set(side === undefined ? heads : [side]),
      row: side === undefined ? heads : [side],
      law,
      isOpen,
    },
  ];
}

const sides = ['front', 'side', 'rear'];

function ratioOf(
  cell: string,
  label: string,
): { ratio: { count: number; each: number; unit: string }; isOpen: boolean } | null {
  const said = ratioCell.exec(cell);
  if (said === null) return perLabel(cell, label);
  const count = Number((said[1] ?? '').replaceAll(',', ''));
  const rest = annotate(said[2] ?? '');
  const isOpen = openWords.has(rest.tokens);
  const [first] = rest.sentences.flatMap((sentence) => figuresOf(rest, sentence));
  if (first !== undefined && first.from === 0) {
    const { dimension, value, unit: said } = first.quantity;
    if (dimension === 'area')
      return { ratio: { count, each: value / (unitOf(said)?.factor ?? 1), unit: said ?? 'acre' }, isOpen };
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
