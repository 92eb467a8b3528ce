/* The lightweight entry point: who and what there is to choose from, without the knowledge base. For the setup screens. */
export * from './fallbacks.ts';
export * from './communication-styles.ts';
export * from './communities.ts';
export * from './community-by-id.ts';
export * from './to-community-type.ts';
export * from './session-styles.ts';
export * from './difficulties.ts';
export * from './industries.ts';
export * from './find-project-type.ts';
export * from './states-and-counties.ts';
export * from './character-by-id.ts';
export * from './characters-for.ts';
export * from './to-character.ts';
export * from './board-for.ts';
export * from './chair-title-of.ts';
