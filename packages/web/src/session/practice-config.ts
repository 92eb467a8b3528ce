import type { Character } from '@rostrum/contract';
import type { EnhancedConfig, PracticeConfig, ProjectDetails } from './config.ts';
import { pickCharacters } from './pick-characters.ts';
import { bridgeDefaults } from './project-details.ts';

const defaultQuestionCount = 10;

/** What /practice-session is started with. practice.md §4 (Practice session), decisions.md §2. `topics` are theme
 *  ids: those chosen, and those of the areas chosen. */
export function practiceConfigOf(
  config: EnhancedConfig,
  details: ProjectDetails,
  characters: readonly Character[],
  topics: readonly string[],
  sessionId: string,
): PracticeConfig {
  return {
    practiceMode: config.selectedSessionStyle === 'single_topic_deep_dive' ? 'single-topic' : 'multi-theme',
    selectedTopics: topics.length > 0 ? topics : ['general'],
    questionCount: config.sessionOptions.questionCount ?? defaultQuestionCount,
    selectedCharacters: pickCharacters(characters, topics, bridgeDefaults.maxCharacters).map((character) => ({
      ...character,
    })),
    selectedProjectType: config.selectedProjectType,
    selectedDifficulty: config.selectedDifficulty,
    projectData: {
      ...config.projectConfig,
      technology: details.technology,
      category: details.category,
      project_type: config.selectedProjectType,
      selectedProjectType: config.selectedProjectType,
      communityType: config.selectedCommunityType,
    },
    session_id: sessionId,
  };
}
