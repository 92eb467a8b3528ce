import type { Purpose } from '@rostrum/contract';

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

/** One thing that a complete answer contains. */
export interface Element {
  readonly id: string;
  /** Noun phrase that completes "Your answer did not give …": 'the distance to the nearest home, in feet'. */
  readonly label: string;
  /** Regular-expression sources, matched case-insensitively on word boundaries, by which the element is recognised
   *  in an answer. Meaning, not a single bare keyword: 'nearest (home|house|residence)', 'third[- ]party'. */
  readonly cues: readonly string[];
  /** True where the element is only given with a figure, date or amount in the same sentence. */
  readonly needsFigure?: boolean;
  /** One line: why boards want it. */
  readonly why: string;
  /** A sentence of a stronger answer in the applicant's voice, first person plural, every fact the applicant has to
   *  fill in as a blank in square brackets: 'The nearest home stands [distance in feet] from the array fence.' */
  readonly model: string;
}

/** A question a board member asks. Text may use the slots {project}, {developer}, {place}, {county} and no others;
 *  it contains no digits (a figure in digits needs a citation). 8 to 60 words with the slots filled; ends with
 *  '?' (or '.' where it is a demand). Short and concrete, as spoken. */
export interface BoardQuestion {
  readonly text: string;
  /** 1 plain, 2 pointed, 3 sharp. */
  readonly sharpness: 1 | 2 | 3;
  readonly purpose: Purpose;
  /** Elements of this entry that the question is after; empty: all of them. */
  readonly after: readonly string[];
}

/** What is known of one topic for one industry group. */
export interface KnowledgeEntry {
  /** How often boards, and the public, raise this topic for this group: 0..1. */
  readonly boardWeight: number;
  readonly publicWeight: number;
  /** At least 5, all three degrees of sharpness among them. */
  readonly board: readonly BoardQuestion[];
  /** At least 3: how a resident says it, from a life (a well, a porch, a school bus); same rules of text. */
  readonly resident: readonly string[];
  /** At least 2: how an expert challenges it (method, data, assumption). */
  readonly expert: readonly string[];
  /** At least 3: no question, but a remark, a request or a condition thought aloud that must be answered all the same. */
  readonly remarks: readonly string[];
  /** 5 to 9. */
  readonly elements: readonly Element[];
  /** The usual figures and where they come from; for feedback and the brief, never quoted as a rule of this place. */
  readonly figures: readonly { readonly text: string; readonly source: string }[];
  /** A typical condition of approval, with blanks in square brackets. */
  readonly condition: string;
}

export interface TopicKnowledge {
  readonly topic: TopicId;
  /** 'setbacks', 'the road use agreement': completes "on …". */
  readonly noun: string;
  /** Title-case name for tables. */
  readonly name: string;
  /** Regular-expression sources by which any text is recognised as being about this topic. */
  readonly cues: readonly string[];
  /** At least one entry; `generic` wherever the topic can arise for any project. */
  readonly entries: Partial<Record<IndustryGroup, KnowledgeEntry>>;
}
