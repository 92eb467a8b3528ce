import { hasDigit, squeezed } from '../../../base/text.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import type { Annotation, Quantity } from '../../../language/types.ts';
import type { Materials } from '../../../filed/types.ts';
import { isContent } from '../../../said/asked.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import type { OnRecord } from '../record/on-record.ts';
import { longestCode, ruleCited } from '../record/read-code.ts';
import { topicOf } from '../record/topic-of.ts';
import { citedFrom, sentencesOnRecord, sharedWith, tellingIn, type SentenceOnRecord } from './record-sentences.ts';

/* Rows of a table with a column for each district: counts, shares and hours that the record speaks of. Setbacks and heights have readers of
 * their own, which know what they are measured to. */

/** A row in the column of the applicant's district. */
interface Row {
  readonly label: string;
  readonly value: string;
  readonly district: string;
  readonly start: number;
  readonly quote: string;
  readonly section: string | null;
}

const shortestColumn = '  ';
const cellsOf = (line: string): readonly string[] =>
  line
    .split(line.includes('|') ? '|' : shortestColumn)
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');

const isRuled = (line: string): boolean => [...line].every((sign) => '-|=:+ '.includes(sign));

/** A district as a code writes it: 'A-1', 'RMF-18', 'LI'. */
const isDistrict = (cell: string): boolean =>
  cell.length <= (hasDigit(cell) ? longestName : shortName) &&
  cell === cell.toUpperCase() &&
  cell !== cell.toLowerCase();
const longestName = 8;
const shortName = 3;

/** Whole words of the form that name a district: the last text of a record is made of its name, its kind and its zoning. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    squeezed(
      text.split(',').join(' ').split('.').join(' ').split(';').join(' ').split('(').join(' ').split(')').join(' '),
    ).split(' '),
  );

function columnOf(header: readonly string[], zoned: readonly ReadonlySet<string>[]): number | null {
  for (const words of zoned) {
    const mine = header.flatMap((cell, at) => (isDistrict(cell) && words.has(cell) ? [at] : []));
    if (mine.length > 0) return mine.length === 1 ? (mine[0] ?? null) : null;
  }
  return null;
}

function rowsIn({ text, chunks }: TextReading, zoned: readonly ReadonlySet<string>[]): readonly Row[] {
  const rows: Row[] = [];
  let header: readonly string[] = [];
  let mine: number | null = null;
  let before = '';
  let start = 0;
  for (const line of text.split('\n')) {
    const cells = cellsOf(line);
    const districts = cells.filter(isDistrict).length;
    if (districts >= 2 && districts >= cells.length - 1) {
      header = cells;
      mine = columnOf(cells, zoned);
    } else if (line.trim() === '') {
      if (before === '') header = rows.length === 0 || mine === null ? header : [];
      before = '';
    } else if (!isRuled(line) && mine !== null && header.length > 0) {
      const last = header.length - 1 - mine;
      const columns = header.filter(isDistrict).length;
      const value = cells[cells.length - 1 - last] ?? '';
      if (cells.length === 1) before = cells[0] ?? '';
      else if (cells.length === columns + 1 && hasDigit(value)) {
        const at = start;
        rows.push({
          label: squeezed(`${before} ${cells[0] ?? ''}`).trim(),
          value,
          district: header[mine] ?? '',
          start: at,
          quote: line.trim(),
          section: chunks.find(({ span }) => span.start <= at && span.end > at)?.section ?? null,
        });
        before = '';
      } else before = '';
    }
    start += line.length + 1;
  }
  return rows;
}

/** Readers of their own, and what a lot has before anything is built on it. */
const notHere = matcher([
  'setback|yard|distance|separation|frontage|width|depth|density|spacing|apart|between|buffer',
  'lot|property|site|parcel size|area|acre',
  'smallest|minimum _? lot|property|site|parcel|tract',
  'per',
  'floor area',
  'from',
  'to a|the|any|nearest? house|dwelling|line|road|street',
  'district|zone',
]);
const tall = matcher(['height|tall']);
const withEverything = matcher(['anything|everything|including|base|top', 'equipment|antenna']);
const atMost = matcher(['most|largest|greatest|maximum|highest|limit']);
const atLeast = matcher(['least|smallest|fewest|minimum|lowest']);
const bounds: ReadonlySet<string> = new Set(
  'most largest greatest maximum highest limit least smallest fewest minimum lowest percent foot feet acre one number'.split(
    ' ',
  ),
);

/** What a row is about. */
const tellingOf = ({ tokens }: Annotation): readonly string[] =>
  tellingIn(tokens.flatMap((token) => (isContent(token) && !bounds.has(token.lemma) ? [token.lemma] : [])));

/** The one count that the best sentence gives of what a row counts. */
function countIn({ reading, sentence }: SentenceOnRecord, telling: readonly string[]): Quantity | null {
  const found = reading.quantities.filter(
    ({ start, end, dimension, of, unit }) =>
      start >= sentence.start && end <= sentence.end && dimension === 'count' && telling[0] === (of ?? unit),
  );
  return new Set(found.map(({ value }) => value)).size === 1 ? (found[0] ?? null) : null;
}

/** '20' of 'Largest part of the lot (percent)' are percent. Null for hours, which have no figure here. */
function limitOf({ label, value }: Row): Quantity | null {
  if (label.includes('(') && !unitsOfRows.some((one) => label.includes(`(${one})`))) return null;
  const unit = unitsOfRows.find((one) => label.includes(`(${one})`)) ?? '';
  return annotate(`${value} ${unit}`).quantities[0] ?? null;
}
const unitsOfRows = ['percent', 'feet', 'acres', 'dBA', 'gallons', 'square feet', 'sq ft', 'inches'] as const;

const isHour = (value: string): boolean => value.endsWith('.m.');

/** Figures of the plan in the unit of a row; counts, of the same thing. */
const alikeIn = (
  { reading, sentence }: SentenceOnRecord,
  limit: Quantity,
  telling: readonly string[],
): readonly Quantity[] =>
  reading.quantities.filter(
    (one) =>
      one.start >= sentence.start &&
      one.end <= sentence.end &&
      (limit.unit === null || limit.dimension === 'count'
        ? one.dimension === 'count' && telling.includes(one.of ?? one.unit ?? '')
        : one.dimension === limit.dimension && (one.unit === 'percent') === (limit.unit === 'percent')),
  );

/** Rows of the code's tables, in the applicant's district, that the record speaks of. Takes: the record, what is on file and the keys
 *  raised before.  Gives: issues, those that a count of the plan goes beyond first; none for a whole zoning code.  Throws: never. */
export function tableIssues(
  { texts }: OnRecord,
  { ordinance }: Materials,
  raised: ReadonlySet<string>,
): readonly Issue[] {
  if (ordinance === null || ordinance.text.length > longestCode) return [];
  const zoned = [
    wordsOf(texts.at(-1)?.annotation.text ?? ''),
    wordsOf(texts.map(({ annotation }) => annotation.text).join(' ')),
  ];
  const said = sentencesOnRecord(texts);
  const issues = rowsIn(ordinance, zoned).flatMap((row): readonly Issue[] => {
    const read = annotate(row.label);
    const telling = tellingOf(read);
    if (raised.has(`row:${String(row.start)}`) || telling.length === 0 || notHere.test(read)) return [];
    if ((tall.test(read) || row.label.includes('(feet)')) && !withEverything.test(read)) return [];
    const shared = (one: SentenceOnRecord): number => sharedWith(telling, one.lemmas);
    const isNamed = ({ lemmas }: SentenceOnRecord): boolean =>
      telling.length === 1 || telling.some((word) => lemmas.has(word));
    const near = said.filter((one) => shared(one) * 2 >= telling.length && shared(one) > 0 && isNamed(one));
    const best = [...near].sort((a, b) => shared(b) - shared(a))[0];
    const limit = limitOf(row);
    if (best === undefined) return [];
    if (limit === null)
      return isHour(row.value) && shared(best) >= Math.min(2, telling.length) ? [issueOf(row, read, null)] : [];
    const isShort = ({ value, high }: Quantity): boolean =>
      atMost.test(read) ? (high ?? value) > limit.value : atLeast.test(read) && value < limit.value;
    const given = near.flatMap((one) => alikeIn(one, limit, telling));
    if (given.length > 0 && !given.some(isShort)) return [];
    const isCounted = limit.unit === null || limit.dimension === 'count';
    const count = isCounted && shared(best) === telling.length && telling.length > 1 ? countIn(best, telling) : null;
    return [issueOf(row, read, count !== null && isShort(count) ? { best, count } : null)];
  });
  return issues.sort((a, b) => b.weight - a.weight);
}

function issueOf(
  { label, value, district, start, quote, section }: Row,
  read: Annotation,
  short: { readonly best: SentenceOnRecord; readonly count: Quantity } | null,
): Issue {
  const table = `The code's table has ${value} for "${label}" in ${district}`;
  const given = short?.best.reading.text.slice(short.count.start, short.count.end) ?? '';
  return {
    ...boardQuestion,
    kind: 'cited_rule',
    key: `row:${String(start)}`,
    topic: topicOf(read, { start: 0, end: label.length }) ?? 'density_height',
    weight: short === null ? 0.9 : 1,
    citations: [ruleCited(quote, { section, start }), ...(short === null ? [] : [citedFrom(short.best)])],
    text: short === null ? `${table}. What is yours?` : `${table}, and you gave ${given}. How do you square that?`,
    reason: 'The ordinance has a figure for it in your district.',
  };
}
