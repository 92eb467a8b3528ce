import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshApp, newSessionId, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';

let now = new Date('2026-11-20T12:00:00Z');
let server: TestServer;
let owner: TestBrowser;
let session: string;
let questionId: string;

const ofSession = (id = session) => ({ params: { session_id: id } });
const day = 24 * 60 * 60 * 1_000;

beforeAll(async () => {
  server = await freshApp({ now: () => now });
  owner = server.browser();
  session = await owner.start('hearing');
  const question = await owner.call('generateQuestion', { session, body: { session_id: session } });
  questionId = question.json.question_id;
  await owner.call('evaluateResponse', {
    session,
    body: { session_id: session, question: question.json.question, answer: 'We will.' },
  });
});
afterAll(() => server.close());

async function link(days?: number) {
  const made = await owner.call('makeCoachLink', { ...ofSession(), body: days === undefined ? {} : { days } });
  expect(made.status).toBe(200);
  return made.json;
}

describe('a link for a coach', () => {
  it('does not exist until it is made', async () => {
    const fresh = await owner.start('hearing');
    expect((await owner.call('coachLinks', ofSession(fresh))).json.links).toEqual([]);
  });

  it('opens the report, and nothing else, to another browser', async () => {
    const { token, path, link: made } = await link();
    expect(path).toBe(`/coach/${token}`);
    expect(made).toMatchObject({ state: 'open', expires_at: new Date(now.getTime() + 14 * day).toISOString() });
    const coach = server.browser();
    const seen = await coach.call('coachReport', { params: { token } });
    expect(seen.json.report).toEqual((await owner.call('report', ofSession())).json);
    for (const name of ['report', 'record', 'brief', 'coachLinks', 'comments'] as const)
      expect((await coach.call(name, ofSession())).json.code).toBe('not_yours');
    expect((await coach.call('deleteRehearsal', ofSession())).json.code).toBe('not_yours');
  });

  it('can be created after fifty others have been withdrawn', async () => {
    const fresh = await owner.start('hearing');
    const make = () => owner.call('makeCoachLink', { ...ofSession(fresh), body: {} });
    const made = [];
    for (let i = 0; i < 50; i++) made.push((await make()).json.link);
    expect((await make()).json.code).toBe('too_many');
    await owner.call('revokeCoachLink', { params: { session_id: fresh, link_id: made[0]?.id ?? '' } });
    expect((await make()).status).toBe(200);
  });

  it('is stored only as a hash', async () => {
    const { token } = await link();
    const rows = await server.database.db.selectFrom('coach_links').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('carries comments to the applicant, on a question or on the whole', async () => {
    const { token, link: made } = await link();
    const coach = server.browser();
    const write = (body: object) => coach.call('coachComment', { params: { token }, body });
    expect(
      (await write({ question_id: questionId, author: ' Pat  Rivers ', text: 'Say the figure first. <b>' })).status,
    ).toBe(200);
    expect((await write({ text: 'Good voice.' })).json.comment).toMatchObject({ author: 'Coach', question_id: null });
    const { comments } = (await owner.call('comments', ofSession())).json;
    expect(comments.slice(-2).map(({ author, text, question_id }) => [author, text, question_id])).toEqual([
      ['Pat Rivers', 'Say the figure first. <b>', questionId],
      ['Coach', 'Good voice.', null],
    ]);
    expect((await owner.call('coachLinks', ofSession())).json.links.find(({ id }) => id === made.id)?.comments).toBe(2);
    expect((await coach.call('coachReport', { params: { token } })).json.comments).toEqual(comments);
  });

  it('refuses a comment that is empty, too long, or about a question that does not exist', async () => {
    const { token } = await link();
    const code = async (body: object) =>
      (await server.browser().call('coachComment', { params: { token }, body })).json.code;
    expect(await code({ text: '   ' })).toBe('malformed');
    expect(await code({})).toBe('malformed');
    expect(await code({ text: 'a'.repeat(4_001) })).toBe('too_long');
    expect(await code({ text: 'Hm.', question_id: 'q-none' })).toBe('question_not_found');
  });

  it('expires', async () => {
    const { token } = await link(1);
    const before = now;
    now = new Date(now.getTime() + day);
    try {
      for (const answer of [
        await server.browser().call('coachReport', { params: { token } }),
        await server.browser().call('coachComment', { params: { token }, body: { text: 'Late.' } }),
      ]) {
        expect([answer.status, answer.json.code]).toEqual([410, 'link_expired']);
        expect(answer.json.error).toMatch(/expired/);
      }
      expect((await owner.call('coachLinks', ofSession())).json.links.map(({ state }) => state)).toContain('expired');
    } finally {
      now = before;
    }
  });

  it('can be withdrawn, by the applicant only; comments already written stay', async () => {
    const { token, link: made } = await link();
    const coach = server.browser();
    await coach.call('coachComment', { params: { token }, body: { text: 'Stays.' } });
    const params = { session_id: session, link_id: made.id };
    expect((await coach.call('revokeCoachLink', { params })).json.code).toBe('not_yours');
    expect((await owner.call('revokeCoachLink', { params })).status).toBe(204);
    expect((await coach.call('coachReport', { params: { token } })).json.code).toBe('link_revoked');
    expect((await owner.call('comments', ofSession())).json.comments.map(({ text }) => text)).toContain('Stays.');
    expect((await owner.call('revokeCoachLink', { params: { ...params, link_id: 'none' } })).json.code).toBe(
      'link_not_found',
    );
  });

  it('opens nothing if nobody created it', async () => {
    for (const token of ['x', 'a'.repeat(32), "' or 1=1 --"]) {
      const answer = await server.browser().call('coachReport', { params: { token } });
      expect([answer.status, answer.json.code]).toEqual([404, 'link_not_found']);
    }
  });

  it('is deleted with the rehearsal, comments and all', async () => {
    const mine = server.browser();
    const id = await mine.start('hearing');
    const { token } = (await mine.call('makeCoachLink', { ...ofSession(id), body: {} })).json;
    await server.browser().call('coachComment', { params: { token }, body: { text: 'Soon gone.' } });
    await mine.call('deleteRehearsal', ofSession(id));
    expect((await server.browser().call('coachReport', { params: { token } })).json.code).toBe('link_not_found');
    for (const table of ['coach_links', 'coach_comments'] as const)
      expect(
        (await server.database.db.selectFrom(table).select('session_id').where('session_id', '=', id).execute()).length,
      ).toBe(0);
  });

  it.each(['coachLinks', 'makeCoachLink', 'comments'] as const)(
    '%s is refused to another browser and without a rehearsal',
    async (name) => {
      const body = name === 'makeCoachLink' ? { body: {} } : {};
      expect((await server.browser().call(name, { ...ofSession(), ...body })).json.code).toBe('not_yours');
      expect((await owner.call(name, { ...ofSession(newSessionId()), ...body })).json.code).toBe('rehearsal_not_found');
      expect((await owner.call(name, { ...ofSession(), ...body, headers: { authorization: '' } })).status).toBe(401);
    },
  );

  it('is valid for between one and ninety days', async () => {
    for (const days of [0, 91, 1.5, 'many'])
      expect((await owner.call('makeCoachLink', { ...ofSession(), body: { days } })).json.code).toBe('malformed');
  });
});
