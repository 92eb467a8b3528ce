import { recordVersion, type RehearsalEvent } from '@rostrum/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { form, freshApp, newSessionId, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';
import { ordinance, presentation, project } from '../testing/sample-bodies.ts';

let home: TestServer;
let away: TestServer;
let owner: TestBrowser;
let session: string;
let record: { session_id: string; version: number; events: RehearsalEvent[]; digest?: string };

const ofSession = (id: string) => ({ params: { session_id: id } });

async function rehearse(browser: TestBrowser): Promise<string> {
  const id = await browser.start('hearing', {
    selectedProjectType: 'Utility-Scale Solar',
    selectedDifficulty: 'advanced',
  });
  await browser.call('setProjectDetails', { session: id, body: { project: { ...project, ordinanceText: ordinance } } });
  for (const answer of ['I would rather not say.', 'We will hold 500 feet to every home.']) {
    const question = await browser.call('generateQuestion', {
      session: id,
      body: { session_id: id, user_presentation: presentation },
    });
    await browser.call('evaluateResponse', {
      session: id,
      body: { session_id: id, question: question.json.question, answer },
    });
  }
  return id;
}

beforeAll(async () => {
  [home, away] = await Promise.all([freshApp(), freshApp()]);
  owner = home.browser();
  session = await rehearse(owner);
  record = (await owner.call('record', ofSession(session))).json;
});
afterAll(() => Promise.all([home.close(), away.close()]));

describe('importing a record', () => {
  it('brings everything to another machine', async () => {
    const there = away.browser();
    const answer = await there.call('importRehearsal', { body: record });
    expect(answer.json).toEqual({ session_id: session, events: record.events.length });
    expect((await there.call('record', ofSession(session))).json).toEqual(record);
    expect((await there.call('report', ofSession(session))).json).toEqual(
      (await owner.call('report', ofSession(session))).json,
    );
    expect(
      (await there.call('passages', { ...ofSession(session), query: { q: 'how far from homes' } })).json.passages
        .length,
    ).toBeGreaterThan(0);
    expect((await away.browser().call('report', ofSession(session))).json.code).toBe('not_yours');
  });

  it('accepts a file as it was downloaded, and assigns a new id if the old one is taken', async () => {
    const coach = home.browser();
    const answer = await coach.call(
      'importRehearsal',
      form('file', {
        name: 'record.json',
        bytes: Buffer.from(JSON.stringify(record, null, 2)),
        type: 'application/json',
      }),
    );
    expect(answer.status).toBe(200);
    expect(answer.json.session_id).toMatch(/^hearing-\d{10,}_[A-Za-z0-9]{20}$/);
    expect(answer.json.session_id).not.toBe(session);
    const copied = (await coach.call('record', ofSession(answer.json.session_id))).json.events;
    expect(copied.slice(0, record.events.length)).toEqual(record.events);
    expect(copied.at(-1)).toMatchObject({ type: 'configured', mode: 'hearing' });
    expect((await owner.call('record', ofSession(session))).json).toEqual(record);
  });

  it('brings a deleted rehearsal back under a new id', async () => {
    const mine = home.browser();
    const id = await rehearse(mine);
    const kept = (await mine.call('record', ofSession(id))).json;
    await mine.call('deleteRehearsal', ofSession(id));
    const answer = await mine.call('importRehearsal', { body: kept });
    expect(answer.json.session_id).not.toBe(id);
    expect((await mine.call('report', ofSession(answer.json.session_id))).status).toBe(200);
    expect((await mine.call('report', ofSession(id))).json.code).toBe('rehearsal_not_found');
  });

  const altered = (change: (events: RehearsalEvent[]) => RehearsalEvent[]) => ({
    ...record,
    digest: undefined,
    events: change(structuredClone(record.events)),
  });
  const cases: readonly (readonly [string, () => unknown, number, string])[] = [
    ['of a newer version', () => ({ ...record, version: recordVersion + 1 }), 422, 'record_too_new'],
    ['without a version', () => ({ ...record, version: undefined }), 422, 'record_unreadable'],
    ['without events', () => ({ ...record, events: [] }), 422, 'record_unreadable'],
    ['whose events are no list', () => ({ ...record, events: { 0: 'x' } }), 422, 'record_unreadable'],
    ['with a session id of no session', () => ({ ...record, session_id: '../x' }), 422, 'record_unreadable'],
    ['that is something else', () => ({ hello: 'world' }), 422, 'record_unreadable'],
    [
      'in which an answer was changed',
      () => ({
        ...record,
        events: record.events.map((event) => (event.type === 'answered' ? { ...event, text: 'Better.' } : event)),
      }),
      422,
      'record_altered',
    ],
    [
      'with a score beyond the scale',
      () => altered((events) => events.map((event) => (event.type === 'judged' ? { ...event, score: 99 } : event))),
      422,
      'record_altered',
    ],
    [
      'with an event of no known kind',
      () => altered((events) => [...events, { type: 'bribed', id: 'x', at: '2026-01-01T00:00:00Z' } as never]),
      422,
      'record_altered',
    ],
    [
      'whose questions were taken out',
      () => altered((events) => events.filter(({ type }) => type !== 'asked')),
      422,
      'record_altered',
    ],
    [
      'whose answers were taken out',
      () => altered((events) => events.filter(({ type }) => type !== 'answered')),
      422,
      'record_altered',
    ],
    [
      'in which an event stands twice',
      () => altered((events) => [...events, ...events.slice(-1)]),
      422,
      'record_altered',
    ],
  ];
  it.each(cases)('refuses a record %s, and stores none of it', async (_what, made, status, code) => {
    const there = away.browser();
    const answer = await there.call('importRehearsal', { body: made() });
    expect([answer.status, answer.json.code]).toEqual([status, code]);
    expect(answer.json.error).toMatch(/^[A-Z].{20,}\.$/);
    expect((await there.call('rehearsals')).json.rehearsals).toEqual([]);
  });

  it('refuses a file that was cut off, or is nested too deeply', async () => {
    const there = away.browser();
    const text = JSON.stringify(record);
    const cut = await there.call(
      'importRehearsal',
      form('file', { name: 'record.json', bytes: Buffer.from(text.slice(0, text.length / 2)) }),
    );
    expect([cut.status, cut.json.code]).toEqual([422, 'record_unreadable']);
    const deep = text.replace(/"project":\{/, `"project":{"a":${'['.repeat(5_000)}${']'.repeat(5_000)},`);
    const nested = await there.call('importRehearsal', form('file', { name: 'a.json', bytes: Buffer.from(deep) }));
    expect([nested.status, nested.json.code]).toEqual([422, 'record_unreadable']);
    const body = await there.call('importRehearsal', {
      payload: Buffer.from(text.slice(0, 2_000)),
      headers: { 'content-type': 'application/json' },
    });
    expect([body.status, body.json.code]).toEqual([400, 'not_json']);
    const none = await there.call('importRehearsal', form('file', null, { name: 'nothing' }));
    expect(none.json.code).toBe('record_unreadable');
  });

  it('of a record at its maximum length lets others have their turn, and no record grows beyond that', async () => {
    const there = away.browser();
    const at = '2026-11-20T19:00:00.000Z';
    const phases = (count: number, from = 0): RehearsalEvent[] =>
      Array.from({ length: count }, (_, i) => ({ type: 'phase_changed', id: `p${from + i}`, at, phase: 'opening' }));
    const long = (count: number) =>
      form('file', {
        name: 'a.json',
        bytes: Buffer.from(JSON.stringify({ session_id: newSessionId(), version: 1, events: phases(count) })),
      });
    expect((await there.call('importRehearsal', long(20_001))).json.code).toBe('record_unreadable');
    let turns = 0;
    let over = false;
    const turn = (): void => {
      turns += 1;
      if (!over) setImmediate(turn);
    };
    const taken = there.call('importRehearsal', long(20_000)).finally(() => (over = true));
    setImmediate(turn);
    const { session_id: id } = (await taken).json;
    // Checked and folded about a hundred at a time.
    expect(turns).toBeGreaterThan(200);
    const more = await there.call('postEvents', { ...ofSession(id), body: { events: phases(1, 20_000) } });
    expect([more.status, more.json.code]).toEqual([400, 'too_long']);
    expect((await there.call('record', ofSession(id))).json.events).toHaveLength(20_000);
  });

  it('requires the credential', async () => {
    expect(
      (await away.browser().call('importRehearsal', { body: record, headers: { authorization: '' } })).status,
    ).toBe(401);
  });
});

describe('answering again', () => {
  it('judges the second answer at the point of the first, and leaves the first as it was', async () => {
    const mine = home.browser();
    const id = await rehearse(mine);
    const before = (await mine.call('report', ofSession(id))).json;
    const questionId = before.exchanges[0]?.question_id ?? '';
    const again = await mine.call('rewind', {
      ...ofSession(id),
      body: {
        question_id: questionId,
        // Better than a refusal, whatever was asked.
        answer: "I don't have that with me. Our engineer will send it to staff in writing by Friday, before you vote.",
      },
    });
    expect(again.status).toBe(200);
    const { rewind } = again.json;
    expect(rewind.score).toBeGreaterThan(before.exchanges[0]?.score ?? 10);
    expect(rewind.room.first.trust).toBe(before.room[1]?.trust);
    expect(rewind.room.now.trust).toBeGreaterThan(rewind.room.first.trust);
    const after = (await mine.call('report', ofSession(id))).json;
    expect(after.exchanges[0]?.rewinds).toEqual([rewind]);
    expect({ ...after, updated_at: null, exchanges: after.exchanges.map((row) => ({ ...row, rewinds: [] })) }).toEqual({
      ...before,
      updated_at: null,
    });
    const record = (await mine.call('record', ofSession(id))).json.events;
    expect(
      record
        .filter((event) => event.type === 'answered')
        .map((event) => (event.type === 'answered' ? event.rewind_of === undefined : null)),
    ).toEqual([true, true, false]);
  });

  it('refuses a blank answer, an unknown question, one that is still open, and another browser', async () => {
    const mine = home.browser();
    const id = await rehearse(mine);
    const open = await mine.call('generateQuestion', { session: id, body: { session_id: id } });
    const send = async (body: { question_id: string; answer: string }, browser = mine) => {
      const answer = await browser.call('rewind', { ...ofSession(id), body });
      return [answer.status, answer.json.code];
    };
    const first = (await mine.call('report', ofSession(id))).json.exchanges[0]?.question_id ?? '';
    expect(await send({ question_id: first, answer: '  ' })).toEqual([400, 'blank_answer']);
    expect(await send({ question_id: 'q-none', answer: 'Yes.' })).toEqual([404, 'question_not_found']);
    expect(await send({ question_id: open.json.question_id, answer: 'Yes.' })).toEqual([422, 'not_answered']);
    expect(await send({ question_id: first, answer: 'a'.repeat(20_001) })).toEqual([400, 'too_long']);
    expect(await send({ question_id: first, answer: 'Yes.' }, home.browser())).toEqual([403, 'not_yours']);
    expect(
      (await mine.call('rewind', { ...ofSession(newSessionId()), body: { question_id: 'q', answer: 'Yes.' } })).json
        .code,
    ).toBe('rehearsal_not_found');
  });
});

describe('repeating', () => {
  it('asks the same first question again, with the same documents and seed', async () => {
    const again = await owner.call('repeat', { ...ofSession(session), body: {} });
    expect(again.json).toMatchObject({ mode: 'hearing', difficulty: 'advanced', project_type: 'Utility-Scale Solar' });
    const id = again.json.session_id;
    expect(id).not.toBe(session);
    const question = await owner.call('generateQuestion', {
      session: id,
      body: { session_id: id, user_presentation: presentation },
    });
    const first = record.events.find((event) => event.type === 'asked');
    expect(question.json.question).toBe(first?.type === 'asked' ? first.question : '');
    expect((await owner.call('record', ofSession(session))).json).toEqual(record);
  });

  it('creates a practice session on single topics with the documents and the presentation', async () => {
    const made = (await owner.call('repeat', { ...ofSession(session), body: { topics: ['noise'] } })).json;
    expect(made.session_id).toMatch(/^practice-/);
    expect(made.themes).toContain('noise_and_vibration');
    expect(made.characters.length).toBeGreaterThanOrEqual(1);
    expect(made.characters.length).toBeLessThanOrEqual(4);
    const events = (await owner.call('record', ofSession(made.session_id))).json.events;
    expect(events.map(({ type }) => type)).toEqual(['configured', 'document_filed', 'presented']);
    const question = await owner.call('practiceQuestion', {
      session: made.session_id,
      body: { session_id: made.session_id, selected_topics: made.themes },
    });
    expect(question.json.question.length).toBeGreaterThan(20);
  });

  it('is refused to another browser', async () => {
    expect((await home.browser().call('repeat', { ...ofSession(session), body: {} })).json.code).toBe('not_yours');
    expect((await owner.call('repeat', { ...ofSession(newSessionId()), body: {} })).json.code).toBe(
      'rehearsal_not_found',
    );
  });
});
