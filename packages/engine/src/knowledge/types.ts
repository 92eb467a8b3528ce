import type { Purpose } from '@rostrum/contract';
import type { Dimension } from '../language/types.ts';

/** Industry groups: the seven of hearing.md §5, battery storage and wind separately, and `generic` for the rest. */
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

/** The subjects a planning board asks about. */
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

/* What is written in packages/engine/knowledge, one file per topic and one per use; schemas/knowledge.mjs checks it. */

/** Who may say a line. */
export type LineSpeaker = 'board' | 'chair' | 'expert' | 'staff' | 'public';
export type Position = 'for' | 'against' | 'neutral';

/** One thing that can be said at a hearing: at most a reason and one question. */
export interface KnowledgeLine {
  /** May contain the slots {thing}, {a_thing}, {place}, {county}, {road} and {developer}; not used if one isn't on file. */
  readonly text: string;
  readonly by: readonly LineSpeaker[];
  readonly kind: 'question' | 'remark' | 'request' | 'statement';
  /** Ids of elements of the topic. */
  readonly asks: readonly string[];
  /** Patterns that show the record already answers it. */
  readonly settled_by: readonly string[];
  /** Asked although the record speaks of its subject; `settled_by` says what answers it. */
  readonly though_spoken: boolean;
  readonly one_of?: string | undefined;
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
  /** What has to be in the same sentence. */
  readonly needs: 'figure' | 'date' | 'party' | null;
  readonly why: string;
  /** What to find out and from whom. */
  readonly find_out: string;
  /** A sentence in the applicant's voice with blanks in square brackets. */
  readonly model?: string;
  /** Groups and uses for which it belongs in a complete answer; empty: any. */
  readonly uses: readonly string[];
}

export interface TopicFile {
  readonly kind: 'topic';
  readonly topic: TopicId;
  readonly name: string;
  /** Completes 'on …'. */
  readonly noun: string;
  readonly cues: readonly string[];
  /** Words that indicate the topic in codes, news and conversation, in any form; a strong one counts two. */
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
  /** What people call it, without an article. */
  readonly thing: string;
  readonly cues: readonly string[];
  /** Phrases for a project that is something else. */
  readonly other: readonly string[];
  /** Phrases, one of which has to be on file for the cues to count; none: they always count. */
  readonly needs: readonly string[];
  readonly groups: readonly IndustryGroup[];
  /** Groups whose lines also fit it. */
  readonly inherits: readonly IndustryGroup[];
  /** True if the lines for any project don't fit it. */
  readonly own_lines_only: boolean;
  readonly refines: readonly string[];
  readonly shift: Partial<Record<TopicId, number>>;
  readonly lines: readonly (KnowledgeLine & { readonly topic: TopicId })[];
}

/** Things a line may assume if the record has them. */
export interface PremisesFile {
  readonly kind: 'premises';
  readonly description: string;
  readonly entries: readonly {
    readonly id: string;
    readonly words: readonly string[];
    /** Patterns by which a record says that it isn't so. */
    readonly denied: readonly string[];
    /** In place of words: on file if `of` is and `without` isn't. */
    readonly of?: string;
    readonly without?: string;
    /** Numbers of things that make it so, by the lemma of what is counted. */
    readonly counts: readonly { readonly of: readonly string[]; readonly min: number }[];
    readonly note?: string;
  }[];
}

/** What somebody takes for granted by saying certain words. */
export interface PresumptionsFile {
  readonly kind: 'presumptions';
  readonly description: string;
  readonly entries: readonly {
    readonly id: string;
    /** Patterns of what is said. */
    readonly said: readonly string[];
    /** Patterns with which it doesn't count. */
    readonly but: readonly string[];
    /** Premises that must all be on file or said; 'a|b' is either. */
    readonly needs: readonly string[];
    /** Premises that must not be. */
    readonly unless: readonly string[];
  }[];
}

/** What lines ask about a thing, and how a record addresses it. */
export interface PointsFile {
  readonly kind: 'points';
  readonly description: string;
  readonly entries: readonly {
    readonly id: string;
    /** Patterns of lines that ask for it. */
    readonly asked: readonly string[];
    /** Patterns of a single sentence in the record that addresses it. */
    readonly given: readonly string[];
    /** What has to be measured in that sentence. */
    readonly figure?: Dimension;
  }[];
}

/** How an applicant says that something isn't done yet, and what to ask about it. */
export interface UnfinishedFile {
  readonly kind: 'unfinished';
  readonly description: string;
  readonly entries: readonly {
    readonly id: string;
    readonly said: readonly string[];
    /** Words, one of which has to be in the clause; empty: any. */
    readonly of: readonly string[];
    /** That word is what isn't had. */
    readonly had: boolean;
    /** What to ask if somebody else hasn't done it, and if the applicant hasn't. */
    readonly ask: readonly string[];
    readonly you: readonly string[];
  }[];
}

/** What an applicant says that is read back word for word, and what to ask about it. */
export interface OwnWordsFile {
  readonly kind: 'own_words';
  readonly description: string;
  readonly entries: readonly {
    readonly id: string;
    /** True for what the board is asked to allow. */
    readonly relief: boolean;
    /** The sentence before it is read back, too, where it fits. */
    readonly with_before: boolean;
    /** The fewest figures in what is read back. */
    readonly figures: number;
    readonly said: readonly string[];
    /** Found in the sentence or the one before it; empty: anything. */
    readonly beside: readonly string[];
    /** Found in neither. */
    readonly but: readonly string[];
    /** Found in one of the next sentences; empty: anything. */
    readonly then: readonly string[];
    readonly ask: readonly string[];
  }[];
}

/** What to ask about something that was said or filed. */
export interface StatedAsk extends Omit<KnowledgeLine, 'presumes' | 'unless' | 'rests_on'> {
  readonly id: string;
  readonly topic: TopicId;
  /** Patterns of the matcher, any of them, in one sentence. */
  readonly when: readonly string[];
  readonly dimension?: Dimension;
  /** Patterns that must not be in the same sentence. */
  readonly unless_said: readonly string[];
  /** Minimum value, in the base unit of the dimension. */
  readonly min?: number;
  readonly schedule?: 'late';
  /** The figure is the largest of its dimension on the record. */
  readonly largest: boolean;
  /** The form gives the figure, too, if it gives any. */
  readonly filed: boolean;
  readonly request?: 'variance';
  /** Asked before anything else. */
  readonly first: boolean;
  /** A claim that needs backing. */
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

/** Short phrases around what is said, by their place in a turn. */
export interface FramesFile {
  readonly kind: 'frames';
  readonly description: string;
  readonly entries: Readonly<Record<string, readonly string[]>>;
}

/** Figures and hours from the record that a comment may repeat. */
export interface FactsFile {
  readonly kind: 'facts';
  readonly description: string;
  readonly entries: readonly (Pick<StatedAsk, 'when' | 'dimension' | 'min'> & {
    readonly id: string;
    readonly max?: number;
    /** 'late': hours that end at ten at night or later; 'hours': any with a beginning and an end. */
    readonly schedule?: 'late' | 'hours';
    /** Said only where no larger number of these (by lemma) is on the record. */
    readonly largest_of: readonly string[];
    /** Only as it stands on the form. */
    readonly filed: boolean;
    /** The smallest of those on file. */
    readonly least: boolean;
    /** Patterns of a sentence with which it is of something else. */
    readonly unless_said: readonly string[];
    /** What fills the slot is the applicant's whole clause, as a third person tells it. */
    readonly told: boolean;
  })[];
}

/** Sentences of the applicant's that a speaker may quote. */
export interface QuotesFile {
  readonly kind: 'quotes';
  readonly description: string;
  readonly entries: readonly {
    readonly id: string;
    readonly when: readonly string[];
    readonly dimension?: Dimension;
    /** An hour with a beginning and an end has to be in it. */
    readonly hours: boolean;
    /** Patterns of a sentence that is about something else. */
    readonly unless_said: readonly string[];
    /** Also a sentence that says what the code asks. */
    readonly of_rules: boolean;
  }[];
}

/** What a neighbor asks about something that was said or filed. */
export interface Takeup {
  /** The fact of facts.yml. */
  readonly of: string;
  readonly topic: TopicId | 'its_topic';
  /** {told} is what is taken up. */
  readonly text: string;
  readonly presumes: readonly string[];
  readonly unless: readonly string[];
}

export interface TakeupsFile {
  readonly kind: 'takeups';
  readonly description: string;
  readonly entries: readonly Takeup[];
}

/** One part of a comment: plain words, or, under its topic, something the applicant may want to answer. 'its_topic' is the topic of what is
 *  open, or of the relief that is asked for. */
export type CommentPart = string | Partial<Record<TopicId | 'its_topic', string>>;

/** What one speaker says in public comment, in full. */
export interface Comment {
  readonly position: Position;
  readonly by: 'public' | 'expert';
  /** A sentence or two, as somebody says who has nothing particular to say. */
  readonly plain: boolean;
  readonly presumes: readonly string[];
  readonly unless: readonly string[];
  /** A topic that an earlier speaker raised; {earlier} is that speaker. */
  readonly echoes?: TopicId;
  /** May contain the slots of a line, those of facts.yml and {earlier}. */
  readonly says: readonly CommentPart[];
}

export interface CommentsFile {
  readonly kind: 'comments';
  /** Groups and uses whose hearings they are said at; empty: any. */
  readonly uses: readonly string[];
  /** A kind of proceeding in which nothing else is relevant; absent: any. */
  readonly proceeding?: 'variance';
  /** Premises of every comment in the file, for a project that has no use of its own. */
  readonly presumes: readonly string[];
  readonly entries: readonly Comment[];
}

export type KnowledgeFile =
  | TopicFile
  | UseFile
  | PremisesFile
  | PresumptionsFile
  | PointsFile
  | UnfinishedFile
  | OwnWordsFile
  | AsksFile
  | RatesFile
  | FramesFile
  | TakeupsFile
  | FactsFile
  | QuotesFile
  | CommentsFile;
