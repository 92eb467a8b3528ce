import { annotate } from '../../../language/annotate.ts';
import type { Annotation, Quantity, Sentence, Span, Token } from '../../../language/types.ts';
import { figuresOf, type Figure } from '../figures/figures.ts';
import { headsIn, isContent } from '../figures/heads.ts';
import { closes } from '../figures/times.ts';
import type { Column } from './columns.ts';
import { impliedBound, isStrict, saidBound } from './bounds.ts';
import { ratiosIn } from './ratios.ts';
import { triggersOf } from './when.ts';
import {
  conditionsOf,
  endsInOr,
  hasAlternative,
  hasOutsiders,
  rowOf,
  stopsClause,
  subjectEnd,
  usesIn,
  wordsOf,
  zonesOf,
} from './scope.ts';
import { hoursLimit } from './hours.ts';
import { besideDistance, inRange, isJoined } from './joined.ts';
import { multiplesIn } from './multiples.ts';
import { withoutNumbers } from './numbering.ts';
import { withFloorRatio } from '../figures/implied-units.ts';
import {
  definingWords,
  exceptingWords,
  openWords,
  operatingWords,
  unbindingWords,
  isThing,
  uses,
} from '../rule-words.ts';

/** What a passage of law limits: one figure, one ratio, one window of hours or a multiple of a height. */
export interface Limit {
  readonly kind: 'figure' | 'ratio' | 'hours' | 'multiple';
  readonly bound: 'min' | 'max';
  readonly figure: Figure | null;
  /** A number of one thing for a number of another: 'one space for every four units'. */
  readonly ratio: Ratio | null;
  readonly hours: { readonly from: number; readonly to: number } | null;
  readonly days: readonly number[] | null;
  /** The end of its hours that it leaves open: 'from' of 'until 10 p.m.'. */
  readonly openEnd?: 'from' | 'to';
  /** One of several hours in a list, each for its days. */
  readonly isListed?: boolean;
  readonly heads: ReadonlySet<string>;
  /** Words of the clause that sets its condition ('where a center abuts a district'). */
  readonly conditions: readonly string[];
  /** Districts it names ('R-1'). */
  readonly zones: readonly string[];
  /** Uses that its heading or its own words name. */
  readonly uses: ReadonlySet<string>;
  /** The figure doesn't stand alone ('plus one for each', 'whichever is greater'). */
  readonly isOpen: boolean;
  /** Each of its figures applies by itself ('45 feet or three stories, whichever is less'): missing one is falling short. */
  readonly isStrict?: boolean;
  /** Figures that say when it applies: 'within 100 feet of a residence, a fence shall …'. */
  readonly triggers: readonly Figure[];
  /** Another sentence of the passage makes an exception. */
  readonly hasException: boolean;
  /** It protects only land outside the project. */
  readonly isForOutsiders: boolean;
  /** What a row of a table is for; null outside tables. */
  readonly row: readonly string[] | null;
  /** The column of a table with one for each district or case. */
  readonly column?: Column;
  /** The words around its figure, if they are assembled from a table. */
  readonly law?: Annotation;
  /** The minimum in feet for a multiple of the height: 'or 100 feet, whichever is greater'. */
  readonly floor?: number | null;
  /** Content words of the titles above it, and of the first line of its passage. */
  readonly title?: ReadonlySet<string>;
  /** Words right before a noun of the sentence: 'accessory' of 'accessory buildings'. */
  readonly only?: ReadonlySet<string>;
  /** Content words of the sentence, for subjects without a single noun. */
  readonly words: ReadonlySet<string>;
  readonly lowers: ReadonlySet<string>;
  /** No other figure of its passage measures the same. */
  readonly isAlone?: boolean;
  /** The sentence, in the passage as given. */
  readonly span: Span;
}

export interface Ratio {
  readonly count: number;
  readonly of: string;
  /** What distinguishes these from others with the same name: 'long', 'term'. */
  readonly kind: readonly string[];
  readonly each: number;
  readonly unit: string;
  /** How many more: 'ten acres, plus one for each 100 students'. */
  readonly plus: number;
  /** Words that narrow what is counted: 'each child using it at one time'; at least one of them has to be said. */
  readonly only?: readonly string[];
  /** Further amounts for other things, to be added: 'one for every three seats and one for every two employees'. */
  readonly and?: readonly Ratio[];
}

export interface Passage {
  readonly text: string;
  /** Titles above it and the sentence that introduces its list. */
  readonly heading: string;
}

/** Everything that a passage of law limits.
 *  Takes: its words as filed, lines kept, and its heading.  Gives: limits in text order; none from a definition, a time of day alone, or
 *  what only an application or an office does.  Throws: never; linear. */
export function limitsOf({ text, heading }: Passage): Limit[] {
  const annotation = withFloorRatio(annotate(withoutNumbers(text)));
  const title = annotate(heading);
  const titleHeads = headsIn(title.tokens, 0, title.tokens.length);
  const limits: Limit[] = [];
  const firstEnd = firstLineEnd(annotation);
  const passage: Under = {
    annotation,
    named: new Set([...usesIn(title), ...uses.all(annotation.tokens, 0, firstEnd).map(({ id }) => id)]),
    titleHeads,
    titleWords: new Set([...wordsOf(title.tokens, 0, title.tokens.length), ...wordsOf(annotation.tokens, 0, firstEnd)]),
    firstHeads: headsIn(annotation.tokens, 0, firstEnd),
    hasException: exceptingWords.has(annotation.tokens),
    bound: titleBound([title.tokens, annotation.tokens.slice(0, firstEnd)]),
  };
  let intro: string[] = [];
  annotation.sentences.forEach((sentence, nth) => {
    const before = annotation.sentences[nth - 1];
    const made = limitsIn(passage, sentence, { intro, before: before ?? null });
    limits.push(...made);
    const own = subjectNouns(annotation, sentence);
    if (own.length > 0) intro = own;
  });
  return limits;
}

/** A passage that begins with its heading names its use there: the tokens of its first line before any verb of obligation. */
function firstLineEnd({ text, tokens }: Annotation): number {
  const line = text.trimStart().indexOf('\n');
  const end = text.length - text.trimStart().length + (line === -1 ? 120 : Math.min(line, 120));
  let to = 0;
  while (to < tokens.length && (tokens[to]?.start ?? 0) < end && tokens[to]?.tag !== 'modal') to++;
  return to;
}

/** 'Table 5-2. Minimum setbacks' says which way its figures bind. */
function titleBound(titles: readonly (readonly Token[])[]): Limit['bound'] | null {
  const lowers = new Set(titles.flatMap((tokens) => tokens.map(({ lower }) => lower)));
  if (lowers.has('minimum') !== lowers.has('maximum')) return lowers.has('minimum') ? 'min' : 'max';
  return !lowers.has('maximum') && keepingAway.some((word) => lowers.has(word)) ? 'min' : null;
}

/** What a title of distances is called; they are minimums. */
const keepingAway = ['setback', 'setbacks', 'yards', 'separation', 'separations'];

/** The context of a sentence. */
export interface Under {
  readonly annotation: Annotation;
  readonly named: ReadonlySet<string>;
  readonly titleHeads: readonly string[];
  readonly titleWords: ReadonlySet<string>;
  /** The same for its first line. */
  readonly firstHeads: readonly string[];
  /** The way its figures bind if it is a title of distances. */
  readonly bound: Limit['bound'] | null;
  readonly hasException: boolean;
}

interface Above {
  /** Nouns of the last sentence that had any: an item under 'an earthen berm shall be built' is about the berm. */
  readonly intro: readonly string[];
  readonly before: Sentence | null;
}

function limitsIn(under: Under, sentence: Sentence, above: Above): Limit[] {
  const { annotation } = under;
  const { tokens } = annotation;
  const { from, to } = sentence;
  if (isIdle(tokens, from, to)) return [];
  const row = rowOf(annotation, sentence);
  const base = {
    conditions: conditionsOf(annotation, sentence),
    zones: zonesOf(tokens, from, to),
    uses: new Set([...under.named, ...uses.all(tokens, from, subjectEnd(tokens, from, to)).map(({ id }) => id)]),
    isOpen: isOpenIn(tokens, from, to) || hasAlternative(tokens, from, to) || endsInOr(tokens, above.before),
    hasException: under.hasException,
    triggers: [] as readonly Figure[],
    isForOutsiders: hasOutsiders(tokens, from, to),
    row,
    words: wordsOf(tokens, from, to),
    title: under.titleWords,
    only: new Set(
      tokens.slice(from, to).flatMap(({ lower }, i) => (isContent(tokens[from + i + 1] ?? comma) ? [lower] : [])),
    ),
    lowers: new Set(tokens.slice(from, to).map(({ lower }) => lower)),
    span: { start: sentence.start, end: sentence.end },
  };
  const figures = figuresOf(annotation, sentence).filter(
    ({ quantity }) => !isNumbering(annotation, sentence, quantity),
  );
  const triggers = triggersOf(tokens, sentence, figures);
  const taken = new Set(triggers);
  const limits = [
    ...ratiosIn(under, sentence, { base, figures, taken }),
    ...multiplesIn(tokens, sentence, { base, figures, taken }),
  ];
  const isAlwaysHeld = (bound: Limit['bound']): boolean => triggers.length === 0 && isStrict(tokens, sentence, bound);
  let own: readonly string[] = [];
  let last: { readonly figure: Figure; readonly bound: Limit['bound'] } | null = null;
  for (const [nth, found] of figures.entries()) {
    if (taken.has(found)) continue;
    const figure = besideDistance(tokens, inRange(tokens, found, figures[nth + 1]), last?.figure ?? null);
    const isBeside: boolean =
      last !== null && tokens[figure.from - 1]?.lower === 'or' && last.figure.next === figure.from - 1;
    const said: ReturnType<typeof saidBound> = isBeside ? null : saidBound(annotation, figure);
    const joined: Limit['bound'] | null = last !== null && isJoined(tokens, last.figure, figure) ? last.bound : null;
    const bound: Limit['bound'] | null =
      slopeBound(figure, base.lowers) ??
      (said === 'unsaid' ? (joined ?? impliedBound(annotation, figure)) : said) ??
      (figure.measure === 'distance' && !isBeside ? under.bound : null) ??
      joined;
    if (bound === null || figure.quantity.corrected) continue;
    last = { figure, bound };
    const heads = ownHeads(
      figure,
      { ...above, before: above.before, intro: own.length > 0 ? own : above.intro },
      under,
    );
    if (own.length === 0 && [...figure.heads].some(isThing)) own = [...figure.heads];
    limits.push({
      ...base,
      triggers,
      ...(isCap(tokens, figure) ? { isOpen: true, isStrict: true } : { isStrict: isAlwaysHeld(bound) }),
      kind: 'figure',
      bound,
      figure,
      ratio: null,
      hours: figure.hours,
      days: null,
      heads,
    });
  }
  const isOfHours =
    closes(tokens, from, to) ||
    ([...under.titleHeads, ...under.firstHeads].includes('operation') && !isOfAct(tokens, sentence)) ||
    hasHours(tokens, sentence);
  const schedules = annotation.schedules.filter(({ start }) => start >= sentence.start && start < sentence.end);
  // 'From 7 to 6 on weekdays and from 8 to noon on Saturdays': each for its days.
  const isOfDays = schedules.filter(({ days, from: begins }) => days !== null && begins !== null).length > 1;
  for (const schedule of schedules) {
    const limit = hoursLimit(annotation, sentence, schedule, { figures, isOfHours });
    if (limit !== null)
      limits.push({
        ...base,
        ...limit,
        ...(isOfDays ? { isListed: true } : {}),
        kind: 'hours',
        figure: null,
        ratio: null,
        triggers,
        heads: new Set([...headsIn(tokens, from, to), ...(isOfHours ? ['operation'] : [])]),
      });
  }
  return limits;
}

/** 'Fuel may be delivered only from 7 a.m.': under a title of hours, on what is done and not on when the place is open. */
function isOfAct(tokens: readonly Token[], { from, to }: Sentence): boolean {
  const modal = tokens.findIndex(({ tag }, i) => i >= from && i < to && tag === 'modal');
  const act = tokens.slice(modal, modal + farthestAct).find(({ lower }) => lower.endsWith('ed'));
  return modal !== -1 && act !== undefined && !operatingWords.has([act]);
}

const farthestAct = 4;

/** 'No steeper than 3:1' asks for at least three to one. */
const slopeBound = ({ quantity: { unit } }: Figure, lowers: ReadonlySet<string>): Limit['bound'] | null =>
  unit !== 'to_one' ? null : lowers.has('flatter') ? 'max' : 'min';

const hasHours = (tokens: readonly Token[], { from, to }: Sentence): boolean =>
  tokens.slice(from, to).some(({ lower }) => lower === 'hours');

/** What the limits of one sentence share. */
export type Base = Omit<Limit, 'kind' | 'bound' | 'figure' | 'ratio' | 'hours' | 'days' | 'heads'>;

/** A sentence being read. */
export interface Open {
  readonly base: Base;
  readonly figures: readonly Figure[];
  /** Figures that have already been read; grows. */
  readonly taken: Set<Figure>;
}

const capped = new Set(['area', 'count', 'money']);
const farthestRate = 16;

/** 'One square foot for each foot of frontage, not over 200': to stay below the second is not enough. */
function isCap(tokens: readonly Token[], { quantity, from, sentence }: Figure): boolean {
  if (quantity.bound !== 'at_most' || !capped.has(quantity.dimension)) return false;
  const before = tokens.slice(Math.max(sentence.from, from - farthestRate), from);
  return before.some(({ lower }, i) => lower === 'for' && ['each', 'every'].includes(before[i + 1]?.lower ?? ''));
}

/** Stands for the end of a text. */
const comma: Pick<Token, 'tag' | 'lemma' | 'lower'> = { tag: 'punctuation', lemma: ',', lower: ',' };

const farthestEmergency = 5;

/** Words that leave a rule open; an exception for emergencies doesn't. */
const isOpenIn = (tokens: readonly Token[], from: number, to: number): boolean =>
  openWords
    .all(tokens, from, to)
    .some(({ to: next }) => !tokens.slice(next, next + farthestEmergency).some(({ lemma }) => lemma === 'emergency'));

const binding = new Set(['shall', 'must', 'only', 'limited']);

/** Definitions, recommendations, and what only an application or an office does. */
function isIdle(tokens: readonly Token[], from: number, to: number): boolean {
  if (definingWords.has(tokens, from, Math.min(to, from + 14))) return true;
  // 'Not more than a third of the site may consist of prime soils' binds.
  const opens = tokens
    .slice(from, to)
    .find(({ tag, text }) => tag !== 'punctuation' && tag !== 'number' && text.length > 1);
  if (opens?.lower === 'no' || opens?.lower === 'not') return false;
  return unbindingWords.has(tokens, from, to) && !tokens.slice(from, to).some(({ lower }) => binding.has(lower));
}

/** The number of a section, an item, or a table. */
function isNumbering(annotation: Annotation, sentence: Sentence, quantity: Quantity): boolean {
  return (
    quantity.unit === null &&
    quantity.per === null &&
    quantity.start < sentence.start + 12 &&
    annotation.text.charAt(quantity.end).match(/[.):\-–\s]/) !== null &&
    quantity.dimension === 'count' &&
    sentence.start + 12 > quantity.end
  );
}

/** A figure whose own sentence names nothing is about the subject of the passage: 'Height: not less than eight feet.' */
function ownHeads(
  figure: Figure,
  { intro }: Above,
  { titleHeads, firstHeads, annotation }: Under,
): ReadonlySet<string> {
  if ([...figure.heads].some(isThing)) return figure.heads;
  // 'Maximum coverage 45 percent; minimum landscaped area 20 percent': the second has a name of its own.
  const { left, from, sentence } = figure;
  const own = annotation.tokens
    .slice(left, from)
    .filter((token) => isContent(token))
    .map(({ lemma }) => lemma);
  if (figure.heads.size === 0 && own.length > 0 && left > sentence.from && figure.quantity.unit === 'percent')
    return new Set(own);
  const above = [intro, titleHeads, firstHeads].find((heads) => heads.some(isThing)) ?? [];
  return figure.heads.size > 0 ? figure.heads : new Set(above);
}

/** The nouns before the verb of a sentence's last clause: 'an earthen berm shall be built'; without a verb, its first words. */
function subjectNouns({ tokens }: Annotation, { from, to }: Sentence): string[] {
  let verb = to;
  for (let i = from; i < to; i++) if (tokens[i]?.tag === 'modal') verb = i;
  if (verb === to) return headsIn(tokens, from, Math.min(to, from + 10)).slice(0, 4);
  let start = verb;
  while (start > from && !stopsClause(tokens[start - 1])) start--;
  return headsIn(tokens, start, verb);
}
