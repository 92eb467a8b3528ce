import { withoutLabel } from '../../../ordinance/outline-text.ts';
import { splitAtSpaces } from '../../../base/text.ts';
import type { Materials } from '../../../filed/types.ts';
import { annotate } from '../../../language/annotate.ts';
import { matcher } from '../../../language/matcher.ts';
import { factOf, type Fact } from '../../../ordinance/compliance/facts.ts';
import { liesIn } from '../../../ordinance/compliance/figures/times.ts';
import { limitsOfCode, type LimitFound } from '../../../ordinance/compliance/passages.ts';
import { standardAt } from '../../../ordinance/compliance/standard-at.ts';
import type { Span } from '../../../language/types.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import type { TopicId } from '../../../knowledge/types.ts';
import { admits, notPlanned, type OwnFigure } from './own-figures.ts';
import { longestRule } from './rule-figures.ts';

/* Hours of the plan that go beyond those that the code allows. */

/** Hours that go beyond a rule, with both in words. */
export interface HoursShort {
  readonly standardId: string;
  /** The rule as it is read aloud. */
  readonly clip: string;
  readonly quote: string;
  readonly section: string | null;
  readonly start: number;
  readonly topic: TopicId | null;
  /** The hours as they were said. */
  readonly said: string;
  readonly sentence: string;
  readonly span: Span;
  /** False for a line of the form. */
  readonly isSaid: boolean;
}

/** What hours may be of: those of the one are not held against the other. */
const activities = [
  matcher(['deliver|delivery|truck|haul|load|shipment|ship']),
  matcher(['music|amplified|band|dj|speaker|loudspeaker']),
  matcher(['blast|blasting|shot']),
  matcher(['build|built|construction|grade|grading|pile']),
  matcher(['generator|test|exercise']),
  matcher(['event|wedding|guest|party']),
  matcher(['outdoor|outdoors|patio|yard|field|court|pool']),
  matcher(['customer|public access', 'customer|visitor']),
  matcher(['class|school|student|service|worship|mass']),
  matcher(['light|lights|lighting|lamp|sign']),
  matcher(['office|tour|quiet|trash|dumpster|collection|pickup', 'check in|out']),
];
const activitiesIn = (text: string): string =>
  activities.flatMap((one, at) => (one.test(annotate(text)) ? [at] : [])).join();

const workingWeek = 5;
/** 'But not later than midnight' is half of a rule. */
const fewestWords = 6;

/** A statement of one stretch of hours. */
interface Timed {
  readonly text: string;
  readonly span: Span;
  readonly fact: Fact;
  readonly isSaid: boolean;
}

function timed(text: string, span: Span, isSaid: boolean): readonly Timed[] {
  const fact = factOf(text);
  if (fact === null || fact.hours === null || fact.annotation.schedules.length !== 1) return [];
  return fact.hours.from === fact.hours.to ? [] : [{ text, span, fact, isSaid }];
}

/** The hours of the plan that go beyond those of the code. Takes: the ordinance, what is on file, and the figures of the plan.  Gives: one
 *  for each rule, in text order.  Throws: never. */
export function hoursShort(
  ordinance: TextReading,
  { presentation, projectText }: Materials,
  own: readonly OwnFigure[],
): readonly HoursShort[] {
  const sentences = presentation?.sentences ?? [];
  const said = sentences.flatMap(({ text, span }, at) => {
    const near = sentences.slice(Math.max(0, at - 1), at + 2);
    if (near.some((one) => admits.test(annotate(one.text))) || notPlanned.test(annotate(text))) return [];
    return timed(text, span, true);
  });
  // The form counts only where nothing was said.
  const filed = projectText.split('\n').flatMap((line) => {
    const read = annotate(line);
    return admits.test(read) || notPlanned.test(read) ? [] : timed(line.trim(), { start: 0, end: line.length }, false);
  });
  if (said.length + filed.length === 0) return [];
  const near = sentences.some(({ text }) => homeWords.test(annotate(text)));
  const rules = limitsOfCode(ordinance).filter(({ limit }) => limit.kind === 'hours' && limit.bound === 'max');
  return rules.flatMap((at): readonly HoursShort[] => {
    const quote = ordinance.text.slice(at.span.start, at.span.end);
    // A list of days and hours is one rule.
    const list = rules.filter(({ span }) => span.start === at.span.start);
    if (at !== list[0]) return [];
    const words = splitAtSpaces(clippedAt(withoutLabel(quote)) ?? '');
    const standard = standardAt(ordinance, at);
    if (ofLevels.test(annotate(quote))) return [];
    if (
      words.length < fewestWords ||
      words.length > longestRule ||
      !isGiven(quote, own, near) ||
      standard.exception ||
      standard.process === true
    )
      return [];
    const isAlike = ({ text }: Timed): boolean => activitiesIn(text) === activitiesIn(words.join(' '));
    const ours = said.some(isAlike) ? said.filter(isAlike) : filed.filter(isAlike);
    const [only] = ours;
    if (only === undefined || ours.length > 1 || !isBeyond(list, only.fact)) return [];
    const [schedule] = only.fact.annotation.schedules;
    const told = only.text.slice(schedule?.start, schedule?.end);
    const { start } = at.span;
    const section = at.chunk.section === '' ? null : at.chunk.section;
    const rule = { standardId: standard.id, quote, section, start, topic: standard.topic };
    return [{ ...rule, clip: words.join(' '), said: told, sentence: only.text, span: only.span, isSaid: only.isSaid }];
  });
}

/** The rule to the end of its hours, if nothing but another sentence follows. */
function clippedAt(rule: string): string | null {
  const read = annotate(rule);
  const last = read.schedules.at(-1);
  if (last === undefined) return null;
  const next = read.tokens.find(({ start }) => start >= last.end);
  const isEnd = next === undefined || next.text === '.' || next.text !== next.lower;
  return isEnd ? rule.slice(0, last.end) : rule;
}

/** Hours at which a level of sound or light applies. */
const ofLevels = matcher(['dba|db|decibel|decibels|sound|noise|footcandle|footcandles']);
const inCase = matcher(['where|when|if|within|adjoin|abut|adjacent']);
const homeWords = matcher(['neighbor|neighborhood|villa|house|home|residence|residential|apartment|townhome']);
const homes: ReadonlySet<string> = new Set(['line', 'residential_lot', 'residence', 'lot']);

/** 'Where any part is within 150 feet of a residential line' holds if the plan gives a shorter distance; 'where the lot adjoins a residence',
 *  if it speaks of homes. */
function isGiven(quote: string, own: readonly OwnFigure[], isNearHomes: boolean): boolean {
  const read = annotate(quote);
  if (!inCase.test(read)) return true;
  const reach = read.quantities.find(({ dimension }) => dimension === 'length')?.value;
  if (reach === undefined) return isNearHomes;
  return own.some(
    ({ measure, places, figure: { quantity } }) =>
      measure === 'distance' && quantity.value < reach && [...places].some((place) => homes.has(place)),
  );
}

/** On the days that both name, no hours of the rule hold those of the plan. */
function isBeyond(list: readonly LimitFound[], { hours, days, heads }: Fact): boolean {
  const common = list.filter(({ limit }) => {
    const isOne = limit.openEnd === undefined && [...limit.heads].some((head) => heads.has(head));
    const isOften = limit.days === null || limit.days.length >= workingWeek;
    return isOne && (days === null ? isOften : limit.days === null || limit.days.some((day) => days.includes(day)));
  });
  return (
    hours !== null &&
    common.length > 0 &&
    common.every(({ limit }) => limit.hours !== null && !liesIn(hours, limit.hours))
  );
}
