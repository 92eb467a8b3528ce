import { describe, expect, it } from 'vitest';
import { readPresentation } from '../../filed/read-presentation.ts';
import { pointedIn } from '../../tasks/law.ts';
import type { StandardClaimed } from '../../tasks/standard-claimed.ts';
import { readText } from '../read-text.ts';
import { complianceTable } from './table.ts';

const law =
  'Sec. 7. Kennels. There shall be one (1) parking space for every five (5) runs. No kennel shall stand nearer any lot line than 1.5 times its height, ' +
  'or sixty (60) feet, whichever is greater. The kennel shall be open to the public only between 8:00 a.m. and 6:00 p.m.';
const said =
  'We would have forty runs and nine parking spaces. The building is thirty feet tall and seventy feet from the lot line. Customers come from seven until five.';

const points = ['thing', 'measure', 'place', 'class', 'planned'] as const;
const same = { thing: 'yes', measure: 'yes', place: 'yes', class: 'yes', planned: 'yes' };

const spaces: StandardClaimed = {
  quote: 'one (1) parking space for every five (5) runs',
  figure: 'one (1) parking space for every five (5) runs',
  limit: 'at least',
  of: 'parking spaces',
  binds: 'kennels',
  measured_to: '',
  only_if: '',
  unless: '',
  exception: false,
  statement: 1,
  said: 'nine parking spaces',
  needs: '40 / 5',
  gives: '9',
  same,
  met: '',
  apart: '',
  doubt: '',
};
const distance: StandardClaimed = {
  ...spaces,
  quote:
    'No kennel shall stand nearer any lot line than 1.5 times its height, or sixty (60) feet, whichever is greater',
  figure: '1.5 times its height',
  of: 'distance',
  measured_to: 'any lot line',
  statement: 2,
  said: 'seventy feet',
  needs: 'greater(1.5 * 30, 60)',
  gives: '70',
};
const opens: StandardClaimed = {
  ...spaces,
  quote: 'open to the public only between 8:00 a.m. and 6:00 p.m.',
  figure: '8:00 a.m.',
  of: 'hours',
  statement: 3,
  said: 'seven until five',
  needs: '8',
  gives: '7',
};

function verdicts(claimed: StandardClaimed, text = said, code = law): readonly string[] {
  const ordinance = readText({ kind: 'ordinance', source: 'code', text: code });
  const presentation = readPresentation(text, 'generic');
  const statements = presentation.sentences.map(({ text: sentence }) => sentence);
  const pointed = pointedIn([claimed], { passage: code, from: 0, standards: [], given: new Set(), statements });
  return complianceTable({ ordinance, planning: null, news: [], presentation, projectText: '', pointed }).flatMap(
    ({ verdict, by }) => (by === 'model' ? [verdict] : []),
  );
}

describe('a rule that has to be calculated', () => {
  it.each<[string, StandardClaimed, string]>([
    ['so many for so many', spaces, 'meets'],
    ['a share that is not reached', { ...spaces, needs: '40 / 5 * 40', gives: '9' }, 'falls_short'],
    ['the greater of two', distance, 'meets'],
    ['hours', opens, 'falls_short'],
    ['hours of the evening', { ...opens, figure: '6:00 p.m.', limit: 'at most', needs: '18', gives: '17' }, 'meets'],
  ])('gives the result of the calculation: %s', (_name, claimed, verdict) => {
    expect(verdicts(claimed)).toEqual([verdict]);
  });

  it.each<[string, Partial<StandardClaimed>]>([
    ['with a number that nobody gave', { needs: '80 / 5' }],
    ['without the figure of the rule', { needs: '40 - 9' }],
    ['with a figure that was not said', { gives: '12 - 3' }],
    ['that is no sum', { needs: 'met' }],
    ['that runs the other way in the code', { limit: 'at most' }],
    [
      'under a condition of which the words it points at say nothing',
      { only_if: 'within a floodway', met: 'forty runs' },
    ],
    ['as an exception', { exception: true }],
    ...points.map((point): [string, Partial<StandardClaimed>] => [
      `that it says is about another ${point}`,
      { same: { ...same, [point]: 'no' } },
    ]),
  ])('gives nothing for a calculation %s', (_name, change) => {
    expect(verdicts({ ...spaces, ...change })).toEqual([]);
  });

  it.each<[string, Partial<StandardClaimed>]>([
    ['without a number that it needs', { needs: '' }],
    ['without a word on what is the same', { same: null }],
    ...points.map((point): [string, Partial<StandardClaimed>] => [
      `if it is unclear about its ${point}`,
      { same: { ...same, [point]: 'unclear' } },
    ]),
    ['under a condition of which nobody spoke', { only_if: 'within a floodway' }],
    ['under a condition that it says is met, in words that nobody said', { only_if: 'for runs', met: 'eighty runs' }],
    ['with a doubt', { doubt: 'Are the nine spaces for these runs?' }],
  ])('can’t be told %s, whatever the figures come to', (_name, change) => {
    expect(verdicts({ ...spaces, ...change })).toEqual(['cannot_tell']);
  });

  it('holds a condition met by the words that show it', () => {
    expect(verdicts({ ...spaces, only_if: 'for forty runs or more', met: 'forty runs' })).toEqual(['meets']);
  });

  const broken = { ...spaces, needs: '40 / 5 * 40' };
  it.each<[string, Partial<StandardClaimed>, string]>([
    ['nothing lifts it', {}, 'falls_short'],
    ['something lifts it, and nobody says that this is not so', { unless: 'No kennel' }, 'cannot_tell'],
    [
      'what lifts it is told apart in words that nobody said',
      { unless: 'No kennel', apart: 'no waiver' },
      'cannot_tell',
    ],
    ['what lifts it is told apart', { unless: 'No kennel', apart: 'forty runs' }, 'falls_short'],
  ])('that is broken: %s', (_name, change, verdict) => {
    expect(verdicts({ ...broken, ...change })).toEqual([verdict]);
  });

  it.each<[string, string]>([
    ['The Director may reduce that number.', 'cannot_tell'],
    ['Shared spaces may be approved.', 'cannot_tell'],
    ['This does not apply to farms.', 'cannot_tell'],
    ['Spaces shall be paved. Runs shall be roofed. The Director may reduce the roof.', 'falls_short'],
  ])('that is broken, with an exception beside it that the reader overlooked: %s', (beside, verdict) => {
    const text = law.replace('five (5) runs. ', `five (5) runs. ${beside} `);
    expect(verdicts(broken, said, text)).toEqual([verdict]);
  });

  it('gives nothing for a calculation that adds what the rule does not add', () => {
    const claimed = { ...distance, figure: 'sixty (60) feet', needs: '60 + 40' };
    expect(verdicts(claimed)).toEqual([]);
    const adds = (text: string): string => text.replace('feet, which', 'feet plus one foot for each run, which');
    expect(verdicts({ ...claimed, quote: adds(claimed.quote) }, said, adds(law))).toEqual(['falls_short']);
  });

  it('is left open if it is broken by figures that are there, and the engine cannot follow', () => {
    const plain = { ...distance, figure: 'sixty (60) feet', needs: '60' };
    expect(verdicts({ ...plain, said: 'thirty feet', gives: '30' })).toEqual(['cannot_tell']);
    expect(verdicts({ ...plain, said: 'seventy feet', gives: '50' })).toEqual([]);
  });

  it('gives nothing if the rule continues with an alternative and the calculation leaves it out', () => {
    expect(verdicts({ ...distance, figure: 'sixty (60) feet', needs: '60' })).toEqual([]);
  });

  it('gives nothing for what was true elsewhere', () => {
    expect(verdicts(spaces, said.replace('We would have', 'At the old place we had'))).toEqual([]);
  });

  it('does not compare feet with percent', () => {
    const claimed = { ...distance, needs: '60', figure: 'sixty (60) feet', said: 'seventy percent', gives: '70' };
    expect(verdicts(claimed, said.replace('seventy feet', 'seventy percent of the way'))).toEqual([]);
  });
});
