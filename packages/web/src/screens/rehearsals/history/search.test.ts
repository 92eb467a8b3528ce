import type { RehearsalSummary } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { fits } from './search.ts';

const rehearsal: RehearsalSummary = {
  session_id: 'hearing-1790000000000_abcdefgh',
  mode: 'hearing',
  project_name: 'Peña Blanca Solar',
  phase: 'summary',
  started_at: '2026-11-20T19:00:00Z',
  updated_at: '2026-11-20T20:00:00Z',
  questions_answered: 5,
  score: 21,
  verdict: 'APPROVED',
  finished: true,
};

describe('searching the rehearsals', () => {
  it.each([
    ['', true],
    ['  ', true],
    ['solar', true],
    ['PENA', true],
    ['nov 2026', true],
    ['solar approved', true],
    ['hearing solar', true],
    ['wind', false],
    ['solar denied', false],
    ['not finished', false],
  ])('“%s” matches: %s', (typed, expected) => expect(fits(rehearsal, typed)).toBe(expected));
});
