import { idsByWord } from '../../lexicon/entries.ts';
import { annotate } from '../../language/annotate.ts';
import { clauseAt, isInScope } from '../../language/spans.ts';
import { firstFrom } from '../../language/matcher.ts';
import type { Annotation, Schedule, ScopeKind, Sentence, Span, Token } from '../../language/types.ts';
import { closes, windowOf } from './figures/times.ts';
import { figuresOf, type Figure } from './figures/figures.ts';
import { headsIn, isContent } from './figures/heads.ts';
import { unitOf } from '../../language/units.ts';
import { askingWords, lawfulWords, places, reliefWords, uses } from './rule-words.ts';
import { withImpliedUnits } from './figures/implied-units.ts';
import { withSpoken } from './figures/spoken.ts';
import { zonesOf } from './limits/scope.ts';

/** One sentence of an applicant, read for what can be compared with a rule. */
export interface Fact {
  readonly annotation: Annotation;
  readonly sentence: Sentence;
  readonly figures: readonly Figure[];
  /** Figures of this project as planned: none of the past, of another site, of a hypothesis, of the law or of somebody else. */
  readonly set: ReadonlySet<Figure>;
  readonly heads: ReadonlySet<string>;
  readonly words: ReadonlySet<string>;
  readonly lowers: ReadonlySet<string>;
  readonly uses: ReadonlySet<string>;
  readonly zones: readonly string[];
  /** From the first hour named to the last. */
  readonly hours: { readonly from: number; readonly to: number } | null;
  readonly days: readonly number[] | null;
  /** What is said of when it begins and of when it ends, each by itself. */
  readonly ends: { readonly from: number | null; readonly to: number | null };
}

const verbs = idsByWord('verbs', 'classes');
const notOurs: readonly ScopeKind[] = ['past', 'elsewhere', 'somebody_else', 'corrected', 'hypothetical', 'offered'];

/** Reads one statement. Takes: a sentence as said. Gives: null if it states no figure and no hours. Throws: never. */
export function factOf(text: string): Fact | null {
  const annotation = withImpliedUnits(withSpoken(annotate(text)));
  const { tokens, sentences } = annotation;
  if (annotation.quantities.length === 0 && annotation.schedules.length === 0) return null;
  const first = sentences[0];
  const last = sentences[sentences.length - 1];
  if (first === undefined || last === undefined || text.trimEnd().endsWith('?')) return null;
  const whole: Sentence = {
    ...first,
    end: last.end,
    to: last.to,
    clauses: sentences.flatMap(({ clauses }) => clauses),
  };
  const figures = elliptic(annotation, withAreas(annotation, figuresOf(annotation, whole))).map((figure) =>
    undenied(annotation, figure),
  );
  const set = new Set(
    figures.filter(
      ({ quantity }) =>
        !quantity.corrected &&
        !isDenied(annotation, quantity) &&
        !isOfLaw(annotation, quantity) &&
        !notOurs.some((kind) => isInScope(annotation, quantity, kind)),
    ),
  );
  // What a distance is measured to is not a use of the project.
  const far = new Set(
    figures.filter(({ measure }) => measure === 'distance').flatMap(({ place, places }) => [place ?? '', ...places]),
  );
  const named = uses
    .all(tokens)
    .filter(({ id, from }) => !far.has(id) && !isInScope(annotation, tokens[from] ?? first, 'negated'));
  return {
    annotation,
    sentence: whole,
    figures,
    set,
    heads: withOperation(annotation),
    words: new Set(tokens.filter(isContent).map(({ lemma }) => lemma)),
    lowers: new Set(tokens.map(({ lower }) => lower)),
    uses: new Set(named.map(({ id }) => id)),
    zones: zonesOf(tokens, 0, tokens.length),
    ...hoursOf(annotation),
  };
}

const elided = new Set<string>(['length', 'area', 'flow', 'sound', 'light', 'volume', 'money']);
const million = 1e6;
const thousand = 1e3;

/** 'Four million dollars … we'd post five point one': millions. */
function inItsThousands({ quantity: { dimension, value } }: Figure, said: number): number {
  if (dimension !== 'money' || said >= thousand) return 1;
  return value >= million ? million : value >= thousand ? thousand : 1;
}

const activities = new Set([
  'construction',
  'delivery',
  'shipment',
  'music',
  'event',
  'blast',
  'removal',
  'sale',
  'generator',
]);

const occasions = new Set(['meeting', 'hearing', 'survey', 'study', 'workshop', 'count', 'visit', 'interview', 'tour']);

/** What a statement names; 'we start at six and shut down at five' is about operation if it names no other activity. */
function withOperation({ tokens }: Annotation): ReadonlySet<string> {
  const heads = new Set(headsIn(tokens, 0, tokens.length));
  // The hours of a meeting are not those of the use.
  if (tokens.some(({ lemma }) => occasions.has(lemma))) {
    heads.delete('operation');
    return heads;
  }
  if (closes(tokens, 0, tokens.length) && ![...heads].some((head) => activities.has(head)))
    return heads.add('operation');
  const isOfHours = tokens.some(({ lemma }) => opening.has(lemma)) && tokens.some(({ lemma }) => closing.has(lemma));
  return isOfHours && ![...heads].some((head) => activities.has(head)) ? heads.add('operation') : heads;
}

const sideUnits = new Set([null, 'foot']);

/** 'Ten by twenty-eight', 'a seventy-by-eighty-foot building': one area in feet. */
function withAreas({ tokens }: Annotation, figures: readonly Figure[]): Figure[] {
  return figures.flatMap((figure, i) => {
    const [before, behind] = [figures[i - 1], figures[i + 1]];
    if (before !== undefined && isBy(tokens, before, figure)) return [];
    if (behind === undefined || !isBy(tokens, figure, behind)) return [figure];
    const value = figure.quantity.value * behind.quantity.value * (unitOf('square_foot')?.factor ?? 1);
    const own = [...figure.heads, ...behind.heads];
    // 'It's one hangar, seventy by eighty.'
    const heads = new Set(own.length === 0 && before?.quantity.value === 1 ? before.heads : own);
    const quantity = { ...figure.quantity, value, end: behind.quantity.end, unit: 'square_foot', of: null };
    const area = { ...quantity, dimension: 'area' as const };
    return [{ ...figure, quantity: area, heads, next: behind.next, measure: null, counted: null }];
  });
}

/** Whether two figures are the sides of one area. */
const isBy = (tokens: readonly Token[], first: Figure, second: Figure): boolean =>
  second.from - first.next <= longestBy &&
  tokens.slice(first.next, second.from).some(({ lower }) => lower === 'by') &&
  [first, second].every(
    ({ quantity: { unit, dimension, high } }) =>
      sideUnits.has(unit) && high === null && (dimension === 'length' || dimension === 'count'),
  );

/** 'By', with hyphens at most. */
const longestBy = 3;

/** 'Three hundred feet to the house and a hundred to the line': a bare figure takes the unit before it. */
function elliptic({ tokens }: Annotation, figures: readonly Figure[]): Figure[] {
  let before: Figure | null = null;
  return figures.map((figure) => {
    const { quantity, next } = figure;
    const isPlain = quantity.dimension === 'count' && quantity.of === null && quantity.unit === null;
    // 'Two weddings a week, thirty a year': weddings.
    if (isPlain && quantity.per !== null && before !== null && before.quantity.per !== null && before.counted !== null)
      return {
        ...figure,
        counted: before.counted,
        heads: before.heads,
        quantity: { ...quantity, of: before.quantity.of },
      };
    const isBare = isPlain && quantity.per === null && figure.counted === null;
    if (!isBare) {
      const isOfUnit = elided.has(quantity.dimension) || figure.counted !== null;
      before = isOfUnit ? figure : null;
      return figure;
    }
    const behind = tokens[next];
    const unit = before === null ? null : unitOf(before.quantity.unit ?? '');
    const isAlone = behind === undefined || behind.tag !== 'word' || !isContent(behind) || verbs.has(behind.lemma);
    // 'Sixty loads a day, a hundred in the summer': loads a day, too.
    if (before !== null && before.counted !== null && isAlone) {
      const { of, unit: what, per } = before.quantity;
      return {
        ...figure,
        counted: before.counted,
        heads: before.heads,
        quantity: { ...quantity, of, unit: what, per },
      };
    }
    if (before === null || unit === null || !isAlone || isListed(tokens, figure)) return figure;
    const { dimension, unit: name } = before.quantity;
    const nearest = dimension === 'length' ? nearestBefore(tokens, figure) : null;
    const apart =
      nearest !== null || tokens.slice(next, next + 3).some(({ lower }) => lower === 'from' || lower === 'off');
    // 'Four hundred of it is work space': of what follows, and a part of what was named.
    const isOfIt = behind?.lower === 'of' && ofIt.has(tokens[next + 1]?.lower ?? '');
    return {
      ...figure,
      heads: isOfIt ? new Set(headsIn(tokens, next, Math.min(figure.sentence.to, next + 6))) : figure.heads,
      quantity: {
        ...quantity,
        dimension,
        unit: name,
        per: quantity.per ?? before.quantity.per,
        value: quantity.value * unit.factor * inItsThousands(before, quantity.value),
        high: quantity.high === null ? null : quantity.high * unit.factor,
      },
      measure: dimension !== 'length' ? null : apart ? 'distance' : figure.measure,
      place: figure.place ?? nearest ?? placeBehind(tokens, figure),
    };
  });
}

/** 'Lots 41, 42 and 43': a number behind a number is one of several names. */
const isListed = (tokens: readonly Token[], { from }: Figure): boolean =>
  [',', 'and', 'or'].includes(tokens[from - 1]?.lower ?? '') && tokens[from - 2]?.tag === 'number';

const ofIt = new Set(['it', 'that', 'them', 'those', 'this']);

/** 'And the nearest dwelling is four hundred and sixty': what is nearest is the far end. */
function nearestBefore(tokens: readonly Token[], { left, from }: Figure): string | null {
  const joint = tokens.findLastIndex(({ lower }, i) => i >= left && i < from && (lower === 'and' || lower === ','));
  const at = tokens.findLastIndex(({ lower }, i) => i >= Math.max(left, joint) && i < from && nearestWords.has(lower));
  return at === -1 ? null : (places.all(tokens, at, from)[0]?.id ?? null);
}

const nearestWords = new Set(['nearest', 'closest']);

const placeBehind = (tokens: readonly Token[], { next, sentence }: Figure): string | null =>
  places.all(tokens, next, Math.min(sentence.to, next + 8))[0]?.id ?? null;

/** 'No turbine is closer than half a mile' keeps at least that far away. */
function undenied({ tokens }: Annotation, figure: Figure): Figure {
  const { bound } = figure.quantity;
  if (bound !== 'less_than' && bound !== 'more_than') return figure;
  const clause = figure.sentence.clauses.findLast(({ from }) => from <= figure.from) ?? figure.sentence;
  const isDenied = tokens
    .slice(Math.max(clause.from, figure.from - 12), figure.from)
    .some(({ tag, lower }) => tag === 'negation' || lower === 'no' || lower === 'none' || lower === 'nothing');
  if (!isDenied) return figure;
  return { ...figure, quantity: { ...figure.quantity, bound: bound === 'less_than' ? 'at_least' : 'at_most' } };
}

/** 'The code asks for 500 feet': the law's figure, repeated. */
function isOfLaw(annotation: Annotation, quantity: Span): boolean {
  const clause = clauseAt(annotation, quantity.start);
  if (clause === null) return false;
  const at = firstFrom(annotation.tokens, quantity.start);
  // 'Six units per acre is what the plan calls for': somebody else's.
  const after = firstFrom(annotation.tokens, quantity.end);
  const [is, what] = [annotation.tokens[after], annotation.tokens[after + 1]];
  if ((is?.lemma === 'be' || is?.lower === "'s") && what?.lower === 'what') return true;
  // 'Departure requested from 35 ft'
  const lead = annotation.tokens.slice(Math.max(0, at - farthestRelief), at);
  const from = lead.findLastIndex(({ lower }) => lower === 'from');
  if (from > 0 && reliefWords.has(lead, 0, from)) return true;
  const law = lawfulWords.all(annotation.tokens, clause.from, at)[0];
  return law !== undefined && askingWords.has(annotation.tokens, law.to, at);
}

const farthestRelief = 6;

/** 'Not six feet': the word comes right before the figure. */
function isDenied({ tokens }: Annotation, { start }: Span): boolean {
  return tokens[firstFrom(tokens, start) - 1]?.tag === 'negation';
}

const closing = new Set([
  'quit',
  'close',
  'end',
  'stop',
  'finish',
  'shut',
  'leave',
  'over',
  'done',
  'last',
  'out',
  'off',
  'down',
]);
const opening = new Set(['open', 'start', 'begin', 'arrive']);

function hoursOf(annotation: Annotation): Pick<Fact, 'hours' | 'days' | 'ends'> {
  const { tokens } = annotation;
  const schedules = annotation.schedules.filter((one) => !notOurs.some((kind) => isInScope(annotation, one, kind)));
  const days = schedules.find((one) => one.days !== null)?.days ?? null;
  const whole = schedules.find(({ from, to }) => from !== null && to !== null && from !== to);
  // 'Opens at eight and closes at nine' are two times.
  const moments = schedules.filter(({ from, to }) => from !== null && from === to);
  if (whole === undefined && moments.length > 1)
    return { ...both(windowOf({ ...moments[0], to: moments.at(-1)?.to ?? null } as Schedule)), days };
  if (whole !== undefined) return { ...both(windowOf(whole)), days };
  const [only] = moments;
  if (only !== undefined && schedules.every((one) => one === only || one.from === null)) {
    const before = tokens.slice(0, firstFrom(tokens, only.start));
    const said = before.findLast(({ lemma }) => closing.has(lemma) || opening.has(lemma));
    const isEnd = said !== undefined && closing.has(said.lemma);
    const isBegin = said !== undefined && opening.has(said.lemma);
    if (said === undefined) return { ...both(windowOf(only)), days };
    return { hours: null, days, ends: { from: isBegin ? only.from : null, to: isEnd ? only.to : null } };
  }
  const from = schedules.find((one) => one.from !== null)?.from ?? null;
  const to = schedules.findLast((one) => one.to !== null)?.to ?? null;
  return { hours: from === null || to === null ? null : { from, to }, days, ends: { from, to } };
}

const both = (hours: Fact['hours']): Pick<Fact, 'hours' | 'ends'> => ({
  hours,
  ends: { from: hours?.from ?? null, to: hours?.to ?? null },
});
