import { unitOf } from '../../language/units.ts';

/* Units of rules by the names that people read: 'feet', 'units per acre', 'times the total height'. */

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

export interface NamedUnit {
  readonly unit: string;
  readonly dimension: Dimension;
}

/** Units of the lexicon that rules use. */
const names: Readonly<Record<string, NamedUnit>> = {
  foot: { unit: 'feet', dimension: 'length' },
  inch: { unit: 'inches', dimension: 'length' },
  yard: { unit: 'yards', dimension: 'length' },
  mile: { unit: 'miles', dimension: 'length' },
  meter: { unit: 'meters', dimension: 'length' },
  kilometer: { unit: 'kilometers', dimension: 'length' },
  acre: { unit: 'acres', dimension: 'area' },
  square_foot: { unit: 'square feet', dimension: 'area' },
  square_yard: { unit: 'square yards', dimension: 'area' },
  square_inch: { unit: 'square inches', dimension: 'area' },
  square_mile: { unit: 'square miles', dimension: 'area' },
  hectare: { unit: 'hectares', dimension: 'area' },
  cfs: { unit: 'cubic feet per second', dimension: 'volume' },
  gpm: { unit: 'gallons per minute', dimension: 'volume' },
  gallon: { unit: 'gallons', dimension: 'volume' },
  cubic_yard: { unit: 'cubic yards', dimension: 'volume' },
  cubic_foot: { unit: 'cubic feet', dimension: 'volume' },
  barrel: { unit: 'barrels', dimension: 'volume' },
  acre_foot: { unit: 'acre-feet', dimension: 'volume' },
  liter: { unit: 'liters', dimension: 'volume' },
  ton: { unit: 'tons', dimension: 'weight' },
  pound: { unit: 'pounds', dimension: 'weight' },
  minute: { unit: 'minutes', dimension: 'duration' },
  hour: { unit: 'hours', dimension: 'duration' },
  day: { unit: 'days', dimension: 'duration' },
  week: { unit: 'weeks', dimension: 'duration' },
  month: { unit: 'months', dimension: 'duration' },
  year: { unit: 'years', dimension: 'duration' },
  dollar: { unit: 'dollars', dimension: 'money' },
  watt: { unit: 'watts', dimension: 'power' },
  kilowatt: { unit: 'kilowatts', dimension: 'power' },
  megawatt: { unit: 'megawatts', dimension: 'power' },
  gigawatt: { unit: 'gigawatts', dimension: 'power' },
  kilovolt: { unit: 'kilovolts', dimension: 'power' },
  kilowatt_hour: { unit: 'kilowatt-hours', dimension: 'energy' },
  megawatt_hour: { unit: 'megawatt-hours', dimension: 'energy' },
  decibel: { unit: 'dBA', dimension: 'sound' },
  footcandle: { unit: 'foot-candles', dimension: 'light' },
  lux: { unit: 'lux', dimension: 'light' },
  lumen: { unit: 'lumens', dimension: 'light' },
  kelvin: { unit: 'kelvin', dimension: 'kelvin' },
  degree: { unit: 'degrees', dimension: 'slope' },
  to_one: { unit: 'to one', dimension: 'slope' },
  percent: { unit: 'percent', dimension: 'percent' },
  mph: { unit: 'miles per hour', dimension: 'speed' },
  hertz: { unit: 'hertz', dimension: 'frequency' },
};
const byName = new Map(Object.values(names).map((one) => [one.unit, one]));
const periods = ['day', 'hour', 'week', 'month', 'year', 'minute'];

/** How a unit of the lexicon is shown in rules; null for any other. Takes: the id of a unit, or null. Gives: its name in the plural, and
 *  its dimension. */
export const nameOf = (id: string | null): NamedUnit | null => (id === null ? null : (names[id] ?? null));

/** A value of the base unit, in the unit itself. Takes: the value and the id of the unit; null leaves it as it is. Gives: nine significant
 *  digits. */
export const inOwnUnit = (value: number, id: string | null): number =>
  Number((value / (unitOf(id)?.factor ?? 1)).toPrecision(9));

/** Takes: a word.  Gives: whether it is a period that a rate is given for ('day', 'year'). */
export const isPeriod = (word: string | null): boolean => word !== null && periods.includes(word);

const irregular: Readonly<Record<string, string>> = { person: 'people', child: 'children', man: 'men', woman: 'women' };

/** What is counted, in the plural: 'stories', 'people', 'spaces'. Takes: a lemma. */
export function pluralOf(lemma: string): string {
  const own = irregular[lemma];
  if (own !== undefined) return own;
  if (lemma.endsWith('s') || lemma.endsWith('x') || lemma.endsWith('ch') || lemma.endsWith('sh')) return `${lemma}es`;
  const beforeLast = lemma.at(-2) ?? '';
  return lemma.endsWith('y') && !'aeiou'.includes(beforeLast) ? `${lemma.slice(0, -1)}ies` : `${lemma}s`;
}

/** The dimension of a unit as `quantitiesIn` names it; a count if it isn't a unit of measure. Takes: the name of a unit as rules show it
 *  ('feet', 'units per acre'). */
export function dimensionOf(unit: string): Dimension {
  if (unit.startsWith('times')) return 'multiple';
  if (unit.endsWith(' per acre') || unit === 'floor area ratio') return 'density';
  if (unit === 'o’clock') return 'clock';
  const [plain = unit, per] = unit.split(' per ');
  return (
    byName.get(unit)?.dimension ?? (per === undefined || isPeriod(per) ? byName.get(plain)?.dimension : null) ?? 'count'
  );
}
