import type { Claim } from './types.ts';

/* How far two claims speak of one thing. */

export const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && isPart(a, b);
export const isPart = (a: readonly string[], b: readonly string[]): boolean => a.every((lemma) => b.includes(lemma));
export const differ = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b;
export const sharedBy = (a: readonly string[], b: readonly string[]): string[] =>
  a.filter((lemma) => b.includes(lemma));

/** Words of the claim with fewer of them that the other has not, and the other way round. */
export function apart(a: readonly string[], b: readonly string[]): { missing: number; extra: number } {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const shared = sharedBy(few, many).length;
  return { missing: few.length - shared, extra: many.length - shared };
}

const ours = new Set(['applicant', 'contractor', 'engineer', 'hauler', 'tenant', 'third_party', 'landowner']);

/** Whether two parties act for themselves: what our contractor does, we do. */
export function areOthers(a: Claim, b: Claim): boolean {
  const [one = null, two = null] = [a.party, b.party].map((party) =>
    party !== null && ours.has(party) ? 'applicant' : party,
  );
  return differ(one, two);
}

/** This many words beyond the shared ones may describe; more of them are likely to limit. */
export const mostExtra = 3;
