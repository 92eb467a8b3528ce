import type { Citation } from '@rostrum/contract';
import { splitAtSpaces } from '../../../base/text.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import type { Span, Token } from '../../../language/types.ts';
import type { Materials } from '../../../filed/types.ts';
import { against, isSameKind } from '../../../ordinance/compliance/compare.ts';
import { factOf, type Fact } from '../../../ordinance/compliance/facts.ts';
import type { Figure } from '../../../ordinance/compliance/figures/figures.ts';
import { headsIn } from '../../../ordinance/compliance/figures/heads.ts';
import type { Limit } from '../../../ordinance/compliance/limits/limits.ts';
import { limitsOfChunk, type LimitFound } from '../../../ordinance/compliance/passages.ts';
import { countsFor, neededBy } from '../../../ordinance/compliance/compare-ratios.ts';
import { standardAt } from '../../../ordinance/compliance/standard-at.ts';
import { statementsOf, type Statement } from '../../../ordinance/compliance/statements.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import { clipOf, doubled } from './from-rules.ts';
import { figuresSaid, inFeet } from '../record/figures-said.ts';
import { longestCode } from '../record/read-code.ts';
import { statedBeside } from '../record/stated-beside.ts';
import { topicOf } from '../record/topic-of.ts';

/* A figure of the applicant beside the code's figure for the same thing, where it falls short and nobody has said so: the board asks whether
 * relief is wanted. It is a question and no finding: what is compared is the thing, what is measured, to where, and the unit. */

/** A figure of the applicant's that looks short of a rule, with both in words, and where the applicant's is. */
export interface ShortTold {
  readonly asked: string;
  readonly required: string;
  readonly span: Span;
}

/** A question with the rule it is about. */
interface Short {
  readonly standardId: string;
  readonly issue: Issue;
  readonly told: ShortTold;
}

const kept = new WeakMap<
  TextReading,
  Pick<Materials, 'presentation' | 'projectText'> & { readonly all: readonly Short[] }
>();

/** Shortfalls that nobody has spoken of. Takes: what is on file and the keys raised before.  Gives: issues, one per rule.  Throws: never. */
export function shortfallIssues(materials: Materials, raised: ReadonlySet<string>): readonly Issue[] {
  return shortfallsOf(materials).flatMap(({ issue }) => (raised.has(issue.key) ? [] : [issue]));
}

/** The same, in figures. Takes: what is on file.  Gives: one per rule.  Throws: never. */
export function shortfallsTold(materials: Materials): readonly ShortTold[] {
  return shortfallsOf(materials).map(({ told }) => told);
}

function shortfallsOf(materials: Materials): readonly Short[] {
  const { ordinance, presentation, projectText } = materials;
  if (ordinance === null || ordinance.text.length > longestCode) return [];
  let known = kept.get(ordinance);
  if (known?.presentation !== presentation || known.projectText !== projectText) {
    known = { presentation, projectText, all: shortfallsIn(ordinance, statementsOf(materials, []), materials) };
    kept.set(ordinance, known);
  }
  // The applicant has said of a rule that it applies, or doesn't: the compliance table speaks of it.
  return known.all.filter(({ standardId }) => !['yes', 'no'].includes(materials.reviewed?.[standardId] ?? ''));
}

const commands = matcher(['shall|must', 'may not']);
/** The most words of a rule to read aloud. */
export const longestRule = 34;

interface Said {
  readonly statement: Statement;
  readonly fact: Fact;
}

function shortfallsIn(
  ordinance: TextReading,
  statements: readonly Statement[],
  { presentation, projectText }: Materials,
): readonly Short[] {
  const all = statements.flatMap((statement): Said[] => {
    const fact = statement.second === null ? factOf(statement.sentence) : null;
    return fact === null ? [] : [{ statement, fact }];
  });
  // What the applicant holds against the code unasked is taken up as relief.
  const owned = statedBeside(annotate(presentation?.text ?? ''));
  const said = all.filter(
    ({ statement: { span }, fact }) =>
      !admits.test(fact.annotation) && !owned.some(({ own: { start } }) => start >= span.start && start < span.end),
  );
  const filed = [...all.map(({ fact }) => fact), ...projectText.split('\n').flatMap((line) => factOf(line) ?? [])];
  const limits = ordinance.chunks.flatMap((chunk) => limitsOfChunk(ordinance, chunk));
  return limits.flatMap((at) => {
    if (at.limit.kind === 'ratio') return ratioShort(ordinance, at, said, filed);
    if (at.limit.kind !== 'figure' || at.limit.isOpen || at.limit.row !== null || at.limit.conditions.length > 0)
      return [];
    const own = ownThings(ordinance, at);
    const held = said.flatMap((one) =>
      figuresHeld(at.limit, one)
        .filter(({ heads }) => own === null || [...heads].some((head) => own.has(head)))
        .map((figure) => ({ ...one, figure })),
    );
    // If some figure for the thing meets the rule, it isn't clear which one the rule is about.
    const [first] = held;
    if (first === undefined || !held.every(({ figure }) => isShort(at.limit, figure))) return [];
    return issueOf(ordinance, at, first.statement, first.fact, first.figure) ?? [];
  });
}

const ofEach = matcher([
  'each|every lot|unit|home|house|building|one|space|site|room',
  'a|per lot|unit|home|house|room|site',
]);
/** 612,000 square feet by 2,000 are 306, and not a billionth more. */
const rounding = 1e-6;

/** A count that a ratio needs more of, from what two sentences state: so many spaces here, so many square feet there. */
function ratioShort(
  ordinance: TextReading,
  at: LimitFound,
  said: readonly Said[],
  filed: readonly Fact[],
): readonly Short[] {
  const { ratio, bound, isOpen } = at.limit;
  if (ratio === null || bound !== 'min' || isOpen) return [];
  // 'Each lot gets two trees' is no total.
  const totals = said.filter(({ fact }) => !ofEach.test(fact.annotation));
  const found = totals.flatMap((one) =>
    totals.flatMap((other) => {
      const fact = one === other ? one.fact : factOf(`${one.statement.sentence} ${other.statement.sentence}`);
      const needed = fact === null ? null : neededBy(ratio, fact);
      return fact === null || needed === null ? [] : [{ ...one, fact, ...needed }];
    }),
  );
  // Forty lent to a church may be forty of 168: the most that was said or filed is what there is.
  const most = Math.max(...filed.flatMap((fact) => countsFor(ratio, fact).map(({ quantity }) => quantity.value)));
  const first = found.find(({ stated }) => stated.quantity.value === most);
  if (
    first === undefined ||
    !found.every(({ needed, stated }) => stated.quantity.value < Math.floor(needed + rounding))
  )
    return [];
  const short = issueOf(ordinance, at, first.statement, first.fact, first.stated, Math.ceil(first.needed - rounding));
  return short === null ? [] : [short];
}

/** Relief or the code's own figure is spoken of here. */
const admits = matcher([
  'variance|waiver|waive|exception|relief|modify',
  'you|code|ordinance|rule|county|city|town|district|limit|standard want|require|ask|allow|permit|say|call',
]);

const isShort = ({ bound, figure }: Limit, said: Figure): boolean =>
  figure !== null && against(bound, figure.quantity, said.quantity, false) === 'falls_short';

/** The lengths in a statement that are about the thing of a rule: the same measure, to the same far end. */
function figuresHeld({ figure: rule, heads }: Limit, { fact }: Said): readonly Figure[] {
  if (rule === null || rule.quantity.dimension !== 'length') return [];
  return fact.figures.filter((figure) => {
    if (!fact.set.has(figure) || figure.quantity.corrected || !isSameKind(rule, figure)) return false;
    if (rule.measure === null || rule.measure !== figure.measure || isOfAnother(fact, figure, heads)) return false;
    if (rule.measure === 'distance' && !isAsNear(rule.place, farEnd(fact, figure))) return false;
    if (rule.measure === 'height' && !isSaidTall(fact, figure)) return false;
    const isPlace = (head: string): boolean => rule.measure === 'distance' && head === rule.place;
    return [...figure.heads].some((head) => heads.has(head) && !isPlace(head));
  });
}

/** In a rule with several figures, the things between the commas around this one: in 'drives shall be 12 feet wide, with turnouts each 500
 *  feet' 500 feet are about turnouts alone. Null if the rule has one figure. */
function ownThings({ text }: TextReading, { limit, chunk, span }: LimitFound): ReadonlySet<string> | null {
  const { tokens, quantities } = annotate(text.slice(span.start, span.end));
  if (new Set(quantities.map(({ dimension, value }) => `${String(dimension)} ${String(value)}`)).size < 2) return null;
  const start = chunk.span.start + (limit.figure?.quantity.start ?? 0) - span.start;
  const at = tokens.findIndex((token) => token.start >= start);
  const isBreak = ({ text: mark }: Token): boolean => mark === ',' || mark === ';';
  const left = tokens.findLastIndex((token, n) => n < at && isBreak(token)) + 1;
  const right = tokens.findIndex((token, n) => n > at && isBreak(token));
  return new Set(headsIn(tokens, left, right < 0 ? tokens.length : right));
}

const tall: ReadonlySet<string> = new Set(['tall', 'high', 'height', 'peak', 'ridge', 'top', 'tip']);

/** '46 feet tall', 'a height of 46 feet'. */
const isSaidTall = ({ annotation: { tokens } }: Fact, { from, next }: Figure): boolean =>
  [...tokens.slice(Math.max(0, from - 4), from), ...tokens.slice(next, next + 4)].some(({ lemma }) => tall.has(lemma));

/** 'A 90-foot apron' is about the apron alone, and 'a buffer, a hundred feet around' about the buffer. */
function isOfAnother(
  { annotation: { text, tokens } }: Fact,
  { quantity, from, next }: Figure,
  heads: ReadonlySet<string>,
): boolean {
  const noun = tokens[next];
  const comma = tokens[from - 1]?.tag === 'determiner' ? from - 2 : from - 1;
  const named = tokens[comma]?.text === ',' ? headsIn(tokens, comma - 1, comma) : [];
  if (named.length > 0 && !named.some((head) => heads.has(head))) return true;
  return text.slice(quantity.start, quantity.end).includes('-') && noun?.tag === 'word' && !heads.has(noun.lemma);
}

/** What a distance is measured to, by the words after it: 'off of their back lots'. */
const farEnds: Readonly<Record<string, readonly string[]>> = {
  lot: ['lot', 'line', 'boundary', 'neighbor', 'yard'],
  house: ['house', 'home', 'residence', 'dwelling'],
  road: ['road', 'street', 'highway', 'right-of-way', 'centerline', 'curb'],
};
const ends = matcher([
  'from|off|to ... lot|line|boundary|neighbor|yard|house|home|residence|dwelling|road|street|highway|right-of-way|centerline|curb',
]);

function farEnd({ annotation }: Fact, { quantity, next, sentence }: Figure): string | null {
  const rest = annotation.tokens.slice(next, Math.min(next + farthest, sentence.to));
  const last = rest.at(-1);
  const match = last === undefined ? null : ends.first(annotation, { start: quantity.end, end: last.end });
  const word = match === null ? undefined : annotation.tokens[match.to - 1]?.lemma;
  return Object.keys(farEnds).find((end) => farEnds[end]?.includes(word ?? '') === true) ?? null;
}

const farthest = 8;

/** The far ends, as a statement may name them, at which a distance is no longer than to the far end of a rule: a house stands inside its lot. */
const within: Readonly<Record<string, readonly string[]>> = {
  property_line: ['lot', 'house'],
  residential_lot: ['lot', 'house'],
  line: ['lot', 'house'],
  house: ['house'],
  road: ['road'],
};

const isAsNear = (rule: string | null, said: string | null): boolean =>
  rule !== null && said !== null && within[rule]?.includes(said) === true;

function issueOf(
  ordinance: TextReading,
  at: LimitFound,
  { sentence, span: where }: Statement,
  { annotation }: Fact,
  { quantity }: Figure,
  needed: number | null = null,
): Short | null {
  const { limit, law, chunk, span } = at;
  const own = limit.figure?.quantity;
  if (own === undefined) return null;
  const quote = ordinance.text.slice(span.start, span.end);
  // A line of a list ('Local streets: 50 feet') says neither of what it is nor in which case.
  if (!commands.test(annotate(quote)) || quote.includes(':')) return null;
  const clip = clipOf(quote, chunk.span.start + own.start - span.start, longestRule);
  if (clip === null) return null;
  const words = inFeet(annotation.text.slice(quantity.start, quantity.end));
  const citations: Citation[] = [
    { kind: 'ordinance', quote, source: 'ordinance', section: chunk.section, start: span.start },
    { kind: 'presentation', quote: sentence, source: 'presentation', section: null, start: where.start },
  ];
  const issue: Issue = {
    ...boardQuestion,
    kind: 'request',
    key: `shortfall:${span.start}:${own.start}`,
    topic: topicOf(law, { start: limit.span.start, end: limit.span.end }) ?? 'setbacks',
    weight: 1,
    citations,
    text: textOf('.;'.includes(clip.slice(-1)) ? clip.slice(0, -1) : clip, words, needed),
    reason: 'The figure you gave looks short of this rule, and you have not asked for relief.',
  };
  // A ratio comes to a number of what was counted.
  const [, ...counted] = splitAtSpaces(words);
  const rule = ordinance.text.slice(chunk.span.start + own.start, chunk.span.start + own.end).replace(doubled, '');
  const read = annotate(rule);
  const [figure] = figuresSaid(read, { from: 0, to: read.tokens.length });
  const required = needed === null ? (figure?.words ?? rule) : [String(needed), ...counted].join(' ');
  return { standardId: standardAt(ordinance, at).id, issue, told: { asked: words, required, span: where } };
}

/** The question. Takes: the rule and the figure in the words they were said in, and what a ratio comes to or null.  Gives: two sentences.
 *  Throws: never. */
export const textOf = (rule: string, said: string, needed: number | null): string =>
  needed === null
    ? `The code says "${rule}," and you gave ${said}. Are you asking for relief from that?`
    : `The code says "${rule}." That comes to ${String(needed)}, and you gave ${said}. Are you asking for relief from that?`;
