import type { AskedEvent, Venue } from '@rostrum/contract';
import type { AskedStamp, Question } from './types.ts';

/** What a question puts on the record, except for the caller's own stamp.
 *  Takes: the question as decided, and where it is asked.  Gives: the fields of its `asked` event.  Throws: never.
 *  Specification: decisions.md §5. */
export function askedOf(question: Question, venue: Venue): Omit<AskedEvent, keyof AskedStamp> {
  return {
    type: 'asked',
    question: question.text,
    venue,
    character_id: question.character.character_id,
    character_name: question.character.name,
    character_role: question.character.role,
    topic: question.topic,
    issue_kind: question.issue.kind,
    issue_key: question.issue.key,
    question_type: question.questionType,
    method: question.method,
    purpose: question.purpose,
    expects: [...question.expects],
    citations: [...question.citations],
    follow_up_of: question.issue.followUpOf,
    context: question.context,
  };
}
