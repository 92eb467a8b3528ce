import type { AskedEvent } from '@rostrum/contract';

type PlainAsked = Omit<AskedEvent, 'id' | 'at'>;
type Known = Pick<PlainAsked, 'question_id' | 'question' | 'venue' | 'topic' | 'issue_key'> & Partial<PlainAsked>;

/** A question that the engine did not ask: a canned one, one passed in as bare words, or one asked elsewhere. decisions.md §5.
 *  Takes: what is known about it. Gives: the event (without id and time), which claims nothing more: no particular asker, no particular
 *  expectation, no passage behind it. */
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
