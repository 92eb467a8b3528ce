import { contentStem } from '../../../language/stems.ts';
import type { Token } from '../../../language/types.ts';
import { measures, places, things } from '../rule-words.ts';

/* What words mean, so that a rule and a statement can be compared: a thing or a place by its name, any other word by its stem. */

/** Words of figures and of any rule, which say nothing of what it is about. */
const empty = new Set(
  'foot feet square acre percent mile yard inch year month week day hour minute gallon decibel dba dollar minimum maximum least most number distance dimension standard required requirement table section'.split(
    ' ',
  ),
);
const sides = new Set(['front', 'side', 'rear', 'new', 'public', 'private', 'main', 'two', 'one', 'both']);

/** The senses of part of a text. Takes: its tokens and a range of their indexes, end excluded.  Gives: ids of things, of places with '@',
 *  and stems; no units, no measures.  Throws: never. */
export function sensesOf(tokens: readonly Token[], from: number, to: number): Set<string> {
  const found = new Set<string>();
  for (let i = from; i < to; i++) {
    const thing = things.at(tokens, i);
    if (thing !== null && thing.to <= to) found.add(thing.id);
    const place = places.at(tokens, i);
    if (place !== null && place.to <= to) found.add(`@${place.id}`);
    const sense = senseOf(tokens, i);
    if (sense !== null) found.add(sense);
  }
  return found;
}

/** The stem of one word. Takes: tokens and an index.  Gives: null if the word says nothing. */
export function senseOf(tokens: readonly Token[], at: number): string | null {
  const token = tokens[at];
  if (token === undefined || (token.tag !== 'word' && !sides.has(token.lower))) return null;
  if (empty.has(token.lemma) || empty.has(token.lower)) return null;
  if (sides.has(token.lower)) return token.tag === 'number' ? null : token.lower;
  if (measures.at(tokens, at) !== null) return null;
  return contentStem(token.lower);
}

/** How many of some senses are among others. Takes: senses, twice.  Gives: a count. */
export const sharedOf = (some: Iterable<string>, others: ReadonlySet<string>): number =>
  [...some].filter((one) => others.has(one)).length;

const generic = new Set(
  'public area areas floor sound noise light storage outdoor traffic operator owner permittee applicant development establishment cost ordinance coverage use facility facilities system systems equipment structure structures building buildings use uses site project property lot lots parcel premises land any new part feature installation principal main proposed line lines'.split(
    ' ',
  ),
);

/** The words of part of a law that a statement has to say, each with everything that it can be called. Takes: tokens and a range.  Gives: one
 *  set for each word that isn't said of anything; if 'or' joins them, one set of all.  Throws: never. */
export function askedIn(tokens: readonly Token[], from: number, to: number): ReadonlySet<string>[] {
  const found: Set<string>[] = [];
  for (let i = from; i < to; i++) {
    const sense = senseOf(tokens, i);
    const token = tokens[i];
    if (sense === null || token === undefined || generic.has(token.lower) || token.lower.endsWith('ed')) continue;
    const around = new Set([sense]);
    for (let at = Math.max(from, i - 3); at <= i; at++) {
      const [thing, place] = [things.at(tokens, at), places.at(tokens, at)];
      if (thing !== null && thing.to > i) around.add(thing.id);
      if (place !== null && place.to > i) around.add(`@${place.id}`);
    }
    found.push(around);
  }
  const isList = tokens.slice(from, to).some(({ lower }) => lower === 'or');
  return isList && found.length > 0 ? [new Set(found.flatMap((one) => [...one]))] : found;
}
