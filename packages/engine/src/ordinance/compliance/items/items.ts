import { startsSmall } from '../../../base/text.ts';
import { annotate } from '../../../language/annotate.ts';
import type { Annotation, Sentence, Token } from '../../../language/types.ts';
import { tablesIn } from '../../tables/find-tables.ts';
import { labelOf } from '../../tables/table-cells.ts';
import { endsIn } from '../../tables/text-lines.ts';
import { figuresOf, type Figure } from '../figures/figures.ts';
import { headsIn } from '../figures/heads.ts';
import { isJoined } from '../limits/joined.ts';
import type { Limit } from '../limits/limits.ts';
import { withoutNumbers } from '../limits/numbering.ts';
import { hoursLimit } from '../limits/hours.ts';
import { conditionsOf, hasAlternative, hasOutsiders, usesIn, wordsOf, zonesOf } from '../limits/scope.ts';
import { triggersOf } from '../limits/when.ts';
import { definingWords, exceptingWords, openWords, places, unbindingWords } from '../rule-words.ts';
import { endOfEnd, nounEnd, nounOf, titledIn } from './asked.ts';
import { boundOf, measuredAs, type Titles } from './bounds-of-lines.ts';
import { rateIn, type Rate } from './rates.ts';
import { askedIn, rangesOf, sensesOf } from './senses.ts';

/* A passage as a list of figures, each with the words of its own line and the words above it: 'From a private well .... 100 feet' under
 * 'Underground fuel tanks'. */

/** One figure of a passage. */
export interface Item {
  readonly limit: Limit;
  /** So many for so many; null for a figure by itself. */
  readonly rate: Rate | null;
  /** What its own line says besides figures. */
  readonly own: ReadonlySet<string>;
  /** What the titles and the sentence that leads to the list say. */
  readonly above: ReadonlySet<string>;
  /** What its sentence is on: the words before its verb; without a verb, all of them. */
  readonly subject: ReadonlySet<string>;
  /** What a statement has to say to be about it. */
  readonly asked: readonly ReadonlySet<string>[];
  /** What the title says that it is for: a statement has to say one of these to fall short. */
  readonly titled: ReadonlySet<string>;
  /** The words of the places that it names. */
  readonly far: ReadonlySet<string>;
  /** Figures of its line that say when it applies: '35 m.p.h.', '16-30'. */
  readonly selectors: readonly Figure[];
  /** Whether somewhere in the passage two figures are weighed against each other. */
  readonly isWeighed: boolean;
  /** The words of its line and above it, with what stands before what: for kinds of a thing. */
  readonly texts: readonly Annotation[];
}

interface Above extends Titles {
  readonly hasException: boolean;
  /** Somewhere in the passage two figures are weighed against each other. */
  readonly isWeighed: boolean;
}

const longestTitle = 140;
const weighing = new Set([
  'whichever',
  'greater',
  'lesser',
  'combination',
  'reduce',
  'increase',
  'reduced',
  'increased',
]);

/** The figures of a passage, line by line. Takes: its text with lines. Gives: in order; spans refer to the text. Throws: never. */
export function itemsOf(text: string): Item[] {
  const clean = withoutLeaders(withoutNumbers(text));
  const items: Item[] = [];
  const { tokens } = annotate(clean);
  const isWeighed = openWords
    .all(tokens)
    .some(({ from, to }) => tokens.slice(from, to).some(({ lower }) => weighing.has(lower)));
  const hasException = exceptingWords.has(tokens);
  let above: Above = { title: annotate(''), intro: null, hasException, isWeighed };
  const tables = tablesIn(text).filter(({ columns }) => columns.length > 1);
  for (const table of tables)
    for (const row of table.rows)
      for (const [i, cell] of row.cells.entries()) {
        const words = `${labelOf(row)}: ${table.columns[i] ?? ''}: ${cell}`;
        const title = annotate(table.title);
        if (cell !== '')
          items.push(...itemsIn(annotate(words), { title, intro: null, hasException, isWeighed }, row.span));
      }
  for (const { start, line } of linesOf(clean)) {
    const span = { start, end: start + line.length };
    if (tables.some((table) => table.span.start < span.end && span.start < table.span.end)) continue;
    const law = annotate(line);
    const found = partsOf(line).flatMap((part, nth) =>
      itemsIn(annotate(part), nth === 0 ? above : { ...above, intro: annotate(leadOf(law)) }, span),
    );
    items.push(...found);
    above = below(above, law, found.length > 0);
  }
  return items;
}

/** What semicolons part. */
const partsOf = (line: string): string[] => line.split('; ').filter((part) => part.trim() !== '');

/** What the first of such parts says before its figure, for the others. */
function leadOf({ text, tokens }: Annotation): string {
  const stop =
    tokens.find(({ tag, text: word }) => tag === 'modal' || word === ':') ?? tokens.find(({ tag }) => tag === 'number');
  return text.slice(0, stop?.start ?? 0);
}

/** What stands above the next line. */
function below(above: Above, law: Annotation, isItem: boolean): Above {
  const first = law.sentences[0];
  if (first === undefined) return above;
  const { tokens } = law;
  if (definingWords.has(tokens, 0, Math.min(tokens.length, farthestMeaning))) return above;
  const leads = tokens.at(-1)?.text === ':';
  const isTitle = !isItem && law.text.length <= longestTitle && !tokens.some(({ tag }) => tag === 'modal');
  if (above.title.tokens.length === 0)
    return { ...above, title: isTitle || leads ? law : annotate(law.text.slice(0, first.end)) };
  return leads ? { ...above, intro: law } : above;
}

const farthestMeaning = 14;

/** Dots that lead to a figure are no ends of sentences. The text keeps its length. */
function withoutLeaders(text: string): string {
  const letters = [...text];
  return letters
    .map((letter, i) => {
      const isLeader = (at: number): boolean => leaders.has(letters[at] ?? '') && letters[at] === letter;
      if (letter === '…') return isLeader(i - 1) ? ' ' : ':';
      if (!leaders.has(letter) || !(isLeader(i - 1) || isLeader(i + 1))) return letter;
      return isLeader(i - 1) ? ' ' : ':';
    })
    .join('');
}

const leaders = new Set(['.', '·', '_', '…']);

const bullets = new Set(['-', '•', '*']);
const longestNumber = 6;

/** How long the number of an item is, with the white space around it; 0 if a line has none. */
function numberLength(raw: string): number {
  const line = raw.trimStart();
  const [first = '', second] = line.split(' ');
  const isNumber = first.length <= longestNumber && first.length > 1 && endsIn(first, '.)]') && !first.includes('-');
  if (second === undefined || !(isNumber || bullets.has(first))) return 0;
  return raw.length - line.length + first.length + 1;
}

/** Lines without their numbers; one that goes on in lower case belongs to the one above it. */
function linesOf(text: string): { readonly start: number; readonly line: string }[] {
  const found: { start: number; line: string }[] = [];
  let at = 0;
  for (const raw of text.split('\n')) {
    const number = numberLength(raw);
    const line = `${' '.repeat(number)}${raw.slice(number)}`;
    const above = found.at(-1);
    if (number === 0 && startsSmall(raw.trimStart()) && above !== undefined && !endsIn(above.line.trimEnd(), '.;:'))
      above.line = `${above.line} ${line}`;
    else if (line.trim() !== '') found.push({ start: at, line });
    at += raw.length + 1;
  }
  return found;
}

function itemsIn(law: Annotation, above: Above, span: Limit['span']): Item[] {
  return law.sentences.flatMap((sentence) => {
    const { tokens } = law;
    if (isIdle(tokens, sentence)) return [];
    const perOther = rateItemOf(law, sentence, above, span);
    if (perOther !== null) return [perOther];
    const timed = hoursItemsOf(law, sentence, above, span);
    if (timed.length > 0 || isRate(tokens, sentence)) return timed;
    const figures = figuresOf(law, sentence).filter((one) => !one.quantity.corrected && !isInWord(tokens, one));
    const selectors = [...triggersOf(tokens, sentence, figures), ...figures.filter((one) => isSelector(tokens, one))];
    let last: Item | null = null;
    const limiting = figures.filter((figure) => !selectors.includes(figure));
    const ranges = rangesOf(tokens, sentence, limiting);
    return limiting.flatMap((figure, nth) => {
      const range = ranges[nth] ?? sentence;
      const made: Item | null = itemOf(law, sentence, figure, { above, span, range, selectors, last });
      last = made;
      return made === null ? [] : [made];
    });
  });
}

const isIdle = (tokens: readonly Token[], { from, to }: Sentence): boolean =>
  definingWords.has(tokens, from, Math.min(to, from + farthestMeaning)) ||
  (unbindingWords.has(tokens, from, to) &&
    !tokens.slice(from, to).some(({ lower }) => ['shall', 'must', 'only', 'limited', 'no', 'not'].includes(lower)));

/** 'One foot for each fifty feet', 'per tunnel': nothing to hold one figure against. */
const isRate = (tokens: readonly Token[], { from, to }: Pick<Sentence, 'from' | 'to'>): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ lower }, i, own) =>
        lower === 'per' ||
        lower === 'every' ||
        (lower === 'each' && i === 0) ||
        (lower === 'for' && ['each', 'every'].includes(own[i + 1]?.lower ?? '')),
    );

const partings = new Set([':', '—', '–']);

/** '35 m.p.h. posted — 390 feet': a figure before what parts a label from its figure. */
const isSelector = (tokens: readonly Token[], { next, sentence }: Figure): boolean => {
  const parting = tokens.findIndex(
    ({ text }, i) => i >= next && i < Math.min(sentence.to, next + 5) && partings.has(text),
  );
  return parting !== -1 && tokens.slice(parting, sentence.to).some(({ tag }) => tag === 'number');
};

interface Place {
  readonly above: Above;
  readonly span: Limit['span'];
  /** Of its words in the sentence. */
  readonly range: { readonly from: number; readonly to: number };
  readonly selectors: readonly Figure[];
  readonly last: Item | null;
}

/** 'One-way', 'two-family': no figure. */
const isInWord = (tokens: readonly Token[], { from, quantity }: Figure): boolean =>
  quantity.dimension === 'count' &&
  tokens[from + 1]?.text === '-' &&
  tokens[from + 1]?.start === tokens[from]?.end &&
  tokens[from + 2]?.tag === 'word';

function itemOf(law: Annotation, sentence: Sentence, figure: Figure, place: Place): Item | null {
  const { tokens } = law;
  const { above, span, range, selectors } = place;
  const until = range.to;
  const subject = tokens.findIndex(({ tag, text }, i) => i >= sentence.from && (tag === 'modal' || text === ':'));
  const own = sensesOf(tokens, range.from, until);
  if (range.from > sentence.from && subject > sentence.from && subject < range.from)
    for (const sense of sensesOf(tokens, sentence.from, subject)) own.add(sense);
  const texts = [above.title, ...(above.intro === null ? [] : [above.intro]), law];
  const over = new Set(texts.slice(0, -1).flatMap(({ tokens: all }) => [...sensesOf(all, 0, all.length)]));
  // What the line says before this sentence is a title, too: 'Length of stay. No vehicle shall …'
  for (const sense of sensesOf(tokens, 0, sentence.from)) over.add(sense);
  const verb = tokens.findIndex(({ tag }, i) => i >= sentence.from && i < figure.from && tag === 'modal');
  const before = verb === -1 ? new Set<string>() : nounOf(tokens, sentence.from, verb);
  const measured = measuredAs(law, figure, own, over, above);
  const joined = place.last?.limit.figure ?? null;
  const bound =
    boundOf(law, measured, own, over, above) ??
    (joined !== null && isJoined(tokens, joined, measured) ? (place.last?.limit.bound ?? null) : null);
  if (bound === null) return null;
  return {
    own,
    above: over,
    rate: null,
    isWeighed: above.isWeighed,
    subject: before.size > 0 ? before : new Set([...own, ...over]),
    asked:
      verb === -1
        ? askedIn(tokens, range.from, until)
        : [
            ...askedIn(tokens, sentence.from, nounEnd(tokens, sentence.from, verb)),
            ...askedIn(tokens, figure.next, endOfEnd(tokens, figure.next, until)),
          ],
    titled: titledIn(above.title),
    far: new Set(places.all(tokens, range.from, until).flatMap((far) => [...sensesOf(tokens, far.from, far.to)])),
    selectors,
    texts,
    limit: {
      ...limitBase(law, sentence, above, span),
      kind: 'figure',
      bound,
      figure: measured,
      hours: measured.hours,
      heads: measured.heads,
    },
  };
}

/** What every limit of a line has. */
function limitBase(
  law: Annotation,
  sentence: Sentence,
  above: Above,
  span: Limit['span'],
): Omit<Limit, 'kind' | 'bound' | 'figure'> {
  const { tokens } = law;
  const { from, to } = sentence;
  const texts = [above.title, ...(above.intro === null ? [] : [above.intro])];
  const lowers = new Set(tokens.slice(from, to).map(({ lower }) => lower));
  return {
    ratio: null,
    hours: null,
    days: null,
    heads: new Set([...headsIn(tokens, from, to), ...texts.flatMap(({ tokens: all }) => headsIn(all, 0, all.length))]),
    conditions: conditionsOf(law, sentence),
    zones: zonesOf(tokens, 0, tokens.length),
    uses: new Set([...texts, law].flatMap((text) => [...usesIn(text)])),
    isOpen:
      openWords.has(tokens, from, to) ||
      ['elsewhere', 'other', 'net', 'developable', 'buildable'].some((word) => lowers.has(word)) ||
      lowers.has('otherwise') ||
      hasAlternative(tokens, from, to),
    triggers: [],
    hasException: above.hasException,
    isForOutsiders: hasOutsiders(tokens, from, to),
    row: null,
    law,
    words: wordsOf(tokens, from, to),
    lowers,
    span,
  };
}

/** The hours that a sentence or a row allows or bars. */
function hoursItemsOf(law: Annotation, sentence: Sentence, above: Above, span: Limit['span']): Item[] {
  const { tokens } = law;
  const schedules = law.schedules.filter(({ start }) => start >= sentence.start && start < sentence.end);
  if (schedules.length === 0) return [];
  const texts = [above.title, ...(above.intro === null ? [] : [above.intro]), law];
  const over = new Set(texts.slice(0, -1).flatMap(({ tokens: all }) => [...sensesOf(all, 0, all.length)]));
  for (const sense of sensesOf(tokens, 0, sentence.from)) over.add(sense);
  const figures = figuresOf(law, sentence);
  const isOfHours = [...over, ...sensesOf(tokens, sentence.from, sentence.to)].includes('operation');
  const own = sensesOf(tokens, sentence.from, sentence.to);
  return schedules.flatMap((schedule): Item[] => {
    const limit = hoursLimit(law, sentence, schedule, { figures, isOfHours: isOfHours || own.size < longestLabel });
    if (limit === null) return [];
    const base = limitBase(law, sentence, above, span);
    return [
      {
        rate: null,
        isWeighed: above.isWeighed,
        own,
        above: over,
        subject: new Set([...own, ...over]),
        asked: [],
        titled: titledIn(above.title),
        far: new Set(),
        selectors: figures.filter(({ quantity: { dimension } }) => dimension === 'length' || dimension === 'area'),
        texts,
        limit: { ...base, ...limit, kind: 'hours', figure: null, isListed: false },
      },
    ];
  });
}

const longestLabel = 8;

/** A sentence or a row that sets so many for so many. */
function rateItemOf(law: Annotation, sentence: Sentence, above: Above, span: Limit['span']): Item | null {
  const { tokens } = law;
  const texts = [above.title, ...(above.intro === null ? [] : [above.intro]), law];
  const over = new Set(texts.slice(0, -1).flatMap(({ tokens: all }) => [...sensesOf(all, 0, all.length)]));
  const colon = tokens.findLastIndex(({ text }, i) => i >= sentence.from && i < sentence.to && text === ':');
  const from = colon === -1 ? sentence.from : colon + 1;
  const number = tokens.findIndex(({ tag }, i) => i >= from && tag === 'number');
  const label = sensesOf(tokens, sentence.from, Math.max(from, Math.min(number, sentence.to)));
  const rate = rateIn(law, { from, to: sentence.to }, new Set([...over, ...label]));
  if (rate === null) return null;
  const [term] = rate.terms;
  const [of = 'figure'] = rate.of;
  const [unit = 'one'] = term?.measure === null ? term.noun : [term?.measure ?? 'one'];
  const base = limitBase(law, sentence, above, span);
  return {
    rate,
    isWeighed: above.isWeighed,
    own: label,
    above: over,
    subject: new Set([...label, ...over]),
    asked: askedIn(tokens, sentence.from, Math.max(from, Math.min(number, sentence.to))),
    titled: titledIn(above.title),
    far: new Set(),
    selectors: [],
    texts,
    limit: {
      ...base,
      kind: 'ratio',
      bound: rate.bound,
      figure: null,
      // What it comes to is worked out whole.
      isOpen: false,
      ratio: { count: term?.count ?? 0, of, kind: [], each: term?.each ?? 1, unit, plus: rate.plus },
    },
  };
}
