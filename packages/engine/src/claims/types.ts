import type { Mark } from './strength.ts';
import type { Quantity, Schedule, Span } from '../language/types.ts';

/** Where a claim was made. */
export type ClaimSource = 'presentation' | 'form' | 'answer' | 'rebuttal' | 'staff_report' | 'testimony';

/** A value that a thing can have only one of. */
export interface Choice {
  readonly family: string;
  readonly value: string;
  /** The thing that has it, its lemma, and the words right before it: 'fence', 'playground'; null if the value says enough. */
  readonly noun: string | null;
  readonly kinds: readonly string[];
  /** It is of a number of them: 'thirty trees come down'. */
  readonly isCounted: boolean;
}

/** A milestone, counted by what is built: 'before the first house', 'at house 80'. */
export interface Milestone {
  readonly position: 'before' | 'at' | 'after';
  /** Lemma of what is counted. */
  readonly thing: string;
  readonly number: number;
}

/** One thing somebody stated, with its place. What isn't stated is null, never guessed. */
export interface Claim {
  readonly source: ClaimSource;
  /** Id of the event or document it is in. */
  readonly from: string;
  /** Concept of the lexicon ('setback', 'fence', 'trucks', 'herbicide'), or null if none is recognized. */
  readonly subject: string | null;
  /** What it is about as said: content lemmas in order, without filler words and without `within`. Two claims are compared by them. */
  readonly head: readonly string[];
  /** `head` plus what the clause leaves to its question: 'Twenty.' 'The county maintains it.' 'No.' */
  readonly full: readonly string[];
  /** Its nouns that are described, with what describes them: 'propane tank'. */
  readonly phrases: readonly (readonly string[])[];
  /** Words of the question that come before a noun of this claim and only describe it: 'order' for 'order speaker'. */
  readonly describing: readonly string[];
  /** How far it reaches: all cases, some, for now. */
  readonly marks: readonly Mark[];
  /** Content lemmas of the question that it answers, if there is one ('How tall is the wall?' 'Eight feet.'). */
  readonly asked: readonly string[];
  /** Those of `asked` that say where, when and for what: no pronoun of the answer refers to them. */
  readonly askedAround: readonly string[];
  /** Those of `head` that say where, when and for what: the words after prepositions ('on Mill Road'). */
  readonly circumstances: readonly string[];
  /** Nouns of things that it takes for granted: 'flaring' in 'the flaring lasts an hour', 'bus' in 'there is a bus'. */
  readonly presupposes: readonly string[];
  /** The thing whose measure the figure is, its lemma: 'fence' in 'an eight-foot fence'; null if nothing names it. */
  readonly measured: string | null;
  /** The figure counts all there are ('there are six', 'the six'), not some of them ('six run at once'). */
  readonly isTotal: boolean;
  /** It relies on its question, and is neither a yes or no to it nor what it asked for: 'The median.' to 'Can you turn left?'. It affirms
   *  nothing that the question says. */
  readonly isAside: boolean;
  /** The answer doesn't say what it is about, and gets that from the question: 'Eight feet.' */
  readonly isOpen: boolean;
  /** It has no verb of its own: 'Eight feet.' 'Thirty percent of the units.' */
  readonly isFragment: boolean;
  /** A pronoun refers to what was said before: 'They run at night.' */
  readonly isPronominal: boolean;
  /** What has or holds the things counted: 'sanctuary' in 'the sanctuary has 400 seats'; null if nothing does. */
  readonly holder: string | null;
  /** The figure is about the nearest, or the largest: no other is below, or above, it. */
  readonly extreme: 'least' | 'most' | null;
  /** What about the thing the figure measures: 'height', 'distance', ...; null if nothing says so. */
  readonly attribute: string | null;
  /** Lemma of the action or state ('build', 'be', 'spray'). */
  readonly predicate: string | null;
  /** Who does it: 'applicant', a concept of a party ('county', 'fire_department', 'contractor'), or a name as said. */
  readonly party: string | null;
  /** The noun of its subject, if its verb is active: 'plant' in 'the plant in Ames brings in crews'; null for a pronoun. */
  readonly doer: string | null;
  /** Whose the subject is, if it is somebody else's: 'mill' for 'the feed mill's trucks'; null if nobody is named. */
  readonly owner: string | null;
  /** What a distance is measured to ('property_line', 'house', 'road'), what a share is taken of, and so on. */
  readonly measuredTo: string | null;
  readonly quantity: Quantity | null;
  readonly schedule: Schedule | null;
  /** The one year that it names: 'in August of 2027'. */
  readonly year: number | null;
  /** The milestone it is tied to; null if none is named by number. */
  readonly milestone: Milestone | null;
  /** Value of an exclusive choice of the lexicon ('chain_link' of fence kinds, 'lease' of tenures). */
  readonly choice: Choice | null;
  readonly polarity: 'affirmed' | 'denied';
  /** Only `stated` and `committed` can be held against anybody. */
  readonly modality: 'stated' | 'committed' | 'offered' | 'hypothetical' | 'questioned' | 'reported';
  readonly time: 'now' | 'future' | 'past';
  /** True for another project, another site, or somebody else's practice. */
  readonly elsewhere: boolean;
  /** Limits of the claim: the phase, part, season or condition it was stated for, as lemmas in alphabetical order. */
  readonly within: readonly string[];
  /** Its condition, as lemmas; empty if there is none, or if it is the condition itself. */
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
  /** `asserted` if subject, scope, unit and time match; otherwise it may only be asked about. */
  readonly certainty: 'asserted' | 'question';
}
