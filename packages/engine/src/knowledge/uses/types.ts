import type { BoardQuestion, IndustryGroup, TopicId } from '../types.ts';

/** What is asked about one topic where the land is put to this use; the same rules of text as in `KnowledgeEntry`. */
export interface UseLines {
  readonly board: readonly BoardQuestion[];
  readonly resident: readonly string[];
  readonly remarks: readonly string[];
  readonly expert: readonly string[];
}

/** A use of land that is finer than an industry group: a quarry among the factories, a church, a cell tower. It brings its own
 *  questions, which are asked before those of its group, and says how its hearings differ. */
export interface UseSheet {
  readonly id: string;
  /** Recognises the use in a type, a name or a description. */
  readonly pattern: RegExp;
  /** Uses that this one is a special case of: a truck stop is a fuel station, and is asked about its trucks. */
  readonly refines?: readonly string[];
  /** Groups in which the use may be found; elsewhere the words only name a neighbor. */
  readonly groups: readonly IndustryGroup[];
  /** How much oftener (or, below 0, more rarely) the topic is raised than its group would have it: -0.5..0.5. */
  readonly shift: Partial<Record<TopicId, number>>;
  readonly lines: Partial<Record<TopicId, UseLines>>;
}

/** The lines of a topic. Takes: board questions, then what residents, members thinking aloud and experts say. */
export function said(
  board: readonly BoardQuestion[],
  resident: readonly string[] = [],
  remarks: readonly string[] = [],
  expert: readonly string[] = [],
): UseLines {
  return { board, resident, remarks, expert };
}
