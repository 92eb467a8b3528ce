import type { EnhancedConfig, ProjectDetails } from './config.ts';
import { canonicalStyle, simulationDifficultyOf, technologyOf } from './technology.ts';

/** Bridge defaults. practice.md §9. */
export const bridgeDefaults = { durationMinutes: 60, questionCount: 20, maxCharacters: 4 } as const;

/** The longest ordinance that is handed on through the browser's storage. A longer one is on file with the server,
 *  which asks its questions from there; a tab's storage could not hold several copies of it. */
export const handedOnCharacters = 200_000;

/** A configuration light enough to be stored and sent along. */
export function lightConfig(config: EnhancedConfig): EnhancedConfig {
  const { projectConfig } = config;
  return {
    ...config,
    projectConfig: {
      ...projectConfig,
      ordinanceText: lightText(projectConfig.ordinanceText),
      planningData: lightText(projectConfig.planningData),
    },
  };
}

const lightText = (text: string): string => (text.length > handedOnCharacters ? '' : text);

/** The older form of the project details, as the question calls read it. practice.md §3, decisions.md §2. */
export function projectDetailsOf(config: EnhancedConfig, projectName: string): ProjectDetails {
  const { projectConfig: project } = config;
  const style = canonicalStyle(config.selectedSessionStyle);
  const duration = config.sessionOptions.duration ?? bridgeDefaults.durationMinutes;
  return {
    projectName,
    technology: technologyOf(config.selectedProjectType),
    location: project.location.city || project.location.county,
    developerName: project.developerName,
    applicant: project.applicant,
    difficulty: simulationDifficultyOf(config.selectedDifficulty),
    category: config.selectedCategory,
    zoningDistrict: project.zoningDistrict,
    projectDescription: project.projectDescription,
    projectConfig: {
      projectName,
      location: project.location,
      developerName: project.developerName,
      applicant: project.applicant,
      zoningDistrict: project.zoningDistrict,
      projectDescription: project.projectDescription,
      ordinanceText: project.ordinanceText,
      planningData: project.planningData,
      newsArticles: project.newsArticles,
      speakers: project.speakers,
      proceeding: project.proceeding ?? null,
      board: project.board ?? null,
    },
    selectedProjectType: config.selectedProjectType,
    mode: style,
    themes: config.selectedSpecificThemes,
    selectedThemes: config.selectedSpecificThemes,
    majorAreas: config.selectedMajorAreas,
    characters: config.characterConfig.speakers.map((speaker) => speaker.id),
    maxCharacters: bridgeDefaults.maxCharacters,
    sessionStyle: style,
    duration,
    questionCount: config.sessionOptions.questionCount ?? bridgeDefaults.questionCount,
    timeLimit: duration,
    enhanced_mode: true,
    original_enhanced_config: config,
  };
}

/** The project's name: the applicant's own, otherwise one of the samples, picked by `draw` (0 <= draw < 1). The
 *  words 'undefined' and 'null' are not names. */
export function projectNameOf(given: string | undefined, samples: readonly string[], draw: number): string {
  const name = given?.trim() ?? '';
  if (name !== '' && name !== 'undefined' && name !== 'null') return name;
  return samples[Math.floor(draw * samples.length)] ?? 'Development Project';
}
