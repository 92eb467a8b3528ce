import { stemOf } from '../language/stems.ts';

/** Words that codes and people use for the same thing. A word in a question finds the others on its line at a discount. */
const lines = [
  'residence residential dwelling house home homeowner occupied',
  'setback distance separation yard near close away',
  'height high tall exceed',
  'turbine wecs wes swes windmill rotor wind',
  'panel array module solar photovoltaic',
  'noise sound decibel loud acoustic audible',
  'bond surety escrow security financial assurance guarantee',
  'remove removal decommission dismantle reclamation restoration',
  'abandon discontinue cease inoperable stop run operate operation',
  'fix adjust repair correct remedy cure mitigate',
  'road street highway roadway right-of-way',
  'boundary line perimeter',
  'fence fencing enclosure enclosed',
  'buffer screen screening landscape vegetation berm tree planting evergreen',
  'light lighting luminaire illuminate fixture lamp led',
  'large size area acre acreage exceed square',
  'big size large acre',
  'water well groundwater aquifer',
  'lake pond river stream waterbody shore waters',
  'notify notice notification mail inform tell',
  'neighbor adjacent adjoining abutting nonparticipating participating',
  'insurance liability coverage policy',
  'flicker shadow',
  'color paint painted kelvin temperature',
  'deep depth grade below',
  'truck traffic haul vehicle',
  'battery storage bess batteries energy',
  'hour time day night',
  'coverage impervious lot',
  'cost estimate expense dollar',
  'recalculate review reevaluate update adjust recalculated',
  'sale sell transfer convey ownership owner',
  'duration period term expire years time frame valid',
  'fire emergency responder department',
  'glare reflection glint',
  'parking space stall spot lot',
  'shop store retail business commercial',
  'deliver delivery loading truck',
  'dog kennel animal pet',
  'chicken poultry livestock animal',
  'tear demolish remove',
  'pay payment fee cost fund',
  'allowed permitted permit conditional',
  'smell odor fume',
  'pole tower mast',
  'apartment multifamily unit dwelling',
  'bird bat wildlife habitat species',
  'sign signage advertising',
  'clearance ground blade tip',
  'interfere interference signal',
  'complaint complain',
  'inspect inspection review',
  'wetland waterbody stream',
  'school church daycare park',
  'drill drilling oil gas well',
  'penalty fine violation violate',
  'wire wiring cable line underground buried bury',
  'soil topsoil farmland',
  'tank container storage',
  'limit maximum exceed',
  'minimum least',
  'width wide feet',
  'backup generator emergency maintained maintenance',
  'measured measure measurement location',
] as const;

const byStem = new Map<string, string[]>();
for (const line of lines) {
  const stems = [...new Set(line.split(' ').map(stemOf))];
  for (const stem of stems) {
    const others = byStem.get(stem) ?? [];
    others.push(...stems.filter((other) => other !== stem && !others.includes(other)));
    byStem.set(stem, others);
  }
}

/** Other stems for a stem, at a discount; none for most words. Takes: a stem as `stemOf` gives it. */
export function synonymsOf(stem: string): readonly string[] {
  return byStem.get(stem) ?? [];
}
