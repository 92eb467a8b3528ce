/** A place in the text of the minutes: the words as they appear there and their offset in UTF-16 units. */
export interface Place {
  readonly quote: string;
  readonly start: number;
}

export type MemberRole = 'chair' | 'vice_chair' | 'member';
export type NamedVote = 'yes' | 'no' | 'abstain' | 'recused';

/** The outcome of a motion or an item. `not_stated` if the minutes don't say. */
export type MinutesOutcome =
  | 'approved'
  | 'approved_with_conditions'
  | 'approved_less'
  | 'denied'
  | 'postponed'
  | 'withdrawn'
  | 'motion_failed'
  | 'no_action'
  | 'not_stated';

export type StaffView = 'approve' | 'approve_with_conditions' | 'approve_less' | 'deny' | 'postpone';

/** What was requested, as far as the title and the motion say. */
export type MinutesKind =
  | 'rezoning'
  | 'special_use'
  | 'variance'
  | 'site_plan'
  | 'subdivision'
  | 'text_or_plan'
  | 'procedural'
  | 'other';

export interface MinutesMember {
  readonly name: string;
  readonly role: MemberRole;
  readonly present: boolean;
  readonly at: Place | null;
}

export interface MinutesMotion {
  readonly mover: string | null;
  readonly seconder: string | null;
  readonly text: string;
  readonly at: Place;
}

export interface RaisedTopic {
  readonly member: string;
  readonly topic: string;
  readonly at: Place;
}

/** One motion with its item, or an item without a motion. */
export interface MinutesItem {
  readonly title: string;
  readonly titleAt: Place | null;
  readonly kind: MinutesKind;
  readonly staff: { readonly view: StaffView; readonly at: Place } | null;
  readonly motion: MinutesMotion | null;
  /** Votes that the text gives by name, each with its position. */
  readonly votes: Readonly<Record<string, NamedVote>>;
  readonly votePlaces: Readonly<Record<string, Place>>;
  /** Votes that follow from a unanimous vote or a count and the attendance. */
  readonly inferred: Readonly<Record<string, NamedVote>>;
  readonly tally: { readonly yes: number; readonly no: number } | null;
  readonly outcome: MinutesOutcome;
  readonly outcomeAt: Place | null;
  /** A higher body decides. */
  readonly recommends: boolean;
  readonly conditions: readonly Place[];
  readonly topics: readonly string[];
  readonly raised: readonly RaisedTopic[];
}

/** One meeting, read. */
export interface MinutesRead {
  readonly body: string | null;
  /** ISO date; null if none is printed. */
  readonly date: string | null;
  readonly members: readonly MinutesMember[];
  readonly items: readonly MinutesItem[];
  /** Minutes from call to order to adjournment; null if the times aren't printed. */
  readonly length: { readonly minutes: number; readonly at: Place } | null;
}
