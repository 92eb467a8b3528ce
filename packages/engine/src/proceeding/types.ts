import type { LocalRules, OrderItem, ProceedingKind, ProceedingStep, StateRule } from '@rostrum/contract';

/* The data in packages/engine/proceedings, states and evening, as checked by their schemas. */

export interface CriterionSheet {
  readonly id: string;
  /** Completes 'on …'. */
  readonly label: string;
  /** A whole sentence that also fits after 'The Commission finds that'. */
  readonly text: string;
  /** Words by which a staff report names it before a colon: 'Access: …'. */
  readonly called?: readonly string[];
  /** Topic ids that bear on it. */
  readonly topics: readonly string[];
  /** Topic ids filed under it only as a fallback: they count here, but no finding is based on them. */
  readonly also: readonly string[];
  /** Patterns of words that refer to it, besides those topics. */
  readonly words?: readonly string[];
  /** A member's question on it; absent for the applicant's own criteria. */
  readonly ask?: string;
  /** What to bring if it was not shown; absent for the applicant's own criteria. */
  readonly bring?: string;
  /** Whether a neighbor's belief counts by itself, or only what a neighbor has seen or can show. */
  readonly lay_opinion: 'weighs' | 'facts_only';
  /** False if no condition can make it met: what the land is, and what caused the hardship. */
  readonly condition_cures?: boolean;
  /** The rule itself decides, and the body can't find otherwise: what the ordinance asks of this use. */
  readonly by_rule?: boolean;
  /** No condition can put it off: what it asks for is what the body is there to check. */
  readonly approval_needs_it?: boolean;
  /** The ordinance on file lists it in these words. */
  readonly listed?: boolean;
  /** What it names one by one: a finding says of each what the record has on it. */
  readonly parts?: readonly {
    readonly noun: string;
    readonly topics: readonly string[];
    readonly words?: readonly string[];
  }[];
}

export type VotesNeeded = 'majority' | 'two_thirds' | 'three_quarters' | 'four_fifths';

export interface ProceedingFile {
  readonly name: string;
  readonly description: string;
  readonly standard: string;
  readonly standard_otherwise?: string;
  readonly conditions_on?: readonly string[];
  readonly quasi_judicial: boolean;
  readonly sworn: boolean;
  readonly cross_examination: boolean;
  readonly contacts: 'allowed' | 'disclosed' | 'not_at_issue';
  readonly votes_needed: VotesNeeded;
  readonly members: number;
  /** What the motion approves: 'the special use permit'. */
  readonly sought: string;
  readonly criteria: readonly CriterionSheet[];
  /** A plat has its own test. */
  readonly plat?: { readonly standard: string; readonly criteria: readonly CriterionSheet[] };
  readonly order: readonly OrderItem[];
  readonly asked_for: readonly { readonly words: readonly string[]; readonly reason: string }[];
}

/** What follows from a state's rule for an evening. */
export interface StateEffect {
  readonly quasi_judicial?: boolean;
  readonly sworn?: boolean;
  readonly cross_examination?: boolean;
  readonly contacts?: 'allowed' | 'disclosed' | 'not_at_issue';
  readonly votes_needed?: VotesNeeded;
  readonly public_seconds?: number;
  readonly applicant_seconds?: number;
  readonly report_days?: number;
  readonly appeal_days?: number;
  readonly appeal_from?: 'decision' | 'filing';
  readonly notice?: string;
  readonly no_public_hearing?: boolean;
  readonly equal_seconds?: number;
  readonly approved_after_days?: number;
  readonly after_approval?: string;
}

export interface StateRuleSheet extends StateRule {
  readonly source: string;
  /** Kinds of proceeding that it is about; empty: all. */
  readonly kinds: readonly ProceedingKind[];
  /** Which of the two it is about; missing: both. */
  readonly of?: Place;
  readonly uses?: readonly 'worship'[];
  readonly effect?: StateEffect;
}

/** The test for a kind of proceeding if the state sets one. */
export interface StateTest {
  /** Which of the two it is about; missing: both. */
  readonly of?: Place;
  readonly standard: string;
  readonly citation: string;
  readonly read_on: string;
  readonly source: string;
  readonly criteria?: readonly CriterionSheet[];
}

/** What a state calls the permit or the body. */
export interface StateNames {
  readonly sought?: string;
  readonly body?: string;
}

export interface StateFile {
  readonly name: string;
  /** Its own name for a comprehensive plan. */
  readonly plan?: {
    readonly name: string;
    readonly citation: string;
    readonly read_on: string;
    readonly source: string;
  };
  readonly called?: Readonly<Partial<Record<string, StateNames>>>;
  readonly tests?: Readonly<Partial<Record<string, StateTest>>>;
  readonly rules: readonly StateRuleSheet[];
}

export interface SceneFile {
  readonly description: string;
  readonly lines: Readonly<Record<string, readonly string[]>>;
}

export type Place = 'county' | 'municipality';

/** What of a project decides which rules of a state are about it. */
export interface About {
  /** Null if nothing says who has the land in hand. */
  readonly place: Place | null;
  readonly isWorship: boolean;
}

/** What the applicant chose in the project form. */
export interface Choice {
  readonly kind: ProceedingKind;
  readonly body: 'decides' | 'recommends';
  readonly state: string | null;
  readonly local: LocalRules | null;
  readonly continuedFrom: string | null;
  /** What the plan is called if land is divided: 'preliminary plat'; null or missing for a site plan. */
  readonly plat?: string | null;
  /** Missing where no project is at hand: then the rules on every place and use are shown. */
  readonly about?: About;
}

/** The rules of this evening: local rules over the state's, over the general order. */
export interface Rules {
  readonly kind: ProceedingKind;
  readonly name: string;
  readonly description: string;
  readonly standard: string;
  readonly sought: string;
  /** 'planning commission', or what the local rules call it. */
  readonly bodyName: string;
  readonly decides: boolean;
  readonly criteria: readonly CriterionSheet[];
  /** Standards are applied to evidence; false: a question of policy, or a checklist. */
  readonly quasiJudicial: boolean;
  readonly sworn: boolean;
  readonly crossExamination: boolean;
  readonly contacts: 'allowed' | 'disclosed' | 'not_at_issue';
  /** Topics on which members offer conditions. */
  readonly conditionsOn: readonly string[];
  readonly votesNeeded: VotesNeeded;
  readonly members: number;
  readonly order: readonly OrderItem[];
  /** Days to appeal according to a state rule that was read; null if none was. */
  readonly appealDays: number | null;
  /** When they start, if the rule says so: at the vote, or when the decision is filed. */
  readonly appealFrom: 'decision' | 'filing' | null;
  /** False if a state's law has no public hearing on this kind. */
  readonly publicHearing: boolean;
  /** Days after which a request that was not denied is approved by law; null if no such rule was read. */
  readonly approvedAfterDays: number | null;
  /** Days in which a body that recommends has to report, or is taken to have approved; null if no such rule was read. */
  readonly reportDays: number | null;
  /** What a state rule requires after an approval; null if none was read. */
  readonly afterApproval: string | null;
  /** What is known of variances in this state, for relief that is asked for beside the request. */
  readonly variance: VarianceRules;
}

export interface VarianceRules {
  /** Of the state's standards; null if none were read. */
  readonly citation: string | null;
  readonly votesNeeded: VotesNeeded;
  /** 'the board of adjustment'. */
  readonly board: string;
}

export type StepStanding = 'done' | 'skipped' | 'current' | 'to_come' | 'passed_over';

/** Where the evening is. */
export interface EveningPosition {
  readonly steps: readonly { readonly step: ProceedingStep; readonly state: StepStanding }[];
  /** The step under way or the one that comes next; null once decided. */
  readonly next: ProceedingStep | null;
}
