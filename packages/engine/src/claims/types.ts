import type { Mark } from './strength.ts';
import type { Quantity, Schedule, Span } from '../language/types.ts';

/** Where a claim was made. */
export type ClaimSource = 'presentation' | 'form' | 'answer' | 'rebuttal' | 'staff_report' | 'testimony';

/** A value of which one thing has one. */
export interface Choice {
  readonly family: string;
  readonly value: string;
  /** The thing that has it, its lemma, and the words right before it: 'fence', 'playground'; null where the value says enough. */
  readonly noun: string | null;
  readonly kinds: readonly string[];
}

/** A step of the work, counted by what is built: 'before the first house', 'at house 80'. */
export interface Milestone {
  readonly position: 'before' | 'at' | 'after';
  /** Lemma of what is counted. */
  readonly thing: string;
  readonly number: number;
}

/** One thing somebody stated, with its place. What is not stated is null, never guessed. */
export interface Claim {
  readonly source: ClaimSource;
  /** Id of the event or document it stands in. */
  readonly from: string;
  /** Concept of the lexicon ('setback', 'fence', 'trucks', 'herbicide'), or null where none is recognized. */
  readonly subject: string | null;
  /** What it is about as said: content lemmas in order, without words that say nothing and without `within`. Two claims are held
   *  against each other by them. */
  readonly head: readonly string[];
  /** `head` with what the clause leaves to its question: 'Twenty.' 'The county maintains it.' 'No.' */
  readonly full: readonly string[];
  /** Words of the question that stand before a noun of this claim and only describe it: 'order' of 'order speaker'. */
  readonly describing: readonly string[];
  /** How far it reaches: over all cases, some, for now. */
  readonly marks: readonly Mark[];
  /** Content lemmas of the question that it answers, where there is one ('How tall is the wall?' 'Eight feet.'). */
  readonly asked: readonly string[];
  /** Those of `asked` that say where, when and for what: no pronoun of the answer stands for them. */
  readonly askedAround: readonly string[];
  /** Those of `head` that say where, when and for what: behind prepositions ('on Mill Road'). */
  readonly circumstances: readonly string[];
  /** Nouns of things that it takes for granted: 'flaring' in 'the flaring lasts an hour', 'bus' in 'there is a bus'. */
  readonly presupposes: readonly string[];
  /** The thing whose measure the figure is, its lemma: 'fence' in 'an eight-foot fence'; null where nothing names it. */
  readonly measured: string | null;
  /** The figure is of all there are ('there are six', 'the six'), not of some of them ('six run at once'). */
  readonly isTotal: boolean;
  /** It leans on its question and is neither a yes or no to it nor what it asked for: 'The median.' to 'Can you turn left?'. It affirms
   *  nothing of what the question says. */
  readonly isAside: boolean;
  /** The answer says nothing of what it is about, and has it from the question: 'Eight feet.' */
  readonly isOpen: boolean;
  /** It has no verb of its own: 'Eight feet.' 'Thirty percent of the units.' */
  readonly isFragment: boolean;
  /** A pronoun stands for what was said before: 'They run at night.' */
  readonly isPronominal: boolean;
  /** What has or holds what is counted: 'sanctuary' in 'the sanctuary has 400 seats'; null where nothing does. */
  readonly holder: string | null;
  /** The figure is said of the nearest, or of the largest: no other is below, above it. */
  readonly extreme: 'least' | 'most' | null;
  /** What of the thing the figure measures: 'height', 'distance', ...; null where nothing says so. */
  readonly attribute: string | null;
  /** Lemma of what is done or is the case ('build', 'be', 'spray'). */
  readonly predicate: string | null;
  /** Who does it: 'applicant', a concept of a party ('county', 'fire_department', 'contractor'), or a name as said. */
  readonly party: string | null;
  /** What a distance is measured to ('property_line', 'house', 'road'), a share is taken of, and the like. */
  readonly measuredTo: string | null;
  readonly quantity: Quantity | null;
  readonly schedule: Schedule | null;
  /** The step of the work that it is put to; null where none is named by number. */
  readonly milestone: Milestone | null;
  /** Value of an exclusive choice of the lexicon ('chain_link' of fence kinds, 'lease' of tenures). */
  readonly choice: Choice | null;
  readonly polarity: 'affirmed' | 'denied';
  /** Only `stated` and `committed` can be held against anybody. */
  readonly modality: 'stated' | 'committed' | 'offered' | 'hypothetical' | 'questioned' | 'reported';
  readonly time: 'now' | 'future' | 'past';
  /** True for another project, another site, somebody else's practice. */
  readonly elsewhere: boolean;
  /** Limits of what is claimed: the phase, part, season or condition it was stated for, as lemmas in order of the alphabet. */
  readonly within: readonly string[];
  /** What it hangs on, as lemmas of the condition; empty where it hangs on nothing, or is the condition. */
  readonly condition: readonly string[];
  /** The clause, and the sentence around it, in the text it was made in. */
  readonly span: Span;
  readonly sentence: Span;
  readonly words: string;
}

/** Why two claims of one speaker cannot both be true. */
export interface Conflict {
  readonly kind: 'quantity' | 'polarity' | 'exclusive_value' | 'party' | 'schedule';
  readonly earlier: Claim;
  readonly now: Claim;
  /** What they are both about, in plain words: 'panel height'. */
  readonly subject: string;
  /** `asserted` where subject, scope, unit and time match; else it may only be asked about. */
  readonly certainty: 'asserted' | 'question';
}
