import { quantitiesIn } from './figures/quantities.ts';
import { subjectOf, type Subject } from './figures/subjects.ts';
import { targetAfter } from './figures/setback-target.ts';
import { withoutDittos } from './table-cells.ts';
import { bracket, unitNames } from './table-units.ts';
import type { StandardDraft } from './types.ts';
import type { Span } from '../language/types.ts';
import type { Dimension } from './figures/units.ts';

/* Tables as web pages, Word documents and pasted sheets give them: a row a line, cells parted by bars or tabs. */

interface Row {
  readonly cells: readonly string[];
  readonly span: Span;
}

const parted = /[|\t]/;
const rule = /^[\s|:+=-]+$/;
const widest = 24;

/** The tables in a stretch of text. Gives: their rows; a table is two lines or more that follow one another. */
export function pipeTables(text: string, from: number, to: number): { span: Span; rows: Row[] }[] {
  const tables: { span: Span; rows: Row[] }[] = [];
  let rows: Row[] = [];
  let at = from;
  const close = (): void => {
    const [first, last] = [rows[0], rows.at(-1)];
    if (first !== undefined && last !== undefined && rows.length >= 2)
      tables.push({ span: { start: first.span.start, end: last.span.end }, rows });
    rows = [];
  };
  const lines = text.slice(from, to).split('\n');
  for (const [i, line] of lines.entries()) {
    const start = at + (line.length - line.trimStart().length);
    const content = line.trim();
    at += line.length + 1;
    if (content === '' || (rule.test(content) && rows.length > 0)) continue;
    // A line alone between two rows heads those below it.
    const isGroup =
      rows.length > 0 && content.length <= 60 && !/[.;:]$/.test(content) && parted.test(lines[i + 1] ?? '');
    if (!parted.test(content) && !isGroup) {
      close();
      continue;
    }
    const cells = content
      .replace(/^\||\|$/g, '')
      .split(parted)
      .map((cell) => cell.trim())
      .slice(0, widest);
    rows.push({ cells, span: { start, end: start + content.length } });
  }
  close();
  return tables;
}

/** The standards of a table: a row or a column names what is measured, the other one where it applies.
 *  Takes: its rows, the section, the titles above, and what they apply to.  Gives: standards in the order of the cells, without quotes. */
export function standardsOfTable(
  rows: readonly Row[],
  section: string | null,
  titles: string,
  whole: string,
): StandardDraft[] {
  const [first] = rows;
  if (first === undefined) return [];
  const hasHead = first.cells.slice(1).every((cell) => !/^[<>≥≤]?\s*\$?\d/.test(cell)) && rows.length > 1;
  const { head, body } = hasHead ? headOf(rows) : { head: [], body: rows };
  const found: StandardDraft[] = [];
  const named = naming();
  let group = '';
  const read = withoutDittos(body.map(({ cells }) => cells));
  for (const [at, { span }] of body.entries()) {
    const cells = read[at] ?? [];
    const label = cells[0] ?? '';
    const rest = cells.slice(1);
    if (rest.every((cell) => cell === '') && label !== '') {
      group = label;
      continue;
    }
    // A row with a unit of its own is not of the group above it.
    if (bracket.test(label)) group = '';
    for (const [i, cell] of rest.entries()) {
      const column = cells.length <= head.length ? (head[i + 1] ?? '') : '';
      const made = standardOf(cell, { name: label, label: `${group} ${label}`.trim(), column, titles, whole }, named);
      if (made === null) continue;
      found.push({ ...made, section, quote: '', span, exception: false, from: 'table' });
    }
  }
  return found;
}

/** The names of the columns, from the row above the figures or from two ('Setbacks (ft.)' over 'Front' and 'Side'). */
function headOf(rows: readonly Row[]): { head: readonly string[]; body: readonly Row[] } {
  const [first, second] = [rows[0]?.cells ?? [], rows[1]?.cells ?? []];
  const isSecond =
    rows.length > 2 &&
    second.length === first.length &&
    second.length > 2 &&
    second.slice(1).some((cell) => cell !== '') &&
    second.every((cell) => !/\d/.test(cell));
  if (!isSecond) return { head: first, body: rows.slice(1) };
  const head = first.map((name, i) => (name === second[i] ? name : `${name} ${second[i] ?? ''}`.trim()));
  return { head, body: rows.slice(2) };
}

type Made = Pick<StandardDraft, 'subject' | 'comparator' | 'value' | 'unit' | 'applies_to' | 'topic' | 'process'>;

type Naming = (words: string, dimension: Dimension, unit: string) => Subject | null;

/** What words name, each asked once: the columns of a table are the same for all its rows. */
function naming(): Naming {
  const known = new Map<string, Subject | null>();
  return (words, dimension, unit) => {
    const key = `${dimension} ${unit} ${words}`;
    let subject = known.get(key);
    if (subject === undefined) {
      subject = subjectOfLabel(words, dimension, unit);
      known.set(key, subject);
    }
    return subject;
  };
}

function subjectOfLabel(words: string, dimension: Dimension, unit: string): Subject | null {
  const plain = words
    .replace(bracket, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
    .replace(/\bstreet side\b/g, 'side');
  // 'Front' under 'Setbacks' is the front yard.
  const isYard =
    /\b(?:front|sides?|rear|corner)\b/.test(plain) &&
    !/yard|line/.test(plain) &&
    (/set ?back/.test(plain) || /^(?:(?:interior|corner) )?(?:front|sides?|rear)(?: [(\w.)]{0,8})?$/.test(plain));
  const low = isYard ? `${plain.replace(/\bsides\b/g, 'side')} yard` : plain;
  if (low === '') return null;
  const before = `${low}: `;
  return subjectOf({ dimension, unit, before, after: '', sentence: low, titles: low });
}

interface Labels {
  /** What stands at the head of the row, and the same behind the heading of its group. */
  readonly name: string;
  readonly label: string;
  readonly column: string;
  readonly titles: string;
  /** What the table applies to where neither row nor column names it. */
  readonly whole: string;
}

function standardOf(cell: string, { name, label, column, titles, whole }: Labels, named: Naming): Made | null {
  if (!/\d/.test(cell) || cell.length > 90) return null;
  const measured = figureOf(cell, label, column, titles);
  if (measured === null) return null;
  const { value, unit, dimension } = measured;
  const of = (words: string): Subject | null => named(words, dimension, unit);
  const [byLabel, byColumn] = [of(label), of(column)];
  // 'Noise by day' says more than 'noise', which any row with decibels is about.
  const found = [byLabel, byColumn].filter((one) => one !== null);
  const chosen =
    found.find(({ subject }) => subject.includes(' ')) ??
    found[0] ??
    of(`${titles}: ${label}`) ??
    of(`${titles}: ${column}`) ??
    of(`${titles}: ${label} ${cell}`);
  if (chosen === null) return null;
  const said = `${label} ${column} ${cell}`.toLowerCase();
  const where = chosen === byLabel || (found.length === 0 && targetAfter(label.toLowerCase()) !== null) ? column : name;
  return {
    subject: chosen.subject,
    comparator: /\bmax/.test(said) ? 'max' : /\bmin/.test(said) ? 'min' : chosen.usual,
    value,
    unit,
    applies_to: placeOf(where) ?? whole,
    topic: chosen.topic,
    process: chosen.process,
  };
}

/** 'R-1' as 'R-1 district'; a use by its name. */
function placeOf(words: string): string | null {
  const name = words.replace(bracket, '').trim();
  if (
    name === '' ||
    name.length > 60 ||
    /^(?:standards?|requirements?|minimum|maximum|value|limit|distance)\b/i.test(name)
  )
    return null;
  return /^[A-Z]{1,4}(?:-?\d{1,3}[A-Z]?|-[A-Z]{1,3})?(?: zone| district)?$/i.test(name) && /^[A-Z]/.test(name)
    ? `${name.replace(/ (?:zone|district)$/i, '')} district`
    : name.toLowerCase();
}

function figureOf(
  cell: string,
  ...labels: readonly string[]
): { value: number; unit: string; dimension: Dimension } | null {
  const own = quantitiesIn(cell);
  const [said] = own;
  if (said !== undefined) return { value: said.value, unit: said.unit, dimension: said.dimension };
  const bare = /^[<>≥≤]?\s*(\d[\d,]*(?:\.\d+)?)\s*(%?)(?:\s*[*†‡]|\s*\[\d+\]|\s*\(\d+\))*$/.exec(cell);
  if (bare === null) return null;
  const value = Number((bare[1] ?? '').replace(/,/g, ''));
  if (bare[2] === '%') return { value, unit: 'percent', dimension: 'percent' };
  for (const label of labels) {
    const unit = unitNames[(bracket.exec(label)?.[1] ?? '').toLowerCase()];
    if (unit !== undefined) return { value, unit: unit[0], dimension: unit[1] };
  }
  return null;
}
