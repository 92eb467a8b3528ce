import type { Purpose } from '@rostrum/contract';
import type { KnowledgeEntry } from '../knowledge/types.ts';
import type { Floor } from './lines/line.ts';

/** The heart of a turn: what is asked, or remarked, about a topic. */
export interface Core {
  readonly text: string;
  readonly purpose: Purpose;
  readonly sharpness: 1 | 2 | 3;
  /** Ids of the elements it is after; empty: all. */
  readonly after: readonly string[];
  readonly from: Floor;
  readonly isRemark: boolean;
}

const byEntry = new WeakMap<KnowledgeEntry, readonly Core[]>();

/** What a remark does, told by its words: most communicate, some approve, some object. */
function purposeOfRemark(text: string): Purpose {
  if (/\b(?:I (?:like|appreciate|am glad|credit)|good (?:to see|start)|glad|welcome)\b/i.test(text)) return 'support';
  if (
    /\b(?:worr\w+|not (?:convinced|comfortable|satisfied)|hard to|do not (?:buy|believe|see)|trouble|too (?:close|many|much|tall|big)|never)\b/i.test(
      text,
    )
  )
    return 'criticism';
  if (/\b(?:if (?:this|we|it)|would mean|ends up|in ten years|later)\b/i.test(text)) return 'implications';
  return 'communicate';
}

/** Everything the knowledge has a person say on a topic, in one list. Takes: an entry. Gives: its cores, questions before remarks. */
export function coresOf(entry: KnowledgeEntry): readonly Core[] {
  const known = byEntry.get(entry);
  if (known !== undefined) return known;
  const cores: readonly Core[] = [
    ...entry.board.map((question): Core => ({
      text: question.text,
      purpose: question.purpose,
      sharpness: question.sharpness,
      after: question.after,
      from: 'board',
      isRemark: false,
    })),
    ...entry.resident.map((text): Core => ({
      text,
      purpose: 'communicate',
      sharpness: 1,
      after: [],
      from: 'public',
      isRemark: false,
    })),
    ...entry.expert.map((text): Core => ({
      text,
      purpose: 'criticism',
      sharpness: 2,
      after: [],
      from: 'expert',
      isRemark: false,
    })),
    ...entry.remarks.map((text): Core => ({
      text,
      purpose: purposeOfRemark(text),
      sharpness: 1,
      after: [],
      from: 'board',
      isRemark: true,
    })),
  ];
  byEntry.set(entry, cores);
  return cores;
}
