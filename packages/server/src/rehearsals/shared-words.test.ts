import { describe, expect, it } from 'vitest';
import { SharedWords } from './shared-words.ts';

describe('words that events have in common', () => {
  it('changes nothing of what it is given, through lists and objects', () => {
    const value = {
      type: 'asked',
      citations: [{ kind: 'ordinance', quote: 'no tower within 500 feet', start: 12, section: null }],
      expects: ['nearest_home', 'nearest_home'],
      'a key': { again: 'asked', yes: true, long: 'x'.repeat(500) },
    };
    const text = JSON.stringify(value);
    const words = new SharedWords();
    for (let i = 0; i < 3; i++) expect(JSON.stringify(words.in(JSON.parse(text)))).toBe(text);
    expect(words.in('plain')).toBe('plain');
    expect(words.in(null)).toBeNull();
  });

  it('goes on right when it has met more words than it keeps', () => {
    const words = new SharedWords();
    for (let i = 0; i < 100_000; i++) expect(words.of(`word ${i % 30_000}`)).toBe(`word ${i % 30_000}`);
  });
});
