import { describe, expect, it } from 'vitest';
import {
  endsIn,
  endsSentence,
  firstWord,
  hasWord,
  lettersIn,
  replaceWords,
  squeezed,
  startsSmall,
  startsWithCapital,
  trimmedEnd,
} from './text.ts';

describe('what is looked at in a string', () => {
  it.each([
    ["We'd ask YOU.", true],
    ['Ask your lawyer.', false],
    ['Bayou Road', false],
  ])('has the word in %j: %s', (text, expected) => {
    expect(hasWord(text, new Set(['you']))).toBe(expected);
  });

  it.each([
    ["They're late", 'they'],
    ['The fence', 'the'],
    ['12 feet', ''],
  ])('begins %j with %j', (text, expected) => {
    expect(firstWord(text)).toBe(expected);
  });

  it.each([
    ['Screen it.', '.;', 'Screen it'],
    ['Screen it; .', '.;', 'Screen it; '],
    ['Screen it; .', '.; ', 'Screen it'],
    ['Screen it', '.;', 'Screen it'],
    ['..', '.', ''],
    ['', '.', ''],
  ])('takes from the end of %j the signs %j', (text, signs, expected) => {
    expect(trimmedEnd(text, signs)).toBe(expected);
    expect(endsIn(text, signs)).toBe(text !== expected);
  });

  it('replaces words where they stand alone', () => {
    const words = { our: 'its', we: 'the applicant' };
    expect(replaceWords("Our crew, where we're at four hours", words)).toBe(
      "its crew, where the applicant're at four hours",
    );
  });

  it('takes capitals of other languages for capitals', () => {
    expect(startsWithCapital('Évans')).toBe(true);
    expect(startsWithCapital('évans')).toBe(false);
    expect(startsSmall('évans')).toBe(true);
  });

  it('splits, squeezes and sees where a sentence ends', () => {
    expect(lettersIn('a-b 3 c')).toEqual(['a', 'b', 'c']);
    expect(squeezed('a \n  b')).toBe('a b');
    expect(endsSentence('Who pays?')).toBe(true);
    expect(endsSentence('who pays')).toBe(false);
  });
});
