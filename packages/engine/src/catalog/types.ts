import type { Character, CommunityType, Theme } from '@rostrum/contract';
import type { TopicId } from '../knowledge/types.ts';

/** How a person speaks. Every line can be said as is, without slots or digits. */
export interface Voice {
  /** How they talk, for a language model and for contributors: one sentence. */
  readonly manner: string;
  readonly register: 'formal' | 'plain' | 'folksy' | 'technical' | 'lawyerly' | 'warm' | 'curt';
  /** At least 6 ways to begin a question, each a whole sentence or a lead-in that ends with a comma or a period. */
  readonly openings: readonly string[];
  /** At least 3 ways to begin when the last answer left something open. */
  readonly pressing: readonly string[];
  /** At least 3 short ways to close a question ('Yes or no?', 'That is all I need to know.'). */
  readonly closings: readonly string[];
  /** At least 2 ways to pick up on what a named ally said; contains the slot {ally}. */
  readonly seconding: readonly string[];
  /** At least 2 ways to acknowledge an answer that settled the matter. */
  readonly satisfied: readonly string[];
}

/** A character, with what only the engine needs. */
export interface CharacterSheet extends Character {
  readonly voice: Voice;
  /** Keys of the industries this person may appear for; 'all' for anyone on the board or the staff. */
  readonly industries: 'all' | readonly string[];
  /** Residents: street and years lived there, in words ('on Mill Road', 'twenty-two years'). */
  readonly home?: { readonly street: string; readonly years: string };
  /** Ids of characters they tend to side with or against, with the reason. */
  readonly allies?: readonly { readonly id: string; readonly reason: string }[];
  readonly rivals?: readonly { readonly id: string; readonly reason: string }[];
  readonly portrait: PortraitLook;
}

export interface CommunitySheet extends CommunityType {
  /** True for the ten of the chooser. */
  readonly inChooser: boolean;
  /** Topic ids (knowledge/types.ts) that count more here, with a factor above 1. */
  readonly priorities: Readonly<Partial<Record<TopicId, number>>>;
  /** 0 cool .. 1 hot: affects who speaks in the public phase, and how. */
  readonly temperature: number;
  /** How a hearing sounds here: four to six lines, and at least three questions to expect. */
  readonly preview: {
    readonly exchange: readonly { readonly speaker: string; readonly text: string }[];
    readonly questions: readonly string[];
  };
}

export type ThemeSheet = Theme & {
  /** Topic ids from the knowledge base that this theme covers; at least one. */
  readonly topics: readonly TopicId[];
};

/** How a portrait is drawn; scripts/draw-portraits.mjs turns it into a picture. */
export interface PortraitLook {
  readonly head: string;
  readonly skin: 'light' | 'fair' | 'olive' | 'tan' | 'brown' | 'deep';
  /** Color of the hair, or of a scarf or turban. */
  readonly hair:
    | 'black'
    | 'dark'
    | 'brown'
    | 'chestnut'
    | 'auburn'
    | 'sandy'
    | 'gray'
    | 'silver'
    | 'white'
    | 'plum'
    | 'teal';
  readonly face: string;
  readonly facialHair?: string;
  readonly glasses?: string;
  readonly clothing:
    | 'navy'
    | 'slate'
    | 'moss'
    | 'brick'
    | 'ochre'
    | 'plum'
    | 'teal'
    | 'sand'
    | 'stone'
    | 'charcoal'
    | 'rose';
}

/** A project type, with what only the engine needs. */
export interface ProjectTypeSheet {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly subcategory: string;
  readonly industry: IndustryKey;
  /** Other names for it, including technology keys of older clients; lower case, words separated by spaces. */
  readonly aliases: readonly string[];
  /** Names such a project might have; at least four. */
  readonly sampleNames: readonly string[];
}

/** The development categories. */
export const industryKeys = [
  'solar',
  'wind',
  'battery_storage',
  'data_center',
  'commercial',
  'residential',
  'logistics',
  'manufacturing',
  'oil_gas',
] as const;
export type IndustryKey = (typeof industryKeys)[number];

export interface FocusArea {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}

export interface Difficulty {
  readonly id: 'beginner' | 'intermediate' | 'advanced' | 'expert';
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly characteristics: readonly string[];
}

export interface SessionOption {
  readonly label: string;
  readonly type: 'slider' | 'select';
  readonly min?: number;
  readonly max?: number;
  readonly step?: number;
  readonly default: number;
  readonly unit: string;
  readonly options?: readonly { readonly value: number; readonly label: string }[];
}

/** How many focus areas and themes a session style takes. practice.md §5, decisions.md §2. */
export interface SessionLimits {
  readonly maxAreas: number;
  readonly maxThemes: number;
  /** Minimum of areas and themes together; `minThemes` of them have to be themes. */
  readonly minTotal: number;
  readonly minThemes: number;
  readonly maxTotal: number;
  /** Everything is chosen and the step is skipped. */
  readonly includesEverything: boolean;
}

export interface SessionStyle {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly icon: string;
  readonly options: Readonly<Record<string, SessionOption>>;
  readonly limits: SessionLimits;
}
