import { plainReading } from '@rostrum/engine';
import { describe, expect, it } from 'vitest';
import { toldAsJson, toldOrdinance } from './told-ordinance.ts';

const rule = (n: number): string =>
  `Sec. ${n}. A tower in district A-${n % 9} shall stand not less than ${50 + n} feet from a dwelling 🌾 "as built".\n\n`;

describe('what a page gets about a long ordinance, in pieces', () => {
  it.each([
    ['many sections', Array.from({ length: 4_000 }, (_, n) => rule(n)).join('')],
    ['pairs of surrogates all along, wherever it is cut', `A rule of 20 feet. ${'🌾'.repeat(300_000)}`],
    ['an odd number of characters before them', `A rule of 205 feet. ${'🌾'.repeat(300_000)}`],
    ['nothing to read', 'Too short.'],
  ])('is the same JSON to the byte: %s', (_what, text) => {
    const reading = plainReading({ kind: 'ordinance', source: 'code "2026".txt', text });
    for (const pages of [null, 12]) {
      const pieces = [...toldAsJson(reading, pages)];
      const whole = JSON.stringify(toldOrdinance(reading, pages));
      expect(Buffer.from(pieces.join('')).equals(Buffer.from(whole))).toBe(true);
      expect(Math.max(...pieces.map((piece) => piece.length))).toBeLessThan(1_000_000);
    }
  });
});
