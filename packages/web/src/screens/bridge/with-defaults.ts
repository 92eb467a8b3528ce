import type { EnhancedConfig } from '../../session/config.ts';

/** A configuration with every field that later screens read. */
export function withDefaults(given: Partial<EnhancedConfig>): EnhancedConfig {
  const project: Partial<EnhancedConfig['projectConfig']> = given.projectConfig ?? {};
  const community: Partial<EnhancedConfig['selectedCommunity']> = given.selectedCommunity ?? {};
  return {
    ...given,
    selectedCategory: given.selectedCategory ?? '',
    selectedSubcategory: given.selectedSubcategory ?? null,
    selectedProjectType: given.selectedProjectType ?? '',
    selectedProjectTypeId: given.selectedProjectTypeId ?? given.selectedProjectType ?? '',
    selectedSessionStyle: given.selectedSessionStyle ?? 'real_life_simulation',
    sessionOptions: given.sessionOptions ?? {},
    selectedDifficulty: given.selectedDifficulty ?? 'intermediate',
    selectedMajorAreas: given.selectedMajorAreas ?? [],
    selectedSpecificThemes: given.selectedSpecificThemes ?? [],
    selectedCommunityType: given.selectedCommunityType ?? community.id ?? 'diverse_suburban',
    selectedCommunity: {
      ...community,
      id: community.id ?? given.selectedCommunityType ?? 'diverse_suburban',
      name: community.name ?? '',
      description: community.description ?? '',
      communication_style: community.communication_style ?? 'formal',
      starting_temperature: community.starting_temperature ?? '',
      escalation_pattern: community.escalation_pattern ?? '',
      typical_concerns: community.typical_concerns ?? [],
    },
    characterConfig: given.characterConfig ?? { speakers: [] },
    projectConfig: {
      ...project,
      projectName: project.projectName ?? '',
      developerName: project.developerName ?? '',
      location: { city: '', county: '', state: '', ...project.location },
      difficulty: project.difficulty ?? 'Medium',
      applicant: project.applicant ?? '',
      applicantRole: project.applicantRole ?? '',
      zoningDistrict: project.zoningDistrict ?? '',
      projectDescription: project.projectDescription ?? '',
      uploads: { ordinanceFile: null, ordinanceUrl: null, planningUrl: null, ...project.uploads },
      ordinanceText: project.ordinanceText ?? '',
      planningData: project.planningData ?? '',
      newsArticles: project.newsArticles ?? [],
      speakers: project.speakers ?? [],
      sessionId: project.sessionId ?? '',
    },
  };
}
