import type { RehearsalEvent, StaffReport } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { readPresentation } from '../../filed/read-presentation.ts';
import { readText } from '../../ordinance/read-text.ts';
import { foldRecord } from '../../record/fold.ts';
import { filedByHand } from '../../testing/filed-by-hand.ts';
import { decide } from '../decision/decide.ts';
import { deliberate } from '../steps/deliberation.ts';
import { rulesOf } from '../rules/rules.ts';

const at = '2026-11-22T19:00:00.000Z';
const request = 'The yard is 410 feet from the line, and your standard is 500. We ask for a waiver.';
const why = 'The reason is the drain, which pins us in, so we can’t move it.';

interface Given {
  readonly kind?: 'special_use' | 'site_plan' | 'rezoning';
  readonly said?: string;
  readonly code?: string | null;
  readonly conditions?: readonly string[];
  readonly criteria?: StaffReport['criteria'];
  readonly bodyName?: string;
  readonly state?: string | null;
  readonly recommendation?: StaffReport['recommendation'];
  readonly plat?: string;
  readonly body?: 'decides' | 'recommends';
}

function filed({ said = `${request} ${why}`, code = null, conditions = [], criteria = [], ...more }: Given) {
  const {
    kind = 'special_use',
    bodyName,
    state = null,
    plat = null,
    body = 'decides',
    recommendation = 'approve_with_conditions',
  } = more;
  const local = bodyName === undefined ? null : { name: bodyName };
  const choice = { kind, body, state, local } as const;
  const rules = rulesOf({ ...choice, continuedFrom: null, plat });
  // A plan is not approved on nothing.
  const ofPlan = rules.criteria.map(({ text }) => ({
    text,
    view: 'met' as const,
    quote: 'Staff finds that it is met.',
  }));
  const views: StaffReport['criteria'] = kind === 'site_plan' ? [...criteria, ...ofPlan] : criteria;
  const report: StaffReport = {
    request: null,
    recommendation,
    recommendation_quote: null,
    criteria: views,
    conditions: conditions.map((text) => ({ text, quote: text })),
    made: false,
  };
  const materials = {
    ...filedByHand({}),
    presentation: readPresentation(said, 'generic'),
    ordinance:
      code === null ? null : readText({ kind: 'ordinance', source: 'code', text: `Section 4. Relief.\n\n${code}` }),
    staffReport: { source: 'Staff report', text: views.map(({ quote }) => quote).join(' '), report },
  };
  const recordOf = (seed: number) =>
    foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [
      { type: 'configured', id: 'c', at, seed, config: { proceeding: choice } },
      { type: 'presented', id: 'p', at, text: said },
    ] as unknown as RehearsalEvent[]);
  return { rules, materials, recordOf };
}

/** The first approval among the seeds. */
function approved(given: Given) {
  const { rules, materials, recordOf } = filed(given);
  for (let seed = 1; seed < 200; seed += 1) {
    const decision = decide(recordOf(seed), materials, rules, at);
    if (decision?.decision.startsWith('approve') === true || decision?.decision === 'recommend_approval')
      return decision;
  }
  throw new Error('never approved');
}

const mayWaive =
  'The Commission may waive a standard of this chapter by no more than 20 percent where the land prevents compliance.';

describe('a ruling on relief', () => {
  it('is not given without the paper that the code wants for it', () => {
    const code =
      'The height of a wall may be reduced by the Commission upon a written statement from a licensed engineer that a lower wall is as good.';
    const said =
      'The code wants ten feet for the wall and we have eight. We ask for that. The reason is the drain, which pins us in.';
    const decision = approved({ said, code, kind: 'site_plan' });
    expect(decision.relief?.[0]?.ruling).toBe('not_granted');
    expect(decision.relief?.[0]?.reason).toContain('only with a written statement from a licensed engineer');
    const filedToo = approved({ said: `${said} The engineer’s statement is at tab C.`, code, kind: 'site_plan' });
    expect(filedToo.relief?.[0]?.reason).not.toContain('only with');
  });

  it('finds the power in a passage that names the section of the rule', () => {
    const code =
      'Sec. 118-305. Lots.\n(b) Not more than 35 percent of the lots shall be narrow lots.\n\nSec. 118-313. Waivers.\n(a) The commission may waive section 118-305(b) on finding that an equal or better result is obtained.';
    const said =
      'Thirty-eight percent of the lots are narrow, and your code says thirty-five percent. We ask for a waiver.';
    const decision = approved({ said, code, kind: 'site_plan' });
    expect(decision.relief?.[0]?.standard).toContain('may waive section 118-305(b)');
    const other = approved({ said, code: code.replace('section 118-305(b)', 'section 118-320(b)'), kind: 'site_plan' });
    expect(other.relief?.[0]?.standard).not.toContain('may waive section');
  });

  it('of a paper is by the passage on papers', () => {
    const code =
      'Sec. 9.10. Drainage.\nB. The application shall include a tile survey. The Board may by waiver accept the survey at a later date under Section 9.14.';
    const said = 'The drain tile survey is not done, and we are asking for a waiver to file it before construction.';
    expect(approved({ said, code }).relief?.[0]?.standard).toContain('accept the survey at a later date');
  });

  it('is told as met with a condition where staff finds the standard met and a condition holds the plan to the rule', () => {
    const text = 'The use meets the conditions and specifications of the ordinance.';
    const quote = 'Staff finds that this standard is met.';
    const decision = approved({ code: null, criteria: [{ text, view: 'met', quote }] });
    const found = decision.criteria.find(({ id }) => id === 'ordinance');
    expect(found?.finding).toContain('with condition ');
    expect(found?.standing).toBe('met_with_condition');
  });

  it('tells of a neighbor’s consent that the applicant has', () => {
    const code = 'The distance of 1,000 feet to a dwelling may be reduced with the recorded consent of its owner.';
    const said = 'The house is 870 feet off, and you want 1,000. They signed a waiver, and it’s recorded.';
    expect(approved({ said, code }).relief?.[0]?.reason).toContain('They signed a waiver, and it’s recorded.');
    const unsigned = said.replace('They signed a waiver, and it’s recorded.', 'They have not signed a waiver.');
    expect(approved({ said: unsigned, code }).relief?.[0]?.reason).toContain('the record shows none');
  });

  it('is given by the code’s own words for a reason on the record, and the finding says so', () => {
    const decision = approved({ code: mayWaive });
    expect(decision.relief).toMatchObject([
      { id: 'a', name: '410 feet, where the rule is 500 feet', ruling: 'granted' },
    ]);
    expect(decision.relief?.[0]?.standard).toContain(mayWaive);
    expect(decision.relief?.[0]?.reason).toContain(why);
    expect(decision.motion).toContain('Relief: (a) 410 feet, where the rule is 500 feet.');
    expect(decision.criteria.find(({ id }) => id === 'ordinance')?.finding).toContain('the relief given in (a)');
  });

  it('is denied with a reason where the record has none, and the plan has to meet the rule', () => {
    const decision = approved({ code: mayWaive, said: request });
    expect(decision.relief?.[0]).toMatchObject({ ruling: 'denied' });
    expect(decision.relief?.[0]?.reason).toContain('The body is not persuaded');
    expect(decision.conditions.map(({ text }) => text).join(' ')).toContain(
      `in the words “${request.split(' We ask')[0]}`,
    );
  });

  it.each([
    [
      'beyond its limit',
      'The Commission may waive a standard of this chapter by no more than 10 percent.',
      'goes beyond',
    ],
    ['barred', 'No standard of this chapter may be waived by the Commission.', 'The ordinance says'],
    [
      'of another board',
      'A standard may be varied only by the Board of Zoning Appeals on separate application.',
      'isn’t this body’s',
    ],
    [
      'by consent',
      'The Commission may reduce the distance of 500 feet where the owner of the dwelling consents in writing.',
      'consent',
    ],
    ['unknown', 'Parking shall be paved with asphalt or concrete.', 'No section was named'],
  ])('is not given where it is %s', (_, code, reason) => {
    const decision = approved({ code });
    expect(decision.relief?.[0]).toMatchObject({ ruling: 'not_granted' });
    expect(decision.relief?.[0]?.reason).toContain(reason);
    expect(decision.conditions.at(-1)?.text).toMatch(
      /meets the rule .* your standard is 500.* or shall hold the variance/,
    );
    const finding = decision.criteria.find(({ id }) => id === 'ordinance')?.finding ?? '';
    expect(finding).toContain(`with condition ${decision.conditions.length}`);
  });

  it.each([
    ['A separation of 60 feet from a dwelling may not be varied.'],
    ['The Commission may reduce a setback of 60 feet where the land prevents compliance.'],
    ['No setback requirement may be waived by the Commission.'],
  ])('is not judged by a section on something else: %s', (code) => {
    const said =
      'The silo has a height of 68 feet, and your height limit is 60 feet. We ask for a waiver of the height.';
    const decision = approved({ code, said });
    expect(decision.relief?.[0]?.name).toContain('68 feet, where the rule is 60 feet');
    expect(decision.relief?.[0]?.standard).toBe('By what standard it is judged is for the ordinance to say.');
    expect(JSON.stringify(decision.relief)).not.toContain(code);
  });

  it('is not judged by a section on dimensions where it is from a number of parking spaces', () => {
    const said = 'We have 331 parking spaces, and your code asks for 378 parking spaces. We ask for a waiver.';
    const code = 'The Commission may modify a dimension of this chapter by not more than fifteen percent.';
    expect(approved({ code }).relief?.[0]?.standard).toContain(code);
    expect(approved({ code, said }).relief?.[0]?.standard).not.toContain(code);
  });

  it('is judged by the section that allows more of the same thing', () => {
    const said =
      'The silo has a height of 68 feet, and your height limit is 60 feet. We ask for a waiver of the height.';
    const more = 'Silos may be allowed to 75 feet by the Commission upon a finding that the process requires it.';
    const decision = approved({ code: `Height is sixty feet. ${more}`, said });
    expect(decision.relief?.[0]?.standard).toContain(more);
  });

  it('takes the final plat, and not a permit, as the time by which a plat meets the rule', () => {
    const decision = approved({ kind: 'site_plan', code: mayWaive, said: request, plat: 'preliminary plat' });
    expect(decision.conditions.at(-1)?.text).toContain('Before the final plat is signed');
  });

  it('names the condition that holds the project to the rule, and the one that allows it', () => {
    const held = approved({ code: mayWaive, conditions: ['The yard shall stand 500 feet from the line.'] });
    expect(held.relief?.[0]).toMatchObject({ ruling: 'not_granted' });
    expect(held.relief?.[0]?.reason).toContain('Condition 1 holds');
    const given = approved({
      code: mayWaive,
      said: request,
      conditions: ['The yard may stand 410 feet from the line.'],
    });
    expect(given.relief?.[0]).toMatchObject({ ruling: 'granted_with_condition' });
  });

  it('takes the votes of a variance, by the state’s rule', () => {
    const said = `The yard is 410 feet from the line, and your standard is 500. We ask for a variance. The reason is the drain there.`;
    const { rules, materials, recordOf } = filed({ said, state: 'NC', bodyName: 'board of adjustment' });
    const rulings = new Set<string>();
    for (let seed = 1; seed < 120; seed += 1) {
      const decision = decide(recordOf(seed), materials, rules, at);
      if (decision?.decision.startsWith('approve') !== true) continue;
      const ayes = decision.votes.filter(({ vote }) => vote === 'aye').length;
      const ruling = decision.relief?.[0]?.ruling ?? '';
      rulings.add(ruling);
      expect(ruling === 'granted').toBe(ayes * 5 >= decision.votes.length * 4);
    }
    expect([...rulings].sort()).toEqual(['denied', 'granted']);
  });

  it('is recommended, and not given, by a body that recommends', () => {
    const decision = approved({ code: mayWaive, body: 'recommends' });
    expect(decision.relief?.[0]?.ruling).toBe('recommended');
    expect(decision.criteria.find(({ id }) => id === 'ordinance')?.finding).toContain('the relief recommended in (a)');
    expect(approved({ code: mayWaive, said: request, body: 'recommends' }).relief?.[0]?.ruling).toBe('not_recommended');
  });

  it('is allowed by a condition for what is missing, where the ordinance lets the council allow it', () => {
    const said = 'We have 105 parking spaces, and your code asks for 109 parking spaces. We ask for proof of parking.';
    const code =
      'The City Council may allow up to ten percent of the required spaces to be shown as proof of parking where an agreement is recorded.';
    const conditions = ['A proof of parking agreement for four spaces shall be recorded before a permit is issued.'];
    const decision = approved({ said, code, conditions, kind: 'site_plan', body: 'recommends' });
    expect(decision.relief?.[0]?.ruling).toBe('recommended_with_condition');
    expect(decision.criteria.find(({ id }) => id === 'access')?.finding).toContain('105 parking spaces');
    expect(decision.criteria.find(({ id }) => id === 'zoning')?.finding).not.toContain('105 parking spaces');
  });

  it('is held to the rule by a condition with the hours of the rule', () => {
    const said = 'Your ordinance says seven to six, so we are asking for an extra hour in the morning.';
    const decision = approved({ said, conditions: ['Hours shall be 7:00 a.m. to 6:00 p.m. on weekdays.'] });
    expect(decision.relief?.[0]?.reason).toContain('Condition 1 holds');
    expect(approved({ said }).relief?.[0]?.reason).not.toContain('Condition 1 holds');
  });

  it('is not judged by a rule that is smaller by itself in some case', () => {
    const code = 'Where a public park abuts the site, the requirement of subsection A is reduced by one-third.';
    expect(JSON.stringify(approved({ code }).relief)).not.toContain('public park');
  });

  it('is judged by the section that lets the board modify a distance as part of the permit', () => {
    const code =
      'The Board of Supervisors may, as part of the permit, modify any setback in this section by not more than ten percent where the land gives equal protection.';
    const said = 'The nearest house is 385 feet from the fence. We’re asking you to modify the 400 foot rule for that.';
    expect(approved({ code, said }).relief?.[0]?.standard).toContain('as part of the permit, modify any setback');
  });

  it('is judged by standards on which alone the board may vary a rule', () => {
    const code = 'The Commission shall not vary the regulations unless it finds that the land prevents compliance.';
    expect(approved({ code }).relief?.[0]?.standard).toContain('judged by the ordinance’s own words');
  });

  it('is not given by a plain rezoning', () => {
    const decision = approved({ kind: 'rezoning' });
    expect(decision.relief?.[0]?.reason).toContain('A rezoning changes the district');
  });

  it('refuses what the project can’t be built without, where staff is against it, and so cannot approve as filed', () => {
    const quote = 'Staff finds that the waiver is not justified.';
    const criteria = [{ text: 'The use is in harmony with the area.', view: 'not_met', quote }] as const;
    const { rules, materials, recordOf } = filed({
      code: mayWaive,
      criteria: [...criteria],
      recommendation: 'approve',
    });
    for (let seed = 1; seed < 200; seed += 1)
      expect(decide(recordOf(seed), materials, rules, at)?.decision.startsWith('approve')).toBe(false);
  });

  it('is left open by a continuance, whose motion names it, and no standard is marked as met', () => {
    const { rules, materials, recordOf } = filed({ recommendation: 'postpone' });
    for (let seed = 1; seed < 400; seed += 1) {
      const decision = decide(recordOf(seed), materials, rules, at);
      if (decision?.decision !== 'continue') continue;
      expect(decision.relief?.[0]).toMatchObject({ ruling: 'open' });
      expect(decision.motion).toContain('under which section, and on what terms, relief is asked for in (a) 410 feet');
      expect(decision.criteria.every(({ standing }) => standing === 'open' || standing === 'not_shown')).toBe(true);
      return;
    }
    throw new Error('never continued');
  });

  it('is taken up by its name in deliberation', () => {
    const { rules, materials, recordOf } = filed({ code: mayWaive });
    const held = deliberate({ r: recordOf(1), materials, rules, pending: null, reply: null, early: null });
    const said = held.lines.map(({ text }) => text).join(' ');
    expect(said).toContain('We take each by its name.');
    expect(said).toContain('410 feet, where the rule is 500 feet');
  });
});
