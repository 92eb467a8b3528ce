import { describe, expect, it } from 'vitest';
import { materialsOf } from '../../../filed/materials.ts';
import { HeldRehearsal } from '../../../hearing/held-rehearsal.ts';
import { readText } from '../../../ordinance/read-text.ts';
import { newRehearsal } from '../../../record/fold.ts';
import { clipOf, ruleIssues } from './from-rules.ts';

function asked(ordinance: string, presentation: string): readonly string[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'landfill', project: { name: 'Tri-Creek Landfill' } });
  held.append({ type: 'presented', text: presentation });
  held.append({
    type: 'document_filed',
    kind: 'ordinance',
    document_id: 'ordinance',
    source: 'code.pdf',
    text: ordinance,
  });
  const reading = readText({ kind: 'ordinance', source: 'code.pdf', text: ordinance });
  return ruleIssues(
    materialsOf(held.rehearsal, () => reading),
    new Set(),
  ).map(({ text }) => text);
}

const height = 'Section 9.4 Height. The final elevation of a fill area shall not exceed 120 feet above the grade.';

describe('a rule that is read aloud', () => {
  it.each([
    ['No building shall exceed 35 feet in height.', 'No building shall exceed 35 feet in height.'],
    [
      '(a) No fill area shall be located within 1,000 feet of an existing dwelling.',
      'No fill area shall be located within 1,000 feet of an existing dwelling.',
    ],
    [
      'Sound attributable to drilling or completion shall not exceed 55 dBA between 9:00 p.m. and 7:00 a.m. and 65 dBA at other times, measured at the nearest occupied structure.',
      'Sound attributable to drilling or completion shall not exceed 55 dBA between 9:00 p.m. and 7:00 a.m.',
    ],
  ])('keeps its subject and its "no": %s', (quote, said) => expect(clipOf(quote)).toBe(said));

  it.each([
    'No building shall exceed 35 feet in height, except that domes may extend to 50 feet.',
    'Lights shall be shielded.',
  ])('is not read in part if that would change it: %s', (quote) => expect(clipOf(quote)).toBeNull());

  it('is not asked about if the figure stays within it', () => {
    expect(asked(height, 'The final height is 100 feet above the existing grade.').join()).not.toContain('You said');
  });

  it('is not asked about if the applicant is requesting relief from it', () => {
    const yard = 'Section 604 Yards. Each side yard shall be not less than 10 feet.';
    expect(asked(yard, 'We ask for a variance to 4 feet for the side yard where 10 feet is required.')).toEqual([]);
  });

  it('is compared with a height to the top that exceeds it', () => {
    const mast = 'Section 3. Height. No structure shall exceed 200 feet.';
    expect(asked(mast, 'The mast is 196 feet. With the rod it is 204 feet to the tip.')).toEqual([
      'You said 204 feet, and the code says "No structure shall exceed 200 feet." Do you meet that?',
    ]);
    expect(asked(mast, 'With the rod it is 199 feet to the tip.').join()).not.toContain('You said');
  });

  it("is not compared with the code's own figure, or with a count of something else", () => {
    const units = 'Section 5. No building shall contain more than 6 units.';
    const ofCode = 'Each building has a drive, and the code wants 40 guest spaces for the units.';
    expect(asked(units, ofCode).join()).not.toContain('You said');
    expect(asked(units, 'Each building of units has 40 guest spaces.').join()).not.toContain('You said');
  });
});
