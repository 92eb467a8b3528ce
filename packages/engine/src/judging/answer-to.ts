import type { Question } from '../asking/types.ts';
import type { JudgeRequest } from './types.ts';

/** An answer to be judged, to a question that the engine asked.
 *  Takes: the question, its id on the record, and what was said.  Gives: the request.  Throws: never. */
export function answerTo(question: Question, questionId: string, answer: string): JudgeRequest {
  return {
    answer,
    questionId,
    question: question.text,
    characterId: question.character.character_id,
    topicFocus: null,
  };
}
