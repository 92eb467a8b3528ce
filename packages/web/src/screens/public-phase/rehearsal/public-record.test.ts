import type { RehearsalEvent } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { publicSoFar } from './public-record.ts';

const at = '2026-05-04T19:00:00.000Z';
const asked = (id: string, venue: 'public' | 'board' = 'public'): RehearsalEvent => ({
  id: `a-${id}`,
  at,
  type: 'asked',
  question_id: id,
  question: `Question ${id}?`,
  venue,
  character_id: 'peggy_sorensen',
  character_name: 'Peggy Sorensen',
  character_role: 'resident',
  topic: 'noise',
  issue_kind: 'gap',
  issue_key: id,
  question_type: 'personal_story',
  method: 'memory_enhanced',
  purpose: 'background',
  expects: [],
  citations: [],
  follow_up_of: null,
});
const answered = (id: string): RehearsalEvent => ({
  id: `r-${id}`,
  at,
  type: 'answered',
  question_id: id,
  text: 'Yes.',
});
const judged = (id: string, score: number): RehearsalEvent => ({
  id: `j-${id}`,
  at,
  type: 'judged',
  question_id: id,
  rating: 'weak',
  score,
  feedback: 'Short.',
  assessment: null,
});
const phase = (name: string): RehearsalEvent => ({ id: `p-${name}`, at, type: 'phase_changed', phase: name });

describe('the public phase according to its record', () => {
  it('has not begun if nothing of it is on the record', () => {
    const board = [phase('official_questions'), asked('b', 'board'), answered('b'), judged('b', 9)];
    expect(publicSoFar(board)).toEqual({ phase: null, exchanges: [], question: null, vote: null });
  });

  it('has the exchanges that were judged, and the question that is waiting', () => {
    const soFar = publicSoFar([phase('public_comment'), asked('1'), answered('1'), judged('1', 3), asked('2')]);
    expect(soFar.phase).toBe('hearing');
    expect(soFar.exchanges.map(({ score, response }) => [score, response])).toEqual([[3, 'Yes.']]);
    expect(soFar.question).toMatchObject({ id: '2', memoryEnhanced: true });
  });

  it('asks a question again if its answer was never judged', () => {
    expect(publicSoFar([asked('1'), answered('1')]).question?.id).toBe('1');
  });

  it('has the vote', () => {
    const voted: RehearsalEvent = {
      id: 'v',
      at,
      type: 'voted',
      verdict: 'DENIED',
      score: 3,
      motion: '',
      votes: [],
      findings: [],
      conditions: [],
    };
    expect(publicSoFar([phase('voting'), voted])).toMatchObject({ phase: 'voting', vote: { verdict: 'DENIED' } });
  });
});
