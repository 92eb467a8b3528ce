import { describe, expect, it } from 'vitest';
import { annotate } from './annotate.ts';
import { matcher } from './matcher.ts';
import { wordsOf } from './spans.ts';

const found = (patterns: string[], text: string): string[] => {
  const reading = annotate(text);
  return matcher(patterns)
    .all(reading)
    .map((match) => wordsOf(reading, match));
};

describe('token patterns', () => {
  it.each<[string, string, ...string[]]>([
    ['plant tree', 'We planted trees there.', 'planted trees'],
    ['plant the? tree', 'We plant the tree.', 'plant the tree'],
    ['plant|seed _ field', 'They are seeding that field.', 'seeding that field'],
    [
      'fire|police department',
      'The police department and the fire departments.',
      'police department',
      'fire departments',
    ],
    ['on-site', 'It stays on site, on-site.', 'on site', 'on-site'],
    ['do not spray', "We don't spray.", "don't spray"],
    ['have ... walk', 'We have never once walked it. We have it. They walked.', 'have never once walked'],
    ['=meeting', 'We met at the meeting.', 'meeting'],
    ['<number> foot', 'It is eight feet.', 'eight feet'],
    ['^ no', 'No. There is no road.', 'No'],
    ['will !not spray', 'We will spray. We will not spray.', 'will spray'],
    ['two liner $', 'Two liners. Two liners hold.', 'Two liners'],
  ])('%s in "%s"', (pattern, text, ...words) => {
    expect(found([pattern], text)).toEqual(words);
  });

  it('takes the longest of those that start at the same place', () => {
    expect(found(['no', 'no more than'], 'no more than five')).toEqual(['no more than']);
  });
  it('looks only within a span', () => {
    const reading = annotate('a fence and a fence');
    expect(matcher(['fence']).all(reading, { start: 8, end: 19 })).toHaveLength(1);
  });
  it('refuses an empty pattern', () => {
    expect(() => matcher(['...'])).toThrow('says nothing');
  });
});
