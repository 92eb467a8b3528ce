import type { LocalRules, OrderItem, ProceedingKind, ProceedingStep, StateRule } from '@rostrum/contract';

/* The authored data of packages/engine/proceedings, states and evening, as the schemas beside them check it. */

export interface CriterionSheet {
  readonly id: string;
  /** Completes 'on …'. */
  readonly label: string;
  /** A whole sentence that also stands after 'The Commission finds that'. */
  readonly text: string;
  /** Topic ids that bear on it. */
  readonly topics: readonly string[];
  /** Topic ids that fall under it for want of a better place: weighed here, and no finding rests on them. */
  readonly also: readonly string[];
  /** Patterns of the words by which it is spoken of beside those topics. */
  readonly words?: readonly string[];
  /** A member's question on it; absent where the criterion is the applicant's own. */
  readonly ask?: string;
  /** What to bring where it was not shown; absent where the criterion is the applicant's own. */
  readonly bring?: string;
  /** What a neighbor believes counts by itself, or only what a neighbor has seen or can show. */
  readonly lay_opinion: 'weighs' | 'facts_only';
  /** False where no condition makes it met: what the land is, and what caused the hardship. */
  readonly condition_cures?: boolean;
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
  readonly order: readonly OrderItem[];
  readonly asked_for: readonly { readonly words: readonly string[]; readonly reason: string }[];
}

/** What follows from a rule of a state for an evening. */
export interface StateEffect {
  readonly quasi_judicial?: boolean;
  readonly sworn?: boolean;
  readonly cross_examination?: boolean;
  readonly contacts?: 'allowed' | 'disclosed' | 'not_at_issue';
  readonly votes_needed?: VotesNeeded;
  readonly public_seconds?: number;
  readonly applicant_seconds?: number;
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
  readonly effect?: StateEffect;
}

/** The test of a kind of proceeding where the state sets one. */
export interface StateTest {
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
  readonly called?: Readonly<Partial<Record<string, StateNames>>>;
  readonly tests?: Readonly<Partial<Record<string, StateTest>>>;
  readonly rules: readonly StateRuleSheet[];
}

export interface SceneFile {
  readonly description: string;
  readonly lines: Readonly<Record<string, readonly string[]>>;
}

/** What the applicant chose in the project form. */
export interface Choice {
  readonly kind: ProceedingKind;
  readonly body: 'decides' | 'recommends';
  readonly state: string | null;
  readonly local: LocalRules | null;
  readonly continuedFrom: string | null;
}

/** The rules of this evening: local rules over those of the state over the general order. */
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
  /** Days within which an appeal is due by a rule of the state that was read; null where none was. */
  readonly appealDays: number | null;
  /** From when they run, where the rule says so: from the vote, or from the filing of the decision. */
  readonly appealFrom: 'decision' | 'filing' | null;
  /** False where a state's law has no public hearing on this kind. */
  readonly publicHearing: boolean;
  /** Days after which a request that was not denied is approved by law; null where no such rule was read. */
  readonly approvedAfterDays: number | null;
  /** What a rule of the state asks for after an approval; null where none was read. */
  readonly afterApproval: string | null;
}

export type StepStanding = 'done' | 'skipped' | 'current' | 'to_come' | 'passed_over';

/** Where the evening stands. */
export interface EveningPosition {
  readonly steps: readonly { readonly step: ProceedingStep; readonly state: StepStanding }[];
  /** The step under way or the one that comes next; null once decided. */
  readonly next: ProceedingStep | null;
}
