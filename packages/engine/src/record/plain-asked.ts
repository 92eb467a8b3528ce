import type { AskedEvent } from '@rostrum/contract';

type PlainAsked = Omit<AskedEvent, 'id' | 'at'>;
type Known = Pick<PlainAsked, 'question_id' | 'question' | 'venue' | 'topic' | 'issue_key'> & Partial<PlainAsked>;

/** A question that does not come from the record as the engine reads it: a canned one, one of which only the words were
 *  told, one that was asked elsewhere. decisions.md §5.
 *  Takes: what is known of it. Gives: the event (without id and instant), which claims nothing beyond that: nobody in
 *  particular asks, nothing in particular is expected, and it rests on no passage. */
export function plainAsked(known: Known): PlainAsked {
  return {
    type: 'asked',
    character_id: '',
    character_name: '',
    character_role: '',
    issue_kind: 'industry_concern',
    question_type: 'fallback',
    method: 'fallback',
    purpose: 'background',
    expects: [],
    citations: [],
    follow_up_of: null,
    ...known,
  };
}
