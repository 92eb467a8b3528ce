import { describe, expect, it } from 'vitest';
import { materialsOf } from '../../../filed/materials.ts';
import { HeldRehearsal } from '../../../hearing/held-rehearsal.ts';
import { readText } from '../../../ordinance/read-text.ts';
import { newRehearsal } from '../../../record/fold.ts';
import { communityOf } from '../../next-question.ts';
import { rankedIssues } from '../rank.ts';
import { standardsIn } from './from-standards.ts';
import { restsOnAnotherUse } from './other-use.ts';

function filed(type: string, ordinance: string) {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: type, project: { type, name: 'Pilot Mound' } });
  held.append({ type: 'presented', text: 'We are asking for a permit on fourteen acres.' });
  held.append({ type: 'document_filed', kind: 'ordinance', document_id: 'code', source: 'code', text: ordinance });
  const materials = materialsOf(held.rehearsal, () => readText({ kind: 'ordinance', source: 'code', text: ordinance }));
  return { r: held.rehearsal, materials };
}

/** What a board could ask with a code on file, all of it. */
function raised(type: string, ordinance: string): string {
  const { r, materials } = filed(type, ordinance);
  const all = rankedIssues(r, materials, 'board', communityOf(r), new Set());
  return all.map(({ issue }) => issue.text).join('\n');
}

/** Whether the first rule of a code is for this use. */
function isOurs(type: string, ordinance: string): boolean {
  const { materials } = filed(type, ordinance);
  const issue = materials.ordinance === null ? undefined : standardsIn(materials.ordinance)[0]?.issue;
  if (issue === undefined) throw new Error('the code has no such rule');
  return !restsOnAnotherUse(issue, materials);
}

const pit = `PART 7. STANDARDS FOR PARTICULAR USES

7.1 Gravel pits. Excavation shall stay 300 feet from a dwelling. A bond of $3,000 per acre shall be posted.

7.3 Major utility installations

7.3.5 Screening. A lock box shall be installed at each gate.`;

describe('a rule for another use', () => {
  it('is raised for its own use, and for no other', () => {
    expect(raised('gravel pit', pit)).toContain('A bond of $3,000 per acre');
    expect(raised('electric substation', pit)).not.toContain('A bond of $3,000 per acre');
  });

  it.each([
    ['7.3 Major utility installations\n\n7.3.5 Gates.', 'electric substation', true],
    // The heading that its section stands under.
    ['7.3 Major utility installations\n\n7.3.5 Gates.', 'gravel pit', false],
    ['Section 7. Wind turbines', 'landfill', false],
    ['Section 7. Gates', 'landfill', true],
  ])('is told by its headings: %s For a %s: %s', (heading, type, isIts) => {
    expect(isOurs(type, `${heading} A lock box shall be installed at each gate.`)).toBe(isIts);
  });

  it.each([
    ['Rifle and pistol ranges shall have earthen backstops at each berm.', 'hotel', false],
    ['Rifle and pistol ranges shall have earthen backstops at each berm.', 'shooting range', true],
    // What a rule keeps away from isn't what it is for.
    ['Loudspeakers near a school shall have a volume limiter and a timer.', 'hotel', true],
  ])('is told by its subject: %s For a %s: %s', (rule, type, isIts) => {
    expect(isOurs(type, `Section 4. Standards.\n\n(a) ${rule}`)).toBe(isIts);
  });
});
