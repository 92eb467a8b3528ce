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

/** A question with what followed it. */
export interface Exchange {
  readonly asked: AskedEvent;
  readonly answered: AnsweredEvent | null;
  readonly judged: JudgedEvent | null;
}

/** A question answered again after the hearing. `of` is the id of the answer that stands. */
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
  /** The kind of project in the applicant's own words, where the catalogue has another name for it: 'truck stop'. */
  readonly typeSaid?: string;
  readonly industry: IndustryGroup;
  readonly city: string | null;
  readonly county: string | null;
  readonly state: string | null;
  /** The city, else '{county} County', else 'the proposed location'. */
  readonly place: string;
  readonly zoning: string | null;
  readonly description: string | null;
  /** Free facts the applicant entered (size_facts and the like), each a sentence that can be quoted. */
  readonly facts: readonly string[];
}

/** Something the applicant undertook to do, in their words. */
export interface PromiseMade {
  readonly text: string;
  readonly topic: TopicId | null;
  readonly toCharacterId: string | null;
  readonly eventId: string;
  /** True where it can be enforced: a who, a when, a measure, or acceptance as a condition. */
  readonly enforceable: boolean;
}

export interface ContradictionFound {
  readonly earlier: string;
  readonly now: string;
  readonly subject: string;
  readonly eventId: string;
  /** Found by a language model, behind the calls. */
  readonly by?: 'model' | undefined;
}

/** A request that a character made and that no answer has met. */
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
  /** Moods of single characters that changed with it: the one who asked, and those who side with them. */
  readonly characters?: Readonly<Record<string, EmotionalState>>;
  readonly reasons: readonly {
    readonly meter: 'frustration' | 'trust' | 'patience' | 'crowd_energy';
    readonly change: number;
    readonly because: string;
    readonly words: string | null;
  }[];
}

/** What was held of a proceeding, in the order in which it was held. decisions.md §8. */
export interface ProceedingHeld {
  readonly stepped: readonly SteppedEvent[];
  readonly testified: readonly TestifiedEvent[];
  readonly rebutted: RebuttedEvent | null;
  readonly decided: DecidedEvent | null;
}

/** A rehearsal as folded from its record: everything that later steps need, and nothing that is not in the record. */
export interface Rehearsal {
  readonly sessionId: string;
  /** Number of events folded. */
  readonly version: number;
  readonly seed: number;
  readonly mode: 'practice' | 'hearing';
  readonly startedAt: string | null;
  readonly updatedAt: string | null;
  readonly project: ProjectFacts;
  /** What the pages sent of the project so far, later words over earlier ones; `project` is read out of it. */
  readonly projectSource: Readonly<Record<string, unknown>>;
  readonly communityType: string;
  readonly communityData: Readonly<Record<string, unknown>> | null;
  readonly difficulty: 'beginner' | 'intermediate' | 'advanced' | 'expert';
  /** Documents on file, in the order they were filed. */
  readonly documents: readonly DocumentFiledEvent[];
  readonly presentation: PresentedEvent | null;
  readonly exchanges: readonly Exchange[];
  /** Second answers, in the order they were given; nothing else of the rehearsal knows of them. */
  readonly rewinds: readonly Rewind[];
  readonly phase: string;
  readonly promises: readonly PromiseMade[];
  readonly contradictions: readonly ContradictionFound[];
  readonly openRequests: readonly OpenRequest[];
  /** Mood of each character that has been answered, and of the room as a whole. */
  readonly moods: Readonly<Record<string, EmotionalState>>;
  readonly room: EmotionalState & { readonly crowdEnergy: number };
  readonly moodSteps: readonly MoodStep[];
  readonly verdict: VotedEvent | null;
  readonly proceeding: ProceedingHeld;
  /** The applicant's last answer on each rule that was put to them, by the rule's id. */
  readonly standardsReviewed: Readonly<Record<string, StandardReviewedEvent['answer']>>;
  /** What a second reading says of rules on file, by the rule's id. */
  readonly standardsRead: Readonly<Record<string, 'agrees' | 'differs'>>;
  /** What a language model read behind the calls. */
  readonly readBehind: readonly ReadBehindEvent[];
  /** The words in which a language model has put the report, as it stood each time. */
  readonly reportWordings: readonly ReportWordedEvent[];
}
