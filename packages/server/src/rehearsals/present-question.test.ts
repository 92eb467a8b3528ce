import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshApp, type TestServer } from '../testing/fresh-app.ts';
import { ordinance, presentation, project } from '../testing/sample-bodies.ts';

let server: TestServer;
beforeAll(async () => {
  server = await freshApp();
});
afterAll(() => server.close());

describe('what a question says of its memory', () => {
  it('agrees with its method: one from memory is never said to be without', async () => {
    const browser = server.browser();
    const session = await browser.start();
    await browser.call('setProjectDetails', {
      session,
      body: { project: { ...project, ordinanceText: ordinance } },
    });
    const methods: string[] = [];
    for (let position = 0; position < 12; position += 1) {
      const { status, json } = await browser.call('generateQuestion', {
        body: { session_id: session, hearing_phase: 'municipal_questioning', user_presentation: presentation },
      });
      expect(status).toBe(200);
      const { memory_enhanced: isRemembered, conversation_depth: depth } = json.memory_metadata;
      expect(isRemembered, json.question).toBe(json.method === 'memory_enhanced' || depth > 0);
      methods.push(json.method);
      await browser.call('evaluateResponse', {
        body: {
          session_id: session,
          question: { text: json.question, question_id: json.question_id },
          answer: 'We have not looked at that yet, and we will get back to you on it.',
          speaker: { id: json.character_id },
        },
      });
    }
    expect(methods).toContain('memory_enhanced');
  });
});

describe('a simple question on a topic that the page names', () => {
  const ask = async (focus: string, calls: number) => {
    const browser = server.browser();
    const session = await browser.start();
    await browser.call('setProjectDetails', { session, body: { project: { ...project, ordinanceText: ordinance } } });
    const said: string[] = [];
    for (let call = 0; call < calls; call += 1) {
      const body = { session_id: session, municipal_phase: true, topic_focus: focus };
      said.push((await browser.call('generateQuestionBasic', { session, body })).json.topic);
    }
    const { events } = (await browser.call('record', { params: { session_id: session } })).json;
    return { said, asked: events.flatMap((event) => (event.type === 'asked' ? [event.topic] : [])) };
  };

  it('is on that topic, however it is put', async () => {
    expect(await ask('traffic', 1)).toEqual({ said: ['traffic'], asked: ['traffic_roads'] });
  });

  it('says what it is on once nothing is left on that topic', async () => {
    const { said, asked } = await ask('traffic', 24);
    expect(asked.some((topic) => topic !== 'traffic_roads')).toBe(true);
    expect(said).toEqual(asked.map((topic) => (topic === 'traffic_roads' ? 'traffic' : topic)));
  });
});
