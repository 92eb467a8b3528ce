import { describe, expect, it } from 'vitest';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { readText } from '../read-text.ts';
import { complianceTable } from './table.ts';

/* A code with rules on many things: what a statement says of one must not be held against another. */
const code = [
  '4.1 Setbacks. Kennel buildings shall be set back at least 200 feet from any residence.',
  '4.2 Height. No building shall exceed 35 feet in height.',
  '4.3 Signs. One sign not exceeding 4 square feet in area is permitted on the site.',
  '4.4 Fences. Runs shall be enclosed by a fence at least 6 feet in height.',
  '4.5 Quiet hours. Dogs shall be kept indoors between 9:00 p.m. and 7:00 a.m.',
  '4.6 Parking. One space shall be provided for each 5 kennel runs.',
  '4.7 Play yard. A play yard of at least 2,000 square feet shall be provided.',
  '4.8 Loading. Saws and grinders shall operate only between 7:00 a.m. and 5:00 p.m.',
  '4.9 Applicability. This section applies to kennels that are within 500 feet of a school.',
  '4.10 Removal. A closed kennel shall be removed within 12 months.',
].join('\n\n');

const filler =
  'Thank you for having us. My name is Dana and this is my husband. We have had dogs all our lives. We know the neighbors well. ';

const verdictsOn = (said: string): readonly string[] => {
  const materials = {
    ...filedByHand({ presentation: `${filler}${said}` }),
    ordinance: readText({ kind: 'ordinance', source: 'code', text: code }),
  };
  return complianceTable(materials)
    .filter(({ verdict }) => verdict === 'meets' || verdict === 'falls_short')
    .map(({ verdict, standard }) => `${verdict}: ${standard.quote.slice(0, 24)}`);
};

describe('a whole code beside a whole presentation', () => {
  it.each([
    ['The kennel building is 160 feet from the nearest home.', ['falls_short: Kennel buildings shall b']],
    ['The fence around the runs is 8 feet high.', ['meets: Runs shall be enclosed b']],
  ])('gives a verdict where both name the thing: %s', (said, expected) => {
    expect(verdictsOn(said)).toEqual(expected);
  });

  it.each([
    'The house is 1,960 square feet.',
    'Lights are off by six.',
    'The lease is for five years.',
    'Your code says one space for each 5 runs, so that is four.',
    'The garden is 90 feet from the road.',
    'We are 300 feet from the school.',
  ])('gives none where they do not: %s', (said) => {
    expect(verdictsOn(said)).toEqual([]);
  });
});

describe('one rule beside one sentence', () => {
  const given = (rule: string, said: string): readonly string[] =>
    complianceTable({
      ...filedByHand({ presentation: said }),
      ordinance: readText({ kind: 'ordinance', source: 'code', text: rule }),
    }).map(({ verdict }) => verdict);

  it.each([
    ['Salt storage shall be at least 300 feet from a stream.', "We're 120 feet from the stream."],
    ['Side setback for signs: 15 feet.', "We're ten feet off the side line."],
    ['Minimum side setback: kennels 60 feet.', 'The garage is ten feet off the side line.'],
  ])('falls short only where both name something: %s', (rule, said) => {
    expect(given(rule, said)).not.toContain('falls_short');
  });

  it('falls short where the sentence is on the use itself', () => {
    const rule = 'No dispensary shall be within 1,000 feet of a school.';
    expect(given(rule, 'Our dispensary is 600 feet from the school.')).toContain('falls_short');
    // Which use it is has to be said.
    expect(given(rule, "We're 600 feet from the school.")).not.toContain('falls_short');
  });
});
