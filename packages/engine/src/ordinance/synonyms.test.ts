import { describe, expect, it } from 'vitest';
import { stemOf } from '../language/stems.ts';
import { passageIndex } from './passage-index.ts';
import { synonymsOf } from './synonyms.ts';

describe('words for the same thing', () => {
  /* One pair of each group, which is in no other group. */
  it.each([
    ['residence', 'residential'],
    ['setback', 'distance'],
    ['height', 'tall'],
    ['turbine', 'wecs'],
    ['panel', 'array'],
    ['noise', 'sound'],
    ['bond', 'surety'],
    ['remove', 'decommission'],
    ['abandon', 'discontinue'],
    ['fix', 'adjust'],
    ['road', 'street'],
    ['boundary', 'line'],
    ['fence', 'enclosure'],
    ['buffer', 'screen'],
    ['light', 'luminaire'],
    ['large', 'area'],
    ['big', 'size'],
    ['water', 'well'],
    ['lake', 'pond'],
    ['notify', 'notice'],
    ['neighbor', 'adjacent'],
    ['insurance', 'liability'],
    ['flicker', 'shadow'],
    ['color', 'paint'],
    ['deep', 'grade'],
    ['truck', 'traffic'],
    ['battery', 'storage'],
    ['hour', 'time'],
    ['coverage', 'impervious'],
    ['cost', 'estimate'],
    ['recalculate', 'review'],
    ['sale', 'sell'],
    ['duration', 'period'],
    ['fire', 'emergency'],
    ['glare', 'reflection'],
    ['parking', 'space'],
    ['shop', 'store'],
    ['deliver', 'delivery'],
    ['dog', 'kennel'],
    ['chicken', 'poultry'],
    ['tear', 'demolish'],
    ['pay', 'fee'],
    ['allowed', 'permitted'],
    ['smell', 'odor'],
    ['pole', 'tower'],
    ['apartment', 'multifamily'],
    ['bird', 'bat'],
    ['sign', 'signage'],
    ['clearance', 'ground'],
    ['interfere', 'interference'],
    ['complaint', 'complain'],
    ['inspect', 'inspection'],
    ['wetland', 'waterbody'],
    ['school', 'church'],
    ['drill', 'oil'],
    ['penalty', 'fine'],
    ['wire', 'wiring'],
    ['soil', 'topsoil'],
    ['tank', 'container'],
    ['limit', 'maximum'],
    ['minimum', 'least'],
    ['width', 'feet'],
    ['backup', 'generator'],
    ['measured', 'location'],
  ])('are %s and %s, in either order', (one, other) => {
    expect(synonymsOf(stemOf(one))).toContain(stemOf(other));
    expect(synonymsOf(stemOf(other))).toContain(stemOf(one));
  });

  it('find a passage that has the other word', () => {
    const index = passageIndex([
      { heading: 'Signs', text: 'A sign shall not exceed thirty square feet.' },
      { heading: 'Performance standards', text: 'No odor shall be perceptible at the boundary of the lot.' },
      { heading: 'Parking', text: 'Each unit has two spaces.' },
    ]);
    expect(index.search('What about the smell?', 1)).toMatchObject([{ at: 1 }]);
  });
});
