import { idsByWord } from '../../lexicon/entries.ts';
import type { Annotation, Quantity, Schedule, Sentence, Token } from '../../language/types.ts';
import { firstFrom } from '../../language/matcher.ts';
import {
  dayWords,
  genericWords,
  isThing,
  leastWords,
  measures,
  mostWords,
  nightWords,
  places,
  things,
  usualMeasure,
} from './rule-words.ts';

/* What a figure is about, read the same way in a rule and in a statement: its thing, what about it is measured, where, and when. */

/** A figure with what its sentence says about it. */
export interface Figure {
  readonly quantity: Quantity;
  readonly sentence: Sentence;
  /** Things it may be about: names from things.yml, else lemmas. */
  readonly heads: ReadonlySet<string>;
  /** 'height', 'distance'; null if nothing names it, or if it isn't a length. */
  readonly measure: string | null;
  /** What a distance is measured to, or where a sound is measured. */
  readonly place: string | null;
  /** 'In any calendar year', 'on the worst day': the period over which a time is counted. */
  readonly period: string | null;
  /** The yard it is about: 'front', 'side', 'rear'; null if none is right before or after it. */
  readonly side: string | null;
  /** What a count counts: a name from things.yml, 'person' for people, else a lemma; null if nothing says it. */
  readonly counted: string | null;
  /** Hours it applies to, in minutes from midnight. */
  readonly hours: { readonly from: number; readonly to: number } | null;
  /** Everything that its part of the sentence names, including the far end of a distance. */
  readonly around: ReadonlySet<string>;
  readonly places: ReadonlySet<string>;
  /** Index of the first token of the figure, and of the one after it. */
  readonly from: number;
  readonly next: number;
  /** Where the figure before it ends. */
  readonly left: number;
}

const verbs = idsByWord('verbs', 'classes');
/** Anything this close to a figure belongs to it. */
const near = 7;
const wide = 14;

/** A content word: it says what a sentence is about, not how it is phrased. */
export function isContent(token: Token): boolean {
  return (
    token.tag === 'word' &&
    token.lemma.length > 2 &&
    isLetters(token.lemma) &&
    !genericWords.has(token.lemma) &&
    !token.lower.endsWith('ly') &&
    !token.lower.endsWith('est')
  );
}

const isLetters = (word: string): boolean => [...word].every((letter) => letter >= 'a' && letter <= 'z');

/** The words that part of a sentence is about: things by their names, other nouns by their lemmas. */
export function headsIn(tokens: readonly Token[], from: number, to: number): string[] {
  const heads: string[] = [];
  for (let i = from; i < to; i++) {
    const thing = things.at(tokens, i);
    if (thing !== null && thing.to <= to) {
      heads.push(thing.id);
      i = thing.to - 1;
      continue;
    }
    const token = tokens[i] as Token;
    if (!isContent(token) || verbs.has(token.lemma) || token.lower.endsWith('ed') || token.lower.endsWith('ing'))
      continue;
    if (measures.at(tokens, i) !== null || leastWords.at(tokens, i) !== null || mostWords.at(tokens, i) !== null)
      continue;
    heads.push(token.lemma);
  }
  return heads;
}

/** The figures of one sentence. Takes: a text read, and one of its sentences. Gives: in order. Never throws. */
export function figuresOf(annotation: Annotation, sentence: Sentence): Figure[] {
  const { tokens } = annotation;
  const own = annotation.quantities.filter(({ start }) => start >= sentence.start && start < sentence.end);
  const spans = own.map((quantity) => ({
    from: firstFrom(tokens, quantity.start),
    next: firstFrom(tokens, quantity.end),
  }));
  let earlier: ReadonlySet<string> = new Set();
  return own.map((quantity, nth): Figure => {
    const span = spans[nth] as { from: number; next: number };
    // Of several sentences read together, each figure keeps to its own.
    const around =
      annotation.sentences.find(({ start, end }) => start <= quantity.start && quantity.start < end) ?? sentence;
    const left = Math.max(around.from, spans[nth - 1]?.next ?? 0);
    const right = Math.min(around.to, spans[nth + 1]?.from ?? around.to);
    const named = headsOf(annotation, sentence, quantity, { ...span, left, right });
    // 'The smallest one is two thousand square feet': refers to what was counted before.
    const heads = tokens.slice(left, span.from).some(({ lower }) => backward.has(lower))
      ? new Set([...named, ...earlier])
      : named;
    earlier = new Set([...earlier, ...heads]);
    const place = placeOf(annotation, quantity, { ...span, left, right }, sentence);
    const measure = quantity.dimension === 'length' ? measureOf(tokens, { ...span, left, right }, heads, place) : null;
    return inYard({
      quantity,
      sentence,
      ...span,
      left,
      heads: measure === 'distance' && place !== null ? withoutPlace(heads, place) : heads,
      around: new Set(headsIn(tokens, left, right)),
      places: new Set(places.all(tokens, left, span.from).map(({ id }) => id)),
      measure,
      place,
      side: sideOf(tokens, { ...span, left, right }),
      period: periodOf(tokens, quantity, { ...span, left, right }),
      counted: countedIn(tokens, quantity, span, sentence),
      hours: hoursOf(annotation, sentence, { ...span, left, right }),
    });
  });
}

const people = new Set(['person', 'people', 'guest', 'attendee', 'visitor', 'patron', 'occupant', 'individual']);

/** The noun of a count, inside its own words; else what follows 'the number of' before it. */
function countedIn(
  tokens: readonly Token[],
  { dimension, of }: Quantity,
  { from, next }: { readonly from: number; readonly next: number },
  sentence: Sentence,
): string | null {
  if (dimension !== 'count') return null;
  if (of === null) return numberedBefore(tokens, sentence.from, from);
  if (people.has(of)) return 'person';
  const own = headsIn(tokens, countEnd(tokens, from), next).at(-1) ?? of;
  return people.has(own) ? 'person' : own;
}

/** 'The number of students enrolled shall not exceed 120.' */
function numberedBefore(tokens: readonly Token[], from: number, to: number): string | null {
  const at = tokens.findIndex(
    ({ lower }, i) => i >= from && i < to - 2 && lower === 'number' && tokens[i + 1]?.lower === 'of',
  );
  if (at === -1) return null;
  const first = headsIn(tokens, at + 2, nounEnd(tokens, at + 2, to)).at(-1) ?? null;
  return first !== null && people.has(first) ? 'person' : first;
}

/** A yard setback is measured to its line. */
const inYard = (figure: Figure): Figure =>
  figure.side !== null && figure.measure === 'distance' && figure.place === null
    ? { ...figure, place: 'line', places: new Set(['line']) }
    : figure;

/** What is at the far end of a distance is not what has to keep away. */
const farEnds: Readonly<Record<string, readonly string[]>> = {
  line: ['lot', 'line', 'boundary', 'property'],
  residence: ['house', 'building'],
  residential_lot: ['lot', 'residential', 'house'],
  road: ['road'],
  building: ['building'],
  well: ['well'],
};

export function withoutPlace(heads: ReadonlySet<string>, place: string): ReadonlySet<string> {
  const far = new Set([place, ...(farEnds[place] ?? [])]);
  return new Set([...heads].filter((head) => !far.has(head)));
}

const backward = new Set(['one', 'ones', 'it', 'each', 'they', 'them', 'its', 'their', 'that']);

interface Around {
  readonly from: number;
  readonly next: number;
  /** Where the previous figure ends and the next one begins. */
  readonly left: number;
  readonly right: number;
}

/** For these, a sentence may name several things, each with its own. */
const geometric: ReadonlySet<string> = new Set(['length', 'area', 'count', 'ratio']);

function headsOf(
  annotation: Annotation,
  sentence: Sentence,
  quantity: Quantity,
  { from, next, left, right }: Around,
): ReadonlySet<string> {
  const { tokens } = annotation;
  const heads = new Set<string>();
  // 'a twelve-foot berm', 'sixty long-term spaces', 'ten acres of panels'
  const begin = quantity.dimension === 'count' ? countEnd(tokens, from) : ofEnd(tokens, quantity, next);
  for (const head of headsIn(tokens, begin, nounEnd(tokens, Math.max(begin, next), right))) heads.add(head);
  const nearest = headsIn(tokens, Math.max(left, from - near), from).at(-1);
  if (nearest !== undefined) for (const head of [nearest, ...joinedWith(tokens, nearest, left, from)]) heads.add(head);
  for (const head of subjectsOf(annotation, sentence, from)) heads.add(head);
  if (!geometric.has(quantity.dimension))
    for (const head of headsIn(tokens, sentence.from, sentence.to)) heads.add(head);
  if (quantity.dimension === 'sound') heads.add('noise');
  if (quantity.dimension === 'light') heads.add('lighting');
  return heads;
}

/** 'A solid wall or opaque fence': what comes before 'or' with the nearest noun. */
function joinedWith(tokens: readonly Token[], nearest: string, left: number, from: number): string[] {
  const or = tokens.findLastIndex(({ lower }, i) => i >= left && i < from && lower === 'or');
  if (or === -1 || from - or > near || headsIn(tokens, or + 1, from).at(-1) !== nearest) return [];
  const first = headsIn(tokens, Math.max(left, or - 3), or).at(-1);
  return first !== undefined && isThing(first) && isThing(nearest) ? [first] : [];
}

/** The index after the number of a count: its noun is there, inside the figure's own words. */
export function countEnd(tokens: readonly Token[], from: number): number {
  let i = from;
  while (i < from + 6 && tokens[i]?.tag !== 'number') i++;
  while (
    tokens[i]?.tag === 'number' ||
    (tokens[i]?.text === '(' && tokens[i + 1]?.tag === 'number') ||
    (tokens[i]?.text === ')' && tokens[i - 1]?.tag === 'number')
  )
    i++;
  return i;
}

/** 'Ten percent of the units': a share of what follows. */
const ofEnd = (tokens: readonly Token[], { dimension }: Quantity, next: number): number => {
  let i = next;
  while (
    dimension === 'ratio' &&
    (tokens[i]?.text === '(' || tokens[i]?.text === ')' || tokens[i]?.tag === 'number' || tokens[i]?.lower === '%')
  )
    i++;
  if ((dimension !== 'ratio' && dimension !== 'area') || tokens[i]?.lower !== 'of') return i;
  i++;
  while (tokens[i]?.tag === 'determiner') i++;
  return i;
};

/** The end of the words that follow a figure as its noun. */
function nounEnd(tokens: readonly Token[], next: number, right: number): number {
  let i = next;
  while (i < right && i < next + 5) {
    const token = tokens[i] as Token;
    if (token.tag !== 'word' && token.text !== '-') break;
    if (verbs.has(token.lemma) && i > next) break;
    i++;
  }
  return i;
}

const prepositions = new Set(['of', 'in', 'on', 'for', 'with', 'under', 'within', 'at', 'from', 'to', 'by']);
const stops = new Set([',', ';', ':']);

/** What the clause of a figure is about: the nouns before its verb. If they only name a measure ('the height of the fence'), those after
 *  its preposition. */
function subjectsOf(annotation: Annotation, sentence: Sentence, at: number): string[] {
  const { tokens } = annotation;
  const clause = sentence.clauses.findLast(({ from }) => from <= at) ?? sentence;
  const verb = verbFrom(tokens, clause.from, at);
  if (verb === null) return [];
  // 'Panels and inverters shall …' is one subject, split into two clauses.
  let from = verb;
  while (from > sentence.from && !endsSubject(tokens[from - 1])) from--;
  while (from < verb) {
    let to = from;
    while (to < verb && !prepositions.has(tokens[to]?.lower ?? '') && !stops.has(tokens[to]?.text ?? '')) to++;
    const heads = headsIn(tokens, from, to);
    if (heads.length > 0)
      return to < verb && tokens[to]?.text === ',' ? [...heads, ...headsIn(tokens, to, verb)] : heads;
    from = to + 1;
  }
  return [];
}

const endsSubject = (token: Token | undefined): boolean =>
  token === undefined || token.tag === 'modal' || token.tag === 'auxiliary' || [';', ':', '.'].includes(token.text);

function verbFrom(tokens: readonly Token[], from: number, to: number): number | null {
  for (let i = from; i < to; i++) {
    const tag = tokens[i]?.tag;
    if (tag === 'modal' || tag === 'auxiliary') return i;
  }
  return null;
}

const apart = new Set(['from', 'off', 'away', 'to', 'inside']);
const nearness = new Set(['within', 'closer', 'nearer', 'setback', 'back']);

/** The measure whose word is nearest: first after the figure ('fifteen feet tall'), then before it ('height shall not exceed'). With a far
 *  end it is a distance. */
function measureOf(
  tokens: readonly Token[],
  { from, next, left, right }: Around,
  heads: ReadonlySet<string>,
  place: string | null,
): string | null {
  const leads = tokens.slice(Math.max(left, from - 3), next);
  if (
    place !== null &&
    (tokens.slice(next, next + 3).some(({ lower }) => apart.has(lower)) ||
      leads.some(({ lower }) => nearness.has(lower)))
  )
    return 'distance';
  // 'The lowest edge is three feet off the ground' doesn't give a height.
  if (measures.all(tokens, left, from).some(({ id }) => id === 'clearance')) return 'clearance';
  const after = measures.all(tokens, next, Math.min(right, next + 4))[0]?.id ?? null;
  if (after !== null) return after;
  const before = measures.all(tokens, Math.max(left, from - wide), from).at(-1)?.id ?? null;
  if (before !== null) return before;
  for (const head of heads) {
    const usual = usualMeasure(head);
    if (usual !== null) return usual;
  }
  return null;
}

function placeOf(
  annotation: Annotation,
  { dimension }: Quantity,
  { from, next, left, right }: Around,
  sentence: Sentence,
): string | null {
  if (dimension !== 'length' && dimension !== 'sound' && dimension !== 'light') return null;
  const { tokens } = annotation;
  const after = places.all(tokens, next, dimension === 'sound' ? sentence.to : Math.min(right, next + wide))[0];
  if (after !== undefined) return ofHouse(tokens, after, sentence.to) ? 'residential_lot' : after.id;
  const isNear = tokens.slice(Math.max(left, from - 3), next).some(({ lower }) => nearness.has(lower));
  const far =
    dimension === 'length' ? farEnd(tokens, next, right, isNear ? ['from', 'off', 'of', 'to'] : ['from', 'off']) : null;
  if (far !== null) return far;
  const before = places.all(tokens, dimension === 'sound' ? sentence.from : Math.max(left, from - wide), from);
  const named = dimension === 'length' ? before.at(-1) : before[0];
  return named !== undefined && ofHouse(tokens, named, sentence.to) ? 'residential_lot' : (named?.id ?? null);
}

/** 'The property line of the closest house' is that of a lot with a house. */
function ofHouse(
  tokens: readonly Token[],
  { id, to }: { readonly id: string; readonly to: number },
  end: number,
): boolean {
  if (id !== 'line' || tokens[to]?.lower !== 'of') return false;
  return places.all(tokens, to, Math.min(end, to + near)).some((other) => other.id === 'residence');
}

export const yardSides = ['front', 'rear', 'side'];

/** What follows 'from' right after a figure, if it is none of the listed places: 'from any septic system'. */
function farEnd(tokens: readonly Token[], next: number, right: number, leads: readonly string[]): string | null {
  const at = tokens.findIndex(({ lower }, i) => i >= next && i < next + 3 && leads.includes(lower));
  if (at === -1 || at >= right) return null;
  let end = at + 1;
  while (
    end < right &&
    end < at + 7 &&
    !prepositions.has(tokens[end]?.lower ?? '') &&
    tokens[end]?.tag !== 'punctuation'
  )
    end++;
  return headsIn(tokens, at + 1, end)[0] ?? null;
}

/** The yard named last before a figure, else right after it. */
function sideOf(tokens: readonly Token[], { from, next, left, right }: Around): string | null {
  const isSide = ({ lower }: Token): boolean => yardSides.includes(lower);
  const found = tokens.slice(left, from).findLast(isSide) ?? tokens.slice(next, Math.min(right, next + 6)).find(isSide);
  return found?.lower ?? null;
}

const stretches = new Set(['year', 'month', 'week', 'day', 'night', 'season']);

/** Insurance is always per occurrence. */
export const occurrences = new Set(['occurrence', 'claim', 'incident', 'accident']);
const longStretches = new Set([...stretches, 'hour', 'quarter', 'term']);

/** 'Per year', 'per occurrence': not things that can be counted. */
export const isPeriodOrCase = (per: string): boolean => longStretches.has(per) || occurrences.has(per);

function periodOf(
  tokens: readonly Token[],
  { dimension, per }: Quantity,
  { from, next, left, right }: Around,
): string | null {
  if (per !== null || (dimension !== 'duration' && dimension !== 'count')) return per;
  const behind = tokens.slice(next, Math.min(right + 4, next + (dimension === 'count' ? 9 : 5)));
  const stretch = behind.find(({ lemma }) => stretches.has(lemma));
  if (stretch !== undefined) return stretch.lemma;
  if (dimension === 'count') return null;
  return tokens.slice(Math.max(left, from - 8), from).findLast(({ lemma }) => stretches.has(lemma))?.lemma ?? null;
}

const wholeDay = 1_440;
const nightHours = { from: 1_320, to: 360 };
const dayHours = { from: 540, to: 1_080 };

/** The hours that go with a figure: before the next one, or, if it is the only one, anywhere in the sentence. */
function hoursOf(annotation: Annotation, sentence: Sentence, { from, next, left, right }: Around): Figure['hours'] {
  const { tokens } = annotation;
  const start = tokens[from]?.start ?? 0;
  const schedules = annotation.schedules.filter((one) => one.start >= sentence.start && one.start < sentence.end);
  const beside = schedules.find(
    (one) => one.start > start && one.start < (tokens[right]?.start ?? sentence.end) && one.from !== null,
  );
  const only = schedules.length === 1 ? schedules[0] : undefined;
  const chosen =
    beside ?? schedules.findLast((one) => one.start < start && one.start >= (tokens[left]?.start ?? 0)) ?? only;
  const hours = chosen === undefined ? null : windowOf(chosen);
  if (hours !== null) return isOfOtherTimes(tokens, next, right) ? { from: hours.to, to: hours.from } : hours;
  if (nightWords.has(tokens, left, Math.min(right, next + near))) return nightHours;
  return dayWords.has(tokens, left, Math.min(right, next + near)) ? dayHours : null;
}

/** '60 at other times', 'otherwise 60'. */
const isOfOtherTimes = (tokens: readonly Token[], next: number, right: number): boolean =>
  tokens
    .slice(next, Math.min(right, next + near))
    .some(({ lower }, i, own) => lower === 'otherwise' || (lower === 'other' && own[i + 1]?.lemma === 'time'));

export function windowOf({ from, to }: Schedule): { from: number; to: number } | null {
  const start = from ?? to;
  const end = to ?? from;
  return start === null || end === null ? null : { from: start % wholeDay, to: end % wholeDay };
}

/** Whether a time or period of the day is inside a window that may cross midnight. */
export function liesIn(inner: { from: number; to: number }, outer: { from: number; to: number }): boolean {
  const length = (outer.to - outer.from + wholeDay) % wholeDay || wholeDay;
  const begins = (inner.from - outer.from + wholeDay) % wholeDay;
  const ends = (inner.to - outer.from + wholeDay) % wholeDay;
  return begins <= length && ends <= length && begins <= ends;
}
