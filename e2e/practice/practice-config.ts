/** A practice session as the wizard would hand it over, small enough to read. */
export function aPracticeConfig(questionCount = 2) {
  return {
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
  };
}
