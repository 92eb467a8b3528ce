import { entriesOf, idsByWord } from '../../lexicon/entries.ts';
import { conceptOf } from '../words.ts';
import type { Claim } from '../types.ts';

/* How far two claims are about the same thing. */

/** Whether two lists hold the same lemmas, in whatever order. Takes: lists without repetition. */
export const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && isPart(a, b);
/** Whether all of the first list are in the second. Takes: lists of lemmas. Gives: true for an empty first list. */
export const isPart = (a: readonly string[], b: readonly string[]): boolean => a.every((lemma) => b.includes(lemma));
/** Whether both are known and not one. Takes: two names or ids, or null for what isn't known. Gives: false if either is null. */
export const differ = (a: string | null, b: string | null): boolean => a !== null && b !== null && a !== b;
/** Lemmas of the first list that the second has. Takes: lists of lemmas. Gives: in the order of the first list. */
export const sharedBy = (a: readonly string[], b: readonly string[]): string[] =>
  a.filter((lemma) => b.includes(lemma));

const verbs = idsByWord('verbs', 'classes');
/** Endings that turn a verb into who or what does it, or the action: 'crush', 'crusher'. */
const endings = ['er', 'or', 'ing', 'ion', 'ment', 'al'];

/** Whether two lemmas name one thing or one action: 'home' and 'house', 'crush' and 'crusher', 'deliver' and 'delivery'. Takes: two lemmas,
 *  in either order. Gives: also true if one is a verb and the other is built on it with one of a few endings. */
export function areAkin(a: string, b: string): boolean {
  if (a === b || conceptOf(a) === conceptOf(b)) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (!verbs.has(short)) return false;
  const stem = short.endsWith('e') ? short.slice(0, -1) : short;
  if (!long.startsWith(stem)) return false;
  const ending = long.slice(stem.length);
  return endings.includes(ending) || (ending === 'y' && stem.endsWith('er'));
}

const kinds = new Map(entriesOf('kinds', 'classes').map(({ id, words }) => [id, new Set(words)]));

/** Whether a lemma names a kind of what another names: 'beer' of 'alcohol'. Takes: the lemma of the kind, then that of the thing. Gives:
 *  false if the lexicon knows no kinds of the thing. */
export const isKindOf = (lemma: string, thing: string): boolean => kinds.get(thing)?.has(lemma) === true;

/** Whether all of some lemmas, or kinds of what they name, are among others: if 'alcohol' is denied, so is 'beer'. Takes: the lemmas of one
 *  claim, then those that it should have. Gives: true if the second list is empty. */
export const coversKinds = (words: readonly string[], part: readonly string[]): boolean =>
  part.every((lemma) => words.some((word) => areAkin(word, lemma) || isKindOf(word, lemma)));

/** Whether all of some lemmas are among others, in the same or related words. Takes: the lemmas of one claim, then those that it should
 *  have. Gives: true if the second list is empty. */
export const covers = (words: readonly string[], part: readonly string[]): boolean =>
  part.every((lemma) => words.some((word) => areAkin(word, lemma)));

/** Words of the shorter claim that the other doesn't have, and the other way around. Takes: two lists of lemmas, in either order. Gives:
 *  `missing` counts those of the shorter list, `extra` those of the longer, 0 or more. */
export function apart(a: readonly string[], b: readonly string[]): { missing: number; extra: number } {
  const [few, many] = a.length <= b.length ? [a, b] : [b, a];
  const shared = sharedBy(few, many).length;
  return { missing: few.length - shared, extra: many.length - shared };
}

const ours = new Set(['applicant', 'contractor', 'engineer', 'hauler', 'tenant', 'third_party', 'landowner']);
/** 'You would have four buses in there' says nothing about who has them. */
const anybody = new Set(['neighbor']);

/** 'The city's parks crew', 'the parks crew': two words that name it leave no doubt whose it is. */
const isOneNamed = (short: Claim, long: Claim): boolean => {
  if (short.owner !== null || long.owner === null) return false;
  return long.phrases.some((name) => short.phrases.some((other) => isSame(name, other)));
};

/** Whether two parties act for themselves: what our contractor does, we do. Takes: two claims. Gives: false if either names nobody, or
 *  anybody. */
export function areOthers(a: Claim, b: Claim): boolean {
  if (
    a.owner !== b.owner &&
    !isOneNamed(a, b) &&
    !isOneNamed(b, a) &&
    ![a, b].some(({ asked, owner }) => owner === null && asked.includes(a.owner ?? b.owner ?? ''))
  )
    return true;
  const [one = null, two = null] = [a.party, b.party].map((party) =>
    party === null || anybody.has(party) ? null : ours.has(party) ? 'applicant' : party,
  );
  return differ(one, two);
}

/** Up to this many words beyond the shared ones may just be descriptive; more are likely to limit. */
export const mostExtra = 3;

/** What one claim says of the kind of a thing, and the other doesn't say at all: 'propane' of 'the propane tank' next to 'the tank'. Takes:
 *  the thing, its lemma; the claim to read, then the other. Gives: lemmas in the order said; empty if it is described alike. */
export const describing = (thing: string, a: Claim, b: Claim): string[] => {
  const others = [...b.full, ...b.head, ...b.within, ...b.asked, ...b.phrases.flat()];
  return (
    a.phrases
      .filter((words) => words.at(-1) === thing)
      // 'Parking space' says no more than 'parking'.
      .flatMap((words) => words.slice(0, -1).filter((lemma) => conceptOf(lemma) !== conceptOf(words.join(' '))))
      .filter((lemma) => !others.some((word) => areAkin(word, lemma)))
  );
};

/** Where, when and for what one claim is made, but not the other. Takes: the claim to read, then the other. Gives: lemmas in the order
 *  said; empty if there are none. */
export const narrowing = (a: Claim, b: Claim): string[] =>
  a.circumstances.filter((lemma) => !b.head.includes(lemma) && !ofSite.has(lemma));

/** What everything is about: 'on the site' narrows nothing. */
export const ofSite: ReadonlySet<string> = new Set(['site', 'property', 'premise', 'facility', 'land', 'project']);
