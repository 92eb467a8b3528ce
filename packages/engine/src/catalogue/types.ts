import type { Character, CommunityType, Theme } from '@rostrum/contract';

/** How a person speaks. Every line is ready to be said as it stands, without slots and without digits. */
export interface Voice {
  /** How they talk, for a language model and for the contributor: one sentence. */
  readonly manner: string;
  readonly register: 'formal' | 'plain' | 'folksy' | 'technical' | 'lawyerly' | 'warm' | 'curt';
  /** At least 6 ways to begin a question, each a whole sentence or a lead-in that ends with a comma or a full stop. */
  readonly openings: readonly string[];
  /** At least 3 ways to begin when the last answer left something open. */
  readonly pressing: readonly string[];
  /** At least 3 short ways to close a question ('Yes or no?', 'That is all I need to know.'). */
  readonly closings: readonly string[];
  /** At least 2 ways to take up what a named ally said; contains the slot {ally}. */
  readonly seconding: readonly string[];
  /** At least 2 ways to acknowledge an answer that settled the matter. */
  readonly satisfied: readonly string[];
}

/** A character with what only the engine knows of them. */
export interface CharacterSheet extends Character {
  readonly voice: Voice;
  /** Keys of the industries in which this person may appear; 'all' for anyone on the board or the staff. */
  readonly industries: 'all' | readonly string[];
  /** Residents: street and years lived there, in words ('on Mill Road', 'twenty-two years'). */
  readonly home?: { readonly street: string; readonly years: string };
  /** Ids of characters they tend to side with or against, with the reason. */
  readonly allies?: readonly { readonly id: string; readonly reason: string }[];
  readonly rivals?: readonly { readonly id: string; readonly reason: string }[];
}

export interface CommunitySheet extends CommunityType {
  /** True for the ten of the chooser. */
  readonly inChooser: boolean;
  /** Topic ids (knowledge/types.ts) that weigh more here, with a factor above 1. */
  readonly priorities: Readonly<Record<string, number>>;
  /** 0 cool .. 1 hot: shifts who speaks and how in the public phase. */
  readonly temperature: number;
}

export type ThemeSheet = Theme & {
  /** Topic ids of the knowledge that this theme covers; at least one. */
  readonly topics: readonly string[];
};
