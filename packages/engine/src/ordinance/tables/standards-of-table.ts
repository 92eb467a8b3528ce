import { annotate } from '../../language/annotate.ts';
import { things, uses } from '../compliance/rule-words.ts';
import { quantitiesIn } from '../figures/quantities.ts';
import { targetAfter } from '../figures/setback-target.ts';
import { hasDigit, startsWithCapital } from '../../base/text.ts';
import type { Subject } from '../figures/subject-list.ts';
import { subjectOf } from '../figures/subjects.ts';
import type { Dimension } from '../figures/units.ts';
import type { StandardDraft } from '../types.ts';
import { unitBrackets, withUnit } from './table-cells.ts';
import type { Table } from './types.ts';

/** The standards of a table: a row or a column names what is measured, the other where it applies.
 *  Takes: the table, the section, the titles above, and what they apply to.  Gives: standards in cell order, without quotes. */
export function standardsOfTable(table: Table, section: string | null, titles: string, whole: string): StandardDraft[] {
  const found: StandardDraft[] = [];
  const named = naming();
  for (const { groups, name, cells, span } of table.rows) {
    const label = [...groups, name].join(' ').trim();
    for (const [i, cell] of cells.entries()) {
      const column = table.columns[i] ?? '';
      const made = standardOf(cell, { name, label, column, titles: `${titles} ${table.title}`, whole }, named);
      if (made !== null) found.push({ ...made, section, quote: '', span, exception: false, from: 'table' });
    }
  }
  // If lot sizes vary by column, the columns are districts.
  const isByDistrict = found.some(({ subject }) => subject.startsWith('lot ')) && !table.columns.some(isKind);
  return isByDistrict ? found.map((one) => ({ ...one, applies_to: inDistrict(one.applies_to, table.columns) })) : found;
}

/** A kind of building or use, which is never the name of a district. */
function isKind(column: string): boolean {
  const { tokens } = annotate(column);
  return things.has(tokens) || uses.has(tokens);
}

const inDistrict = (name: string, columns: readonly string[]): string => {
  const column = columns.find((one) => one.toLowerCase() === name && startsWithCapital(one));
  return column === undefined || /(?:district|zone)s?$/i.test(column) ? name : `${column} district`;
};

type Made = Pick<StandardDraft, 'subject' | 'comparator' | 'value' | 'unit' | 'applies_to' | 'topic' | 'process'>;

type Naming = (words: string, dimension: Dimension, unit: string) => Subject | null;

/** What words name, each looked up once: the columns of a table are the same for all its rows. */
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
    .replace(unitBrackets, ' ')
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
  /** The label of the row, including the heading of its group. */
  readonly name: string;
  readonly label: string;
  readonly column: string;
  readonly titles: string;
  /** What the table applies to if neither row nor column names it. */
  readonly whole: string;
}

const eachWords = new Set(['per', 'each', 'every']);
const lastWord = (text: string): string => text.trim().split(' ').at(-1)?.toLowerCase() ?? '';

function standardOf(cell: string, { name, label, column, titles, whole }: Labels, named: Naming): Made | null {
  if (!hasDigit(cell) || cell.length > 90) return null;
  const said = withUnit(cell, [name, label, column], titles);
  // '1 per 200 square feet' sets no area.
  const measured = quantitiesIn(said).find(({ start }) => !eachWords.has(lastWord(said.slice(0, start))));
  if (measured === undefined) return null;
  const { value, unit, dimension } = measured;
  const of = (words: string): Subject | null => named(words, dimension, unit);
  const [byLabel, byColumn] = [of(label), of(column)];
  // 'Noise by day' says more than 'noise', which applies to any row with decibels.
  const found = [byLabel, byColumn].filter((one) => one !== null);
  const chosen =
    found.find(({ subject }) => subject.includes(' ')) ??
    found[0] ??
    of(`${titles}: ${label}`) ??
    of(`${titles}: ${column}`) ??
    of(`${titles}: ${label} ${cell}`);
  if (chosen === null) return null;
  const words = `${label} ${column} ${cell}`.toLowerCase();
  const where = chosen === byLabel || (found.length === 0 && targetAfter(label.toLowerCase()) !== null) ? column : name;
  return {
    subject: chosen.subject,
    comparator: /\bmax/.test(words) ? 'max' : /\bmin/.test(words) ? 'min' : chosen.usual,
    value,
    unit,
    applies_to: placeOf(where) ?? whole,
    topic: chosen.topic,
    process: chosen.process,
  };
}

/** 'R-1' becomes 'R-1 district'; a use keeps its name. */
function placeOf(words: string): string | null {
  const name = words.replace(unitBrackets, '').trim();
  if (
    name === '' ||
    name.length > 60 ||
    /^(?:standards?|requirements?|minimum|maximum|value|limit|distance)\b/i.test(name)
  )
    return null;
  return /^[A-Z]{1,4}(?:-?\d{1,3}[A-Z]?|-[A-Z]{1,3})?(?: zone| district)?$/i.test(name) && startsWithCapital(name)
    ? `${name.replace(/ (?:zone|district)$/i, '')} district`
    : name.toLowerCase();
}
