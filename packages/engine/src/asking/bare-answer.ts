import { wordCount } from './spoken.ts';
import type { Turn } from './turn.ts';

/** Words up to which an answer is a yes or a no and nothing else. */
const mostWords = 2;
const yesOrNo = /^(?:yes|no|nope|yeah|yep|sure|correct|right|maybe|never|absolutely|okay|fine|certainly)\b/i;
/** Turns back to which a follow-up reaches. */
const recent = 24;

/** True where the answer that is followed up was a bare word: nothing in it went halfway, helped a little, or was general.
 *  Takes: the turn.  Throws: never. */
export function answeredBarely({ issue, rehearsal }: Turn): boolean {
  if (issue.kind !== 'open_answer') return false;
  const exchange = rehearsal.exchanges.slice(-recent).findLast(({ asked }) => asked.question_id === issue.followUpOf);
  const text = exchange?.answered?.text;
  return text !== undefined && wordCount(text) <= mostWords && yesOrNo.test(text.trim());
}
