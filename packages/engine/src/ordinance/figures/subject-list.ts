import { figures } from '../../generated/figures.ts';
import type { TopicId } from '../../knowledge/types.ts';
import type { Measure } from './figure-nouns.ts';
import type { Dimension } from './units.ts';

/** A file of packages/engine/figures. */
export interface FigureSubjects {
  readonly description: string;
  readonly entries: readonly {
    readonly subject: string;
    readonly topic: string | null;
    readonly dimensions: readonly string[];
    readonly usual: 'min' | 'max' | 'equals';
    readonly process?: true;
    readonly by_title?: true;
    readonly patterns: readonly string[];
  }[];
}

/** What a figure is about. The same words for a rule and for a claim, so that the two can be compared. */
export interface Subject {
  /** 'setback from residence', 'fence height', 'noise at property line', 'decommissioning security'. */
  readonly subject: string;
  readonly topic: TopicId | null;
  /** Direction of a rule that doesn't state it. */
  readonly usual: 'min' | 'max' | 'equals';
  /** True for what an application, a notice or the county must do, as opposed to the development. */
  readonly process: boolean;
}

/** A subject and the words by which it is told. */
export interface SubjectRule extends Subject {
  readonly dimensions: readonly Dimension[];
  readonly pattern: RegExp;
  /** The titles above a figure are enough to tell. */
  readonly byTitle: boolean;
}

/** Every subject, in the order in which they are tried. */
export const subjectRules: readonly SubjectRule[] = (figures['subjects']?.entries ?? []).map(
  ({ subject, topic, dimensions, usual, process, by_title, patterns }) => ({
    subject,
    topic: topic as TopicId | null,
    dimensions: dimensions as readonly Dimension[],
    usual,
    process: process ?? false,
    byTitle: by_title ?? false,
    pattern: new RegExp(patterns.join('|')),
  }),
);

const needsMeasure = new Set(['tree trunk diameter', 'buffer depth', 'parking stall width']);

/** Subjects that are measured only one way: 25 feet deep is not a height. */
function measureOfSubject(subject: string): Measure | null {
  return (/\b(?:height|width|depth|diameter|length)\b/.exec(subject)?.[0] ?? null) as Measure | null;
}

/** The first subject whose words stand in a text.
 *  Takes: the dimension of the figure, the text (lower case, the figure between marks), the subjects to try, and what is measured if
 *  that is known.  Gives: the subject; null if none fits.  Throws: never. */
export function firstSubject(
  dimension: Dimension,
  text: string,
  among: readonly SubjectRule[],
  measure: Measure | null = null,
): Subject | null {
  if (text.trim() === '') return null;
  for (const rule of among) {
    if (!rule.dimensions.includes(dimension)) continue;
    const own = measureOfSubject(rule.subject);
    if (measure !== null && own !== null && own !== measure) continue;
    if (measure !== null && own === null && /\b(?:separation|spacing)\b/.test(rule.subject)) continue;
    // A rule for one measure only, with a common noun, needs the measure stated.
    if (needsMeasure.has(rule.subject) && own !== measure) continue;
    if (rule.pattern.test(text))
      return { subject: rule.subject, topic: rule.topic, usual: rule.usual, process: rule.process };
  }
  return null;
}
