import { describe, expect, it } from 'vitest';
import { materialsOf } from '../../../filed/materials.ts';
import { HeldRehearsal } from '../../../hearing/held-rehearsal.ts';
import { readText } from '../../../ordinance/read-text.ts';
import { newRehearsal } from '../../../record/fold.ts';
import { paperIssues } from './from-required-papers.ts';
import { onRecord } from '../record/on-record.ts';

function asked(rule: string, presentation: string): readonly string[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'solar', project: { type: 'solar', name: 'Larkspur' } });
  held.append({ type: 'presented', text: presentation });
  const text = `Section 4. Energy.\n\n${rule}`;
  held.append({ type: 'document_filed', kind: 'ordinance', document_id: 'code', source: 'code', text });
  const materials = materialsOf(held.rehearsal, () => readText({ kind: 'ordinance', source: 'code', text }));
  return paperIssues(onRecord(held.rehearsal, materials), materials, new Set()).map(({ text }) => text);
}

describe('documents that the ordinance requires', () => {
  it.each([
    ['The applicant shall submit a road use agreement.', 'The code asks for a road use agreement. Where is that?'],
    ['An odor control plan is required.', 'The code asks for an odor control plan. Where is that?'],
    ['A pre-blast survey shall be offered to every dwelling.', 'The code asks for a pre-blast survey. Where is that?'],
  ])('%s', (rule, question) => {
    expect(asked(rule, 'We propose a farm of panels.')).toEqual([question]);
  });

  it.each([
    ['The applicant shall submit a road use agreement.', 'The county has our road agreement.'],
    ['A traffic impact analysis is required.', 'Our traffic study counts 80 trips.'],
    ['The Engineer may require a road use agreement.', 'We propose a farm of panels.'],
    ['A traffic study is required where trips exceed 100 a day.', 'We propose a farm of panels.'],
    [
      'The applicant shall file a road agreement with the township, or the township statement that none is needed.',
      'We propose a farm of panels.',
    ],
    ['A reserve study shall be furnished with the final plan.', 'We propose a farm of panels.'],
    ['A road use agreement shall be filed before any building permit.', 'We propose a farm of panels.'],
    // Owed when it is built.
    ['A second study shall be filed within six (6) months of occupancy.', 'We propose a farm of panels.'],
    ['A dust control plan shall be filed within 90 days of approval.', 'We propose a farm of panels.'],
    ['The owner shall file a fire safety report each year.', 'We propose a farm of panels.'],
    ['The applicant shall keep a gate.', 'We propose a farm of panels.'],
    // Whoever says where it stands has drawn it.
    ['An application shall include a concept plan.', 'It stands where it is drawn.'],
  ])('%s With "%s" nothing is asked', (rule, presentation) => {
    expect(asked(rule, presentation)).toEqual([]);
  });
});
