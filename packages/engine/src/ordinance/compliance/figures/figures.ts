import { idsByWord } from '../../../lexicon/entries.ts';
import type { Annotation, Quantity, Sentence, Token } from '../../../language/types.ts';
import { firstFrom } from '../../../language/matcher.ts';
import { listedWith, measureOf, near, placeOf, prepositions, sideOf, withoutPlace, type Around } from './places.ts';
import { hoursOf, periodOf } from './times.ts';
import { headsIn, isContent } from './heads.ts';
import { isThing, places } from '../rule-words.ts';

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
  /** Content words before the verb of its sentence. */
  readonly subject: readonly string[];
  readonly places: ReadonlySet<string>;
  /** The place with those beside it: 'any church, school or public park'. */
  readonly listed: ReadonlySet<string>;
  /** Index of the first token of the figure, and of the one after it. */
  readonly from: number;
  readonly next: number;
  /** Where the figure before it ends. */
  readonly left: number;
}

const verbs = idsByWord('verbs', 'classes');
/** The figures of one sentence. Takes: a text read, and one of its sentences. Gives: in order. Never throws. */
export function figuresOf(annotation: Annotation, sentence: Sentence): Figure[] {
  const { tokens } = annotation;
  const own = annotation.quantities.filter(({ start }) => start >= sentence.start && start < sentence.end);
  const spans = own.map((quantity) => ({
    from: firstFrom(tokens, quantity.start),
    next: firstFrom(tokens, quantity.end),
  }));
  const verb = verbFrom(tokens, sentence.from, sentence.to) ?? sentence.from;
  const subject = tokens
    .slice(sentence.from, verb)
    .filter((token) => isContent(token))
    .map(({ lemma }) => lemma);
  const firstOf = (from: number): readonly string[] =>
    verb > sentence.from ? subject : wordsBefore(tokens, sentence.from, from);
  let earlier: ReadonlySet<string> = new Set();
  return own.map((quantity, nth): Figure => {
    const span = spans[nth] as { from: number; next: number };
    // Of several sentences read together, each figure keeps to its own.
    const around =
      annotation.sentences.find(({ start, end }) => start <= quantity.start && quantity.start < end) ?? sentence;
    const [before, behind] = [spans[nth - 1], spans[nth + 1]];
    const left = Math.max(
      around.from,
      before === undefined ? 0 : (parting(tokens, before.next, span.from, quantity.bound !== 'exactly') ?? before.next),
    );
    const right = Math.min(
      around.to,
      behind === undefined ? around.to : (parting(tokens, span.next, behind.from) ?? behind.from),
    );
    const named = headsOf(annotation, sentence, quantity, { ...span, left, right });
    // 'The smallest one is two thousand square feet': refers to what was counted before.
    const heads = tokens.slice(left, span.from).some(({ lower }) => backward.has(lower))
      ? new Set([...named, ...earlier])
      : named;
    earlier = new Set([...earlier, ...heads]);
    const place = placeOf(annotation, quantity, { ...span, left, right }, sentence);
    const measure = quantity.dimension === 'length' ? measureOf(tokens, { ...span, left, right }, heads, place) : null;
    return inYard(
      alongWater({
        quantity,
        sentence,
        ...span,
        left,
        heads: ownHeads(heads, measure, place, headsIn(tokens, left, right)),
        around: new Set(headsIn(tokens, left, right)),
        subject: firstOf(span.from),
        places: new Set(places.all(tokens, left, span.from).map(({ id }) => id)),
        listed: listedWith(tokens, place, left, around.to),
        measure,
        place,
        side: sideOf(tokens, { ...span, left, right }),
        period: periodOf(tokens, quantity, { ...span, left, right }),
        counted: countedIn(tokens, quantity, span, sentence),
        hours: timeless.has(quantity.dimension) ? null : hoursOf(annotation, sentence, { ...span, left, right }),
      }),
    );
  });
}

/** 'Display areas, ten feet from any street': without a verb, the words before the figure. */
const wordsBefore = (tokens: readonly Token[], from: number, to: number): readonly string[] =>
  tokens
    .slice(Math.max(from, to - near), to)
    .filter((token) => isContent(token))
    .map(({ lemma }) => lemma);

/** What keeps its distance; of a space between things, those things. */
function ownHeads(
  heads: ReadonlySet<string>,
  measure: string | null,
  place: string | null,
  around: readonly string[],
): ReadonlySet<string> {
  if (measure === 'spacing') return new Set([...heads, ...around].filter((head) => head !== 'space'));
  return measure === 'distance' && place !== null ? withoutPlace(heads, place) : heads;
}

/** Lengths and areas don't change with the hour. */
const timeless: ReadonlySet<string> = new Set(['length', 'area', 'money', 'ratio']);

const joints = new Set(['and', 'but', 'while', ';', ',']);

/** 'The tower is 180 feet, and the closest line 220 feet away': where the words on the second of two figures begin; null if nothing parts
 *  them. */
function parting(tokens: readonly Token[], next: number, from: number, isBounded = false): number | null {
  for (let i = from - 1; i >= next; i--)
    if (joints.has(tokens[i]?.lower ?? '') && (i + 1 < from || (isBounded && tokens[i]?.lower === 'and'))) return i;
  return null;
}

const people = new Set(['person', 'people', 'guest', 'attendee', 'visitor', 'patron', 'occupant', 'individual']);

/** The noun of a count, inside its own words; else what follows 'the number of' before it. */
function countedIn(
  tokens: readonly Token[],
  { dimension, of, per }: Quantity,
  { from, next }: { readonly from: number; readonly next: number },
  sentence: Sentence,
): string | null {
  if (dimension !== 'count') return null;
  if (of === null)
    return (
      heldBefore(tokens, from) ??
      numberedBefore(tokens, sentence.from, from) ??
      (per === null ? null : subjectBefore(tokens, sentence.from, from))
    );
  if (people.has(of)) return 'person';
  const own = headsIn(tokens, countEnd(tokens, from), next).at(-1) ?? of;
  return people.has(own) ? 'person' : own;
}

/** 'Outdoor events shall be limited to ten per calendar year.' */
function subjectBefore(tokens: readonly Token[], from: number, to: number): string | null {
  const verb = verbFrom(tokens, from, to);
  return verb === null ? null : (headsIn(tokens, from, verb).find(isThing) ?? null);
}

const holding: Readonly<Record<string, string>> = {
  seat: 'seat',
  hold: 'seat',
  accommodate: 'seat',
  sleep: 'guest',
  enroll: 'student',
  enrollment: 'student',
};

/** 'The sanctuary seats six hundred', 'an enrollment of 400'. */
function heldBefore(tokens: readonly Token[], from: number): string | null {
  const verb = tokens.slice(Math.max(0, from - 3), from).findLast(({ tag }) => tag === 'word');
  return verb === undefined ? null : (holding[verb.lemma] ?? null);
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

const waters = new Set(['water', 'wetland']);

/** A buffer along a stream keeps everything that far from it. */
const alongWater = (figure: Figure): Figure =>
  figure.measure === 'width' && figure.heads.has('buffer') && waters.has(figure.place ?? '')
    ? { ...figure, measure: 'distance', heads: new Set() }
    : figure;

/** A yard may be so deep or so wide. */
const deep = new Set(['depth', 'width']);

/** A yard setback is measured to its line. */
const inYard = (figure: Figure): Figure =>
  figure.side !== null &&
  (figure.measure === 'distance' || (figure.heads.has('sidewall') && deep.has(figure.measure ?? ''))) &&
  figure.place === null
    ? { ...figure, measure: 'distance', place: 'line', places: new Set(['line']), listed: new Set(['line']) }
    : figure;

const backward = new Set(['one', 'ones', 'it', 'each', 'they', 'them', 'its', 'their', 'that']);

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
  const nearest = nearestHead(tokens, Math.max(left, from - near), from);
  if (nearest !== undefined) for (const head of [nearest, ...joinedWith(tokens, nearest, left, from)]) heads.add(head);
  const isOfItsOwn = joints.has(tokens[left]?.lower ?? '') && tokens[left + 1]?.tag === 'determiner';
  // 'The parcel shall have 25 acres, and the compound not more than 15': the second names its own.
  if (!isOfItsOwn || nearest === undefined) for (const head of subjectsOf(annotation, sentence, from)) heads.add(head);
  if (!geometric.has(quantity.dimension))
    for (const head of headsIn(tokens, sentence.from, sentence.to)) heads.add(head);
  if (quantity.dimension === 'sound') heads.add('noise');
  if (quantity.dimension === 'light') heads.add('lighting');
  return heads;
}

const standing = new Set(['on', 'in', 'behind', 'around', 'beside', 'under', 'above', 'inside']);

/** The noun before a figure; of 'the grass on the berms' it is the grass. */
function nearestHead(tokens: readonly Token[], left: number, from: number): string | undefined {
  const own = headsIn(tokens, left, from);
  const at = tokens.findLastIndex(({ lower }, i) => i >= left && i < from && standing.has(lower));
  if (at === -1) return own.at(-1);
  const [before, behind] = [headsIn(tokens, left, at), headsIn(tokens, at, from)];
  return behind.length > 0 && before.length > 0 ? before.at(-1) : own.at(-1);
}

/** 'A solid wall or opaque fence': what comes before 'or' with the nearest noun. */
function joinedWith(tokens: readonly Token[], nearest: string, left: number, from: number): string[] {
  const or = tokens.findLastIndex(({ lower }, i) => i >= left && i < from && lower === 'or');
  if (or === -1 || from - or > near || headsIn(tokens, or + 1, from).at(-1) !== nearest) return [];
  const first = headsIn(tokens, Math.max(left, or - 3), or).at(-1);
  return first !== undefined && isThing(first) && isThing(nearest) ? [first] : [];
}

/** The index after the number of a count: its noun is there, inside the figure's own words. Takes: the tokens and the index where the
 *  figure begins. Gives: an index; a number repeated in parentheses is passed over, too. */
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
  // 'Thirty percent as open space' is of that.
  const isAs = dimension === 'ratio' && tokens[i]?.lower === 'as';
  if ((dimension !== 'ratio' && dimension !== 'area') || (tokens[i]?.lower !== 'of' && !isAs)) return i;
  i++;
  while (tokens[i]?.tag === 'determiner') i++;
  return i;
};

/** The end of the words that follow a figure as its noun. */
function nounEnd(tokens: readonly Token[], next: number, right: number): number {
  // 'An eight-foot woven wire fence': a figure with its unit in the singular stands before a noun.
  const isBeforeNoun = tokens[next - 1]?.lower === 'foot' || tokens[next - 1]?.lower === 'inch';
  let i = next;
  while (i < right && i < next + 5) {
    const token = tokens[i] as Token;
    if (token.tag !== 'word' && token.text !== '-') break;
    if (verbs.has(token.lemma) && i > next && !isBeforeNoun) break;
    i++;
  }
  return i;
}

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
