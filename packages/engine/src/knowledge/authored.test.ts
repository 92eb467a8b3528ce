import { describe, expect, it } from 'vitest';
import schema from '../../schemas/knowledge.mjs';
import { elementsFor, topicFiles, topicFor, useFiles } from './authored.ts';
import { topicIds } from './types.ts';

const { knowledge } = await import('../generated/knowledge.ts');
const noise = structuredClone(knowledge['noise']) as unknown as { lines: Record<string, unknown>[] };
const check = (change: Record<string, unknown>): readonly string[] =>
  schema.check?.({
    ...knowledge,
    noise: { ...noise, lines: [...noise.lines, { ...noise.lines[0], text: 'Who pays for the new wall?', ...change }] },
  }) ?? [];

describe('the knowledge base', () => {
  it('has a file for each topic, and for each use that a line names', () => {
    expect(topicFiles.map(({ topic }) => topic).sort()).toEqual([...topicIds].sort());
    expect(useFiles.length).toBeGreaterThanOrEqual(30);
    expect(schema.check?.(knowledge)).toEqual([]);
  });

  it('gives the elements for a kind of project and no others', () => {
    const solar = elementsFor('noise', 'renewable_energy', null).map(({ id }) => id);
    expect(solar).toContain('pile_driving');
    expect(solar).not.toContain('generator_tests');
    expect(topicFor('noise', 'wind')?.boardWeight).toBeGreaterThan(0.5);
  });

  it.each([
    ['an unknown slot', { text: 'Who pays for {wall} over there?' }, /unknown slot/],
    ['two asks', { text: 'Who pays for the wall? Who builds it?' }, /asks once/],
    ['a digit', { text: 'Who pays for the 2 walls?' }, /digit/],
    ['an unknown element', { asks: ['wall_paint'] }, /no element/],
    ['an unknown premise', { presumes: ['unicorn'] }, /unicorn/],
    ['words in full', { text: 'Why is it not louder than that?'.replace('it not', 'not it') }, /contract/],
    ['a statement without a position', { kind: 'statement', text: 'The wall is too low for us.' }, /position/],
  ])('refuses %s', (_, change, fault) => {
    expect(check(change).join('\n')).toMatch(fault);
  });
});
