import { firstFrom, matcher } from '../../../language/matcher.ts';
import type { Annotation, Quantity, Schedule, Token } from '../../../language/types.ts';
import { places } from '../rule-words.ts';

/* What people leave out when they speak: feet, percent, days and hours. */

const towards = new Set(['to', 'from', 'off']);
const tops = new Set(['tip', 'peak', 'ridge', 'parapet', 'eave', 'top']);
const fewestFeet = 5;
const farthest = 6;

/** A statement with figures that it says without their unit: 'two eighty-five to the line' in feet, 'six gallons out of every ten' as a
 *  share, 'from the first of April to the last of October' in days, 'at all hours' as hours.
 *  Takes: the statement, read.  Gives: a new reading, or the same one.  Throws: never. */
export function withSpoken(annotation: Annotation): Annotation {
  const { text, tokens, sentences, scopes } = annotation;
  const season = seasonIn(annotation);
  const quantities = [...withShares(annotation), ...(season === null ? [] : [season])]
    .map((one) => (isOfFeet(tokens, one) ? { ...one, dimension: 'length' as const, unit: 'foot' } : one))
    .sort((a, b) => a.start - b.start);
  const always = allDay.all(annotation)[0];
  const span = always === undefined ? null : { start: always.start, end: always.end };
  const schedules: readonly Schedule[] =
    span === null || annotation.schedules.some(({ from, to }) => from !== null || to !== null)
      ? annotation.schedules
      : [...annotation.schedules, { ...span, from: 0, to: lastMinute, days: null }];
  return { text, tokens, sentences, quantities, schedules, scopes };
}

const lastMinute = 1_439;
const allDay = matcher([
  'at all hours',
  'all hours of day|night',
  'around|round the clock',
  'day and night',
  'day or night',
  'any hour of day|night',
  'any time of day|night',
]);

/** 'Six ten to the tip', 'two eighty-five from the line'. */
function isOfFeet(tokens: readonly Token[], { dimension, of, unit, per, value, end }: Quantity): boolean {
  if (dimension !== 'count' || of !== null || unit !== null || per !== null || value < fewestFeet) return false;
  const next = firstFrom(tokens, end);
  if (!towards.has(tokens[next]?.lower ?? '')) return false;
  const behind = tokens.slice(next + 1, next + 1 + farthest);
  const stop = behind.findIndex(({ tag }) => tag === 'punctuation' || tag === 'number');
  const to = next + 1 + (stop === -1 ? behind.length : stop);
  return tokens.slice(next, to).some(({ lower }) => tops.has(lower)) || places.has(tokens, next, to);
}

const articles = new Set(['every', 'each', 'the', 'our', 'those']);

/** 'Six out of ten' is sixty percent. */
function withShares({ tokens, quantities }: Annotation): Quantity[] {
  const found: Quantity[] = [];
  for (let i = 0; i < quantities.length; i++) {
    const [part, whole] = [quantities[i] as Quantity, quantities[i + 1]];
    const between =
      whole === undefined ? [] : tokens.slice(firstFrom(tokens, part.end), firstFrom(tokens, whole.start));
    const words = between.map(({ lower }) => lower).filter((word) => !articles.has(word));
    const isShare = words.length === 2 && words[0] === 'out' && words[1] === 'of';
    if (whole === undefined || !isShare || whole.value <= part.value) found.push(part);
    else {
      found.push({
        ...part,
        dimension: 'ratio',
        unit: 'percent',
        of: null,
        value: part.value / whole.value,
        end: whole.end,
      });
      i++;
    }
  }
  return found;
}

const months = 'january february march april may june july august september october november december'.split(' ');
const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
const joints = new Set(['to', 'through', 'until', 'till', 'thru']);
const lasts = new Set(['last', 'end']);
const firsts = new Set(['first', 'start', 'beginning']);
const farthestMonth = 9;

/** 'From the first of April to the last of October': 214 days. A month without its day is no length. */
function seasonIn({ tokens, quantities }: Annotation): Quantity | null {
  const named = tokens.flatMap(({ lower }, at) =>
    months.includes(lower) ? [{ at, month: months.indexOf(lower) }] : [],
  );
  const [first, last] = named;
  if (first === undefined || last === undefined || named.length > 2 || last.at - first.at > farthestMonth) return null;
  const isWord = (from: number, to: number, set: ReadonlySet<string>): boolean =>
    tokens.slice(Math.max(0, from), to).some(({ lower }) => set.has(lower));
  if (
    !isWord(first.at, last.at, joints) ||
    !isWord(first.at - 3, first.at, firsts) ||
    !isWord(last.at - 3, last.at, lasts)
  )
    return null;
  let days = 0;
  for (let month = first.month; ; month = (month + 1) % months.length) {
    days += lengths[month] ?? 0;
    if (month === last.month) break;
  }
  const [start, end] = [tokens[first.at]?.start ?? 0, tokens[last.at]?.end ?? 0];
  if (quantities.some((one) => one.start < end && one.end > start && one.dimension !== 'count')) return null;
  return {
    start,
    end,
    figure: { start, end },
    dimension: 'duration',
    value: days,
    high: null,
    unit: 'day',
    per: null,
    bound: 'exactly',
    of: null,
    corrected: false,
  };
}
