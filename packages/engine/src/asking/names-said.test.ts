import { describe, expect, it } from 'vitest';
import { projectFactsOf } from '../record/project-facts.ts';
import { namesSaid } from './names-said.ts';

describe('namesSaid', () => {
  it.each([
    ['EESolar13', 'EESolar13'],
    ['Garden wind farm addition', 'the Garden wind farm addition'],
    ['Solar special use permit', 'the solar special use permit'],
    ['Shell station with convenience store and carwash', 'the Shell station'],
    ['Johnson Drive Economic Development Zone (Costco)', 'the Johnson Drive Economic Development Zone'],
    ['The Lofts at Mill Pond', 'the Lofts at Mill Pond'],
    ['Development Project', 'this project'],
  ])('says %s as %s', (name, said) => {
    expect(namesSaid(projectFactsOf({ projectName: name })).project).toBe(said);
  });

  it.each([
    ['Enterprise Energy, LLC', 'Enterprise Energy'],
    ['Granite State Paving, Inc.', 'Granite State Paving'],
    ['U.S. Home LLC / Lennar', 'U.S. Home'],
    ['City of Pleasanton; Costco', 'the City of Pleasanton'],
    ['represented by Dan Mueller', 'the applicant'],
    ['', 'the applicant'],
  ])('says the developer %s as %s', (name, said) => {
    expect(namesSaid(projectFactsOf({ developerName: name })).developer).toBe(said);
  });

  it('says a township or town with its article', () => {
    expect(namesSaid(projectFactsOf({ city: 'Town of Kewaskum' })).place).toBe('the Town of Kewaskum');
    expect(namesSaid(projectFactsOf({ city: 'Fruitland Township' })).place).toBe('Fruitland Township');
  });

  it('names an applicant that builds its own house once', () => {
    const names = namesSaid(projectFactsOf({ projectName: 'Grace Church', developerName: 'Grace Church' }));
    expect(names.developer).toBe('Grace Church');
    expect(names.project).toBe('this project');
  });

  it('names no place if none is known', () => {
    expect(namesSaid(projectFactsOf({})).place).toBeNull();
  });
});
