import type { Character, Speaker, Theme } from '@rostrum/contract';
import { characterById } from './character-by-id.ts';
import { speakers } from './speakers.ts';
import { themeById } from './theme-by-id.ts';
import { toCharacter } from './to-character.ts';
import { toTheme } from './to-theme.ts';

/** The five themes used when the themes cannot be loaded. practice.md §8 and §9. */
export const fallbackThemes: readonly Theme[] = [
  'environmental_impact',
  'community_impact',
  'economic_impact',
  'visual_impact',
  'nuisance_concerns',
].flatMap((id) => {
  const theme = themeById(id);
  return theme === null ? [] : [toTheme(theme)];
});

/** The four characters used when the characters cannot be loaded: two commissioners, a resident, an expert. practice.md §9. */
export const fallbackCharacters: readonly Character[] = [
  'helen_nakagawa',
  'dale_hutchins',
  'soledad_marquez',
  'miriam_feldstein',
].flatMap((id) => {
  const sheet = characterById(id);
  return sheet === null ? [] : [toCharacter(sheet)];
});

/** The five speakers used when the speakers cannot be loaded: three commissioners, two panelists. practice.md §8. */
export const defaultSpeakers: readonly Speaker[] = [
  'helen_nakagawa',
  'priya_raghunathan',
  'dale_hutchins',
  'soledad_marquez',
  'miriam_feldstein',
].flatMap((id) => speakers.find((speaker) => speaker.id === id) ?? []);
