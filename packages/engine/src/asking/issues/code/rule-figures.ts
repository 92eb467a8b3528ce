import { withoutDoubles, withoutLabel } from '../../../ordinance/outline-text.ts';
import { hasDigit, splitAtSpaces } from '../../../base/text.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import type { Annotation, Quantity, Token } from '../../../language/types.ts';
import type { Figure } from '../../../ordinance/compliance/figures/figures.ts';
import { headsIn, isContent } from '../../../ordinance/compliance/figures/heads.ts';
import { yardSides } from '../../../ordinance/compliance/figures/places.ts';
import { limitsOfCode, type LimitFound } from '../../../ordinance/compliance/passages.ts';
import { isThing, places } from '../../../ordinance/compliance/rule-words.ts';
import { inUnit, nameOf, standardAt } from '../../../ordinance/compliance/standard-at.ts';
import type { StandardFound, TextReading } from '../../../ordinance/types.ts';
import type { TopicId } from '../../../knowledge/types.ts';
import { topicOf } from '../record/topic-of.ts';
import { clipOf } from './from-rules.ts';

/* Every figure of a code that a figure of the plan can be asked about, from its sentences and its tables alike. */

/** One figure of the code. */
export interface RuleFigure {
  readonly standardId: string;
  readonly bound: 'min' | 'max';
  readonly quantity: Quantity;
  /** 'height', 'width', 'distance' ...; null for what isn't a length. */
  readonly measure: string | null;
  /** What a distance is measured to. */
  readonly places: ReadonlySet<string>;
  readonly side: string | null;
  readonly counted: string | null;
  /** What it is about, without the far end of a distance. */
  readonly heads: ReadonlySet<string>;
  /** The nouns before 'shall'; those of the row in a table. */
  readonly subject: ReadonlySet<string>;
  /** The words of its subject, read: those of a row, or the sentence. */
  readonly words: Annotation;
  /** Content words of the titles above it. */
  readonly title: ReadonlySet<string>;
  /** Where the figure is in them; where the row's label ends. */
  readonly at: number;
  /** It is for hours of the night. */
  readonly isOfNight: boolean;
  /** Districts that it is for; empty for all. */
  readonly zones: readonly string[];
  readonly uses: ReadonlySet<string>;
  /** Words of its condition. */
  readonly conditions: readonly string[];
  /** As it is read aloud. */
  readonly spoken: string;
  readonly quote: string;
  readonly section: string | null;
  readonly start: number;
  readonly topic: TopicId | null;
}

const none: ReadonlySet<string> = new Set();

/** The most words of a rule to read aloud. */
export const longestRule = 34;
const commands = matcher(['shall|must', 'may not', 'is|are required|prohibited|limited']);
/** 'No exit shall face a line that is within 300 feet': when it applies, and not what it asks for. */
const ofCase = matcher([
  'that|which be|lie|stand within|less|more|closer|nearer',
  'within <number> _? _? of shall|must',
  'located within',
  'above|below the|adjacent|existing|ambient',
  'over the',
  '^ other',
  // What counts as something, and no demand.
  'count|qualify as|toward|only|if',
  'only if|where|when',
  'or <number>',
  // '25 feet near homes, and 40 elsewhere'.
  'elsewhere',
]);
/** An exception that is read aloud with its rule leaves nothing out; a choice or a sum does. */
const choices = matcher(['plus|whichever|greater|lesser|or', 'for each|every', 'per <word>']);

/** The figures of a code. Takes: the ordinance, read.  Gives: in text order.  Throws: never. */
export const ruleFigures = (ordinance: TextReading): readonly RuleFigure[] => [
  ...limitsOfCode(ordinance).flatMap((at) => ofSentence(ordinance, at) ?? ofRow(ordinance, at) ?? []),
  ...ordinance.standards.flatMap((standard) => ofTable(ordinance, standard) ?? []),
];

function ofSentence(ordinance: TextReading, at: LimitFound): RuleFigure | null {
  const { limit, law, chunk, span } = at;
  const { figure: own } = limit;
  if (limit.kind !== 'figure' || own === null || limit.row !== null || limit.law !== undefined) return null;
  if (limit.triggers.length > 0) return null;
  const quote = ordinance.text.slice(span.start, span.end);
  const words = annotate(quote);
  if (!isRule(words, own) || ofCase.test(words)) return null;
  const place = chunk.span.start + own.quantity.start - span.start;
  const clip = clipOf(quote, place, longestRule) ?? withException(quote);
  if (clip === null) return null;
  const isWhole = clip.length > quote.trim().length - longestMark;
  if (limit.isOpen && (!isWhole || choices.test(words))) return null;
  const standard = standardAt(ordinance, at);
  if (standard.exception || standard.process === true) return null;
  const things = ownThings(words, place);
  return {
    ...measured(limit, own),
    standardId: standard.id,
    heads: new Set([...limit.heads].filter((head) => things === null || things.has(head))),
    subject: subjectOf(words, limit.heads),
    words,
    title: limit.title ?? none,
    at: place,
    conditions: limit.conditions,
    spoken: `The code says "${'.;'.includes(clip.slice(-1)) ? clip.slice(0, -1) : clip},"`,
    quote,
    section: chunk.section === '' ? null : chunk.section,
    start: span.start + place,
    topic: topicOf(law, { start: limit.span.start, end: limit.span.end }),
  };
}

/** A sentence that commands, or a line with a label that says what is measured: 'Poles: 25 feet in height', and not 'Local streets: 50 feet',
 *  which says neither of what it is nor in which case. */
function isRule(words: Annotation, { quantity, measure, place }: Figure): boolean {
  const colon = words.text.indexOf(':');
  if (colon < 0) return commands.test(words) || quantity.bound !== 'exactly' || labels.test(words);
  const isLabel = colon === words.text.lastIndexOf(':') && colon < quantity.start;
  const label = words.tokens.filter(({ start, tag }) => start < colon && tag === 'word');
  return isLabel && label.length > 0 && label.length <= longestName && (measure !== 'distance' || place !== null);
}
const longestName = 9;
/** Without a verb of command: 'The base of the tower is enclosed by a fence eight feet in height'. */
const labels = matcher([
  'minimum|maximum',
  'be set back|separated|enclosed|located|placed|kept|provided',
  'have a width|height|depth',
  'do not exceed',
]);

/** A short rule with its exception, read out whole: 'Dead-end mains shall not exceed 600 feet except for two seasons.' */
function withException(quote: string): string | null {
  const rule = splitAtSpaces(withoutDoubles(withoutLabel(quote)));
  return rule.length > longestRule || !rule.includes('except') ? null : rule.join(' ');
}

/** The nouns before 'shall', or what else the rule is on where a condition opens it. */
function subjectOf({ tokens }: Annotation, heads: ReadonlySet<string>): ReadonlySet<string> {
  const modal = tokens.findIndex(({ tag }) => tag === 'modal');
  if (modal < 0 || opening.has(tokens[0]?.lower ?? '')) return heads;
  // 'Equipment, excluding fences' is about no fences.
  const excepts = tokens.findIndex(({ lower }, at) => at < modal && excepting.has(lower));
  return new Set(headsIn(tokens, 0, excepts < 0 ? modal : excepts));
}
const excepting: ReadonlySet<string> = new Set(['excluding', 'except', 'other', 'but', 'unless']);
const opening: ReadonlySet<string> = new Set(['where', 'when', 'if', 'in', 'for', 'on', 'along', 'at']);

/** How long the number of a rule may be: '(a) '. */
const longestMark = 8;

/** What a limit sets, on whom, and how it is measured. */
const measured = ({ bound, zones, uses, hours }: LimitFound['limit'], own: Figure) => ({
  ...{ bound, zones, uses, quantity: own.quantity, measure: own.measure },
  isOfNight: hours !== null && hours.to <= hours.from,
  ...{ places: placesOf(own), side: own.side, counted: own.counted },
});

const placesOf = ({ place, listed }: Figure): ReadonlySet<string> =>
  new Set([...(place === null ? [] : [place]), ...listed]);

/** In a rule with several figures, the things between the commas around this one: in 'drives shall be 12 feet wide, with turnouts each 500
 *  feet' 500 feet are about turnouts alone. Null if the rule has one figure. */
function ownThings({ tokens, quantities }: Annotation, place: number): ReadonlySet<string> | null {
  if (new Set(quantities.map(({ dimension, value }) => `${String(dimension)} ${String(value)}`)).size < 2) return null;
  const at = tokens.findIndex((token) => token.start >= place);
  const isBreak = ({ text: mark }: Token): boolean => mark === ',' || mark === ';';
  const left = tokens.findLastIndex((token, n) => n < at && isBreak(token)) + 1;
  const right = tokens.findIndex((token, n) => n > at && isBreak(token));
  return new Set(headsIn(tokens, left, right < 0 ? tokens.length : right));
}

/** '(e) Building setback, sensitive lot line: 390 feet minimum', which no table holds. */
function ofRow(ordinance: TextReading, at: LimitFound): RuleFigure | null {
  const { limit, chunk, span } = at;
  const { figure: own, row } = limit;
  if (limit.kind !== 'figure' || own === null || limit.isOpen || own.measure === null) return null;
  if (row === null && limit.law === undefined) return null;
  const standard = standardAt(ordinance, at);
  if (standard.exception || standard.process === true) return null;
  const quote = ordinance.text.slice(span.start, span.end);
  const words = annotate(splitAtSpaces(quote).join(' '));
  const figure = words.quantities.find(({ value }) => value === own.quantity.value);
  if (
    figure === undefined ||
    words.quantities.length > 1 ||
    ordinance.standards.some(({ from, span: row }) => from === 'table' && row.start < span.end && row.end > span.start)
  )
    return null;
  const name = withoutColon(withoutLabel(words.text.slice(0, figure.start)));
  if (name === '') return null;
  return {
    ...measured(limit, own),
    standardId: standard.id,
    heads: limit.heads,
    subject: new Set([...limit.heads].filter(isThing)),
    words,
    title: limit.title ?? none,
    at: figure.start,
    conditions: [],
    spoken: ofTheTable(name, limit.bound, own.quantity),
    quote,
    section: chunk.section === '' ? null : chunk.section,
    start: span.start,
    topic: standard.topic,
  };
}

/** What a row limits, by the word for it in its subject. */
const measuresOfRows = ['height', 'width', 'depth', 'frontage'] as const;
const distances = matcher(['setback|separation|yard|distance']);

function ofTable(ordinance: TextReading, standard: StandardFound): RuleFigure | null {
  const { subject, comparator, value, unit, quote, section, span, applies_to: of } = standard;
  if (standard.from !== 'table' || standard.exception || standard.process === true || comparator === 'equals')
    return null;
  const words = annotate(
    withUnit(splitAtSpaces(quote).join(' '), ordinance.text.slice(Math.max(0, span.start - leads), span.start)),
  );
  const alike = words.quantities.filter(({ bound }) => bound !== 'about');
  const zone = of.endsWith(' district') ? of.slice(0, -' district'.length).toLowerCase() : null;
  const quantity = columnOf(alike, standard, zone !== null);
  if (quantity === null || quantity.per !== null) return null;
  const first = alike[0]?.start ?? 0;
  const to = words.tokens.findIndex(({ start }) => start >= first);
  const label = words.tokens.slice(0, to);
  if (label.length === 0) return null;
  const isLength = quantity.dimension === 'length';
  const read = annotate(subject);
  const measure = !isLength
    ? null
    : distances.test(read) || label.some(({ lower }) => lower === 'to' || lower === 'from')
      ? 'distance'
      : (measuresOfRows.find((one) => read.tokens.some(({ lower }) => lower === one)) ?? null);
  if (isLength && measure === null) return null;
  // 'Pump or canopy' in the first column, and the far end in the second.
  const isFrom = zone === null && words.text.toLowerCase().startsWith(of) && of.length + 2 < first;
  const behind = isFrom ? label.findIndex(({ start }) => start >= of.length) : 0;
  const named = measure === 'distance' ? places.all(label, Math.max(0, behind), label.length) : [];
  const others = named.filter(({ id }) => id !== 'building');
  const ends = others.length > 0 ? others : named;
  const side = yardSides.find((one) => label.some(({ lemma }) => lemma === one)) ?? null;
  // 'The property line of a school' is the school's.
  const far = new Set(ends.map(({ id }) => id).filter((id) => id !== 'line' || ends.every((one) => one.id === 'line')));
  if (measure === 'distance' && side !== null && far.size === 0) far.add('line');
  const isFar = (at: number): boolean => ends.some(({ from, to: end }) => at >= from && at < end);
  // 'Dwelling on other land, wall' is all far end: what keeps away is the use.
  const until = label.findIndex(({ lower }, at) => at > 0 && lower === 'to');
  const split = isFrom ? behind : measure === 'distance' && until > 0 ? until : null;
  const near = !isFrom && isFar(0) ? [] : label.filter((_, at) => (split === null ? !isFar(at) : at < split));
  if (label.some(({ lemma }) => lemma === 'another' || lemma === 'other')) return null;
  const name = nameOfRow(ordinance.text.slice(span.start, span.end), measure === 'distance');
  if (name === '') return null;
  const heads = new Set(headsIn(near, 0, near.length));
  return {
    standardId: standard.id,
    bound: comparator,
    quantity,
    measure,
    places: far,
    side,
    counted: null,
    isOfNight: words.tokens.some(({ lower }) => lower.startsWith('night')),
    heads,
    subject: subjectOfRow(near, heads),
    words,
    title: none,
    at: first,
    zones: zone === null ? [] : [zone],
    uses: new Set(),
    conditions: [],
    spoken: ofTheTable(name, comparator, quantity),
    quote,
    section,
    start: span.start + (unit === '' ? 0 : value),
    topic: standard.topic,
  };
}

/** The things that a row is about; without any, its words: 'processing equipment'. */
function subjectOfRow(label: readonly Token[], heads: ReadonlySet<string>): ReadonlySet<string> {
  const named = [...heads].filter(isThing);
  return new Set(named.length > 0 ? named : label.filter(isContent).map(({ lemma }) => lemma));
}

/** Of several columns only a district tells which one counts; but what the loosest doesn't allow, none does. Null unless it is the one. */
function columnOf(all: readonly Quantity[], { value, comparator }: StandardFound, isOfZone: boolean): Quantity | null {
  const own = all.find((one) => inUnit(one.value, one.unit) === value);
  const alike = all.filter(({ dimension }) => dimension === own?.dimension);
  const isLoosest = alike.every((one) =>
    comparator === 'min' ? one.value >= (own?.value ?? 0) : one.value <= (own?.value ?? 0),
  );
  return own !== undefined && (isOfZone || isLoosest) ? own : null;
}

/** 'Height, maximum (feet)   35   45', or a row under 'minimum distances in feet', with the unit at each figure. */
function withUnit(row: string, lead: string): string {
  const own = unitsOfRows.find((one) => row.includes(`(${one})`));
  const unit = own ?? (['in feet', '(feet)', '(ft)'].some((one) => lead.includes(one)) ? 'feet' : null);
  if (unit === null) return row;
  const isBare = (cell: string): boolean => cell !== '' && [...cell].every((one) => inNumbers.includes(one));
  const label = row.indexOf(`(${unit})`) + 1;
  const cells = row.slice(label).split(' ');
  const isPlain = own !== undefined || cells.filter((cell) => hasDigit(cell)).every(isBare);
  return isPlain ? row.slice(0, label) + cells.map((cell) => (isBare(cell) ? `${cell} ${unit}` : cell)).join(' ') : row;
}
/** How far above a row its unit may stand. */
const leads = 700;
const unitsOfRows = ['sq ft', 'square feet', 'feet', 'ft', 'percent', 'acres'] as const;
const inNumbers = '0123456789,.';

/** The cells before the first with a figure: 'Pump or canopy to residential line'. */
function nameOfRow(row: string, isDistance: boolean): string {
  const all = row
    .split('|')
    .flatMap((cell) => cell.split('  '))
    .filter((cell) => cell.trim() !== '');
  const figured = all.findIndex((cell) => annotate(cell).quantities.length > 0);
  const label = all.slice(0, figured).map((cell) => withoutColon(withoutUnit(cell)));
  return label.join(isDistance ? ' to ' : ', ');
}

/** 'Height, maximum (feet)' is read aloud without its unit. */
function withoutUnit(cell: string): string {
  const unit = unitsOfRows.find((one) => cell.includes(`(${one})`));
  return unit === undefined ? cell : cell.replace(`(${unit})`, '').trim();
}

function withoutColon(label: string): string {
  const words = label.trim();
  return words.endsWith(':') || words.endsWith(',') ? words.slice(0, -1) : words;
}

/** 'The code's table has at least 100 feet for "Pump or canopy to residential line,"'. */
const ofTheTable = (name: string, bound: 'min' | 'max', { value, unit, of }: Quantity): string =>
  `The code's table has at ${bound === 'min' ? 'least' : 'most'} ${inUnit(value, unit).toLocaleString('en-US')} ${nameOf(unit) ?? of ?? ''} for "${name},"`;
