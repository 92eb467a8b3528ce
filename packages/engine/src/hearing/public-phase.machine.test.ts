import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  freshStanding,
  publicPhaseMachine,
  publicPhaseOf,
  publicScoreOf,
  rebuttalLeftMs,
  storedStanding,
  type PublicEmitted,
  type PublicExchange,
  type PublicQuestion,
  type PublicStanding,
  type PublicVote,
} from './public-phase.machine.ts';
import { initialMeters } from './public-mood.ts';

const aQuestion = (n: number): PublicQuestion => ({
  id: `q${n}`,
  text: `Question ${n}?`,
  speaker: { id: 'peggy', name: 'Peggy Sorensen', role: 'resident' },
  questionType: 'personal_story',
  topic: 'noise',
  context: '',
  memoryEnhanced: false,
  citations: [],
});
const anExchange = (n: number, score = 5): PublicExchange => ({
  question: aQuestion(n),
  response: 'An answer.',
  rating: 'adequate',
  score,
  feedback: '',
  missing: [],
  carried: [],
  strongerAnswer: null,
  hasAudio: false,
  timestamp: '2026-05-04T19:00:00.000Z',
});
const aVote: PublicVote = { verdict: 'APPROVED', score: 25, motion: '', votes: [], findings: [], conditions: [] };
const kinds = [
  'setting.wanted',
  'reset.wanted',
  'phase.entered',
  'guide.seen',
  'question.wanted',
  'judgment.wanted',
  'vote.wanted',
] as const;

function aSimulation() {
  const clock = new SimulatedClock();
  const emitted: PublicEmitted[] = [];
  const actor = createActor(publicPhaseMachine, { clock, input: { readNow: () => clock.now() } });
  for (const type of kinds) actor.on(type, (event) => emitted.push(event));
  actor.start();
  return {
    clock,
    emitted,
    send: actor.send.bind(actor),
    is: (value: Parameters<ReturnType<typeof actor.getSnapshot>['matches']>[0]) => actor.getSnapshot().matches(value),
    phase: () => publicPhaseOf(actor.getSnapshot().value),
    context: () => actor.getSnapshot().context,
    count: (type: PublicEmitted['type']) => emitted.filter((event) => event.type === type).length,
  };
}
type Simulation = ReturnType<typeof aSimulation>;

function ready(standing: Partial<PublicStanding> = {}, showGuide = false): Simulation {
  const simulation = aSimulation();
  simulation.send({ type: 'setting.ready', standing: { ...freshStanding, ...standing }, showGuide });
  return simulation;
}

function inHearing(): Simulation {
  const simulation = ready();
  simulation.send({ type: 'simulation.started' });
  simulation.send({ type: 'presentation.completed' });
  return simulation;
}

function answerOne(simulation: Simulation, n: number, score = 5): void {
  simulation.clock.increment(1_000);
  simulation.send({ type: 'question.arrived', question: aQuestion(n) });
  simulation.send({ type: 'answer.submitted', text: 'An answer.', hasAudio: false });
  simulation.send({ type: 'answer.judged', exchange: anExchange(n, score), meters: initialMeters, reasons: [] });
}

describe('initialization (hearing.md §4)', () => {
  it('loads, and requests its setup', () => {
    const simulation = aSimulation();
    expect(simulation.is({ phase: { initialization: 'loading' } })).toBe(true);
  });

  it('says that no configuration was found', () => {
    const simulation = aSimulation();
    simulation.send({ type: 'setting.missing' });
    expect(simulation.is({ phase: { initialization: 'missing_config' } })).toBe(true);
  });

  it('shows an error, and tries again after a reset', () => {
    const simulation = aSimulation();
    simulation.send({ type: 'setting.failed', message: 'Incomplete enhanced configuration' });
    expect(simulation.context().message).toBe('Incomplete enhanced configuration');
    simulation.send({ type: 'setting.retried' });
    expect(simulation.is({ phase: { initialization: 'loading' } })).toBe(true);
    expect(simulation.count('reset.wanted')).toBe(1);
    expect(simulation.count('setting.wanted')).toBe(2);
  });

  it.each(['tutorial', 'presentation', 'hearing', 'voting', 'summary'] as const)(
    'resumes a rehearsal in %s',
    (phase) => {
      const simulation = ready({ phase, vote: phase === 'voting' ? aVote : null });
      expect(simulation.phase()).toBe(phase);
      expect(simulation.emitted).toContainEqual({ type: 'phase.entered', phase });
    },
  );

  it('rejects any other phase', () => {
    const simulation = ready({ phase: 'intermission' });
    expect(simulation.is({ phase: 'unknown' })).toBe(true);
    expect(simulation.phase()).toBeNull();
  });
});

describe('the guide (hearing.md §2)', () => {
  it('opens by itself when the project is ready, and only if it has not been shown before', () => {
    expect(ready({}, true).is({ guide: 'open' })).toBe(true);
    expect(ready({}, true).count('guide.seen')).toBe(1);
    expect(ready({}, false).is({ guide: 'closed' })).toBe(true);
  });

  it('does not open in a hearing handed over from the hearing room', () => {
    expect(ready({ phase: 'hearing' }, true).is({ guide: 'closed' })).toBe(true);
  });

  it('has six steps, goes forward and back, and closes after the last', () => {
    const simulation = ready({}, true);
    simulation.send({ type: 'guide.previous' });
    expect(simulation.context().guideStep).toBe(0);
    for (let step = 0; step < 5; step += 1) simulation.send({ type: 'guide.next' });
    expect(simulation.context().guideStep).toBe(5);
    simulation.send({ type: 'guide.previous' });
    expect(simulation.context().guideStep).toBe(4);
    simulation.send({ type: 'guide.next' });
    expect(simulation.is({ guide: 'open' })).toBe(true);
    simulation.send({ type: 'guide.next' });
    expect(simulation.is({ guide: 'closed' })).toBe(true);
  });

  it('can be skipped, and reopened from the first step', () => {
    const simulation = ready({}, true);
    simulation.send({ type: 'guide.next' });
    simulation.send({ type: 'guide.closed' });
    simulation.send({ type: 'guide.opened' });
    expect(simulation.context().guideStep).toBe(0);
    expect(simulation.is({ guide: 'open' })).toBe(true);
  });
});

describe('the hearing (hearing.md §4)', () => {
  it('requests its question a second after it begins, not before', () => {
    const simulation = inHearing();
    simulation.clock.increment(999);
    expect(simulation.count('question.wanted')).toBe(0);
    simulation.clock.increment(1);
    expect(simulation.emitted.at(-1)).toEqual({ type: 'question.wanted', number: 1 });
  });

  it('asks five questions, then goes to the vote with the sum of the scores', () => {
    const simulation = inHearing();
    for (let n = 1; n <= 5; n += 1) answerOne(simulation, n, n);
    expect(simulation.phase()).toBe('hearing');
    simulation.clock.increment(1_000);
    expect(simulation.phase()).toBe('voting');
    expect(simulation.count('question.wanted')).toBe(5);
    expect(simulation.emitted.at(-1)).toEqual({ type: 'vote.wanted', score: 15 });
  });

  it('accepts no blank answer', () => {
    const simulation = inHearing();
    simulation.clock.increment(1_000);
    simulation.send({ type: 'question.arrived', question: aQuestion(1) });
    simulation.send({ type: 'answer.submitted', text: '  \n', hasAudio: false });
    expect(simulation.is({ phase: { hearing: 'answering' } })).toBe(true);
    expect(simulation.count('judgment.wanted')).toBe(0);
  });

  it('accepts one answer per question, however often it is sent', () => {
    const simulation = inHearing();
    simulation.clock.increment(1_000);
    simulation.send({ type: 'question.arrived', question: aQuestion(1) });
    simulation.send({ type: 'answer.submitted', text: 'Yes.', hasAudio: false });
    simulation.send({ type: 'answer.submitted', text: 'Yes.', hasAudio: false });
    expect(simulation.count('judgment.wanted')).toBe(1);
  });

  it('stalls if no question is available, and asks again on request', () => {
    const simulation = inHearing();
    simulation.clock.increment(1_000);
    simulation.send({ type: 'question.failed' });
    simulation.clock.increment(60_000);
    expect(simulation.count('question.wanted')).toBe(1);
    simulation.send({ type: 'question.requested' });
    expect(simulation.count('question.wanted')).toBe(2);
  });

  it('gives two minutes for each answer, stops the clock while it is judged, and cuts nobody off', () => {
    const simulation = inHearing();
    simulation.clock.increment(1_000);
    simulation.send({ type: 'question.arrived', question: aQuestion(1) });
    simulation.clock.increment(30_000);
    simulation.send({ type: 'clock.ticked' });
    expect(rebuttalLeftMs(simulation.context())).toBe(90_000);
    simulation.clock.increment(120_000);
    simulation.send({ type: 'clock.ticked' });
    expect(rebuttalLeftMs(simulation.context())).toBe(0);
    expect(simulation.is({ phase: { hearing: 'answering' } })).toBe(true);
    simulation.send({ type: 'answer.submitted', text: 'Yes.', hasAudio: true });
    expect(simulation.emitted.at(-1)).toEqual({ type: 'judgment.wanted', text: 'Yes.', hasAudio: true });
    simulation.send({ type: 'answer.judged', exchange: anExchange(1), meters: initialMeters, reasons: [] });
    simulation.clock.increment(1_000);
    simulation.send({ type: 'question.arrived', question: aQuestion(2) });
    expect(rebuttalLeftMs(simulation.context())).toBe(120_000);
  });
});

describe('a reload', () => {
  it('resumes at the same question and the same second', () => {
    const simulation = inHearing();
    answerOne(simulation, 1, 7);
    simulation.clock.increment(1_000);
    simulation.send({ type: 'question.arrived', question: aQuestion(2) });
    simulation.clock.increment(20_000);
    simulation.send({ type: 'clock.ticked' });
    const kept = JSON.parse(JSON.stringify(storedStanding(simulation.context(), 'hearing'))) as PublicStanding;
    const again = ready(kept);
    expect(again.is({ phase: { hearing: 'answering' } })).toBe(true);
    expect(again.context().question?.id).toBe('q2');
    expect(publicScoreOf(again.context().exchanges)).toBe(7);
    expect(rebuttalLeftMs(again.context())).toBe(100_000);
    expect(again.count('question.wanted')).toBe(0);
  });

  it('with five answers goes to the vote, and after a vote shows it', () => {
    const exchanges = [1, 2, 3, 4, 5].map((n) => anExchange(n));
    const simulation = ready({ phase: 'hearing', exchanges });
    simulation.clock.increment(1_000);
    expect(simulation.count('vote.wanted')).toBe(1);
    const voted = ready({ phase: 'voting', exchanges, vote: aVote });
    expect(voted.is({ phase: { voting: 'decided' } })).toBe(true);
    expect(voted.count('vote.wanted')).toBe(0);
  });
});

describe('vote and summary', () => {
  it('shows the summary only after the decision', () => {
    const simulation = ready({ phase: 'voting', exchanges: [anExchange(1)] });
    simulation.send({ type: 'summary.requested' });
    expect(simulation.phase()).toBe('voting');
    simulation.send({ type: 'vote.decided', vote: aVote });
    simulation.send({ type: 'summary.requested' });
    expect(simulation.phase()).toBe('summary');
    expect(simulation.context().vote).toEqual(aVote);
  });
});
