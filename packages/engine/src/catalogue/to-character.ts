import type { Character } from '@rostrum/contract';
import type { CharacterSheet } from './types.ts';

/** The character as it is sent, without what only the engine knows of it.
 *  Takes: a sheet.  Gives: a fresh object with the fields of practice.md §3 and no others.  Throws: never. */
export function toCharacter(sheet: CharacterSheet): Character {
  const { character_id, name, role, title, active, stance, personality_type, avatar_path, background } = sheet;
  return {
    character_id,
    name,
    role,
    title,
    active,
    expertise: [...sheet.expertise],
    stance,
    personality_type,
    avatar_path,
    background,
  };
}
