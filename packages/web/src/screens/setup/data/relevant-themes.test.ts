import type { Theme } from '@rostrum/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { relevantThemes } from './relevant-themes.ts';

const theme = (id: string, solar: number): Theme => ({
  theme_id: id,
  name: id,
  description: '',
  difficulty: 'medium',
  category: '',
  focus_area: 'area',
  focus_area_name: 'Area',
  focus_area_description: '',
  industry_relevance: { solar },
});

afterEach(() => vi.restoreAllMocks());

describe('relevantThemes', () => {
  it('includes a score of 0.5, leaves out 0.49, and puts the highest first', () => {
    const themes = [theme('half', 0.5), theme('below', 0.49), theme('high', 0.9)];
    expect(relevantThemes(themes, 'solar').map((one) => one.theme_id)).toEqual(['high', 'half']);
  });

  it('ignores a theme without an id and says so', () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(relevantThemes([theme('', 1), theme('a', 1)], 'solar').map((one) => one.theme_id)).toEqual(['a']);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('shows every theme if none of them knows the industry', () => {
    expect(relevantThemes([theme('a', 1), theme('b', 0)], 'tidal')).toHaveLength(2);
  });
});
