import { plainReading, readingOf } from '@rostrum/engine';
import { describe, expect, it } from 'vitest';
import { packed, unpacked } from './packed-reading.ts';
import { lengthOf } from './pieces.ts';

const rule = (n: number): string =>
  `Sec. ${n}. Towers in district A-${n % 9} shall stand not less than ${50 + n} feet from a dwelling, and the owner of tower ${n} reports each year.\n\n`;

describe('a reading handed to another process', () => {
  it('is the same after it was packed and unpacked, and finds the same', async () => {
    const paper = {
      kind: 'ordinance',
      source: 'code.txt',
      text: Array.from({ length: 900 }, (_, n) => rule(n)).join(''),
    } as const;
    const plain = plainReading(paper);
    const box = packed(plain);
    expect(box.slices.length).toBeGreaterThan(4);
    expect(lengthOf(box.gzip)).toBeLessThan(paper.text.length);
    const [before, after] = [readingOf(plain), await unpacked(paper, structuredClone(box))];
    expect(after.chunks).toEqual(before.chunks);
    expect(after.standards).toEqual(before.standards);
    for (const query of [
      'How far from a dwelling?',
      'tower 457',
      'district A-3 towers',
      'owners raport',
      'nothing of this',
    ])
      expect(after.search(query, 10)).toEqual(before.search(query, 10));
    expect(after.search('tower 457', 3).length).toBeGreaterThan(0);
  });

  it('lets other work run between its slices', async () => {
    const paper = {
      kind: 'ordinance',
      source: 'code.txt',
      text: Array.from({ length: 2_000 }, (_, n) => rule(n)).join(''),
    } as const;
    const box = packed(plainReading(paper));
    let turns = 0;
    let over = false;
    const count = (): void => {
      turns += 1;
      if (!over) setImmediate(count);
    };
    setImmediate(count);
    await unpacked(paper, box);
    over = true;
    expect(turns).toBeGreaterThanOrEqual(box.slices.length - 1);
  });
});
