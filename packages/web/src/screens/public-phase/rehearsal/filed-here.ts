import type { RehearsalEvent } from '@rostrum/contract';
import { papersHere } from '../../../offline/papers-here.ts';
import { stamped, type NewEvent } from '../../../offline/pending-events.ts';
import type { PublicSetting } from '../setting/public-setting.ts';
import { projectDetails } from './question-body.ts';

/** The record for the engine in this browser: what is known of it, plus the project, its documents and the
 *  presentation from the setting if the record does not have them. */
export function filedHere(setting: PublicSetting, events: readonly RehearsalEvent[]): readonly RehearsalEvent[] {
  const has = (test: (event: RehearsalEvent) => boolean) => events.some(test);
  const missing: NewEvent[] = [];
  if (!has((event) => event.type === 'configured'))
    missing.push({
      type: 'configured',
      mode: 'hearing',
      community_type: setting.communityType,
      ...(setting.communityData === null ? {} : { community_data: setting.communityData }),
      difficulty: setting.difficulty,
      project_type: setting.projectType,
      project: projectDetails(setting),
    });
  missing.push(...papersHere(setting.sessionId, setting, events));
  if (setting.presentation !== '' && !has((event) => event.type === 'presented'))
    missing.push({ type: 'presented', text: setting.presentation, duration_s: setting.handOver.durationS });
  return [...missing.map(stamped), ...events];
}
