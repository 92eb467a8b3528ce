import type { RehearsalEvent } from '@rostrum/contract';
import { memberLetter, seatedBoardIn, type Seat } from './seated-board.ts';

/* What leaves the room carries no names of members unless the applicant asks for them. */

interface Named {
  readonly name: string;
  readonly letter: string;
}

/** Full names before surnames, so that "Maria Ruiz" becomes one letter and not half of one. */
function namesOf(seats: readonly Seat[]): Named[] {
  const full = seats.map(({ name }, index) => ({ name, letter: memberLetter(index) }));
  const surnames = full
    .map(({ name, letter }) => ({ name: name.split(' ').at(-1) ?? name, letter }))
    .filter((one, _, all) => all.filter(({ name }) => name === one.name).length === 1);
  return [...full, ...surnames].filter(({ name }) => name.length > 1).sort((a, b) => b.name.length - a.name.length);
}

const inWord = /[\p{L}\p{N}]/u;

function replaced(text: string, { name, letter }: Named): string {
  let result = text;
  let at = result.indexOf(name);
  while (at >= 0) {
    const alone = !inWord.test(result[at - 1] ?? ' ') && !inWord.test(result[at + name.length] ?? ' ');
    if (alone) result = result.slice(0, at) + letter + result.slice(at + name.length);
    at = result.indexOf(name, at + (alone ? letter.length : 1));
  }
  return result;
}

function through(value: unknown, names: readonly Named[]): unknown {
  if (typeof value === 'string') return names.reduce(replaced, value);
  if (Array.isArray(value)) return value.map((one) => through(one, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, through(one, names)]));
}

/** The seats that events configure last; empty where no board of one's own sits. */
function seatsIn(events: readonly RehearsalEvent[]): readonly Seat[] {
  let seats: readonly Seat[] = [];
  for (const event of events)
    if (event.type === 'configured')
      seats = (seatedBoardIn(event.project) ?? seatedBoardIn(event.config))?.seats ?? seats;
  return seats;
}

/** The events of a rehearsal with "Member A" in place of each member's name, for whatever is shared or exported. Minutes on
 *  file are left out with their text: they are public, and they name everybody.
 *  Takes: the events.  Gives: new events, or the same where no real board sits.  Throws: never. */
export function withNamesWithheld(events: readonly RehearsalEvent[]): readonly RehearsalEvent[] {
  const names = namesOf(seatsIn(events));
  if (names.length === 0) return events;
  return events
    .filter((event) => event.type !== 'document_filed' || event.kind !== 'minutes')
    .map((event) => (event.type === 'document_filed' ? event : (through(event, names) as RehearsalEvent)));
}
