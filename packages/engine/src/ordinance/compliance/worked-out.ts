import { annotate } from '../../language/annotate.ts';
import { matcher } from '../../language/matcher.ts';
import { numberAt } from '../../language/numbers.ts';
import { contentStems } from '../../language/stems.ts';
import type { Annotation, Quantity, Span } from '../../language/types.ts';
import { unitOf } from '../../language/units.ts';
import type { ChunkFound, ComplianceRow, SentenceSaid, StandardFound, TextReading } from '../types.ts';
import { against, type ProjectWords } from './compare.ts';
import { otherUse } from './doubts.ts';
import { factOf, type Fact } from './facts.ts';
import { limitsOfChunk } from './passages.ts';
import type { PointedAt } from './pointed.ts';
import { openWords, places } from './rule-words.ts';
import { figureStandard } from './standard-at.ts';
import { breaksBySums, workOut, type Sum } from './sums.ts';

/* A rule and a statement that a model matched, for rules that have to be calculated first: so many per so many, a share of something, a
 * sum. The model may say which numbers belong in the calculation; whether each of them is really there, and the result, is decided here. */

/** Numbers that only turn one unit into another. */
const conversions = new Set([2, 3, 7, 12, 24, 30, 52, 60, 100, 365, 5_280, 43_560]);
const near = 1e-6;

type Row = Pick<ComplianceRow, 'standard' | 'claim' | 'verdict' | 'why'>;

/** What follows from a rule and statements by the calculations written for them.
 *  Takes: the ordinance, the match, everything that was stated, and what is known about the project.  Gives: `meets` or `falls_short`; null
 *  if a number of the calculations is in neither text, the rule's own figure or the statement's isn't among them, the statement isn't about
 *  this project as planned, something is added that the rule does not add, the engine reads the rule the other way, its condition isn't mentioned, or the units are of two kinds.
 *  Throws: never.  Source: decisions.md §8 (Contradiction, shortfall; Model). */
export function workedOut(
  ordinance: TextReading,
  pointed: PointedAt,
  statements: readonly SentenceSaid[],
  project: ProjectWords & { readonly stems: ReadonlySet<string> },
): Row | null {
  const { sentence, said } = pointed;
  const statement = statements.find((one) => one.sentence === sentence);
  const place = placeOf(ordinance, pointed);
  const sums = sumsOf(ordinance, pointed, statements);
  if (statement === undefined || place === null || sums === null) return null;
  const { chunk, span } = place;
  const { needs, gives } = sums;
  const fact = factOf(sentence);
  if (fact === null || !isOurs(fact, sentence.indexOf(said), said)) return null;
  const texts = statements.map((one) => one.sentence);
  if (!holds(pointed, texts, project) || !isSamePlace(pointed, fact)) return null;
  if (isReadOtherwise(ordinance, chunk, span, pointed, fact, project)) return null;
  const verdict = verdictOf(needs, gives, pointed);
  const standard = figureStandard(ordinance, chunk, { ...pointed, span, value: needs.value });
  return verdict === null || standard === null ? null : rowOf(standard, statement, pointed, { verdict, needs, gives });
}

/** The row of a rule and a statement that a model matched and left open: they can't be compared yet.
 *  Takes: the ordinance, the match, and everything that was stated.  Gives: null if the words aren't there.  Throws: never. */
export function leftOpen(ordinance: TextReading, pointed: PointedAt, statements: readonly SentenceSaid[]): Row | null {
  const { figure, said, sentence } = pointed;
  const statement = statements.find((one) => one.sentence === sentence);
  const place = placeOf(ordinance, pointed);
  const [value] = numbersIn(figure);
  if (statement === undefined || place === null || value === undefined) return null;
  const standard = figureStandard(ordinance, place.chunk, { ...pointed, span: place.span, value });
  if (standard === null) return null;
  const why = `You said “${said}”; the rule says “${figure}”. A second reading leaves open whether they can be compared.`;
  return { standard, claim: { ...statement, value: null, unit: null }, verdict: 'cannot_tell', why };
}

/** The row of a match by which a rule would be broken, and which couldn't be verified: it must not disappear, because whoever sees only what
 *  is met beside it would be misled.
 *  Takes: the ordinance, the match, and everything that was stated.  Gives: null if its numbers aren't there, or break nothing.  Throws: never. */
export function leftUnverified(
  ordinance: TextReading,
  pointed: PointedAt,
  statements: readonly SentenceSaid[],
): Row | null {
  return breaksBySums(pointed) && sumsOf(ordinance, pointed, statements) !== null
    ? leftOpen(ordinance, pointed, statements)
    : null;
}

/** The calculations of a match, if all of their numbers are where they have to be; null if not. */
function sumsOf(
  ordinance: TextReading,
  pointed: PointedAt,
  statements: readonly SentenceSaid[],
): { readonly needs: Sum; readonly gives: Sum } | null {
  const { figure, said } = pointed;
  const place = placeOf(ordinance, pointed);
  const [needs, gives] = [workOut(pointed.needs ?? ''), workOut(pointed.gives ?? '')];
  if (place === null || needs === null || gives === null) return null;
  const texts = statements.map(({ sentence }) => sentence);
  const { start, end } = place.chunk.span;
  const isOfDay = isHour(figure);
  const law = ordinance.text.slice(start, end);
  const isThere =
    isGrounded(needs, figure, [law, ...texts], isOfDay) &&
    isGrounded(gives, said, texts, isOfDay) &&
    (!addsUp(pointed.needs ?? '') || adding.test(annotate(law)));
  return isThere ? { needs, gives } : null;
}

const addsUp = (sum: string): boolean => sum.includes('+') || sum.includes('-');
/** A rule to which something is added says so. */
const adding = matcher([
  'plus|less|sum|total|add|addition|additional|combine|together|increase|reduce|deduct|extra|exclude',
]);

/** Where the figure of a match is in the ordinance; null if its words aren't there. */
function placeOf(
  ordinance: TextReading,
  { start, quote, figure }: PointedAt,
): { readonly chunk: ChunkFound; readonly span: Span } | null {
  const inQuote = quote.indexOf(figure);
  const span = { start: start + inQuote, end: start + inQuote + figure.length };
  const chunk = ordinance.chunks.find((one) => one.span.start <= span.start && span.end <= one.span.end);
  return inQuote === -1 || chunk === undefined || !ordinance.text.startsWith(quote, start) ? null : { chunk, span };
}

/** Whether each number is in a text or converts units, and one of them is the figure that the calculation is about. */
function isGrounded({ numbers }: Sum, own: string, texts: readonly string[], isOfDay: boolean): boolean {
  const read = (text: string): ReadonlySet<number> => (isOfDay ? withEvening(numbersIn(text)) : numbersIn(text));
  const [ours, all] = [read(own), new Set(texts.flatMap((text) => [...read(text)]))];
  const stands = (numbersThere: ReadonlySet<number>, one: number): boolean =>
    [...numbersThere].some((other) => Math.abs(other - one) <= near * Math.max(1, Math.abs(one)));
  return numbers.some((one) => stands(ours, one)) && numbers.every((one) => conversions.has(one) || stands(all, one));
}

/** Every number of a text, in digits or in words, as written and in its own unit; hours of the day as hours. */
function numbersIn(text: string): ReadonlySet<number> {
  const { tokens, quantities, schedules } = annotate(text);
  const found = (text.match(/\d+(?:,\d{3})*(?:\.\d+)?/g) ?? []).map((one) => Number(one.replaceAll(',', '')));
  for (let at = 0; at < tokens.length; at++) {
    const read = numberAt(tokens, at);
    if (read === null) continue;
    found.push(read.value);
    if (read.clock !== null) found.push(read.clock.hour + read.clock.minutes / 60);
    at = Math.max(at, read.next - 1);
  }
  for (const { value, high, unit } of quantities)
    for (const one of high === null ? [value] : [value, high]) found.push(one, one / factorOf(unit));
  for (const { from, to } of schedules) for (const one of [from, to]) if (one !== null) found.push(one / 60);
  return new Set(found);
}

/** 'Until nine' with a rule that gives hours of the day: nine, and twenty-one. */
const withEvening = (numbers: ReadonlySet<number>): ReadonlySet<number> =>
  new Set([...numbers].flatMap((one) => (one > 0 && one <= 12 ? [one, one % 12, (one % 12) + 12] : [one])));

const isHour = (figure: string): boolean => /\d\s*[ap]\.?m\b|\bnoon\b|\bmidnight\b|o.clock/i.test(figure);

const factorOf = (unit: string | null): number => (unit === null ? 1 : (unitOf(unit)?.factor ?? 1));

/** Whether what was said is about this project as it is planned. */
function isOurs(fact: Fact, start: number, said: string): boolean {
  const end = start + said.length;
  const over = fact.figures.filter(({ quantity }) => quantity.start < end && quantity.end > start);
  return start !== -1 && (over.length === 0 || over.some((one) => fact.set.has(one)));
}

/** Whether the record mentions the condition of the rule, in the model's words. */
function holds(
  { only_if: condition }: PointedAt,
  texts: readonly string[],
  { stems }: { readonly stems: ReadonlySet<string> },
): boolean {
  const said = new Set(texts.flatMap((text) => contentStems(text)));
  const asked = contentStems(condition);
  return asked.length === 0 || asked.some((stem) => said.has(stem) || stems.has(stem));
}

/** Whether a distance is measured to the same thing: by a word that both have, or a place that both name. */
function isSamePlace({ measured_to: far }: PointedAt, { annotation }: Fact): boolean {
  const stems = new Set(contentStems(annotation.text));
  const named = contentStems(far);
  if (named.length === 0 || named.some((stem) => stems.has(stem))) return true;
  const ours = new Set(places.all(annotation.tokens).map(({ id }) => id));
  return places.all(annotate(far).tokens).some(({ id }) => ours.has(id));
}

/** Whether the engine itself reads the rule the other way, for another use, or with an alternative or an extra part that the calculation
 *  leaves out. */
function isReadOtherwise(
  ordinance: TextReading,
  chunk: ChunkFound,
  span: Span,
  { limit, needs = '' }: PointedAt,
  fact: Fact,
  project: ProjectWords,
): boolean {
  const isPlain = workOut(needs)?.numbers.length === 1;
  if (isPlain && goesOn(ordinance.text.slice(chunk.span.start, chunk.span.end), span.start - chunk.span.start))
    return true;
  const own = limitsOfChunk(ordinance, chunk).filter(({ limit: { kind, figure, law } }) => {
    if (kind !== 'figure' || figure === null || law !== undefined) return false;
    const start = chunk.span.start + figure.quantity.start;
    return start < span.end && chunk.span.start + figure.quantity.end > span.start;
  });
  return own.some((one) => one.limit.bound !== limit || otherUse(one.limit, fact, project) !== null);
}

/** Whether the sentence of a figure continues with an alternative or a sum: 'whichever is greater', 'plus one for each'. */
function goesOn(text: string, at: number): boolean {
  const { tokens, sentences } = annotate(text);
  const sentence = sentences.find(({ start, end }) => at >= start && at < end);
  return sentence !== undefined && openWords.has(tokens, sentence.from, sentence.to);
}

/** Two figures are compared in one unit; calculations by their results. */
function verdictOf(needs: Sum, gives: Sum, { limit, figure, said }: PointedAt): 'meets' | 'falls_short' | null {
  const isPlain = (sum: Sum, text: string): boolean =>
    sum.numbers.length === 1 && sum.numbers[0] === sum.value && numbersIn(text).has(sum.value);
  const [rule, ours] = [onlyQuantity(annotate(figure)), onlyQuantity(annotate(said))];
  const isMeasured = rule !== null && ours !== null && isPlain(needs, figure) && isPlain(gives, said);
  if (isMeasured && rule.dimension !== ours.dimension && rule.dimension !== 'count' && ours.dimension !== 'count')
    return null;
  const exactly = { ...(ours ?? nothingMeasured), bound: 'exactly', high: null } as const;
  const verdict =
    isMeasured && rule.dimension === ours.dimension
      ? against(limit, rule, ours, said.toLowerCase().startsWith('up to'))
      : against(
          limit,
          { ...exactly, value: needs.value },
          { ...exactly, bound: ours?.bound === 'about' ? 'about' : 'exactly', value: gives.value },
          false,
        );
  return verdict === 'meets' || verdict === 'falls_short' ? verdict : null;
}

const nothingMeasured: Quantity = {
  start: 0,
  end: 0,
  dimension: 'count',
  value: 0,
  high: null,
  unit: null,
  per: null,
  bound: 'exactly',
  of: null,
  corrected: false,
  figure: { start: 0, end: 0 },
};

const onlyQuantity = ({ quantities }: Annotation): Quantity | null =>
  quantities.length === 1 ? (quantities[0] ?? null) : null;

const told = (value: number): string => String(Math.round(value * 100) / 100);

function rowOf(
  standard: StandardFound,
  { sentence, span }: SentenceSaid,
  { figure, said, limit }: PointedAt,
  { verdict, needs, gives }: { verdict: 'meets' | 'falls_short'; needs: Sum; gives: Sum },
): Row {
  const side = limit === 'min' ? 'at least' : 'at most';
  const comes = needs.numbers.length > 1 ? `, which comes to ${side} ${told(needs.value)}` : '';
  const total = gives.numbers.length > 1 ? `, ${told(gives.value)} in all` : '';
  return {
    standard,
    claim: {
      sentence,
      span,
      value: gives.value,
      unit: onlyQuantity(annotate(said))?.unit?.replaceAll('_', ' ') ?? null,
    },
    verdict,
    why: `You said “${said}”${total}; the rule says “${figure}”${comes}.`,
  };
}
