import type { Purpose } from '@rostrum/contract';
import type { KnowledgeEntry } from '../knowledge/types.ts';
import type { UseLines } from '../knowledge/uses/types.ts';
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
  /** Made for any project, where this one's industry has lines of its own. */
  readonly forAnybody?: boolean;
  /** Made for this very use of land and not for its whole industry. */
  readonly ofUse?: boolean;
}

const byEntry = new WeakMap<KnowledgeEntry, readonly Core[]>();
const forAnybody = new WeakMap<KnowledgeEntry, readonly Core[]>();
const byUse = new WeakMap<UseLines, readonly Core[]>();

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

/** What a line from the public or an expert is for, told by its words: the knowledge keeps purposes for the board only. */
function purposeOfLine(text: string, from: Floor): Purpose {
  const asks = text.slice(text.lastIndexOf('. ') + 1);
  if (from === 'expert')
    return /\b(?:which|what|how|where|on what basis)\b/i.test(asks) && asks.includes('?')
      ? 'clarification'
      : 'criticism';
  if (
    /\b(?:what happens|if (?:the|it|you|that|my|our|one)|when (?:the|it|you) .{0,20}(?:fails?|breaks?|leaks?|goes|dries|quits?)|next (?:one|time)|who pays|twenty years|after that)\b/i.test(
      text,
    )
  )
    return 'implications';
  if (/\b(?:why|do not tell|how come|who thought|did nobody|nobody)\b/i.test(asks)) return 'criticism';
  if (/\b(?:how (?:many|much|far|close|long|loud|tall|high)|what time|which|where)\b/i.test(asks)) return 'background';
  if (/\b(?:could|can|would|will) (?:you|it|they|this|that)\b/i.test(asks)) return 'support';
  if (/^\s*(?:did|has|have|is|are|does|do)\b/i.test(asks)) return 'clarification';
  return 'communicate';
}

/** What is asked about a topic where the land is put to one use. Takes: its lines. Gives: its cores. */
export function coresOfUse(lines: UseLines): readonly Core[] {
  const known = byUse.get(lines);
  if (known !== undefined) return known;
  const cores = coresIn(lines).map((core): Core => ({ ...core, ofUse: true }));
  byUse.set(lines, cores);
  return cores;
}

/** What is asked of any project, for one whose own industry has its own list of what a complete answer contains: the questions
 *  are after all of that.  Takes: the entry for any project.  Gives: its cores. */
export function coresForAnybody(entry: KnowledgeEntry): readonly Core[] {
  const known = forAnybody.get(entry);
  if (known !== undefined) return known;
  const cores = coresOf(entry).map((core): Core => ({ ...core, after: [], forAnybody: true }));
  forAnybody.set(entry, cores);
  return cores;
}

/** Everything the knowledge has a person say on a topic, in one list. Takes: an entry. Gives: its cores, questions before remarks. */
export function coresOf(entry: KnowledgeEntry): readonly Core[] {
  const known = byEntry.get(entry);
  if (known !== undefined) return known;
  const cores = coresIn(entry);
  byEntry.set(entry, cores);
  return cores;
}

function coresIn(entry: UseLines): readonly Core[] {
  return [
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
      purpose: purposeOfLine(text, 'public'),
      sharpness: 1,
      after: [],
      from: 'public',
      isRemark: false,
    })),
    ...entry.expert.map((text): Core => ({
      text,
      purpose: purposeOfLine(text, 'expert'),
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
}
