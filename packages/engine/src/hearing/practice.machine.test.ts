import { createActor, SimulatedClock } from 'xstate';
import { describe, expect, it } from 'vitest';
import {
  averageScoreOf,
  practiceMachine,
  type PracticeEmitted,
  type PracticeExchange,
  type PracticeInput,
  type PracticeQuestion,
} from './practice.machine.ts';

const aQuestion = (n: number): PracticeQuestion => ({
  id: `q${n}`,
  text: `Question ${n}?`,
  characterId: 'chair',
  characterName: 'The chair',
  topicFocus: 'noise',
  citations: [],
});
const anExchange = (n: number, score = 6): PracticeExchange => ({
  question: aQuestion(n),
  response: 'An answer.',
  questionNumber: n,
  rating: 'adequate',
  score,
  feedback: '',
  missing: [],
  carried: [],
  strongerAnswer: null,
});

function aSession(input: Partial<PracticeInput> = {}) {
  const clock = new SimulatedClock();
  const emitted: PracticeEmitted[] = [];
  const actor = createActor(practiceMachine, { clock, input: { total: 2, ...input } });
  for (const type of ['question.wanted', 'judgment.wanted', 'completed'] as const)
    actor.on(type, (event) => emitted.push(event));
  actor.start();
  return {
    send: actor.send.bind(actor),
    clock,
    emitted,
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    wanted: (type: PracticeEmitted['type']) => emitted.filter((event) => event.type === type).length,
  };
}

function answerOne(session: ReturnType<typeof aSession>, n: number): void {
  session.send({ type: 'question.arrived', question: aQuestion(n) });
  session.send({ type: 'answer.submitted', text: 'An answer.' });
  session.send({ type: 'answer.judged', exchange: anExchange(n) });
}

describe('a practice session (practice.md §4)', () => {
  it('starts at question 1 and requests a question', () => {
    const session = aSession();
    expect(session.context().number).toBe(1);
    expect(session.wanted('question.wanted')).toBe(1);
  });

  it('shows feedback for four seconds, then goes to the next question', () => {
    const session = aSession();
    answerOne(session, 1);
    session.clock.increment(3_999);
    expect(session.value()).toEqual({ feedback: 'running' });
    session.clock.increment(1);
    expect(session.value()).toBe('asking');
    expect(session.context().number).toBe(2);
    expect(session.wanted('question.wanted')).toBe(2);
  });

  it('completes after the last answer', () => {
    const session = aSession();
    answerOne(session, 1);
    session.send({ type: 'next' });
    answerOne(session, 2);
    expect(session.wanted('completed')).toBe(0);
    session.clock.increment(4_000);
    expect(session.value()).toBe('complete');
    expect(session.wanted('completed')).toBe(1);
  });

  it('holds the feedback until it is released or left', () => {
    const session = aSession();
    answerOne(session, 1);
    session.send({ type: 'feedback.held' });
    session.clock.increment(60_000);
    expect(session.value()).toEqual({ feedback: 'held' });
    session.send({ type: 'next' });
    expect(session.value()).toBe('asking');
  });

  it('restarts from any state at question 1 with an empty history', () => {
    const session = aSession();
    answerOne(session, 1);
    session.send({ type: 'restart' });
    expect(session.context()).toMatchObject({ number: 1, question: null, exchanges: [] });
    expect(session.value()).toBe('asking');
  });

  it('resumes after a reload at the question that is waiting, without requesting another', () => {
    const session = aSession({ exchanges: [anExchange(1)], question: aQuestion(2) });
    expect(session.value()).toBe('answering');
    expect(session.context().number).toBe(2);
    expect(session.wanted('question.wanted')).toBe(0);
  });

  it('accepts no second answer while one is being judged', () => {
    const session = aSession();
    session.send({ type: 'question.arrived', question: aQuestion(1) });
    session.send({ type: 'answer.submitted', text: 'One.' });
    session.send({ type: 'answer.submitted', text: 'Two.' });
    expect(session.wanted('judgment.wanted')).toBe(1);
  });
});

describe('averageScoreOf', () => {
  it.each([
    [[], null],
    [[6], 6],
    [[8, 5, 5], 6],
    [[7, 8], 7.5],
  ])('of %j is %j', (scores, mean) => {
    expect(averageScoreOf(scores.map((score) => ({ score })))).toBe(mean);
  });
});
