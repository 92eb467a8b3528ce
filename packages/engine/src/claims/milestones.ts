import { numberAt } from '../language/numbers.ts';
import type { Annotation, Clause, Token } from '../language/types.ts';
import { idsByWord } from '../lexicon/entries.ts';
import { areAkin, areOthers, isSame } from './compare/overlap.ts';
import { milestones } from './strength.ts';
import type { Claim, Conflict, Milestone } from './types.ts';
import { conceptOf } from './words.ts';

/* When something is done, counted by what is built: 'before the first house', 'at house 80', 'after phase two'. */

const positions: Readonly<Record<string, Milestone['position']>> = {
  before: 'before',
  by: 'before',
  until: 'before',
  at: 'at',
  with: 'at',
  in: 'at',
  upon: 'at',
  after: 'after',
};
const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth', 'tenth'];
/** How many words may come between the preposition and the thing: 'before the eightieth new house'. */
const reach = 4;

/** The milestone to which a clause ties its action. Takes: the text read and the clause. Gives: null if it names none, or names one without
 *  a number. Never throws. */
export function milestoneIn({ tokens }: Annotation, clause: Clause): Milestone | null {
  for (let i = clause.from; i < clause.to; i++) {
    const position = positions[tokens[i]?.lower ?? ''];
    if (position === undefined) continue;
    for (let at = i + 1; at < Math.min(clause.to, i + 1 + reach); at++) {
      const token = tokens[at] as Token;
      if (token.tag === 'preposition' || token.tag === 'punctuation') break;
      if (!milestones.has(token.lemma)) continue;
      const number = countedAt(tokens, i + 1, at) ?? numberAt(tokens, at + 1)?.value ?? null;
      if (number !== null) return { position, thing: token.lemma, number };
    }
  }
  return null;
}

/** 'the first house', 'the 80th house', 'eighty houses'. */
function countedAt(tokens: readonly Token[], from: number, to: number): number | null {
  for (let i = from; i < to; i++) {
    const nth = ordinals.indexOf(tokens[i]?.lower ?? '');
    const number = nth >= 0 ? nth + 1 : numberAt(tokens, i)?.value;
    if (number !== undefined) return number;
  }
  return null;
}

const verbs = idsByWord('verbs', 'classes');

/** One thing tied to two milestones, one of which comes before the other. A phase may have its own part of it, so ask about that. Takes:
 *  two claims, in either order. Gives: kind `schedule`; null if either has no milestone or the two can both hold. */
export function byMilestone(a: Claim, b: Claim): Pick<Conflict, 'kind' | 'certainty'> | null {
  const [one, two] = [a.milestone, b.milestone];
  if (one === null || two === null || a.polarity !== b.polarity || areOthers(a, b) || !isOneThing(a, b)) return null;
  if (conceptOf(one.thing) !== conceptOf(two.thing))
    return one.position !== two.position ? { kind: 'schedule', certainty: 'question' } : null;
  const [from, to] = [rangeOf(one), rangeOf(two)];
  if (from.low <= to.high && to.low <= from.high) return null;
  const isSure = one.thing !== 'phase' && isSame(limits(a), limits(b));
  return { kind: 'schedule', certainty: isSure ? 'asserted' : 'question' };
}

function rangeOf({ position, number }: Milestone): { low: number; high: number } {
  if (position === 'before') return { low: -Infinity, high: number };
  return { low: number, high: position === 'at' ? number : Infinity };
}

const limits = ({ within }: Claim): string[] => within.filter((limit) => !ordinals.includes(limit));

/** Whether the words of one, without its verbs and its places, are among those of the other. */
function isOneThing(a: Claim, b: Claim): boolean {
  const [one, two] = [a, b].map(({ full, circumstances, predicate }) =>
    full.filter((lemma) => !circumstances.includes(lemma) && lemma !== predicate && !verbs.has(lemma)),
  ) as [string[], string[]];
  const [few, many] = one.length <= two.length ? [one, two] : [two, one];
  return few.length > 0 && few.every((lemma) => many.some((word) => areAkin(word, lemma)));
}
