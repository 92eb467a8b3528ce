import type { Token } from './numbers.ts';

export type Dimension =
  | 'length'
  | 'multiple'
  | 'area'
  | 'sound'
  | 'percent'
  | 'duration'
  | 'money'
  | 'power'
  | 'energy'
  | 'kelvin'
  | 'light'
  | 'density'
  | 'clock'
  | 'speed'
  | 'volume'
  | 'count'
  | 'slope'
  | 'weight'
  | 'frequency';

interface UnitRow {
  readonly unit: string;
  readonly dimension: Dimension;
  /** Factor to the base of its dimension: feet, acres, days (hours for a clock), dollars, kilowatts, gallons. */
  readonly factor: number;
}

const rows = new Map<string, UnitRow>();
function add(dimension: Dimension, unit: string, factor: number, words: string): void {
  for (const word of words.split('|')) rows.set(word, { unit, dimension, factor });
}
add('length', 'feet', 1, 'feet|foot|ft|feets|lf');
add('length', 'inches', 1 / 12, 'inch|inches');
add('length', 'yards', 3, 'yard|yards|yds|yd');
add('length', 'miles', 5_280, 'mile|miles|mi');
add('length', 'meters', 3.280_84, 'meter|meters|metre|metres');
add('area', 'acres', 1, 'acre|acres|ac');
add('area', 'square feet', 1 / 43_560, 'square feet|square foot|sq ft|sqft|sf|square ft|sq feet|sq foot');
add('area', 'square miles', 640, 'square mile|square miles|sq mi|sq miles');
add('area', 'square inches', 1 / 43_560 / 144, 'square inch|square inches');
add('area', 'hectares', 2.471_05, 'hectare|hectares');
add('volume', 'cubic yards', 201.974, 'cubic yard|cubic yards');
add('volume', 'gallons', 1, 'gallon|gallons|gal');
add('volume', 'cubic feet', 7.480_52, 'cubic feet|cubic foot');
add('sound', 'dBA', 1, 'dba|decibel|decibels|db');
add('percent', 'percent', 1, 'percent|%|percentage|pct');
add('duration', 'days', 1, 'day|days|calendar day|calendar days|business day|business days|working day|working days');
add('duration', 'weeks', 7, 'week|weeks');
add('duration', 'months', 30.436_875, 'month|months');
add('duration', 'years', 365.25, 'year|years|yrs|yr');
add('duration', 'hours', 1 / 24, 'hour|hours|hrs');
add('duration', 'minutes', 1 / 1_440, 'minute|minutes');
add('money', 'dollars', 1, 'dollar|dollars|bucks');
add('power', 'megawatts', 1_000, 'mw|mwac|mwdc|megawatt|megawatts|megs');
add('power', 'kilowatts', 1, 'kw|kwac|kwdc|kilowatt|kilowatts');
add('power', 'gigawatts', 1e6, 'gw|gigawatt|gigawatts');
add('power', 'watts', 0.001, 'watt|watts');
add('power', 'kilovolts', Number.NaN, 'kv|kilovolt|kilovolts');
add('energy', 'kilowatt-hours', 1, 'kwh|kilowatt hours|kilowatt hour');
add('energy', 'megawatt-hours', 1_000, 'mwh|megawatt hours|megawatt hour');
add('kelvin', 'kelvin', 1, 'kelvin|kelvins');
add('light', 'foot-candles', 1, 'footcandle|footcandles|foot candle|foot candles|fc');
add('light', 'lumens', Number.NaN, 'lumen|lumens');
add('speed', 'miles per hour', 1, 'mph');
add('slope', 'degrees', 1, 'degree|degrees');
add('slope', 'to one', Number.NaN, 'to one');
add('density', 'floor area ratio', 1, 'floor area ratio|far');
add('weight', 'pounds', 1, 'pound|pounds|lbs');
add('weight', 'tons', 2_000, 'ton|tons');
add('frequency', 'hertz', 1, 'hz|hertz');
const counted =
  'job|position|unit|lot|trip|load|truck|truckload|employee|worker|panel|turbine|tree|row|space|stall|copy|complaint|location|building|' +
  'student|bedroom|sign|meeting|room|neighbor|delivery|home|house|household|well|generator|bay|dock|vehicle|car|' +
  'tower|story|floor|resident|dwelling|apartment|townhome|townhouse|parcel|landowner|property|container|shift|' +
  'animal|shrub|battery|pole|access point|entrance|driveway|parking space|dwelling unit|' +
  'housing unit|residential unit|bid|set|occurrence|person|seat|bed|pump|firefighter|speaker|member|newspaper|survey|measurement|test|inspection';
for (const word of counted.split('|')) {
  const plural =
    word === 'person'
      ? 'people'
      : word === 'copy'
        ? 'copies'
        : word === 'story'
          ? 'stories'
          : word === 'battery'
            ? 'batteries'
            : word === 'delivery'
              ? 'deliveries'
              : word === 'property'
                ? 'properties'
                : `${word}s`;
  rows.set(word, { unit: plural, dimension: 'count', factor: 1 });
  rows.set(plural, { unit: plural, dimension: 'count', factor: 1 });
}
for (const [word, unit] of [
  ['storeys', 'stories'],
  ['storey', 'stories'],
  ['persons', 'people'],
  ['kids', 'students'],
  ['pupils', 'students'],
] as const) {
  rows.set(word, { unit, dimension: 'count', factor: 1 });
}
const byUnit = new Map<string, UnitRow>();
for (const row of rows.values()) byUnit.set(row.unit, row);

/** Words that may stand between a figure and its unit: '20 contiguous acres'. */
const between = new Set(
  (
    'contiguous continuous consecutive linear lineal horizontal vertical additional full total off street on site gross net usable developable ' +
    'parking loading dwelling residential single family permanent construction temporary full-time part time local new mature evergreen canopy shade ' +
    'visitor guest bicycle accessible staggered different separate truck vehicle daily peak round calendar business working different updated good paying skilled union wind solar acoustic or more fewer less greater over ' +
    'production observation gas water monitoring bid contractor deciduous heavy third party public nearby nameplate sound certified affordable market rate senior'
  ).split(' '),
);
const heights =
  /^(?:height|tip|hub|diameter|radius|distance|width|length|setback|depth|minimum|blade|rotor|tower|turbine|structure|system|extended|total|overall|maximum|combined|cost|its|the|of|wecs|wind|that|such|existing|required|ambient|average)$/;

/** The unit that begins at token `at`, after a hyphen or a describing word where there is one.
 *  Gives: unit, its dimension and the index after it, or null where no unit follows.  Never throws. */
export function unitAt(
  tokens: readonly Token[],
  at: number,
): { unit: string; dimension: Dimension; next: number } | null {
  let i = at;
  for (let skipped = 0; skipped < 6; skipped++) {
    const here = tokens[i]?.text;
    if (here === undefined) return null;
    if (skipped === 0 || tokens[i - 1]?.text !== '/') {
      const hit = plainUnit(tokens, i, skipped === 0);
      if (hit !== null) return hit;
    }
    if (here === '-' || here === '–' || between.has(here)) i++;
    else return null;
  }
  return null;
}

function plainUnit(
  tokens: readonly Token[],
  i: number,
  immediately: boolean,
): { unit: string; dimension: Dimension; next: number } | null {
  const here = tokens[i]?.text ?? '';
  const after = tokens[i + 1]?.text ?? '';
  if (immediately || tokens[i - 1]?.text === '-') {
    // '2:1'; a time of day has two figures for its minutes.
    if (here === ':' && after === '1' && tokens[i - 1]?.end === tokens[i]?.start)
      return { unit: 'to one', dimension: 'slope', next: i + 2 };
    if (here === 'k' && /^\d/.test(tokens[i - 1]?.text ?? '') && tokens[i - 1]?.end === tokens[i]?.start)
      return { unit: 'kelvin', dimension: 'kelvin', next: i + 1 };
    const clock = clockAt(tokens, i);
    if (clock !== null) return clock;
    if (here === 'noon' || here === 'midnight')
      return { unit: here === 'noon' ? 'pm' : 'am', dimension: 'clock', next: i + 1 };
    if (here === "'" || here === '′' || (here === '’' && tokens[i - 1]?.end === tokens[i]?.start)) {
      return /^\d/.test(tokens[i - 1]?.text ?? '') && tokens[i - 1]?.end === tokens[i]?.start
        ? { unit: 'feet', dimension: 'length', next: i + 1 }
        : null;
    }
    if (here === 'rotor' && /^(?:diameter|radius|radii)/.test(after))
      return {
        unit: `times the rotor ${after.startsWith('d') ? 'diameter' : 'radius'}`,
        dimension: 'multiple',
        next: i + 2,
      };
    if (here === 'times' || (here === 'x' && (after === 'the' || after === 'total'))) return multipleAt(tokens, i);
    if (here === 'per' && after === 'cent') return { unit: 'percent', dimension: 'percent', next: i + 2 };
  }
  if (
    here === 'sq' ||
    here === 'square' ||
    here === 'cubic' ||
    here === 'foot' ||
    here === 'kilowatt' ||
    here === 'megawatt' ||
    here === 'business' ||
    here === 'calendar' ||
    here === 'working' ||
    here === 'access' ||
    here === 'parking' ||
    here === 'dwelling' ||
    here === 'housing' ||
    here === 'residential'
  ) {
    const joint = after === '.' || after === '-' ? 2 : 1;
    const two = rows.get(`${here} ${tokens[i + joint]?.text ?? ''}`);
    if (two !== undefined) return withRate(tokens, two, i + joint + 1);
  }
  if (here === 's' && after === '.' && tokens[i + 2]?.text === 'f')
    return { unit: 'square feet', dimension: 'area', next: i + (tokens[i + 3]?.text === '.' ? 4 : 3) };
  if (here === 'db' && after === '(' && tokens[i + 2]?.text === 'a')
    return { unit: 'dBA', dimension: 'sound', next: i + 4 };
  // 'Twenty truck trips' are trips.
  const noun = /^(?:truck|vehicle|car|delivery|well|tree)$/.test(here) ? rows.get(after) : undefined;
  if (noun?.dimension === 'count') return withRate(tokens, noun, i + 2);
  const row = rows.get(here);
  if (row === undefined) return null;
  if (here === 'ac' && after === '.' && !immediately) return null;
  return withRate(tokens, row, i + 1);
}

/** 'units per acre', 'gallons a day', 'trips per day', 'feet per second' become units of their own. */
function withRate(
  tokens: readonly Token[],
  row: UnitRow,
  next: number,
): { unit: string; dimension: Dimension; next: number } {
  const plain = { unit: row.unit, dimension: row.dimension, next };
  const dot =
    tokens[next]?.text === '.' &&
    (row.unit === 'feet' || row.unit === 'square feet') &&
    /^[a-z,;)]/.test(tokens[next + 1]?.text ?? '')
      ? 1
      : 0;
  const per = tokens[next + dot]?.text ?? '';
  if (
    row.dimension === 'count' &&
    per === 'to' &&
    tokens[next + 1]?.text === 'the' &&
    tokens[next + 2]?.text === 'acre'
  )
    return { unit: `${row.unit} per acre`, dimension: 'density', next: next + 3 };
  if (!['per', 'a', 'an', '/', 'each', 'every'].includes(per)) return plain;
  const base = tokens[next + dot + 1]?.text ?? '';
  if (row.dimension === 'count' && base === 'acre')
    return { unit: `${row.unit} per acre`, dimension: 'density', next: next + dot + 2 };
  if (
    ['day', 'hour', 'week', 'month', 'year', 'minute'].includes(base) &&
    (row.dimension === 'count' ||
      row.dimension === 'volume' ||
      row.dimension === 'money' ||
      row.unit === 'hours' ||
      row.unit === 'minutes')
  ) {
    return { unit: `${row.unit} per ${base}`, dimension: row.dimension, next: next + dot + 2 };
  }
  if (row.unit === 'miles' && base === 'hour')
    return { unit: 'miles per hour', dimension: 'speed', next: next + dot + 2 };
  return plain;
}

function clockAt(tokens: readonly Token[], i: number): { unit: string; dimension: Dimension; next: number } | null {
  const here = tokens[i]?.text ?? '';
  if (here === 'am' || here === 'pm') return { unit: here, dimension: 'clock', next: i + 1 };
  if ((here === 'a' || here === 'p') && tokens[i + 1]?.text === '.' && tokens[i + 2]?.text === 'm') {
    return { unit: `${here}m`, dimension: 'clock', next: tokens[i + 3]?.text === '.' ? i + 4 : i + 3 };
  }
  return null;
}

/** '1.5 times the total height'. */
function multipleAt(tokens: readonly Token[], i: number): { unit: string; dimension: Dimension; next: number } {
  let last = i;
  const words: string[] = [];
  for (let j = i + 1; j < i + 8; j++) {
    const word = tokens[j]?.text.replace(/['’]s$/, '') ?? '';
    if (!heights.test(word)) break;
    if (!/^(?:the|its|of|that|such)$/.test(word)) words.push(word);
    last = j;
    if (word === 'height' || word === 'diameter' || word === 'radius') break;
  }
  const what = words.length > 0 ? words.join(' ') : '';
  return { unit: what === '' ? 'times' : `times the ${what}`, dimension: 'multiple', next: last + 1 };
}

/** A value in another unit of the same dimension.
 *  Gives: the value, or null where the units measure different things ('feet' and 'dBA', 'lumens' and 'foot-candles').
 *  Never throws. */
export function convert(value: number, from: string, to: string): number | null {
  if (from === to) return value;
  const [a, b] = [byUnit.get(from), byUnit.get(to)];
  if (a === undefined || b === undefined || a.dimension !== b.dimension || a.dimension === 'count') return null;
  const result = (value * a.factor) / b.factor;
  return Number.isFinite(result) ? result : null;
}

/** The dimension of a unit as `quantitiesIn` names it, or null for a unit it does not know. */
export function dimensionOf(unit: string): Dimension | null {
  if (unit.startsWith('times')) return 'multiple';
  if (unit.endsWith(' per acre')) return 'density';
  if (unit === 'o’clock') return 'clock';
  return byUnit.get(unit.replace(/ per (?:day|hour|week|month|year|minute)$/, ''))?.dimension ?? null;
}
