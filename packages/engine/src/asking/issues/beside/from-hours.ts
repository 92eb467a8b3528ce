import { withoutDoubles, withoutLabel } from '../../../ordinance/outline-text.ts';
import { squeezed, wordSet } from '../../../base/text.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import type { Annotation, Quantity, Schedule, Span } from '../../../language/types.ts';
import type { Materials } from '../../../filed/types.ts';
import { isContent } from '../../../said/asked.ts';
import { limitsOfCode, type LimitFound } from '../../../ordinance/compliance/passages.ts';
import { standardAt } from '../../../ordinance/compliance/standard-at.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import { admits } from '../code/own-figures.ts';
import type { OnRecord } from '../record/on-record.ts';
import { longestCode, ruleCited } from '../record/read-code.ts';
import { citedFrom, sentencesOnRecord, sharedWith, tellingIn, type SentenceOnRecord } from './record-sentences.ts';

/* Hours that a code allows for something that the record speaks of: beside hours that look to be outside them, or with the plain question
 * what they would be. */

const mostWords = 40;
const fewestWords = 6;
const ofLevels = matcher(['dba|db|decibel|decibels|footcandle|footcandles|lux']);
const ofProcedure = matcher(['application|notice|hearing|meeting|appeal|testimony']);
const commands = matcher(['shall|must|may', 'be limited|prohibited|allowed|permitted']);
/** At no hour in particular. */
const always = matcher([
  'around the clock',
  'all night|hour|hours',
  'round the clock',
  'overnight',
  '24 hours',
  'any hour',
  'day and night',
]);

/** A rule on hours, as it can be read aloud. */
interface RuleOfHours {
  readonly start: number;
  readonly at: LimitFound;
  readonly all: readonly LimitFound[];
  readonly rule: string;
  readonly quote: string;
  readonly telling: readonly string[];
}

function rulesIn(ordinance: TextReading): readonly RuleOfHours[] {
  const limits = limitsOfCode(ordinance).filter(({ limit }) => limit.hours !== null && limit.kind === 'hours');
  return limits.flatMap((at): readonly RuleOfHours[] => {
    const all = limits.filter(({ span }) => span.start === at.span.start);
    if (all[0] !== at) return [];
    // A row with a column for each district is no sentence.
    if (ordinance.text.slice(at.span.start, at.span.end).includes('   ')) return [];
    const quote = sentenceOfHours(squeezed(ordinance.text.slice(at.span.start, at.span.end)).trim());
    const spoken = withoutDoubles(withoutLabel(quote)).replace(joint, '');
    const rule = spoken.endsWith('.') && !spoken.endsWith('.m.') ? spoken.slice(0, -1) : spoken;
    const words = rule.split(' ').length;
    const read = annotate(rule);
    const standard = standardAt(ordinance, at);
    if (
      words < fewestWords ||
      words > mostWords ||
      rule.includes('"') ||
      standard.exception ||
      standard.process === true
    )
      return [];
    if (ofLevels.test(read) || ofProcedure.test(read) || !commands.test(read)) return [];
    return [{ start: at.span.start, at, all, rule, quote, telling: tellingIn(subjectOf(read)) }];
  });
}

/** '...; and' before the next item of a list. */
const joint = /[;,]\s*(?:and|or)?[;,.]?\s*$/;

/** Of a passage, the sentence that has the hours. */
function sentenceOfHours(passage: string): string {
  const { schedules, sentences } = annotate(passage);
  const at = sentences.findIndex(({ start, end }) => schedules.some((one) => one.start >= start && one.end <= end));
  const last = schedules.at(-1)?.end ?? passage.length;
  const next = annotate(passage).tokens.find(({ start }) => start >= last);
  // '... to 9:00 p.m. Office hours are not regulated.'
  const isEnd = next !== undefined && next.tag === 'word' && next.text !== next.lower;
  return at < 0 ? passage : passage.slice(sentences[at]?.start, isEnd ? last : sentences[at]?.end);
}

/** What has these hours: 'fuel' and 'deliver' of 'Fuel may be delivered only from ...', and nothing of who is left out. */
function subjectOf({ tokens, schedules, quantities }: Annotation): ReadonlySet<string> {
  const comma = opening.has(tokens[0]?.lower ?? '') ? tokens.findIndex(({ text }) => text === ',') + 1 : 0;
  const opens = tokens[comma]?.start ?? 0;
  const first = Math.min(...[...schedules, ...quantities].flatMap(({ start }) => (start < opens ? [] : [start])));
  const ends = tokens.findIndex(({ start, lower }, at) => at >= comma && (start >= first || excepting.has(lower)));
  const words = tokens.slice(comma, ends < 0 ? tokens.length : ends);
  return new Set(words.flatMap((token) => (isContent(token) && !bare.has(token.lemma) ? [token.lemma] : [])));
}
const opening: ReadonlySet<string> = new Set(['where', 'when', 'if']);
const excepting: ReadonlySet<string> = new Set(['other', 'except', 'excepting', 'excluding']);
const bare = wordSet(
  'more only place hold limit whole secondary hour hours time begin start end conclude occur conduct',
);

/** Hours and days of the record that may be of what a rule is on. */
interface HoursSaid {
  readonly one: SentenceOnRecord;
  readonly schedules: readonly Schedule[];
  readonly isAlways: boolean;
}

/** Half of what a rule is on, and one word at least. */
const enoughOf = (telling: readonly string[]): number => Math.max(1, Math.ceil(telling.length / 2));
const isOn = ({ telling }: RuleOfHours, { near }: SentenceOnRecord): boolean =>
  sharedWith(telling, near) >= enoughOf(telling);

function hoursIn({ texts }: OnRecord): readonly HoursSaid[] {
  return sentencesOnRecord(texts).flatMap((one) => {
    const { reading, sentence } = one;
    const schedules = reading.schedules.filter(
      (one) =>
        one.start >= sentence.start &&
        one.end <= sentence.end &&
        !reading.quantities.some((other) => isMeasure(other) && overlaps(one, other)),
    );
    const isAlways = always.test(reading, sentence);
    return (schedules.length === 0 && !isAlways) || admits.test(reading, sentence)
      ? []
      : [{ one, schedules, isAlways }];
  });
}

/** '1.62 acres' is no time of day. */
const isMeasure = ({ dimension }: Quantity): boolean => dimension === 'area' || dimension === 'length';
const overlaps = (one: Span, other: Span): boolean => one.start < other.end && other.start < one.end;

/** False where no part of it can be held against the rule. */
function isOutside({ all }: RuleOfHours, { schedules, isAlways }: HoursSaid): boolean | null {
  if (isAlways) return true;
  const known = schedules.flatMap((one): readonly boolean[] => {
    const rules = all.filter(
      ({ limit }) => one.days === null || limit.days === null || one.days.some((day) => limit.days?.includes(day)),
    );
    if (rules.length === 0) return [true];
    if (one.from === null && one.to === null) return one.days === null ? [] : [false];
    return [rules.every(({ limit: { hours, bound } }) => hours !== null && !isWithin(one, hours, bound))];
  });
  return known.length === 0 ? null : known.some((out) => out);
}

function isWithin({ from, to }: Schedule, hours: { from: number; to: number }, bound: 'min' | 'max'): boolean {
  const isIn = (minutes: number): boolean =>
    hours.from <= hours.to
      ? minutes >= hours.from && minutes <= hours.to
      : minutes >= hours.from || minutes <= hours.to;
  const moments = [from, to].flatMap((one) => (one === null ? [] : [one]));
  // What is forbidden between ten and six has to keep out of these hours.
  return bound === 'min' ? !moments.some(isIn) : moments.every(isIn);
}

const homeWords = matcher(['neighbor|neighborhood|villa|house|home|residence|residential|apartment|townhome']);
const ofHomes = matcher(['^ where|when|if ... residential|residence|dwelling|home']);

/** Hours of the code that hours of the plan may be outside of, or that nobody has given. Takes: the record, what is on file and the keys
 *  raised before.  Gives: issues, in text order; none for a whole zoning code.  Throws: never. */
export function hoursIssues(record: OnRecord, { ordinance }: Materials, raised: ReadonlySet<string>): readonly Issue[] {
  if (ordinance === null || ordinance.text.length > longestCode) return [];
  const said = hoursIn(record);
  const texts = sentencesOnRecord(record.texts);
  const isNearHomes = texts.some(({ reading, sentence }) => homeWords.test(reading, sentence));
  const rules = rulesIn(ordinance).filter(({ rule }) => isNearHomes || !ofHomes.test(annotate(rule)));
  return rules.flatMap((rule, place): readonly Issue[] => {
    // The last word on it is for the case that is given.
    if (rules.slice(place + 1).some(({ telling }) => telling.join() === rule.telling.join())) return [];
    const key = `hours:${rule.start}`;
    const ours = said
      .filter(({ one }) => isOn(rule, one))
      .sort((a, b) => sharedWith(rule.telling, b.one.lemmas) - sharedWith(rule.telling, a.one.lemmas));
    const out = ours.filter((one) => isOutside(rule, one) === true);
    const isMet = ours.some((one) => isOutside(rule, one) === false);
    const [first] = out;
    const isNamed = texts.some(({ lemmas }) => sharedWith(rule.telling, lemmas) >= enoughOf(rule.telling));
    // The same rule, as a figure of hours that is beyond it.
    if (raised.has(`shortfall:${String(rule.start)}:hours`)) return [];
    if (raised.has(key) || (isMet && first === undefined) || (first === undefined && !isNamed)) return [];
    const told = first === undefined ? null : wordsOf(first);
    const { span, chunk } = rule.at;
    return [
      {
        ...boardQuestion,
        kind: 'cited_rule',
        key,
        topic: standardAt(ordinance, rule.at).topic ?? 'hours_of_operation',
        weight: first === undefined ? 0.8 : 1,
        citations: [
          ruleCited(ordinance.text.slice(span.start, span.end).trim(), {
            section: chunk.section === '' ? null : chunk.section,
            start: span.start,
          }),
          ...(first === undefined ? [] : [citedFrom(first.one)]),
        ],
        text:
          told === null
            ? `The code says "${rule.rule.endsWith('.') ? rule.rule : `${rule.rule}.`}" What hours would yours be?`
            : `The code says "${rule.rule}," and you said${told} How does that fit?`,
        reason: 'The ordinance has hours for this.',
      },
    ];
  });
}

/** 'Saturday mornings at ten', 'right around the clock'; the whole sentence where the hours don't stand together. */
function wordsOf({ one: { reading, sentence }, schedules, isAlways }: HoursSaid): string {
  const [first] = schedules;
  const found = isAlways && first === undefined ? always.first(reading, sentence) : null;
  if (found !== null) return ` ${stopped(reading.text.slice(found.start, found.end))}`;
  const span = { start: first?.start ?? 0, end: schedules.at(-1)?.end ?? 0 };
  const whole = squeezed(reading.text.slice(sentence.start, sentence.end)).trim();
  return schedules.length > 1 && speakers.test(reading, span)
    ? `, "${stopped(whole)}"`
    : ` ${stopped(reading.text.slice(span.start, span.end))}`;
}
const speakers = matcher(['we|i|our|my|us']);
/** 'Until one a.m.' brings its own period. */
const stopped = (words: string): string => (words.endsWith('.') ? words : `${words}.`);
