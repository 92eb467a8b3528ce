import { describe, expect, it } from 'vitest';
import type { RehearsalEvent } from '@rostrum/contract';
import { affinity } from '../../catalog/affinity.ts';
import { charactersFor } from '../../catalog/characters-for.ts';
import type { CharacterSheet } from '../../catalog/types.ts';
import type { TopicId } from '../../knowledge/types.ts';
import { applyEvent, newRehearsal } from '../../record/fold.ts';
import { plainAsked } from '../../record/plain-asked.ts';
import type { Rehearsal } from '../../record/rehearsal.ts';
import type { QuestionRequest } from '../types.ts';
import { chooseCharacter, rosterFor, wouldSay } from './choose-character.ts';
import { fitOf } from './expertise-fit.ts';

const at = '2026-01-01T00:00:00Z';
const request: QuestionRequest = {
  venue: 'public',
  questioner: null,
  characterId: null,
  previousQuestions: [],
} as unknown as QuestionRequest;
const rounds = 40;

/** A public phase in which one person has spoken, by seed. */
function after(last: CharacterSheet | null, seed: number): Rehearsal {
  const r = applyEvent(newRehearsal('hearing-1700000000000_aaaaaaaaaaaaaaaa'), {
    id: 'c',
    at,
    type: 'configured',
    seed,
  });
  if (last === null) return r;
  const asked: RehearsalEvent = {
    ...plainAsked({
      question_id: 'q',
      question: 'How tall are the panels?',
      venue: 'public',
      topic: 'density_height',
      issue_key: 'k',
      character_id: last.character_id,
      character_role: last.role,
    }),
    id: 'a',
    at,
  };
  return applyEvent(r, asked);
}

function chosen(last: CharacterSheet | null, topic: TopicId, by: 'public' | 'expert'): readonly CharacterSheet[] {
  return Array.from({ length: rounds }, (_, seed) =>
    chooseCharacter(after(last, seed + 1), request, { topic, by: [by], position: null }, null),
  );
}

describe('who raises something', () => {
  const residents = charactersFor({ role: 'resident' });
  const tieOf = (a: CharacterSheet, b: CharacterSheet): string | undefined =>
    affinity(a.character_id, b.character_id)?.relationship;

  it('is more often an ally of the last speaker', () => {
    const topics: readonly TopicId[] = ['noise', 'traffic_roads', 'wells_groundwater', 'farmland_soil'];
    const others = charactersFor({ role: 'expert' });
    let [afterAlly, afterStranger] = [0, 0];
    for (const last of residents) {
      const allies = residents.filter((one) => one !== last && tieOf(last, one) === 'ally');
      const stranger = others.find((one) => allies.every((ally) => tieOf(one, ally) !== 'ally'));
      if (allies.length === 0 || stranger === undefined) continue;
      for (const topic of topics) {
        afterAlly += chosen(last, topic, 'public').filter((one) => allies.includes(one)).length;
        afterStranger += chosen(stranger, topic, 'public').filter((one) => allies.includes(one)).length;
      }
    }
    expect(afterStranger).toBeGreaterThan(0);
    expect(afterAlly / afterStranger).toBeGreaterThan(1.3);
  });

  it.each<TopicId>(['wells_groundwater', 'traffic_roads', 'noise', 'fire_emergency'])(
    'is not an expert outside their field on %s',
    (topic) => {
      const roster = rosterFor(after(null, 1), 'public').filter(({ role }) => role === 'expert');
      expect(roster.some((one) => fitOf(one, topic) === 1)).toBe(true);
      expect(roster.some((one) => fitOf(one, topic) === 0)).toBe(true);
      for (const last of [null, ...roster.filter((one) => fitOf(one, topic) === 1)])
        for (const one of chosen(last, topic, 'expert')) expect(fitOf(one, topic), one.name).toBe(1);
    },
  );

  it('is never a member who has stepped down', () => {
    const before = after(null, 1);
    const [, member] = rosterFor(before, 'board');
    if (member === undefined) throw new Error('nobody sits on the board');
    const r = applyEvent(before, {
      ...{ id: 's', at, type: 'stepped', step: 'disclosure', lines: [], awaits: null, next: 'oath' },
      recused: [member.character_id],
    });
    expect(rosterFor(r, 'board')).not.toContain(member);
    expect(rosterFor(r, 'board')).toHaveLength(rosterFor(before, 'board').length - 1);
    expect(rosterFor(r, 'practice')).not.toContain(member);
  });

  it('does not speak twice in a row while others are waiting', () => {
    const [last] = residents;
    if (last === undefined) throw new Error('nobody lives here');
    expect(chosen(last, 'density_height', 'public')).not.toContain(last);
  });

  it.each([
    ['supportive', 'against', false],
    ['supportive', 'for', true],
    ['opposed', 'for', false],
    ['opposed', 'against', true],
    ['neutral', 'for', true],
    ['neutral', null, true],
    ['opposed', null, true],
  ] as const)('with a %s stance says something %s: %s', (stance, position, expected) => {
    expect(wouldSay({ ...(residents[0] as CharacterSheet), stance }, position)).toBe(expected);
  });
});
