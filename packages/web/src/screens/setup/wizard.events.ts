import type { ChosenType, CommunityData } from '../../session/config.ts';
import type { ChosenStyle, ThemeRef, WizardDraft } from './wizard-draft.ts';

export type WizardEvent =
  | { readonly type: 'next' }
  | { readonly type: 'back' }
  | { readonly type: 'step.visited'; readonly step: WizardStep }
  | { readonly type: 'category.chosen'; readonly category: NonNullable<WizardDraft['category']> }
  | { readonly type: 'type.chosen'; readonly subcategory: string; readonly projectType: ChosenType }
  | { readonly type: 'style.chosen'; readonly style: ChosenStyle; readonly options: Readonly<Record<string, number>> }
  | { readonly type: 'option.set'; readonly name: string; readonly value: number }
  | { readonly type: 'difficulty.chosen'; readonly difficulty: NonNullable<WizardDraft['difficulty']> }
  | { readonly type: 'area.toggled'; readonly id: string }
  | { readonly type: 'theme.toggled'; readonly id: string }
  | { readonly type: 'themes.known'; readonly themes: readonly ThemeRef[] }
  | { readonly type: 'community.chosen'; readonly community: CommunityData }
  | { readonly type: 'example.taken'; readonly draft: WizardDraft }
  | { readonly type: 'project.filed' }
  | { readonly type: 'launch' };

/** The steps in order; an index is the step's number minus one. */
export const wizardSteps = ['category', 'type', 'session', 'themes', 'community', 'project', 'review'] as const;
export type WizardStep = (typeof wizardSteps)[number];

export const stepNumber = (step: WizardStep): number => wizardSteps.indexOf(step) + 1;
export const stepAt = (number: number): WizardStep | null => wizardSteps[number - 1] ?? null;
