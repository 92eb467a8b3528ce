import type { EnhancedConfig, EnhancedSimulationConfig, PracticeConfig, ProjectDetails } from './config.ts';
import { removeStored, writeStored } from './storage.ts';
import { canonicalStyle } from './technology.ts';

/** Stores a configured rehearsal where its screens look for it, and removes what an earlier one left behind.
 *  practice.md §4 (Bridge) and §7. */
export function storeHandOver(
  config: EnhancedConfig,
  details: ProjectDetails,
  sessionId: string,
): EnhancedSimulationConfig {
  const enhanced: EnhancedSimulationConfig = {
    ...config,
    timestamp: new Date().toISOString(),
    session_id: sessionId,
    enhanced_mode: true,
  };
  removeStored('userPresentation', 'transitionData', 'publicCommentContext', 'practiceSessionConfig', 'practiceConfig');
  writeStored('sessionId', sessionId);
  writeStored('communityType', config.selectedCommunityType);
  writeStored('communityData', config.selectedCommunity);
  writeStored('projectDetails', details);
  writeStored('enhancedSimulationConfig', enhanced);
  writeStored('useEnhancedMode', 'true');
  writeStored('gameMode', canonicalStyle(config.selectedSessionStyle));
  writeStored('selectedThemes', config.selectedSpecificThemes);
  writeStored('gameTimeMinutes', String(details.duration));
  return enhanced;
}

export function storePracticeConfig(practice: PracticeConfig): void {
  writeStored('practiceSessionConfig', practice);
  writeStored('practiceConfig', practice);
}
