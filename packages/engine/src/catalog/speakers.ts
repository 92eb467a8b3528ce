import type { Speaker } from '@rostrum/contract';
import { characters } from './characters.ts';
import { themeById } from './theme-by-id.ts';
import type { CharacterSheet } from './types.ts';

/** A character as a speaker: residents and experts are panelists, and the focus areas are the themes they know.
 *  Takes: a sheet.  Gives: the speaker with the defaults of practice.md §3.  Throws: never. */
export function toSpeaker(sheet: CharacterSheet): Speaker {
  const themes = sheet.expertise.filter((id) => themeById(id) !== null).slice(0, 3);
  return {
    id: sheet.character_id,
    name: sheet.name,
    role: sheet.role === 'resident' || sheet.role === 'expert' ? 'panelist' : sheet.role || 'panelist',
    expertise: [...sheet.expertise],
    stance: sheet.stance || 'neutral',
    focus_areas: themes.length > 0 ? themes : [sheet.expertise[0] ?? 'community_impact'],
  };
}

/** Everyone who speaks in the public phase: the board, and the panelists. practice.md §3, decisions.md §3. */
export const speakers: readonly Speaker[] = characters
  .filter(({ role }) => role === 'chair' || role === 'commissioner' || role === 'resident' || role === 'expert')
  .map(toSpeaker);
