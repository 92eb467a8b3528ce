import { describe, expect, it } from 'vitest';
import { toldOfThem } from './third-person.ts';

describe('what the applicant said, as a neighbor tells it', () => {
  it.each([
    ['you have not done the drain tile survey yet', 'they have not done the drain tile survey yet'],
    ["you don't have the letter from our engineer", "they don't have the letter from your engineer"],
    ["you're putting a condenser on your stack", "they're putting a condenser on their stack"],
    ['the fire marshal told you he could live with it', 'the fire marshal told them he could live with it'],
    ['the Corps has not verified your wetland line', 'the Corps has not verified their wetland line'],
  ])('%s', (said, told) => {
    expect(toldOfThem(said)).toBe(told);
  });
});
