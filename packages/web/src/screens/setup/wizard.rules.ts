import { selectionAmong, toggleArea, toggleTheme, enoughChosen } from './theme-selection.ts';
import { practiceStyles } from './wizard-draft.ts';
import type { ThemeRef, WizardDraft } from './wizard-draft.ts';
import type { WizardEvent } from './wizard.events.ts';

/* What the wizard's guards ask and its actions do, as pure functions. practice.md §4 and §5. */

export const hasCategory = (draft: WizardDraft): boolean => draft.category !== null;
export const hasProjectType = (draft: WizardDraft): boolean => draft.projectType !== null;
export const hasStyleAndDifficulty = (draft: WizardDraft): boolean => draft.style !== null && draft.difficulty !== null;
export const includesEverything = (draft: WizardDraft): boolean => draft.style?.limits.includesEverything ?? false;
export const hasEnoughThemes = (draft: WizardDraft): boolean =>
  draft.style !== null && (includesEverything(draft) || enoughChosen(draft, draft.style.limits));
export const choosesThemes = (draft: WizardDraft): boolean => !includesEverything(draft);
export const hasCommunity = (draft: WizardDraft): boolean => draft.community !== null;
export const hasProject = (draft: WizardDraft): boolean => draft.projectFiled;
export const startsPractice = (draft: WizardDraft): boolean => practiceStyles.has(draft.style?.id ?? '');

/** The draft after something was chosen. `known` are the themes of the category's industry. */
export function draftAfter(draft: WizardDraft, event: WizardEvent, known: readonly ThemeRef[]): WizardDraft {
  switch (event.type) {
    case 'category.chosen':
      if (event.category.key === draft.category?.key) return draft;
      return { ...draft, category: event.category, subcategory: null, projectType: null };
    case 'type.chosen':
      return { ...draft, subcategory: event.subcategory, projectType: event.projectType };
    case 'style.chosen': {
      if (event.style.id === draft.style?.id) return draft;
      const styled = { ...draft, style: event.style, options: event.options, areas: [], themes: [] };
      return { ...styled, ...selectionAmong(styled, known, event.style.limits) };
    }
    case 'option.set':
      return { ...draft, options: { ...draft.options, [event.name]: event.value } };
    case 'difficulty.chosen':
      return { ...draft, difficulty: event.difficulty };
    case 'area.toggled':
      return draft.style ? { ...draft, ...toggleArea(draft, event.id, draft.style.limits, known) } : draft;
    case 'theme.toggled':
      return draft.style ? { ...draft, ...toggleTheme(draft, event.id, draft.style.limits) } : draft;
    case 'themes.known':
      return { ...draft, ...selectionAmong(draft, event.themes, draft.style?.limits ?? null) };
    case 'community.chosen':
      return { ...draft, community: event.community };
    case 'project.filed':
      return { ...draft, projectFiled: true };
    case 'example.taken':
      return event.draft;
    default:
      return draft;
  }
}
