import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readMinutes } from './read-minutes.ts';
import { f1, metIn, noScore, scoreMet, type MetScore } from './testing/met.ts';

/* Layouts of real boards, labeled by hand before the reader was run on them. */

const folder = new URL('./testing/met/', import.meta.url);
const all = readdirSync(folder).map((file) =>
  metIn(file.replace('.txt', ''), readFileSync(new URL(file, folder), 'utf8')),
);
const score = (half: string): MetScore => {
  const sum = noScore();
  for (const met of all.filter(({ name }) => name.startsWith(half))) scoreMet(readMinutes(met.text), met, sum);
  return sum;
};

describe.each(['first', 'second', 'third'])('minutes as real boards lay them out, the %s of them', (half) => {
  const own = score(half);

  it.each(['members', 'roles', 'movers', 'seconders', 'outcomes', 'votes'] as const)('have their %s', (kind) => {
    expect(own[kind].wrong.length, own[kind].wrong.join('\n')).toBeLessThanOrEqual(1);
  });

  it('have most of what each member raised', () => {
    expect(f1(own.raised), own.raised.wrong.join('\n')).toBeGreaterThanOrEqual(0.7);
  });
});

describe('a condition', () => {
  it('is quoted without its number and what leads to the next, in its own words', () => {
    const text = all.find(({ name }) => name === 'second-motion-blocks')?.text ?? '';
    const conditions = readMinutes(text).items.flatMap((item) => item.conditions);
    expect(conditions.map(({ quote }) => quote)).toContain('Sewer and water plans be modified per staff comments');
    for (const { quote, start } of conditions) expect(text.startsWith(quote, start)).toBe(true);
  });
});
