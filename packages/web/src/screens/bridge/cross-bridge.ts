import { withDefaults } from './with-defaults.ts';
import type { EnhancedConfig, EnhancedSimulationConfig, ProjectDetails } from '../../session/config.ts';
import { storeHandOver } from '../../session/hand-over.ts';
import { formalProceeding } from '../../session/proceeding.ts';
import { projectDetailsOf, projectNameOf } from '../../session/project-details.ts';
import { currentSessionId, startSession } from '../../session/start-session.ts';
import { canonicalStyle } from '../../session/technology.ts';

/** Long enough to read, and for a healthy server to confirm the session. */
const shortestMs = 700;
const longestMs = 5_000;

export interface Crossing {
  readonly path: '/hearing' | '/evening' | '/simulate';
  readonly state: { readonly config: EnhancedSimulationConfig; readonly projectData: ProjectDetails };
}

/** practice.md §4 (Bridge). A server that does not answer holds nobody up: later calls start its session again. */
export async function crossBridge(given: Partial<EnhancedConfig>): Promise<Crossing> {
  const config = withDefaults(given);
  const { findProjectType } = await import('@rostrum/engine/catalog');
  const samples = findProjectType(config.selectedProjectType)?.sampleNames ?? [];
  const draw = (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32;
  const projectName = projectNameOf(config.projectConfig.projectName, samples, draw);
  const named = { ...config, projectConfig: { ...config.projectConfig, projectName } };
  const details = projectDetailsOf(named, projectName);
  const sessionId = config.projectConfig.sessionId || currentSessionId('hearing');
  const enhanced = storeHandOver(named, details, sessionId);
  const started = startSession(sessionId, { enhanced_config: { ...enhanced, projectDetails: { ...details } } });
  await Promise.all([pause(shortestMs), Promise.race([started, pause(longestMs)])]);
  const isRealLife = canonicalStyle(config.selectedSessionStyle) === 'real_life_simulation';
  const path = !isRealLife ? '/simulate' : formalProceeding(named) === null ? '/hearing' : '/evening';
  return { path, state: { config: enhanced, projectData: details } };
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
