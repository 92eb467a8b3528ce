import { characters } from './characters.ts';
import type { CharacterSheet } from './types.ts';

const byId: ReadonlyMap<string, CharacterSheet> = new Map(characters.map((sheet) => [sheet.character_id, sheet]));

/** The character with this id.
 *  Takes: anything.  Gives: the sheet, or null if there is none.  Throws: never. */
export function characterById(id: unknown): CharacterSheet | null {
  return typeof id === 'string' ? (byId.get(id) ?? null) : null;
}
