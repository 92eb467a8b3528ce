import type { Purpose } from '@rostrum/contract';
import type { Dimension } from '../language/types.ts';

/** Industry groups: the seven of hearing.md §5, battery storage and wind on their own, and `generic` for the rest. */
export const industryGroups = [
  'renewable_energy',
  'wind',
  'battery_storage',
  'data_centers',
  'commercial',
  'residential',
  'logistics',
  'manufacturing',
  'oil_gas',
  'generic',
] as const;
export type IndustryGroup = (typeof industryGroups)[number];

/** The subjects on which a planning board asks. */
export const topicIds = [
  'setbacks',
  'screening_visual',
  'neighborhood_character',
  'noise',
  'traffic_roads',
  'road_use_agreement',
  'property_values',
  'stormwater_drainage',
  'wells_groundwater',
  'decommissioning_bond',
  'fire_emergency',
  'glare',
  'shadow_flicker',
  'wildlife_habitat',
  'farmland_soil',
  'tax_revenue',
  'jobs',
  'construction_hours',
  'hours_of_operation',
  'lighting',
  'water_use',
  'power_supply_grid',
  'density_height',
  'parking',
  'schools',
  'affordable_share',
  'sewer',
  'comprehensive_plan_consistency',
  'precedent',
  'enforcement',
  'community_engagement',
  'health_safety',
  'odor_dust',
  'ownership_transfer',
  'insurance_liability',
  'technology_equipment',
  'project_need',
  'open_space_trails',
] as const;
export type TopicId = (typeof topicIds)[number];

/* What is authored in packages/engine/knowledge, one file a topic and one a use; schemas/knowledge.mjs checks it. */

/** Who may say a line. */
export type LineSpeaker = 'board' | 'chair' | 'expert' | 'staff' | 'public';
export type Position = 'for' | 'against' | 'neutral';

/** One thing that can be said at a hearing: at most a cause and one ask. */
export interface KnowledgeLine {
  /** May hold the slots {thing}, {a_thing}, {place}, {county}, {road} and {developer}; not used where one is not on file. */
  readonly text: string;
  readonly by: readonly LineSpeaker[];
  readonly kind: 'question' | 'remark' | 'request' | 'statement';
  /** Ids of elements of the topic. */
  readonly asks: readonly string[];
  /** Patterns by which the record answers it already. */
  readonly settled_by: readonly string[];
  /** Premises that must all be on file or said; 'a|b' is either. */
  readonly presumes: readonly string[];
  /** Premises that must not be. */
  readonly unless: readonly string[];
  /** Industry groups and uses it fits; empty: any. */
  readonly uses: readonly string[];
  /** Uses of those groups that it does not fit. */
  readonly except: readonly string[];
  /** Of a statement. */
  readonly position?: Position;
  readonly sharpness: 1 | 2 | 3;
  readonly purpose: Purpose;
  readonly rests_on?: string;
}

/** One thing that a complete answer contains. */
export interface TopicElement {
  readonly id: string;
  readonly label: string;
  /** Patterns of the matcher in language/: 'a|b' is either word, '...' up to four words between. */
  readonly cues: readonly string[];
  /** What must stand in the same sentence. */
  readonly needs: 'figure' | 'date' | 'party' | null;
  readonly why: string;
  /** What to find out and from whom. */
  readonly find_out: string;
  /** A sentence in the applicant's voice with blanks in square brackets. */
  readonly model?: string;
  /** Groups and uses for which it belongs to a complete answer; empty: any. */
  readonly uses: readonly string[];
}

export interface TopicFile {
  readonly kind: 'topic';
  readonly topic: TopicId;
  readonly name: string;
  /** Completes 'on …'. */
  readonly noun: string;
  readonly cues: readonly string[];
  /** Words that show the topic in codes, news and talk, in any form; a strong one counts two. */
  readonly words: { readonly strong: readonly string[]; readonly plain: readonly string[] };
  readonly weights: Partial<Record<IndustryGroup, { readonly board: number; readonly public: number }>>;
  readonly elements: readonly TopicElement[];
  /** 'The applicant shall …' with blanks in square brackets. */
  readonly condition: string;
  readonly lines: readonly KnowledgeLine[];
}

export interface UseFile {
  readonly kind: 'use';
  readonly use: string;
  /** What people call it, with no article. */
  readonly thing: string;
  readonly cues: readonly string[];
  /** Phrases of a project that is something else. */
  readonly other: readonly string[];
  /** Phrases of which one must be on file for the cues to count; none: no matter. */
  readonly needs: readonly string[];
  readonly groups: readonly IndustryGroup[];
  /** Groups whose lines fit it too. */
  readonly inherits: readonly IndustryGroup[];
  /** True where the lines of any project do not fit it. */
  readonly own_lines_only: boolean;
  readonly refines: readonly string[];
  readonly shift: Partial<Record<TopicId, number>>;
  readonly lines: readonly (KnowledgeLine & { readonly topic: TopicId })[];
}

/** Things a line may take for granted where the record has them. */
export interface PremisesFile {
  readonly kind: 'premises';
  readonly description: string;
  readonly entries: readonly {
    readonly id: string;
    readonly words: readonly string[];
    /** Patterns by which a record says that it is not so. */
    readonly denied: readonly string[];
    /** In place of words: on file where `of` is and `without` is not. */
    readonly of?: string;
    readonly without?: string;
    readonly note?: string;
  }[];
}

/** What lines ask about a thing, and how a record speaks to it. */
export interface PointsFile {
  readonly kind: 'points';
  readonly description: string;
  readonly entries: readonly {
    readonly id: string;
    /** Patterns by which a line asks it. */
    readonly asked: readonly string[];
    /** Patterns by which a record speaks to it, in one sentence. */
    readonly given: readonly string[];
    /** What must be measured in that sentence. */
    readonly figure?: Dimension;
  }[];
}

/** How an applicant says that something is not done, and what is asked of it. */
export interface UnfinishedFile {
  readonly kind: 'unfinished';
  readonly description: string;
  readonly entries: readonly {
    readonly id: string;
    readonly said: readonly string[];
    /** Words of which one must stand in the clause; empty: any. */
    readonly of: readonly string[];
    /** What is asked where somebody else has not done it, and where the applicant has not. */
    readonly ask: readonly string[];
    readonly you: readonly string[];
  }[];
}

/** What is asked about something that was said or filed. */
export interface StatedAsk extends Omit<KnowledgeLine, 'presumes' | 'unless' | 'settled_by' | 'rests_on'> {
  readonly id: string;
  readonly topic: TopicId;
  /** Patterns of the matcher, any of them, in one sentence. */
  readonly when: readonly string[];
  readonly dimension?: Dimension;
  /** Patterns that must not stand in the same sentence. */
  readonly unless_said: readonly string[];
  /** Least value, in the base unit of the dimension. */
  readonly min?: number;
  readonly schedule?: 'late';
  /** The figure is the largest of its dimension on the record. */
  readonly largest: boolean;
  readonly request?: 'variance';
  /** Asked before anything else. */
  readonly first: boolean;
  /** A claim that wants its ground. */
  readonly vague: boolean;
}

export interface AsksFile {
  readonly kind: 'asks';
  readonly description: string;
  readonly entries: readonly StatedAsk[];
}

/** How often a topic comes up at any hearing. */
export interface RatesFile {
  readonly kind: 'rates';
  readonly description: string;
  readonly board: Partial<Record<TopicId, number>>;
  readonly public: Partial<Record<TopicId, number>>;
}

/** Short words around what is said, by the place they have. */
export interface FramesFile {
  readonly kind: 'frames';
  readonly description: string;
  readonly entries: Readonly<Record<string, readonly string[]>>;
}

/** Figures and hours of the record that a comment may repeat. */
export interface FactsFile {
  readonly kind: 'facts';
  readonly description: string;
  readonly entries: readonly (Pick<StatedAsk, 'when' | 'dimension' | 'min' | 'schedule'> & {
    readonly id: string;
  })[];
}

/** One part of a comment: plain words, or under its topic what the applicant may want to answer. */
export type CommentPart = string | Partial<Record<TopicId, string>>;

/** What one speaker says in public comment, whole. */
export interface Comment {
  readonly position: Position;
  readonly by: 'public' | 'expert';
  readonly presumes: readonly string[];
  readonly unless: readonly string[];
  /** A topic that an earlier speaker has raised; {earlier} is that speaker. */
  readonly echoes?: TopicId;
  /** May hold the slots of a line, those of facts.yml and {earlier}. */
  readonly says: readonly CommentPart[];
}

export interface CommentsFile {
  readonly kind: 'comments';
  /** Groups and uses at whose hearings they are said; empty: any. */
  readonly uses: readonly string[];
  /** A kind of proceeding in which nothing else is to the point; absent: any. */
  readonly proceeding?: 'variance';
  readonly entries: readonly Comment[];
}

export type KnowledgeFile =
  | TopicFile
  | UseFile
  | PremisesFile
  | PointsFile
  | UnfinishedFile
  | AsksFile
  | RatesFile
  | FramesFile
  | FactsFile
  | CommentsFile;
