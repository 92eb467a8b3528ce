/* The lightweight entry point: who and what there is to choose from, without the knowledge base. For the setup screens. */
export type { ProjectTypeSheet, SessionStyle } from './types.ts';
export { defaultSpeakers, fallbackCharacters, fallbackThemes } from './fallbacks.ts';
export { communicationStyles } from './communication-styles.ts';
export { communities } from './communities.ts';
export { communityById } from './community-by-id.ts';
export { toCommunityType } from './to-community-type.ts';
export { sessionStyles } from './session-styles.ts';
export { difficulties } from './difficulties.ts';
export { industries } from './industries.ts';
export { findProjectType } from './find-project-type.ts';
export { statesAndCounties, type StateEntry } from './states-and-counties.ts';
export { characterById } from './character-by-id.ts';
export { charactersFor } from './characters-for.ts';
export { toCharacter } from './to-character.ts';
export { boardFor } from './board-for.ts';
export { chairTitleOf } from './chair-title-of.ts';
