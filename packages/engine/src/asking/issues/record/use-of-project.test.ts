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
