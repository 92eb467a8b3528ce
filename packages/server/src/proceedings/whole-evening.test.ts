import type { OrderItem } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { freshApp } from '../testing/fresh-app.ts';
import { project, sampleCall, staffReport } from '../testing/sample-bodies.ts';

/* A whole evening by the clocks that local rules set, on a clock that is moved by hand: the applicant and the board take all of theirs, and
   everybody else as long as the words take to say. */

const minute = 60_000;
const wordsPerSecond = 2.3;
const secondsToSay = (text: string): number => Math.ceil(text.split(/\s+/).length / wordsPerSecond);
/** A question from the board with its answer, in seconds. */
const exchange = 90;
/** Questions that are really asked; the rest of the time of the board passes. */
const mostQuestions = 4;

const short = { applicant: 120, team: 180, public: 60, rebuttal: 60, cross_examination: 60 };
const long = { applicant: 1_200, team: 1_800, public: 180, rebuttal: 600, cross_examination: 480 };

/** Holds a special use from the call to order to the decision. Gives: how long it took, and what was heard. */
async function held(clocks: Readonly<Record<keyof typeof short, number>>) {
  const began = Date.parse('2026-12-01T19:00:00.000Z');
  let now = began;
  const pass = (seconds: number): void => void (now += seconds * 1_000);
  const server = await freshApp({ now: () => new Date(now) });
  const browser = server.browser();
  const id = await browser.start('hearing');
  const params = { session_id: id };
  const proceeding = { kind: 'special_use' as const, body: 'decides' as const, state: 'NC', local: { clocks } };
  const body = { project: { ...project, proceeding } };
  expect((await browser.call('setProjectDetails', { session: id, body })).status).toBe(200);
  expect((await browser.call('parseStaffReport', { session: id, body: { text: staffReport } })).status).toBe(200);
  const first = (await browser.call('proceeding', { params })).json;
  const order: readonly OrderItem[] = first.proceeding.order;
  const clockOf = (step: string): number => order.find((item) => item.step === step)?.seconds ?? 0;
  const statements: number[] = [];
  let questions = 0;
  let next = first.next;
  for (let guard = 0; next !== null && next !== 'decision' && guard < 40; guard += 1) {
    const step = next;
    if (step === 'rebuttal') {
      await browser.call('rebuttal', {
        params,
        body: { text: 'On traffic: the road authority approved the driveway.' },
      });
      pass(clockOf(step));
    } else {
      let answer = await browser.call('step', { params, body: { step } });
      for (let replies = 0; replies < 12; replies += 1) {
        pass((answer.json.lines ?? []).reduce((sum, { text }) => sum + secondsToSay(text), 0));
        if (answer.json.awaits !== 'reply') break;
        pass(5);
        answer = await browser.call('step', { params, body: { step, reply: step === 'oath' ? 'I do.' : 'Yes.' } });
      }
    }
    if (step === 'presentation') pass(clockOf(step));
    for (let spent = 0; step === 'board_questions' && spent + exchange <= clockOf(step); spent += exchange) {
      pass(exchange);
      if (questions === mostQuestions) continue;
      const asked = await browser.call('generateQuestion', sampleCall('generateQuestion', id));
      const answer = 'The fire department approved the access road in a letter of October 3.';
      await browser.call('evaluateResponse', { body: { session_id: id, question: asked.json.question, answer } });
      questions += 1;
    }
    for (let left = step === 'public_comment' ? 1 : 0; left > 0;) {
      const { json } = await browser.call('testimony', { params, body: {} });
      statements.push(json.seconds);
      pass(json.seconds);
      left = json.remaining;
    }
    const told = (await browser.call('proceeding', { params })).json.next;
    next = told === step ? (await browser.call('step', { params, body: { step, skip: true } })).json.next : told;
  }
  const decision = await browser.call('decision', { params });
  pass(secondsToSay(decision.json.motion));
  const { events } = (await browser.call('record', { params })).json;
  await server.close();
  return { minutes: (now - began) / minute, order, statements, questions, decision, events };
}

describe('an evening by its clocks', () => {
  it.each([
    ['in a quarter of an hour', short, 8, 15],
    ['in an hour and a half', long, 60, 90],
  ] as const)('can be held whole %s', async (_, clocks, least, most) => {
    const evening = await held(clocks);
    expect(evening.decision.status).toBe(200);
    expect(evening.minutes).toBeGreaterThan(least);
    expect(evening.minutes).toBeLessThanOrEqual(most);
    expect(evening.questions).toBeGreaterThanOrEqual(2);
    // Every step took place, and nobody in the room spoke longer than they had.
    const steps = new Set(evening.events.flatMap((event) => (event.type === 'stepped' ? [event.step] : [])));
    for (const { step } of evening.order)
      if (!['rebuttal', 'decision'].includes(step)) expect(steps, step).toContain(step);
    expect(evening.statements.length).toBeGreaterThanOrEqual(3);
    for (const seconds of evening.statements) expect(seconds).toBeLessThanOrEqual(clocks.public);
    const last = evening.events.findLast(({ type }) => type === 'decided');
    expect(Date.parse(last?.at ?? '')).toBeLessThanOrEqual(Date.parse('2026-12-01T19:00:00.000Z') + most * minute);
  });
});
