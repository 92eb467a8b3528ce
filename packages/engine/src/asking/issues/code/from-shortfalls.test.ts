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
    // It is spoken of.
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
