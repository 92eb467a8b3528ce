import { conflict } from './conflict.ts';
import type { Claim, Conflict } from './types.ts';
import { concessions } from './words.ts';
import type { Annotation } from '../language/types.ts';

/** Whether a text openly changes, corrects or takes back what was said before. Takes: an answer, read. */
export const concedes = (annotation: Annotation): boolean => concessions.test(annotation);

/** What a claim contradicts. Takes: a claim, and what the same speaker claimed before, in any order. Gives: asserted conflicts first, then
 *  those that may only be asked about, at most one for each earlier clause. Whoever holds answers against each other asks `concedes` first. */
export function conflictsWith(claim: Claim, earlier: readonly Claim[]): Conflict[] {
  const found: Conflict[] = [];
  const seen = new Set<string>();
  for (const before of earlier) {
    const hit = conflict(before, claim);
    if (hit === null) continue;
    const key = `${before.from}:${before.span.start}`;
    const known = seen.has(key) ? found.findIndex(({ earlier: one }) => `${one.from}:${one.span.start}` === key) : -1;
    if (known < 0) found.push(hit);
    else if (hit.certainty === 'asserted') found[known] = hit;
    seen.add(key);
  }
  return found.sort((a, b) => (a.certainty === b.certainty ? 0 : a.certainty === 'asserted' ? -1 : 1));
}

/** What an answer contradicts, as a whole. Takes: the answer read, its claims, and the speaker's earlier ones. Gives: none where the answer
 *  concedes; else the conflicts of its claims, one for each earlier clause. */
export function conflictsOfAnswer(
  annotation: Annotation,
  claims: readonly Claim[],
  earlier: readonly Claim[],
): Conflict[] {
  if (concedes(annotation)) return [];
  const byClause = new Map<string, Conflict>();
  for (const hit of claims.flatMap((claim) => conflictsWith(claim, earlier))) {
    const key = `${hit.earlier.from}:${hit.earlier.span.start}`;
    const known = byClause.get(key);
    if (known === undefined || (known.certainty === 'question' && hit.certainty === 'asserted')) byClause.set(key, hit);
  }
  return [...byClause.values()];
}
