import { applyEvent, materialsOf, newRehearsal } from '@rostrum/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshApp, newSessionId, type TestServer } from '../testing/fresh-app.ts';
import { withLastAnswer } from './answered-before.ts';

const now = (): Date => new Date('2026-11-20T19:00:00.000Z');
const at = now().toISOString();
const asked = (id: string) => ({
  type: 'asked' as const,
  id,
  at,
  question_id: id,
  question: 'How far are the panels from the nearest home?',
  venue: 'board' as const,
  character_id: 'x',
  character_name: 'Ruth Aldous',
  character_role: 'chair',
  topic: 'setbacks',
  topic_focus: null,
  question_type: 'detailed_question',
  purpose: 'clarification',
  issue_key: 'k',
  issue_kind: 'gap',
  follow_up_of: null,
  requests: [],
  citations: [],
  method: 'built_in' as const,
});

describe('an answer that a page sends along with the next question', () => {
  const answer = 'We will keep every panel 500 feet from every home.';
  const withFirst = [
    asked('q1'),
    { type: 'answered' as const, id: 'a1', at, question_id: 'q1', question: '', text: answer },
    asked('q2'),
  ].reduce(
    (rehearsal, event) => applyEvent(rehearsal, event as Parameters<typeof applyEvent>[1]),
    newRehearsal(newSessionId()),
  );
  const materials = materialsOf(withFirst, () => null);

  it('is not taken for an answer to the question that was skipped after it', () => {
    expect(withLastAnswer(withFirst, materials, answer, now).exchanges.at(-1)?.answered).toBeNull();
  });

  it('belongs to the open question if it was not judged before', () => {
    const other = 'A surveyor will stake the line in April.';
    expect(withLastAnswer(withFirst, materials, other, now).exchanges.at(-1)?.answered?.text).toBe(other);
  });
});

describe('moving on to public comment', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await freshApp();
  });
  afterAll(() => server.close());

  it('works before anything was said', async () => {
    const answer = await server.browser().call('forcePhaseTransition', { body: { session_id: newSessionId() } });
    expect(answer.status).toBe(200);
    expect(answer.json.success).toBe(true);
    expect(answer.json.transition_data.session_metrics).toEqual({
      avg_evasion_score: 0,
      hostility_count: 0,
      follow_up_count: 0,
    });
  });

  it('leaves no empty rehearsal in the history', async () => {
    const browser = server.browser();
    await browser.call('forcePhaseTransition', { body: { session_id: newSessionId() } });
    expect((await browser.call('rehearsals')).json.rehearsals).toEqual([]);
  });
});
