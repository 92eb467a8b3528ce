import { describe, expect, it } from 'vitest';
import { readText } from '../../../ordinance/read-text.ts';
import { filedByHand } from '../../../testing/filed-by-hand.ts';
import { shortfallIssues } from './from-shortfalls.ts';

const code = `5.60 Large industrial buildings. (1) No dock door shall be within three hundred (300) feet of a residential line.
(2) Buildings shall not exceed fifty (50) feet in height. (3) There shall be one (1) car space for each two thousand (2,000) square feet of gross floor area.`;

function asked(presentation: string, text = code, facts: readonly string[] = [], zoning = ''): readonly string[] {
  const ordinance = readText({ kind: 'ordinance', source: 'ordinance', text });
  const materials = { ...filedByHand({ presentation, facts }), ordinance };
  return shortfallIssues(materials, new Set(), zoning).map(({ text }) => text);
}

const station = `Section 5.12. Vehicle fuel sales.

(a) In the C-1 district there shall be no more than twelve (12) fueling positions.

(b) Distances.

     From                          To                                      Minimum
     Pump or canopy                Residential district or use line        100 ft.
     Property line of station      Property line of a school or day care   400 ft.

(c) Pole lights shall not exceed twenty feet in height. Dumpsters shall be at least fifty feet from a residential line.

(d) No building shall contain more than six units. A cul-de-sac shall not exceed 500 feet nor serve more than 20 lots.

(g) Dead-end mains shall not exceed 600 feet except for two construction seasons. Where a commercial use adjoins residences there shall be a landscaped strip at least twenty (20) feet wide.

(e) A tower shall not stand more than 25 feet above the trees beside it. Equipment, excluding fences, shall be 100 feet from a road.

(f) Fences shall not exceed 6 feet in height, or 8 feet in height beside a railroad. Both side setbacks together shall be 20 feet.`;

const lots = `10-5-3. Lot requirements.

     Item                                R-2            R-3 (twin homes)
     Lot area, interior                  8,400 sq. ft.  6,000 sq. ft. per unit
     Lot width at setback line           65 ft.         45 ft.
     Corner lot width                    85 ft.         60 ft.
     Front yard                          25 ft.         25 ft.`;

const houses = `Sec. 14.3 Setbacks

(A) The following distances are kept:

     From                                              Least distance
     Dwelling on nonparticipating property, wall       150 ft.
     Public road right-of-way, edge                    50 ft.`;

describe('a rule with an exception behind it', () => {
  const height =
    'C. Height. (1) Height shall not exceed 40 feet. A barn may be up to 50 feet high if each yard is increased by a foot for each foot over 40.';
  const mains =
    '4.2 Mains. (a) A dead-end main shall not be longer than 600 feet. Where rock lies in the way, the length may be up to 750 feet.';
  const posts =
    '7.1 Poles. (a) A pole shall not exceed 30 feet in height. The Director may, however, approve taller poles. (b) Signs may be up to 60 feet.';

  it.each([
    [
      'The barn is 46 feet tall.',
      height,
      ['The code says "Height shall not exceed 40 feet," or 50 feet in some cases. Which one are you under?'],
    ],
    [
      'The dead-end main is 700 feet long.',
      mains,
      [
        'The code says "A dead-end main shall not be longer than 600 feet," or 750 feet in some cases. Which one are you under?',
      ],
    ],
    // It says of no figure how far.
    ['The poles are 34 feet tall.', posts, []],
  ])('is not held against a plan within it: %s', (said, text, expected) => expect(asked(said, text)).toEqual(expected));

  it('does not tell the applicant that the figure is short', () => {
    const ordinance = readText({ kind: 'ordinance', source: 'ordinance', text: height });
    const [issue] = shortfallIssues(
      { ...filedByHand({ presentation: 'The barn is 46 feet tall.' }), ordinance },
      new Set(),
    );
    expect(issue?.kind).toBe('cited_rule');
    expect(issue?.key).toMatch(/^either:/);
    expect(issue?.reason).not.toMatch(/short/);
    for (const { kind, quote, start } of issue?.citations ?? [])
      if (kind === 'ordinance' && start !== null) expect(height).toContain(quote);
  });

  it.each([
    // Beyond the exception too.
    ['The barn is 56 feet tall.', height, /not exceed 40 feet," and you gave 56 feet/],
    // Another item's.
    [
      'The poles are 34 feet tall.',
      posts.replace(' The Director may, however, approve taller poles.', ''),
      /gave 34 feet/,
    ],
    [
      'The poles are 34 feet tall.',
      posts.replace('may, however, approve', 'may not vary this to allow'),
      /gave 34 feet/,
    ],
  ])('is still held against it: %s', (said, text, expected) => expect(asked(said, text).join()).toMatch(expected));
});

describe('a figure that looks short of the code', () => {
  it.each([
    [
      'The docks are 240 feet off of their back lots.',
      /three hundred feet of a residential line," and you gave 240 feet/,
    ],
    ['The building is 62 feet tall.', /fifty feet in height," and you gave 62 feet/],
    [
      "The building is 612,000 square feet. There's 260 spaces for cars along the south.",
      /comes to 306, and you gave 260 spaces/,
    ],
  ])('is asked about: %s', (said, expected) => {
    expect(asked(said).join()).toMatch(expected);
  });

  it.each([
    'The docks are 340 feet off of their back lots.',
    // To somewhere else, or nobody knows to where.
    'The docks are 240 feet from the creek.',
    'The docks are 240 feet long.',
    // Another thing.
    'The berm is 240 feet off of their back lots.',
    'It works on a 90-foot apron behind the building.',
    'The building is 44 feet tall.',
    // What is there, or was.
    'The old building is gone, and it was 62 feet tall.',
    "The building is 612,000 square feet. There's 320 spaces for cars along the south.",
    "The building is 612,000 square feet. There's 148 trailer stalls out behind.",
    'The building is 612,000 square feet. Each tenant gets two car spaces.',
    // Of two counts the larger is what there is.
    'The building is 612,000 square feet, with forty spaces lent to the church. The code asks for 306, and we have 310 spaces.',
    // It is mentioned.
    "The docks are 240 feet off of their back lots. I know the code says 300. I couldn't get back any farther.",
    'The docks are 240 feet off of their back lots, so we need a variance.',
    'The docks are 240 feet off of their back lots. They signed off on that.',
  ])('is not asked about: %s', (said) => expect(asked(said)).toEqual([]));

  it.each([
    ['We have sixteen fueling positions.', /no more than twelve fueling positions," and you gave sixteen/],
    // The second sentence leans on the first, and the pumps are far enough.
    [
      'The pumps are a hundred and ten feet from the Heron Glen property line, that is the villas. The canopy edge is ninety-six.',
      /at least 100 feet for "Pump or canopy to Residential district or use line," and you gave ninety-six feet/,
    ],
    ['The dumpster is 30 feet from the residential line.', /fifty feet from a residential line," and you gave 30 feet/],
    [
      "It's a dead-end line, eight inch, about eleven hundred feet.",
      /except for two construction seasons," and you gave about/,
    ],
    [
      'Our commercial lot adjoins the villas. We have a fifteen foot strip with live oaks.',
      /twenty feet wide," and you gave a? ?fifteen/,
    ],
  ])('is asked about under the rules of a use: %s', (said, expected) => {
    const all = asked(said, station, [], 'C-1 Neighborhood Commercial');
    expect(all).toHaveLength(1);
    expect(all[0]).toMatch(expected);
  });

  it.each([
    'There are 180 units in 40 buildings.',
    'It has sixty lots, and the cul-de-sac is 400 feet.',
    'The tower is 130 feet tall.',
    'The fence is 7 feet, and the equipment is 120 feet off the road.',
    'The fence is 7 feet tall.',
    'The flag pole is 35 feet tall.',
    "There's eleven feet from the house to the side line.",
    'The pumps are 110 feet from the property line of the shop next door.',
  ])('is not held against the rule of something else: %s', (said) =>
    expect(asked(said, station, [], 'C-1')).toEqual([]),
  );

  it('is held against the rules of its own district', () => {
    expect(asked('We have sixteen fueling positions.', station, [], 'C-2')).toEqual([]);
    const facts = ['Lot widths from 62 to 94 feet'];
    expect(asked('It is a plat.', lots, facts, 'R-2').join()).toContain(
      'at least 65 feet for "Lot width at setback line,"',
    );
    expect(asked('It is a plat.', lots, facts, 'R-2')).toHaveLength(1);
    expect(asked('It is a plat.', lots, facts, 'R-3')).toEqual([]);
  });

  it('is no size of what stands beside the thing', () => {
    const yards = `17.42.030 Setbacks and height

A. The following apply in residential districts in place of the district standards:

     Item                                             Minimum
     Building to front line                           50 feet
     Two-story building to residential line           60 feet
     Parking to residential line                      20 feet

B. Building height shall not exceed 30 feet.`;
    const near = 'There are homes to the north. ';
    expect(asked(`${near}The parking is sixteen feet from the residential line.`, yards).join()).toContain('sixteen');
    expect(asked(`${near}The parking lot lights will be sixteen feet, shielded, off at ten.`, yards)).toEqual([]);
  });

  it('is a total, and not what each of many gets', () => {
    const trees = '4. Trees. Two (2) boulevard trees shall be planted for each lot.';
    expect(asked('We have 60 lots. There are 90 boulevard trees.', trees).join()).toContain('comes to 120');
    expect(asked('We have 60 lots. Each lot gets two boulevard trees.', trees)).toEqual([]);
  });

  it('is read on the form as well', () => {
    const [plain, table] = ['We propose a solar farm.', houses];
    expect(asked(plain, table, ['145 feet from the nearest panel to the nearest house'])).toEqual([
      expect.stringContaining(
        'at least 150 feet for "Dwelling on nonparticipating property, wall," and you gave 145 feet',
      ),
    ]);
    expect(asked(plain, table, ['150 feet to the nearest house'])).toEqual([]);
    // The applicant has named the code's figure.
    expect(asked("The book says 150, so we're five feet short.", table, ['145 feet to the nearest house'])).toEqual([]);
    // A rule on one thing of the site.
    const vents = 'Section 4. Vents.\n\nTank vents shall be 150 feet from any dwelling.';
    expect(asked(plain, vents, ['145 feet to the nearest house'])).toEqual([]);
    expect(asked(plain, 'Section 4. Signs.\n\nFrom a street, 150 feet.', ['145 feet to the nearest house'])).toEqual(
      [],
    );
  });

  it('is asked about at most four times, the largest departure first', () => {
    const names = ['shed', 'barn', 'silo', 'garage', 'fence', 'wall'];
    const rules = names.map((name, at) => `${at + 1}. A ${name} shall not exceed ten feet in height.`).join('\n\n');
    const said = names.map((name, at) => `The ${name} is ${20 + at} feet tall.`).join(' ');
    const all = asked(said, rules);
    expect(all).toHaveLength(4);
    expect(all[0]).toContain('25 feet');
  });

  it('is held against the rule of its own thing alone', () => {
    const one = '4. Access. Drives shall be 24 feet wide at least.';
    expect(asked('The drive is 18 feet wide.', one).join()).toContain('and you gave 18 feet');
    const buffer = "We'll cut what's in the drive and we'd agree to a no-cut buffer, twenty feet around.";
    expect(asked(buffer, one)).toEqual([]);
    const several =
      '4. Access. Drives shall be 24 feet wide at least, with turnouts 60 feet wide, at a grade of 12 percent.';
    expect(asked('The drive is 18 feet wide.', several).join()).toContain('and you gave 18 feet');
    expect(asked('The drive is 40 feet wide.', several)).toEqual([]);
  });
});

const quarry = `Section 405.280. Quarries.

A. No excavation shall be made within one hundred (100) feet of the right-of-way of a public road, or within fifty (50) feet of any other property line.
B. Blasting: no closer than two thousand (2,000) feet to an occupied dwelling not owned by the operator.
C. Hours of operation are 7:00 a.m. to 6:00 p.m., Monday through Friday, and 8:00 a.m. to noon on Saturday.
D. Sound at a property line shall not exceed 55 dBA. Between 10:00 p.m. and 7:00 a.m. sound shall not exceed 45 dBA at a property line.
E. Storage for fuel: a minimum of 30 days.
G. At least two rows of trees shall be planted along the road.
F. No more than sixty percent (60%) of the site may be excavated. Poles: 25 feet maximum.`;

describe('a line of a code that commands nothing', () => {
  it.each([
    [
      'The nearest house is a third of a mile from where we blast.',
      /two thousand feet to an occupied dwelling .*and you gave a third of a mile/,
    ],
    ['Light poles are thirty feet.', /Poles: 25 feet maximum," and you gave thirty feet/],
    [
      "We'd run from six in the morning to seven at night, Monday through Saturday.",
      /Hours of operation are .* and you said six in the morning to seven/,
    ],
    ["It's fifty-eight decibels at the west property line.", /55 dBA," and you gave fifty-eight decibels/],
    ["We'd plant one row of trees along the road.", /two rows of trees .* and you gave one row/],
  ])('is held against the plan: %s', (said, expected) => {
    const lit = quarry.replace('F. ', 'F. Lighting. ');
    expect(asked(said, lit).join()).toMatch(expected);
  });

  it.each([
    'The nearest house is half a mile from where we blast.',
    // That of the owner.
    "The Oakes' own house is a third of a mile from where we blast.",
    "We'd run from eight in the morning to four in the afternoon, Monday through Friday.",
    // Of something else, or on another day than those that the code names.
    'Deliveries come from five in the morning to seven at night, Monday through Friday.',
    // At some distance from the source, or by night alone.
    "It's fifty-eight decibels at fifty feet.",
    "It's fifty decibels at the west property line.",
    'Somebody else would run from five in the morning to nine at night, if they could.',
  ])('is not held against what keeps to it, or is something else: %s', (said) =>
    expect(asked(said, quarry)).toEqual([]),
  );
});

it('holds no height against a distance, because the same sentence tells a distance', () => {
  const solar =
    '9.3 (a) Panels shall be set back not less than 150 feet from the property line of a non-participating parcel.';
  expect(asked('The panels rise to twelve feet, and the nearest home is 260 feet from the array.', solar)).toEqual([]);
  expect(asked('The panels stand twelve feet at full tilt, and the nearest home is 260 feet off.', solar)).toEqual([]);
  expect(asked('The panels are ninety feet from the property line of the Oakes farm.', solar)).toHaveLength(1);
});

describe('a share of the land', () => {
  const shares = `4.2 Coverage. Impervious surface shall not exceed 65 percent of the lot. At least 20 percent of the lot shall be landscaped.`;

  it.each([
    [['Site: 3.2 acres', 'Impervious: 2.4 acres'], '', /2.4 acres of your 3.2 acres comes to 75 percent/],
    [['Site: 3.2 acres'], 'Seventy-two percent of the site is paved.', /and you gave seventy-two percent/i],
    [
      ['1.6 acre lot (70,000 sq ft)', 'Store 5,200 sq ft, one story', 'Pavement 44,600 sq ft, sidewalks 1,850 sq ft'],
      '',
      /5,200 square feet, 44,600 square feet and 1,850 square feet of your 70,000 square feet come to 74 percent/,
    ],
    [
      ['Site: 3.2 acres'],
      'We keep half an acre of the site green.',
      /half an acre of your 3.2 acres comes to 16 percent/,
    ],
  ])('is worked out of %j', (facts, said, expected) => {
    expect(asked(said === '' ? 'We ask for a permit.' : said, shares, facts).join()).toMatch(expected);
  });

  it.each([
    [['Site: 3.2 acres', 'Impervious: 1.9 acres'], ''],
    [['Impervious: 2.4 acres'], ''],
    [['Site: 3.2 acres', 'Pavement 1.9 acres'], ''],
    [['Site: 3.2 acres', 'Site: 4.1 acres', 'Impervious: 2.4 acres'], ''],
    [['Site: 3.2 acres'], 'Seventy-two percent of the units have two bedrooms.'],
  ])('is not worked out of %j %s', (facts, said) =>
    expect(asked(said === '' ? 'We ask for a permit.' : said, shares, facts)).toEqual([]),
  );
});

describe('a count by a ratio', () => {
  it('adds up the counts of one sentence, and reads the form', () => {
    const parking = '7-220 Parking. One space shall be provided for every 1,500 square feet of floor area.';
    const facts = ['Building: 310,000 square feet', 'Sign: 140 square feet'];
    const told = (said: string): string => asked(said, parking, facts).join();
    expect(told('There are 120 car spaces on the north and 60 on the east.')).toContain('That comes to 207');
    expect(told('There are 120 car spaces on the north and 90 on the east.')).toBe('');
  });

  it('is of spaces of one kind', () => {
    const garages = '4.4 Parking. Each dwelling unit shall have two parking spaces in a garage.';
    const facts = ['84 dwelling units'];
    expect(asked('There are twenty-two stalls for guests.', garages, facts)).toEqual([]);
    expect(asked('There are twenty-two stalls and eight.', garages, facts)).toEqual([]);
    const lanes = '4.5 A space beside a lane counts as a guest stall only if the lane is at least 32 feet wide.';
    expect(asked('The lane is 26 feet wide.', lanes)).toEqual([]);
  });

  it('may be the most there can be', () => {
    const density = '3.1 Density. There shall be not more than 25 dwelling units per acre.';
    expect(asked('We ask for ninety-six apartments.', density, ['Site: 3.2 acres']).join()).toContain(
      'That comes to 80',
    );
    expect(asked('We ask for seventy-nine apartments.', density, ['Site: 3.2 acres'])).toEqual([]);
    expect(asked('We ask for ninety-six apartments.', density, ['Park: 3.2 acres'])).toEqual([]);
  });
});

describe('a table', () => {
  const setbacks = `17.05 Setbacks. Minimum distances in feet are:

                                          Class 1   Class 2   Class 3
  Excavation limit to dwelling              500       800     1,500
  Excavation limit to lot line              100       200       300`;

  it('has its unit above it, and what its loosest column does not allow no column does', () => {
    expect(asked('The edge of the excavation is 430 feet from the Schaefer house.', setbacks).join()).toContain(
      'at least 500 feet for "Excavation limit to dwelling,"',
    );
    expect(asked('The edge of the excavation is 600 feet from the Schaefer house.', setbacks)).toEqual([]);
  });
});

describe('how far things of one kind stand apart', () => {
  const code = `Table 4. Townhome standards

                                          Alley-loaded   Street-loaded
  Maximum units in a building                  6              8
  Minimum distance between buildings (feet)   20             15`;
  it('is no distance from a road', () => {
    const said = 'On Fourth Street the buildings are eleven feet from the new right-of-way.';
    expect(asked(said, code)).toEqual([]);
  });
});

describe('a height', () => {
  const code = 'Sec. 4. Height. (a) A building shall not exceed 25 feet in height.';
  it.each([
    ['', 1],
    [' (b) A building may exceed the maximum height by 10 feet if each yard is increased by as much.', 0],
    [' (b) Height is the average between the eave and the peak of a pitched roof.', 0],
  ])('is not held against a code that adds: %s', (more, questions) => {
    expect(asked('The house is 29 feet tall at the peak.', code + more)).toHaveLength(questions);
  });
});
