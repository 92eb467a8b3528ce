import { describe, expect, it } from 'vitest';
import { materialsOf } from '../../../filed/materials.ts';
import { HeldRehearsal } from '../../../hearing/held-rehearsal.ts';
import { readText } from '../../../ordinance/read-text.ts';
import { newRehearsal } from '../../../record/fold.ts';
import { onRecord } from '../record/on-record.ts';
import { nearestHouseIssues } from './from-nearest-house.ts';

const table = `Sec. 14.3 Setbacks

(A) The following distances are kept:

     From                                              Least distance
     Dwelling on nonparticipating property, wall       150 ft.
     Public road right-of-way, edge                    50 ft.`;

function asked(fact: string, text: string, presentation = 'We propose a solar farm.'): readonly string[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  const project = { type: 'solar farm', name: 'Larkspur', size_facts: [fact] };
  held.append({ type: 'configured', seed: 4, project_type: 'solar farm', project });
  held.append({ type: 'presented', text: presentation });
  held.append({ type: 'document_filed', kind: 'ordinance', document_id: 'code', source: 'code', text });
  const materials = materialsOf(held.rehearsal, () => readText({ kind: 'ordinance', source: 'code', text }));
  return nearestHouseIssues(onRecord(held.rehearsal, materials), materials, new Set()).map((one) => one.text);
}

describe('the nearest house beside the code', () => {
  it('is asked about where it is nearer than a dwelling may be', () => {
    expect(asked('145 feet from the nearest panel to the nearest house', table)).toEqual([
      'The application puts the nearest house at 145 feet, and the code has 150 feet for "Dwelling on nonparticipating property, wall." Are you asking for relief from that?',
    ]);
  });

  it.each([
    ['150 feet to the nearest house', table, 'We propose a solar farm.'],
    // The applicant has named the code's figure.
    ['145 feet to the nearest house', table, "The book says 150, so we're five feet short."],
    // A rule on one thing of the site.
    [
      '145 feet to the nearest house',
      'Section 4. Vents.\n\nTank vents shall be 150 feet from any dwelling.',
      'We propose it.',
    ],
    ['145 feet to the nearest house', 'Section 4. Signs.\n\nFrom a street, 150 feet.', 'We propose it.'],
  ])('is left alone: %s', (fact, text, presentation) => {
    expect(asked(fact, text, presentation)).toEqual([]);
  });
});
