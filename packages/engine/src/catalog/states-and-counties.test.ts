import { describe, expect, test } from 'vitest';
import { countyNames } from './county-names.ts';
import { stateByNameOrCode, statesAndCounties } from './states-and-counties.ts';

const names = (state: string) => stateByNameOrCode(state)?.counties.map(({ fullName }) => fullName) ?? [];

describe('states and counties', () => {
  test('fifty states and the District, sorted, and every county of the last census', () => {
    expect(statesAndCounties).toHaveLength(51);
    const states = statesAndCounties.map(({ name }) => name);
    expect(states).toEqual([...states].sort());
    expect(statesAndCounties.reduce((sum, { counties }) => sum + counties.length, 0)).toBe(3143);
    expect(countyNames.length).toBeLessThan(60_000);
  });

  test.each([
    ['Texas', 254],
    ['VA', 133],
    ['georgia', 159],
    ['Alaska', 30],
    ['Louisiana', 64],
    ['CT', 8],
    ['DC', 1],
    ['Delaware', 3],
  ])('%s has %i', (state, count) => {
    expect(names(state)).toHaveLength(count);
  });

  test.each([
    ['Florida', 'Miami-Dade County'],
    ['Louisiana', 'Orleans Parish'],
    ['Alaska', 'Kenai Peninsula Borough'],
    ['Alaska', 'Bethel Census Area'],
    ['Alaska', 'Kusilvak Census Area'],
    ['Alaska', 'Copper River Census Area'],
    ['Alaska', 'Anchorage Municipality'],
    ['Alaska', 'Juneau City and Borough'],
    ['Virginia', 'Richmond County'],
    ['Virginia', 'Richmond (independent city)'],
    ['Maryland', 'Baltimore (independent city)'],
    ['Nevada', 'Carson City (independent city)'],
    ['Connecticut', 'Fairfield County'],
    ['South Dakota', 'Oglala Lakota County'],
    ['New Mexico', 'Doña Ana County'],
    ['District of Columbia', 'District of Columbia'],
  ])('%s has %s', (state, county) => {
    expect(names(state)).toContain(county);
  });

  test('names within a state are unique and sorted, and each has a spoken form', () => {
    for (const { counties } of statesAndCounties) {
      expect(new Set(counties.map(({ fullName }) => fullName)).size).toBe(counties.length);
      const plain = counties.map(({ name }) =>
        name
          .normalize('NFD')
          .replace(/[^A-Za-z ]/g, '')
          .toLowerCase(),
      );
      expect(plain).toEqual([...plain].sort());
      for (const county of counties) expect(county.spokenName).not.toMatch(/[(~|;]/);
    }
    expect(
      stateByNameOrCode('VA')?.counties.find(({ fullName }) => fullName === 'Richmond (independent city)')?.spokenName,
    ).toBe('the City of Richmond');
  });

  test.each([[null], ['Atlantis'], [''], [7]])('%s is not a state', (text) => {
    expect(stateByNameOrCode(text)).toBeNull();
  });
});
