import { startSession } from '../../../session/start-session.ts';
import { builtInBench, loadBench, type Bench } from '../board/load-board.ts';
import { hearingFromRecord, keptHearing, type KeptHearing } from '../record/kept-hearing.ts';
import { lookOf, type CommunityLook } from './community-look.ts';
import type { HearingSetting } from './hearing-setting.ts';

/** All that has to be known before the doors open. */
export interface Arrival {
  readonly setting: HearingSetting;
  readonly look: CommunityLook;
  readonly bench: Bench;
  readonly kept: KeptHearing | null;
  readonly started: Promise<unknown>;
}

/** Prepares the chamber: the session, the community, the board, and the room as it was left. Never throws but for its
 *  signal: what fails has its own way on. */
export async function arrive(setting: HearingSetting, resumed: boolean, signal: AbortSignal): Promise<Arrival> {
  const kept = keptHearing(setting.sessionId) ?? (resumed ? await fromRecord(setting.sessionId) : null);
  const started = kept === null ? tellServer(setting) : Promise.resolve();
  const look = await lookOf(setting);
  const bench = kept?.builtInBoard
    ? await builtInBench(look.id, look.style)
    : await loadBench(look.id, look.style, signal);
  signal.throwIfAborted();
  return { setting, look, bench, kept, started };
}

async function fromRecord(sessionId: string): Promise<KeptHearing | null> {
  try {
    return await hearingFromRecord(sessionId);
  } catch (cause) {
    console.warn('The record could not be read; the hearing begins anew.', cause);
    return null;
  }
}

/** Failure is only warned of (hearing.md §8): `startSession` never throws. */
function tellServer({ sessionId, config, communityType, communityData, details }: HearingSetting): Promise<unknown> {
  const project = { ...details, ...(config ?? {}) };
  return startSession(sessionId, {
    enhanced_config: {
      ...project,
      selectedCommunityType: communityType,
      ...(communityData === null ? {} : { communityData: { ...communityData } }),
    },
  });
}
