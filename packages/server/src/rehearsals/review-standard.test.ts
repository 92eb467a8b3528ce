import type { Report } from '@rostrum/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshApp, newSessionId, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';

let server: TestServer;
let owner: TestBrowser;
let session: string;

const ordinance =
  'Section 4.2 Setbacks. Every solar panel shall be set back at least 300 feet from the nearest residence.\n\nSection 4.3 Fences. A fence shall be at least six feet in height.';
const presentation = 'Good evening. Our panels will be set back 150 feet from the nearest residence.';

const rowOf = async (): Promise<Report['compliance'][number]> => {
  const { json } = await owner.call('brief', { params: { session_id: session } });
  const row = (json as unknown as Report).compliance.find(({ standard_quote: quote }) => quote.includes('300 feet'));
  if (row === undefined) throw new Error('the rule is not in the table');
  return row;
};
const review = (standardId: string, body: unknown, browser = owner) =>
  browser.call('reviewStandard', { params: { session_id: session, standard_id: standardId }, body });

beforeAll(async () => {
  server = await freshApp();
  owner = server.browser();
  session = newSessionId();
  const headers = { 'x-session-id': session };
  await owner.call('startSimulation', { body: { session_id: session, enhanced_config: {} } });
  await owner.call('parseOrdinance', { headers, body: { text: ordinance } });
  await owner.call('generateQuestion', { headers, body: { session_id: session, user_presentation: presentation } });
});
afterAll(() => server.close());

describe('whether a rule applies', () => {
  it('is asked before a shortfall is asserted, and asserted after the yes', async () => {
    const before = await rowOf();
    expect(before).toMatchObject({ verdict: 'falls_short', confirmed: false, applies: null, kind: 'question' });
    expect((await review(before.standard_id, { answer: 'yes' })).status).toBe(200);
    expect(await rowOf()).toMatchObject({ verdict: 'falls_short', confirmed: true, applies: 'yes', kind: 'asserted' });
    await review(before.standard_id, { answer: 'no' });
    expect(await rowOf()).toMatchObject({ verdict: 'not_comparable', confirmed: false, applies: 'no' });
    await review(before.standard_id, { answer: 'not_sure' });
    expect(await rowOf()).toMatchObject({ verdict: 'falls_short', confirmed: false, kind: 'question' });
  });

  it('goes on the record once for each change', async () => {
    const { standard_id: id } = await rowOf();
    await review(id, { answer: 'yes' });
    await review(id, { answer: 'yes' });
    const { json } = await owner.call('record', { params: { session_id: session } });
    const events = json.events as { type: string; answer?: string }[];
    const answers = events.filter(({ type }) => type === 'standard_reviewed').map(({ answer }) => answer);
    expect(answers.slice(-2)).toEqual(['not_sure', 'yes']);
  });

  it('is refused for a rule that is not on file, for an invalid answer, and to another browser', async () => {
    const { standard_id: id } = await rowOf();
    expect((await review('nothing', { answer: 'yes' })).json).toMatchObject({ code: 'standard_not_found' });
    expect((await review(id, { answer: 'perhaps' })).status).toBe(400);
    expect((await review(id, { answer: 'yes' }, server.browser())).json).toMatchObject({ code: 'not_yours' });
  });
});
