import type { Citation, Purpose, QuestionType, Venue } from '@rostrum/contract';
import type { CharacterSheet, CommunitySheet } from '../catalogue/types.ts';
import type { KnowledgeEntry, TopicId, TopicKnowledge } from '../knowledge/types.ts';
import type { Materials } from '../filed/types.ts';
import type { Rehearsal } from '../record/rehearsal.ts';
import type { Floor } from './lines/line.ts';
import type { NamesSaid } from './names-said.ts';
import type { Issue } from './types.ts';

/** Everything the words of one turn depend on. */
export interface Turn {
  readonly rehearsal: Rehearsal;
  readonly materials: Materials;
  readonly venue: Venue;
  readonly community: CommunitySheet;
  readonly character: CharacterSheet;
  readonly floor: Floor;
  readonly issue: Issue;
  readonly topic: TopicId;
  readonly knowledge: TopicKnowledge;
  readonly entry: KnowledgeEntry;
  readonly names: NamesSaid;
  readonly move: Move;
  /** Questions that no new one may repeat, newest last. */
  readonly before: readonly string[];
}

/** What a character does with its turn. */
export interface Move {
  readonly questionType: QuestionType;
  /** True for a remark, a request or a condition thought aloud. */
  readonly isRemark: boolean;
  /** The sharpest line that fits this character tonight. */
  readonly sharpness: 1 | 2 | 3;
  /** Purposes that have not been served for a while, most wanted first. */
  readonly wanted: readonly Purpose[];
  /** Purposes that nobody has served yet in this part of the hearing; empty while it is young. */
  readonly unserved: readonly Purpose[];
  /** Too many of the last turns could have been said of any project; this one should not. */
  readonly wantsFact: boolean;
  /** Name of the ally whose point is taken up, for coalition_building. */
  readonly ally: string | null;
  /** The last answer settled the matter for this very character. */
  readonly wasSatisfied: boolean;
  /** The last answer, to somebody else in this hearing, was complete. */
  readonly wasSettled: boolean;
}

/** What was composed. */
export interface Spoken {
  readonly text: string;
  readonly citations: readonly Citation[];
  readonly purpose: Purpose;
  readonly after: readonly string[];
}
