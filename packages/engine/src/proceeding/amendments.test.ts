import type { RehearsalEvent } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { foldRecord } from '../record/fold.ts';
import { amendmentText, amendmentTopics, conditionIn } from './amendments.ts';
import { rulesOf } from './rules/rules.ts';
import type { proceedingKinds } from './rules/proceeding-list.ts';
import { filedByHand } from '../testing/filed-by-hand.ts';

const at = '2026-11-22T19:00:00.000Z';
const materials = filedByHand({});
const raised: RehearsalEvent = {
  type: 'testified',
  id: 't',
  at,
  speaker: { id: 's', name: 'A neighbor', position: 'against' },
  statement: 'Where will the water go?',
  seconds: 5,
  points: [{ id: 'p', text: 'Where will the water go?', topic: 'stormwater_drainage' }],
};
const topics = (kind: (typeof proceedingKinds)[number], events: readonly RehearsalEvent[]) =>
  amendmentTopics(
    foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [{ type: 'configured', id: 'c', at, seed: 1 }, ...events]),
    materials,
    rulesOf({ kind, body: 'decides', state: 'WI', local: null, continuedFrom: null }),
  );
const weakAnswer = (question: string): readonly RehearsalEvent[] =>
  [
    { type: 'asked', question, topic: 'screening_visual', issue_key: 'criterion:public_interest', venue: 'board' },
    { type: 'answered', text: 'I do not know.' },
    { type: 'judged', answered_id: 'e1', rating: 'weak', score: 2, assessment: null },
  ].map((event, n) => ({ ...event, id: `e${n}`, at, question_id: 'q' }) as unknown as RehearsalEvent);

describe('conditions that members offer', () => {
  it.each([
    ['variance', [raised], ['stormwater_drainage']],
    ['special_use', [raised], ['stormwater_drainage']],
    ['site_plan', [raised], []],
    ['variance', weakAnswer('What was the rule meant to protect?'), []],
    ['variance', weakAnswer('What will screen it, a hedge or a fence?'), ['screening_visual']],
  ] as const)('%s', (kind, events, expected) => {
    expect(topics(kind, events)).toEqual(expected);
  });
});

describe('a counter-offer', () => {
  it.each([
    'We would accept it if it applies before the first turbine runs.',
    'Only if we shall be allowed to do it in the spring.',
    'Shall we say six feet instead of eight?',
    'We’d say the hedge shall be six feet tall at planting.',
  ])('is no condition: %s', (reply) => {
    expect(conditionIn(reply)).toBeNull();
  });

  it.each([
    [
      'Not as read. The topsoil shall be put back before the first turbine runs',
      'The topsoil shall be put back before the first turbine runs.',
    ],
    ['We would take this: the hedge shall be six feet tall.', 'The hedge shall be six feet tall.'],
  ])('is put in full: %s', (reply, condition) => {
    expect(conditionIn(reply)).toBe(condition);
  });
});

describe('a condition on setbacks', () => {
  it('holds the project to the ordinance, and gives no relief by what the plan happens to show', () => {
    const text = amendmentText('setbacks', { kind: 'special_use' });
    expect(text).toContain('as the ordinance requires, except where relief is granted by name');
    expect(text).not.toContain('as the site plan on file shows');
  });
});
