import { describe, expect, it } from 'vitest';
import type { AnsweredEvent, AskedEvent } from '@rostrum/contract';
import { newRehearsal } from '../record/fold.ts';
import { findContradictions } from './find-contradictions.ts';
import { memoryCases } from './cases/two-answers.ts';

const base = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');

function clashes(question: string, answer: string, laterQuestion: string, later: string) {
  const asked = { question_id: 'q1', question } as AskedEvent;
  const answered = { id: 'a1', text: answer } as AnsweredEvent;
  return findContradictions({ ...base, exchanges: [{ asked, answered, judged: null }] }, later, 'q2', laterQuestion);
}

describe.each(memoryCases)('$about', ({ clashing, agreeing }) => {
  it.each(clashing)('%s %s / %s %s', (question, answer, laterQuestion, later) => {
    const [found] = clashes(question, answer, laterQuestion, later);
    expect(found).toBeDefined();
    // Both are quoted to the applicant word for word, under a name that is no fragment of a rule.
    expect(answer).toContain(found?.earlier);
    expect(later).toContain(found?.now);
    expect(found?.subject).toMatch(/^[a-z][a-z' -]+$/);
  });

  it.each(agreeing)('but these agree, either way round: %s %s / %s %s', (question, answer, laterQuestion, later) => {
    expect(clashes(question, answer, laterQuestion, later)).toEqual([]);
    expect(clashes(laterQuestion, later, question, answer)).toEqual([]);
  });
});
