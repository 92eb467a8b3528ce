import type { Claim } from '../claims/types.ts';

/** Claims by the event or the facts they were made in, as long as these exist: every later answer is compared with them. */
const kept = new WeakMap<object, readonly Claim[]>();

const none: readonly never[] = [];

/** The same claims in less memory: hundreds of rehearsals keep theirs. The claims of a text have many lists in common, and a list that was
 *  added to has room to spare. */
function compacted(claims: readonly Claim[]): readonly Claim[] {
  const lists = new Map<string, readonly unknown[]>();
  const shared = <Item>(list: readonly Item[]): readonly Item[] => {
    if (list.length === 0) return none;
    const key = JSON.stringify(list);
    const known = lists.get(key) ?? list.slice();
    lists.set(key, known);
    return known as readonly Item[];
  };
  return claims.map((claim) => ({
    ...claim,
    head: shared(claim.head),
    full: shared(claim.full),
    phrases: shared(claim.phrases.map(shared)),
    describing: shared(claim.describing),
    marks: shared(claim.marks),
    asked: shared(claim.asked),
    askedAround: shared(claim.askedAround),
    circumstances: shared(claim.circumstances),
    presupposes: shared(claim.presupposes),
    within: shared(claim.within),
    condition: shared(claim.condition),
    choice: claim.choice === null ? null : { ...claim.choice, kinds: shared(claim.choice.kinds) },
  }));
}

/** The claims of an event or of facts. Takes: that, and how its claims are read if they aren't kept. Gives: the same ones each time. */
export function keptClaims(of: object, read: () => readonly Claim[]): readonly Claim[] {
  const known = kept.get(of);
  if (known !== undefined) return known;
  const claims = compacted(read());
  kept.set(of, claims);
  return claims;
}

/** Lets go of the claims of an event. Gives: whether there were any. */
export const forgetClaims = (of: object): boolean => kept.delete(of);
