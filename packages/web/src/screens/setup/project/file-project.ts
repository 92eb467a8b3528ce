import { call } from '../../../api/client.ts';
import type { EnhancedConfig } from '../../../session/config.ts';
import type { ProjectDocuments } from './project-draft.ts';

const resetTimeoutMs = 15_000;
const filingTimeoutMs = 60_000;
/** A longer text goes as a file: a JSON body may be 2 MiB in all (decisions.md §4). */
const inlineCharacters = 600_000;

/** Files the project with the server: removes the old ordinance, then files the form's choice. Gives false if it
 *  could be neither saved nor reset. practice.md §7, decisions.md §6 and §7. */
export async function fileProject(config: EnhancedConfig, documents: ProjectDocuments): Promise<boolean> {
  const { projectConfig: project } = config;
  const [reset] = await Promise.allSettled([call('resetOrdinance', { timeoutMs: resetTimeoutMs })]);
  const ordinance = documents.ordinance?.text ?? '';
  const isLong = ordinance.length > inlineCharacters;
  const body = {
    project: {
      ...project,
      difficulty: config.selectedDifficulty,
      projectType: config.selectedProjectType,
      selectedProjectType: config.selectedProjectType,
      category: config.selectedCategory,
      communityType: config.selectedCommunityType,
      communityData: config.selectedCommunity,
      ordinanceText: isLong ? '' : ordinance,
      planningData: (documents.planning?.text ?? '').slice(0, inlineCharacters),
    },
  };
  const filings: Promise<unknown>[] = [call('setProjectDetails', { body })];
  if (isLong && documents.ordinance) filings.push(fileLongOrdinance(documents.ordinance.source, ordinance));
  const results = await Promise.allSettled(filings);
  const failures = [reset, ...results].filter((result) => result.status === 'rejected');
  for (const failure of failures) console.warn('A part of the project could not be filed.', failure.reason);
  return reset.status === 'fulfilled' || results.some((result) => result.status === 'fulfilled');
}

function fileLongOrdinance(source: string, text: string): Promise<unknown> {
  const form = new FormData();
  const name = source.toLowerCase().endsWith('.txt')
    ? source
    : `${source.replaceAll(/[^\w.-]+/g, ' ').trim() || 'ordinance'}.txt`;
  form.append('file', new File([text], name, { type: 'text/plain' }));
  return call('parseOrdinance', { form, timeoutMs: filingTimeoutMs });
}
