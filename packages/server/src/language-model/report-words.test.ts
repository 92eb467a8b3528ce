import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshApp, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';
import { ordinance, presentation, project } from '../testing/sample-bodies.ts';
import { obliging, startModelServer, type ModelSays, type ModelServer } from './testing/model-server.ts';

let model: ModelServer;
let server: TestServer;
beforeAll(async () => {
  model = await startModelServer(obliging);
  server = await freshApp({
    environment: {
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'test-model',
      LLM_BASE_URL: model.base,
      LLM_PRICE_INPUT: '3',
      LLM_PRICE_OUTPUT: '15',
    },
    modelMs: 2_000,
  });
});
afterAll(async () => {
  await server.close();
  await model.close();
});
beforeEach(() => {
  model.says = obliging;
  model.heard.length = 0;
});

const ofSession = (id: string) => ({ params: { session_id: id } });
const askedForReport = (): number => model.heard.filter(({ system }) => system.includes('"texts"')).length;

async function answered(browser: TestBrowser, session: string, answer: string): Promise<string> {
  const asked = await browser.call('generateQuestion', {
    session,
    body: { session_id: session, project_details: project, user_presentation: presentation },
  });
  await browser.call('evaluateResponse', {
    body: {
      session_id: session,
      question: { text: asked.json.question, question_id: asked.json.question_id },
      answer,
    },
  });
  return asked.json.question_id;
}

/** A rehearsal with one answer on the record. */
async function rehearsed(at = server): Promise<{ browser: TestBrowser; session: string; questionId: string }> {
  const browser = at.browser();
  const name = expect.getState().currentTestName ?? '';
  const session = `hearing-1790000000000_${createHash('sha1').update(name).digest('hex').slice(0, 20)}`;
  await browser.call('startSimulation', { body: { session_id: session } });
  await browser.call('setProjectDetails', { session, body: { project: { ...project, ordinanceText: ordinance } } });
  const questionId = await answered(browser, session, 'We will look into it and come back to you.');
  return { browser, session, questionId };
}

const eventsOf = async (browser: TestBrowser, session: string) =>
  (await browser.call('record', ofSession(session))).json.events;

describe('the prose of a report in the words of a model', () => {
  it('is credited, reads the same twice and in every format, and is requested once', async () => {
    const { browser, session } = await rehearsed();
    const first = await browser.call('report', ofSession(session));
    expect(first.json.summary).toMatchObject({ written_by: 'model' });
    expect(first.json.summary.overview).toMatch(/^Take this along to the real night\./);
    expect(first.json.work_on.length).toBeGreaterThan(0);
    for (const item of first.json.work_on) expect(item).toMatchObject({ written_by: 'model' });
    expect(first.json.exchanges[0]).toMatchObject({ written_by: 'model', feedback_written_by: 'model' });
    model.says = () => ({ status: 500 });
    expect((await browser.call('report', ofSession(session))).json).toEqual(first.json);
    const markdown = await browser.call('report', { ...ofSession(session), query: { format: 'md' } });
    expect(markdown.text).toContain('Take this along to the real night');
    const page = await browser.call('report', { ...ofSession(session), query: { format: 'html' } });
    expect(page.text).toContain('Take this along to the real night');
    expect(page.text).toMatch(/read [\d,]+ tokens and wrote [\d,]+ for this rehearsal/);
    expect(askedForReport()).toBe(1);
    const events = await eventsOf(browser, session);
    expect(events.filter(({ type }) => type === 'report_worded')).toHaveLength(1);
    // What was written in advance for the next question is included in the cost.
    expect(events.at(-1)).toMatchObject({
      type: 'report_worded',
      model_usage: { output_tokens: expect.any(Number) as number },
    });
  });

  it('is requested once if two people read at the same time', async () => {
    const { browser, session } = await rehearsed();
    const [one, other] = await Promise.all([
      browser.call('report', ofSession(session)),
      browser.call('report', ofSession(session)),
    ]);
    expect(one.json).toEqual(other.json);
    expect(askedForReport()).toBe(1);
  });

  it('is requested again after the rehearsal has gone on', async () => {
    const { browser, session } = await rehearsed();
    await browser.call('report', ofSession(session));
    await answered(
      browser,
      session,
      'Yes. The nearest house is 420 feet from the fence, as sheet C-3 of the survey shows.',
    );
    const later = await browser.call('report', ofSession(session));
    expect(later.json.summary).toMatchObject({ written_by: 'model', answered: 2 });
    expect(askedForReport()).toBe(2);
  });

  it('is not requested if nothing was judged', async () => {
    const browser = server.browser();
    const session = await browser.start();
    const { json } = await browser.call('report', ofSession(session));
    expect(json.summary.overview).toBe('');
    expect(json.model_use).toBeNull();
    expect(askedForReport()).toBe(0);
  });

  it('adds up tokens and their cost at the configured prices', async () => {
    const { browser, session } = await rehearsed();
    const { model_use: use } = (await browser.call('report', ofSession(session))).json;
    const onRecord = (await eventsOf(browser, session)).flatMap((event) =>
      'model_usage' in event && event.model_usage !== undefined ? [event.model_usage] : [],
    );
    const sum = (of: 'input_tokens' | 'output_tokens'): number => onRecord.reduce((total, one) => total + one[of], 0);
    expect(use).toMatchObject({ input_tokens: sum('input_tokens'), output_tokens: sum('output_tokens') });
    expect(use?.input_tokens).toBeGreaterThan(0);
    expect(use?.cost_usd).toBeCloseTo((sum('input_tokens') * 3 + sum('output_tokens') * 15) / 1_000_000, 10);
    const { text } = await browser.send({ method: 'GET', url: '/metrics' });
    expect(text).toMatch(/rostrum_model_cost_dollars_total\{model="test-model"\} 0\.\d/);
  });

  it('travels with the record to a machine without a model', async () => {
    const { browser, session } = await rehearsed();
    const report = (await browser.call('report', ofSession(session))).json;
    const away = await freshApp();
    const there = away.browser();
    await there.call('importRehearsal', { body: (await browser.call('record', ofSession(session))).json });
    const read = (await there.call('report', ofSession(session))).json;
    expect(read.summary).toEqual(report.summary);
    expect(read.work_on).toEqual(report.work_on);
    expect(read.model_use).toEqual({ ...report.model_use, cost_usd: null });
    await away.close();
  });

  it('is not accepted from a record if its words say something else', async () => {
    const { browser, session } = await rehearsed();
    const report = (await browser.call('report', ofSession(session))).json;
    const { digest: _digest, ...record } = (await browser.call('record', ofSession(session))).json;
    const events = record.events.map((event) =>
      event.type === 'report_worded'
        ? { ...event, words: ['The application was approved with 99 votes.', ...report.work_on.map(() => 'Nothing.')] }
        : event,
    );
    const away = await freshApp();
    const there = away.browser();
    await there.call('importRehearsal', { body: { ...record, events } });
    const read = (await there.call('report', ofSession(session))).json;
    expect(read.summary.overview).not.toContain('99');
    expect(read.summary).not.toHaveProperty('written_by');
    await away.close();
  });
});

const failures: readonly (readonly [string, ModelSays])[] = [
  ['is never heard from', { fault: 'never' }],
  ['breaks off', { fault: 'cut' }],
  ['floods', { fault: 'flood' }],
  ['answers garbage', { fault: 'garbage' }],
  ['answers 500', { status: 500 }],
  ['asks for half a minute', { status: 429, headers: { 'retry-after': '30' } }],
  ['writes too few texts', { text: '{"texts": []}' }],
  ['invents', { text: '{"texts": ["You answered 14 questions and won.", "Well.", "Well.", "Well."]}' }],
  ['steps out of its part', { text: '{"texts": ["As an AI language model I cannot.", "No.", "No.", "No."]}' }],
];

describe('a model that fails at the report', () => {
  it.each(failures)('%s: the built-in words are used, in time, and stay', async (_name, says) => {
    const own = await freshApp({
      environment: { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: model.base },
      modelMs: 700,
    });
    const { browser, session } = await rehearsed(own);
    model.says = () => says;
    const began = performance.now();
    const first = await browser.call('report', ofSession(session));
    expect(performance.now() - began).toBeLessThan(700 + 2_000);
    expect(first.status).toBe(200);
    expect(first.json.summary.overview.length).toBeGreaterThan(40);
    expect(first.json.summary).not.toHaveProperty('written_by');
    for (const item of first.json.work_on) expect(item).not.toHaveProperty('written_by');
    expect(first.json.model_use?.cost_usd).toBeNull();
    model.says = obliging;
    expect((await browser.call('report', ofSession(session))).json).toEqual(first.json);
    await own.close();
  });
});

describe('answering again', () => {
  it('is coached in the words of the model, within the same budget, and says so', async () => {
    const { browser, session, questionId } = await rehearsed();
    const rewind = () =>
      browser.call('rewind', {
        ...ofSession(session),
        body: { question_id: questionId, answer: 'We have talked with the neighbors and we want to do right by them.' },
      });
    const again = await rewind();
    expect(again.status).toBe(200);
    expect(again.json.rewind).toMatchObject({ written_by: 'model' });
    expect(again.json.rewind.feedback).toMatch(/^You spoke to the board plainly/);
    expect((await eventsOf(browser, session)).at(-1)).toMatchObject({
      type: 'judged',
      written_by: 'model',
      model_usage: { output_tokens: expect.any(Number) as number },
    });
    const report = (await browser.call('report', ofSession(session))).json;
    expect(report.exchanges[0]?.rewinds[0]).toMatchObject({ written_by: 'model' });

    model.says = () => ({ fault: 'garbage' });
    const plain = await rewind();
    expect(plain.status).toBe(200);
    expect(plain.json.rewind).not.toHaveProperty('written_by');
    const bands = ['poor', 'weak', 'adequate', 'strong'];
    const rank = (rating: string | null): number => bands.indexOf(rating ?? '');
    expect(Math.abs(rank(plain.json.rewind.rating) - rank(again.json.rewind.rating))).toBeLessThanOrEqual(1);
  });

  it('does not escape the budget by going back to an earlier record', async () => {
    const own = await freshApp({
      environment: {
        LLM_PROVIDER: 'openai-compatible',
        LLM_MODEL: 'm',
        LLM_BASE_URL: model.base,
        LLM_BUDGET_TOKENS: '12000',
      },
      modelMs: 2_000,
    });
    const { browser, session, questionId } = await rehearsed(own);
    model.says = (heard) => ({ ...obliging(heard), tokens: 6_000 });
    const by: (string | undefined)[] = [];
    for (let i = 0; i < 4; i++)
      by.push(
        (
          await browser.call('rewind', {
            ...ofSession(session),
            body: {
              question_id: questionId,
              answer: `We have talked with the neighbors, and we will${' again'.repeat(i)}.`,
            },
          })
        ).json.rewind.written_by,
      );
    expect(by[0]).toBe('model');
    expect(by.at(-1)).toBeUndefined();
    await own.close();
  });
});
