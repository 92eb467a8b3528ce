import type { Citation } from '@rostrum/contract';
import { mentionIndexOf } from './mentions.ts';
import { ReadAloud } from './read-aloud.ts';
import type { Turn } from './turn.ts';
import type { IssueKind } from './types.ts';

/** Kinds for which a quotation is only a way in, so that any fresh one on the subject will do. */
const mayChooseQuote: ReadonlySet<IssueKind> = new Set(['industry_concern', 'community_priority']);
/** Quotations on one subject that are weighed. */
const mostWeighed = 6;

const known = new WeakMap<Turn, readonly Citation[]>();

/** What this turn could read from: the quotation of its issue first, then whatever else the applicant said or filed on the
 *  subject and nobody has read aloud.  Takes: the turn.  Gives: citations; may be empty.  Throws: never. */
export function quotableIn(turn: Turn): readonly Citation[] {
  const before = known.get(turn);
  if (before !== undefined) return before;
  const own = turn.issue.citations.slice(0, 1);
  const others: Citation[] = [];
  if (mayChooseQuote.has(turn.issue.kind)) {
    const aloud = new ReadAloud(turn.rehearsal.exchanges.slice(-48).flatMap(({ asked }) => asked.citations));
    for (const { citation } of mentionIndexOf(turn.materials).byTopic.get(turn.topic) ?? []) {
      if (others.length >= mostWeighed) break;
      if (!own.some(({ quote }) => quote === citation.quote) && !aloud.has(citation)) others.push(citation);
    }
  }
  const all = [...own, ...others];
  known.set(turn, all);
  return all;
}
