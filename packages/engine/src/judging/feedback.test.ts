import { describe, expect, it } from 'vitest';
import type { AskedEvent, JudgedEvent } from '@rostrum/contract';
import { newRehearsal } from '../record/fold.ts';
import type { Exchange, Rehearsal } from '../record/rehearsal.ts';
import { allCases } from './cases/all-cases.ts';
import { judgeAnswer } from './judge-answer.ts';
import { nothingFiled } from './nothing-filed.ts';

const base = newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa');
const at = '2026-01-01T00:00:00Z';
const question = 'How far is the nearest home from your equipment?';

function asked(id: string): AskedEvent {
  return {
    type: 'asked',
    id: `a-${id}`,
    at,
    question_id: id,
    question,
    venue: 'board',
    character_id: 'c',
    character_name: 'C',
    character_role: 'commissioner',
    topic: 'setbacks',
    issue_kind: 'gap',
    issue_key: id,
    question_type: 'detailed_question',
    method: 'built_in',
    purpose: 'clarification',
    expects: [],
    citations: [],
    follow_up_of: null,
  };
}

/** The same answer to the same question, again and again, as a session in which nothing is learnt. */
function repeated(answer: string, times: number): string[] {
  let r: Rehearsal = { ...base, project: { ...base.project, industry: 'renewable_energy' } };
  const feedback: string[] = [];
  for (let i = 0; i < times; i++) {
    const id = `q${String(i)}`;
    const exchange: Exchange = { asked: asked(id), answered: null, judged: null };
    const request = { answer, questionId: id, question, characterId: null, topicFocus: null };
    const judgement = judgeAnswer({ ...r, exchanges: [...r.exchanges, exchange] }, nothingFiled, request);
    feedback.push(judgement.feedback);
    const judged: JudgedEvent = { type: 'judged', id: `j-${id}`, at, question_id: id, ...judgement };
    r = { ...r, exchanges: [...r.exchanges, { ...exchange, judged }] };
  }
  return feedback;
}

describe('feedback', () => {
  it('has at most three sentences and can be said in ten seconds and a breath', () => {
    const long: string[] = [];
    for (const set of allCases)
      for (const answer of [...set.strong, ...set.adequate, ...set.weak, ...set.poor]) {
        const r = { ...base, project: { ...base.project, industry: set.group } };
        const request = { answer, questionId: null, question: set.question, characterId: null, topicFocus: set.topic };
        const { feedback } = judgeAnswer(r, nothingFiled, request);
        const sentences = feedback.replace(/“[^”]*”/g, 'x').match(/[.?](?= |$)/g)?.length ?? 0;
        if (sentences < 1 || sentences > 3 || feedback.split(' ').length > 75) long.push(feedback);
      }
    expect(long).toEqual([]);
  });

  it.each(['We take that very seriously.', 'Yes.', 'We have moved some rows.'])(
    'does not say the same twice in a session: %s',
    (answer) => {
      const feedback = repeated(answer, 3);
      expect(new Set(feedback).size).toBe(3);
    },
  );

  it.each([
    'I think it will be fine and the neighbors have nothing to fear from us.',
    'You will not even notice it.',
    'Trust us, there is no reason to worry.',
    'You would have to ask the county about that.',
  ])('and the stronger answer build nothing on reassurance or on an evasion: %s', (answer) => {
    const request = { answer, questionId: null, question, characterId: null, topicFocus: 'setbacks' };
    const { assessment, feedback } = judgeAnswer(base, nothingFiled, request);
    expect(assessment.stronger_answer).not.toContain(answer.slice(0, 20));
    expect(assessment.commitments).toEqual([]);
    expect(assessment.carried).toEqual([]);
    expect(feedback).not.toMatch(/condition word for word|write into the approval/);
  });
});
