import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { freshApp, type TestServer } from '../testing/fresh-app.ts';
import { presentation, project } from '../testing/sample-bodies.ts';
import { findLocalModels } from './local-models.ts';
import { taskIds } from './task.ts';
import { TaskSwitches } from './task-switches.ts';
import { obliging, startModelServer, type ModelSays, type ModelServer } from './testing/model-server.ts';

const token = 'a-token-of-the-operator';
let model: ModelServer;
let server: TestServer;
beforeAll(async () => {
  model = await startModelServer(obliging);
  server = await freshApp({
    environment: {
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'house-model',
      LLM_BASE_URL: model.base,
      ROSTRUM_OPERATOR_TOKEN: token,
    },
    modelMs: 1_000,
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

describe('the page about the language model', () => {
  it('shows everybody each task and what is sent for it, but never the token', async () => {
    const { json, text } = await server.browser().call('languageModel');
    expect(json.tasks.map(({ id }) => id)).toEqual([...taskIds]);
    for (const task of json.tasks)
      expect([task.on, task.sent.length > 0, task.purpose.length > 20]).toEqual([true, true, true]);
    expect(json).toMatchObject({ enabled: true, model: 'house-model', operator: true, timeout_seconds: 8.5 });
    expect(text).not.toContain(token);
  });

  it('tests the model with one press and shows time and tokens', async () => {
    const before = (await server.browser().call('languageModel')).json.used;
    const { json } = await server.browser().call('tryLanguageModel', { body: { operator_token: token } });
    expect(json).toMatchObject({ ok: true, failure: null, input_tokens: 20, output_tokens: 20 });
    expect(json.seconds).toBeGreaterThanOrEqual(0);
    const after = (await server.browser().call('languageModel')).json.used;
    expect((after?.input_tokens ?? 0) - (before?.input_tokens ?? 0)).toBe(20);
  });

  it.each(['', 'a-token-of-the-operatoR', token.slice(0, -1)])('does nothing for the token “%s”', async (wrong) => {
    const body = { operator_token: wrong };
    const browser = server.browser();
    expect((await browser.call('tryLanguageModel', { body })).json.code).toBe('operator_only');
    expect((await browser.call('findLocalModels', { body })).json.code).toBe('operator_only');
    const turned = await browser.call('switchModelTask', { params: { task: 'raise' }, body: { ...body, on: false } });
    expect([turned.status, turned.json.code]).toEqual([403, 'operator_only']);
    expect(model.heard).toEqual([]);
    expect((await browser.call('languageModel')).json.tasks.every(({ on }) => on)).toBe(true);
  });

  it('turns a task off and on, and the model is not called for it in between', async () => {
    const browser = server.browser();
    const turn = (on: boolean) =>
      browser.call('switchModelTask', { params: { task: 'raise' }, body: { operator_token: token, on } });
    const ask = async () => {
      const session = await browser.start();
      const body = {
        session_id: session,
        hearing_phase: 'municipal_questioning',
        project_details: project,
        user_presentation: presentation,
      };
      return (await browser.call('generateQuestion', { session, body })).json.written_by;
    };
    expect((await turn(false)).json.tasks.find(({ id }) => id === 'raise')?.on).toBe(false);
    expect(await ask()).toBeUndefined();
    expect(model.heard.filter(({ system }) => system.includes('{"turns"'))).toEqual([]);
    expect((await turn(true)).json.tasks.find(({ id }) => id === 'raise')?.on).toBe(true);
    expect(await ask()).toBe('model');
    const none = await browser.call('switchModelTask', {
      params: { task: 'vote' },
      body: { operator_token: token, on: true },
    });
    expect(none.json.code).toBe('not_found');
  });

  it.each<[string, ModelSays, string]>([
    [
      'finds what nobody said',
      {
        text: JSON.stringify({
          asked: 'narrow',
          left: [],
          parts: [{ part: 1, gives: 'it', words: '900 feet' }],
          next: { asks: '', due: 'settled', words: '900 feet' },
          found: [],
        }),
      },
      'nothing_found',
    ],
    ['answers half of a JSON', { text: '{"asked": "narrow", "parts": [{"part": 1, "gi' }, 'not_in_shape'],
    ['refuses the key', { status: 401 }, 'key_refused'],
    ['is not there', { status: 404 }, 'server_failed'],
    ['is never heard from', { fault: 'never' }, 'timed_out'],
  ])('says what is wrong if the model %s', async (_name, says, failure) => {
    model.says = () => says;
    const { json } = await server.browser().call('tryLanguageModel', { body: { operator_token: token } });
    expect(json).toMatchObject({ ok: false, failure });
  });

  it('has nothing to test or turn off if there is no model, or no token', async () => {
    const bare = await freshApp({ environment: { ROSTRUM_OPERATOR_TOKEN: token } });
    const body = { operator_token: token };
    expect((await bare.browser().call('tryLanguageModel', { body })).json.code).toBe('no_language_model');
    expect((await bare.browser().call('findLocalModels', { body })).status).toBe(200);
    await bare.close();
    const closed = await freshApp();
    expect((await closed.browser().call('findLocalModels', { body: { operator_token: '' } })).json.code).toBe(
      'operator_only',
    );
    expect((await closed.browser().call('languageModel')).json).toMatchObject({ enabled: false, operator: false });
    await closed.close();
  });
});

describe('what was turned off', () => {
  const file = (): string => join(mkdtempSync(join(tmpdir(), 'rostrum-switches-')), 'tasks.json');

  it('stays off after a restart, and in another process', () => {
    const path = file();
    let clock = 0;
    const [one, other] = [new TaskSwitches(path, () => clock), new TaskSwitches(path, () => clock)];
    one.turn('law', false);
    clock += 1_000;
    expect([other.isOn('law'), other.isOn('judge')]).toEqual([false, true]);
    expect(new TaskSwitches(path).isOn('law')).toBe(false);
    other.turn('law', true);
    expect(new TaskSwitches(path).isOn('law')).toBe(true);
  });

  it('is not turned on by a corrupt file', () => {
    const path = file();
    let clock = 0;
    const switches = new TaskSwitches(path, () => clock);
    switches.turn('law', false);
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, 9));
    clock += 1_000;
    expect(switches.isOn('law')).toBe(false);
    expect(() => new TaskSwitches(path)).toThrow(/can’t be read/);
  });
});

describe('a model on this machine', () => {
  const servers: Server[] = [];
  const listening = async (answer: string, status = 200, headers: Record<string, string> = {}): Promise<number> => {
    const one = createServer((_request, response) => response.writeHead(status, headers).end(answer));
    servers.push(one);
    await new Promise<void>((ready) => one.listen(0, '127.0.0.1', ready));
    return (one.address() as AddressInfo).port;
  };
  afterAll(() => servers.forEach((one) => one.close()));

  it('is found if it answers as one, and nowhere else', async () => {
    const good = await listening(JSON.stringify({ data: [{ id: 'llama3.1:8b' }, { id: 'qwen' }] }));
    const others = [
      await listening('<html>A printer</html>'),
      await listening(JSON.stringify({ data: 'no' })),
      await listening('', 500),
      await listening('', 302, { location: `http://127.0.0.1:${good}/v1/models` }),
      await listening(`{"data": [], "more": "${'x'.repeat(300_000)}"}`),
      9,
    ];
    const found = await findLocalModels([
      { name: 'Ollama', port: good },
      ...others.map((port) => ({ name: 'No', port })),
    ]);
    expect(found).toEqual([
      { name: 'Ollama', base_url: `http://127.0.0.1:${good}/v1`, models: ['llama3.1:8b', 'qwen'] },
    ]);
  });
});
