import type { RehearsalEvent } from '@rostrum/contract';
import type { PublicStanding } from '@rostrum/engine/hearing';
import { readStored, removeStored, writeStored } from '../../../session/storage.ts';
import { StoredWhenChanged } from '../../../session/stored-when-changed.ts';
import type { Gathering } from '../setting/load-speakers.ts';

/** What a reload needs to continue at the same question if the server cannot be asked. */
export interface KeptPublic {
  readonly version: 1;
  readonly sessionId: string;
  readonly standing: PublicStanding;
  /** What was said so far, as this browser knows it. */
  readonly said: readonly RehearsalEvent[];
  /** Who is there, so that a reload shows them without asking again. */
  readonly gathering?: Gathering;
}

/** Saves the public phase at each change; what was said, which grows long, only when something was said. Documents
 *  are stored elsewhere. */
export class PublicKeeper {
  readonly #long = new StoredWhenChanged('publicSaid');

  keep(sessionId: string, standing: PublicStanding, events: readonly RehearsalEvent[], gathering: Gathering): void {
    this.#long.write([sessionId, events, gathering], () => ({
      sessionId,
      said: events.filter(({ type }) => type !== 'configured' && type !== 'document_filed'),
      // Speakers the server could not name are asked for again after a reload.
      ...(!gathering.offline && { gathering }),
    }));
    writeStored('publicPhase', { version: 1, sessionId, standing });
  }
}

export function keptPublic(sessionId: string): KeptPublic | null {
  const short = readStored('publicPhase') as Partial<KeptPublic> | null;
  const long = readStored('publicSaid') as Partial<KeptPublic> | null;
  if (short?.version !== 1 || short.sessionId !== sessionId) return null;
  const kept = { ...short, ...(long?.sessionId === sessionId ? long : {}) };
  const isOurs = kept.standing !== undefined && Array.isArray(kept.said);
  return isOurs ? (kept as KeptPublic) : null;
}

export function forgetPublic(): void {
  removeStored('publicPhase', 'publicSaid');
}
