import { describe, expect, it } from 'vitest';
import css from './fonts.css?raw';

const texts = import.meta.glob<string>('../texts/*.ts', { query: '?raw', import: 'default', eager: true });

interface Face {
  readonly name: string;
  readonly ranges: readonly (readonly [first: number, last: number])[];
}

const faces: readonly Face[] = [
  ...css.matchAll(/url\('\.\/fonts\/([\w-]+)\.woff2'\)[^}]*unicode-range:\s+([^;]+);/g),
].map(([, name = '', ranges = '']) => ({
  name,
  ranges: ranges.split(/,\s+/).map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [Number.parseInt(first, 16), Number.parseInt(last, 16)] as const;
  }),
}));
const has = ({ ranges }: Face, letter: string) => {
  const code = letter.codePointAt(0) ?? 0;
  return ranges.some(([first, last]) => code >= first && code <= last);
};

describe('the fonts', () => {
  it('that the page requests right away have every letter of the product’s own texts', () => {
    const plain = faces.filter(({ name }) => name.endsWith('-plain'));
    expect(plain.map(({ name }) => name).sort()).toEqual([
      'source-sans-3-plain',
      'source-serif-4-italic-plain',
      'source-serif-4-plain',
    ]);
    const letters = new Set(Object.values(texts).join('').replace(/\s/g, ''));
    expect(letters.size).toBeGreaterThan(60);
    for (const face of plain) expect([...letters].filter((letter) => !has(face, letter))).toEqual([]);
  });

  it('have each letter in one of their two files, and no letter of a name is missing', () => {
    for (const name of ['source-sans-3', 'source-serif-4', 'source-serif-4-italic']) {
      const own = faces.filter((face) => face.name === `${name}-plain` || face.name === `${name}-accents`);
      for (const letter of 'AZaz09§½’“”–—…éñüÅçœ€·')
        expect(`${name} ${letter} ${own.filter((face) => has(face, letter)).length}`).toBe(`${name} ${letter} 1`);
    }
  });
});
