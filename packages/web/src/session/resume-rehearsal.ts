import type { RehearsalEvent, RehearsalSummary } from '@rostrum/contract';
import { call } from '../api/client.ts';
import type { CommunityData, EnhancedSimulationConfig, PracticeConfig, ProjectDetails } from './config.ts';
import { formalProceeding } from './proceeding.ts';
import { removeStored, writeStored } from './storage.ts';

export interface ResumeTarget {
  readonly path: '/practice-session' | '/hearing' | '/evening' | '/simulate' | '/configure';
  readonly state: { readonly resume: string } & Readonly<Record<string, unknown>>;
}

const roomPhases: ReadonlySet<string> = new Set([
  '',
  'setup',
  'configured',
  'opening',
  'presentation',
  'official_questions',
  'transition',
]);

/** Events that only occur after setup. */
const begun: ReadonlySet<string> = new Set(['presented', 'asked', 'phase_changed']);

/** Puts a rehearsal back where its screens look for it, from its record, and says where it continues. Throws
 *  ApiError if the record cannot be loaded. */
export async function resumeRehearsal(summary: RehearsalSummary): Promise<ResumeTarget> {
  const { session_id: sessionId } = summary;
  const { events } = await call('record', { params: { session_id: sessionId }, sessionId });
  const { config, project, presentation, ...community } = whatIsConfigured(events);
  if (!config && !events.some((event) => begun.has(event.type))) {
    return { path: '/configure', state: { resume: sessionId } };
  }
  removeStored('transitionData', 'publicCommentContext', 'userPresentation', 'practiceSessionConfig', 'practiceConfig');
  writeStored('sessionId', sessionId);
  if (community.type) writeStored('communityType', community.type);
  if (community.data) writeStored('communityData', community.data as CommunityData);
  if (presentation) writeStored('userPresentation', presentation);
  if (project) writeStored('projectDetails', project as unknown as ProjectDetails);
  if (config) writeStored('enhancedSimulationConfig', config as unknown as EnhancedSimulationConfig);
  const practiceConfig = config?.practiceConfig as PracticeConfig | undefined;
  if (practiceConfig) writeStored('practiceSessionConfig', practiceConfig);
  const isFormal = formalProceeding(config) !== null || formalProceeding(project) !== null;
  const hearing = isFormal ? '/evening' : roomPhases.has(summary.phase) ? '/hearing' : '/simulate';
  return {
    path: summary.mode === 'practice' ? '/practice-session' : hearing,
    state: {
      resume: sessionId,
      ...(config ? { config } : {}),
      ...(project ? { projectData: project } : {}),
      ...(practiceConfig ? { practiceConfig } : {}),
    },
  };
}

/** The latest value of everything that was configured; later events overwrite the fields of earlier ones. */
function whatIsConfigured(events: readonly RehearsalEvent[]) {
  let type: string | undefined;
  let data: Record<string, unknown> | undefined;
  let project: Record<string, unknown> | undefined;
  let config: Record<string, unknown> | undefined;
  let presentation: string | undefined;
  for (const event of events) {
    if (event.type === 'presented') presentation = event.text;
    if (event.type !== 'configured') continue;
    type = event.community_type ?? type;
    data = event.community_data ?? data;
    project = event.project ? { ...project, ...event.project } : project;
    config = event.config ? { ...config, ...event.config } : config;
  }
  const details = config?.projectDetails as Record<string, unknown> | undefined;
  return { type, data, project: details ?? project, config, presentation };
}
