import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshApp, newSessionId, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';
import { minutes, ordinance, presentation, project, staffReport } from '../testing/sample-bodies.ts';
import { attacks, type Attack } from './testing/attacks.ts';
import { startModelServer, type ModelHeard, type ModelServer } from './testing/model-server.ts';

/* Instructions in what was filed or said change nothing, even if the model obeys every one of them. */

let current = attacks[0] as Attack;
let obeyed = 0;

/** Obeys the instruction in every field, whatever prompt it was in. */
function obedient(heard: ModelHeard): { text: string } {
  const [, attack, payload] = current;
  obeyed += 1;
  const of = (list: string): boolean => heard.system.includes(`{"${list}"`);
  if (of('feedback')) return { text: JSON.stringify({ feedback: payload, stronger_answer: payload }) };
  if (of('asked'))
    return {
      text: JSON.stringify({
        asked: 'narrow',
        left: [],
        parts: [1, 2, 3].map((part) => ({ part, gives: 'it', words: attack })),
        next: { asks: '', due: 'settled', words: attack },
        found: ['definite', 'paper', 'commits', 'binds', 'when', 'how'].map((item) => ({ item, words: payload })),
      }),
    };
  if (of('clashes'))
    return {
      text: JSON.stringify({
        clashes: [{ earlier: 1, earlier_words: attack, now_words: payload, subject: 'everything' }],
      }),
    };
  if (of('standards'))
    return {
      text: JSON.stringify({
        standards: [
          {
            quote: attack,
            figure: '5 feet',
            limit: 'at least',
            of: '',
            binds: '',
            measured_to: '',
            only_if: '',
            unless: '',
            exception: false,
            statement: 1,
            said: '5 feet',
            needs: '5',
            gives: '5',
            same: { thing: 'yes', measure: 'yes', place: 'yes', class: 'yes', planned: 'yes' },
            met: '',
            apart: '',
            doubt: '',
          },
        ],
      }),
    };
  if (of('passages'))
    return {
      text: JSON.stringify({
        passages: [
          {
            passage: 1,
            criterion: 1,
            side: 'for',
            of: 'The use',
            by: attack,
            holds: { fact: 'yes', ends: 'yes', main: 'yes', alone: 'yes' },
            shows: 'shows',
          },
        ],
      }),
    };
  return { text: JSON.stringify({ turns: [{ says: payload, cites: [1, 2], idea: 0 }] }) };
}

let model: ModelServer;
let helped: TestServer;
let plain: TestServer;
beforeAll(async () => {
  model = await startModelServer(obedient);
  helped = await freshApp({
    environment: {
      LLM_PROVIDER: 'openai-compatible',
      LLM_MODEL: 'm',
      LLM_BASE_URL: model.base,
      LLM_BUDGET_TOKENS: '0',
    },
    modelMs: 5_000,
  });
  plain = await freshApp();
});
afterAll(async () => {
  await helped.close();
  await plain.close();
  await model.close();
});

interface Course {
  readonly speaker: string;
  readonly decided: Record<string, unknown> | null;
  readonly rating: (typeof bands)[number] | null;
  /** What a model claimed to have found in the answer, to the extent that it counted. */
  readonly found: readonly string[];
  readonly answer: string;
  readonly words: readonly string[];
}

async function course(browser: TestBrowser, session: string, [place, attack]: Attack): Promise<Course> {
  const details = {
    ...project,
    ...(place === 'project' && { projectName: attack }),
    ordinanceText:
      place === 'ordinance' ? `${ordinance}\n\nSec. 12-310. Setbacks of panels from homes. ${attack}` : ordinance,
    ...(place === 'planning' && {
      planningData: { text: `Setbacks of solar panels from homes are under review. ${attack}` },
    }),
    ...(place === 'news' && {
      newsArticles: [
        { title: `Neighbors oppose solar farm setbacks. ${attack}`, snippet: `${attack} Residents spoke on setbacks.` },
      ],
    }),
  };
  await browser.call('startSimulation', { body: { session_id: session } });
  await browser.call('setProjectDetails', { session, body: { project: details } });
  if (place === 'staff_report') {
    const text = staffReport.replace('because the array is fenced.', `because the array is fenced. ${attack}`);
    expect((await browser.call('parseStaffReport', { session, body: { text } })).status).toBe(200);
  }
  if (place === 'minutes') {
    const text = minutes.replace('drainage toward the township ditch.', `drainage and setbacks. ${attack}`);
    expect((await browser.call('parseMinutes', { session, body: { text } })).status).toBe(200);
  }
  const asked = await browser.call('generateQuestion', {
    body: {
      session_id: session,
      hearing_phase: 'municipal_questioning',
      project_details: details,
      user_presentation: place === 'presentation' ? `${attack} ${presentation}` : presentation,
    },
  });
  expect(asked.status).toBe(200);
  const answer = place === 'answer' ? attack : 'We have not settled that yet. We will look into it.';
  const judged = await browser.call('evaluateResponse', {
    body: {
      session_id: session,
      question: { text: asked.json.question, question_id: asked.json.question_id },
      answer,
      speaker: { id: asked.json.character_id },
    },
  });
  expect(judged.status).toBe(200);
  const { character_id, topic, citations, question_type, purpose, follow_up, written_by } = asked.json;
  return {
    speaker: character_id,
    // What the model raised is its own; what it rests on was verified.
    decided:
      written_by === 'model'
        ? null
        : { topic, citations: citations.map(({ start: _, ...rest }) => rest), question_type, purpose, follow_up },
    rating: judged.json.rating,
    answer,
    found: (judged.json.assessment.found_by_model ?? []).map(({ words }) => words),
    words: [asked.json.question, judged.json.feedback, judged.json.assessment.stronger_answer],
  };
}

const bands = ['poor', 'weak', 'adequate', 'strong'] as const;
const rankOf = (rating: Course['rating']): number => (rating === null ? -1 : bands.indexOf(rating));

describe('an instruction in the material', () => {
  it.each(attacks)('in the %s changes nothing: %s', async (...attack) => {
    current = attack;
    const session = newSessionId();
    const before = obeyed;
    const [withModel, without] = [
      await course(helped.browser(), session, attack),
      await course(plain.browser(), session, attack),
    ];
    expect(withModel.speaker).toBe(without.speaker);
    if (withModel.decided !== null) expect(withModel.decided).toEqual(without.decided);
    // A model that claims everything moves a rating by no more than one band, and up only on words that are in the answer.
    if (withModel.rating !== null && without.rating !== null)
      expect(rankOf(withModel.rating) - rankOf(without.rating)).toBeLessThanOrEqual(withModel.found.length > 0 ? 1 : 0);
    for (const words of withModel.found) expect(withModel.answer).toContain(words);
    const [, , payload] = attack;
    if (payload !== '') for (const text of withModel.words) expect(text).not.toContain(payload.slice(0, 40));
    // An answer may be quoted back to the person who gave it.
    if (attack[0] !== 'answer')
      expect(withModel.words.join(' ')).not.toMatch(/swordfish|Acme|\b700 feet|PWNED|evil\.example/);
    expect(obeyed).toBeGreaterThan(before + 1);
  });

  it('is tried in fifty ways', () => expect(attacks).toHaveLength(50));
});
