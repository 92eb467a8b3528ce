import type { RehearsalEvent } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { readPresentation } from '../filed/read-presentation.ts';
import type { Materials } from '../filed/types.ts';
import { readText } from '../ordinance/read-text.ts';
import { complianceTable } from '../ordinance/compliance/table.ts';
import { foldRecord } from '../record/fold.ts';
import { showsAnything } from './cited.ts';
import { criterionFor, evidenceOf } from './evidence.ts';
import { rulesOf } from './rules/rules.ts';

const at = '2026-11-22T19:00:00.000Z';
const rules = rulesOf({ kind: 'special_use', body: 'decides', state: null, local: null, continuedFrom: null });
const code = 'Section 4.2 Noise. Sound from the facility shall not exceed 45 decibels at the property line.';
const materials: Materials = {
  ordinance: readText({ kind: 'ordinance', source: 'code', text: code }),
  planning: null,
  news: [],
  presentation: readPresentation('The sound from the facility will be 60 decibels at the property line.', 'generic'),
  projectText: '',
};
const short = complianceTable(materials).find(({ verdict }) => verdict === 'falls_short');

const asked = (score: number): RehearsalEvent[] => [
  {
    type: 'asked',
    id: 'a',
    at,
    question_id: 'q',
    question: 'How loud is it?',
    venue: 'board',
    character_id: 'x',
    character_name: 'A member',
    character_role: 'commissioner',
    topic: 'noise',
    issue_kind: 'gap',
    issue_key: 'q',
    question_type: 'detailed_question',
    method: 'built_in',
    purpose: 'clarification',
    expects: [],
    citations: [],
    follow_up_of: null,
  },
  { type: 'answered', id: 'b', at, question_id: 'q', text: 'It is loud.' },
  {
    type: 'judged',
    id: 'j',
    at,
    question_id: 'q',
    answered_id: 'b',
    rating: 'strong',
    score,
    feedback: '',
    suggestions: [],
    method: 'built_in',
    assessment: null,
  } as unknown as RehearsalEvent,
];
const record = (...events: RehearsalEvent[]) =>
  foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', [{ type: 'configured', id: 'c', at, seed: 1 }, ...events]);
const onNoise = (r: ReturnType<typeof record>, filed: Materials) =>
  evidenceOf(r, filed, rules).find(({ criterion }) => criterion === criterionFor(rules.criteria, 'noise'));

describe('a rule that is not met', () => {
  it('is read from the code and the presentation', () => {
    expect(short?.standard.topic).toBe('noise');
  });

  it('counts on its criterion once the applicant has confirmed that it applies, and not before', () => {
    const id = short?.standard.id ?? '';
    const confirmed = onNoise(record(...asked(10)), { ...materials, reviewed: { [id]: 'yes' } });
    const open = onNoise(record(...asked(10)), materials);
    expect(open?.held).toEqual([]);
    expect(confirmed?.held.map(({ kind }) => kind)).toEqual(['shortfall']);
    expect(confirmed?.weight).toBeLessThan(open?.weight ?? 0);
    expect(['not_shown', 'not_met']).toContain(confirmed?.standing);
    expect(confirmed?.against[0]).toMatchObject({ kind: 'ordinance' });
  });
});

describe('two statements that cannot both be true', () => {
  it('count on the criterion of the answer in which the second was made', () => {
    const r = record(...asked(6));
    const clash = { earlier: 'It is quiet.', now: 'It is loud.', subject: 'sound', eventId: 'b' };
    const torn = onNoise({ ...r, contradictions: [clash] }, { ...materials, ordinance: null });
    const whole = onNoise({ ...r, contradictions: [] }, { ...materials, ordinance: null });
    expect(torn?.weight).toBeLessThan(whole?.weight ?? 0);
    expect(torn?.against.map(({ quote }) => quote)).toEqual(expect.arrayContaining(['It is quiet.', 'It is loud.']));
  });
});

describe('fewer than five words', () => {
  it('show nothing by themselves', () => {
    expect(['Yes.', 'Homes and a school.', 'Deliveries come between seven and five.'].map(showsAnything)).toEqual([
      false,
      false,
      true,
    ]);
  });
});

describe('what an answer to another question shows', () => {
  const onSafety = (text: string): readonly string[] => {
    const events = asked(6).map((event) => ('text' in event ? { ...event, text } : event));
    const found = evidenceOf(record(...events), { ...materials, presentation: null }, rules).find(
      ({ criterion }) => criterion.id === 'safety',
    );
    return found?.inFavor.map(({ quote }) => quote) ?? [];
  };

  it('stands under its own criterion too, if it is a fact', () => {
    const fact = 'The fire marshal approved the two exits in a letter of May 3.';
    expect(onSafety(fact)).toEqual([fact]);
    expect(onSafety('I think the fire department will like it.')).toEqual([]);
  });
});

describe('what staff finds', () => {
  const viewed = (text: string, quote: string) => {
    const report = {
      request: null,
      recommendation: 'approve' as const,
      recommendation_quote: null,
      criteria: [{ text, view: 'met' as const, quote }],
      conditions: [],
      made: false,
    };
    const staffReport = { source: 'Staff report', text: quote, report };
    return evidenceOf(record(), { ...materials, presentation: null, staffReport }, rules).flatMap(
      ({ criterion, staff }) => (staff === null ? [] : [criterion.id]),
    );
  };

  it('goes to the standard that it names before a colon', () => {
    expect(viewed('Access: Staff finds this criterion met.', 'Access: Staff finds this criterion met.')).toEqual([
      'services',
    ]);
    expect(viewed('Signs: Staff finds this criterion met.', 'Signs: Staff finds this criterion met.')).toEqual([]);
  });
});

describe('a plan that is held against the rule', () => {
  const { criteria, kind } = rulesOf({
    kind: 'site_plan',
    body: 'decides',
    state: null,
    local: null,
    continuedFrom: null,
  });
  const onAccess = (text: string): readonly string[] => {
    const filed = { ...materials, ordinance: null, presentation: readPresentation(text, 'generic') };
    const r = record({ type: 'presented', id: 'p', at, text });
    const found = evidenceOf(r, filed, { criteria, kind }).find(({ criterion }) => criterion.id === 'access');
    return found?.inFavor.map(({ quote }) => quote) ?? [];
  };

  it('is not shown to meet it by what is only there, and is by the rule beside it or by who has looked', () => {
    expect(onAccess('There are a dozen parking spaces along the curb on Tolliver Street.')).toEqual([]);
    const beside = 'We have 112 parking spaces, and the code asks for 109 parking spaces.';
    expect(onAccess(beside)).toEqual([beside]);
    const looked = 'The county engineer approved the driveway on Lake Street in a letter of May 3.';
    expect(onAccess(looked)).toEqual([looked]);
  });
});

describe('what caused a hardship', () => {
  it('is told to the chair only in its own words', () => {
    const { criteria, kind } = rulesOf({
      kind: 'variance',
      body: 'decides',
      state: 'IL',
      local: null,
      continuedFrom: null,
    });
    const reply = 'The easement was recorded in 1958, before there was a house.';
    const [first] = criteria;
    const asking = {
      lines: [],
      awaits: 'reply',
      step: 'close',
      next: 'close',
      cross: { id: `gap-${first?.id ?? ''}`, question: first?.ask ?? '', topic: 'setbacks' },
    };
    const events = [
      { ...asking, type: 'stepped', id: 's', at },
      { type: 'stepped', id: 't', at, step: 'close', next: 'deliberation', lines: [], awaits: null, reply },
    ] as unknown as RehearsalEvent[];
    const [found] = evidenceOf(
      record(...events),
      { ...materials, ordinance: null, presentation: null },
      { criteria, kind },
    );
    expect(first?.id).toBe('return');
    expect(found?.inFavor).toEqual([]);
  });
});
