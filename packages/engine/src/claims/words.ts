import { entriesOf } from '../lexicon/entries.ts';
import { lemmaOf } from '../language/lemma.ts';
import { matcher, type Matcher } from '../language/matcher.ts';
import type { Token } from '../language/types.ts';

const lemmasOf = (file: string): ReadonlyMap<string, string> =>
  new Map(entriesOf(file, 'classes').flatMap(({ id, words }) => words.map((word) => [word, id] as const)));

const light = lemmasOf('light-words');
const qualifiers = lemmasOf('qualifiers');
const attributes = lemmasOf('attributes');
/** Place names ('Quail Avenue') and placeholder words count as ordinary words. */
const shortest = 2;

/** Whether a token says what a claim is about. Takes: a token. Gives: false for words of one letter, light words, limits ('season', 'side')
 *  and measures in lower case. */
export function isContent(token: Token): boolean {
  if (token.tag !== 'word' || token.lower.length < shortest || token.lower === "'s") return false;
  // 'Maple Heights' is not a height.
  const isMeasure = attributes.has(token.lower) && token.text === token.lower;
  return !light.has(token.lemma) && !light.has(token.lower) && !qualifiers.has(token.lemma) && !isMeasure;
}

const lightVerbs = new Set(entriesOf('light-words', 'classes').find(({ id }) => id === 'verb')?.words ?? []);
/** Whether a verb says nothing of what is done: 'have', 'get', 'go'. Takes: the lemma of a verb. Gives: whether the lexicon lists it as
 *  light. */
export const isLight = (verb: string): boolean => lightVerbs.has(verb);

/** The kind of limit that a word sets ('season', 'side', 'extent'), or null. Takes: a token. Gives: the id of a class of the lexicon's
 *  qualifiers. */
export const limitOf = (token: Token): string | null =>
  qualifiers.get(token.lemma) ?? qualifiers.get(token.lower) ?? null;

/** Whether a limit is a day of the week. Takes: the lemma of a limit. Gives: false for any other word. */
export const isDay = (lemma: string): boolean => qualifiers.get(lemma) === 'day';
/** Whether a limit is a day or a time of day. Takes: the lemma of a limit. Gives: false for any other word. */
export const isTimeOfWeek = (lemma: string): boolean => ['day', 'time_of_day'].includes(qualifiers.get(lemma) ?? '');
/** Whether a limit is a stage of the work: construction, a phase. Takes: a limit, possibly with its number ('phase 1'); the first word
 *  counts. Gives: false for any other word. */
export const isStage = (lemma: string): boolean => qualifiers.get(lemma.split(' ')[0] ?? '') === 'stage';
/** Whether a limit is about time: a season, a day, a time of day. Takes: the lemma of a limit. Gives: false for any other word. */
export const isOfTime = (lemma: string): boolean => qualifiers.get(lemma) === 'season' || isTimeOfWeek(lemma);

/** What about a thing a word measures ('height'), or null. Takes: a token. Gives: the id of a class of the lexicon's attributes. */
export const attributeOf = (token: Token): string | null =>
  attributes.get(token.lower) ?? attributes.get(token.lemma) ?? null;

interface Named {
  readonly matcher: Matcher;
  readonly ids: readonly string[];
}

function named(file: string, kind: 'concepts' | 'parties' | 'classes'): Named {
  const rows = entriesOf(file, kind).flatMap(({ id, words }) => words.map((word) => ({ id, word })));
  return { matcher: matcher(rows.map(({ word }) => word)), ids: rows.map(({ id }) => id) };
}

const things = named('things', 'concepts');
const places = named('places', 'concepts');
const parties = named('parties', 'parties');
const labels = new Map(entriesOf('things', 'concepts').map(({ id, label }) => [id, label]));

function idAt({ matcher, ids }: Named, tokens: readonly Token[], at: number): { id: string; next: number } | null {
  const match = matcher.at(tokens, at);
  return match === null ? null : { id: ids[match.pattern] ?? '', next: match.to };
}

/** The thing, place or party whose name begins at a token, with the index after it. Takes: tokens and an index. Gives: the id of its
 *  concept in the lexicon; null if no name begins there. */
export const thingAt = (tokens: readonly Token[], at: number) => idAt(things, tokens, at);
/** The thing whose name is several words, one of them a preposition ('right of way'), with the index after it. Takes: tokens and an index.
 *  Gives: null if no such name begins there. */
export function compoundAt(tokens: readonly Token[], at: number): { id: string; next: number } | null {
  const found = tokens[at + 1]?.tag === 'preposition' || tokens[at + 1]?.text === '-' ? thingAt(tokens, at) : null;
  return found !== null && found.next >= at + 3 ? found : null;
}

/** The same for a place that distances are measured to. Takes: tokens and an index. Gives: the id of its concept, with the index after it;
 *  null if no name begins there. */
export const placeAt = (tokens: readonly Token[], at: number) => idAt(places, tokens, at);
/** The same for who acts. Takes: tokens and an index. Gives: the id of the party, with the index after it; null if no name begins there. */
export const partyAt = (tokens: readonly Token[], at: number) => idAt(parties, tokens, at);

const conceptByWord = new Map(
  entriesOf('things', 'concepts').flatMap(({ id, words }) => words.map((word) => [word, id] as const)),
);

const partyWords = new Set(
  entriesOf('parties', 'parties').flatMap(({ words }) =>
    words.flatMap((phrase) => phrase.split(' ').flatMap((word) => [word, lemmaOf(word)])),
  ),
);

/** Whether a lemma belongs to the name of a party but not of a thing: 'road' in 'road department' is both. Takes: a lemma. Gives: false for
 *  a word of a thing, and for any other word. */
export const isPartyWord = (lemma: string): boolean => partyWords.has(lemma) && !conceptByWord.has(lemma);

/** The thing that a lemma names ('residence': 'house'), or the lemma. Takes: a lemma, or null. Gives: the id of the concept; null only for
 *  null. */
export const conceptOf = (lemma: string | null): string | null =>
  lemma === null ? null : (conceptByWord.get(lemma) ?? lemma);

/** The name of a thing for readers: 'panel height'. Takes: the id of a concept of things. Gives: its label in the lexicon, or else the id
 *  with spaces for underscores. */
export const labelOf = (thing: string): string => labels.get(thing) ?? thing.replaceAll('_', ' ');

const concessions = matcher(entriesOf('concessions', 'classes').flatMap(({ words }) => words));
/** Patterns with which a speaker openly takes back or changes what was said. */
export { concessions };
