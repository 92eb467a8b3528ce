import type {
  AnsweredEvent,
  AskedEvent,
  DecidedEvent,
  DocumentFiledEvent,
  EmotionalState,
  JudgedEvent,
  PresentedEvent,
  ReadBehindEvent,
  RebuttedEvent,
  ReportWordedEvent,
  StandardReviewedEvent,
  SteppedEvent,
  TestifiedEvent,
  VotedEvent,
} from '@rostrum/contract';
import type { IndustryGroup, TopicId } from '../knowledge/types.ts';

/** A question, with its answer and judgment. */
export interface Exchange {
  readonly asked: AskedEvent;
  readonly answered: AnsweredEvent | null;
  readonly judged: JudgedEvent | null;
}

/** A question answered again after the hearing. `of` is the id of the original answer, which still counts. */
export interface Rewind {
  readonly of: string;
  readonly answered: AnsweredEvent;
  readonly judged: JudgedEvent | null;
}

/** The project as every text may name it: no field is ever empty, 'undefined' or 'null' (hearing.md §3, fallbacks). */
export interface ProjectFacts {
  readonly projectName: string;
  readonly developer: string;
  readonly applicant: string;
  readonly projectType: string;
  /** The kind of project in the applicant's own words, if the catalog calls it something else: 'truck stop'. */
  readonly typeSaid?: string;
  readonly industry: IndustryGroup;
  readonly city: string | null;
  readonly county: string | null;
  readonly state: string | null;
  /** The city, else '{county} County', else 'the proposed location'. */
  readonly place: string;
  readonly zoning: string | null;
  readonly description: string | null;
  /** Free-form facts the applicant entered (size_facts and the like), each a sentence that can be quoted. */
  readonly facts: readonly string[];
}

/** Something the applicant committed to, in their words. */
export interface PromiseMade {
  readonly text: string;
  readonly topic: TopicId | null;
  readonly toCharacterId: string | null;
  readonly eventId: string;
  /** True if it can be enforced: a who, a when, a measure, or acceptance as a condition. */
  readonly enforceable: boolean;
}

export interface ContradictionFound {
  readonly earlier: string;
  readonly now: string;
  readonly subject: string;
  readonly eventId: string;
  /** Found by a language model in the background. */
  readonly by?: 'model' | undefined;
}

/** A request from a character that no answer has met yet. */
export interface OpenRequest {
  readonly characterId: string;
  readonly topic: TopicId | null;
  readonly text: string;
  readonly questionId: string;
}

/** One step of a meter, with its cause. */
export interface MoodStep {
  readonly eventId: string;
  readonly questionId: string;
  readonly state: EmotionalState;
  readonly crowdEnergy: number;
  /** Moods of individual characters that changed with it: the asker and the asker's allies. */
  readonly characters?: Readonly<Record<string, EmotionalState>>;
  readonly reasons: readonly {
    readonly meter: 'frustration' | 'trust' | 'patience' | 'crowd_energy';
    readonly change: number;
    readonly because: string;
    readonly words: string | null;
  }[];
}

/** The steps of a proceeding that have taken place, in order. decisions.md §8. */
export interface ProceedingHeld {
  readonly stepped: readonly SteppedEvent[];
  readonly testified: readonly TestifiedEvent[];
  readonly rebutted: RebuttedEvent | null;
  readonly decided: DecidedEvent | null;
}

/** A rehearsal as folded from its record: everything that later steps need, and nothing that isn't on the record. */
export interface Rehearsal {
  readonly sessionId: string;
  /** Number of events folded. */
  readonly version: number;
  readonly seed: number;
  readonly mode: 'practice' | 'hearing';
  readonly startedAt: string | null;
  readonly updatedAt: string | null;
  readonly project: ProjectFacts;
  /** What the pages have sent about the project so far, later values over earlier ones; `project` is read from it. */
  readonly projectSource: Readonly<Record<string, unknown>>;
  readonly communityType: string;
  readonly communityData: Readonly<Record<string, unknown>> | null;
  readonly difficulty: 'beginner' | 'intermediate' | 'advanced' | 'expert';
  /** Documents on file, in the order they were filed. */
  readonly documents: readonly DocumentFiledEvent[];
  readonly presentation: PresentedEvent | null;
  readonly exchanges: readonly Exchange[];
  /** Second answers, in the order they were given; they affect nothing else in the rehearsal. */
  readonly rewinds: readonly Rewind[];
  readonly phase: string;
  readonly promises: readonly PromiseMade[];
  readonly contradictions: readonly ContradictionFound[];
  readonly openRequests: readonly OpenRequest[];
  /** Mood of each character who has been answered, and of the room as a whole. */
  readonly moods: Readonly<Record<string, EmotionalState>>;
  readonly room: EmotionalState & { readonly crowdEnergy: number };
  readonly moodSteps: readonly MoodStep[];
  readonly verdict: VotedEvent | null;
  readonly proceeding: ProceedingHeld;
  /** The applicant's last answer about each rule they were asked to review, by rule id. */
  readonly standardsReviewed: Readonly<Record<string, StandardReviewedEvent['answer']>>;
  /** What a second reading says about rules on file, by rule id. */
  readonly standardsRead: Readonly<Record<string, 'agrees' | 'differs'>>;
  /** What a language model read in the background. */
  readonly readBehind: readonly ReadBehindEvent[];
  /** Each wording that a language model has given the report. */
  readonly reportWordings: readonly ReportWordedEvent[];
}
