import type { CharacterSheet } from './types.ts';

/** A character sheet from what a contributor writes: the picture's address follows from the id, and the person is active.
 *  Takes: the whole sheet except for these two.  Gives: the sheet.  Throws: never. practice.md §3. */
export function defineCharacter(sheet: Omit<CharacterSheet, 'active' | 'avatar_path'>): CharacterSheet {
  return { ...sheet, active: true, avatar_path: `/portraits/${sheet.character_id}.svg` };
}
