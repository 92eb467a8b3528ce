import type { Dimension, Quantity, ScopeKind } from '../language/types.ts';

/** One entry of a lexicon file: a concept, party, activity, unit or trigger with the words that name it. */
export interface LexiconEntry {
  readonly id: string;
  /** Words or phrases in dictionary form, matched on lemmas; for scopes, bounds and activities, patterns of `matcher`. */
  readonly words: readonly string[];
  /** Things of which a figure is this if nothing says so: a pit's length is its depth. */
  readonly usual?: readonly string[];
  /** Why the entry is here, or what it does not cover. */
  readonly note?: string;
}

/** Forms that regular inflection would get wrong, under their lemma; or a class of words. */
export type ClassEntry = LexiconEntry;

export interface ContractionEntry extends LexiconEntry {
  /** What its parts mean; '' keeps the part as it is. */
  readonly as: readonly string[];
  /** Where the token is split; from the end if negative. */
  readonly cut: number;
  readonly ending?: boolean;
}

export interface NumberEntry extends LexiconEntry {
  readonly role: 'small' | 'ten' | 'hundred' | 'magnitude' | 'part';
  readonly value: number;
}

export interface UnitEntry extends LexiconEntry {
  readonly dimension: Dimension;
  /** The number of base units of its dimension in one of these. */
  readonly factor: number;
  /** Lemmas next to which a figure without a unit is in this unit. */
  readonly named_by?: readonly string[];
}

export interface BoundEntry extends LexiconEntry {
  readonly id: Quantity['bound'];
  readonly place: 'before' | 'after';
}

export interface TimeEntry extends LexiconEntry {
  readonly days?: readonly number[];
  readonly minutes?: number;
  readonly half?: 'am' | 'pm';
}

/** A trigger of a scope, a terminator, or words that look like a trigger but aren't. */
export interface ScopeEntry extends LexiconEntry {
  readonly scope: ScopeKind | null;
  readonly direction: 'forward' | 'backward' | 'both' | 'terminate' | 'pseudo';
  readonly until?: 'clause' | 'sentence';
  /** A sentence in which the words in [brackets] are inside the scope, and one in which they aren't. */
  readonly holds: string;
  readonly fails: string;
}

/** A thing on a site, a place measured to, or an activity. */
export interface ConceptEntry extends LexiconEntry {
  /** What readers see: 'panel height'. */
  readonly label: string;
  readonly attributes?: readonly string[];
}

export interface PartyEntry extends LexiconEntry {
  readonly label?: string;
}

/** Values that exclude each other for one thing: a fence is chain link or it is wood. */
export interface ChoiceEntry extends Omit<LexiconEntry, 'words'> {
  readonly label: string;
  readonly of?: readonly string[];
  readonly words?: readonly string[];
  readonly values: readonly { readonly id: string; readonly words: readonly string[]; readonly note?: string }[];
}

/** The entries of a file by its kind. */
export interface EntriesByKind {
  readonly classes: ClassEntry;
  readonly lemmas: ClassEntry;
  readonly contractions: ContractionEntry;
  readonly numbers: NumberEntry;
  readonly units: UnitEntry;
  readonly bounds: BoundEntry;
  readonly times: TimeEntry;
  readonly scopes: ScopeEntry;
  readonly concepts: ConceptEntry;
  readonly parties: PartyEntry;
  readonly choices: ChoiceEntry;
  readonly uses: ConceptEntry;
}

/** A file of the lexicon. */
export type LexiconFile = {
  readonly [Kind in keyof EntriesByKind]: {
    readonly kind: Kind;
    readonly description: string;
    readonly entries: readonly EntriesByKind[Kind][];
  };
}[keyof EntriesByKind];
