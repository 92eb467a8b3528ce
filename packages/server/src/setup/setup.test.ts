import type { CallName } from '@rostrum/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshApp, newSessionId, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';
import { project } from '../testing/sample-bodies.ts';

let server: TestServer;
beforeAll(async () => {
  server = await freshApp();
});
afterAll(() => server.close());

const catalog = [
  'majorThemes',
  'characters',
  'projectTypes',
  'practiceThemes',
  'practiceIndustries',
  'communityTypes',
  'speakers',
] as const satisfies readonly CallName[];

describe('catalog calls', () => {
  it('answer all at once under a session id that nobody has used before, and bind it to nobody', async () => {
    const session = newSessionId();
    // Each comes from a browser without a cookie, like a page whose first calls go out together.
    const answers = await Promise.all(catalog.map((name) => server.browser().call(name, { session })));
    expect(answers.map(({ status }) => status)).toEqual(catalog.map(() => 200));
    expect((await server.browser().call('startSimulation', { body: { session_id: session } })).status).toBe(200);
  });

  it('refuse a session of another browser', async () => {
    const session = await server.browser().start();
    expect((await server.browser().call('majorThemes', { session })).status).toBe(403);
  });
});

describe('the list of rehearsals', () => {
  it('works for a page that still has the id of a deleted one', async () => {
    const browser = server.browser();
    const session = await browser.start();
    await browser.call('deleteRehearsal', { params: { session_id: session } });
    const list = await browser.call('rehearsals', { session });
    expect(list.status).toBe(200);
    expect(list.json.rehearsals).toEqual([]);
  });
});

describe('a body whose fields have the wrong type', () => {
  const projects = [
    { location: 7 },
    { projectName: ['a'] },
    { newsArticles: 3 },
    { projectConfig: { location: true } },
  ];
  it.each(projects)('is refused by set-project-details: %j', async (wrong) => {
    const browser = server.browser();
    const session = await browser.start();
    const answer = await browser.call('setProjectDetails', { session, body: { project: wrong } });
    expect(answer.status).toBe(400);
    expect(answer.json.code).toBe('malformed');
    expect(answer.json.error).toMatch(/project/);
  });

  it.each([
    { presentation_gaps: 3 },
    { community_priorities: true },
    { municipal_phase: 'perhaps' },
    { location: 7 },
    { project_details: { location: 7 } },
    { topic_focus: {} },
  ])('is refused by generate-question-basic: %j', async (wrong) => {
    const browser = server.browser();
    const session = await browser.start();
    const body = { session_id: session, municipal_phase: true, topic_focus: 'noise', ...wrong };
    expect((await browser.call('generateQuestionBasic', { session, body })).status).toBe(400);
  });
});

describe('a document that the page has dropped', () => {
  const kinds = async (browser: TestBrowser, session: string): Promise<readonly string[]> =>
    (await browser.call('record', { params: { session_id: session } })).json.events.flatMap((event) =>
      event.type === 'document_filed' || event.type === 'document_withdrawn' ? [`${event.type} ${event.kind}`] : [],
    );

  it('is removed from file the next time the project is filed', async () => {
    const browser = server.browser();
    const session = await browser.start();
    const file = (fields: Record<string, unknown>) =>
      browser.call('setProjectDetails', { session, body: { project: { ...project, ...fields } } });
    await file({ planningData: 'Staff asks for a drainage study.', newsArticles: ['Council hears the solar case'] });
    await file({ planningData: '', newsArticles: [] });
    await file({ planningData: '', newsArticles: [] });
    expect(await kinds(browser, session)).toEqual([
      'document_filed planning',
      'document_filed news',
      'document_withdrawn planning',
      'document_withdrawn news',
    ]);
  });
});

describe('local news if no feed can be reached', () => {
  const place = { county: 'Douglas County', state: 'Kansas', city: 'Lawrence', project_type: 'Utility-Scale Solar' };

  it('is none', async () => {
    const answer = await server.browser().call('news', { query: place });
    expect(answer.status).toBe(200);
    expect(answer.json.articles).toEqual([]);
  });

  it('is composed for people who request it, and nobody quotes it', async () => {
    const browser = server.browser();
    const session = await browser.start();
    const { articles } = (await browser.call('news', { session, query: { ...place, compose: 'true' } })).json;
    expect(articles.length).toBeGreaterThan(5);
    for (const { source, date, simulated, url } of articles)
      expect({ source, date, simulated, url }).toEqual({
        source: 'Rostrum (composed)',
        date: null,
        simulated: true,
        url: null,
      });
    for (let at = 0; at < 8; at += 1) {
      const { question, citations } = (
        await browser.call('generateQuestion', { session, body: { session_id: session, project_details: project } })
      ).json;
      expect(citations.filter(({ kind }) => kind === 'news')).toEqual([]);
      for (const { title } of articles) expect(question).not.toContain(title);
    }
    const found = await browser.call('passages', { params: { session_id: session }, query: { q: 'sound at night' } });
    expect(found.json.passages).toEqual([]);
  });
});
