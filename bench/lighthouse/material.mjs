/* A project and a practice session as the screens before hand them over. */

export const projectDetails = {
  projectName: 'Cedar Prairie Solar',
  technology: 'solar',
  location: 'Harlan',
  developerName: 'Larkspur Renewables LLC',
  applicant: 'Dana Whitlock',
  difficulty: 'intermediate',
  category: 'solar',
  zoningDistrict: 'agricultural',
  projectDescription: 'A ground-mounted array of 40 megawatts on 320 acres.',
  selectedProjectType: 'Utility-Scale Solar',
  projectConfig: {
    projectName: 'Cedar Prairie Solar',
    location: { city: 'Harlan', county: 'Meridian County', state: 'Kansas' },
    developerName: 'Larkspur Renewables LLC',
    applicant: 'Dana Whitlock',
    ordinanceText: [
      'Section 4.2 Setbacks. Solar arrays shall be set back not less than 150 feet from any dwelling on an adjoining parcel.',
      'Section 4.5 Screening. A landscaped buffer of evergreen trees shall be planted along any property line that adjoins a residence.',
      'Section 4.9 Decommissioning. The applicant shall file a decommissioning plan and financial security before a building permit is issued.',
    ].join('\n\n'),
    planningData: '',
    newsArticles: [],
  },
};

export const enhancedConfig = {
  selectedCategory: 'solar',
  selectedProjectType: 'Utility-Scale Solar',
  selectedProjectTypeId: 'utility_scale_solar',
  selectedSessionStyle: 'multiple_topics',
  sessionOptions: {},
  selectedDifficulty: 'intermediate',
  selectedMajorAreas: [],
  selectedSpecificThemes: ['setbacks_and_buffers', 'visual_impact', 'decommissioning_and_restoration'],
  selectedCommunityType: 'rural_traditional',
  characterConfig: { speakers: [] },
  projectConfig: { ...projectDetails.projectConfig, zoningDistrict: 'agricultural' },
};

export const presentation =
  'Good evening. I am Dana Whitlock of Larkspur Renewables. We propose a solar array of 40 megawatts on 320 acres east of Harlan. ' +
  'The panels stand 200 feet from the nearest home, behind a row of evergreen trees that we plant before construction. ' +
  'We will file a decommissioning bond of 1.2 million dollars before the first permit.';

export const aPracticeConfig = (questionCount = 5) => ({
  practiceMode: 'single-topic',
  selectedTopics: ['setbacks_and_buffers'],
  questionCount,
  selectedCharacters: [{ character_id: 'nobody_yet', name: 'Commissioner', role: 'commissioner' }],
  selectedProjectType: 'Utility-Scale Solar',
  selectedDifficulty: 'beginner',
  projectData: {
    projectName: 'Cedar Prairie Solar',
    developerName: 'Larkspur Renewables LLC',
    location: { city: 'Millbrook', county: 'Franklin County', state: 'Iowa' },
    zoningDistrict: 'agricultural',
  },
});
