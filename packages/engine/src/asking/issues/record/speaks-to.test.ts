import { describe, expect, it } from 'vitest';
import { annotate } from '../../../language/annotate.ts';
import { Addressed, subjectsOf, touches } from './speaks-to.ts';

const nothing = new Set<string>();

const speaksTo = (line: string, said: string, itself: ReadonlySet<string>): boolean => {
  const addressed = new Addressed();
  addressed.add(annotate(said));
  return addressed.speaksTo(line, itself);
};

describe('a record that addresses what a line asks', () => {
  it.each([
    ['How many trucks come in?', 'We count 40 trucks.'],
    ['How long is the lease?', 'The lease runs for 30 years.'],
    ['What time does the tanker come?', 'The tanker comes at ten in the morning.'],
    ['Is the kennel yard fenced?', 'The yard behind the kennel has a board fence.'],
    ['Who plows the streets?', 'The association plows them, and the county salts the streets.'],
    ['Who pays for the lift station?', 'The lift station is ours to pay for.'],
  ])('%s: "%s"', (line, said) => {
    expect(speaksTo(line, said, nothing)).toBe(true);
  });

  it.each([
    ['How many trucks come in?', 'The trucks are white.'],
    ['How long is the lease?', 'We lease 848 acres from five families.'],
    ['How many trucks come in?', 'There are 40 rooms.'],
    ['How many trucks come in?', 'How many trucks come in? We count 40 of them?'],
    ['Is the kennel yard fenced?', 'We board 36 dogs.'],
  ])('%s not "%s"', (line, said) => {
    expect(speaksTo(line, said, nothing)).toBe(false);
  });

  it('ignores the words that the project is called by', () => {
    const said = 'The solar farm has 40 megawatts.';
    expect(speaksTo('Is there a solar farm like this one?', said, nothing)).toBe(true);
    expect(speaksTo('Is there a solar farm like this one?', said, new Set(['solar', 'farm']))).toBe(false);
  });
});

describe('a record that speaks of the thing a line is about', () => {
  it.each([
    ["What's the loudest thing on the site?", 'Backup beepers are what you hear.', true],
    ['Are you asking anybody for a tax break?', 'The tax is for the council, not for tonight.', true],
    ['Is there a second phase?', 'We hold school from eight to three.', false],
    ['Where else did you look?', 'We hold school from eight to three.', null],
  ])('%s "%s": %s', (line, said, expected) => {
    expect(touches(line, subjectsOf([annotate(said)]), nothing)).toBe(expected);
  });
});
