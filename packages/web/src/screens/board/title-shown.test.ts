import { describe, expect, it } from 'vitest';
import { titleShown } from './title-shown.ts';

describe('the title of an item in a list', () => {
  it('is cut between words', () => {
    expect(titleShown('Rezoning of 12 Elm Road')).toBe('Rezoning of 12 Elm Road');
    const long = titleShown(`Site plan ${'for the mill '.repeat(20)}`);
    expect(long.length).toBeLessThan(114);
    expect(long).toMatch(/^Site plan for .* (?:for|the|mill) …$/);
    expect(titleShown('x'.repeat(200))).toHaveLength(112);
  });
});
