import { describe, expect, it } from 'vitest';
import { readPresentation } from '../../filed/read-presentation.ts';
import { readText } from '../read-text.ts';
import { complianceTable } from './table.ts';

/* A rule of several figures isn't met by one of them, and isn't missed under the wrong one. */

const verdictsOf = (rule: string, said: string): string[] =>
  complianceTable({
    ordinance: readText({ kind: 'ordinance', source: 'code', text: rule }),
    planning: null,
    news: [],
    presentation: readPresentation(said, 'generic'),
    projectText: '',
  }).map(({ verdict }) => verdict);

const drive =
  'Sec. 41. Driveways shall be 24 to 36 feet wide at the property line and not less than 100 feet from the nearest intersection.';
const pit =
  'No excavation shall be made within 100 feet of any property line, 200 feet of any public right-of-way, or 500 feet of a dwelling.';
const market =
  'Stalls shall be at least eight feet wide. Trading shall take place only between 7:00 a.m. and 7:00 p.m.';
const blocks = 'Apartment buildings shall be at least 40 feet apart; where facing walls have no windows, 20 feet.';

describe('a rule of several figures', () => {
  it('is met by a statement that reaches all that it speaks of', () => {
    expect(verdictsOf(drive, 'The driveway is thirty feet wide at the line.')).toContain('meets');
  });

  it.each([
    [
      'a figure is left that may miss it',
      drive,
      'One drive, thirty feet wide at the line, eighty feet up from the corner.',
    ],
    [
      'a place is named for which it has another figure',
      pit,
      'The pit stays 150 feet off the property lines, including along the highway.',
    ],
    [
      'hours are said that nothing settles',
      market,
      'The stalls are ten feet wide and trucks start unloading at five-thirty.',
    ],
  ])('is not called met where %s', (_, rule, said) => {
    expect(verdictsOf(rule, said)).not.toContain('meets');
  });

  it('gives each distance of a list its own place', () => {
    expect(verdictsOf(pit, 'The pit is 150 feet from the right-of-way.')).toContain('falls_short');
    expect(verdictsOf(pit, 'The pit is 250 feet from the right-of-way.')).toContain('meets');
  });

  it('is not missed where it has another figure for another case', () => {
    expect(
      verdictsOf(blocks, 'Buildings 3 and 4 are 28 feet apart, and both end walls are blank brick.'),
    ).not.toContain('falls_short');
    expect(
      verdictsOf('Apartment buildings shall be at least 40 feet apart.', 'The buildings are 28 feet apart.'),
    ).toContain('falls_short');
  });
});

describe('what is no limit of its own', () => {
  it.each([
    [
      'the size of what a rule is for',
      'Applicability. Any residential development of fifty (50) or more units.',
      'It is eighty units.',
    ],
    [
      'a number for each hundred feet',
      'Six canopy trees and 30 shrubs per 100 linear feet shall be planted.',
      'We plant four canopy trees.',
    ],
  ])('%s', (_, rule, said) => {
    expect(verdictsOf(rule, said)).not.toContain('meets');
    expect(verdictsOf(rule, said)).not.toContain('falls_short');
  });

  it('a number for each dwelling', () => {
    const rule = 'At least two parking spaces shall be provided for each dwelling.';
    expect(verdictsOf(rule, 'There are ten houses with twelve parking spaces.')).toContain('falls_short');
    expect(verdictsOf(rule, 'There are ten houses with twenty parking spaces.')).toContain('meets');
  });
});

describe('a statement', () => {
  it('that adds a second figure to the first is not held by the first alone', () => {
    const rule = 'The backstop shall be at least twenty (20) feet high.';
    expect(verdictsOf(rule, 'The backstop is eighteen feet of dirt with four more of timber on top.')).not.toContain(
      'falls_short',
    );
    expect(verdictsOf(rule, 'The backstop is eighteen feet high.')).toContain('falls_short');
  });

  it('on a house that the applicant is building is not about a neighbor', () => {
    const rule = 'No pit shall be nearer than 500 feet to a dwelling.';
    expect(verdictsOf(rule, "The house we're building would be 300 feet from the pit.")).not.toContain('falls_short');
    expect(verdictsOf(rule, 'The nearest house would be 300 feet from the pit.')).toContain('falls_short');
  });

  it('on the share of the floodplain says nothing of the landscaping', () => {
    const rule = 'Maximum building coverage 45 percent of the lot; minimum landscaped area 20 percent.';
    expect(verdictsOf(rule, 'Twenty-two percent of the parcel is in the floodplain.')).not.toContain('meets');
  });
});

describe('a thing that no list knows', () => {
  const widths = 'Sidewalks shall be at least five feet wide.';
  it.each([
    ['named before its figure', widths, 'The garage door is sixteen feet wide.'],
    ['named behind its figure', 'Maximum height: three stories.', 'It is a four-story grandstand.'],
    [
      'that keeps a distance',
      'Solar arrays shall be set back at least 150 feet from any property line.',
      'Our bandstand sits 210 feet off the line.',
    ],
  ])('is not held to a rule on another thing: %s', (_, rule, said) => {
    expect(verdictsOf(rule, said)).not.toContain('meets');
    expect(verdictsOf(rule, said)).not.toContain('falls_short');
  });

  it('is not outside the hours of operation', () => {
    const rule = 'Hours of operation shall be limited to 8:00 a.m. to 9:00 p.m. daily.';
    expect(verdictsOf(rule, 'The cleaning crew starts at nine and is out by eleven at night.')).not.toContain(
      'falls_short',
    );
    expect(verdictsOf(rule, 'We are open from eight in the morning to eleven at night.')).toContain('falls_short');
  });

  it('is held to the rule that names it', () => {
    const rule = 'A bandstand shall be set back at least 150 feet from any property line.';
    expect(verdictsOf(rule, 'Our bandstand sits 210 feet off the line.')).toContain('meets');
  });
});

describe('a passage that also prohibits something', () => {
  const rule = 'The fence shall be at least seven feet high. Barbed wire is prohibited.';
  it('is not called met by a statement that speaks of it', () => {
    expect(verdictsOf(rule, 'We use an eight-foot fence with barbed wire on top.')).not.toContain('meets');
    expect(verdictsOf(rule, 'We use an eight-foot fence.')).toContain('meets');
  });
});

describe('a rule for part of the year', () => {
  const rule = 'From November 1 to April 14, hours of operation shall be limited to 7:00 a.m. to 5:00 p.m. daily.';
  it('is held against what is said of that part', () => {
    expect(verdictsOf(rule, 'In December we would operate from six in the morning to five at night.')).toContain(
      'falls_short',
    );
    expect(verdictsOf(rule, 'We would operate from six in the morning to five at night.')).not.toContain('falls_short');
  });

  it('is not one that only names a day', () => {
    const fence = 'After June 6, 2011, a fence shall be at least six feet high.';
    expect(verdictsOf(fence, 'The fence is eight feet high.')).toContain('meets');
  });
});
