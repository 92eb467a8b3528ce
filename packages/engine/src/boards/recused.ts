import type { Rehearsal } from '../record/rehearsal.ts';

/** Members who stepped down because of a conflict. Takes: the rehearsal. Gives: the ids of their characters; empty if nobody did. */
export function recusedOf(r: Rehearsal): ReadonlySet<string> {
  return new Set(r.proceeding.stepped.flatMap(({ recused }) => recused ?? []));
}
