import type { QuestionType } from '@rostrum/contract';
import type { CharacterSheet } from '../../catalog/types.ts';
import type { Issue } from '../types.ts';

const firstPerson = /\b(?:I|I'm|I've|my|we|we're|we've|our)\b/;

/** Which of the specification's types a turn is.
 *  Takes: what is said, and by whom.  Gives: the type.  Throws: never. hearing.md §9 (Question types). */
export function questionTypeOf(issue: Issue, { role }: CharacterSheet): QuestionType {
  if (role === 'expert') return 'expert_challenge';
  if (issue.kind === 'unanswered_request') return 'demand_ultimatum';
  if (issue.kind === 'open_answer' && issue.weight > 0.8)
    return role === 'resident' ? 'interruption' : 'detailed_question';
  if (issue.form === 'request') return 'demand_ultimatum';
  if (issue.form === 'question' || role !== 'resident') return 'detailed_question';
  if (issue.position === 'against' && issue.sharpness >= 2) return 'emotional_accusation';
  return firstPerson.test(issue.text) ? 'personal_story' : 'detailed_question';
}
