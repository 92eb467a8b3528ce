import { conflict } from './conflict.ts';
import type { Claim, Conflict } from '../types.ts';
import { concessions } from '../words.ts';
import type { Annotation } from '../../language/types.ts';
import { unitOf } from '../../language/units.ts';

/** Whether a text openly changes, corrects or takes back what was said before. Takes: an answer, read. */
export const concedes = (annotation: Annotation): boolean => concessions.test(annotation);

/** What a claim contradicts. Takes: a claim, and what the same speaker claimed before, in any order. Gives: asserted conflicts first, then
 *  those that may only be asked about, at most one per earlier clause. Check `concedes` first when comparing answers. */
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

/** What an answer as a whole contradicts. Takes: the answer read, its claims, and the speaker's earlier ones in the order they were made.
 *  Gives: none if the answer concedes; otherwise the conflicts of its claims, one per earlier clause; what the speaker has replaced since
 *  doesn't count. */
export function conflictsOfAnswer(
  annotation: Annotation,
  claims: readonly Claim[],
  earlier: readonly Claim[],
): Conflict[] {
  if (concedes(annotation)) return [];
  const byClause = new Map<string, Conflict>();
  for (const hit of claims.flatMap((claim) => conflictsWith(claim, earlier))) {
    if (isReplaced(hit, earlier) || repeats(claims, hit.earlier)) continue;
    const key = `${hit.earlier.from}:${hit.earlier.span.start}`;
    const known = byClause.get(key);
    if (known === undefined || (known.certainty === 'question' && hit.certainty === 'asserted')) byClause.set(key, hit);
  }
  return [...byClause.values()];
}

/** Whether the speaker has since said, in answer to another question, what is now said again. */
function isReplaced({ earlier: before, now }: Conflict, earlier: readonly Claim[]): boolean {
  return earlier
    .slice(earlier.indexOf(before) + 1)
    .some((since) => since.from !== before.from && conflict(before, since) !== null && agrees(since, now));
}

function agrees(since: Claim, now: Claim): boolean {
  if (since.polarity !== now.polarity || conflict(since, now) !== null) return false;
  return since.head.some((lemma) => now.head.includes(lemma)) || since.measured === now.measured;
}

/** Whether an answer gives the earlier figure along with its own: it explains the two, and hides nothing. */
function repeats(claims: readonly Claim[], { quantity }: Claim): boolean {
  if (quantity === null) return false;
  const said = quantity.value / (unitOf(quantity.unit)?.factor ?? 1);
  return claims.some(({ quantity: other }) => {
    if (other === null) return false;
    const value = other.value / (unitOf(other.unit)?.factor ?? 1);
    return Math.abs(value - said) < 1e-6 * Math.max(1, said);
  });
}
