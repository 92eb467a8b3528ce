import type { SessionLimits } from '@rostrum/engine';
import type { ChosenType, CommunityData } from '../../session/config.ts';

/** What the applicant has chosen so far. */
export interface WizardDraft {
  readonly category: { readonly key: string; readonly name: string } | null;
  readonly subcategory: string | null;
  readonly projectType: ChosenType | null;
  readonly style: ChosenStyle | null;
  readonly options: Readonly<Record<string, number>>;
  readonly difficulty: { readonly id: string; readonly name: string } | null;
  /** Ids of focus areas and themes, in the order in which they were chosen. */
  readonly areas: readonly string[];
  readonly themes: readonly string[];
  readonly community: CommunityData | null;
  /** The user has continued past the project form at least once. */
  readonly projectFiled: boolean;
}

/** A session style, as far as the wizard's rules need it. */
export interface ChosenStyle {
  readonly id: string;
  readonly name: string;
  readonly limits: SessionLimits;
}

/** A theme, as far as choosing needs it: its id and its focus area. */
export interface ThemeRef {
  readonly id: string;
  readonly area: string;
}

export const emptyDraft: WizardDraft = {
  category: null,
  subcategory: null,
  projectType: null,
  style: null,
  options: {},
  difficulty: null,
  areas: [],
  themes: [],
  community: null,
  projectFiled: false,
};

/** Styles for which the project form leads straight into the practice session (decisions.md §2). */
export const practiceStyles: ReadonlySet<string> = new Set(['single_topic_deep_dive', 'multi_theme_discussion']);
