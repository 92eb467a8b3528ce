import type { ThemeRef, WizardDraft } from '../wizard-draft.ts';

/** The themes of a session: those chosen, and those of the focus areas chosen. */
export function topicsOf(draft: Pick<WizardDraft, 'areas' | 'themes'>, known: readonly ThemeRef[]): readonly string[] {
  const ofAreas = known.filter((theme) => draft.areas.includes(theme.area)).map((theme) => theme.id);
  return [...new Set([...draft.themes, ...ofAreas])];
}
