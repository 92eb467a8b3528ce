import type { Speaker } from '@rostrum/contract';
import type { EnhancedConfig } from '../../../session/config.ts';
import type { WizardDraft } from '../wizard-draft.ts';
import type { ProjectDocuments, ProjectFields } from './project-draft.ts';

/** The difficulty that the form writes if none was chosen. practice.md §3. */
const formDifficulty = 'Medium';

/** Everything the wizard knows, in the form it is handed on in; null while a choice is missing. practice.md §3. */
export function enhancedConfigOf(
  draft: WizardDraft,
  fields: ProjectFields,
  documents: ProjectDocuments,
  speakers: readonly Speaker[],
  sessionId: string,
): EnhancedConfig | null {
  const { category, projectType, style, difficulty, community } = draft;
  if (!category || !projectType || !style || !difficulty || !community) return null;
  return {
    selectedCategory: category.key,
    selectedSubcategory: draft.subcategory,
    selectedProjectType: projectType.name,
    selectedProjectTypeId: projectType.id,
    selectedSessionStyle: style.id,
    sessionOptions: draft.options,
    selectedDifficulty: difficulty.id,
    selectedMajorAreas: draft.areas,
    selectedSpecificThemes: draft.themes,
    selectedCommunity: community,
    selectedCommunityType: community.id,
    characterConfig: { speakers },
    projectConfig: {
      projectName: fields.projectName.trim(),
      developerName: fields.developerName.trim(),
      location: { city: fields.city.trim(), county: fields.county, state: fields.state },
      difficulty: formDifficulty,
      applicant: fields.applicant.trim(),
      applicantRole: fields.applicantRole.trim(),
      zoningDistrict: fields.zoningDistrict,
      projectDescription: fields.projectDescription.trim(),
      uploads: {
        ordinanceFile: documents.ordinance?.from === 'file' ? documents.ordinance.source : null,
        ordinanceUrl: documents.ordinance?.from === 'url' ? documents.ordinance.source : null,
        planningUrl: documents.planning?.source ?? null,
      },
      ordinanceText: documents.ordinance?.text ?? '',
      planningData: documents.planning?.text ?? '',
      newsArticles: documents.news ?? [],
      speakers,
      sessionId,
      proceeding: fields.proceeding,
      board: fields.board,
    },
  };
}
