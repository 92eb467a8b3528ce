import type { Speaker } from '@rostrum/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { speakers as everyone, toSpeaker } from '../catalog/speakers.ts';
import { characters } from '../catalog/characters.ts';
import { defaultSpeakers } from '../catalog/fallbacks.ts';
import { publicRotation } from './public-speakers.ts';

const residentIds = characters.filter(({ role }) => role === 'resident').map(({ character_id: id }) => id);
const isBoard = ({ role }: Speaker) => role === 'commissioner' || role === 'chair';
const ids = (list: readonly Speaker[]) => list.map(({ id }) => id);

describe('who speaks in public (hearing.md §4)', () => {
  it('is all of the five defaults, a resident first', () => {
    const rotation = publicRotation({ speakers: defaultSpeakers, residentIds, seed: 's' });
    expect(ids(rotation).sort()).toEqual(ids(defaultSpeakers).sort());
    expect(residentIds).toContain(rotation[0]?.id);
  });

  it('is commissioners and panelists in turn, each once, with at most one expert', () => {
    fc.assert(
      fc.property(fc.string(), fc.double({ min: 0, max: 1, noNaN: true }), (seed, heat) => {
        const rotation = publicRotation({ speakers: everyone, residentIds, heat, seed });
        expect(rotation).toHaveLength(5);
        expect(new Set(ids(rotation)).size).toBe(5);
        expect(rotation.map(isBoard)).toEqual([false, true, false, true, false]);
        const experts = rotation.filter((one) => !isBoard(one) && !residentIds.includes(one.id));
        expect(experts.length).toBeLessThanOrEqual(1);
        expect(rotation.some(({ role }) => role === 'chair')).toBe(false);
      }),
    );
  });

  it('is the same for the same rehearsal and differs between rehearsals', () => {
    const of = (seed: string) => ids(publicRotation({ speakers: everyone, residentIds, seed })).join();
    expect(of('a')).toBe(of('a'));
    expect(new Set(['a', 'b', 'c', 'd', 'e', 'f'].map(of)).size).toBeGreaterThan(2);
  });

  it('is limited to the characters that were chosen', () => {
    const panelists = everyone.filter((one) => !isBoard(one)).slice(0, 4);
    const rotation = publicRotation({ speakers: everyone, selectedIds: ids(panelists), residentIds, seed: 's' });
    const panel = rotation.filter((one) => !isBoard(one));
    expect(ids(panel).sort()).toEqual(ids(panelists).sort());
    const board = everyone.filter(({ role }) => role === 'commissioner').slice(2, 4);
    const both = publicRotation({
      speakers: everyone,
      selectedIds: [...ids(panelists), ...ids(board)],
      residentIds,
      seed: 's',
    });
    expect(ids(both.filter(isBoard)).sort()).toEqual(ids(board).sort());
  });

  it('prefers the sitting board, those the hearing room recommended, and those who know the planted themes', () => {
    const board = everyone.filter(({ role }) => role === 'commissioner').slice(-2);
    const boardIds = ids(board);
    const recommended = residentIds.at(-1) ?? '';
    const rotation = publicRotation({
      speakers: everyone,
      residentIds,
      boardIds,
      recommendedIds: [recommended],
      seed: 's',
    });
    expect(ids(rotation.filter(isBoard)).sort()).toEqual([...boardIds].sort());
    expect(ids(rotation)).toContain(recommended);
    const theme = 'property_values';
    const knowing = (heat: number) =>
      publicRotation({ speakers: everyone, residentIds, themes: [theme], heat, seed: 's' }).filter(
        (one) => !isBoard(one) && (one.expertise.includes(theme) || one.focus_areas.includes(theme)),
      ).length;
    expect(knowing(0.5)).toBeGreaterThanOrEqual(2);
  });

  it('brings out more objectors in a hot room than in a cool one, and never one side only', () => {
    const objectors = (heat: number) =>
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map(
        (seed) =>
          publicRotation({ speakers: everyone, residentIds, heat, seed }).filter(
            (one) => !isBoard(one) && ['opposed', 'opposing', 'skeptical', 'concerned'].includes(one.stance),
          ).length,
      );
    const sum = (list: readonly number[]) => list.reduce((total, n) => total + n, 0);
    expect(sum(objectors(1))).toBeGreaterThan(sum(objectors(0)));
    expect(Math.max(...objectors(1))).toBeLessThan(3);
  });

  it('is nobody if nobody is there, and just the board if no panelist came', () => {
    expect(publicRotation({ speakers: [], seed: 's' })).toEqual([]);
    const board = characters.filter(({ role }) => role === 'commissioner').map(toSpeaker);
    expect(publicRotation({ speakers: board, seed: 's' })).toHaveLength(5);
  });
});
