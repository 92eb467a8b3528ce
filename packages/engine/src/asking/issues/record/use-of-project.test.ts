import { describe, expect, it } from 'vitest';
import { projectFactsOf } from '../../../record/project-facts.ts';
import { filedByHand } from '../../../testing/filed-by-hand.ts';
import { useOfProject } from './use-of-project.ts';

const useOf = (project: Record<string, unknown>, presentation = ''): string | null =>
  useOfProject(projectFactsOf(project), filedByHand({ presentation }))?.use ?? null;

describe('the use of a project', () => {
  it.each([
    [{ type: 'assisted living home' }, 'residential_care'],
    [{ type: 'senior housing', description: 'A home with 40 beds of memory care.' }, 'residential_care'],
    [{ type: 'nursing home' }, 'residential_care'],
    [{ type: 'senior housing', description: 'Sixty apartments for people over 55.' }, 'apartments'],
    [{ type: 'day care' }, 'care'],
    [{ type: 'accessory garage variance' }, 'house_variance'],
    [{ type: 'shed', zoning: 'R-1, variance' }, 'house_variance'],
    [{ type: 'variance', description: 'A deck behind a house on Elm Street.' }, 'house_variance'],
    [{ type: 'fence height variance' }, 'house_variance'],
    [{ type: 'accessory dwelling', description: 'A cottage behind the house.' }, 'cottage'],
    [{ type: 'Church Expansion' }, 'worship'],
    [{ type: 'meeting hall', description: 'A church on Elm Street with 200 seats.' }, 'worship'],
    [{ type: 'brewery', description: 'A taproom behind Church Street, 12 spaces in the church lot.' }, null],
    [{ type: 'workshop', zoning: 'RR, dimensional variance' }, 'house_variance'],
  ])('%j is %s', (project, use) => {
    expect(useOf(project)).toBe(use);
  });

  it.each([
    [{ type: 'auto repair garage', zoning: 'C-1, variance' }],
    [{ type: 'parking garage', zoning: 'variance' }],
    [{ type: 'wedding barn', zoning: 'AG, variance' }],
    [{ type: 'garage', description: 'A garage for the township trucks.' }],
    [{ type: 'subdivision', zoning: 'variance', description: 'Forty houses on Elm Street.' }],
  ])('%j is not a house that asks for a variance', (project) => {
    expect(useOf(project)).not.toBe('house_variance');
  });
});

/* Neighbors of every kind, in the description and in the facts: none of them says what the project is. */
const around =
  'It stands across from a church and beside an elementary school, with houses behind it, a hog farm to the north, an apartment building, and a gas station on the corner. There are eight spaces at the church next door.';

describe('neighbors on the record', () => {
  const typed = (type: string): string | null =>
    useOf({
      type,
      description: `A ${type} on 12 acres. ${around}`,
      size_facts: ['8 parking spaces at the church next door'],
    });

  it.each(
    `methadone clinic|funeral home|mobile home park|greenhouse|sawmill|cidery|winery|dog park|RV storage|cemetery|truck repair shop|
     car dealership|food truck court|substation|water tower|wastewater treatment plant|transfer station|composting facility|junkyard|
     ethanol plant|tire shop|nightclub|casino|urgent care|veterinary clinic|bank|office building|natural gas plant|duplex|
     single-family subdivision|shopping center|grocery store|drive-through restaurant|brewery|rezoning to commercial|golf course|
     swimming pool|library|fire station|jail|bus depot|semiconductor plant|bakery|museum|horse stable|liquor store|billboard|
     EV charging station|parking lot|halfway house|opioid treatment program`
      .split('|')
      .map((type) => type.trim()),
  )('do not make a use of %s', (type) => {
    expect(typed(type)).toBeNull();
  });

  it.each([
    ['chicken houses', 'livestock'],
    ['poultry houses', 'livestock'],
    ['gas station with convenience store', 'fuel'],
    ['conditional use permit for a kennel', 'kennel'],
    ['rezoning for apartments', 'apartments'],
    ['fence variance', 'house_variance'],
    ['glamping resort', 'campground'],
    ['meat packing plant', 'slaughterhouse'],
    ['group home', 'residential_care'],
    ['self-storage facility', 'self_storage'],
    ['church with a school', 'worship'],
  ])('leave %s to be %s', (type, use) => {
    expect(typed(type)).toBe(use);
  });

  it.each([
    [{ type: 'rezoning', description: 'A rezoning of 9 acres for 180 apartments, next to a church.' }, 'apartments'],
    [{ type: 'permit', description: 'Conversion of a closed motel to an emergency shelter with 60 beds.' }, 'shelter'],
    [{ type: 'commercial', name: 'Krueger car wash', description: 'Two bays beside a school.' }, 'car_wash'],
  ])('leave %j to its own words', (project, use) => {
    expect(useOf(project)).toBe(use);
  });
});

describe('the industry of a house', () => {
  it.each([
    ['chicken houses', 'generic'],
    ['funeral home', 'generic'],
    ['12 single-family homes', 'residential'],
    ['tiny homes', 'residential'],
  ])('of %s is %s', (type, industry) => {
    expect(projectFactsOf({ type }).industry).toBe(industry);
  });
});
