/* What one reading of a text gives. Offsets are UTF-16 units from 0 into the text as given, end excluded. */

export interface Span {
  readonly start: number;
  readonly end: number;
}

/** Closed classes, and `word` for everything else. */
export type Tag =
  | 'number'
  | 'negation'
  | 'modal'
  | 'auxiliary'
  | 'pronoun'
  | 'question_word'
  | 'determiner'
  | 'preposition'
  | 'conjunction'
  | 'interjection'
  | 'punctuation'
  | 'word';

export interface Token extends Span {
  readonly text: string;
  /** Lower case, straight apostrophes, contractions expanded where one token became two ("won't" is `will` and `not`). The month of May keeps
   *  its capital. */
  readonly lower: string;
  readonly lemma: string;
  readonly tag: Tag;
}

/** What a quantity measures. `count` is a number of things. */
export type Dimension =
  | 'length'
  | 'area'
  | 'volume'
  | 'flow'
  | 'mass'
  | 'duration'
  | 'speed'
  | 'money'
  | 'power'
  | 'energy'
  | 'voltage'
  | 'sound'
  | 'light'
  | 'flux'
  | 'temperature'
  | 'angle'
  | 'ratio'
  | 'frequency'
  | 'count';

/** A figure with its unit, in the base unit of its dimension: feet, acres, gallons, tons, days, miles per hour, dollars, watts,
 *  watt-hours, volts, decibels, lux, lumens, kelvin, degrees, 1 for 100 percent, times a day, 1. */
export interface Quantity extends Span {
  readonly dimension: Dimension;
  readonly value: number;
  /** Upper end of a range ('three to four hundred feet'); else null. */
  readonly high: number | null;
  /** Unit as the lexicon names it: 'foot', 'mile', 'dollar', 'percent'; 'times' for a multiple, 'to_one' for a slope; for a count, the
   *  lemma of what is counted. Null for a bare number. */
  readonly unit: string | null;
  /** 'dollar' per 'watt', 'truck' per 'day'; null if there is none. */
  readonly per: string | null;
  readonly bound: 'exactly' | 'about' | 'at_least' | 'at_most' | 'more_than' | 'less_than';
  /** Lemma of the thing counted or measured, if the phrase names it: 'truck' in '14 trucks a day', 'water' in 'half of the water', 'height'
   *  in '1.5 times the height', 'fence' in '400 feet of fence'. */
  readonly of: string | null;
  /** The speaker took it back in the same breath ('three hundred, sorry, three-fifty'). */
  readonly corrected: boolean;
  /** The figure with its unit, without the words that bound it. */
  readonly figure: Span;
}

/** Days and hours. Minutes are from midnight, 0 to 1,440; `from` and `to` are equal if a moment is named ('at nine'). */
export interface Schedule extends Span {
  /** 0 is Sunday; null if no days are named. */
  readonly days: readonly number[] | null;
  readonly from: number | null;
  readonly to: number | null;
}

/** One time of day with its place, in minutes from midnight: 'from 7 a.m. to 6 p.m.' has two. */
export interface TimeOfDay extends Span {
  readonly minutes: number;
}

/** How the words inside are meant: the categories of ConText, adapted to hearings. */
export type ScopeKind = 'negated' | 'hypothetical' | 'past' | 'elsewhere' | 'somebody_else' | 'corrected' | 'offered';

export interface Scope extends Span {
  readonly kind: ScopeKind;
  /** The words that opened it. */
  readonly cue: Span;
}

export interface Clause extends Span {
  /** Indexes into `tokens`, end excluded. */
  readonly from: number;
  readonly to: number;
}

export interface Sentence extends Span {
  readonly kind: 'statement' | 'question' | 'fragment';
  readonly clauses: readonly Clause[];
  readonly from: number;
  readonly to: number;
}

/** A text read once. Everything in text order. */
export interface Annotation {
  readonly text: string;
  readonly tokens: readonly Token[];
  readonly sentences: readonly Sentence[];
  readonly quantities: readonly Quantity[];
  readonly schedules: readonly Schedule[];
  readonly scopes: readonly Scope[];
}
