import { splitAtSpaces } from '../base/text.ts';
import { deliveryOf } from '../filed/delivery.ts';

export type QualityWord = 'excellent' | 'good' | 'fair' | 'poor';

/** Presentation quality. hearing.md §3. A type, not an interface, so that it can be assigned to a plain record type. */
export type PresentationQuality = {
  readonly overall: QualityWord;
  /** 'not_measured' for a presentation that was typed. */
  readonly volume: 'good' | 'fair' | 'poor' | 'not_measured';
  readonly clarity: 'good' | 'fair' | 'poor';
  /** Words per minute. */
  readonly pace: number;
  /** Words out of 200, 0..1. */
  readonly completeness: number;
};

const completeWords = 200;
const volumeGoodAbove = 0.15;
const volumeFairAbove = 0.08;
/** The pace at which a typed presentation would be read aloud, in words per minute. */
export const readingPace = 150;

/** How loud it was. Takes: mean level 0..1, or null if nothing was recorded. hearing.md §5. */
export function volumeOf(level: number | null): PresentationQuality['volume'] {
  if (level === null) return 'not_measured';
  if (level > volumeGoodAbove) return 'good';
  return level > volumeFairAbove ? 'fair' : 'poor';
}

/** How long it takes to read a text aloud at 150 words a minute, in seconds. Takes: any text. Gives: whole seconds, 0 or more. */
export function spokenSecondsOf(text: string): number {
  return Math.round((wordsOf(text) / readingPace) * 60);
}

/** How many words there are. Takes: any text.  Gives: a count of runs without white space, 0 or more. */
export function wordsOf(text: string): number {
  return splitAtSpaces(text).filter(Boolean).length;
}

/** How a presentation was delivered. Clarity falls with the share of filler words; the overall word weights completeness double, then pace
 *  (110 to 170 words a minute is comfortable to follow), how much of the five minutes was used, clarity and, if measured, volume.
 *  Takes: the transcript, its length in seconds, the mean level of the recording (0..1) or null.
 *  Gives: the five figures.  Throws: never.  Specification: hearing.md §3 (Presentation quality), §5 (recorder scoring). */
export function presentationQuality(transcript: string, durationS: number, level: number | null): PresentationQuality {
  const words = wordsOf(transcript);
  const pace = durationS > 0 ? Math.round(words / (durationS / 60)) : 0;
  const completeness = Math.round(Math.min(1, words / completeWords) * 100) / 100;
  const fillers = deliveryOf(transcript, null).fillers.reduce((sum, { count }) => sum + count, 0);
  const fillerShare = words === 0 ? 1 : fillers / words;
  const clarity = fillerShare <= 0.015 ? 'good' : fillerShare <= 0.04 ? 'fair' : 'poor';
  const volume = volumeOf(level);
  const points: readonly number[] = [
    completeness,
    completeness,
    pace >= 110 && pace <= 170 ? 1 : pace >= 80 && pace <= 200 ? 0.6 : 0.2,
    durationS > 300 || durationS < 120 ? 0.3 : durationS < 240 ? 0.7 : 1,
    gradeOf(clarity),
    ...(volume === 'not_measured' ? [] : [gradeOf(volume)]),
  ];
  const mean = points.reduce((sum, point) => sum + point, 0) / points.length;
  return { overall: overallOf(mean, completeness), volume, clarity, pace, completeness };
}

function gradeOf(word: 'good' | 'fair' | 'poor'): number {
  return word === 'good' ? 1 : word === 'fair' ? 0.6 : 0.2;
}

/** A presentation of only a few words is poor however well it was delivered. */
function overallOf(mean: number, completeness: number): QualityWord {
  if (completeness < 0.25) return 'poor';
  if (mean >= 0.9) return 'excellent';
  if (mean >= 0.7) return 'good';
  return mean >= 0.5 ? 'fair' : 'poor';
}

/** Under four minutes is under time, over five is over time. hearing.md §5. Takes: the length in seconds. Gives: `in_time` from 240 to 300,
 *  both included. */
export function timingOf(durationS: number): 'under_time' | 'in_time' | 'over_time' {
  if (durationS < 240) return 'under_time';
  return durationS > 300 ? 'over_time' : 'in_time';
}

/** How much hotter the public phase begins: 0.3 for a poor presentation or 0.1 for a fair one, 0.2 for one under two minutes, 0.2 for one
 *  that mentions neither 'community' nor 'benefit'; at most 0.5.
 *  Takes: the overall word, seconds, the transcript.  Gives: 0..0.5.  Throws: never.  Specification: hearing.md §5. */
export function hostilityModifier(overall: string, durationS: number, transcript: string): number {
  const tenths =
    (overall === 'poor' ? 3 : overall === 'fair' ? 1 : 0) +
    (durationS < 120 ? 2 : 0) +
    (/community|benefit/i.test(transcript) ? 0 : 2);
  return Math.min(5, tenths) / 10;
}
