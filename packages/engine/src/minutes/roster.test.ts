import { describe, expect, it } from 'vitest';
import { nameOf, oneSpellingApart, type PersonName } from './names.ts';
import { Roster, samePerson } from './roster.ts';

const person = (text: string): PersonName => nameOf(text.split(' ')) as PersonName;
const rosterOf = (...names: string[]): Roster => {
  const roster = new Roster();
  for (const name of names) roster.add(person(name));
  roster.complete = true;
  return roster;
};
const who = (roster: Roster, text: string, title: 'board' | 'plain' | null): string | null =>
  roster.whoIs({ name: person(text), title })?.name.text ?? null;

describe('matching names', () => {
  it.each([
    ['Ruiz', 'board', 'Maria Ruiz'],
    ['Ruiz', 'plain', 'Maria Ruiz'],
    ['Ruiz', null, 'Maria Ruiz'],
    ['M Ruiz', null, 'Maria Ruiz'],
    ['Maria Ruiz', null, 'Maria Ruiz'],
    ['Hector Ruiz', null, null],
    ['Hector Ruiz', 'board', null],
    ['Bob Halvorsen', null, 'Robert Halvorsen'],
    ['Halvorson', 'board', 'Robert Halvorsen'],
    ['Halvorson', null, null],
    ['Smith', 'board', null],
    ['Eddie Smith', 'board', 'Eddie Smith'],
    ['E Smith', null, 'Eddie Smith'],
    ['Scott-Smith', 'board', 'Scott Smith'],
  ] as const)('takes %s with the title %s for %s', (text, title, wanted) => {
    expect(who(rosterOf('Maria Ruiz', 'Robert Halvorsen', 'Eddie Smith', 'Scott Smith'), text, title)).toBe(wanted);
  });

  it('takes Mr. Ruiz for nobody if another Ruiz is in the room', () => {
    const roster = rosterOf('Maria Ruiz', 'Ann Lee', 'Bo Ray');
    roster.outsider(person('Hector Ruiz'));
    expect(who(roster, 'Ruiz', 'plain')).toBeNull();
    expect(who(roster, 'Ruiz', 'board')).toBe('Maria Ruiz');
  });

  it('keeps short names apart that differ by one letter', () => {
    expect(oneSpellingApart('hill', 'hall')).toBe(false);
    expect(oneSpellingApart('korbelik', 'korbelek')).toBe(true);
    expect(oneSpellingApart('martin', 'martinez')).toBe(false);
  });

  it('matches across meetings only by first names', () => {
    expect(samePerson(person('Maria Ruiz'), person('M Ruiz'))).toBe(true);
    expect(samePerson(person('Ruiz'), person('Maria Ruiz'))).toBe(false);
    expect(samePerson(person('Ann Johnson'), person('Ann Johnston'))).toBe(false);
  });
});
