import { describe, expect, it } from 'vitest';
import type { RehearsalEvent } from '@rostrum/contract';
import { applyEvent, foldRecord } from '../record/fold.ts';
import { reportOf } from '../report/after-action.ts';
import { aRehearsal } from '../testing/a-rehearsal.ts';
import { averageScoreOf } from './practice.machine.ts';
import { publicScoreOf } from './public-phase.machine.ts';
import { hearingScore } from './verdict.ts';

/* An answer that could not be rated: decisions.md §8. */

const { sessionId, events, materials } = aRehearsal({ questions: 3 });

/** The record without the last judgment. */
const unrated: readonly RehearsalEvent[] = events.map((event, at) =>
  event.type === 'judged' && at === events.findLastIndex(({ type }) => type === 'judged')
    ? { ...event, rating: null, score: null }
    : event,
);
const before = foldRecord(sessionId, events);
const after = foldRecord(sessionId, unrated);

describe('an answer that was not rated', () => {
  it('moves no meter', () => {
    const at = unrated.findIndex((event) => event.type === 'judged' && event.rating === null);
    const until = foldRecord(sessionId, unrated.slice(0, at));
    const judged = unrated[at];
    if (judged === undefined) throw new Error('no judgment in the record');
    expect(applyEvent(until, judged).room).toEqual(until.room);
  });

  it('is left out of averages and counted separately', () => {
    const { summary } = reportOf(after, materials);
    const scores = after.exchanges.flatMap(({ judged }) => judged?.score ?? []);
    expect(summary.average_score).toBeCloseTo(scores.reduce((a, b) => a + b, 0) / scores.length);
    const unrated = after.exchanges.length - scores.length;
    expect(unrated).toBeGreaterThan(0);
    expect(summary.not_rated).toBe(unrated);
    expect(summary.headline).toContain(`${unrated} not rated`);
    expect(averageScoreOf([{ score: 8 }, { score: null }])).toBe(8);
    expect(averageScoreOf([{ score: null }])).toBeNull();
  });

  it('counts as five if a score needs a number', () => {
    expect(publicScoreOf([{ score: 8 }, { score: null }])).toBe(13);
    const told = before.exchanges.at(-1)?.judged?.score ?? 5;
    expect(hearingScore(after)).toBe(hearingScore(before) - told + 5);
  });
});
