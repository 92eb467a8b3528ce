import { describe, expect, it } from 'vitest';
import { materialsOf } from '../../../filed/materials.ts';
import { HeldRehearsal } from '../../../hearing/held-rehearsal.ts';
import { newRehearsal } from '../../../record/fold.ts';
import { requestIssues } from '../from-requests.ts';
import { onRecord } from '../record/on-record.ts';
import { formReliefIssues } from './from-form-relief.ts';

function asked(line: string, presentation = 'We propose a kennel.', type = 'other'): readonly string[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  const project = { type, name: 'Larkspur', size_facts: ['12 acres', line] };
  held.append({ type: 'configured', seed: 4, project_type: 'other', project });
  held.append({ type: 'presented', text: presentation });
  const record = onRecord(
    held.rehearsal,
    materialsOf(held.rehearsal, () => null),
  );
  const others = requestIssues(record, new Set(), null);
  return formReliefIssues(record, new Set(), others).map(({ text }) => text);
}

describe('relief that a line of the form asks for', () => {
  it.each([
    'Last call at 1 a.m. on Fridays - variance requested',
    'Gravel lane in place of asphalt; we would like it accepted',
    'Wetland report not done, asking to file it before grading',
    'No hedge on the east side, and we ask the Board to waive it',
  ])('%s', (line) => {
    expect(asked(line)).toEqual([`Your application says "${line}." Why should we allow that?`]);
  });

  it.each([
    'Neighborhood meeting held in March; no variance asked for',
    'Waiver of the Hill family recorded in Book 4',
    'Rezoning from A-1 to B-2 requested',
    'Forty kennels in two barns',
  ])('not: %s', (line) => {
    expect(asked(line)).toEqual([]);
  });

  it('takes what the kind of project is called for no line of the form', () => {
    expect(asked('Forty kennels in two barns', undefined, 'kennel, variance requested')).toEqual([]);
  });

  it('asks once for what was presented with both figures', () => {
    const said = 'We are asking for a variance to 40 feet where 60 feet is required.';
    expect(asked('Barn 40 ft from the line, variance requested from 60 ft', said)).toEqual([]);
  });
});
