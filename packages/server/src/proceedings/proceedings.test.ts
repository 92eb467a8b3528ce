import type { ProceedingKind, RehearsalEvent } from '@rostrum/contract';
import { calls, decisionAnswer } from '@rostrum/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshApp, newSessionId, type TestBrowser, type TestServer } from '../testing/fresh-app.ts';
import { presentation, project, sampleCall, staffReport } from '../testing/sample-bodies.ts';

/* An evening of a proceeding, call by call. decisions.md §8. */

let server: TestServer;
beforeAll(async () => {
  server = await freshApp();
});
afterAll(() => server.close());

async function begun(
  kind: ProceedingKind,
  more: Readonly<Record<string, unknown>> = {},
): Promise<{ browser: TestBrowser; id: string; params: { session_id: string } }> {
  const browser = server.browser();
  const id = await browser.start('hearing');
  const proceeding = { kind, body: 'decides' as const, state: null, local: null, ...more };
  const set = await browser.call('setProjectDetails', { session: id, body: { project: { ...project, proceeding } } });
  expect(set.status).toBe(200);
  return { browser, id, params: { session_id: id } };
}

const eventsOf = async (browser: TestBrowser, id: string): Promise<readonly RehearsalEvent[]> =>
  (await browser.call('record', { params: { session_id: id } })).json.events;

describe('the kinds', () => {
  it('are six, each with criteria and an order, the formal ones ending in a decision', async () => {
    const { json } = await server.browser().call('proceedings');
    expect(json.proceedings.map(({ id }) => id)).toEqual([
      'rezoning',
      'special_use',
      'variance',
      'site_plan',
      'hearing_examiner',
      'community_meeting',
    ]);
    for (const one of json.proceedings) {
      expect(one.order.at(-1)?.step).toBe('decision');
      expect(one.order.some(({ step }) => step === 'oath')).toBe(one.sworn);
      expect(one.order.some(({ step }) => step === 'cross_examination')).toBe(one.cross_examination);
    }
  });

  it('are proposed with a reason, or not at all', async () => {
    const ask = async (request: string) =>
      (await server.browser().call('proceedingProposal', { query: { request } })).json.proposal;
    expect((await ask('We ask for a conditional use permit for a warehouse.'))?.kind).toBe('special_use');
    expect((await ask('Rezoning from A-1 to M-2'))?.kind).toBe('rezoning');
    expect((await ask('a variance from the front setback for a subdivision'))?.kind).toBe('variance');
    expect(await ask('something new')).toBeNull();
  });

  it('a state without a pack has no rules and the general order; a state that does not exist is 404', async () => {
    const browser = server.browser();
    const none = await browser.call('stateProceedings', { params: { state: 'WY' } });
    expect(none.json).toMatchObject({ state: 'WY', rules: [] });
    expect(none.json.order.length).toBeGreaterThan(8);
    expect((await browser.call('stateProceedings', { params: { state: 'ZZ' } })).status).toBe(404);
  });
});

describe('an evening', () => {
  it('goes through its steps to a decision that is the same when it is requested again', async () => {
    const { browser, id, params } = await begun('special_use');
    const step = async (name: string, body: object = {}) =>
      browser.call('step', { params, body: { step: name as 'oath', ...body } });
    const filed = await browser.call('parseStaffReport', { session: id, body: { text: staffReport } });
    expect(filed.json).toMatchObject({ recommendation: 'approve_with_conditions', made: false });

    expect((await step('disclosure')).json.next).toBe('oath');
    const oath = await step('oath');
    expect(oath.json).toMatchObject({ awaits: 'reply', next: 'oath' });
    expect((await step('staff_report')).json.code).toBe('awaits_reply');
    expect((await browser.call('decision', { params })).json.code).toBe('awaits_reply');
    expect((await step('oath', { reply: 'I do.' })).json).toMatchObject({ awaits: null, next: 'staff_report' });
    const staff = await step('staff_report');
    expect(staff.json.lines.map(({ text }) => text).join(' ')).toContain(
      'Our recommendation reads this way. “Staff recommends approval of the special use permit, subject to the following conditions:”',
    );
    expect((await step('staff_report', { reply: 'Yes, we agree.' })).json.next).toBe('presentation');
    expect((await step('deliberation')).json.code).toBe('out_of_order');
    expect((await step('oath')).json.code).toBe('out_of_order');

    const question = await browser.call('generateQuestion', {
      body: { ...(sampleCall('generateQuestion', id).body as object), user_presentation: presentation },
    });
    await browser.call('evaluateResponse', {
      body: {
        session_id: id,
        question: question.json.question,
        answer: 'We will keep the panels 500 feet from every home, as Section 12-306 asks, and put it on the plat.',
      },
    });
    expect((await browser.call('proceeding', { params })).json.next).toBe('board_questions');

    let remaining = 1;
    const points: string[] = [];
    while (remaining > 0) {
      const { json, status } = await browser.call('testimony', { params, body: {} });
      expect(status).toBe(200);
      expect(json.seconds).toBeGreaterThan(5);
      points.push(...json.points.map(({ id: point }) => point));
      remaining = json.remaining;
    }
    expect((await browser.call('testimony', { params, body: {} })).json.code).toBe('no_more_speakers');
    expect((await step('cross_examination', { skip: true })).json.next).toBe('rebuttal');
    const rebuttal = await browser.call('rebuttal', {
      params,
      body: {
        text: 'On property values, we heard the concern, and a new appraisal of 44 sales shows no effect on prices nearby.',
      },
    });
    expect([...rebuttal.json.answered, ...rebuttal.json.left].sort()).toEqual([...points].sort());
    expect(rebuttal.json.new_evidence).toHaveLength(1);
    expect((await browser.call('testimony', { params, body: {} })).json.code).toBe('out_of_order');

    let deliberation = await step('deliberation');
    let asked = 0;
    while (deliberation.json.awaits === 'reply') {
      asked += 1;
      expect((await browser.call('decision', { params })).json.code).toBe('awaits_reply');
      deliberation = await step('deliberation', {
        reply: asked === 1 ? 'accept' : 'Yes, if it is within ninety days.',
      });
      expect(deliberation.status).toBe(200);
    }
    expect(deliberation.json.next).toBe('decision');

    const decision = await browser.call('decision', { params });
    decisionAnswer.strict().parse(decision.json);
    expect(decision.json.criteria).toHaveLength(5);
    expect((await browser.call('decision', { params })).json).toEqual(decision.json);
    const events = await eventsOf(browser, id);
    expect(events.filter(({ type }) => type === 'decided')).toHaveLength(1);
    for (const { rests_on: rests } of decision.json.criteria)
      for (const { kind, quote } of rests) {
        const within = { staff_report: staffReport, presentation }[kind as 'presentation'];
        if (within !== undefined) expect(within).toContain(quote);
      }
    const vote = await browser.call('vote', { params, body: {} });
    if (decision.json.decision === 'continue') expect(vote.json.code).toBe('continued');
    else {
      expect(vote.json.verdict).toBe(decision.json.decision === 'deny' ? 'DENIED' : 'APPROVED');
      expect(vote.json.motion).toBe(decision.json.motion);
    }
    const { json: report } = await browser.call('report', { params });
    expect(report.proceeding?.decision).toEqual(decision.json);
    expect(report.proceeding?.points).toHaveLength(points.length);
    for (const { finding } of report.proceeding?.criteria ?? [])
      // A continuance makes no findings.
      expect(finding).toMatch(
        decision.json.decision === 'continue'
          ? /^No finding was made\./
          : /^(On the request as it was filed, the staff report says|The staff report says|The record|A member asked|A condition of this approval|This rests on the record|The (?:Board|Commission) finds|(?=No finding)).*(finds that|No finding is made)/s,
      );
    for (const { text } of decision.json.conditions) expect(text).toMatch(/^[A-Z].*\.”?$/s);
    const page = await browser.call('report', { params, query: { format: 'md' } });
    expect(page.text).toContain('## Criterion by criterion');
    const word = await browser.call('report', { params, query: { format: 'findings' } });
    expect(String(word.headers['content-disposition'])).toContain('draft-findings.docx');
    expect((await browser.call('brief', { params })).json.proceeding?.criteria).toHaveLength(5);

    const { json: record } = await browser.call('record', { params });
    expect(record.version).toBe(2);
    calls.record.answer.parse(record);
    await browser.call('deleteRehearsal', { params });
    const imported = await browser.call('importRehearsal', { body: record });
    expect(imported.status).toBe(200);
    const again = await browser.call('decision', { params: { session_id: imported.json.session_id } });
    expect(again.json).toEqual(decision.json);
  });

  it('rules on relief by its name, in the decision, the report, its Word file and the brief', async () => {
    const { browser, id, params } = await begun('special_use');
    const said =
      'The barn is 52 feet to the ridge. Your code allows 45 feet, and we ask for a waiver. The rest is as drawn.';
    await browser.call('generateQuestion', {
      body: { ...(sampleCall('generateQuestion', id).body as object), user_presentation: said },
    });
    const name = '52 feet, where the rule is 45 feet in height';
    const brief = (await browser.call('brief', { params })).json.proceeding?.relief ?? [];
    expect(brief.map((one) => one.name)).toEqual([name]);
    let { next } = (await browser.call('proceeding', { params })).json;
    while (next !== null && next !== 'decision')
      next = (await browser.call('step', { params, body: { step: next, skip: true } })).json.next;
    const { json: decided } = await browser.call('decision', { params });
    expect(decided.relief).toMatchObject([{ id: 'a', name }]);
    expect(decided.motion).toContain(name);
    const { json: report } = await browser.call('report', { params });
    expect(report.proceeding?.decision?.relief).toEqual(decided.relief);
    const page = await browser.call('report', { params, query: { format: 'md' } });
    expect(page.text).toContain('## Relief asked for');
    expect(page.text).toContain(name);
    const word = await browser.call('report', { params, query: { format: 'findings' } });
    expect(word.status).toBe(200);
  });

  // Those on other benches are walked in the browser.
  it.each([
    ['rezoning', 'Rezoning, plan or text amendment'],
    ['site_plan', 'Site plan or plat'],
  ] as const)('of the kind %s is answered step by step, and decided by seven without an oath', async (kind, name) => {
    const { browser, id, params } = await begun(kind, { state: 'NC' });
    await browser.call('parseStaffReport', { session: id, body: { text: staffReport } });
    const told = async () => (await browser.call('proceeding', { params })).json;
    const first = await told();
    expect(first.proceeding.name).toBe(name);
    const reply = 'Yes, I do, and we accept that as a condition.';
    let replies = 0;
    for (let { next } = first; next !== null && next !== 'decision'; { next } = await told()) {
      if (next === 'public_comment') await browser.call('testimony', { params, body: {} });
      if (next === 'rebuttal')
        await browser.call('rebuttal', { params, body: { text: 'On the road, deliveries use County Road 12 only.' } });
      else {
        const isHeard = next === 'presentation' || next === 'board_questions' || next === 'public_comment';
        let step = await browser.call('step', { params, body: { step: next, ...(isHeard && { skip: true }) } });
        for (; step.json.awaits === 'reply'; replies += 1)
          step = await browser.call('step', { params, body: { step: next, reply } });
        expect(step.status).toBe(200);
      }
    }
    const { json: decided } = await browser.call('decision', { params });
    expect(decided.criteria).not.toEqual([]);
    expect(decided.votes).toHaveLength(7);
    const events = await eventsOf(browser, id);
    expect(events.some((event) => event.type === 'stepped' && event.step === 'oath')).toBe(false);
    expect(replies).toBeGreaterThan(0);
    expect(events.filter((event) => event.type === 'stepped' && event.reply === reply)).toHaveLength(replies);
  });

  it('can be skipped to its decision, step by step', async () => {
    const { browser, params } = await begun('rezoning', { body: 'recommends' });
    const { json } = await browser.call('proceeding', { params });
    let next: string | null = json.next;
    while (next !== null && next !== 'decision') {
      const skipped = await browser.call('step', { params, body: { step: next as 'oath', skip: true } });
      expect(skipped.status).toBe(200);
      expect(skipped.json.next).not.toBe(next);
      next = skipped.json.next;
    }
    const { json: decided } = await browser.call('decision', { params });
    expect(['recommend_approval', 'recommend_denial', 'continue']).toContain(decided.decision);
  });

  it('has no steps if none was chosen, or if it is a community meeting', async () => {
    const browser = server.browser();
    const id = await browser.start('hearing');
    const params = { session_id: id };
    for (const answer of [
      await browser.call('step', { params, body: { step: 'oath' } }),
      await browser.call('decision', { params }),
      await browser.call('proceeding', { params }),
    ])
      expect({ status: answer.status, code: answer.json.code }).toEqual({ status: 409, code: 'no_proceeding' });
    expect((await browser.call('report', { params, query: { format: 'findings' } })).json.code).toBe('no_proceeding');
    const meeting = await begun('community_meeting');
    expect((await meeting.browser.call('decision', { params: meeting.params })).json.code).toBe('no_proceeding');
  });

  it('refuses a proceeding of an unknown kind and keeps what was chosen', async () => {
    const { browser, id, params } = await begun('variance');
    const body = { project: { ...project, proceeding: { kind: 'trial', body: 'decides' } } } as never;
    expect((await browser.call('setProjectDetails', { session: id, body })).status).toBe(400);
    expect((await browser.call('proceeding', { params })).json.choice.kind).toBe('variance');
  });

  it('cannot be decided before anything was said', async () => {
    const { browser, params } = await begun('site_plan');
    expect((await browser.call('decision', { params })).json.code).toBe('not_started');
    expect((await browser.call('decision', { params: { session_id: newSessionId() } })).status).toBe(404);
  });

  it('has local rules: clocks, order, no oath', async () => {
    const local = { clocks: { public: 120 }, sworn: false, order: ['staff_report', 'public_comment', 'presentation'] };
    const { browser, params } = await begun('special_use', { local });
    const { proceeding, next } = (await browser.call('proceeding', { params })).json;
    expect(proceeding.order.map(({ step }) => step)).toEqual([
      'staff_report',
      'public_comment',
      'presentation',
      'cross_examination',
      'decision',
    ]);
    expect(proceeding.order.find(({ step }) => step === 'public_comment')?.seconds).toBe(120);
    expect(next).toBe('staff_report');
  });
});

describe('the staff report', () => {
  it('is read, with quotes that appear in it word for word', async () => {
    const { browser, id } = await begun('special_use');
    const { json } = await browser.call('parseStaffReport', { session: id, body: { text: staffReport } });
    expect(json.criteria.map(({ view }) => view)).toEqual(['met', 'not_met']);
    expect(json.conditions).toHaveLength(2);
    for (const { quote } of [...json.criteria, ...json.conditions]) expect(json.text).toContain(quote);
    expect(json.text).toContain(json.recommendation_quote);
  });

  it('is made from what is filed if there is none yet, and marked so', async () => {
    const { browser, id, params } = await begun('special_use');
    const { json } = await browser.call('parseStaffReport', { session: id, body: { from_filed: true } });
    expect(json).toMatchObject({ made: true, recommendation: null });
    expect((await browser.call('proceeding', { params })).json.staff_report?.made).toBe(true);
    const filed = (await eventsOf(browser, id)).find((event) => event.type === 'document_filed');
    expect(filed).toMatchObject({ kind: 'staff_report', made: true });
  });
});

describe('a hearing that was continued', () => {
  const postponed =
    'STAFF REPORT\nRequest: Special use permit.\nRecommendation: Staff recommends that the item be postponed.';

  it('is continued by the next rehearsal, which asks for what was wanted', async () => {
    for (let tries = 0; tries < 30; tries += 1) {
      const { browser, id, params } = await begun('special_use');
      await browser.call('parseStaffReport', { session: id, body: { text: postponed } });
      await browser.call('step', { params, body: { step: 'disclosure', skip: true } });
      const { json: decided } = await browser.call('decision', { params });
      if (decided.decision !== 'continue') continue;
      const { json: made } = await browser.call('repeat', { params, body: {} });
      const again = { session_id: made.session_id };
      const { json: state } = await browser.call('proceeding', { params: again });
      expect(state.choice.continued_from).toBe(id);
      expect(state.choice.wanted?.length).toBeGreaterThan(0);
      const { json: opened } = await browser.call('step', { params: again, body: { step: 'call_to_order' } });
      expect(opened.lines.map(({ text }) => text).join(' ')).toContain('continued');
      const { json: report } = await browser.call('report', { params: again });
      expect(report.proceeding?.continued_from).toBe(id);
      return;
    }
    throw new Error('thirty hearings on a report that asks for a postponement, and none was continued');
  });
});
