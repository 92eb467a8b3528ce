import type { RehearsalEvent } from '@rostrum/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defaultSimulationPhases, freshSimulation, type Simulation } from './simulation.ts';
import { migratedSimulation } from './simulation-migration.ts';
import { simulationAfter, simulationFromRecord, type SimulationAction } from './simulation-store.ts';

const at = '2026-05-04T19:00:00.000Z';
const start = Date.parse(at);
const sessionId = 'hearing-1700000000000_AbCdEfGhIjKlMnOp';

const after = (state: Simulation, ...actions: readonly SimulationAction[]) => actions.reduce(simulationAfter, state);
const configured = (project: Record<string, unknown> = {}): SimulationAction => ({
  type: 'configured',
  project: { sessionId, ...project },
  characters: [],
  enhancedMode: true,
});

let made = 0;
const stamp = () => ({ id: `e${(made += 1)}`, at });
const asked = (n: number, topic = 'noise', character = 'peggy'): RehearsalEvent => ({
  ...stamp(),
  type: 'asked',
  question_id: `q${n}`,
  question: `Question ${n}?`,
  venue: 'public',
  character_id: character,
  character_name: 'Peggy Sorensen',
  character_role: 'resident',
  topic,
  issue_kind: 'gap',
  issue_key: `k${n}`,
  question_type: 'detailed_question',
  method: 'built_in',
  purpose: 'background',
  expects: [],
  citations: [],
  follow_up_of: null,
});
const answered = (n: number): RehearsalEvent => ({
  ...stamp(),
  type: 'answered',
  question_id: `q${n}`,
  text: 'An answer.',
});
const judged = (n: number, score: number): RehearsalEvent => ({
  ...stamp(),
  type: 'judged',
  question_id: `q${n}`,
  rating: 'adequate',
  score,
  feedback: 'Said plainly.',
  assessment: null,
});
const phase = (name: string): RehearsalEvent => ({ ...stamp(), type: 'phase_changed', phase: name });
const exchange = (n: number, score: number, topic?: string, character?: string) => [
  asked(n, topic, character),
  answered(n),
  judged(n, score),
];

describe('the default store (hearing.md §9)', () => {
  it.each([
    ['introduction', 5, 0],
    ['presentation', 10, 0],
    ['questions', 20, 15],
    ['deliberation', 5, 3],
  ])('has the phase %s of %i minutes with %i questions', (id, duration, questionCount) => {
    expect(defaultSimulationPhases.find((one) => one.id === id)).toMatchObject({ duration, questionCount });
  });

  it('has 1800 seconds, is in setup, and uses R-1 if no district is known', () => {
    expect(freshSimulation).toMatchObject({ timeRemaining: 1_800, simulationPhase: 'setup' });
    const state = after(freshSimulation, configured());
    expect(state.projectConfig).toMatchObject({ zoningDistrict: 'R-1', timeLimit: 30 });
    expect(state.timeRemaining).toBe(1_800);
  });

  it.each([
    [45, 2_700],
    [Number.NaN, 1_800],
    [0, 1_800],
    [-5, 1_800],
  ])('turns a time limit of %s minutes into %i seconds', (timeLimit, seconds) => {
    expect(after(freshSimulation, configured({ timeLimit })).timeRemaining).toBe(seconds);
  });
});

describe('phases of the store (hearing.md §4)', () => {
  it('starts with the introduction, not paused, at the given time', () => {
    const state = after(freshSimulation, configured(), { type: 'paused' }, { type: 'started', now: start });
    expect(state).toMatchObject({ simulationPhase: 'introduction', isPaused: false, startTime: start });
  });

  it('goes through the four phases and ends after the last', () => {
    let state = after(freshSimulation, configured(), { type: 'started', now: start });
    const seen = [state.simulationPhase];
    for (let step = 1; step <= 4; step += 1) {
      state = after(state, { type: 'next_phase', now: start + step * 1_000 });
      seen.push(state.simulationPhase);
    }
    expect(seen).toEqual(['introduction', 'presentation', 'questions', 'deliberation', 'concluded']);
    expect(state).toMatchObject({ endTime: start + 4_000, isPaused: true });
    expect(state.metrics.timeElapsed).toBe(4);
    expect(after(state, { type: 'next_phase', now: start + 9_000 })).toEqual(state);
  });

  it('cannot be ended twice', () => {
    const ended = after(freshSimulation, { type: 'started', now: start }, { type: 'ended', now: start + 5_000 });
    expect(after(ended, { type: 'ended', now: start + 60_000 })).toEqual(ended);
  });

  it('resets to setup, without questions, metrics and responses', () => {
    const state = simulationFromRecord(after(freshSimulation, configured()), exchange(1, 7));
    const reset = after(state, { type: 'tutorial_completed' }, { type: 'reset' });
    expect(reset).toMatchObject({ simulationPhase: 'setup', questions: [], responses: [], sessionId: null });
    expect(reset.metrics).toEqual(freshSimulation.metrics);
    expect(reset.tutorialCompleted).toBe(true);
  });
});

describe('the tick of the store (hearing.md §4)', () => {
  const tick = (now = start): SimulationAction => ({ type: 'ticked', now });
  const running = after(freshSimulation, configured(), { type: 'started', now: start });

  it('lowers the time by a second', () => {
    expect(after(running, tick(), tick()).timeRemaining).toBe(1_798);
  });

  it.each([
    ['in setup', freshSimulation],
    ['while paused', after(running, { type: 'paused' })],
    ['when concluded', after(running, { type: 'ended', now: start })],
  ])('does not move %s', (_, state) => {
    expect(after(state, tick())).toEqual(state);
  });

  it('continues after a pause', () => {
    expect(after(running, { type: 'paused' }, tick(), { type: 'resumed' }, tick()).timeRemaining).toBe(1_799);
  });

  it('ends the simulation at 0, not at 1', () => {
    const last = { ...running, timeRemaining: 2 };
    const one = after(last, tick(start + 1_000));
    expect(one).toMatchObject({ timeRemaining: 1, simulationPhase: 'introduction' });
    expect(after(one, tick(start + 2_000))).toMatchObject({
      timeRemaining: 0,
      simulationPhase: 'concluded',
      endTime: start + 2_000,
    });
  });
});

describe('the store and the record', () => {
  it('counts an answer: number, mean, character and topic (hearing.md §4)', () => {
    const state = simulationFromRecord(after(freshSimulation, configured()), [
      ...exchange(1, 8, 'noise', 'peggy'),
      ...exchange(2, 3, 'noise', 'dale'),
      ...exchange(3, 5, 'roads', 'peggy'),
    ]);
    expect(state.metrics).toMatchObject({
      totalQuestions: 3,
      questionsAnswered: 3,
      averageScore: 5.333,
      topicCoverage: { noise: 2, roads: 1 },
      characterInteractions: { peggy: 2, dale: 1 },
      phaseScores: { questions: 16 },
    });
    expect(state.responses).toHaveLength(3);
    expect(state.responses[0]).toMatchObject({ questionId: 'q1', score: 8, response: 'An answer.', has_audio: false });
    expect(state.richSessionData.asked_topics).toEqual(['noise', 'roads']);
  });

  it('keeps the current question until it is judged', () => {
    const open = simulationFromRecord(freshSimulation, [asked(1), answered(1)]);
    expect(open.currentQuestion).toMatchObject({ id: 'q1', answer: 'An answer.', score: null });
    expect(after(open, { type: 'happened', event: judged(1, 6) }).currentQuestion).toBeNull();
  });

  it('ignores questions from other rooms', () => {
    const board = { ...asked(1), venue: 'board' } as RehearsalEvent;
    expect(simulationFromRecord(freshSimulation, [board, answered(1), judged(1, 9)]).questions).toEqual([]);
  });

  it.each([
    ['public_tutorial', 'introduction'],
    ['public_presentation', 'presentation'],
    ['public_comment', 'questions'],
    ['voting', 'deliberation'],
    ['summary', 'concluded'],
  ])('maps the phase %s of the record to %s', (name, expected) => {
    expect(simulationFromRecord(freshSimulation, [phase(name)]).simulationPhase).toBe(expected);
  });

  it('ignores the phases of the hearing room', () => {
    expect(simulationFromRecord(freshSimulation, [phase('official_questions')])).toEqual(freshSimulation);
  });

  it('gives the same from the record as it gave live, however often it is derived', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 10 }), { maxLength: 5 }), (scores) => {
        const events = [phase('public_comment'), ...scores.flatMap((score, n) => exchange(n, score))];
        const before = after(freshSimulation, configured());
        const live = events.reduce((state, event) => after(state, { type: 'happened', event }), before);
        expect(simulationFromRecord(before, events)).toEqual(live);
        expect(simulationFromRecord(live, events)).toEqual(live);
      }),
    );
  });

  it('counts an event that arrives twice only once', () => {
    const once = simulationFromRecord(freshSimulation, exchange(1, 6));
    expect(after(once, { type: 'happened', event: judged(1, 6) })).toEqual(once);
  });
});

describe('what a browser stored (hearing.md §3)', () => {
  it('comes back unchanged', () => {
    const state = simulationFromRecord(after(freshSimulation, configured(), { type: 'started', now: start }), [
      ...exchange(1, 6),
      asked(2),
    ]);
    const text = JSON.stringify({ state, version: 2 });
    expect(migratedSimulation(JSON.parse(text))).toEqual(state);
  });

  it('has its time in milliseconds and no session data in version 1', () => {
    const { richSessionData: _, ...old } = { ...freshSimulation, timeRemaining: 90_000, sessionId };
    const read = migratedSimulation({ state: old, version: 1 });
    expect(read).toMatchObject({ timeRemaining: 90, sessionId, richSessionData: freshSimulation.richSessionData });
  });

  it.each([
    ['nothing', null],
    ['a text', 'broken'],
    ['no version', { state: freshSimulation }],
    ['a later version', { state: { ...freshSimulation, sessionId }, version: 99 }],
  ])('starts fresh for %s', (_, stored) => {
    expect(migratedSimulation(stored)).toEqual(freshSimulation);
  });

  it('never throws and always has every field with the right type', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(freshSimulation)), fc.anything()), (state) => {
        const read = migratedSimulation({ state, version: 2 });
        expect(Object.keys(read).sort()).toEqual(Object.keys(freshSimulation).sort());
        expect(Array.isArray(read.questions)).toBe(true);
        expect(typeof read.timeRemaining).toBe('number');
      }),
    );
  });
});
