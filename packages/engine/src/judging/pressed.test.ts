import { expect, it } from 'vitest';
import { applyEvent, newRehearsal } from '../record/fold.ts';
import { plainAsked } from '../record/plain-asked.ts';
import { judgeAnswer } from './judge-answer.ts';
import { nothingFiled } from './nothing-filed.ts';

const at = '2026-01-01T00:00:00.000Z';
const words = { venue: 'board', topic: 'hours', issue_key: 'asked:q-1' } as const;

it('judges the answer to a question that presses for one by the question that got none', () => {
  const first = plainAsked({ ...words, question_id: 'q-1', question: 'Who locks the gate at night?' });
  const second = plainAsked({ ...words, question_id: 'q-2', question: "I didn't hear an answer in that." });
  let r = applyEvent(newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa'), { ...first, id: 'a-1', at });
  r = applyEvent(r, { id: 'n-1', at, type: 'answered', question_id: 'q-1', text: 'We love that gate.' });
  r = applyEvent(r, { ...second, id: 'a-2', at, follow_up_of: 'q-1' });
  const { assessment, feedback } = judgeAnswer(r, nothingFiled, {
    question: "I didn't hear an answer in that.",
    answer: 'Ron Becker, at nine.',
    questionId: 'q-2',
    characterId: null,
    topicFocus: null,
  });
  expect(assessment.reasons?.[0]?.rule).toBe('Looked for who.');
  expect(feedback).not.toContain('hear an answer');
});
