import { describe, expect, it } from 'vitest';
import { offlineRating } from './offline-rating.ts';

const of = (length: number, start = ''): string => start + 'x '.repeat(length).slice(0, length - start.length);

describe('the local rating of practice.md §5', () => {
  it.each([
    ['strong: 201 characters, an action word and a digit', of(201, 'we will 5 '), 'strong'],
    ['not strong at exactly 200', of(200, 'we will 5 '), 'adequate'],
    ['not strong without a digit', of(400, 'we will '), 'adequate'],
    ['not strong without an action word', of(400, 'we can 5 '), 'weak'],
    ['adequate: 101 characters with an action word', of(101, 'plan '), 'adequate'],
    ['not adequate at exactly 100', of(100, 'plan '), 'weak'],
    ['weak: 51 characters', of(51), 'weak'],
    ['poor at exactly 50', of(50), 'poor'],
    ['an action word is a whole word', of(150, 'goodwill '), 'weak'],
    ['any case', of(150, 'ENSURE '), 'adequate'],
  ])('%s', (_, text, rating) => {
    expect(offlineRating(text)).toBe(rating);
  });

  it.each(['will', 'plan', 'implement', 'measure', 'ensure', 'include', 'provide'])(
    'knows the action word %s',
    (word) => {
      expect(offlineRating(of(201, `${word} 7 `))).toBe('strong');
    },
  );
});
