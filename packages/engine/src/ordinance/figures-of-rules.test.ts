import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

/* Rules as American codes write them, each labeled by hand: what its figures are about, which way they bind, and the topic a board would
 * file them under. */

type Found = readonly [subject: string, comparator: string, value: number, unit: string, topic: string | null];

const rules: readonly (readonly [heading: string, rule: string, found: readonly Found[]])[] = [
  // Fences, screening, plants
  [
    'Height and fencing',
    'Barbed wire is prohibited within 500 feet of a residence.',
    [['distance of barbed wire from residence', 'min', 500, 'feet', 'screening_visual']],
  ],
  [
    'Screening',
    'A vegetative buffer at least 25 feet deep, planted in two staggered rows of evergreens at least 6 feet tall at planting, shall be installed along every side that faces a residence.',
    [
      ['buffer depth', 'min', 25, 'feet', 'screening_visual'],
      ['rows of trees', 'min', 2, 'rows', 'screening_visual'],
      ['tree height at planting', 'min', 6, 'feet', 'screening_visual'],
    ],
  ],
  [
    'Screening',
    'Dead plants shall be replaced within 6 months.',
    [['replacement of dead plants', 'max', 6, 'months', 'screening_visual']],
  ],
  [
    'Landscaping',
    'Any tree that dies shall be replaced within one growing season and not later than 180 days after notice.',
    [['replacement of dead plants', 'max', 180, 'days', 'screening_visual']],
  ],
  [
    'Landscaping',
    'A landscaped strip not less than 15 feet wide shall separate the parking lot from the street.',
    [['buffer width', 'min', 15, 'feet', 'screening_visual']],
  ],
  [
    'Tree protection',
    'Each protected tree that is removed shall be replaced with at least 3 trees of the same species.',
    [['replacement trees', 'min', 3, 'trees', 'screening_visual']],
  ],
  [
    'Tree protection',
    'Removed trees shall be replaced at a ratio of 2:1.',
    [['tree replacement ratio', 'min', 2, 'to one', 'screening_visual']],
  ],
  [
    'Walls and fences',
    'No fence in a front yard shall exceed 4 feet in height.',
    [['fence height', 'max', 4, 'feet', 'screening_visual']],
  ],
  // Roads, securities, drainage
  [
    'Roads',
    'Before construction the operator shall enter into a road use agreement with the county and shall post security of $250,000 for the repair of haul roads.',
    [['road repair security', 'min', 250_000, 'dollars', 'road_use_agreement']],
  ],
  [
    'Stormwater',
    'Drain tile that is damaged shall be repaired within 30 days.',
    [['drain tile repair', 'max', 30, 'days', 'stormwater_drainage']],
  ],
  [
    'Agricultural impact mitigation',
    'Damaged drainage tile shall be restored within 14 days of discovery.',
    [['drain tile repair', 'max', 14, 'days', 'farmland_soil']],
  ],
  [
    'Haul routes',
    'Damage to a public road shall be repaired by the operator within 48 hours of notice.',
    [['road repair', 'max', 48, 'hours', 'road_use_agreement']],
  ],
  [
    'Landscaping',
    'The owner shall file a landscape bond equal to 110 percent of the cost of the plantings.',
    [['landscaping security', 'min', 110, 'percent', 'screening_visual']],
  ],
  [
    'Financial assurance',
    'The operator shall provide a bond of $50,000 for each well to guarantee plugging and site restoration.',
    [['decommissioning security', 'min', 50_000, 'dollars', 'decommissioning_bond']],
  ],
  [
    'Sight distance',
    'A driveway shall have a sight distance of at least 350 feet in each direction.',
    [['sight distance', 'min', 350, 'feet', 'traffic_roads']],
  ],
  [
    'Access',
    'Nothing over 3 feet tall shall be planted within the sight triangle of a driveway.',
    [['height in sight triangle', 'max', 3, 'feet', 'traffic_roads']],
  ],
  [
    'Access',
    'Access roads shall be at least 20 feet wide and have 13.5 feet of vertical clearance.',
    [
      ['road or drive width', 'min', 20, 'feet', 'traffic_roads'],
      ['vertical clearance', 'min', 13.5, 'feet', 'fire_emergency'],
    ],
  ],
  // Wind
  [
    'Wind energy',
    'Each turbine shall be set back not less than 1.1 times its total height from any public road.',
    [['setback from road', 'min', 1.1, 'times the total height', 'setbacks']],
  ],
  [
    'Wind energy',
    'Shadow flicker at an occupied dwelling shall not exceed 30 hours per year.',
    [['shadow flicker', 'max', 30, 'hours per year', 'shadow_flicker']],
  ],
  [
    'Wind energy',
    'The lowest point of the rotor blade shall be at least 50 feet above grade.',
    [['blade tip clearance', 'min', 50, 'feet', 'health_safety']],
  ],
  [
    'Wind energy',
    'No turbine shall be erected within 2,640 feet of a non-participating residence.',
    [['setback from residence', 'min', 2_640, 'feet', 'setbacks']],
  ],
  // Data centers
  [
    'Data centers',
    'Sound measured at the property line shall not exceed 55 dBA between 10 p.m. and 7 a.m.',
    [
      ['noise at night', 'max', 55, 'dBA', 'noise'],
      ['hours of quiet', 'equals', 22, 'o’clock', 'noise'],
      ['hours of quiet', 'equals', 7, 'o’clock', 'noise'],
    ],
  ],
  [
    'Data centers',
    'A data center shall not draw more than 500,000 gallons of water per day from the public supply.',
    [['water use', 'max', 500_000, 'gallons', 'water_use']],
  ],
  [
    'Data centers',
    'Mechanical equipment on the ground shall be located at least 300 feet from a residential district.',
    [['setback from residential district', 'min', 300, 'feet', 'setbacks']],
  ],
  [
    'Data centers',
    'Emergency generators may be tested only between 9 a.m. and 4 p.m. on weekdays.',
    [
      ['hours of generator tests', 'equals', 9, 'o’clock', 'hours_of_operation'],
      ['hours of generator tests', 'equals', 16, 'o’clock', 'hours_of_operation'],
    ],
  ],
  // Housing
  [
    'Density',
    'Density shall not exceed 12 dwelling units per acre.',
    [['density', 'max', 12, 'dwelling units per acre', 'density_height']],
  ],
  [
    'Parking',
    'Each dwelling unit shall have at least 1.5 parking spaces.',
    [['parking spaces', 'min', 1.5, 'parking spaces', 'parking']],
  ],
  [
    'Parking',
    'Each parking stall shall be at least 9 feet wide.',
    [['parking stall width', 'min', 9, 'feet', 'parking']],
  ],
  [
    'Height',
    'No principal building shall exceed 35 feet in height or 3 stories.',
    [
      ['building height', 'max', 35, 'feet', 'density_height'],
      ['building height', 'max', 3, 'stories', 'density_height'],
    ],
  ],
  [
    'Lot standards',
    'Lot coverage shall not exceed 40 percent.',
    [['lot coverage', 'max', 40, 'percent', 'density_height']],
  ],
  [
    'Lot standards',
    'Impervious surface may cover no more than 60 percent of the lot.',
    [['impervious coverage', 'max', 60, 'percent', 'density_height']],
  ],
  [
    'Open space',
    'At least 20 percent of the site shall be kept as common open space.',
    [['open space', 'min', 20, 'percent', 'open_space_trails']],
  ],
  [
    'Affordable housing',
    'At least 15 percent of the units shall be affordable to households at 80 percent of median income.',
    [
      ['affordable share', 'min', 15, 'percent', 'affordable_share'],
      ['income limit of affordable units', 'max', 80, 'percent', 'affordable_share'],
    ],
  ],
  // Warehouse
  [
    'Warehouses',
    'Truck deliveries are limited to the hours between 7 a.m. and 9 p.m.',
    [
      ['hours of deliveries', 'equals', 7, 'o’clock', 'hours_of_operation'],
      ['hours of deliveries', 'equals', 21, 'o’clock', 'hours_of_operation'],
    ],
  ],
  ['Warehouses', 'No truck shall idle for more than 5 minutes.', [['idling time', 'max', 5, 'minutes', 'odor_dust']]],
  [
    'Warehouses',
    'Loading docks shall be located at least 250 feet from any dwelling.',
    [['setback from residence', 'min', 250, 'feet', 'setbacks']],
  ],
  // Gas wells
  [
    'Oil and gas',
    'No well shall be drilled within 1,000 feet of a school or an occupied building.',
    [['setback from school or church', 'min', 1_000, 'feet', 'setbacks']],
  ],
  [
    'Oil and gas',
    'A well pad shall be at least 500 feet from any water well or spring.',
    [['setback from well', 'min', 500, 'feet', 'setbacks']],
  ],
  [
    'Oil and gas',
    'Open burning is prohibited within 300 feet of a dwelling.',
    [['distance of open burning from residence', 'min', 300, 'feet', 'odor_dust']],
  ],
  // Battery
  [
    'Battery storage',
    'Battery enclosures shall be separated from each other by at least 10 feet.',
    [['separation of battery enclosures', 'min', 10, 'feet', 'fire_emergency']],
  ],
  [
    'Battery storage',
    'Combustible vegetation shall be cleared for 30 feet on all sides of the enclosures.',
    [['clear space around equipment', 'min', 30, 'feet', 'fire_emergency']],
  ],
  [
    'Battery storage',
    'The operator shall offer training to the fire district at least 60 days before energization.',
    [['time of emergency training', 'min', 60, 'days', 'fire_emergency']],
  ],
  // Signs and lights
  [
    'Signs',
    'A freestanding sign shall not exceed 32 square feet in area or 8 feet in height.',
    [
      ['sign area', 'max', 32, 'square feet', 'neighborhood_character'],
      ['sign height', 'max', 8, 'feet', 'neighborhood_character'],
    ],
  ],
  [
    'Signs',
    'Illuminated signs are prohibited within 200 feet of a residential district.',
    [['distance of illuminated signs from residential district', 'min', 200, 'feet', 'neighborhood_character']],
  ],
  [
    'Lighting',
    'Light at the property line shall not exceed 0.5 foot-candles.',
    [['light level', 'max', 0.5, 'foot-candles', 'lighting']],
  ],
  [
    'Lighting',
    'Light poles shall be no taller than 20 feet and lamps shall not exceed 3,000 kelvin.',
    [
      ['height of light fixtures', 'max', 20, 'feet', 'lighting'],
      ['color temperature of lights', 'max', 3_000, 'kelvin', 'lighting'],
    ],
  ],
  [
    'Lighting',
    'Exterior lights shall be switched off within 1 hour of closing.',
    [['time to switch off lights', 'max', 1, 'hours', 'lighting']],
  ],
  // Prohibitions of the development itself are setbacks
  [
    'Setbacks',
    'Solar panels are prohibited within 300 feet of a residence.',
    [['setback from residence', 'min', 300, 'feet', 'setbacks']],
  ],
];

describe('figures of rules', () => {
  it.each(rules)('%s: %s', (heading, rule, found) => {
    const { standards } = readText({ kind: 'ordinance', source: 'Code', text: `Section 9.5 ${heading}.\n${rule}` });
    expect(standards.map((s) => [s.subject, s.comparator, s.value, s.unit, s.topic])).toEqual(found);
  });
});
