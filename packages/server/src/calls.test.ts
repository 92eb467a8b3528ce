import { calls, errorAnswer, type Call, type CallName } from '@rostrum/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  form,
  freshApp,
  newSessionId,
  type CallOptions,
  type TestBrowser,
  type TestServer,
} from './testing/fresh-app.ts';
import { ordinance, sampleCall } from './testing/sample-bodies.ts';

/* Every call of the table, so that a new one cannot be forgotten. */

const all = Object.keys(calls) as CallName[];
/** What derived pages answer is tested in reports/; who may request it is tested here. */
const elsewhere: Partial<Record<CallName, (session_id: string) => CallOptions>> = {
  tryLanguageModel: () => ({ body: { operator_token: '' } }),
  switchModelTask: () => ({ params: { task: 'raise' }, body: { operator_token: '', on: true } }),
  findLocalModels: () => ({ body: { operator_token: '' } }),
  report: (session_id) => ({ params: { session_id } }),
  proceeding: (session_id) => ({ params: { session_id } }),
  step: (session_id) => sampleCall('step', session_id),
  testimony: (session_id) => sampleCall('testimony', session_id),
  rebuttal: (session_id) => sampleCall('rebuttal', session_id),
  decision: (session_id) => ({ params: { session_id } }),
  brief: (session_id) => ({ params: { session_id } }),
  importRehearsal: () => ({ body: {} }),
  progress: () => ({}),
  reviewStandard: (session_id) => ({ params: { session_id, standard_id: 'none' }, body: { answer: 'yes' } }),
  rewind: (session_id) => ({ params: { session_id }, body: { question_id: 'q', answer: 'We will.' } }),
  repeat: (session_id) => ({ params: { session_id }, body: {} }),
  coachLinks: (session_id) => ({ params: { session_id } }),
  makeCoachLink: (session_id) => ({ params: { session_id }, body: {} }),
  revokeCoachLink: (session_id) => ({ params: { session_id, link_id: 'none' } }),
  comments: (session_id) => ({ params: { session_id } }),
  coachReport: () => ({ params: { token: 'none' } }),
  coachComment: () => ({ params: { token: 'none' }, body: { text: 'Well said.' } }),
};
const names = all.filter((name) => !(name in elsewhere));
const sampleOf = (name: CallName, id: string): CallOptions => elsewhere[name]?.(id) ?? sampleCall(name, id);
const callOf = (name: CallName): Call => calls[name];
const namesSession = (name: CallName): boolean => callOf(name).session !== 'none';

let server: TestServer;
let owner: TestBrowser;
let session: string;

beforeAll(async () => {
  server = await freshApp();
  owner = server.browser();
  session = await owner.start('hearing');
  await owner.call('evaluateResponse', sampleCall('evaluateResponse', session));
});
afterAll(() => server.close());

function expectRefusal(answer: { status: number; json: unknown }, status: number, code: string): void {
  expect({ status: answer.status, code: (answer.json as { code?: unknown })?.code }).toEqual({ status, code });
  const { error } = errorAnswer.parse(answer.json);
  expect(error).toMatch(/^[A-Z][^{}\n]{10,300}[.]$/);
}

describe('each call of the table', () => {
  it.each(all)('%s requires the credential', async (name) => {
    const answer = await server
      .browser()
      .call(name, { ...sampleOf(name, session), headers: { authorization: 'Basic d3Jvbmc6d3Jvbmc=' } });
    expectRefusal(answer, 401, 'credential_missing');
    const without = await server.app.inject({ method: callOf(name).method, url: callOf(name).path });
    expect(without.statusCode).toBe(401);
  });

  it.each(all)('%s refuses the session of another browser and changes nothing', async (name) => {
    const before = (await owner.call('record', { params: { session_id: session } })).text;
    const stranger = server.browser();
    const sample = sampleOf(name, session);
    for (const attempt of [{ ...sample, session }, ...(namesSession(name) ? [sample] : [])])
      expectRefusal(await stranger.call(name, attempt), 403, 'not_yours');
    const forged = server.browser();
    forged.cookie = owner.cookie?.replace(/=.{5}/, '=00000') ?? null;
    expectRefusal(await forged.call(name, { ...sample, session }), 403, 'not_yours');
    expect((await owner.call('record', { params: { session_id: session } })).text).toBe(before);
  });

  it.each(all)('%s refuses a session id that Rostrum did not create', async (name) => {
    for (const bad of [
      'x',
      "hearing-1790000000000_' or 1=1",
      'hearing-1790000000000_abc',
      'HEARING-1790000000000_abcdefgh',
    ])
      expectRefusal(await owner.call(name, { ...sampleOf(name, session), session: bad }), 400, 'bad_session_id');
  });

  it.each(names.filter((name) => callOf(name).session === 'required'))('%s needs a session', async (name) => {
    const sample = sampleCall(name, session);
    if (sample.params !== undefined) return;
    const body = { ...(sample.body as Record<string, unknown>), session_id: undefined };
    const answer = await owner.call(name, { ...sample, body, session: '' });
    expectRefusal(answer, 400, 'session_missing');
  });

  it.each(all.filter((name) => (callOf(name).refusals as readonly string[]).includes('rehearsal_not_found')))(
    '%s finds no rehearsal if it was never started',
    async (name) => {
      expectRefusal(await owner.call(name, sampleOf(name, newSessionId())), 404, 'rehearsal_not_found');
    },
  );

  it.each(names)('%s answers in the shape of the table', async (name) => {
    if (name === 'transcribe' || name === 'parsePlanningUrl' || name === 'deleteRehearsal') return;
    const answer = await owner.call(name, sampleCall(name, session));
    if (name === 'characterAffinity') return expectRefusal(answer, 404, 'character_not_found');
    expect(answer.json).toMatchObject(answer.status === 200 ? {} : { error: 'no refusal' });
    expect(answer.status).toBe(200);
    callOf(name).answer.parse(answer.json);
    expect(answer.text).not.toMatch(/\bundefined\b|"null"|\[object Object\]|NaN/);
  });

  it.each(
    names.filter((name) => callOf(name).body !== undefined && name !== 'practiceCharactersPost' && name !== 'vote'),
  )('%s refuses a body that is not JSON, or not an object', async (name) => {
    const { params, session: header } = sampleCall(name, session);
    const send = (payload: string, type = 'application/json') =>
      owner.call(name, {
        ...(params && { params }),
        session: header ?? session,
        payload: Buffer.from(payload),
        headers: { 'content-type': type },
      });
    expectRefusal(await send('{"a":'), 400, 'not_json');
    expectRefusal(await send('<a/>', 'application/xml'), 400, 'not_json');
    for (const wrong of ['null', '3', '"text"', '[]', 'true']) expect((await send(wrong)).status).toBe(400);
  });

  it('an unknown address is 404, a known one with another method 405, both as JSON', async () => {
    expectRefusal(await owner.send({ method: 'GET', url: '/api/nothing' }), 404, 'not_found');
    expectRefusal(await owner.send({ method: 'GET', url: '/api' }), 404, 'not_found');
    expectRefusal(await owner.send({ method: 'GET', url: '/api/start_simulation' }), 405, 'method_not_allowed');
    expectRefusal(
      await owner.send({ method: 'PUT', url: `/api/rehearsals/${session}/record` }),
      405,
      'method_not_allowed',
    );
    expect(
      (await server.browser().send({ method: 'GET', url: '/api/nothing', headers: { authorization: '' } })).status,
    ).toBe(401);
  });

  it('a body over the limit is refused based on the length it announces', async () => {
    const big = { 'content-type': 'application/json', 'content-length': String(3 * 1024 * 1024) };
    expectRefusal(
      await owner.call('setProjectDetails', { session, payload: Buffer.from('{}'), headers: big }),
      413,
      'too_large',
    );
    const file = form('file', { name: 'a.txt', bytes: Buffer.from(ordinance) });
    expectRefusal(
      await owner.call('parseOrdinance', {
        ...file,
        session,
        headers: { ...file.headers, 'content-length': String(60 * 1024 * 1024) },
      }),
      413,
      'too_large',
    );
    expectRefusal(
      await owner.call('evaluateResponse', {
        body: { session_id: session, answer: 'a'.repeat(20_001), question: 'Why?' },
      }),
      400,
      'too_long',
    );
    expectRefusal(
      await owner.call('generateQuestion', { body: { session_id: session, user_presentation: 'a'.repeat(100_001) } }),
      400,
      'too_long',
    );
  });

  it('a body nested too deeply to be stored and read back is refused, and changes nothing', async () => {
    const before = (await owner.call('record', { params: { session_id: session } })).text;
    for (const levels of [200, 6_000, 400_000]) {
      const deep = `${'['.repeat(levels)}${']'.repeat(levels)}`;
      const send = (name: CallName, payload: string) =>
        owner.call(name, {
          ...(name === 'postEvents' && { params: { session_id: session } }),
          session,
          payload: Buffer.from(payload),
          headers: { 'content-type': 'application/json' },
        });
      const at = '"at":"2026-11-20T19:00:00.000Z"';
      for (const [name, payload] of [
        ['setProjectDetails', `{"project":{"a":${deep}}}`],
        ['generateQuestion', `{"session_id":"${session}","community_data":{"a":${deep}}}`],
        ['postEvents', `{"events":[{"type":"configured","id":"deep",${at},"project":{"a":${deep}}}]}`],
      ] as const)
        expectRefusal(await send(name, payload), 400, 'malformed');
    }
    expect((await owner.call('record', { params: { session_id: session } })).text).toBe(before);
  });

  it.each([
    ['evaluateResponse', { question: 'how far and '.repeat(2_000), answer: 'We will.' }],
    ['evaluateResponse', { question: { text: 'how far and '.repeat(2_000) }, answer: 'We will.' }],
    ['generateQuestion', { character_role: 'a '.repeat(3_000) }],
    ['generateQuestionBasic', { assigned_questioner: 'a '.repeat(900_000) }],
    ['ceremonySpeech', { developer_name: ', '.repeat(3_000) }],
  ] as const)('%s accepts no names or questions as long as a book', async (name, body) => {
    expectRefusal(await owner.call(name, { session, body: { session_id: session, ...body } }), 400, 'too_long');
  });

  it('events from a long time offline have to stay within the limits of the calls', async () => {
    const event = { id: 'long', at: '2026-11-20T19:00:00.000Z' };
    for (const long of [
      { ...event, type: 'presented' as const, text: 'a'.repeat(100_001) },
      { ...event, type: 'answered' as const, question_id: 'q', question: 'Why?', text: 'a'.repeat(20_001) },
    ])
      expectRefusal(
        await owner.call('postEvents', { params: { session_id: session }, body: { events: [long] } }),
        400,
        'too_long',
      );
  });

  it('transcription says right away if it is not set up', async () => {
    expectRefusal(
      await owner.call('transcribe', {
        session,
        ...form('audio', { name: 'a.webm', bytes: Buffer.from([0x1a, 0x45, 0xdf, 0xa3]) }),
      }),
      503,
      'transcription_off',
    );
  });

  it('is described from its schemas', async () => {
    interface Operation {
      readonly operationId: string;
      readonly responses: Record<string, unknown>;
      readonly requestBody?: { readonly content: Record<string, unknown> };
    }
    const { json } = await owner.send<{ paths: Record<string, Record<string, Operation>> }>({
      method: 'GET',
      url: '/api/openapi.json',
    });
    for (const name of names) {
      const call = callOf(name);
      const operation = json.paths[call.path.replace(/:(\w+)/g, '{$1}')]?.[call.method.toLowerCase()];
      expect(operation?.operationId).toBe(name);
      for (const status of [String(call.status), '400', '401', '403', '413', '429'])
        expect(operation?.responses).toHaveProperty(status);
      if (call.body !== undefined || call.multipart === true)
        expect(Object.keys(operation?.requestBody?.content ?? {}).length).toBeGreaterThan(0);
    }
  });
});
