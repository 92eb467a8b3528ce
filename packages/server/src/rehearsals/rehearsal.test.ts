import type { AnswerOf, Calls } from '@rostrum/contract';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { form, freshApp, newSessionId, type Answer, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';
import { startPostgres, type PostgresServer } from '../testing/postgres.ts';
import { ordinance, presentation, project, sampleCall } from '../testing/sample-bodies.ts';

interface Event {
  readonly type: string;
  readonly [field: string]: unknown;
}

describe.each(['sqlite', 'postgres'] as const)('a rehearsal on %s', (kind) => {
  let postgres: PostgresServer | null = null;
  let server: TestServer;
  let browser: TestBrowser;
  let session: string;

  beforeAll(async () => {
    if (kind === 'postgres') postgres = await startPostgres();
    server = await freshApp(postgres === null ? {} : { url: await postgres.freshDatabase() });
  });
  afterAll(async () => {
    await server.close();
    await postgres?.stop();
  });
  beforeEach(async () => {
    browser = server.browser();
    session = await browser.start('hearing');
  });

  async function record(of = session): Promise<Event[]> {
    return ((await browser.call('record', { params: { session_id: of } })).json as unknown as { events: Event[] })
      .events;
  }
  const types = async (of = session): Promise<string[]> => (await record(of)).map(({ type }) => type);
  function fine<T>(answer: Answer<T>): Answer<T> {
    expect(answer.json).not.toHaveProperty('error');
    expect(answer.status).toBeLessThan(300);
    return answer;
  }
  const ask = async (body: Record<string, unknown> = {}): Promise<Answer<AnswerOf<Calls['generateQuestion']>>> =>
    fine(
      await browser.call('generateQuestion', {
        session,
        body: { session_id: session, hearing_phase: 'municipal_questioning', project_details: project, ...body },
      }),
    );
  const answerTo = async (question: unknown, answer: string): Promise<Answer<AnswerOf<Calls['evaluateResponse']>>> =>
    fine(
      await browser.call('evaluateResponse', {
        body: { session_id: session, question, answer, speaker: { id: 'x', name: 'x', role: 'commissioner' } },
      }),
    );

  it('puts every step on the record, in order', async () => {
    fine(
      await browser.call('setProjectDetails', {
        session,
        body: {
          project: {
            ...project,
            ordinanceText: ordinance,
            newsArticles: [{ title: 'Neighbors organize', snippet: 'A petition has 400 names.' }],
          },
        },
      }),
    );
    const asked = await ask({ user_presentation: presentation });
    await answerTo(asked.json.question, 'We will hold 500 feet from every home and record it on the site plan.');
    await ask({ user_presentation: presentation });
    await ask({ user_presentation: `${presentation} We also commit to a complaint line.` });
    fine(await browser.call('forcePhaseTransition', { body: { session_id: session } }));
    fine(await browser.call('resetOrdinance', { session }));
    expect(await types()).toEqual([
      'configured',
      'configured',
      'document_filed',
      'document_filed',
      'presented',
      'asked',
      'answered',
      'judged',
      'asked',
      'presented',
      'asked',
      'phase_changed',
      'document_withdrawn',
    ]);
    const events = await record();
    expect(events[5]).toMatchObject({
      venue: 'board',
      question: asked.json.question,
      question_id: asked.json.question_id,
    });
    expect(events[6]).toMatchObject({
      question_id: asked.json.question_id,
      text: 'We will hold 500 feet from every home and record it on the site plan.',
    });
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
  });

  it('starting again in your own session loses and adds nothing', async () => {
    await ask();
    const before = await record();
    fine(await browser.call('startSimulation', { body: { session_id: session } }));
    expect(await record()).toEqual(before);
    const configured = {
      session_id: session,
      enhanced_config: { selectedProjectType: 'Wind Energy', projectConfig: { projectName: 'Ridge Line' } },
    };
    fine(await browser.call('startSimulation', { body: configured }));
    fine(await browser.call('startSimulation', { body: configured }));
    expect(await record()).toHaveLength(before.length + 1);
  });

  it('files a document once and returns its whole text with the record', async () => {
    const file = form('file', { name: 'Zoning code.txt', bytes: Buffer.from(ordinance) });
    const parsed = fine(await browser.call('parseOrdinance', { session, ...file }));
    expect(parsed.json).toMatchObject({
      text: ordinance,
      preview: ordinance.slice(0, 2_000),
      pages: null,
      source: 'Zoning code.txt',
    });
    fine(
      await browser.call('setProjectDetails', {
        session,
        body: { project: { ...project, projectConfig: { ordinanceText: ordinance } } },
      }),
    );
    const filed = (await record()).filter(({ type }) => type === 'document_filed');
    expect(filed).toHaveLength(1);
    expect(filed[0]).toMatchObject({ kind: 'ordinance', text: ordinance, source: 'Zoning code.txt' });
  });

  it('removes the ordinance from the server and accepts it again', async () => {
    fine(await browser.call('parseOrdinance', { session, body: { text: ordinance } }));
    expect(
      (await browser.call('passages', { params: { session_id: session }, query: { q: 'setback from a residence' } }))
        .json.passages.length,
    ).toBeGreaterThan(0);
    fine(await browser.call('resetOrdinance', { session }));
    expect(
      (await browser.call('passages', { params: { session_id: session }, query: { q: 'setback from a residence' } }))
        .json.passages,
    ).toEqual([]);
    expect(JSON.stringify(await record())).not.toContain('12-306');
    fine(
      await browser.call('setProjectDetails', { session, body: { project: { ...project, ordinanceText: ordinance } } }),
    );
    expect(
      (await browser.call('passages', { params: { session_id: session }, query: { q: 'setback from a residence' } }))
        .json.passages.length,
    ).toBeGreaterThan(0);
  });

  it('judges the same answer to the same question once', async () => {
    const { json } = await ask();
    const first = await answerTo(json.question, 'We will pay for the road repairs.');
    const again = await answerTo(json.question, 'We will pay for the road repairs.');
    expect(again.json).toEqual(first.json);
    await answerTo(json.question, 'We will pay for the road repairs and post a bond of $50,000.');
    expect((await types()).filter((type) => type === 'judged')).toHaveLength(2);
  });

  it('judges an answer to a question that it never asked, and keeps the question', async () => {
    await answerTo(
      { id: 'offline-7', text: 'Who will answer the phone at night?' },
      'Our site manager will, every night, at a number posted on the gate.',
    );
    expect((await record()).find(({ type }) => type === 'answered')).toMatchObject({
      question_id: 'offline-7',
      question: 'Who will answer the phone at night?',
    });
  });

  it('refuses a blank answer', async () => {
    for (const answer of ['', '   ', '\n\t']) {
      expect(
        (await browser.call('evaluateResponse', { body: { session_id: session, question: 'Why?', answer } })).json.code,
      ).toBe('blank_answer');
      expect(
        (await browser.call('practiceEvaluation', { session, body: { question: 'Why?', response: answer } })).json.code,
      ).toBe('blank_answer');
    }
  });

  it('decides where a question is asked based on the call and the record', async () => {
    const venue = async (): Promise<unknown> => (await record()).findLast(({ type }) => type === 'asked')?.['venue'];
    await ask({ hearing_phase: undefined, request_type: 'official_question' });
    expect(await venue()).toBe('board');
    await ask({ hearing_phase: 'public_questions' });
    expect(await venue()).toBe('public');
    fine(
      await browser.call('postEvents', {
        params: { session_id: session },
        body: { events: [{ type: 'phase_changed', id: 'p1', at: '2026-11-20T19:00:00Z', phase: 'public_comment' }] },
      }),
    );
    await ask({ hearing_phase: undefined });
    expect(await venue()).toBe('public');
    fine(await browser.call('practiceQuestion', sampleCall('practiceQuestion', session)));
    expect(await venue()).toBe('practice');
  });

  it('uses an ordinance in the body for that question only, and files nothing', async () => {
    for (const ordinances of [ordinance, [ordinance], [{ text: ordinance, section: '12' }]])
      expect((await ask({ ordinances })).json.local_context).toMatchObject({ available: true, ordinance: true });
    const nested = await ask({
      project_details: { ...project, projectConfig: { ...project.projectConfig, ordinanceText: ordinance } },
    });
    expect(nested.json.local_context.ordinance).toBe(true);
    expect((await ask()).json.local_context.ordinance).toBe(false);
    expect(await types()).not.toContain('document_filed');
  });

  it('recognizes the applicant’s project in the fields of any page', async () => {
    const context = async (details: unknown): Promise<unknown> =>
      (await ask({ project_details: details })).json.project_context;
    expect(await context(project)).toMatchObject({
      project_name: 'Prairie Sky Solar',
      developer: 'Blue Mesa Energy LLC',
      location: 'Lawrence',
    });
    const blank = newSessionId();
    fine(await browser.call('startSimulation', { body: { session_id: blank } }));
    const bare = fine(
      await browser.call('generateQuestion', {
        body: { session_id: blank, project_details: { projectName: 'undefined', developerName: null } },
      }),
    );
    expect(bare.json.project_context).toMatchObject({
      project_name: 'Development Project',
      developer: 'the applicant',
      location: 'the proposed location',
    });
  });

  it('starts a rehearsal with the first question if nobody has started it', async () => {
    const fresh = newSessionId('practice');
    fine(await browser.call('practiceQuestion', sampleCall('practiceQuestion', fresh)));
    expect(await types(fresh)).toEqual(['configured', 'asked']);
  });

  it('accepts what happened offline once, in order', async () => {
    const at = '2026-11-20T19:00:00.000Z';
    const events = [
      { type: 'answered', id: 'a1', at, question_id: 'q1', question: 'Why here?', text: 'The line is near.' },
      {
        type: 'judged',
        id: 'j1',
        at,
        question_id: 'q1',
        rating: 'weak',
        score: 3,
        feedback: 'Short.',
        assessment: null,
      },
      {
        type: 'document_filed',
        id: 'd1',
        at,
        kind: 'ordinance',
        document_id: 'mine',
        source: 'Pasted text',
        text: ordinance,
      },
    ];
    const post = (list: unknown[]): Promise<Answer<AnswerOf<Calls['postEvents']>>> =>
      browser.call('postEvents', { params: { session_id: session }, body: { events: list } });
    expect((await post(events.slice(0, 2))).json).toEqual({ accepted: 2, known: 0 });
    expect((await post(events)).json).toEqual({ accepted: 1, known: 2 });
    expect((await post([events[0], events[0]])).json).toEqual({ accepted: 0, known: 2 });
    expect((await record()).slice(1)).toEqual(events);
    expect((await post([{ type: 'asked', id: 'x' }])).status).toBe(400);
    expect((await post([{ ...events[0], id: 'nul\u0000' }])).status).toBe(400);
    expect((await post(Array.from({ length: 1_001 }, () => events[0]))).status).toBe(400);
  });

  it('recognizes an answer that a page recorded itself as the same one, if the call it gave up on did finish', async () => {
    const { json } = await ask();
    const text = 'We will plant the evergreens before construction begins and replace any that die within a month.';
    await answerTo(json.question, text);
    const onRecord = await record();
    const [answered, judged] = onRecord.slice(-2) as [Event, Event];
    const post = (list: unknown[]): Promise<Answer<AnswerOf<Calls['postEvents']>>> =>
      browser.call('postEvents', { params: { session_id: session }, body: { events: list } });
    const own = [
      { ...answered, id: 'own-answer' },
      { ...judged, id: 'own-judgment', rating: 'weak' },
    ];
    expect(fine(await post(own)).json).toEqual({ accepted: 0, known: 2 });
    expect(await record()).toEqual(onRecord);
    const other = own.map((event) => ({
      ...event,
      id: `${event.id}-2`,
      ...(event.type === 'answered' && { text: 'Another one.' }),
    }));
    expect(fine(await post(other)).json).toEqual({ accepted: 2, known: 0 });
    const again = own.map((event) => ({ ...event, id: `${event.id}-3`, rewind_of: answered['id'] }));
    expect(fine(await post(again)).json).toEqual({ accepted: 2, known: 0 });
  });

  it('keeps every one of many concurrent calls, and decides each on the record at that moment', async () => {
    await Promise.all(Array.from({ length: 12 }, () => ask()));
    const asked = (await record()).filter(({ type }) => type === 'asked');
    expect(asked).toHaveLength(12);
    expect(new Set(asked.map(({ question_id: id }) => id)).size).toBe(12);
  });

  it('closes with a vote that does not change', async () => {
    expect((await browser.call('vote', { params: { session_id: session }, body: {} })).json.code).toBe('not_started');
    const { json } = await ask();
    await answerTo(json.question, 'We will plant the evergreens before construction begins and replace any that die.');
    const voted = fine(await browser.call('vote', { params: { session_id: session }, body: { score: 18 } }));
    expect(fine(await browser.call('vote', { params: { session_id: session }, body: { score: 2 } })).json).toEqual(
      voted.json,
    );
    expect((await types()).filter((type) => type === 'voted')).toHaveLength(1);
    const [mine] = (await browser.call('rehearsals')).json.rehearsals;
    expect(mine).toMatchObject({
      session_id: session,
      mode: 'hearing',
      questions_answered: 1,
      verdict: voted.json.verdict,
      finished: true,
      has_board: false,
    });
  });

  it('lists this browser’s rehearsals, and nobody else’s', async () => {
    const practice = await browser.start('practice');
    const stranger = server.browser();
    await stranger.start();
    const { json } = await browser.call('rehearsals');
    expect(json.rehearsals.map((one) => one.session_id).sort()).toEqual([session, practice].sort());
    expect((await server.browser().call('rehearsals')).json).toEqual({ rehearsals: [] });
  });

  it('lists many rehearsals while others are served', async () => {
    const many = server.browser();
    for (let i = 0; i < 12; i++) await many.start();
    let over = false;
    const listed = many.call('rehearsals').finally(() => (over = true));
    let turns = 0;
    const turn = (): void => {
      turns += 1;
      if (!over) setImmediate(turn);
    };
    setImmediate(turn);
    expect((await listed).json.rehearsals).toHaveLength(12);
    expect(turns).toBeGreaterThanOrEqual(12);
  });

  it('is gone when it is deleted', async () => {
    fine(await browser.call('parseOrdinance', { session, body: { text: ordinance } }));
    await ask();
    const deleted = await browser.call('deleteRehearsal', { params: { session_id: session } });
    expect([deleted.status, deleted.text]).toEqual([204, '']);
    for (const name of ['record', 'deleteRehearsal', 'passages', 'vote', 'municipalTopics'] as const)
      expect((await browser.call(name, sampleCall(name, session))).status).toBe(404);
    expect((await browser.call('generateQuestion', { body: { session_id: session } })).status).toBe(404);
    expect((await browser.call('rehearsals')).json.rehearsals).toEqual([]);
    for (const table of ['events', 'texts', 'sessions'] as const)
      expect(
        await server.database.db.selectFrom(table).selectAll().where('session_id', '=', session).execute(),
      ).toEqual([]);
  });

  it('two browsers may not share a session; the second one is refused', async () => {
    const second = server.browser();
    const contested = newSessionId();
    const both = await Promise.all(
      [browser, second].map((one) => one.call('startSimulation', { body: { session_id: contested } })),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 403]);
  });
});

it('several processes on one database see one record', async () => {
  const postgres = await startPostgres();
  const url = await postgres.freshDatabase();
  const [one, two] = [await freshApp({ url }), await freshApp({ url })];
  const here = one.browser();
  const session = await here.start();
  const there = two.browser();
  there.cookie = here.cookie;
  const ask = (browser: TestBrowser): Promise<Answer<AnswerOf<Calls['generateQuestion']>>> =>
    browser.call('generateQuestion', {
      body: { session_id: session, hearing_phase: 'municipal_questioning', project_details: project },
    });
  const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => ask(i % 2 === 0 ? here : there)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const [a, b] = [
    await here.call('record', { params: { session_id: session } }),
    await there.call('record', { params: { session_id: session } }),
  ];
  expect(a.json).toEqual(b.json);
  expect(a.json.events.filter(({ type }) => type === 'asked')).toHaveLength(16);

  // If the database drops every connection, the worst that happens is a refusal, and nothing is lost.
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  await admin.query(
    'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
  );
  await admin.end();
  // Each process may have several dead connections; it finds out one by one, and recovers by itself.
  const seen = new Set<number>();
  for (const browser of [here, there]) {
    const status = async (): Promise<number> => {
      const answer = await ask(browser);
      seen.add(answer.status);
      return answer.status;
    };
    await expect.poll(status, { timeout: 10_000 }).toBe(200);
  }
  expect([200, 503]).toEqual(expect.arrayContaining([...seen]));
  const kept = await here.call('record', { params: { session_id: session } });
  expect(kept.json.events.slice(0, a.json.events.length)).toEqual(a.json.events);
  await Promise.all([one.close(), two.close()]);
  await postgres.stop();
});
