import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  characterSchema,
  communityPreviewSchema,
  communityTypeSchema,
  industrySchema,
  projectTypeSchema,
  speakerSchema,
  themeSchema,
} from '@rostrum/contract';
import { affinity } from './affinity.ts';
import { boardFor } from './board-for.ts';
import { chairTitleOf } from './chair-title-of.ts';
import { characterById } from './character-by-id.ts';
import { characters } from './characters.ts';
import { charactersFor } from './characters-for.ts';
import { communities } from './communities.ts';
import { communityById } from './community-by-id.ts';
import { communityPreview } from './community-preview.ts';
import { customCommunity } from './custom-community.ts';
import { difficulties, difficultyOf } from './difficulties.ts';
import { defaultSpeakers, fallbackCharacters, fallbackThemes } from './fallbacks.ts';
import { findProjectType } from './find-project-type.ts';
import { focusAreas } from './focus-areas.ts';
import { industries } from './industries.ts';
import { industryGroupOf } from './industry-group-of.ts';
import { projectTypes } from './project-types.ts';
import { sessionStyleOf, sessionStyles } from './session-styles.ts';
import { speakers } from './speakers.ts';
import { staffRoles } from './staff-roles.ts';
import { themeById } from './theme-by-id.ts';
import { themes } from './themes.ts';
import { themesFor } from './themes-for.ts';
import { toCharacter } from './to-character.ts';
import { toCommunityType } from './to-community-type.ts';
import { toTheme } from './to-theme.ts';
import { industryKeys } from './types.ts';

const of = (role: string) => characters.filter((sheet) => sheet.role === role);

describe('themes', () => {
  test('at least 24, the five fallback ids first, each in the shape of the API', () => {
    expect(themes.length).toBeGreaterThanOrEqual(24);
    expect(fallbackThemes.map(({ theme_id }) => theme_id)).toEqual([
      'environmental_impact',
      'community_impact',
      'economic_impact',
      'visual_impact',
      'nuisance_concerns',
    ]);
    for (const theme of themes) expect(themeSchema.strict().safeParse(toTheme(theme)).error).toBeUndefined();
    expect(themeById('no_such_theme')).toBeNull();
  });

  test.each([...industryKeys, 'Utility-Scale Solar', 'data_center'])(
    '%s has its relevant themes, highest first (practice.md §5)',
    (text) => {
      const scores = themesFor(text).map(
        (theme) => theme.industry_relevance[findProjectType(text)?.industry ?? text] ?? 0,
      );
      expect(scores.length).toBeGreaterThanOrEqual(6);
      expect(Math.min(...scores)).toBeGreaterThanOrEqual(0.5);
      expect(scores).toEqual([...scores].sort((a, b) => b - a));
    },
  );

  test('no project means all themes, and focus areas are those of the themes', () => {
    expect(themesFor()).toHaveLength(themes.length);
    expect(new Set(focusAreas.map(({ id }) => id))).toEqual(new Set(themes.map((theme) => theme.focus_area)));
  });
});

describe('project types', () => {
  test.each([
    ['Utility-Scale Solar', 'Utility-Scale Solar', 'renewable_energy'],
    ['solar', 'Utility-Scale Solar', 'renewable_energy'],
    ['residential_solar', 'Residential Solar', 'renewable_energy'],
    ['wind', 'Wind Energy', 'wind'],
    ['WIND ENERGY', 'Wind Energy', 'wind'],
    ['data_center', 'Hyperscale Data Center', 'data_centers'],
    ['colocation', 'Colocation Data Center', 'data_centers'],
    ['commercial', 'Commercial Development', 'commercial'],
    ['residential', 'Residential Development', 'residential'],
    ['mixed-use', 'Mixed Use', 'residential'],
    ['multi_family', 'Multi-Family Housing', 'residential'],
    ['BESS', 'Utility-Scale Battery Storage', 'battery_storage'],
    ['solar farms with battery storage', 'Utility-Scale Solar', 'renewable_energy'],
    ['solar panel factory', 'Heavy Manufacturing', 'manufacturing'],
    ['gas station', 'Fuel and Convenience', 'commercial'],
    ['warehouse near a pipeline', 'Warehouse', 'logistics'],
    ['oil and gas', 'Oil and Gas Well Pad', 'oil_gas'],
  ])('%s is %s', (text, name, group) => {
    expect(findProjectType(text)?.name).toBe(name);
    expect(industryGroupOf(text)).toBe(group);
  });

  test.each([
    ['a new town hall', 'generic'],
    ['', 'generic'],
    [null, 'generic'],
    [{ id: 'solar' }, 'generic'],
    ['renewable_energy', 'renewable_energy'],
  ])('%s is in the group %s', (text, group) => {
    expect(industryGroupOf(text)).toBe(group);
  });

  test('the API shapes hold, and every type is found by its id and its name', () => {
    expect(Object.keys(industries)).toEqual([...industryKeys]);
    for (const industry of Object.values(industries))
      expect(industrySchema.strict().safeParse(industry).error).toBeUndefined();
    for (const [key, types] of Object.entries(projectTypes)) {
      for (const type of types) {
        expect(projectTypeSchema.strict().safeParse(type).error).toBeUndefined();
        expect(findProjectType(type.id)).toMatchObject({ id: type.id, industry: key });
        expect(findProjectType(type.name)?.id).toBe(type.id);
      }
    }
  });

  test('any text gets an answer', () => {
    fc.assert(fc.property(fc.string({ maxLength: 400 }), (text) => typeof industryGroupOf(text) === 'string'));
  });
});

describe('characters', () => {
  test('at least a chair, eight commissioners, seven staff, ten residents and six experts', () => {
    expect(of('chair')).toHaveLength(1);
    expect(of('commissioner').length).toBeGreaterThanOrEqual(8);
    for (const role of staffRoles) expect(of(role)).toHaveLength(1);
    expect(of('resident').length).toBeGreaterThanOrEqual(10);
    expect(of('expert').length).toBeGreaterThanOrEqual(6);
  });

  test('every stance of hearing.md §3 and every personality of practice.md §3 occurs', () => {
    expect(new Set(characters.map(({ stance }) => stance))).toEqual(
      new Set([
        'supportive',
        'neutral',
        'skeptical',
        'concerned',
        'opposed',
        'opposing',
        'regulatory',
        'protective',
        'developmental',
      ]),
    );
    expect(new Set(characters.map(({ personality_type }) => personality_type))).toEqual(
      new Set(['analytical', 'diplomatic', 'passionate', 'technical', 'official', 'property_owner']),
    );
  });

  test('the API shape has no voice, and the biography is a paragraph', () => {
    for (const sheet of characters) {
      expect(characterSchema.strict().safeParse(toCharacter(sheet)).error).toBeUndefined();
      expect(sheet.background.length).toBeGreaterThan(250);
    }
  });

  test('every file in characters/ is listed', () => {
    const files = readdirSync(join(import.meta.dirname, 'characters')).map((name) =>
      name.replace('.ts', '').replaceAll('-', '_'),
    );
    expect(new Set(characters.map(({ character_id }) => character_id))).toEqual(new Set(files));
  });

  test('every character has its own portrait, small and without links', () => {
    const pictures = characters.map(({ avatar_path }) => {
      const path = join(import.meta.dirname, '../../../web/public', avatar_path);
      expect(existsSync(path), avatar_path).toBe(true);
      return readFileSync(path, 'utf8');
    });
    expect(new Set(pictures).size).toBe(characters.length);
    for (const picture of pictures) {
      expect(picture.length).toBeLessThan(20_000);
      expect(picture.replace('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:|href=/);
    }
  });

  test('filters by role and project (decisions.md §3)', () => {
    expect(charactersFor({ role: 'commissioner' })).toHaveLength(of('chair').length + of('commissioner').length);
    expect(
      charactersFor({ role: 'staff' })
        .map(({ role }) => role)
        .sort(),
    ).toEqual([...staffRoles].sort());
    expect(charactersFor({ role: 'ghost' })).toEqual([]);
    expect(
      charactersFor({ projectType: 'Colocation Data Center', role: 'resident' }).map(
        ({ character_id }) => character_id,
      ),
    ).toContain('meera_iyer');
    expect(charactersFor({ projectType: 'residential' }).map(({ character_id }) => character_id)).not.toContain(
      'roland_thibodeaux',
    );
    expect(charactersFor({ projectType: 'nothing known' })).toHaveLength(characters.length);
    expect(characterById('nobody')).toBeNull();
  });

  test('affinity is symmetric and within -1 and 1', () => {
    for (const a of characters) {
      for (const b of characters) {
        const one = affinity(a.character_id, b.character_id);
        expect(one).toEqual(affinity(b.character_id, a.character_id));
        expect(Math.abs(one?.affinity ?? 2)).toBeLessThanOrEqual(1);
        expect(one?.reasons.length).toBeGreaterThan(0);
      }
    }
    expect(affinity('travis_boone', 'dale_hutchins')?.relationship).toBe('ally');
    expect(affinity('greg_pasternak', 'aaliyah_freeman')?.relationship).toBe('rival');
    expect(affinity('lorraine_beckett', 'kimly_tran')?.relationship).toBe('neutral');
    expect(affinity('travis_boone', 'nobody')).toBeNull();
  });
});

describe('communities', () => {
  test('sixteen, the ten of the chooser first with their styles and temperatures (practice.md §3)', () => {
    expect(communities).toHaveLength(16);
    expect(
      communities
        .filter(({ inChooser }) => inChooser)
        .map(({ id, communication_style, starting_temperature }) => [id, communication_style, starting_temperature]),
    ).toEqual([
      ['affluent_professional', 'formal', 'Cool but engaged'],
      ['working_class_family', 'direct', 'Concerned and watchful'],
      ['rural_traditional', 'blunt', 'Skeptical but direct'],
      ['urban_progressive', 'equity_focused', 'Engaged but critical'],
      ['retiree_dominated', 'procedural', 'Cautious and methodical'],
      ['company_town', 'cautious', 'Anxious and conflicted'],
      ['gentrifying_transitional', 'competing_narratives', 'Tense and divided'],
      ['tourist_dependent', 'tourism_balanced', 'Protective but pragmatic'],
      ['industrial_legacy', 'health_focused', 'Wary but experienced'],
      ['exurban_commuter', 'lifestyle_protective', 'Defensive and protective'],
    ]);
    for (const sheet of communities)
      expect(communityTypeSchema.strict().safeParse(toCommunityType(sheet)).error).toBeUndefined();
  });

  test('aliases and unknown ids (decisions.md §2)', () => {
    expect(communityById('working_class').id).toBe('working_class_family');
    expect(communityById('atlantis').id).toBe('diverse_suburban');
    expect(communityById(undefined).id).toBe('diverse_suburban');
    expect(chairTitleOf('rural_traditional')).toBe(communityById('rural_traditional').chair_title);
    expect(chairTitleOf('working_class')).toBe(communityById('working_class_family').chair_title);
    expect(chairTitleOf('tech_oriented')).toBe(chairTitleOf('mixed_suburban'));
  });

  test('each board: the chair, then planning, engineering and community (hearing.md §6)', () => {
    for (const { id } of communities) {
      const [head, planning, engineering, community] = boardFor(id);
      expect(head?.role).toBe('chair');
      expect(planning?.expertise).toContain('planning');
      expect(engineering?.expertise).toContain('engineering');
      expect(community?.expertise).toContain('community');
      expect(new Set(boardFor(id)).size).toBe(4);
    }
    for (const sheet of boardFor('rural_traditional').slice(1)) expect(sheet.personality_type).toBe('property_owner');
    expect(boardFor('affluent_professional')[1]?.personality_type).toBe('official');
    expect(boardFor('mixed_income')[3]?.personality_type).toBe('passionate');
  });

  test('previews are in the shape of the API; an unknown id has none', () => {
    for (const { id } of communities)
      expect(communityPreviewSchema.strict().safeParse(communityPreview(id)).error).toBeUndefined();
    expect(communityPreview('atlantis')).toBeNull();
  });

  test('a custom community keeps what is valid and falls back for the rest', () => {
    const own = customCommunity(
      {
        name: ' Elm Hollow ',
        communication_style: 'Blunt',
        starting_temperature: 'Hot and tired',
        typical_concerns: ['Wells', '', null, 'Roads'],
      },
      'custom',
    );
    expect(own).toMatchObject({
      id: 'custom',
      name: 'Elm Hollow',
      display_name: 'Elm Hollow',
      communication_style: 'blunt',
      typical_concerns: ['Wells', 'Roads'],
      temperature: 0.85,
    });
    expect(customCommunity({ name: 'undefined', communication_style: 'loud' }, 'rural_traditional')).toMatchObject({
      name: 'Rural Traditional',
      communication_style: 'blunt',
    });
    expect(customCommunity('nonsense', undefined)).toEqual(communityById('diverse_suburban'));
  });

  test('whatever is in session storage, the sheet is complete', () => {
    fc.assert(
      fc.property(fc.anything(), fc.anything(), (data, id) => {
        const sheet = customCommunity(data, id);
        expect(communityTypeSchema.safeParse(toCommunityType(sheet)).success).toBe(true);
        expect(sheet.temperature >= 0 && sheet.temperature <= 1).toBe(true);
      }),
    );
  });
});

describe('levels, styles and speakers', () => {
  test.each([
    ['Medium', 'intermediate'],
    ['beginner', 'beginner'],
    ['EASY', 'beginner'],
    ['advanced', 'advanced'],
    ['Hard', 'advanced'],
    ['expert', 'expert'],
    ['whatever', 'intermediate'],
    [undefined, 'intermediate'],
    ['constructor', 'intermediate'],
  ])('difficulty %s is %s', (text, id) => {
    expect(difficultyOf(text).id).toBe(id);
  });

  test('four levels with characteristics', () => {
    expect(difficulties.map(({ id }) => id)).toEqual(['beginner', 'intermediate', 'advanced', 'expert']);
    for (const level of difficulties) expect(level.characteristics.length).toBeGreaterThanOrEqual(3);
  });

  test.each([
    [
      'single_topic_deep_dive',
      { min: 10, max: 30, step: 5, default: 20 },
      { maxAreas: 1, maxThemes: 1, minTotal: 1, maxTotal: 1 },
    ],
    ['multi_theme_discussion', { min: 5, max: 20, step: 5, default: 10 }, { maxAreas: 6, maxThemes: 12, minThemes: 1 }],
    ['multiple_topics', { min: 15, max: 30, step: 5, default: 25 }, { maxAreas: 0, maxThemes: 8, minTotal: 1 }],
  ])('%s has the limits of decisions.md §2', (id, option, limits) => {
    expect(sessionStyleOf(id)?.options.questionCount).toMatchObject(option);
    expect(sessionStyleOf(id)?.limits).toMatchObject(limits);
  });

  test('the real-life simulation and its alias', () => {
    expect(sessionStyles).toHaveLength(4);
    expect(sessionStyleOf('realistic_simulation')).toBe(sessionStyleOf('real_life_simulation'));
    expect(sessionStyleOf('real_life_simulation')?.options.duration).toMatchObject({
      default: 60,
      options: [30, 45, 60, 75, 90].map((value) => ({ value })),
    });
    expect(sessionStyleOf('other')).toBeNull();
  });

  test('speakers and their fallbacks (practice.md §8 and §9)', () => {
    for (const speaker of speakers) expect(speakerSchema.strict().safeParse(speaker).error).toBeUndefined();
    expect(speakers.filter(({ role }) => role === 'commissioner').length).toBeGreaterThanOrEqual(3);
    expect(speakers.filter(({ role }) => role === 'panelist').length).toBeGreaterThanOrEqual(5);
    expect(defaultSpeakers.map(({ role }) => role)).toEqual([
      'commissioner',
      'commissioner',
      'commissioner',
      'panelist',
      'panelist',
    ]);
    expect(fallbackCharacters.map(({ role }) => role)).toEqual(['commissioner', 'commissioner', 'resident', 'expert']);
  });
});
