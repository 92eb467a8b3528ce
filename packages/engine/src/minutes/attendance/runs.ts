import { nameOf, readName, type NameAt } from '../names.ts';
import type { Token } from '../tokens.ts';
import { particles, suffixes } from '../vocabulary.ts';

/* Names that a page has run together: "Lee Bradford Mike Stowe". */

/** From this many full words on, one name is two people's. */
const twoPeople = 4;

const isInitial = (token: Token | undefined): boolean => token?.word === true && token.text.length === 1;

/** Index behind the person that begins at `at`: first names and initials, a surname with its particles, a suffix. */
function endOfPerson(tokens: readonly Token[], at: number, end: number): number {
  let to = at;
  let full = 0;
  while (to < end && full < 2) {
    const token = tokens[to];
    if (token?.word === true && token.text.length > 1 && !particles.has(token.low)) full += 1;
    to += 1;
  }
  while (to < end && (tokens[to]?.word === false || suffixes.has(tokens[to]?.low ?? ''))) to += 1;
  return to;
}

/** The people in what was read as one name in a list. Takes: the tokens and the name. Gives: the name alone if it has fewer than four full
 *  words; else two of them to a person, with initials; one that is left over belongs to the last. */
export function peopleIn(tokens: readonly Token[], read: NameAt): NameAt[] {
  const given = read.name.given.length;
  const first = tokens.slice(read.from, read.to).findIndex(({ low }) => low === read.name.given[0]);
  if (given < 3 || first < 0) return [read];
  const from = read.from + first;
  let end = read.to;
  // A name has five words at most; a run of names goes on.
  for (let next = readName(tokens, end, false, true); next !== null && next.title === null;) {
    if (tokens[end]?.first === true) break;
    end = next.to;
    next = readName(tokens, end, false, true);
  }
  const full = tokens.slice(from, end).filter((token) => token.word && !isInitial(token) && !particles.has(token.low));
  if (full.filter(({ low }) => !suffixes.has(low)).length < twoPeople) return [read];
  const people: NameAt[] = [];
  for (let at = from; at < end;) {
    let to = endOfPerson(tokens, at, end);
    if (end - to === 1) to = end;
    const name = nameOf(tokens.slice(at, to).flatMap(({ word, text }) => (word ? [text] : [])));
    if (name !== null) people.push({ name, from: at, to, title: null, role: people.length === 0 ? read.role : null });
    at = to;
  }
  return people;
}
