import type { RehearsalEvent } from '@rostrum/contract';
import { foldRecord } from '@rostrum/engine';
import { describe, expect, it } from 'vitest';
import { notAnsweredBefore } from './answered-before.ts';

const at = '2026-11-22T19:00:00.000Z';
const stepped = (id: string, text: string): RehearsalEvent => ({
  type: 'stepped',
  id,
  at,
  step: 'call_to_order',
  lines: [{ speaker: 'Chair', text }],
  awaits: null,
  next: 'disclosure',
});
const testified = (id: string, speaker: string): RehearsalEvent => ({
  type: 'testified',
  id,
  at,
  speaker: { id: speaker, name: 'A neighbor', position: 'against' },
  statement: 'I am against it.',
  seconds: 20,
  points: [],
});
const record = foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [
  { type: 'configured', id: 'c', at, seed: 1 },
  stepped('s1', 'We are in session.'),
  testified('t1', 'galina_petrova'),
]);
const freshOf = (...events: RehearsalEvent[]) => notAnsweredBefore(record, events).map(({ id }) => id);

describe('a step that a page held by itself because the answer of the server was lost', () => {
  it('is not put on the record a second time', () => {
    expect(freshOf(stepped('s2', 'We are in session.'), testified('t2', 'galina_petrova'))).toEqual([]);
  });

  it('is put there where the server has not heard of it', () => {
    expect(freshOf(stepped('s2', 'The next item.'), testified('t2', 'cody_ransom'))).toEqual(['s2', 't2']);
  });
});
