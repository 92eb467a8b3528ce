import { trimmedEnd } from '../../../base/text.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher, type Match } from '../../../language/matcher.ts';
import { sentenceAt } from '../../../language/spans.ts';
import type { Annotation, Span, Token } from '../../../language/types.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import { clipOf } from '../code/from-rules.ts';
import { figuresSaid, type FigureSaid } from './figures-said.ts';
import { readerOfCode, type CodeSentence } from './read-code.ts';

/* What the two figures of requested relief are of: 'the code says 35 feet, and you're at 28' says nothing where the code has 35 feet for
 * heights too. */

const kinds =
  'perimeter|front|side|rear|street|road|corner|lot|landscape|landscaped|landscaping|privacy|sound|noise|retaining|screening|' +
  'masonry|boundary|vegetated|stream|wetland|fence|wall|sign|building|pole|tower|sight|private';
/** Things that lengths and areas are given of. */
const things = matcher([
  `${kinds}? ${kinds}? setback|buffer|separation|wall|fence|hedge|berm|height|frontage|driveway|sidewalk|garage|shed|coverage`,
  `${kinds}? =sign|=signs|=aisle|=lane|=landscaping`,
  `${kinds} width|depth|distance|yard`,
  'cul-de-sac',
  'open space',
  'floor area ratio',
  'impervious|lot|building cover',
  'spacing between _',
]);
/** Nobody says 'the' before these. */
const massNouns: ReadonlySet<string> = new Set([
  'space',
  'height',
  'cover',
  'coverage',
  'frontage',
  'landscaping',
  'ratio',
]);

/** The code's figure with its thing: '35 feet for the perimeter setback', '15 percent for open space'. Takes: the figure in words, and
 *  what it is of.  Throws: never. */
export const figureOf = (figure: string, thing: string): string =>
  `${figure} for ${massNouns.has(thing.split(' ').at(-1) ?? '') ? '' : 'the '}${thing}`;

/** 'Mill Lane' is a place. */
const thingsIn = (annotation: Annotation, within: Span): readonly Match[] =>
  things.all(annotation, within).filter(({ from, to, start }) => {
    // 'Three times the total height' and '110 percent of height' are distances.
    const before = annotation.tokens.slice(Math.max(0, from - farthest), from);
    if (before.some(({ lower }) => lower === 'times' || lower === 'percent')) return false;
    const head = annotation.tokens[to - 1]?.text ?? '';
    return (
      head === head.toLowerCase() ||
      opensALine(annotation, start) ||
      annotation.sentences.some((one) => one.to > to && one.from === to - 1)
    );
  });

/** A row of a table begins with a capital. */
const opensALine = ({ text }: Annotation, start: number): boolean =>
  text.slice(text.lastIndexOf('\n', start - 1) + 1, start).trim() === '';

const farthest = 3;

/** '2,900 feet of frontage' where the rule is 200 feet: of how much of it, and not of what. */
function isOfAnother({ tokens }: Annotation, { from }: Match, told: FigureSaid | undefined): boolean {
  const [unit, of] = tokens.slice(Math.max(0, from - 2), from);
  return of?.lower === 'of' && unit?.lemma === 'foot' && told !== undefined && unit.end !== told.end;
}

/** What the figures are of, in the applicant's words, as far as that is certain: the noun before the code's figure, or the only one there.
 *  Takes: a text of the applicant, read, where both figures stand in it, and the code's figure in its words.  Gives: 'perimeter setback';
 *  null if nothing is named or several things are.  Throws: never. */
export function reliefThing(annotation: Annotation, span: Span, required: string): string | null {
  const { sentences } = annotation;
  const first = sentences.findIndex(({ end }) => end > span.start);
  const before = sentences[first - 1];
  // 'The wall. The code's ten foot.'
  const heads = before !== undefined && before.to - before.from <= longestHeading ? thingsIn(annotation, before) : [];
  const told = figureTold(annotation, span, required);
  const own = thingsIn(annotation, span).filter((one) => !isOfAnother(annotation, one, told));
  const sentence = told === undefined ? null : sentenceAt(annotation, told.start);
  const nearest = own.findLast(({ start, end }) => end <= (told?.start ?? 0) && start >= (sentence?.start ?? Infinity));
  if (nearest !== undefined) return wordsOf(annotation, nearest);
  const all = [...heads, ...own];
  if (all.length === 0) return thingBefore(annotation, first) ?? (tall.test(annotation, span) ? 'height' : null);
  return onlyOne(annotation, all);
}

/** The only thing that matches name; null if they name several. */
const onlyOne = (annotation: Annotation, all: readonly Match[]): string | null => {
  const [one] = all;
  const heads = new Set(all.map((match) => headOf(annotation, match)));
  return one !== undefined && heads.size === 1 ? wordsOf(annotation, one) : null;
};

/** What the sentence before is about, if it says what comes: 'The second one is open space. You ask for 15 percent.' */
function thingBefore(annotation: Annotation, first: number): string | null {
  const before = annotation.sentences[first - 1];
  if (before === undefined || !announces.test(annotation, before)) return null;
  return onlyOne(annotation, thingsIn(annotation, before));
}

const announces = matcher([
  "first|second|third|fourth|last|next|other|one|two|three|four _? be|'s",
  'one|other thing',
  'now , the?',
]);
const tall = matcher(['<number> tall|high', '<number> foot|story tall|high', 'to the top|parapet|peak|ridge|tip']);
/** 'The closest house is 610 feet. I know the book says 750.' */
const nearest = matcher([
  'nearest|closest ... house|home|residence|dwelling',
  'house|home|residence|dwelling ... be _? <number>',
]);

/** True if the figures are how far the nearest house is. Takes: a text of the applicant, read, and where both figures stand.
 *  Throws: never. */
export const isToAHouse = (annotation: Annotation, span: Span): boolean =>
  nearest.test(annotation, span) && thingsIn(annotation, span).length === 0;

/** Where the code's figure stands. */
function figureTold(annotation: Annotation, span: Span, required: string): FigureSaid | undefined {
  const words = annotate(required);
  const value = figuresSaid(words, { from: 0, to: words.tokens.length })[0]?.value;
  return annotation.sentences
    .filter(({ start, end }) => end > span.start && start < span.end)
    .flatMap((sentence) => figuresSaid(annotation, sentence))
    .findLast((one) => one.value === value);
}

const farEnd = matcher(['from|off|between a|an|the|any|every? _ _? _? and|,|.|;']);

/** To where the code's figure is measured, in the applicant's words: 'off a residential lot'. Takes: a text of the applicant, read, where
 *  both figures stand in it, and the code's figure in its words.  Gives: null if that isn't told right after it.  Throws: never. */
export function reliefEnd(annotation: Annotation, span: Span, required: string): string | null {
  const told = figureTold(annotation, span, required);
  const sentence = told === undefined ? null : sentenceAt(annotation, told.start);
  if (told === undefined || sentence === null) return null;
  const at = annotation.tokens.findIndex(({ start }) => start >= told.end);
  const match = at < 0 ? null : farEnd.at(annotation.tokens, at);
  const last = match === null || match.to > sentence.to ? undefined : annotation.tokens[match.to - 2];
  const inside = match === null ? [] : annotation.tokens.slice(match.from + 1, match.to - 1);
  const isPlain = inside.every(
    ({ tag, text }) => (tag === 'word' || tag === 'determiner') && text === text.toLowerCase(),
  );
  return match === null || last === undefined || !isPlain ? null : annotation.text.slice(match.start, last.end);
}

/** The most tokens of a sentence that only names what comes. */
const longestHeading = 5;

const headOf = ({ tokens }: Annotation, { to }: Match): string => tokens[to - 1]?.lemma ?? '';
const wordsOf = ({ text }: Annotation, { start, end }: Span): string => text.slice(start, end).toLowerCase();

/** A figure of the code, with the words of the rule it stands in. */
interface CodeFigure extends CodeSentence {
  readonly value: number;
  readonly unit: string;
  /** Where it is in the passage. */
  readonly at: number;
}

const figuresIn = readerOfCode<CodeFigure>(
  (one) =>
    one.reading.quantities.flatMap(({ start, end, value, dimension }) =>
      start >= one.sentence.start && end <= one.sentence.end && dimension !== 'count'
        ? [{ ...one, value, unit: dimension, at: start }]
        : [],
    ),
  ({ value, unit, start, at }) => `${value}:${unit}:${start}:${at}`,
);

/** The rules of the code that have one of two figures.  Takes: the code, and both figures in words. */
function rulesWith(code: TextReading, words: readonly string[]): readonly CodeFigure[] {
  const wanted = words.flatMap((one) => annotate(`${one}.`).quantities);
  return figuresIn(code).filter(({ value, unit }) =>
    wanted.some((one) => one.dimension === unit && Math.abs(one.value - value) < rounding),
  );
}
const rounding = 1e-9;

/** True if no more than one rule of the code has either of two figures, so that they tell by themselves what they are of.
 *  Takes: the code or null, and both figures in words.  Gives: true for no code.  Throws: never. */
export function isTheOnlyRule(code: TextReading | null, ...words: readonly string[]): boolean {
  return code === null || new Set(rulesWith(code, words).map(({ start }) => start)).size <= 1;
}

/** The rule that a figure is of, where several have it: the one that shares most words with what was told. Takes: the code, the figure,
 *  and the part of a text where it was told, read.  Gives: what it is of, by the words before the figure, and its words as far as they
 *  are read aloud; null if two rules fit as well or none does.  Throws: never. */
export function ruleMeant(
  code: TextReading,
  required: string,
  { tokens }: Annotation,
  within: Span,
): { readonly thing: string | null; readonly clip: string | null } | null {
  const told = new Set(tokens.filter(({ start, end }) => start >= within.start && end <= within.end).flatMap(wordIn));
  const rated = rulesWith(code, [required]).map((rule) => {
    const { from, to } = rule.sentence;
    const words = new Set(rule.reading.tokens.slice(from, to).flatMap(wordIn));
    return { rule, shared: [...words].filter((word) => told.has(word)).length };
  });
  const best = Math.max(1, ...rated.map(({ shared }) => shared));
  const meant = rated.filter(({ shared }) => shared === best);
  const [first] = meant;
  if (first === undefined || meant.length > 1) return null;
  const { reading, sentence, at } = first.rule;
  const before = thingsIn(reading, { start: sentence.start, end: at });
  // Past another figure, it is another row of a table.
  const thing = before.findLast(({ end }) => !reading.quantities.some((one) => one.start >= end && one.end <= at));
  const quote = reading.text.slice(sentence.start, sentence.end).trim();
  const isRule = commands.test(reading, sentence) && !quote.includes(':');
  const clip = isRule ? clipOf(quote, at - sentence.start, longestClip) : null;
  return {
    thing: thing === undefined ? null : wordsOf(reading, thing),
    clip: clip === null ? null : trimmedEnd(clip, '.;,'),
  };
}

const commands = matcher(['shall|must', 'may not']);
/** The most words of a rule to read aloud. */
const longestClip = 30;
const wordIn = ({ tag, lemma }: Token): readonly string[] =>
  tag === 'word' && lemma.length > 2 && lemma !== 'foot' ? [lemma] : [];

/** What the body may do for an applicant. */
const power = matcher([
  'may be waived|modified|reduced|varied|increased',
  'may waive|modify|reduce|vary|increase|approve|grant',
]);
const paper = matcher([
  'a|an|the written|signed|sealed? statement|letter|report|recommendation|study|analysis|certification|opinion of|from|by a|an|the? _ _? that|and|or|,|.',
]);
interface Condition {
  readonly lemmas: ReadonlySet<string>;
  readonly paper: string;
  readonly head: string;
}

const conditionsIn = readerOfCode<Condition>(
  ({ reading, sentence }) => {
    const match = power.test(reading, sentence) ? paper.first(reading, sentence) : null;
    const last = match === null ? undefined : reading.tokens[match.to - 2];
    if (match === null || last === undefined) return [];
    const words = reading.tokens.slice(match.from, match.to - 1);
    const head = words.find(({ lemma }) => papers.has(lemma))?.lemma ?? '';
    const lemmas = new Set(reading.tokens.slice(sentence.from, match.from).map(({ lemma }) => lemma));
    return [{ lemmas, paper: reading.text.slice(match.start, last.end), head }];
  },
  (one) => one.paper,
);
const papers: ReadonlySet<string> = new Set(
  'statement letter report recommendation study analysis certification opinion'.split(' '),
);

/** The paper that the code wants for relief from a rule: 'a written statement from a licensed engineer' where a wall may be reduced.
 *  Takes: the code, what the relief is about, and the applicant's texts.  Gives: null if the code names none, or if one was spoken of.
 *  Throws: never. */
export function paperFor(code: TextReading | null, thing: string | null, texts: readonly Annotation[]): string | null {
  const head = thing?.split(' ').at(-1);
  if (code === null || head === undefined) return null;
  const found = conditionsIn(code).find(({ lemmas }) => lemmas.has(head));
  const isSaid = texts.some(({ tokens }) => tokens.some(({ lemma }) => lemma === found?.head));
  return found === undefined || isSaid ? null : found.paper;
}
