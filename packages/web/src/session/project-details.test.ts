import { describe, expect, it } from 'vitest';
import type { EnhancedConfig } from './config.ts';
import { practiceConfigOf } from './practice-config.ts';
import { lightConfig, projectDetailsOf, projectNameOf } from './project-details.ts';

function aConfig(changes: Partial<EnhancedConfig> = {}): EnhancedConfig {
  return {
    selectedCategory: 'solar',
    selectedSubcategory: null,
    selectedProjectType: 'Utility-Scale Solar',
    selectedProjectTypeId: 'utility_scale_solar',
    selectedSessionStyle: 'multiple_topics',
    sessionOptions: {},
    selectedDifficulty: 'advanced',
    selectedMajorAreas: [],
    selectedSpecificThemes: ['noise_and_vibration'],
    selectedCommunityType: 'company_town',
    selectedCommunity: {
      id: 'company_town',
      name: 'Company Town',
      description: '',
      communication_style: 'cautious',
      starting_temperature: '',
      escalation_pattern: '',
      typical_concerns: [],
    },
    characterConfig: {
      speakers: [
        {
          id: 'dale_hutchins',
          name: 'Dale Hutchins',
          role: 'commissioner',
          expertise: [],
          stance: 'neutral',
          focus_areas: [],
        },
      ],
    },
    projectConfig: {
      projectName: 'Stone Mill Solar',
      developerName: 'Larkspur',
      location: { city: 'Millbrook', county: 'Franklin County', state: 'Iowa' },
      difficulty: 'Medium',
      applicant: 'Dana Whitlock',
      applicantRole: '',
      zoningDistrict: 'agricultural',
      projectDescription: '',
      uploads: { ordinanceFile: null, ordinanceUrl: null, planningUrl: null },
      ordinanceText: 'Section 1.',
      planningData: '',
      newsArticles: [],
      speakers: [],
      sessionId: 'hearing-1795000000000_AbCdEfGhIjKl',
    },
    ...changes,
  };
}

describe('projectDetailsOf (practice.md §3 and §9)', () => {
  it('has the bridge’s defaults if the style has no such option', () => {
    expect(projectDetailsOf(aConfig(), 'Stone Mill Solar')).toMatchObject({
      duration: 60,
      questionCount: 20,
      maxCharacters: 4,
      technology: 'solar',
      difficulty: 'expert',
      category: 'solar',
      mode: 'multiple_topics',
      characters: ['dale_hutchins'],
      enhanced_mode: true,
    });
  });

  it('uses the chosen length and number of questions', () => {
    expect(projectDetailsOf(aConfig({ sessionOptions: { duration: 90 } }), 'A').duration).toBe(90);
    expect(projectDetailsOf(aConfig({ sessionOptions: { questionCount: 25 } }), 'A').questionCount).toBe(25);
  });

  it('has the city as text at the top level and the full place in projectConfig', () => {
    const details = projectDetailsOf(aConfig(), 'A');
    expect(details.location).toBe('Millbrook');
    expect(details.projectConfig.location).toEqual({ city: 'Millbrook', county: 'Franklin County', state: 'Iowa' });
  });
});

describe('projectNameOf', () => {
  const samples = ['First Sample', 'Second Sample'];
  it.each([
    ['Stone Mill Solar', 0.9, 'Stone Mill Solar'],
    ['', 0, 'First Sample'],
    ['  ', 0.99, 'Second Sample'],
    ['undefined', 0, 'First Sample'],
    ['null', 0, 'First Sample'],
    [undefined, 0.5, 'Second Sample'],
  ])('%j at %d is %j', (given, draw, name) => {
    expect(projectNameOf(given, samples, draw)).toBe(name);
  });

  it('is the generic name if there is no sample', () => {
    expect(projectNameOf('', [], 0.4)).toBe('Development Project');
  });
});

it('leaves a very long ordinance with the server and keeps an ordinary one', () => {
  const withText = (ordinanceText: string) => {
    const config = aConfig();
    return lightConfig({ ...config, projectConfig: { ...config.projectConfig, ordinanceText } }).projectConfig
      .ordinanceText;
  };
  expect(withText('x'.repeat(200_001))).toBe('');
  expect(withText('x'.repeat(200_000))).toHaveLength(200_000);
});

describe('practiceConfigOf', () => {
  const character = {
    character_id: 'dale_hutchins',
    name: 'Dale Hutchins',
    role: 'commissioner',
    title: '',
    active: true,
    expertise: ['setbacks_and_buffers'],
    stance: 'skeptical',
    personality_type: 'property_owner',
    avatar_path: '',
    background: '',
  };
  const make = (config: EnhancedConfig, topics: readonly string[]) =>
    practiceConfigOf(config, projectDetailsOf(config, 'A'), [character], topics, 'practice-1795000000000_AbCdEfGhIjKl');

  it('has ten questions and the general topic if nothing was chosen', () => {
    expect(make(aConfig(), [])).toMatchObject({
      questionCount: 10,
      selectedTopics: ['general'],
      practiceMode: 'multi-theme',
    });
  });

  it('carries the slider’s count, the mode, the topics and complete characters', () => {
    const config = aConfig({ selectedSessionStyle: 'single_topic_deep_dive', sessionOptions: { questionCount: 30 } });
    expect(make(config, ['setbacks_and_buffers'])).toMatchObject({
      questionCount: 30,
      practiceMode: 'single-topic',
      selectedTopics: ['setbacks_and_buffers'],
      selectedCharacters: [{ character_id: 'dale_hutchins', role: 'commissioner' }],
      selectedProjectType: 'Utility-Scale Solar',
      selectedDifficulty: 'advanced',
    });
  });
});
