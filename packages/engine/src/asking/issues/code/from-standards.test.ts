import { describe, expect, it } from 'vitest';
import { materialsOf } from '../../../filed/materials.ts';
import { HeldRehearsal } from '../../../hearing/held-rehearsal.ts';
import { readText } from '../../../ordinance/read-text.ts';
import { newRehearsal } from '../../../record/fold.ts';
import { standardIssues } from './from-standards.ts';
import { onRecord } from '../record/on-record.ts';

function asked(rule: string, presentation: string): readonly string[] {
  const held = new HeldRehearsal(newRehearsal('hearing-1700000000000_abcdefghijklmnop'));
  held.append({ type: 'configured', seed: 4, project_type: 'hotel', project: { type: 'hotel', name: 'Larkspur' } });
  held.append({ type: 'presented', text: presentation });
  const text = `Section 4. Parks.\n\n${rule}`;
  held.append({ type: 'document_filed', kind: 'ordinance', document_id: 'code', source: 'code', text });
  const materials = materialsOf(held.rehearsal, () => readText({ kind: 'ordinance', source: 'code', text }));
  return standardIssues(onRecord(held.rehearsal, materials), materials, new Set()).map(({ text }) => text);
}

describe('requirements of the code that nobody has mentioned', () => {
  it.each([
    ['(b) The operator shall keep a register of arrivals and departures.', 'We lay out 40 pads.'],
    ['Refuse shall be stored in covered containers and collected weekly.', 'We lay out 40 pads.'],
    ['A letter of support from the fire chief shall accompany the application.', 'We have a letter of the state.'],
    ['Illumination shall not exceed 0.3 footcandle at a lot line.', 'We lay out 40 pads.'],
    ['A lock box shall be installed at each gate.', 'We lay out 40 pads.'],
  ])('%s With "%s"', (rule, presentation) => {
    const [question] = asked(rule, presentation);
    expect(question).toMatch(/^The code says "[A-Z][^()]+\." (?:How do you|Do you|Where do we) (?:meet|see) that\?$/);
  });

  it.each([
    ['The operator shall keep a register of arrivals and departures.', 'We keep a register of arrivals.'],
    ['Silos and conveyors shall not exceed seventy-five (75) feet in height.', 'The tallest silo is 68 feet.'],
    // There may be none here.
    ['Fuel tanks shall be double walled with leak detection.', 'We lay out 40 pads.'],
    ['The operator shall post and enforce this rule on each shift.', 'We lay out 40 pads.'],
    // Whoever has named it may have answered it in other words.
    ['Silos and conveyors shall not exceed seventy-five (75) feet in height.', 'The silo is gray.'],
    ['A manager with authority to end the show shall be on the premises.', 'There is a manager every night.'],
    ['Illumination shall not exceed 0.3 footcandle at a lot line.', 'Lights are on nine poles.'],
    ['The site shall contain at least five acres of land for parks.', 'It is 8.4 acres.'],
    ['The exterior shall keep the character of dwellings on the block.', 'We propose a care home.'],
    ['The Board shall render a written decision within forty-five days.', 'We lay out 40 pads.'],
    ['Where the park adjoins a dwelling, a solid fence shall be built along the line.', 'We lay out 40 pads.'],
    ['Dead plantings shall be replaced within the next planting season.', 'We lay out 40 pads.'],
    ['No drive or structure other than a fence shall be placed in it.', 'We lay out 40 pads.'],
    ['It shall be enclosed by a fence of masonry and planted with vines.', 'We lay out 40 pads.'],
    ['The decision to approve or deny must be supported by substantial evidence.', 'We lay out 40 pads.'],
    ['Requirements imposed by the county must be reasonable and easy to measure.', 'We lay out 40 pads.'],
    ['The dislike of any person shall not be a basis for a ruling on a park.', 'We lay out 40 pads.'],
    ['A depression below the surrounding grade shall not be used in measuring a berm.', 'We lay out 40 pads.'],
    ['The concurring vote of three of the members shall be necessary to reverse.', 'We lay out 40 pads.'],
    ['Preliminary plan review is administrative and shall be decided on the standards.', 'We lay out 40 pads.'],
    ['A yearly statement of the pads in use must be filed with the clerk.', 'We lay out 40 pads.'],
    // There may be none here, and what the other rule says isn't read.
    ['Lots shall not front on a thoroughfare or an alley.', 'We lay out 40 pads.'],
    ['Lots shall meet the area and width of the district.', 'We lay out 40 pads.'],
    ['An oral or conditional consent of a neighbor shall not be considered.', 'We lay out 40 pads.'],
  ])('%s With "%s" nothing is asked', (rule, presentation) => {
    expect(asked(rule, presentation)).toEqual([]);
  });
});
