import { describe, expect, it } from 'vitest';
import { readSentence } from './answer-text.ts';
import { senseOf } from './sentence-sense.ts';

describe('a sentence as it is spoken', () => {
  it.each([
    'Um, so, yeah, the bond does.',
    'It is, uh, two point four million dollars, held by the county, and it gets re-figured every five years.',
  ])('makes the sense it makes without the hesitation: %s', (text) => {
    expect(senseOf(readSentence(text))).toBe('clause');
    expect(readSentence(text).raw).toBe(text);
  });

  it('keeps the words that only look like hesitation', () => {
    expect(readSentence('The summer hum is 40 decibels.').lower).toContain('hum is 40');
  });
});
