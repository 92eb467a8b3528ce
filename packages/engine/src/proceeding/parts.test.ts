import type { RehearsalEvent } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { annotate } from '../language/annotate.ts';
import { readText } from '../ordinance/read-text.ts';
import { foldRecord } from '../record/fold.ts';
import { filedByHand } from '../testing/filed-by-hand.ts';
import { isBareMagnitude } from './bare-magnitude.ts';
import { findingOn } from './decision/findings.ts';
import { heldConditions } from './decision/held-conditions.ts';
import { evidenceOf } from './evidence.ts';
import { owedToCode, owedUnder } from './owed-to-code.ts';
import { rulesOf } from './rules/rules.ts';

const at = '2026-11-22T19:00:00.000Z';
const id = 'hearing-1700000000000_aaaaaaaaaaaaaaaa';
const rulesFor = (kind: 'special_use' | 'site_plan', plat: string | null = null) =>
  rulesOf({ kind, body: 'decides', state: null, local: null, continuedFrom: null, plat });

const road = 'The county engineer approved our driveway permit, and the road is 24 feet wide there.';
const water = 'The water utility will serve the site from its eight-inch line, by its letter of May 6.';
const pond = 'The drainage plan is sealed by our engineer, and the pond holds the hundred-year storm.';

function servicesIn(presentation: string, conditions: readonly string[] = []) {
  const rules = rulesFor('special_use');
  const record = foldRecord(id, [{ type: 'configured', id: 'c', at, seed: 1 }]);
  const found = evidenceOf(record, filedByHand({ presentation }), rules).find(
    ({ criterion }) => criterion.id === 'services',
  );
  if (found === undefined) throw new Error('no criterion');
  return findingOn({ ...found, standing: 'met' }, rules, { conditions, staff: null });
}

describe('a standard that names several things', () => {
  it('is found on words for each of them', () => {
    const finding = servicesIn(`${road} ${water} ${pond}`);
    for (const words of [road, water, pond]) expect(finding).toContain(words);
    expect(finding).not.toContain('No finding');
  });

  it('is found without a word of what nothing is quoted on', () => {
    const finding = servicesIn(`${road} ${water}`);
    expect(finding).toContain(road);
    expect(finding).not.toMatch(/Nothing|No finding|on drainage/);
  });

  it('quotes nothing that is only on the subject of a part', () => {
    const finding = servicesIn('The tile out there was put in by his dad in 1971, and the swale is 12 feet wide.');
    expect(finding).toMatch(/^This rests on the record as a whole. The Commission finds that adequate roads/);
  });
});

describe('a finding in the words of staff', () => {
  it('says of what staff finds the standard met', () => {
    const rules = rulesFor('special_use');
    const text = 'The use is consistent with the comprehensive plan.';
    const quote = 'Staff finds that this standard is met.';
    const record = foldRecord(id, [{ type: 'configured', id: 'c', at, seed: 1 }]);
    const report = {
      ...noReport,
      criteria: [{ text, view: 'met' as const, quote }],
    };
    const materials = { ...filedByHand({}), staffReport: { source: 'Staff report', text: `${text} ${quote}`, report } };
    const [found] = evidenceOf(record, materials, rules).filter(({ staff }) => staff !== null);
    if (found === undefined) throw new Error('no view');
    expect(findingOn({ ...found, parts: [] }, rules, { conditions: [], staff: null })).toContain(
      `in the staff report, on “${text}”: “${quote}”`,
    );
  });
});

describe('how large a load is', () => {
  it.each(['Full build is 1,450 trips a day.', '1,210 trips a day, 92 in the evening.', 'It’s 78 acres.'])(
    'shows nothing: %s',
    (said) => expect(isBareMagnitude(annotate(said))).toBe(true),
  );

  it.each([
    'Our engineer counted 210 trips a day.',
    'The road can carry 4,000 trips a day.',
    'The wall is eight feet high.',
    'We have no study yet.',
  ])('is set beside something, or is something else: %s', (said) =>
    expect(isBareMagnitude(annotate(said))).toBe(false),
  );
});

const noReport = {
  request: null,
  recommendation: null,
  recommendation_quote: null,
  conditions: [],
  made: false,
};
const quote = 'B. A lighting plan shall be filed.';
const asked = (score: number, more: Partial<Record<string, unknown>> = {}): RehearsalEvent[] =>
  [
    {
      type: 'asked',
      id: 'a',
      at,
      question_id: 'q',
      question: 'The code asks for a lighting plan. Where is that?',
      venue: 'board',
      character_id: 'x',
      character_name: 'A member',
      topic: 'lighting',
      issue_key: 'paper:lighting plan',
      citations: [{ kind: 'ordinance', quote, source: 'ordinance', section: null, start: 0 }],
      follow_up_of: null,
      ...more,
    },
    { type: 'answered', id: 'b', at, question_id: 'q', text: 'It is a nice place.' },
    { type: 'judged', id: 'j', at, question_id: 'q', answered_id: 'b', score, assessment: null },
  ] as unknown as RehearsalEvent[];
const owedIn = (events: RehearsalEvent[]) =>
  owedToCode(foldRecord(id, [{ type: 'configured', id: 'c', at, seed: 1 }, ...events])).map(({ rule }) => rule.quote);

describe('what the ordinance asks for', () => {
  it('is owed where a member asked for it in vain', () => {
    expect(owedIn(asked(2))).toEqual(['A lighting plan shall be filed.']);
    const listed = 'The window shall close at ten in the evening; and';
    const citations = [{ kind: 'ordinance', quote: listed, source: 'ordinance', section: null, start: 0 }];
    expect(owedIn(asked(2, { citations }))).toEqual(['The window shall close at ten in the evening']);
    expect(owedIn(asked(7))).toEqual([]);
    expect(owedIn(asked(2, { issue_key: 'relief:a' }))).toEqual([]);
    // How a figure is counted is no rule to meet.
    expect(owedIn(asked(2, { issue_key: 'counted:4' }))).toEqual([]);
    expect(owedIn(asked(2, { issue_key: 'defined:4' }))).toEqual([]);
    expect(owedIn(asked(2, { citations: [] }))).toEqual([]);
  });

  it('that was due before the hearing is not put off by a condition of this body', () => {
    const due = 'A road agreement shall be filed before the hearing.';
    const rules = rulesFor('special_use');
    const events = asked(2, {
      citations: [{ kind: 'ordinance', quote: due, source: 'ordinance', section: null, start: 0 }],
    });
    const record = foldRecord(id, [{ type: 'configured', id: 'c', at, seed: 1 }, ...events]);
    const owed = owedToCode(record);
    expect(owed.map(({ isDue }) => isDue)).toEqual([true]);
    expect(heldConditions(rules, owed)).toEqual([]);
    expect(heldConditions({ ...rules, decides: false }, owed)[0]?.text).toContain('Before the governing body');
    const found = evidenceOf(record, filedByHand({}), rules).find(({ criterion }) => criterion.id === 'ordinance');
    if (found === undefined) throw new Error('no criterion');
    const basis = { conditions: [], staff: null, owedOn: owedUnder(rules.criteria, owed) };
    expect(findingOn({ ...found, isBare: false, standing: 'met' }, rules, basis)).toBe(
      `A member asked about this rule of the ordinance, and the answer does not show that it is met. “${due}” No finding is made on this standard.`,
    );
  });

  it('goes to the standard that the rule decides, on a plan to the one on its subject', () => {
    const { criteria } = rulesFor('special_use');
    const [owed] = owedToCode(foldRecord(id, [{ type: 'configured', id: 'c', at, seed: 1 }, ...asked(2)]));
    if (owed === undefined) throw new Error('nothing owed');
    expect(owedUnder(criteria, [owed])('ordinance')).toHaveLength(1);
    expect(owedUnder(rulesFor('site_plan').criteria, [owed])('appearance')).toHaveLength(1);
    expect(owed.isDue).toBe(false);
  });
});

describe('evidence on sound', () => {
  it('is none where it is louder than the code allows anywhere', () => {
    const rules = rulesFor('special_use');
    const record = foldRecord(id, [{ type: 'configured', id: 'c', at, seed: 1 }]);
    const onProperty = (decibels: number): number => {
      const presentation = `Our study shows sound of ${decibels} decibels at the nearest house at night.`;
      const text = 'Sec. 1. Sound shall not exceed 45 decibels at a residence at night.';
      const materials = {
        ...filedByHand({ presentation }),
        ordinance: readText({ kind: 'ordinance', source: 'ordinance', text }),
      };
      return (
        evidenceOf(record, materials, rules).find(({ criterion }) => criterion.id === 'property')?.inFavor.length ?? 0
      );
    };
    expect([onProperty(41), onProperty(51)]).toEqual([1, 0]);
  });
});

describe('a plat', () => {
  it('is held against the subdivision ordinance', () => {
    const plat = rulesFor('site_plan', 'preliminary plat');
    expect(plat.standard).toContain('subdivision ordinance');
    expect(plat.criteria.map(({ label }) => label)).toEqual([
      'the lots and blocks',
      'streets and access',
      'drainage, water and sewer',
      'open space and dedications',
    ]);
    expect(rulesFor('site_plan').criteria.map(({ label }) => label)).toContain('landscaping, buffers and lighting');
  });
});
