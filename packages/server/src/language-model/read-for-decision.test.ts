import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { freshApp, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';
import { presentation, project, sampleCall } from '../testing/sample-bodies.ts';
import { obliging, startModelServer, type ModelHeard, type ModelServer } from './testing/model-server.ts';

/* What of the record bears on the criteria is read once, behind the close of a hearing. It is cited, and decides nothing. */

let model: ModelServer;
let server: TestServer;
let plain: TestServer;
beforeAll(async () => {
  model = await startModelServer(obliging);
  const settings = { LLM_PROVIDER: 'openai-compatible', LLM_MODEL: 'm', LLM_BASE_URL: model.base };
  server = await freshApp({ environment: settings, modelMs: 5_000 });
  plain = await freshApp();
});
afterAll(async () => {
  await server.close();
  await plain.close();
  await model.close();
});

const isForDecision = ({ system }: ModelHeard): boolean => system.includes('{"passages"');
/** It finds a sentence that is there, one that is not, and one with a side that is none. */
function findsPassages(heard: ModelHeard): { text: string } {
  if (!isForDecision(heard)) return obliging(heard);
  const [, number = '1'] = /<<(\d+): presentation \w+>>\n[^\n]*300 feet[^\n]*\n/.exec(heard.prompt) ?? [];
  const found = {
    criterion: 3,
    passage: Number(number),
    side: 'for',
    of: 'adjoining property',
    by: '300 feet',
    holds: { fact: 'yes', ends: 'yes', main: 'yes', alone: 'yes' },
    shows: 'shows',
  };
  const passages = [found, { ...found, passage: 900 }, { ...found, side: 'met' }];
  return { text: JSON.stringify({ passages }) };
}
beforeEach(() => {
  model.says = findsPassages;
  model.heard.length = 0;
});

interface Evening {
  readonly browser: TestBrowser;
  readonly params: { readonly session_id: string };
  readonly close: () => Promise<number>;
}

/** An evening up to its close. */
async function evening(at: TestServer, name: string): Promise<Evening> {
  const browser = at.browser();
  const session = `hearing-1790000000000_readForDecision${name}`;
  const params = { session_id: session };
  await browser.call('startSimulation', { body: { session_id: session } });
  const proceeding = { kind: 'special_use' as const, body: 'decides' as const, state: null, local: null };
  await browser.call('setProjectDetails', { session, body: { project: { ...project, proceeding } } });
  const step = async (body: {
    step: 'disclosure' | 'oath' | 'cross_examination' | 'close';
    reply?: string;
    skip?: true;
  }) => (await browser.call('step', { params, body })).status;
  await step({ step: 'disclosure' });
  await step({ step: 'oath' });
  await step({ step: 'oath', reply: 'I do.' });
  const asked = await browser.call('generateQuestion', {
    body: { ...(sampleCall('generateQuestion', session).body as object), user_presentation: presentation },
  });
  expect(asked.status).toBe(200);
  await browser.call('evaluateResponse', {
    body: { session_id: session, question: asked.json.question, answer: 'We will look into it and come back to you.' },
  });
  for (let left = 1; left > 0;) left = (await browser.call('testimony', { params, body: {} })).json.remaining;
  await step({ step: 'cross_examination', skip: true });
  await browser.call('rebuttal', { params, body: { text: 'We heard the neighbors, and we thank them.' } });
  const close = async (): Promise<number> => {
    // The chair's last questions want an answer each.
    for (let reply: string | undefined; ; reply = 'We have nothing to add.') {
      const said = await browser.call('step', {
        params,
        body: { step: 'close', ...(reply !== undefined && { reply }) },
      });
      if (said.json.awaits !== 'reply') return said.status;
    }
  };
  return { browser, params, close };
}

const passagesOf = async ({ browser, params }: Evening) =>
  (await browser.call('record', { params })).json.events.flatMap((event) =>
    event.type === 'read_behind' && event.passages !== undefined ? [event.passages] : [],
  );

describe('reading for the decision', () => {
  it('happens once, after the close, and keeps only what is on the record', async () => {
    const one = await evening(server, 'Once');
    expect(model.heard.filter(isForDecision)).toHaveLength(0);
    expect(await one.close()).toBe(200);
    await vi.waitFor(async () => expect(await passagesOf(one)).toHaveLength(1), 10_000);
    const [found = []] = await passagesOf(one);
    expect(found).toHaveLength(1);
    expect(presentation).toContain(found[0]?.quote);
    expect(found[0]).toMatchObject({ kind: 'presentation', side: 'for' });
    await one.close();
    expect(model.heard.filter(isForDecision)).toHaveLength(1);
  });

  it('is waited for by nobody', async () => {
    const one = await evening(server, 'Nobody');
    model.says = (heard) => (isForDecision(heard) ? { fault: 'never' } : obliging(heard));
    expect(await one.close()).toBe(200);
    expect((await one.browser.call('step', { params: one.params, body: { step: 'deliberation' } })).status).toBe(200);
    expect(await passagesOf(one)).toEqual([]);
  });

  it('changes neither what is decided nor who votes how', async () => {
    const decided = async (at: TestServer) => {
      const one = await evening(at, 'Same');
      await one.close();
      if (at === server) await vi.waitFor(async () => expect(await passagesOf(one)).toHaveLength(1), 10_000);
      const step = (reply?: string) =>
        one.browser.call('step', {
          params: one.params,
          body: { step: 'deliberation', ...(reply !== undefined && { reply }) },
        });
      for (let said = await step(); said.json.awaits === 'reply';) said = await step('accept');
      const { json } = await one.browser.call('decision', { params: one.params });
      return { decision: json.decision, votes: json.votes, standings: json.criteria.map(({ standing }) => standing) };
    };
    // The turns of the hearing are the built-in ones on both sides.
    model.says = (heard) => (isForDecision(heard) ? findsPassages(heard) : { text: '{}' });
    expect(await decided(server)).toEqual(await decided(plain));
  });
});
