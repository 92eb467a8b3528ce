import { matcher, type Match } from '../../../language/matcher.ts';
import type { Annotation, Sentence, Span } from '../../../language/types.ts';
import { figuresOf } from '../../../ordinance/compliance/figures/figures.ts';
import { inWords, type InWords } from './figures-in-words.ts';
import { figuresSaid, type FigureSaid } from './figures-said.ts';

/* What the code wants beside what is planned, both as the applicant tells them: 'You want 200 feet from the corner and we're at 165',
 * 'The closest house is 610 feet. I know the book says 750.' It is a pair only if the two measure the same and the plan's is on the wrong
 * side of the code's. */

/** Both figures in the applicant's words, and the sentence with the code's. */
export interface Beside extends InWords {
  /** Where the plan's figure is. */
  readonly own: Span;
  readonly span: Span;
}

const book =
  'code|ordinance|rule|book|law|bylaw|regulation|reg|regs|standard|table|requirement|county|city|town|township|district';
/** The code's figure stands at the end of these. By what they say, it is the least, the most, or either. */
const least = matcher([
  `you|${book} want|require|ask|need|call ... <number>`,
  `${book} come|figure|count|work us? out? to|at|for? <number>`,
  "minimum _? _? be|'s _? _? <number>",
  "setback|separation|buffer be|'s <number>",
  "your|district|zone _? distance|frontage|width|depth be|'s _? _? _? <number>",
  "your distance be|'s half|quarter a? mile , <number>",
  'short|shy of the|your? <number>',
  'suppose|supposed to be|have|keep|hold|stay _? <number>',
]);
const most = matcher([
  `you|${book} allow|permit|cap|limit|stop ... <number>`,
  "limit|maximum|cap|ceiling be|'s _? _? <number>",
  "your|district|zone _? height|coverage|density be|'s _? _? <number>",
]);
const either = matcher([
  `you|${book} _? say|set|read ... <number>`,
  "your? rule|requirement|standard|code be|'s _? _? <number>",
  'your|the code|ordinance|rule|book|standard have <number>',
  "your number be|'s _? _? <number>",
  "your _? figure be|'s <number>",
]);
/** 'The buffer is 20 feet, and your code says 25': what comes before the code's own verb is the plan's. */
const byTheCode = matcher([`${book} want|require|ask|need|call|say|set|read|allow|permit|cap|limit ... <number>`]);
/** 'One and a half a unit, so that's 144': a rate, and what it comes to. */
const rate = matcher([
  `you|${book} want|require|say|call|ask|be|'s ... ... per|every|each`,
  `you|${book} want|require|say|call|ask|be|'s ... ... a unit|lot|house|home|seat|room|bed|apartment|employee|bay`,
]);
const wants = matcher([`you|${book} want|require|ask|need|call`]);
const total = matcher([
  "so that|it? be|'s? <number>",
  "that|which|it be|'s <number>",
  'come|figure|work out? to|at <number>',
]);
/** 'Taller than the 35 feet in your code': the code's figure stands at the beginning. */
const ahead = matcher([
  '<number> _? _? in|under|by your|the code|ordinance|book|rules|bylaw',
  `<number> _? the|your code|ordinance|book want|require|say`,
]);
/** 'Six feet instead of twelve', where relief is asked for in so many words. */
const instead = matcher(['instead of the? <number>', 'rather than the? <number>']);
/** 'Other counties want 200 feet' is not the code, and what somebody asked for once isn't either. */
const elsewhere: ReadonlySet<string> = new Set('other another most some neighboring next old school'.split(' '));

/** The plan's figure stands at the end of these. */
const planned = matcher([
  "i|we|it be|'s|'re|'m <number>",
  "we be|'re at|to|down|proposing <number>",
  'we|it|that measure|get _? <number>',
  'be at <number>',
  'we show|have|propose|hold|provide|offer get? <number>',
  'we|i be =showing|=holding|=proposing|=providing <number>',
  'we|i be? ask|request for? <number>',
  "we would|'d|will|'ll _ <number>",
  'we come|be|get up|out|in|down? to|at <number>',
  'it|that leave|leaves us|me <number>',
  "there|ours|mine be|'s <number>",
]);

/** Relief is what this is about. */
const relief = matcher([
  'variance|waiver|waive|exception|relief|relax|accommodation|leeway',
  'modify|modification|reduction|deviation',
  'ask ... let me|us',
  'council|board|commission say different',
  'ask|asking ... bend|forgive|excuse|credit|allow|consider',
  'ask for that|it|those',
  'let that|it|us|this go|slide',
  'ask|request for <number>',
  '=short',
]);
/** The applicant owns to it. */
const owned = matcher([
  'i|we know|understand|realize',
  'could|can not|never',
  '=unless',
  'as close as',
  "the|our|my reason be|'s|for",
  'ask|asking',
  'leave|leaves us|me',
  'not let us|me',
  "so ... be|'s|'re inside|within|under it|that",
  '<number> over|under|short',
]);
/** 'I know the book says a thousand': said of a rule that isn't met. */
const known = matcher([
  `i|we know your|the ${book} say|want|require|call <number>`,
  `i|we know your|the ${book} say|want|require|call a <number>`,
]);
/** 'The code's 300 feet, and I'm at 260': both in one sentence. */
const contrasted = matcher([
  'and|but i|we have|show|provide|offer get? <number>',
  "and|but i|we|ours|mine be|'m|'re|'s at|only? <number>",
]);
/** Another time's figure, or somebody else's. */
const notThePlan = matcher(['mistake|originally|formerly', 'first submittal|draft|plan', 'used to', 'to begin with']);

/** How many sentences after the code's figure the plan's may come, and how far before and after it relief may be named. */
const after = 2;
const reliefBefore = 3;
const reliefAfter = 4;

/** Every pair of the code's figure and the plan's for which relief is asked, or which the applicant owns to.
 *  Takes: a text of the applicant, read; all of the applicant's texts, which may give a bare figure its unit; and what the code on file says
 *  of a figure, if it is at hand: then a figure on the wrong side of it needs nobody to own to it.
 *  Gives: in order, one for each figure of the code.  Throws: never. */
export function statedBeside(
  annotation: Annotation,
  filed: readonly Annotation[] = [annotation],
  sideInCode: (words: string) => Law['side'] = () => null,
): readonly Beside[] {
  const { sentences } = annotation;
  return sentences.flatMap((sentence, at): readonly Beside[] => {
    if (sentence.kind === 'question') return [];
    const law = lawIn(annotation, sentence);
    const own = law === null ? null : ownFigure(annotation, at, law);
    if (law === null || own === null) return [];
    const told = inWords(annotation, law.figure, own, filed);
    if (told === null) return [];
    const near = sentences.slice(Math.max(0, at - reliefBefore), at + reliefAfter + 1);
    const isAsked =
      known.test(annotation, sentence) ||
      contrasted.test(annotation, sentence) ||
      isSetAgainst(annotation, at, own, law.figure) ||
      near.some((one) => relief.test(annotation, one)) ||
      isDifferenceSaid(annotation, at, law.figure, own);
    const written = sideInCode(told.required);
    const side = law.side ?? written ?? sideOf(annotation, own, law.figure);
    const isShort = side === 'min' ? own.value < law.figure.value : own.value > law.figure.value;
    const isWritten =
      written === side && (own.unit !== null || law.figure.start === figuresSaid(annotation, sentence).at(-1)?.start);
    const isOwned = isWritten || isAsked || near.some((one) => owned.test(annotation, one));
    if (side === null ? !isAsked : !isShort || !isOwned) return [];
    const from = Math.min(own.start, sentence.start);
    const first = sentences.find(({ end }) => end > from) ?? sentence;
    return [{ ...told, own, span: { start: first.start, end: Math.max(sentence.end, own.end) } }];
  });
}

interface Law {
  readonly figure: FigureSaid;
  readonly side: 'min' | 'max' | null;
}

function lawIn(annotation: Annotation, sentence: Sentence): Law | null {
  const figures = figuresSaid(annotation, sentence);
  const atEnd = ({ to }: Match): FigureSaid | undefined => figures.find((one) => one.from < to && one.to >= to);
  const sums = rate.test(annotation, sentence) ? total.all(annotation, sentence) : [];
  const sum = sums.flatMap((one) => atEnd(one) ?? []).at(-1);
  if (sum !== undefined) return { figure: sum, side: wants.test(annotation, sentence) ? 'min' : null };
  const sides = [
    ['min', least],
    ['max', most],
    [null, either],
    ...(relief.test(annotation, sentence) ? [[null, instead] as const] : []),
  ] as const;
  const named = byTheCode.first(annotation, sentence);
  for (const [side, words] of sides) {
    const match = words
      .all(annotation, sentence)
      .find((one) => isTheCode(annotation, one) && (named === null || one.to > named.from));
    const figure = match === undefined ? undefined : (atEnd(match) ?? totalAfter(annotation, match, figures));
    if (figure !== undefined) return { figure, side };
  }
  const match = ahead.first(annotation, sentence);
  const figure = figures.find(({ from, to }) => match !== null && from <= match.from && to > match.from);
  return figure === undefined ? null : { figure, side: null };
}

/** 'Three times the height, and that's 1,770 feet.' */
function totalAfter(
  { quantities }: Annotation,
  { start, end }: Match,
  figures: readonly FigureSaid[],
): FigureSaid | undefined {
  const isRatio = quantities.some(
    (one) => one.unit === 'times' && one.start > start && one.start < end && one.end >= end,
  );
  return isRatio ? figures.find((one) => one.start > end && one.unit !== null) : undefined;
}

const isTheCode = ({ tokens }: Annotation, { from, to }: Match): boolean =>
  !elsewhere.has(tokens[from - 1]?.lemma ?? '') &&
  !tokens.slice(from, to).some(({ lower }) => lower === 'asked' || lower === 'wanted' || lower === 'said');

/** The plan's figure: the one that is as far from the code's as the applicant says; or the one that is said to be the plan's, after the
 *  code's; or the one before it. Null if two could be meant. */
function ownFigure(annotation: Annotation, at: number, { figure: law, side }: Law): FigureSaid | null {
  const { sentences } = annotation;
  const sentence = sentences[at];
  if (sentence === undefined) return null;
  const like = (one: FigureSaid): boolean =>
    one.value !== law.value && isAlike(law, one) && isOfOneThing(annotation, law, one) && !isElse(annotation, one);
  const told = (one: Sentence): readonly FigureSaid[] => {
    const figures = figuresSaid(annotation, one);
    const said = planned.all(annotation, one).flatMap(({ to }) => figures.find((f) => f.from < to && f.to >= to) ?? []);
    return said.filter((figure) => figure.start > law.end && like(figure));
  };
  const last = sentences[at - 1];
  const earlier =
    last === undefined || notThePlan.test(annotation, last) ? [] : figuresSaid(annotation, last).filter(like);
  const before = figuresSaid(annotation, { from: sentence.from, to: law.from }).filter(like);
  // After a figure without a unit, one with a unit may measure anything.
  const later = sentences
    .slice(at + 1, at + after + 1)
    .flatMap(told)
    .filter(({ unit }) => unit === null || law.unit !== null);
  const apart = [...earlier, ...before, ...told(sentence), ...later].filter((one) =>
    isDifferenceSaid(annotation, at, law, one),
  );
  if (new Set(apart.map(({ value }) => value)).size === 1) return apart[0] ?? null;
  const isOne = new Set(before.map(({ value }) => value)).size === 1;
  const here = told(sentence)[0] ?? (isOne ? before.at(-1) : undefined);
  if (here !== undefined) return here;
  // Of several, the one that falls short is meant.
  const wrong = earlier.filter((one) => isWrong(annotation, side, law, one));
  const candidates = earlier.length > 1 && wrong.length === 1 ? wrong : earlier;
  const [only] = candidates;
  const isClose = only !== undefined && candidates.length === 1 && Math.abs(only.value / law.value - 1) < close;
  const isKnown = known.test(annotation, sentence);
  const named = candidates.filter(({ unit }) => unit !== null || (isClose && (isKnown || law.unit === null)));
  const both = [...named, ...later.slice(0, 1)];
  return new Set(both.map(({ value }) => value)).size === 1 ? (both[0] ?? null) : null;
}

/** 'The code wants 1.75 a unit, which is 378. We have 331.' */
function isSetAgainst(annotation: Annotation, at: number, own: FigureSaid, law: FigureSaid): boolean {
  const sentence = annotation.sentences[at];
  // After '15 percent, which is 9.2 acres', a bare figure may be of either.
  const last = sentence === undefined ? undefined : figuresSaid(annotation, sentence).at(-1);
  if (last?.start !== law.start) return false;
  const next = annotation.sentences[at + 1];
  const match = next === undefined ? null : answered.first(annotation, next);
  return next !== undefined && match?.from === next.from && own.from < match.to && own.to >= match.to;
}
const answered = matcher(['we have|show|provide|offer get? <number>', "we|i be|'re|'m at? <number>"]);

/** On the wrong side of the code's figure; false if no side is told. */
function isWrong(annotation: Annotation, told: Law['side'], law: FigureSaid, own: FigureSaid): boolean {
  const side = told ?? sideOf(annotation, own, law);
  return side !== null && (side === 'min' ? own.value < law.value : own.value > law.value);
}

/** Bare figures that are at most this far apart may measure the same. */
const close = 0.5;

/** 'So we're eight short', after 31 and 39. A difference of one is any 'one'. */
function isDifferenceSaid(annotation: Annotation, at: number, law: FigureSaid, own: FigureSaid): boolean {
  const apart = Math.round(Math.abs(law.value - own.value) * 1e6) / 1e6;
  if (apart <= 1) return false;
  return annotation.sentences
    .slice(Math.max(0, at - 1), at + reliefAfter + 1)
    .filter((sentence) => lacks.test(annotation, sentence))
    .some((sentence) =>
      figuresSaid(annotation, sentence).some(
        (one) => one.value === apart && one.start !== own.start && one.start !== law.start,
      ),
    );
}

/** Where a difference is named. */
const lacks = matcher([
  '=short',
  '<number> over|under',
  'ask|request|variance|waiver|reduction|relief',
  'the other|last|remaining',
]);

/** They measure the same, or one was given without its unit; and neither is a small part of the other. */
function isAlike(law: FigureSaid, own: FigureSaid): boolean {
  const isSame = law.unit === null || own.unit === null || (law.unit === own.unit && law.dimension === own.dimension);
  const times = own.value / law.value;
  return isSame && times > 1 / farthest && times < farthest;
}

const farthest = 5;

/** Where both say what they measure, of what and to where, it is the same: 150 feet of fence are no 200 feet of sight distance. */
function isOfOneThing(annotation: Annotation, law: FigureSaid, own: FigureSaid): boolean {
  const [a, b] = [law, own].map((one) => {
    const sentence = annotation.sentences.find(({ start, end }) => start <= one.start && end >= one.end);
    const figures = sentence === undefined ? [] : figuresOf(annotation, sentence);
    return figures.find(({ quantity: { start, end } }) => start <= one.start && end >= one.end);
  });
  if (a === undefined || b === undefined || law.unit === null || own.unit === null) return true;
  if (a.measure !== null && b.measure !== null && a.measure !== b.measure) return false;
  const places = [a.place, b.place].filter((place) => place !== null && place !== ownGround);
  if (new Set(places).size > 1) return false;
  const [thing, ours] = [thingsAfter(annotation, law), thingsAfter(annotation, own)];
  return thing.length === 0 || ours.length === 0 || thing.some((word) => ours.includes(word));
}

/** A distance from the project to a house is the same as from the house to the project. */
const ownGround = 'site';

/** 'Sight' and 'distance' in '200 feet of sight distance', 'buffer' in 'a 20-foot buffer'; empty if nothing of the sort follows. */
function thingsAfter({ tokens, text }: Annotation, { to, start, end }: FigureSaid): readonly string[] {
  const isBefore = text.slice(start, end).includes('-');
  const of = tokens.findIndex((one, at) => at >= to && one.start >= end);
  if (of < 0 || (!isBefore && tokens[of]?.lower !== 'of')) return [];
  const words = tokens.slice(isBefore ? of : of + 1, of + 4);
  const last = words.findIndex(({ tag }) => tag !== 'word' && tag !== 'determiner');
  return (last < 0 ? words : words.slice(0, last)).flatMap(({ tag, lemma }) => (tag === 'word' ? [lemma] : []));
}

/** Said of the past, of another place, or only supposed. */
const isElse = ({ scopes }: Annotation, { start, end }: FigureSaid): boolean =>
  scopes.some((scope) => otherwise.has(scope.kind) && scope.start <= start && scope.end >= end);
const otherwise: ReadonlySet<string> = new Set([
  'past',
  'elsewhere',
  'somebody_else',
  'hypothetical',
  'corrected',
  'negated',
]);

const apart = matcher(['from|off|between|away|back', '=closest|=nearest', 'your distance']);
const tall = matcher(['tall|high|height|peak|pile|long|length']);

/** Of a distance the code says the least, of a height or a length the most. */
function sideOf(annotation: Annotation, own: FigureSaid, law: FigureSaid): 'min' | 'max' | null {
  const dimension = own.dimension ?? law.dimension ?? 'length';
  if (dimension === 'sound') return 'max';
  if (dimension !== 'length') return null;
  const said = annotation.sentences.filter(({ start, end }) =>
    [own, law].some((one) => one.start >= start && one.end <= end),
  );
  const [isApart, isTall] = [apart, tall].map((words) => said.some((sentence) => words.test(annotation, sentence)));
  return isApart === isTall ? null : isApart === true ? 'min' : 'max';
}
