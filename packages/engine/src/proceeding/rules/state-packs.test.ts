import { describe, expect, it } from 'vitest';
import { states } from '../../generated/states.ts';
import { stateByNameOrCode } from '../../catalog/states-and-counties.ts';
import type { proceedingKinds } from './proceeding-list.ts';
import { rulesOf } from './rules.ts';
import { statePack } from './state-packs.ts';

const rulesIn = (state: string, kind: (typeof proceedingKinds)[number]) =>
  rulesOf({ kind, body: 'decides', state, local: null, continuedFrom: null });

describe('state packs', () => {
  it('exist for six states, each with the correct state name', () => {
    for (const code of ['NC', 'FL', 'IL', 'VA', 'WI', 'MN']) expect(Object.keys(states)).toContain(code);
    for (const [code, { name }] of Object.entries(states).filter(([code]) => code !== 'US'))
      expect(stateByNameOrCode(code)?.name).toBe(name);
  });

  it.each(Object.entries(states))(
    'have the text, citation, source and date of reading for every rule of %s',
    (_, pack) => {
      expect(pack.rules.length).toBeGreaterThan(0);
      for (const rule of pack.rules) {
        expect(rule.text).toMatch(/^[A-Z].*\.$/s);
        expect(rule.citation).toMatch(/\S/);
        expect(rule.source).toMatch(/\S/);
        expect(rule.read_on).toMatch(/^2026-/);
        expect(rule.check_locally).toBe(true);
      }
    },
  );

  it('have what the federal act says of religious uses, and what a plat needs to vary a regulation', () => {
    const cited = (state: string, kind: (typeof proceedingKinds)[number]) =>
      statePack(state, kind)?.rules.map(({ citation }) => citation) ?? [];
    for (const state of ['WI', 'NC', 'PA'])
      expect(cited(state, 'special_use').filter((one) => one.includes('42 U.S.C. 2000cc'))).toHaveLength(1);
    expect(cited('WI', 'site_plan').join(' ')).not.toContain('2000cc');
    expect(cited('MN', 'site_plan')).toContain('Minn. Stat. 462.358, subd. 6');
    expect(cited('IL', 'special_use').filter((one) => one.includes('5-12020')).length).toBeGreaterThan(1);
    // No rule of a state without a pack is shown beside a federal one, as if they had been read.
    expect(statePack('WY', 'special_use')?.rules).toEqual([]);
    expect(statePack('US', null)).toBeNull();
  });

  it('apply what a rule says about the evening: four fifths for a variance in North Carolina', () => {
    expect(rulesIn('NC', 'variance').votesNeeded).toBe('four_fifths');
    expect(rulesIn('NC', 'special_use').votesNeeded).toBe('majority');
    expect(rulesIn('IL', 'special_use').crossExamination).toBe(true);
    expect(rulesIn('FL', 'rezoning').quasiJudicial).toBe(true);
    expect(rulesIn('NC', 'rezoning').quasiJudicial).toBe(false);
    expect(rulesIn('VA', 'special_use')).toMatchObject({ quasiJudicial: false, sworn: false, crossExamination: false });
    expect(rulesIn('MN', 'special_use')).toMatchObject({ quasiJudicial: true, sworn: false, crossExamination: false });
    expect(rulesIn('NC', 'special_use').appealDays).toBe(30);
    expect(rulesIn('PA', 'variance')).toMatchObject({ sworn: true, crossExamination: true, appealDays: 30 });
    expect(rulesIn('GA', 'rezoning').order.find(({ step }) => step === 'presentation')?.seconds).toBe(600);
  });

  it('ask for contacts if the state makes a rezoning quasi-judicial, and only for conflicts elsewhere', () => {
    const title = (state: string) => rulesIn(state, 'rezoning').order.find(({ step }) => step === 'disclosure')?.title;
    expect(title('FL')).toBe('Contacts and conflicts');
    expect(title('NC')).toBe('Conflicts of interest');
  });

  it('replace the common test with the one a state sets; the common one says that it is common', () => {
    const labels = rulesIn('MN', 'variance')
      .criteria.map(({ text }) => text)
      .join(' ');
    expect(labels).toContain('reasonable manner');
    expect(labels).not.toContain('hardship');
    expect(rulesIn('MN', 'variance').standard).toContain('practical difficulties');
    expect(rulesIn('WY', 'variance').standard).toContain('the text of your ordinance decides');
    expect(rulesIn('FL', 'rezoning').criteria.every(({ lay_opinion: lay }) => lay === 'facts_only')).toBe(true);
    expect(rulesIn('VA', 'special_use').criteria.every(({ lay_opinion: lay }) => lay === 'weighs')).toBe(true);
    expect(rulesIn('MN', 'variance').conditionsOn).not.toContain('noise');
  });

  it('have a place in a state’s test for every topic of a common criterion', () => {
    for (const [code, { tests }] of Object.entries(states))
      for (const [kind, test] of Object.entries(tests ?? {})) {
        if (test?.criteria === undefined) continue;
        const own = new Set(test.criteria.flatMap(({ topics, also }) => [...topics, ...also]));
        const common = rulesIn('WY', kind as 'variance').criteria.flatMap(({ topics, also }) => [...topics, ...also]);
        expect({ code, missing: common.filter((topic) => !own.has(topic)) }).toEqual({ code, missing: [] });
      }
  });

  it.each([
    ['VA', 'site_plan', (rules: ReturnType<typeof rulesIn>) => rules.description, 'no public hearing on a site plan'],
    [
      'VA',
      'variance',
      (rules: ReturnType<typeof rulesIn>) => rules.criteria.at(-1)?.text,
      'special exception or a modification',
    ],
    ['IL', 'special_use', (rules: ReturnType<typeof rulesIn>) => rules.standard, 'each standard of the ordinance'],
    ['WI', 'variance', (rules: ReturnType<typeof rulesIn>) => rules.standard, 'unnecessarily burdensome'],
    ['FL', 'variance', (rules: ReturnType<typeof rulesIn>) => rules.standard, 'others in the area do not share'],
    ['IL', 'special_use', (rules: ReturnType<typeof rulesIn>) => rules.bodyName, 'zoning board of appeals'],
    ['PA', 'special_use', (rules: ReturnType<typeof rulesIn>) => rules.bodyName, 'zoning hearing board'],
    [
      'PA',
      'variance',
      (rules: ReturnType<typeof rulesIn>) => rules.criteria.at(-1)?.text,
      'minimum that will afford relief',
    ],
    ['OH', 'variance', (rules: ReturnType<typeof rulesIn>) => rules.standard, 'practical difficulties'],
  ] as const)('have a separate law of %s on a %s', (state, kind, said, words) => {
    expect(said(rulesIn(state, kind))).toContain(words);
  });

  it('do not say that the law needs a qualified witness where that was not read in the law', () => {
    for (const state of ['NC', 'IL', 'FL', 'MN', 'WI', 'VA', 'WY'])
      expect(rulesIn(state, 'special_use').standard).not.toContain('needs a witness');
  });

  it('have no public hearing on a site plan in Virginia, and equal clocks before its board of zoning appeals', () => {
    const steps = rulesIn('VA', 'site_plan').order.map(({ step }) => step);
    for (const step of ['public_comment', 'rebuttal', 'close'] as const) {
      expect(steps).not.toContain(step);
      expect(rulesIn('WI', 'site_plan').order.map((item) => item.step)).toContain(step);
    }
    const own = statePack('VA', 'site_plan')?.rules ?? [];
    expect(own[0]?.text).toContain('designated agent');
    expect(own.some(({ text }) => text.includes('60 days'))).toBe(false);
    const clocks = rulesIn('VA', 'variance').order.filter(({ step }) =>
      ['staff_report', 'presentation', 'public_comment'].includes(step),
    );
    expect(new Set(clocks.map(({ seconds }) => seconds))).toEqual(new Set([300]));
  });

  it('fall back to the general order for a state without a pack, and for no state at all', () => {
    const general = rulesOf({ kind: 'special_use', body: 'decides', state: null, local: null, continuedFrom: null });
    expect(rulesIn('WY', 'special_use').order).toEqual(general.order);
    expect(statePack('wy', null)).toEqual({ state: 'WY', name: 'Wyoming', rules: [] });
    expect(statePack('ZZ', null)).toBeNull();
    expect(statePack('constructor', null)).toBeNull();
  });

  it('show the rules that bear on the kind that was chosen', () => {
    const variance = statePack('NC', 'variance')?.rules.map(({ citation, text }) => `${citation} ${text}`) ?? [];
    expect(variance.some((rule) => rule.includes('four fifths'))).toBe(true);
    const rezoning = statePack('NC', 'rezoning')?.rules.map(({ text }) => text) ?? [];
    expect(rezoning.some((rule) => rule.includes('four fifths'))).toBe(false);
    expect(rezoning.some((rule) => rule.includes('planning board'))).toBe(true);
  });
});
