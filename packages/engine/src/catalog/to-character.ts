import type { Character } from '@rostrum/contract';
import type { CharacterSheet } from './types.ts';

/** The character as sent to the page, without what only the engine needs.
 *  Takes: a sheet.  Gives: a new object with exactly the fields of practice.md §3.  Throws: never. */
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
