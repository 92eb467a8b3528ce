import {
  affinity,
  characters,
  charactersFor,
  communities,
  communityPreview,
  industries,
  projectTypes,
  speakers,
  themes,
  themesFor,
  toCharacter,
  toCommunityType,
  toTheme,
} from '@rostrum/engine';
import type { Handlers } from '../http/call-context.ts';
import { Refusal } from '../http/refusal.ts';

type OfCatalog =
  | 'majorThemes'
  | 'characters'
  | 'projectTypes'
  | 'practiceThemes'
  | 'practiceCharacters'
  | 'practiceCharactersPost'
  | 'practiceIndustries'
  | 'characterAffinity'
  | 'communityTypes'
  | 'communityPreview'
  | 'speakers';

const charactersBy = (query: { project_type?: string | undefined; role?: string | undefined }) => ({
  characters: charactersFor({
    ...(query.project_type !== undefined && { projectType: query.project_type }),
    ...(query.role !== undefined && { role: query.role }),
  }).map(toCharacter),
});

/** The catalog, as the wizard and the rooms ask for it. practice.md §7, hearing.md §7. */
export const catalogHandlers: Handlers<OfCatalog> = {
  majorThemes: async () => ({ themes: themes.map(toTheme) }),
  characters: async () => ({ characters: characters.map(toCharacter) }),
  projectTypes: async () => ({
    project_types: Object.fromEntries(Object.entries(projectTypes).map(([key, types]) => [key, [...types]])),
  }),
  practiceThemes: async ({ query }) => ({ themes: themesFor(query.project_type).map(toTheme) }),
  practiceCharacters: async ({ query }) => charactersBy(query),
  practiceCharactersPost: async ({ query }) => charactersBy(query),
  practiceIndustries: async () => ({ industries: { ...industries } }),
  characterAffinity: async ({ params }) => {
    const found = affinity(params.a, params.b);
    if (found === null) throw new Refusal('character_not_found');
    return { affinity: found.affinity, relationship: found.relationship, reasons: [...found.reasons] };
  },
  communityTypes: async () => ({
    success: true,
    community_types: communities.filter((sheet) => sheet.inChooser).map(toCommunityType),
  }),
  communityPreview: async ({ params }) => {
    const preview = communityPreview(params.id);
    if (preview === null) throw new Refusal('community_not_found');
    return { success: true, preview };
  },
  speakers: async () => ({ speakers: [...speakers] }),
};
