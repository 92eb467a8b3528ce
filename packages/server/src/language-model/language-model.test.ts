import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { authorization, freshApp, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';
import { ordinance, presentation, project, sampleCall } from '../testing/sample-bodies.ts';
import { fenced, obliging, startModelServer, type ModelSays, type ModelServer } from './testing/model-server.ts';

const key = 'sk-secret-of-the-operator';
let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer(obliging);
});
afterAll(() => model.close());
beforeEach(() => {
  model.says = obliging;
  model.heard.length = 0;
});

const environment = (provider: string, more: Record<string, string> = {}): Record<string, string> => ({
  LLM_PROVIDER: provider,
  LLM_MODEL: 'test-model',
  LLM_API_KEY: key,
  LLM_BASE_URL: model.base,
  ...more,
});

/** A rehearsal with an ordinance on file. */
async function rehearsal(server: TestServer): Promise<{ browser: TestBrowser; session: string }> {
  const browser = server.browser();
  // The seed of a rehearsal is its id: each test asks the same questions every time.
  const name = expect.getState().currentTestName ?? '';
  const session = `hearing-1790000000000_${createHash('sha1').update(name).digest('hex').slice(0, 20)}`;
  await browser.call('startSimulation', { body: { session_id: session } });
  await browser.call('setProjectDetails', { session, body: { project: { ...project, ordinanceText: ordinance } } });
  return { browser, session };
}
const question = (session: string, more: Record<string, unknown> = {}) => ({
  session,
  body: {
    session_id: session,
    hearing_phase: 'municipal_questioning',
    project_details: project,
    user_presentation: presentation,
    ...more,
  },
});

describe.each(['openai', 'openai-compatible', 'anthropic', 'google'])('a model of %s', (provider) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshApp({ environment: environment(provider), modelMs: 4_000 });
  });
  afterAll(() => server.close());

  it('writes the words of a question, as JSON and as a stream, and is credited', async () => {
    const { browser, session } = await rehearsal(server);
    const asked = await browser.call('generateQuestion', question(session));
    expect(asked.json).toMatchObject({ written_by: 'model' });
    // Contradictions are read behind: what another test left to do may be heard first.
    const heard = model.heard.find(({ system }) => system.includes('{"turns"'));
    expect(asked.json.question.endsWith(fenced(heard?.prompt ?? '', 'idea 1'))).toBe(true);
    expect(['ai_character_enhanced', 'memory_enhanced']).toContain(asked.json.method);
    expect(heard?.body).toContain('0.7');
    expect(heard?.body).toMatch(/"max_(?:completion_|output_)?tokens":1100|"maxOutputTokens":1100/);
    expect(heard?.prompt).toContain(asked.json.character_name);
    expect(fenced(heard?.prompt ?? '', 'the case')).toContain('Prairie Sky Solar');

    const streamed = await browser.call('generateQuestion', {
      ...question(session),
      headers: { accept: 'text/event-stream' },
    });
    const { sentences, whole } = read(streamed.text);
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.join(' ')).toBe(whole['question']);
    expect(whole).toMatchObject({ written_by: 'model' });
  });

  it('speaks the opening and coaches an answer', async () => {
    const { browser, session } = await rehearsal(server);
    const ceremony = await browser.call('ceremonySpeech', { session, body: { project_details: project } });
    expect(ceremony.json).toMatchObject({ written_by: 'model' });
    const asked = await browser.call('generateQuestion', question(session));
    const judged = await browser.call('evaluateResponse', {
      body: {
        session_id: session,
        question: { text: asked.json.question, question_id: asked.json.question_id },
        answer: 'We have talked with the neighbors about that and we want to do right by them.',
        speaker: { id: asked.json.character_id },
      },
    });
    expect(judged.json).toMatchObject({ written_by: 'model' });
    expect(judged.json.feedback).toMatch(/^You spoke to the board plainly/);
    expect(judged.json.assessment.stronger_answer).toMatch(/\[date\]/);
  });
});

function read(text: string): { sentences: string[]; whole: Record<string, unknown>; events: string[] } {
  const events = text.trim().split('\n\n');
  const of = (name: string): Record<string, unknown>[] =>
    events
      .filter((event) => event.startsWith(`event: ${name}\n`))
      .map((event) => JSON.parse(event.slice(event.indexOf('data: ') + 6)) as Record<string, unknown>);
  return {
    sentences: of('sentence').map(({ text: sentence }) => String(sentence)),
    whole: of('question')[0] ?? {},
    events,
  };
}

const faults: readonly (readonly [string, ModelSays])[] = [
  ['is never heard from', { fault: 'never' }],
  ['drops the line', { fault: 'drop' }],
  ['breaks off', { fault: 'cut' }],
  ['answers garbage', { fault: 'garbage' }],
  ['floods', { fault: 'flood' }],
  ['answers an empty text', { fault: 'empty' }],
  ['answers nothing', { fault: 'no_body' }],
  ['answers 500', { status: 500 }],
  ['answers 401', { status: 401 }],
  ['answers 404 with a page', { status: 404, body: '<html>' }],
  ['redirects elsewhere', { status: 307, headers: { location: 'http://127.0.0.1:9/v1/chat/completions' } }],
  ['answers 429', { status: 429, headers: { 'retry-after': '30' } }],
  ['answers 429 without a time', { status: 429 }],
  ['answers prose', { text: 'How far is the nearest home from your panels?' }],
  ['answers another object', { text: '{"answer": 42}' }],
  [
    'thinks for too long',
    {
      text: '{"turns": [{"says": "How far is the nearest home from your panels?", "cites": [], "idea": 0}]}',
      afterMs: 1_500,
    },
  ],
  [
    'speaks too slowly',
    {
      text: '{"turns": [{"says": "And so I would like to ask you, if I may, and as plainly as I can, how far it is?", "cites": [], "idea": 0}]}',
      pieceMs: 60,
      afterMs: 2_000,
    },
  ],
  [
    'says the same thing for ever',
    { text: `{"turns": [{"says": "${'Well, well. '.repeat(400)}", "cites": [], "idea": 0}]}` },
  ],
  ['answers an empty question', { text: '{"turns": [{"says": "", "cites": [], "idea": 0}]}' }],
  [
    'lies about the ordinance',
    { text: '{"turns": [{"says": "Section 99.9 requires 4,000 feet. Will you meet it?", "cites": [], "idea": 0}]}' },
  ],
  [
    'cites what is not there',
    { text: '{"turns": [{"says": "How will you hold to what you said about the homes?", "cites": [17], "idea": 0}]}' },
  ],
  [
    'steps out of character',
    { text: '{"turns": [{"says": "As an AI language model I cannot ask that, can I?", "cites": [], "idea": 0}]}' },
  ],
  [
    'speaks German',
    {
      text: '{"turns": [{"says": "Wie weit ist das naechste Haus von den Modulen entfernt, und wer hat das gemessen?", "cites": [], "idea": 0}]}',
    },
  ],
];

/** What depends on the wire format. */
const ofTheWire = faults.filter(([name]) => /breaks off|garbage|empty text|nothing|500|prose/.test(name));

describe('a model that misbehaves', () => {
  const ms = 400;
  describe.each([
    ['openai-compatible', faults],
    ['anthropic', ofTheWire],
    ['google', ofTheWire],
  ] as const)('of %s', (provider, these) => {
    it.each(these)('%s: the built-in words are spoken, in time', async (_name, says) => {
      const server = await freshApp({ environment: environment(provider), modelMs: ms });
      model.says = () => says;
      try {
        const { browser, session } = await rehearsal(server);
        for (const accept of ['application/json', 'text/event-stream']) {
          const began = performance.now();
          const asked = await browser.call('generateQuestion', { ...question(session), headers: { accept } });
          expect(performance.now() - began).toBeLessThan(ms + 2_000);
          expect(asked.status).toBe(200);
          const whole =
            accept === 'application/json' ? (asked.json as Record<string, unknown>) : read(asked.text).whole;
          expect(whole).not.toHaveProperty('written_by');
          expect(['built_in', 'memory_enhanced']).toContain(whole['method']);
          expect(String(whole['question']).length).toBeGreaterThan(8);
          if (accept !== 'application/json') expect(read(asked.text).sentences.join(' ')).toBe(whole['question']);
        }
        const metrics = await browser.send({ method: 'GET', url: '/metrics' });
        expect(metrics.text).toMatch(/rostrum_model_seconds_count\{task="raise",outcome="(?!used)\w+"\} \d/);
      } finally {
        await server.close();
      }
    });
  });

  it('repeats itself: what was asked once is not asked again', async () => {
    const server = await freshApp({ environment: environment('openai-compatible'), modelMs: 2_000 });
    const { browser, session } = await rehearsal(server);
    let always: string | null = null;
    model.says = (heard) => ({ text: (always ??= obliging(heard).text) });
    const first = await browser.call('generateQuestion', question(session));
    expect(first.json.written_by).toBe('model');
    for (const accept of ['application/json', 'text/event-stream']) {
      const asked = await browser.call('generateQuestion', { ...question(session), headers: { accept } });
      const whole = accept === 'application/json' ? (asked.json as Record<string, unknown>) : read(asked.text).whole;
      expect(whole['question']).not.toBe(first.json.question);
      expect(whole).not.toHaveProperty('written_by');
    }
    const { text } = await browser.send({ method: 'GET', url: '/metrics' });
    expect(text).toMatch(/rostrum_model_seconds_count\{task="raise",outcome="(?!used)\w+"\} [1-9]/);
    await server.close();
  });

  it('gets one more try with the reason, and no third', async () => {
    const server = await freshApp({ environment: environment('openai-compatible'), modelMs: 2_000 });
    const { browser, session } = await rehearsal(server);
    model.says = (heard) =>
      !heard.prompt.includes('<<reason')
        ? { text: '{"turns": [{"says": "Section 99.9 asks 4,000 feet. Will you?", "cites": [], "idea": 0}]}' }
        : obliging(heard);
    const asked = await browser.call('generateQuestion', question(session));
    expect(asked.json).toMatchObject({ written_by: 'model' });
    const tries = model.heard.filter(({ prompt }) => prompt.startsWith('Give one turn.'));
    expect(tries).toHaveLength(2);
    expect(fenced(tries[1]?.prompt ?? '', 'reason')).toContain('99.9');
    await server.close();
  });

  it('is waited for if it asks for a short delay, and not called again until a longer one is over', async () => {
    const server = await freshApp({ environment: environment('openai-compatible'), modelMs: 3_000 });
    const { browser, session } = await rehearsal(server);
    model.says = (heard) => (heard.number === 1 ? { status: 429, headers: { 'retry-after': '0.2' } } : obliging(heard));
    expect((await browser.call('generateQuestion', question(session))).json).toMatchObject({ written_by: 'model' });
    model.says = () => ({ status: 429, headers: { 'retry-after': '600' } });
    // The question that was being prepared may still be under way.
    await browser.call('generateQuestion', question(session));
    await browser.call('generateQuestion', question(session));
    const before = model.heard.length;
    for (let i = 0; i < 3; i++)
      expect((await browser.call('generateQuestion', question(session))).json).not.toHaveProperty('written_by');
    expect(model.heard.length).toBe(before);
    await server.close();
  });

  it('that breaks off in the middle of a question is finished with the built-in question', async () => {
    const server = await freshApp({ environment: environment('openai-compatible'), modelMs: 1_500 });
    const { browser, session } = await rehearsal(server);
    model.says = (heard) => {
      if (!heard.streams) return { status: 500 };
      return {
        text: JSON.stringify({
          turns: [
            {
              says: 'Help me with this, because I want to get it right. Section 99.9 asks 4,000 feet. Will you?',
              cites: [],
              idea: 0,
            },
          ],
        }),
        pieceMs: 5,
      };
    };
    const streamed = await browser.call('generateQuestion', {
      ...question(session),
      headers: { accept: 'text/event-stream' },
    });
    const { sentences, whole } = read(streamed.text);
    expect(sentences[0]).toBe('Help me with this, because I want to get it right.');
    expect(sentences.join(' ')).toBe(whole['question']);
    expect(whole['question']).not.toContain('99.9');
    const { events } = (await browser.call('record', { params: { session_id: session } })).json;
    expect(events.find(({ type }) => type === 'asked')).toMatchObject({
      question: whole['question'],
      written_by: 'model',
    });
    await server.close();
  });
});

describe('a medical or legal claim that a stream breaks into pieces', () => {
  it.each([
    ['Panels like these give you cancer, so will you hold that distance?', 1],
    ['Panels like these give you cancer, so will you hold that distance?', 3],
    ['Panels like these give you can-cer, so will you hold that distance?', 2],
    ['Panels like these are il legal this close. Will you hold that distance?', 4],
    ['Panels like these mean leuk. Emia, so will you hold that distance?', 5],
    ['More feet than that are required by. Law, so will you hold that distance?', 7],
  ])('is not said: %s, %d letters at a time', async (claim, letters) => {
    const server = await freshApp({ environment: environment('openai-compatible'), modelMs: 5_000 });
    const { browser, session } = await rehearsal(server);
    const says = `Help me with this, because I want to get it right. ${claim}`;
    model.says = (heard) =>
      heard.system.includes('{"turns"')
        ? { text: JSON.stringify({ turns: [{ says, cites: [], idea: 0 }] }), letters }
        : { status: 500 };
    const streamed = await browser.call('generateQuestion', {
      ...question(session),
      headers: { accept: 'text/event-stream' },
    });
    const { sentences, whole } = read(streamed.text);
    // What was sound before it has been heard, and the built-in question follows.
    expect(sentences[0]).toBe('Help me with this, because I want to get it right.');
    expect(sentences.join(' ')).toBe(whole['question']);
    expect(whole['question']).not.toMatch(/can-?cer|legal|Emia|[Ll]aw/);
    await server.close();
  });
});

describe('a streamed question under a key', () => {
  const key = { accept: 'text/event-stream', 'idempotency-key': 'a-question-once' };

  it('is sent sentence by sentence, and asked only once however often the call is repeated', async () => {
    const server = await freshApp({ environment: environment('openai-compatible'), modelMs: 2_000 });
    const { browser, session } = await rehearsal(server);
    const streamed = await browser.call('generateQuestion', { ...question(session), headers: key });
    expect(streamed.headers['content-type']).toContain('text/event-stream');
    const { sentences, whole } = read(streamed.text);
    expect(sentences.length).toBeGreaterThan(1);
    expect(sentences.join(' ')).toBe(whole['question']);
    const again = await browser.call('generateQuestion', { ...question(session), headers: key });
    expect(again.headers['idempotency-replayed']).toBe('true');
    expect(again.json).toEqual(whole);
    const { events } = (await browser.call('record', { params: { session_id: session } })).json;
    expect(events.filter(({ type }) => type === 'asked')).toHaveLength(1);
    await server.close();
  });

  it('begins with the same words if the connection was lost and the page asks again', async () => {
    const server = await freshApp({ environment: environment('openai-compatible'), modelMs: 3_000 });
    const { browser, session } = await rehearsal(server);
    model.says = (heard) => ({ ...obliging(heard), pieceMs: 40 });
    await server.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = server.app.server.address() as { port: number };
    const lost = new AbortController();
    const ask = (signal?: AbortSignal) =>
      fetch(`http://127.0.0.1:${port}/api/generate-question`, {
        method: 'POST',
        headers: { ...key, authorization, cookie: browser.cookie ?? '', 'content-type': 'application/json' },
        body: JSON.stringify(question(session).body),
        ...(signal !== undefined && { signal }),
      });
    const stream = await ask(lost.signal);
    const reader = (stream.body as ReadableStream<Uint8Array>).getReader();
    const heard = new TextDecoder().decode((await reader.read()).value);
    lost.abort();
    const first = /"text":"([^"]+)"/.exec(heard)?.[1] ?? '';
    expect(first).toBe('Help me with this.');
    const again = (await (await ask()).json()) as { question: string };
    expect(again.question.startsWith(`${first} `)).toBe(true);
    const { events } = (await browser.call('record', { params: { session_id: session } })).json;
    expect(events.flatMap((event) => (event.type === 'asked' ? [event.question] : []))).toEqual([again.question]);
    await server.close();
  });
});

describe('the next question', () => {
  it('is written while the applicant speaks, and asked right away if the answer left nothing open', async () => {
    const server = await freshApp({ environment: environment('openai-compatible'), modelMs: 4_000 });
    const { browser, session } = await rehearsal(server);
    const askedOf = (call: string): number => model.heard.filter(({ prompt }) => prompt.startsWith(call)).length;
    const used = async (): Promise<number> => {
      const { text } = await browser.send({ method: 'GET', url: '/metrics' });
      return Number(/rostrum_model_seconds_count\{task="raise",outcome="used"\} (\d+)/.exec(text)?.[1] ?? 0);
    };
    const assigned = { character_id: 'tom-lindqvist' };
    const first = await browser.call('generateQuestion', question(session, assigned));
    expect(first.json.written_by).toBe('model');
    await vi.waitFor(async () => expect(await used()).toBe(2), 5_000);
    expect(askedOf('Give up to 5 turns')).toBe(1);
    const next = await browser.call('generateQuestion', question(session, assigned));
    expect(next.json.written_by).toBe('model');
    expect(next.json.question).not.toBe(first.json.question);
    expect(askedOf('Give one turn.')).toBe(1);
    await server.close();
  });
});

describe('what it costs and who gets what', () => {
  it('counts tokens on the record and in the metrics, and keeps to the budget', async () => {
    const server = await freshApp({
      environment: environment('openai-compatible', { LLM_BUDGET_TOKENS: '9000' }),
      modelMs: 2_000,
    });
    const { browser, session } = await rehearsal(server);
    model.says = (heard) => ({ ...obliging(heard), tokens: 1_500 });
    const by: (string | undefined)[] = [];
    for (let i = 0; i < 8; i++) by.push((await browser.call('generateQuestion', question(session))).json.written_by);
    expect(by[0]).toBe('model');
    expect(by.at(-1)).toBeUndefined();
    const { events } = (await browser.call('record', { params: { session_id: session } })).json;
    const spent = events.reduce((sum, event) => {
      const usage = event.type === 'asked' ? event.model_usage : undefined;
      return sum + (usage === undefined ? 0 : usage.input_tokens + usage.output_tokens);
    }, 0);
    expect(spent).toBeGreaterThan(0);
    expect(spent).toBeLessThanOrEqual(9_000);
    const { text } = await browser.send({ method: 'GET', url: '/metrics' });
    expect(text).toMatch(/rostrum_model_tokens_total\{direction="input"\} [1-9]/);
    expect(text).toContain('outcome="over_budget"');
    await server.close();
  });

  it('tells the page what is sent and who gets it, but never the key', async () => {
    const lines: string[] = [];
    const write = process.stdout.write.bind(process.stdout);
    process.stdout.write = (line: string) => (lines.push(String(line)), true);
    try {
      const server = await freshApp({
        environment: environment('openai-compatible', { LOG_LEVEL: 'debug' }),
        modelMs: 400,
      });
      const { browser, session } = await rehearsal(server);
      const notice = await browser.call('languageModel');
      expect(notice.json).toMatchObject({
        enabled: true,
        provider: 'openai-compatible',
        model: 'test-model',
        host: new URL(model.base).host,
        local: true,
      });
      expect(notice.json.sent.length).toBeGreaterThan(2);
      const texts = [notice.text, (await browser.call('generateQuestion', question(session))).text];
      expect(model.heard[0]?.headers.authorization).toBe(`Bearer ${key}`);
      for (const says of [
        { status: 401, body: `{"error":"bad key ${key}"}` },
        { fault: 'garbage' as const },
        { fault: 'never' as const },
      ]) {
        model.says = () => says;
        texts.push((await browser.call('generateQuestion', question(session))).text);
      }
      texts.push((await browser.send({ method: 'GET', url: '/metrics' })).text);
      texts.push((await browser.call('record', { params: { session_id: session } })).text);
      await server.close();
      expect([...texts, ...lines].join('\n')).not.toContain(key);
      expect(lines.join('')).toContain('language model');
      expect(lines.join('')).not.toContain('300 feet from the nearest');
    } finally {
      process.stdout.write = write;
    }
  });

  it('is never called if no provider is set', async () => {
    const server = await freshApp();
    const { browser, session } = await rehearsal(server);
    expect((await browser.call('languageModel')).json).toMatchObject({ enabled: false, provider: null });
    const asked = await browser.call('generateQuestion', question(session));
    expect(asked.json).not.toHaveProperty('written_by');
    const streamed = await browser.call('generateQuestion', {
      ...question(session),
      headers: { accept: 'text/event-stream' },
    });
    expect(read(streamed.text).sentences.join(' ')).toBe(read(streamed.text).whole['question']);
    const refused = await browser.call('generateQuestion', {
      ...sampleCall('generateQuestion', session),
      body: { session_id: session, project_details: 3 },
      headers: { accept: 'text/event-stream' },
    });
    expect(refused.status).toBe(400);
    expect(model.heard).toEqual([]);
    await server.close();
  });
});
