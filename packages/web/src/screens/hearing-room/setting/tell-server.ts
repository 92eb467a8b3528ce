import { startSession, type StartedSession } from '../../../session/start-session.ts';
import type { HearingSetting } from './hearing-setting.ts';

/** Tells the server about the hearing, with everything it was set up with. Never throws: failure is only a warning
 *  (hearing.md §8). */
export function tellServer({
  sessionId,
  config,
  communityType,
  communityData,
  details,
}: HearingSetting): Promise<StartedSession> {
  const project = { ...details, ...(config ?? {}) };
  return startSession(sessionId, {
    enhanced_config: {
      ...project,
      selectedCommunityType: communityType,
      ...(communityData === null ? {} : { communityData: { ...communityData } }),
    },
  });
}
