import type { StatedFigure } from './statement-facts.ts';

/* When two figures of one thing are the same for all that people mean by them. */

const begins =
  /\b(?:from|between|starts?|starting|begins?|beginning|opens?|opening|arrives?|before|earl(?:y|ier|iest)|first)\b/g;
const ends =
  /\b(?:to|until|till|through|by|stops?|stopping|ends?|ending|clos(?:e|es|ing)|done|finish\w*|quits?|wraps?|after|past|lat(?:e|er|est)|last|out|off)\b/g;

/** Which end of a day's work an hour is, by the nearest word before it: seven to begin and five to stop are no two answers. */
export function endOf({ sentence, figure }: StatedFigure): 'beginning' | 'end' | null {
  const before = sentence.slice(0, figure.at).toLowerCase();
  const nearest = (pattern: RegExp): number => [...before.matchAll(pattern)].at(-1)?.index ?? -1;
  const [first, last] = [nearest(begins), nearest(ends)];
  return first === last ? null : first > last ? 'beginning' : 'end';
}

const rulesOut = /\b(?:no|not|never|nothing|nobody|none|\w+n['’]t)\b/i;

/** 'No trucks after six' and 'trucks are done by half past five': what stays within what was ruled out. */
export function keepsWithin(earlier: StatedFigure, now: StatedFigure): boolean {
  const [barred, open] = rulesOut.test(earlier.sentence) ? [earlier, now] : [now, earlier];
  if (!rulesOut.test(barred.sentence) || rulesOut.test(open.sentence)) return false;
  const end = endOf(barred);
  return end === 'end' ? open.figure.base < barred.figure.base : end !== null && open.figure.base > barred.figure.base;
}

/** Rounding, and the more of it where somebody said 'about'. */
export const exactly = 0.03;
const loosely = 0.15;

/** Whether two figures of one thing agree: within rounding, and each within the other's limit. */
export function agree(earlier: StatedFigure, now: StatedFigure): boolean {
  const [one, other] = [earlier.figure.base, now.figure.base];
  if (earlier.figure.measure === 'clock') return one === other;
  const margin = (earlier.bound === 'about' || now.bound === 'about' ? loosely : exactly) * Math.max(one, other);
  if (Math.abs(one - other) <= margin) return true;
  if (earlier.bound === now.bound || (earlier.bound !== 'most' && earlier.bound !== 'least'))
    return now.bound === 'most'
      ? one < other
      : now.bound === 'least'
        ? one > other && earlier.bound !== 'least'
        : false;
  return earlier.bound === 'most' ? other < one && now.bound !== 'least' : other > one && now.bound !== 'most';
}
