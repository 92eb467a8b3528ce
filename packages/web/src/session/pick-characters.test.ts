import type { Character } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { pickCharacters } from './pick-characters.ts';

const who = (character_id: string, role: string, expertise: readonly string[] = [], active = true): Character => ({
  character_id,
  name: character_id,
  role,
  title: '',
  active,
  expertise: [...expertise],
  stance: 'neutral',
  personality_type: '',
  avatar_path: '',
  background: '',
});
const ids = (characters: readonly Character[]) => characters.map((character) => character.character_id);

describe('pickCharacters', () => {
  it('mixes commissioners, a resident and an expert, each of whom knows the topics', () => {
    const all = [
      who('c1', 'commissioner'),
      who('c2', 'commissioner', ['noise']),
      who('r1', 'resident'),
      who('r2', 'resident', ['noise', 'views']),
      who('e1', 'expert'),
      who('s1', 'legal_counsel', ['noise', 'views']),
    ];
    expect(ids(pickCharacters(all, ['noise', 'views'], 4))).toEqual(['c2', 'r2', 'e1', 'c1']);
  });

  it('fills up with whoever is available, never more than requested', () => {
    const staff = ['a', 'b', 'c', 'd', 'e'].map((id) => who(id, 'mayor'));
    expect(ids(pickCharacters(staff, [], 4))).toEqual(['a', 'b', 'c', 'd']);
  });

  it('leaves out inactive characters', () => {
    expect(
      ids(pickCharacters([who('gone', 'commissioner', ['noise'], false), who('here', 'resident')], ['noise'], 4)),
    ).toEqual(['here']);
  });
});
