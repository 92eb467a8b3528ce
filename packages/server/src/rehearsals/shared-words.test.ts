import { describe, expect, it } from 'vitest';
import { SharedWords } from './shared-words.ts';

describe('words shared between events', () => {
  it('leave lists and objects unchanged', () => {
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

  it('still work when there are more words than are cached', () => {
    const words = new SharedWords();
    for (let i = 0; i < 100_000; i++) expect(words.of(`word ${i % 30_000}`)).toBe(`word ${i % 30_000}`);
  });
});
