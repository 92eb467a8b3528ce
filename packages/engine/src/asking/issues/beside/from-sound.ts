import { matcher } from '../../../language/matcher.ts';
import { annotate } from '../../../language/annotate.ts';
import type { Materials } from '../../../filed/types.ts';
import { limitsOfCode, type LimitFound } from '../../../ordinance/compliance/passages.ts';
import { standardAt } from '../../../ordinance/compliance/standard-at.ts';
import type { TextReading } from '../../../ordinance/types.ts';
import type { Issue } from '../../types.ts';
import { boardQuestion } from '../board-question.ts';
import { isOfAnotherUse } from '../code/other-use.ts';
import type { OnRecord } from '../record/on-record.ts';
import { longestCode, ruleCited } from '../record/read-code.ts';
import { citedFrom, sentencesOnRecord, type SentenceOnRecord } from './record-sentences.ts';

/* A level of sound that a code allows at a line or at a house, beside the levels that were told: often for another hour or another place. */

const atNight = matcher(['night|nighttime|overnight|midnight', 'until|till morning', 'other time|times']);
const atAnyHour = matcher(['day and|or night', 'night and|or day', 'around the clock', 'any hour']);
const byDay = matcher(['day|days|daytime|afternoon|morning']);
const ofTests = matcher(['test|testing|tested|exercise|emergency|outage', 'power be? out']);
const ofSound = matcher(['sound|noise|loudness|meter|decibel|decibels|dba|db|loud|acoustical|acoustic']);
const ends = {
  line: { law: matcher(['line|boundary']), said: matcher(['line|boundary|fence|hedgerow|edge']), words: 'the line' },
  house: {
    law: matcher(['dwelling|residence|house|home|receptor']),
    said: matcher(['dwelling|residence|house|home|place|receptor']),
    words: 'the nearest house',
  },
} as const;
type End = keyof typeof ends;

/** A limit on sound with its hours and where it is measured. */
interface RuleOfSound {
  readonly at: LimitFound;
  readonly level: number;
  readonly isOfNight: boolean;
  readonly end: End;
  readonly quote: string;
}

/** Where a list begins, in characters before its item. */
const lead = 260;

function rulesIn(ordinance: TextReading, materials: Materials): readonly RuleOfSound[] {
  return limitsOfCode(ordinance).flatMap((at): readonly RuleOfSound[] => {
    const { limit, law, span, chunk } = at;
    const { figure } = limit;
    if (figure === null || figure.quantity.dimension !== 'sound' || limit.bound !== 'max' || limit.isOpen) return [];
    if (figure.quantity.unit === null || figure.quantity.of !== null) return [];
    const quote = ordinance.text.slice(span.start, span.end).trim();
    const before = ordinance.text.slice(Math.max(chunk.span.start, span.start - lead), span.end);
    const standard = standardAt(ordinance, at);
    const end = endOf(quote) ?? endOf(before);
    if (end === null || standard.exception || standard.process === true || ofTests.test(law, limit.span)) return [];
    if (isOfAnotherUse(ruleCited(quote, { section: chunk.section, start: span.start }), materials)) return [];
    const { hours } = limit;
    const isOfNight = (hours !== null && hours.to <= hours.from) || atNight.test(law, limit.span);
    return [{ at, level: figure.quantity.value, isOfNight, end, quote }];
  });
}

function endOf(words: string): End | null {
  const read = annotate(words);
  // 'The line of a lot with a house' is a line.
  return ends.line.law.test(read) ? 'line' : ends.house.law.test(read) ? 'house' : null;
}

/** A level that the applicant told of. */
interface Level {
  readonly one: SentenceOnRecord;
  readonly words: string;
  readonly value: number;
  readonly isOfNight: boolean;
  readonly end: End | null;
  /** It was taken at a distance from the source. */
  readonly isUpClose: boolean;
}

/** Levels that a bare number may be. */
const [quiet, loud] = [30, 95] as const;
const evening = 20 * 60;

function levelsIn({ texts }: OnRecord): readonly Level[] {
  return sentencesOnRecord(texts).flatMap((one): readonly Level[] => {
    const { reading, sentence, before } = one;
    const isIn = ({ start, end }: { start: number; end: number }): boolean =>
      start >= sentence.start && end <= sentence.end;
    const isOfSound = ofSound.test(reading, { start: before, end: sentence.end });
    if (!isOfSound || ofTests.test(reading, sentence)) return [];
    const levels = reading.quantities.filter(
      (each) =>
        isIn(each) &&
        each.value >= quiet &&
        each.value <= loud &&
        (each.dimension === 'sound' || (each.unit === null && each.of === null)),
    );
    const end = ends.line.said.test(reading, sentence)
      ? 'line'
      : ends.house.said.test(reading, sentence)
        ? 'house'
        : null;
    const isLate =
      !byDay.test(reading, sentence) && reading.schedules.some((hours) => isIn(hours) && (hours.from ?? 0) >= evening);
    const isUpClose = reading.quantities.some((each) => isIn(each) && each.dimension === 'length');
    return levels.map(({ figure, value }) => ({
      ...{ one, isUpClose },
      value,
      end,
      words: reading.text.slice(figure.start, figure.end),
      isOfNight: isLate || isNearerNight(one, figure.start),
    }));
  });
}

/** 'Fifty-eight by day and forty-nine at night.' */
function isNearerNight({ reading, sentence }: SentenceOnRecord, start: number): boolean {
  const nearest = (words: typeof byDay): number =>
    Math.min(...words.all(reading, sentence).map((match) => Math.abs(match.start - start)));
  if (atAnyHour.test(reading, sentence)) return true;
  return atNight.test(reading, sentence) && nearest(atNight) <= nearest(byDay);
}

/** A level at night was told, whether or not it could be read. */
const isNightTold = ({ texts }: OnRecord): boolean =>
  sentencesOnRecord(texts).some(
    ({ reading, sentence }) => ofSound.test(reading, sentence) && atNight.test(reading, sentence),
  );

/** What the code allows at night or at the line, beside what was told. Takes: the record, what is on file and the keys raised before.
 *  Gives: at most one issue, on a level that looks too high before one that nobody gave; none for a whole zoning code.  Throws: never. */
export function soundIssues(record: OnRecord, materials: Materials, raised: ReadonlySet<string>): readonly Issue[] {
  const { ordinance } = materials;
  if (ordinance === null || ordinance.text.length > longestCode) return [];
  const levels = levelsIn(record);
  const rules = rulesIn(ordinance, materials);
  // Of a limit for the day and one for the night, what was not told at all is asked of the night.
  const found = rules
    .flatMap((rule) => questionOn(rule, levels) ?? [])
    .filter(({ rule, isShort }) => isShort || !rule.isOfNight || !isNightTold(record))
    .sort((a, b) => Number(b.isShort) - Number(a.isShort) || a.rule.level - b.rule.level);
  const [first] = found;
  if (first === undefined) return [];
  const { rule, text, level, isShort } = first;
  const { span, chunk } = rule.at;
  const key = `sound:${String(span.start)}`;
  if (raised.has(key)) return [];
  return [
    {
      ...boardQuestion,
      kind: 'cited_rule',
      key,
      topic: 'noise',
      weight: isShort ? 1 : level === null ? 0.6 : 0.9,
      citations: [
        ruleCited(rule.quote, { section: chunk.section === '' ? null : chunk.section, start: span.start }),
        ...(level === null ? [] : [citedFrom(level.one)]),
      ],
      text,
      reason: 'The ordinance has a limit on sound there.',
    },
  ];
}

interface Asked {
  readonly rule: RuleOfSound;
  readonly text: string;
  readonly level: Level | null;
  readonly isShort: boolean;
}

function questionOn(rule: RuleOfSound, levels: readonly Level[]): Asked | null {
  const { level: most, isOfNight, end } = rule;
  const code = `The code has ${String(most)} decibels ${isOfNight ? 'at night ' : ''}at ${ends[end].words}`;
  const there = levels.filter((one) => one.end === end || one.end === null);
  const alike = there.filter((one) => one.isOfNight || !isOfNight);
  // Twenty feet from the engine is neither.
  const [over] = alike.filter(({ value, isUpClose }) => value > most && !isUpClose);
  if (over !== undefined)
    return { rule, level: over, isShort: true, text: `${code}, and you gave ${over.words}. How do you square that?` };
  if (alike.length > 0) return null;
  const [first] = levels.filter((one) => one.isOfNight || !isOfNight);
  const ask = `What is it ${isOfNight ? 'at night ' : ''}at ${end === 'line' ? 'the line' : 'that house'}?`;
  if (first !== undefined && first.end !== null)
    return {
      rule,
      level: first,
      isShort: false,
      text: `${code}, and you gave ${first.words} at ${ends[first.end].words}. ${ask}`,
    };
  return { rule, level: null, isShort: false, text: `${code}. What would yours be?` };
}
