import { describe, expect, it } from 'vitest';
import { readPresentation } from '../../filed/read-presentation.ts';
import { pointedIn } from '../../tasks/law.ts';
import type { StandardClaimed } from '../../tasks/standard-claimed.ts';
import { readText } from '../read-text.ts';
import type { ComplianceRow } from '../types.ts';
import { complianceTable } from './table.ts';

const rule = 'Sec. 9. Light fixtures shall not stand taller than 20 feet in the lot.';
const said = 'They would top out at sixteen feet. The site is 6 acres.';

const claim: StandardClaimed = {
  quote: 'Light fixtures shall not stand taller than 20 feet',
  figure: '20 feet',
  limit: 'at most',
  of: 'height of light fixtures',
  binds: '',
  measured_to: '',
  only_if: '',
  unless: '',
  exception: false,
  statement: 1,
  said: 'sixteen feet',
  needs: '20',
  gives: '16',
  same: { thing: 'yes', measure: 'yes', place: 'yes', class: 'yes', planned: 'yes' },
  met: '',
  apart: '',
  doubt: '',
};

function rows(claimed: Partial<StandardClaimed> | null, law = rule, text = said): readonly ComplianceRow[] {
  const ordinance = readText({ kind: 'ordinance', source: 'code', text: law });
  const presentation = readPresentation(text, 'generic');
  const statements = presentation.sentences.map(({ text: sentence }) => sentence);
  const pointed =
    claimed === null
      ? []
      : pointedIn([{ ...claim, ...claimed }], { passage: law, from: 0, standards: [], given: new Set(), statements });
  return complianceTable({ ordinance, planning: null, news: [], presentation, projectText: '', pointed });
}

const given = (all: readonly ComplianceRow[]): readonly ComplianceRow[] =>
  all.filter(({ verdict }) => verdict === 'meets' || verdict === 'falls_short');

describe('a statement that a model matches with a rule', () => {
  it('gets no verdict from the built-in reading alone', () => {
    expect(given(rows(null))).toEqual([]);
  });

  it('gets the verdict that follows from the two figures, and is marked', () => {
    expect(given(rows({}))).toMatchObject([{ verdict: 'meets', by: 'model', claim: { value: 16 } }]);
    expect(given(rows({ said: 'thirty feet' }, rule, said.replace('sixteen', 'thirty')))).toMatchObject([
      { verdict: 'falls_short', by: 'model' },
    ]);
  });

  it.each<[string, Partial<StandardClaimed>]>([
    ['words that the rule does not have', { quote: 'shall not stand taller than 12 feet', figure: '12 feet' }],
    ['a figure outside its quote', { figure: '9' }],
    ['words that nobody said', { said: 'ten feet' }],
    ['a statement that is not there', { statement: 7 }],
    ['a figure of another kind', { statement: 2, said: '6 acres' }],
    ['a rule that runs the other way', { limit: 'at least' }],
    ['an exception', { exception: true }],
    ['a condition of which nobody spoke', { only_if: 'within a floodway' }],
  ])('is rejected with %s', (_name, change) => {
    expect(given(rows(change))).toEqual([]);
  });

  it.each([
    ['a past one', 'At the old plant they topped out at sixteen feet.'],
    ['a denied one', 'They are not sixteen feet.'],
    ['a question', 'Would they top out at sixteen feet?'],
  ])('is rejected if the statement is %s', (_name, text) => {
    expect(given(rows({}, rule, text))).toEqual([]);
  });

  it('is rejected if the rule continues with an alternative', () => {
    const law = rule.replace('in the lot', 'or the height of the building, whichever is less');
    expect(given(rows({}, law))).toEqual([]);
  });

  it('does not change a verdict that the code already has', () => {
    const law = 'Sec. 4. A fence shall be at least 7 feet in height.';
    const text = 'The fence is eight feet high.';
    const own = given(rows(null, law, text));
    const both = rows(
      { quote: 'A fence shall be at least 7 feet in height', figure: '7 feet', said: 'eight feet' },
      law,
      text,
    );
    expect(own).toMatchObject([{ verdict: 'meets' }]);
    expect(given(both)).toEqual(own);
  });
});

describe('a rule that two readings read differently', () => {
  it('has no verdict until the applicant has said whether it applies', () => {
    const ordinance = readText({
      kind: 'ordinance',
      source: 'code',
      text: 'A fence shall be at least 7 feet in height.',
    });
    const presentation = readPresentation('The fence is six feet high.', 'generic');
    const materials = { ordinance, planning: null, news: [], presentation, projectText: '' };
    const [row] = given(complianceTable(materials));
    const doubted = new Set([row?.standard.id ?? '']);
    expect(given(complianceTable({ ...materials, doubted }))).toEqual([]);
    const reviewed = { [row?.standard.id ?? '']: 'yes' as const };
    expect(given(complianceTable({ ...materials, doubted, reviewed }))).toMatchObject([{ verdict: 'falls_short' }]);
  });
});
