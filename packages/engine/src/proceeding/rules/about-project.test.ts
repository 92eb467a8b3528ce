import { describe, expect, it } from 'vitest';
import { states } from '../../generated/states.ts';
import { aboutProject } from './about-project.ts';
import { rulesOf } from './rules.ts';
import { statePack } from './state-packs.ts';

describe('what decides which rules of a state are about a project', () => {
  it.each([
    ['the name of the body', { city: 'Lawrence', county: 'Douglas' }, 'Douglas County Planning Commission', 'county'],
    ['the name of a town’s board', { city: '', county: 'Douglas' }, 'Town of Harmon Plan Commission', 'municipality'],
    ['a form with a county alone', { location: { city: '', county: 'Douglas County' } }, undefined, 'county'],
    ['a form with both, which says neither', { city: 'Lawrence', county: 'Douglas' }, undefined, null],
  ])('is %s', (_, project, name, place) => {
    expect(aboutProject(project, name === undefined ? null : { name }).place).toBe(place);
  });

  it('is whether people worship there, by its type and its applicant', () => {
    const isWorship = (type: string): boolean => aboutProject({ type }, null).isWorship;
    expect(isWorship('Fellowship hall and parking for a church')).toBe(true);
    expect(isWorship('A temple, 400 seats')).toBe(true);
    expect(isWorship('Gravel pit')).toBe(false);
    const neighbor = { type: 'Wind farm', name: 'Church Road Wind', size_facts: ['nearest church 2,900 ft'] };
    expect(aboutProject(neighbor, null).isWorship).toBe(false);
    expect(aboutProject({ type: 'Assembly hall', developer: 'Grace Church of Ames' }, null).isWorship).toBe(true);
  });

  it('leaves a test of cities away from a county', () => {
    const rulesAt = (place: 'county' | 'municipality' | null) =>
      rulesOf({
        kind: 'variance',
        body: 'decides',
        state: 'IL',
        local: null,
        continuedFrom: null,
        about: { place, isWorship: false },
      });
    const idsAt = (place: 'county' | 'municipality' | null) => rulesAt(place).criteria.map(({ id }) => id);
    expect(idsAt('municipality')).toContain('return');
    expect(idsAt(null)).toContain('return');
    expect(idsAt('county')).not.toContain('return');
    expect(rulesAt('county').variance.citation).toBeNull();
  });

  it('leaves rules of cities away from a county, and those on worship from everything else', () => {
    const cited = (state: string, place: 'county' | 'municipality' | null, isWorship = false): string =>
      (statePack(state, null, { place, isWorship })?.rules ?? []).map(({ citation }) => citation).join(' | ');
    expect(cited('FL', 'county')).not.toContain('Fla. Stat. 166.033,');
    expect(cited('FL', 'municipality')).not.toContain('Fla. Stat. 125.022,');
    expect(cited('FL', null)).toContain('Fla. Stat. 166.033,');
    expect(cited('NC', 'county')).not.toContain('2000cc');
    expect(cited('NC', 'county', true)).toContain('2000cc');
    for (const { rules } of Object.values(states))
      for (const { of, citation } of rules) if (of !== undefined) expect(citation).toMatch(/\d/);
  });
});
