import type { RehearsalEvent } from '@rostrum/contract';
import { describe, expect, it } from 'vitest';
import { foldRecord } from '../record/fold.ts';
import { proceedingReport } from '../report/proceeding-report.ts';
import { filedByHand } from '../testing/filed-by-hand.ts';
import { concededIn } from './conceded.ts';
import { readPresentation } from '../filed/read-presentation.ts';
import { findingOn } from './decision/findings.ts';
import { evidenceOf } from './evidence.ts';
import { rulesOf } from './rules/rules.ts';

const at = '2026-11-22T19:00:00.000Z';
const sight =
  'The county measured the sight distance at 600 feet to the north and 395 to the south, and 440 is asked for there.';
const rules = rulesOf({ kind: 'special_use', body: 'decides', state: 'NC', local: null, continuedFrom: null });
const materials = filedByHand({});

function recordOf(presentation: string, answer: string) {
  const events = [
    { type: 'configured', seed: 1 },
    { type: 'presented', text: presentation },
    {
      type: 'asked',
      question: 'What of the roads?',
      topic: 'traffic_roads',
      issue_key: 'criterion:services',
      citations: [],
      venue: 'board',
    },
    { type: 'answered', text: answer },
    { type: 'judged', answered_id: 'e3', rating: 'strong', score: 8, assessment: null },
  ].map((event, n) => ({ ...event, id: `e${n}`, at, question_id: 'q' }) as unknown as RehearsalEvent);
  return foldRecord('hearing-1700000000000_aaaaaaaaaaaaaaaa', events);
}
const answered = (answer: string) => recordOf('We ask for it.', answer);

describe('a shortfall that the applicant concedes', () => {
  it.each([
    [sight, '440'],
    ['South is 395 feet and it has to be 440.', '440'],
    ['The line holds 17 cars and 24 are required.', '24'],
    ['The will-serve letter covers 96 of 300 megawatts.', '300'],
  ])('is read: %s', (said, required) => {
    expect(concededIn(answered(said)).map((one) => one.required)).toEqual([required]);
  });

  it.each([
    'It asks for 500 feet to a house and the nearest is 910.',
    'The code allows 200 guests and we ask for 180.',
    'We have 116 spaces, two of them for vans, and 112 are required.',
    'No lot is under 12,050 square feet where 12,000 are required.',
  ])('is not read in: %s', (said) => {
    expect(concededIn(answered(said))).toEqual([]);
  });

  const found = (answer: string) =>
    evidenceOf(answered(answer), materials, rules).find(({ criterion }) => criterion.id === 'services');

  it('is cited against the standard, and in the finding that is made all the same', () => {
    const one = found(sight);
    expect(one?.against.map(({ quote }) => quote)).toContain(sight);
    expect(one?.inFavor).toEqual([]);
    expect(one?.standing).toBe('not_shown');
    const conditions = [
      'The road shall be swept each week of construction.',
      'The sight distance to the south shall be brought to 440 feet before the first event.',
    ];
    const finding =
      one === undefined
        ? ''
        : findingOn({ ...one, standing: 'met_with_condition' }, rules, { conditions, staff: null });
    expect(finding).toContain(`It also shows what falls short, in the applicant’s testimony: “${sight}”`);
    expect(finding).toContain('with condition 2');
  });

  it('is on the list of what the record lacks, with the papers that are still out', () => {
    const out = 'The health department has not signed off on the septic system yet.';
    const text = `We ask for a barn. ${out}`;
    const r = recordOf(text, sight);
    const filed = { ...materials, presentation: readPresentation(text, 'generic') };
    const projectSource = { proceeding: { kind: 'special_use', body: 'decides', state: 'NC', local: null } };
    const lacks = proceedingReport({ ...r, projectSource }, filed)?.lacks.join(' ') ?? '';
    expect(lacks).toContain('Relief is not settled on the rule of 440, of which it falls short.');
    expect(lacks).toContain(`Still out when you spoke: “${out}”`);
  });
});
