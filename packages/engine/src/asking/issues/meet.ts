import { oncePer } from '../../base/once-per.ts';
import type { StatedAsk } from '../../knowledge/types.ts';
import { matcher, type Match, type Matcher } from '../../language/matcher.ts';
import type { Annotation, Quantity, Sentence } from '../../language/types.ts';
import { isPartOfAName, takenBack } from './record/on-record.ts';
import { isThereNow } from './record/there-now.ts';
import { withArticle } from '../wording/slots.ts';

/** What to look for in a text: words, together with a figure, an hour or a request. */
export type Wanted = Pick<StatedAsk, 'when' | 'dimension' | 'min' | 'schedule' | 'request'> & {
  readonly unless_said?: readonly string[];
};

const saidAlready = oncePer((patterns: readonly string[]): Matcher => matcher(patterns));

/** True if the sentence already says what would be asked. */
function isSaid(annotation: Annotation, sentence: Sentence, { unless_said: patterns = [] }: Wanted): boolean {
  return patterns.length > 0 && saidAlready(patterns).test(annotation, sentence);
}

/** Where it was found, with the words that fill the slots. */
export interface Met {
  readonly match: Match;
  readonly values: Readonly<Record<string, string | null>>;
  /** The figure found, in the base unit of its dimension. */
  readonly value?: number;
}

/** The first sentence of a text that contains something wanted.
 *  Takes: the text, what is wanted, and the matcher of its `when`.  Gives: the place and the words found, or null.  Throws: never. */
export function meet(annotation: Annotation, wanted: Wanted, when: Matcher): Met | null {
  for (const match of when.all(annotation)) {
    const sentence = annotation.sentences.find(({ start, end }) => start <= match.start && end >= match.end);
    if (sentence === undefined || sentence.kind === 'question' || isElsewhere(annotation, match, wanted)) continue;
    if (isOfAnother(annotation, sentence)) continue;
    if (isPartOfAName(annotation, match) || isSaid(annotation, sentence, wanted)) continue;
    const quantity = wanted.dimension === undefined ? null : nearestQuantity(annotation, wanted, match, sentence);
    const values = valuesFor(annotation, wanted, match, sentence, quantity);
    if (values !== null) return { match, values, ...(quantity !== null && { value: quantity.high ?? quantity.value }) };
  }
  return null;
}

const another = matcher(['that|this|it|they be not us|ours|mine', 'be a different company|developer|owner|project']);

/** 'Mill Crossing, that's 260 units. That isn't us': said of another project, in the sentence or right after it. */
function isOfAnother(annotation: Annotation, sentence: Sentence): boolean {
  const next = annotation.sentences[annotation.sentences.indexOf(sentence) + 1];
  return another.test(annotation, sentence) || (next !== undefined && another.test(annotation, next));
}

/** A pattern that contains a 'not' is about what is denied; no other matches there. */
function isElsewhere(annotation: Annotation, match: Match, wanted: Wanted): boolean {
  const pattern = wanted.when[match.pattern] ?? '';
  return !/\b(?:not|no)\b/.test(pattern) && takenBack(annotation, match);
}

function valuesFor(
  annotation: Annotation,
  wanted: Wanted,
  match: Match,
  sentence: Sentence,
  quantity: Quantity | null,
): Readonly<Record<string, string | null>> | null {
  if (wanted.dimension !== undefined) {
    const figure = quantity === null ? null : figureSaid(annotation, quantity, match);
    return figure === null ? null : { figure };
  }
  if (wanted.schedule !== undefined) {
    const late = annotation.schedules.find(
      ({ start, end, to }) =>
        start >= sentence.start && end <= sentence.end && to !== null && (to >= 22 * 60 || to < 5 * 60),
    );
    return late === undefined ? null : { time: clock(late.to ?? 0) };
  }
  if (wanted.request !== undefined) {
    const request = requestSaid(annotation, match, sentence);
    return request === null ? null : { request };
  }
  return {};
}

/** How far, in characters, a figure may be from the words that say what it is for. */
const nearby = 40;

/** Whose figure it is if a sentence says what is allowed: 'the code wants two over 100 lots', 'MDR lets us have two and a half'. */
const telling = matcher([
  'code|ordinance|rule|law|regulation|zoning|county|town|city|state want|require|call|say|allow|ask|stop|set|let|permit|limit',
  'let|allow|permit us',
  'limit|maximum|minimum|threshold be',
  'be allowed|required|permitted',
]);
/** Before a figure that is a limit, not a count. */
const limits: ReadonlySet<string> = new Set(['over', 'under', 'above', 'below', 'than', 'exceed', 'to']);

/** True if a figure is the code's and not the project's. */
function isOfTheCode(annotation: Annotation, quantity: Quantity, sentence: Sentence): boolean {
  if (!telling.test(annotation, sentence)) return false;
  const before = annotation.tokens.findLast(({ end }) => end <= quantity.start);
  const clause = sentence.clauses.find(({ start, end }) => start <= quantity.start && end >= quantity.end);
  return limits.has(before?.lower ?? '') || (clause !== undefined && telling.test(annotation, clause));
}

function nearestQuantity(annotation: Annotation, wanted: Wanted, match: Match, sentence: Sentence): Quantity | null {
  let best: { readonly quantity: Quantity; readonly far: number } | null = null;
  for (const quantity of annotation.quantities) {
    if (quantity.start < sentence.start || quantity.end > sentence.end || quantity.corrected) continue;
    if (isOfTheCode(annotation, quantity, sentence) || isAYear(annotation, quantity)) continue;
    if (isThereNow(annotation, quantity)) continue;
    if (quantity.high !== null && changing.test(annotation, sentence)) continue;
    if (quantity.dimension !== wanted.dimension || quantity.value < (wanted.min ?? 0)) continue;
    // A count is about what the pattern names only if it comes right before it.
    const far = quantity.end <= match.start ? match.start - quantity.end : quantity.start - match.end;
    if (
      far > nearby ||
      !isInPhrase(annotation, quantity, match) ||
      (wanted.dimension === 'count' && (quantity.start > match.start || far > 14))
    )
      continue;
    if (best === null || far < best.far) best = { quantity, far: Math.max(0, far) };
  }
  return best?.quantity ?? null;
}

/** '1794' in 'it's 1794 and it's lovely' counts nothing; who counts writes '1,794'. */
function isAYear({ text }: Annotation, { dimension, value, start }: Quantity): boolean {
  return (
    dimension === 'count' && value >= firstYear && value <= lastYear && text.slice(start, start + 4) === String(value)
  );
}
const firstYear = 1600;
const lastYear = 2100;

/** What ends the phrase around a figure: 'a fenced compound of 75 feet' doesn't have a fence of 75 feet. */
const joints: ReadonlySet<string> = new Set(['at', 'by', 'with', 'to', 'under', 'over', 'on', 'inside', 'around']);

/** True if a figure and the words matched with it are in one phrase, with no other figure and no new thing between them. */
function isInPhrase({ tokens }: Annotation, { start, end, dimension }: Quantity, match: Match): boolean {
  if (dimension === 'duration' || dimension === 'money') return true;
  const from = end <= match.start ? end : match.end;
  const to = end <= match.start ? match.start : start;
  const between = tokens.filter((token) => token.start >= from && token.end <= to);
  // A count comes right before what it counts: '620 seats, and the lot' doesn't count lots.
  if (dimension === 'count') return between.every(({ tag, text }) => tag === 'word' || text === '-');
  return !between.some(({ lower, tag }) => joints.has(lower) || tag === 'conjunction' || tag === 'number');
}

/** '800 to 1,200 construction jobs'; anything longer isn't a figure as people say it. */
const mostFigureWords = 5;

/** The figure in its own words, with the noun it counts and without 'about': null if it only describes ('20-megawatt'). */
function figureSaid(annotation: Annotation, quantity: Quantity, match: Match): string | null {
  const end = quantity.dimension === 'count' && match.end > quantity.end ? match.end : quantity.end;
  const first = annotation.tokens.find(
    ({ start, tag, text }) =>
      start >= quantity.start && start < quantity.end && (tag === 'number' || text.startsWith('$')),
  );
  const article = first === undefined ? undefined : annotation.tokens[annotation.tokens.indexOf(first) - 1];
  // 'A thousand megawatts.'
  const isOne = article?.lower === 'a' && first?.tag === 'number' && Number.isNaN(Number.parseInt(first.text, 10));
  const said = annotation.text.slice((isOne ? article : first)?.start ?? quantity.start, end).trim();
  const last = annotation.tokens.find((token) => token.end === quantity.end);
  // 'A 120 megawatt project', '20-megawatt': a singular unit says what kind of thing it is.
  const isOneOfMany =
    quantity.dimension !== 'count' &&
    last !== undefined &&
    singularUnits.has(last.lower) &&
    !/^(?:1|one|a (?:half|quarter|third))\b/.test(said);
  if (said.includes('\n') || said.split(' ').length > mostFigureWords) return null;
  return isOneOfMany || (said.includes('-') && quantity.unit !== null) ? null : said;
}

const singularUnits: ReadonlySet<string> = new Set([
  'megawatt',
  'kilowatt',
  'gigawatt',
  'acre',
  'foot',
  'mile',
  'gallon',
  'year',
  'month',
  'week',
  'day',
  'decibel',
]);

/** 'Raised from 50 to 200 feet' is not a range. */
const changing = matcher(['raise|increase|reduce|widen|extend|change|cut|lower from', 'from <number> _? to']);

/** '11 p.m.', 'midnight'. */
function clock(minutes: number): string {
  if (minutes === 0 || minutes === 24 * 60) return 'midnight';
  const hour = Math.floor(minutes / 60) % 12 === 0 ? 12 : Math.floor(minutes / 60) % 12;
  const rest = minutes % 60 === 0 ? '' : `:${String(minutes % 60).padStart(2, '0')}`;
  return `${hour}${rest} ${minutes < 12 * 60 ? 'a.m.' : 'p.m.'}`;
}

/** The most words in a request; a longer one is cut at its last joint. */
const longestRequest = 12;

/** What is requested, from that word to the end of its clause: 'a variance for the front setback'. */
function requestSaid(annotation: Annotation, match: Match, sentence: Sentence): string | null {
  const { tokens } = annotation;
  let to = match.from;
  while (to < sentence.to && to - match.from < longestRequest && !endsRequest(tokens[to]?.text ?? '', to > match.from))
    to += 1;
  while (to > match.from && trailing.has(tokens[to - 1]?.lower ?? '')) to -= 1;
  const [first, last] = [tokens[match.from], tokens[to - 1]];
  if (first === undefined || last === undefined || to - match.from < 3) return null;
  const words = annotation.text.slice(first.start, last.end).replace(labelEnd, '$1 the $2');
  const isPlural = first.lower !== first.lemma;
  return isPlural || !counted.has(first.lemma) ? words : withArticle(words);
}

/** Forms name a request without an article: 'variance from setback'. */
const labelEnd = /\b(from|of|to) (setback|height|buffer|lot width|fence)$/;

const counted: ReadonlySet<string> = new Set(['variance', 'waiver', 'exception', 'deviation', 'reduction']);
const trailing: ReadonlySet<string> = new Set([
  'and',
  'or',
  'for',
  'of',
  'to',
  'the',
  'a',
  'an',
  'with',
  'on',
  'in',
  ',',
  'some',
  'that',
  'which',
  'we',
]);
const endsRequest = (text: string, isInside: boolean): boolean =>
  isInside && ['.', ';', ':', ',', '(', 'and', 'because', 'so', 'which'].includes(text);
