import { beforeEach, describe, expect, it, vi } from 'vitest';
import { storageOf } from '../../../session/testing/storage-of.ts';
import { IncompleteConfiguration, readPublicSetting, toSpeakers } from './public-setting.ts';

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  kept.set('sessionId', 'hearing-1700000000000_AbCdEfGhIjKlMnOp');
  vi.stubGlobal('sessionStorage', storageOf(kept));
});

const config = { selectedCategory: 'solar', selectedProjectType: 'Utility-Scale Solar' };
const context = {
  presentationTranscript: 'Good evening.',
  presentationDuration: 95,
  moodModifiers: { hostilityModifier: 0.3, boardSatisfaction: 0.5 },
  plantedThemes: ['noise', 7, ''],
};

describe('the configuration (hearing.md §5)', () => {
  it('is missing if there is none', () => {
    expect(readPublicSetting(null)).toBeNull();
  });

  it.each([
    {},
    { selectedCategory: 'solar' },
    { selectedProjectType: 'Solar' },
    { ...config, selectedCategory: 'null' },
  ])('is incomplete as %o', (incomplete) => {
    expect(() => readPublicSetting({ config: incomplete })).toThrow(IncompleteConfiguration);
    expect(() => readPublicSetting({ config: incomplete })).toThrow('Incomplete enhanced configuration');
  });

  it('comes from navigation state before session storage', () => {
    kept.set('enhancedSimulationConfig', JSON.stringify(config));
    expect(readPublicSetting(null)?.projectType).toBe('Utility-Scale Solar');
    expect(readPublicSetting({ config: { ...config, selectedProjectType: 'Wind Energy' } })?.projectType).toBe(
      'Wind Energy',
    );
  });

  it('is ignored if it cannot be read', () => {
    kept.set('enhancedSimulationConfig', '{broken');
    expect(readPublicSetting(null)).toBeNull();
  });
});

describe('the project (hearing.md §3)', () => {
  it('has its fallbacks, and never the words undefined or null', () => {
    const setting = readPublicSetting({
      config,
      projectData: { projectName: 'undefined', developerName: 'null', location: { county: 'Meridian' } },
    });
    expect(setting).toMatchObject({
      projectName: 'Development Project',
      developer: 'the applicant',
      place: 'Meridian County',
      communityType: 'diverse_suburban',
      skipSetup: false,
    });
  });

  it('takes the full place name from the project’s configuration', () => {
    const location = { city: 'Harlan', county: 'Meridian County', state: 'Kansas' };
    const setting = readPublicSetting({ config, projectData: { location: 'Harlan', projectConfig: { location } } });
    expect(setting).toMatchObject({ city: 'Harlan', place: 'Harlan' });
  });

  it('lists no theme by itself if everything is included', () => {
    const themes = { selectedSpecificThemes: ['noise'] };
    expect(readPublicSetting({ config: { ...config, ...themes } })?.themes).toEqual(['noise']);
    const real = { ...config, ...themes, selectedSessionStyle: 'real_life_simulation' };
    expect(readPublicSetting({ config: real })?.themes).toEqual([]);
  });
});

describe('the hand-over', () => {
  it('is read the way the hearing room stores it', () => {
    kept.set('publicCommentContext', JSON.stringify(context));
    kept.set('transitionData', JSON.stringify({ recommended_characters: ['peggy_sorensen'] }));
    const setting = readPublicSetting({ skipSetup: true, config });
    expect(setting?.skipSetup).toBe(true);
    expect(setting?.presentation).toBe('Good evening.');
    expect(setting?.handOver).toMatchObject({
      hostility: 0.3,
      durationS: 95,
      plantedThemes: ['noise'],
      recommendedIds: ['peggy_sorensen'],
    });
  });

  it.each([
    [9, 0.5],
    [-1, 0],
    ['x', 0],
    [undefined, 0],
  ])('keeps a modifier of %s at %s', (hostilityModifier, expected) => {
    const state = { skipSetup: true, config, publicCommentContext: { moodModifiers: { hostilityModifier } } };
    expect(readPublicSetting(state)?.handOver.hostility).toBe(expected);
  });

  it('needs no configuration: it works after a hearing room without one', () => {
    const setting = readPublicSetting({ skipSetup: true });
    expect(setting).toMatchObject({ projectType: 'Development', projectName: 'Development Project' });
  });
});

describe('speakers (practice.md §3)', () => {
  it('have their defaults, and are left out if they have no name', () => {
    expect(toSpeakers([{ character_id: 'a', name: 'Ann' }, { id: 'b' }, null, 'c'])).toEqual([
      { id: 'a', name: 'Ann', role: 'panelist', expertise: [], stance: 'neutral', focus_areas: ['community_impact'] },
    ]);
  });
});
