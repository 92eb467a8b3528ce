import { describe, expect, it } from 'vitest';
import { categories, industryChecklists } from './presentation-items.ts';
import { readPresentation } from './read-presentation.ts';

const score = (text: string, category: string): number | undefined =>
  readPresentation(text, 'renewable_energy').analysis?.universal[category]?.quality_score;

describe('the ten categories, hearing.md §5', () => {
  it('are the ten of the specification', () => {
    expect(categories.map(({ id }) => id)).toEqual([
      'project_description',
      'location_scale',
      'timeline',
      'regulatory_status',
      'economic_impact',
      'community_benefits',
      'environmental_considerations',
      'safety_emergency',
      'infrastructure_impact',
      'ongoing_operations',
    ]);
  });

  it.each([
    ['project_description', 'Good evening to all of you.', 0],
    ['project_description', 'This is a fine project for everyone.', 0.4],
    ['project_description', 'The solar farm has a capacity of 120 megawatts.', 0.8],
    ['location_scale', 'The site is in the county.', 0.5],
    ['location_scale', 'The site is 850 acres zoned agricultural.', 0.9],
    ['timeline', 'The schedule is tight.', 0.4],
    ['timeline', 'We break ground in the spring of 2027.', 0.8],
    ['regulatory_status', 'We follow the code.', 0.4],
    ['regulatory_status', 'We ask for a conditional use permit.', 0.8],
    ['economic_impact', 'The economy will gain.', 0.3],
    ['economic_impact', 'It brings 200 jobs to the economy.', 0.6],
    ['economic_impact', 'It brings 200 jobs, $4 million and property taxes for the school district.', 0.9],
    ['community_benefits', 'We want to be a part of this community.', 0.4],
    ['community_benefits', 'We held an open house for the community.', 0.8],
    ['environmental_considerations', 'We love the environment.', 0.2],
    ['environmental_considerations', 'Wetlands are avoided.', 0.5],
    ['environmental_considerations', 'Wetlands, stormwater, birds and native grasses are in the plan.', 0.8],
    ['safety_emergency', 'It is safe.', 0.4],
    ['safety_emergency', 'The fire chief has the emergency response plan.', 0.7],
    ['infrastructure_impact', 'The infrastructure is there.', 0.2],
    ['infrastructure_impact', 'A traffic study was made.', 0.5],
    ['infrastructure_impact', 'A traffic study, a turn lane, a water main and a substation are planned.', 0.8],
    ['ongoing_operations', 'It will operate well.', 0.4],
    ['ongoing_operations', 'It will operate with full-time technicians and a decommissioning bond.', 0.7],
  ])('%s of %j is %d', (category, text, expected) => {
    expect(score(text, category)).toBe(expected);
  });

  it.each([
    'No clear project description provided',
    'No project timeline provided',
    'No regulatory or permitting information provided',
    'No economic impact information provided',
    'No community benefits described',
    'No environmental considerations discussed',
    'No safety or emergency procedures discussed',
    'No infrastructure impact discussed',
    'No operational details provided',
  ])('says %j, with severity 1, if nothing is said', (message) => {
    const gaps = readPresentation('Good evening to all of you, and thank you.', 'generic').analysis?.gaps ?? [];
    expect(gaps).toContainEqual(expect.objectContaining({ message, severity: 1 }));
  });

  it('gives a gap the severity of 1 minus its score', () => {
    const gaps = readPresentation('The infrastructure of the project is there.', 'generic').analysis?.gaps ?? [];
    expect(gaps.find(({ category }) => category === 'infrastructure_impact')?.severity).toBe(0.8);
  });

  it('skips a presentation under 10 characters', () => {
    expect(readPresentation('Good eve.', 'commercial').analysis).toBeNull();
    expect(readPresentation('Good even.', 'commercial').analysis).not.toBeNull();
  });

  it('averages coverage with 0.8 for a known industry and 0.3 for none', () => {
    const overall = (industry: 'wind' | 'generic') =>
      readPresentation('A solar farm of 120 megawatts.', industry).analysis?.overall_assessment;
    expect(overall('wind')?.industry_specific_coverage).toBe(0.8);
    expect(overall('generic')?.industry_specific_coverage).toBe(0.3);
    const found = overall('wind');
    expect(found?.overall_quality).toBeCloseTo(((found?.universal_coverage ?? 0) + 0.8) / 2, 3);
  });

  it.each([
    [150, 0.5],
    [300, 1],
    [900, 1],
  ])('gives %d words a length score of %d', (words, expected) => {
    expect(readPresentation('word '.repeat(words), 'wind').analysis?.overall_assessment.presentation_length_score).toBe(
      expected,
    );
  });

  it('names at most five themes', () => {
    for (const industry of ['renewable_energy', 'residential', 'generic'] as const) {
      const themes = readPresentation('Good evening to all of you, and thank you.', industry).analysis?.themes ?? [];
      expect(themes.length).toBeGreaterThan(0);
      expect(themes.length).toBeLessThanOrEqual(5);
      expect(new Set(themes).size).toBe(themes.length);
    }
  });
});

describe('checklists', () => {
  it.each(Object.entries(industryChecklists))('%s has 10 to 20 items, all different', (_, items) => {
    expect(items?.length).toBeGreaterThanOrEqual(10);
    expect(items?.length).toBeLessThanOrEqual(20);
    expect(new Set(items?.map(({ item }) => item)).size).toBe(items?.length);
  });
  it('covers the seven groups, wind and batteries', () => {
    expect(Object.keys(industryChecklists).sort()).toEqual([
      'battery_storage',
      'commercial',
      'data_centers',
      'logistics',
      'manufacturing',
      'oil_gas',
      'renewable_energy',
      'residential',
      'wind',
    ]);
  });
});

describe('what tells an item', () => {
  const isTold = (industry: 'manufacturing' | 'residential' | 'commercial' | 'wind', item: string, text: string) =>
    readPresentation(text, industry).analysis?.industry_analysis.industry_specific.find((one) => one.item === item)
      ?.mentioned;
  it.each([
    ['manufacturing', 'Odor and dust', 'It is an industrial street.', false],
    ['manufacturing', 'Odor and dust', 'We water the pile when it gets dusty, so the dust stays down.', true],
    ['residential', 'Trees and buffers toward neighbors', 'The gate is on Fourteenth Street.', false],
    ['residential', 'Trees and buffers toward neighbors', 'Two rows of trees go in along the back.', true],
    ['residential', 'Affordability', 'Parents are in and out of the building.', false],
    ['residential', 'Number and type of homes', 'We would build forty-two homes.', true],
    ['commercial', 'Hours of operation', 'We open at 7 a.m. every weekday.', true],
    ['commercial', 'Hours of operation', 'The board voted four to three for us.', false],
    ['wind', 'Views and visual simulations', 'The reviews came back clean.', false],
  ] as const)('%s, %s: %j is %s', (industry, item, text, expected) => {
    expect(isTold(industry, item, text)).toBe(expected);
  });
});
