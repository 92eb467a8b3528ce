import { describe, expect, it } from 'vitest';
import { characterById } from '../catalogue/character-by-id.ts';
import { leavesGuessing } from './closing-fit.ts';
import { claimsAnotherLife, lifeOf } from './lives.ts';
import { OnFile } from './on-file.ts';
import { presumesHistory } from './strange-things.ts';

const lifeOfId = (id: string): string => {
  const sheet = characterById(id);
  if (sheet === null) throw new Error(`nobody is called ${id}`);
  return lifeOf(sheet);
};

describe('what a resident tells of a life', () => {
  it.each([
    ['abdirahman_warsame', 'My people have gone up that hill since before there was a county.', true],
    ['raymond_begaye', 'My people have gone up that hill since before there was a county.', false],
    ['abdirahman_warsame', 'My family has been around {place} a long time.', true],
    ['travis_boone', 'My family has been around {place} a long time.', false],
    ['travis_boone', 'I have lived on that corner for thirty years with nothing behind me.', true],
    ['peggy_sorensen', 'We rent from the man who is selling.', true],
    ['hannah_brandt', 'The toddlers I watch go down for naps at one.', true],
    ['soledad_marquez', 'The toddlers I watch go down for naps at one.', false],
    ['galina_petrova', 'My divorce says I have to sell within the year.', true],
    ['meera_iyer', 'What would I see from my window?', false],
  ])('%s: %s', (id, line, isAnother) => {
    expect(claimsAnotherLife(line, lifeOfId(id))).toBe(isAnother);
  });
});

describe('what nobody on the record knows', () => {
  it.each([
    ['The last conditions were broken before the paint was dry.', 'We propose a barn for weddings.', true],
    ['The last conditions were broken before the paint was dry.', 'We ask to extend our existing permit.', false],
    ['The builder walked my fence line with me.', 'We propose homes.', true],
    ['The meeting seems to have done some good, from the letters.', 'We propose homes.', true],
    ['The meeting seems to have done some good, from the letters.', 'We held a meeting with neighbors.', false],
    ['How many cars leave at seven in the morning?', 'We propose homes.', false],
  ])('%s (%s)', (line, onFile, presumes) => {
    expect(presumesHistory(line, new OnFile(onFile))).toBe(presumes);
  });
});

describe('a remark that says what to do', () => {
  it('needs no question after it', () => {
    expect(leavesGuessing('Point to the closest house on that drawing and read me the distance.')).toBe(false);
    expect(leavesGuessing('A neighborhood is people who are there on a Tuesday.')).toBe(true);
  });
});
