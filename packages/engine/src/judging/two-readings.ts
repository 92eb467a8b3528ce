import { bands } from '../said/data.ts';
import type { Verdict } from './verdict.ts';

/* One rating out of two readings of the same answer: the engine's alone, and the one over the items of both. */

/** Bands by which the second reading may move a rating. */
const mostMoved = 1;

/** What two readings come to. Takes: the verdict of the engine alone, the one over the items of both, and whether the engine saw
 *  hostility or a heap of words, which no reading lifts.  Gives: the second where they are one band apart at most; where they are two
 *  apart, the lower of barred answers and no rating of others; so that no reading lifts a rating by more than one band.  Throws: never.
 *  Specification: decisions.md §8 (Model). */
export function together(own: Verdict, read: Verdict, barred: boolean): Verdict {
  const from = own.band ?? own.modelled;
  const to = read.band ?? read.modelled;
  const lower = bands.indexOf(to) < bands.indexOf(from) ? to : from;
  if (barred) return { ...(lower === from ? own : read), band: lower };
  if (Math.abs(bands.indexOf(to) - bands.indexOf(from)) > mostMoved)
    return {
      ...read,
      band: null,
      isDisputed: true,
      applied: read.applied.map((rule) => ({ ...rule, decided: false })),
    };
  return { ...read, band: to };
}
