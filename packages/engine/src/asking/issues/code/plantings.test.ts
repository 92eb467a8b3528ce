import { describe, expect, it } from 'vitest';
import { readText } from '../../../ordinance/read-text.ts';
import { filedByHand } from '../../../testing/filed-by-hand.ts';
import { plantingIssues } from './from-plantings.ts';

const rule =
  '(d) Screening. Conifers must be at least six (6) feet in height at planting and so spaced as to provide 80 percent opacity.';

function asked(presentation: string, code = rule): readonly string[] {
  const ordinance = readText({ kind: 'ordinance', source: 'ordinance', text: `5.60 Solar farms. ${code}` });
  return plantingIssues({ ...filedByHand({ presentation }), ordinance }, new Set()).map(({ text }) => text);
}

describe('trees that are planted smaller than the code says', () => {
  it.each([
    'Two rows of spruce along the road. They go in at five feet.',
    'We will put up two rows of white pine, five feet tall going in.',
    'The cedars are 5 feet at planting.',
  ])('are asked about: %s', (said) =>
    expect(asked(said).join()).toMatch(
      /"(?:\(d\) )?.*Conifers must be at least six feet in height at planting," and you gave (?:five|5) feet/,
    ),
  );

  it.each([
    'Two rows of spruce along the road. They go in at six feet.',
    // Of something else, or later, or nobody knows when.
    'The posts go in at five feet.',
    'Two rows of spruce along the road. The panels are five feet off the ground.',
    'The spruce are five feet apart.',
    // Two heights.
    'The spruce go in at five feet on the north, and the pine go in at eight feet.',
  ])('are not asked about: %s', (said) => expect(asked(said)).toEqual([]));

  it('are not asked about where the code has several heights', () => {
    const two = `${rule} (e) Trees along the road shall be four feet tall at planting.`;
    expect(asked('Two rows of spruce along the road. They go in at three feet.', two)).toEqual([]);
  });

  it('are asked about once', () => {
    const ordinance = readText({ kind: 'ordinance', source: 'ordinance', text: `5.60 Solar farms. ${rule}` });
    const materials = { ...filedByHand({ presentation: 'The spruce go in at five feet.' }), ordinance };
    const [issue] = plantingIssues(materials, new Set());
    expect(plantingIssues(materials, new Set([issue?.key ?? '']))).toEqual([]);
  });
});
