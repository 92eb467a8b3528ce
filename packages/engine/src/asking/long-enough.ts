import { splitAtSpaces } from '../base/text.ts';
import type { Random } from '../base/random.ts';
import { framesFor } from '../knowledge/authored.ts';
import type { TopicId } from '../knowledge/types.ts';
import { annotate } from '../language/annotate.ts';
import { matcher } from '../language/matcher.ts';
import { wordsOf } from './spoken.ts';

/* How long somebody speaks in public comment: at least twenty seconds, by what they say and not by filling it up. */

/** One part of a comment as it is said here. */
export interface Part {
  readonly text: string;
  readonly topic: TopicId | null;
}

/** A comment that can be made here, with its weight in the choice. */
export interface Fitting {
  readonly parts: readonly Part[];
  /** How much it is of this hearing: what the applicant said comes before what is written for the use, and a plain one is for whoever has
   *  nothing particular to say. */
  readonly closeness: number;
  readonly isEcho: boolean;
  /** Complete by itself: nothing is added to it. */
  readonly plain: boolean;
  /** What it repeats of the applicant's words. */
  readonly repeated: readonly string[];
}

/** 150 words a minute. */
const wordsPerSecond = 2.5;
/** A statement takes at least so long. */
const fewestSeconds = 20;

/** When two people share this many words in a row, it is no coincidence. */
const inARow = 6;

/** True if a text has a run of words that was said before. Takes: the words said before, and the text.  Throws: never. */
export function saysAgain(before: readonly string[], text: string): boolean {
  const words = wordsOf(text);
  const runs = new Set(words.slice(inARow - 1).map((_, at) => words.slice(at, at + inARow).join(' ')));
  return before.slice(inARow - 1).some((_, at) => runs.has(before.slice(at, at + inARow).join(' ')));
}

/** The topics of a comment's points. Throws: never. */
export const topicsOf = ({ parts }: Fitting): readonly TopicId[] => parts.flatMap(({ topic }) => topic ?? []);

/** The first comment that takes twenty seconds with the introduction: by itself, with where the speaker stands if it doesn't say so, or with
 *  a second point. Takes: the introduction, the comments in the speaker's order, a source of choices, and the ways to say where they stand
 *  that nobody has used.  Gives: its parts; null if there is none.  Throws: never. */
export function longEnough(
  introduction: string,
  all: readonly Fitting[],
  { random, stands }: { readonly random: Random; readonly stands: readonly string[] },
): readonly Part[] | null {
  const isEnough = (parts: readonly Part[]): boolean => secondsOf(introduction, parts) >= fewestSeconds;
  const lead = { text: random.pick(framesFor('second_point')), topic: null };
  const stand = stands.length === 0 ? null : { text: random.pick(stands), topic: null };
  for (const one of all) {
    if (isEnough(one.parts)) return one.parts;
    if (one.plain) continue;
    const standing = [...one.parts, ...(stand === null ? [] : [stand])];
    if (!saysWhereTheyStand.test(annotate(spokenOf(one.parts))) && isEnough(standing)) return standing;
    for (const other of all) {
      const both = [...one.parts, lead, ...other.parts];
      if (isAnotherPoint(one, other) && isEnough(both)) return both;
    }
  }
  return null;
}

/** Who asks for something or judges has said where they stand. */
const saysWhereTheyStand = matcher([
  'i am|would for|against|ask|like|want|hope|approve',
  'not against|for|here to',
  'turn|turning it|this down',
  'approve|vote|require|please',
  'let them|it',
  'I say',
]);

/** True if one person may make the second point after the first: on another subject, in other words, of other figures. */
function isAnotherPoint(first: Fitting, second: Fitting): boolean {
  const topics = topicsOf(first);
  const words = wordsOf(spokenOf(first.parts));
  return (
    !second.plain &&
    !topicsOf(second).some((topic) => topics.includes(topic)) &&
    !second.repeated.some((value) => first.repeated.includes(value)) &&
    !saysAgain(words, spokenOf(second.parts))
  );
}

/** What is said, in one piece. Throws: never. */
export const spokenOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(' ');

/** How long it takes to say. Takes: the introduction and what follows.  Gives: whole seconds.  Throws: never. */
export const secondsOf = (introduction: string, parts: readonly Part[]): number =>
  Math.ceil(splitAtSpaces(`${introduction} ${spokenOf(parts)}`).length / wordsPerSecond);
