import { describe, expect, it } from 'vitest';
import { canonicalStyle, simulationDifficultyOf, technologyOf } from './technology.ts';

describe('technologyOf (practice.md §4, Bridge)', () => {
  it.each([
    ['Utility-Scale Solar', 'solar'],
    ['Residential Solar', 'residential_solar'],
    ['Wind Energy', 'wind'],
    ['Hyperscale Data Center', 'data_center'],
    ['Colocation Data Center', 'colocation'],
    ['Commercial Development', 'commercial'],
    ['Residential Development', 'residential'],
    ['Small and Community Wind', 'small_and_community_wind'],
    ['  Met  Tower ', 'met_tower'],
  ])('%s is %s', (name, technology) => {
    expect(technologyOf(name)).toBe(technology);
  });
});

describe('simulationDifficultyOf', () => {
  it.each([
    ['beginner', 'beginner'],
    ['intermediate', 'intermediate'],
    ['advanced', 'expert'],
    ['expert', 'expert'],
    ['Medium', 'intermediate'],
  ])('%s is %s', (difficulty, mapped) => {
    expect(simulationDifficultyOf(difficulty)).toBe(mapped);
  });
});

it('reads realistic_simulation as real_life_simulation', () => {
  expect(canonicalStyle('realistic_simulation')).toBe('real_life_simulation');
  expect(canonicalStyle('multiple_topics')).toBe('multiple_topics');
});
