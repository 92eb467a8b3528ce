import type { Sentence } from '../speech/answer-text.ts';
import { askedDuties } from './asked-duties.ts';
import { statedChoices } from './stated-choices.ts';
import { statedDays } from './stated-days.ts';
import { statedFate } from './stated-fate.ts';
import { statedFeatures } from './stated-features.ts';
import { statedMeasures } from './stated-measures.ts';
import { statedProgress } from './stated-progress.ts';
import { statedTotals } from './stated-totals.ts';
import { statedWithdrawal } from './stated-withdrawal.ts';
import { toldIn, type Clash, type Memory } from './told.ts';

/** Statements of every kind that a board remembers, by their kind. */
export type Remembered = readonly (readonly Claimed[])[];
interface Claimed {
  readonly sentence: string;
}

/** A claim of one kind only ever meets a claim of the same kind, so that what they hold is their own affair. */
const memories = [
  statedTotals,
  statedMeasures,
  statedFeatures,
  statedChoices,
  askedDuties,
  statedDays,
  statedFate,
  statedProgress,
  statedWithdrawal,
] as readonly Memory<unknown>[] as readonly Memory<Claimed>[];
/** Nobody claims more of one kind in one speech; what goes beyond is not compared. */
const mostClaims = 60;
/** Nor in more sentences than these. */
const mostSentences = 120;

/** What sentences claim, for comparing with what is said later. Takes: sentences in order, and the question they answer. */
export function rememberedIn(sentences: readonly Sentence[], about: string): Remembered {
  const told = toldIn(sentences.slice(0, mostSentences), about);
  const claimed = memories.map(({ read }) => {
    const claims = told.flatMap(read).slice(0, mostClaims);
    return claims.length === 0 ? none : claims;
  });
  return claimed.every((claims) => claims === none) ? nothing : claimed;
}
/** One for all: what is remembered is kept as long as the answer. */
const none: readonly Claimed[] = [];
const nothing: Remembered = [];

/** The claims that cannot both stand. Takes: what was claimed earlier, and what is claimed now. Gives: at most one for each
 *  sentence of now and kind. */
export function clashesIn(earlier: Remembered, now: Remembered): readonly Clash[] {
  return memories.flatMap(({ clash }, kind) => {
    const before = earlier[kind] ?? [];
    const found = new Map<string, Clash>();
    for (const claim of before.length === 0 ? none : (now[kind] ?? none))
      for (const other of before) {
        if (found.has(claim.sentence)) break;
        const subject = clash(other, claim);
        if (subject !== null) found.set(claim.sentence, { earlier: other.sentence, now: claim.sentence, subject });
      }
    return [...found.values()];
  });
}
