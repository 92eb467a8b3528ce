import { describe, expect, it } from 'vitest';
import type { RehearsalEvent } from '@rostrum/contract';
import { boardFor } from '../../catalog/board-for.ts';
import type { CharacterSheet } from '../../catalog/types.ts';
import { nothingFiled } from '../../judging/nothing-filed.ts';
import { foldRecord } from '../../record/fold.ts';
import { characters } from '../../catalog/characters.ts';
import { byStance, leansOf } from './leans.ts';

const at = '2026-01-01T00:00:00Z';
const member = boardFor('rural_traditional')[1] as CharacterSheet;
const configured: RehearsalEvent = { type: 'configured', id: 'c', at, seed: 7 };

const leanOf = (events: readonly RehearsalEvent[], stance: string = 'neutral'): number =>
  leansOf(
    foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [configured, ...events]),
    nothingFiled,
    [{ ...member, stance }],
    [],
  )[0]?.lean ?? NaN;

const speaker = (position: 'for' | 'against', n: number): RehearsalEvent => ({
  type: 'testified',
  id: `t${position}${n}`,
  at,
  speaker: { id: `s${position}${n}`, name: 'A neighbor', position },
  statement: 'That is what I came to say.',
  seconds: 20,
  points: [],
});

describe('how a member leans', () => {
  it.each(['protective', 'concerned', 'skeptical', 'regulatory'])(
    'is lower if they are %s than if they are neutral',
    (stance) => expect(leanOf([], stance)).toBeLessThan(leanOf([])),
  );

  it('is higher if they are for it, and has no stance that nobody on a board has', () => {
    const of = (stance: string): number => leanOf([], stance);
    expect(of('supportive')).toBeGreaterThan(of('neutral'));
    expect(of('developmental')).toBeGreaterThan(of('neutral'));
    const sitting = characters.filter(({ role }) => role === 'chair' || role === 'commissioner');
    expect(new Set(sitting.map(({ stance }) => stance))).toEqual(new Set(Object.keys(byStance)));
  });

  it('falls with every opposing speaker, up to a limit, and rises with one in favor', () => {
    const against = (n: number): number => leanOf(Array.from({ length: n }, (_, at) => speaker('against', at)));
    expect(against(1)).toBeLessThan(against(0));
    expect(against(3)).toBeLessThan(against(1));
    expect(against(40)).toBe(against(30));
    expect(leanOf([speaker('for', 1)])).toBeGreaterThan(leanOf([]));
  });
});
