import { describe, expect, it } from 'vitest';
import { entryMeant, matching } from './combo-box-matching.ts';

const states = ['Arkansas', 'Kansas', 'Kentucky', 'Virginia', 'West Virginia'];

describe('matching', () => {
  it('puts entries that begin with the text before those that contain it', () => {
    expect(matching(states, ' KANSAS ')).toEqual(['Kansas', 'Arkansas']);
  });
  it('gives every entry if the text is empty', () => {
    expect(matching(states, ' ')).toBe(states);
  });
});

describe('entryMeant', () => {
  it.each([
    ['virginia', 'Virginia'],
    ['ken', 'Kentucky'],
    ['K', null],
    ['sas', null],
    ['', null],
  ])('%j means %j', (text, meant) => {
    expect(entryMeant(states, text)).toBe(meant);
  });
});
