import type { RehearsalEvent } from '@rostrum/contract';
import type { PublicStanding } from '@rostrum/engine/hearing';
import { readStored, removeStored, writeStored } from '../../../session/storage.ts';

/** What a reload needs to go on at the same question where the server cannot be asked. */
export interface KeptPublic {
  readonly version: 1;
  readonly sessionId: string;
  readonly standing: PublicStanding;
  /** What was said so far, as far as this browser knows. */
  readonly said: readonly RehearsalEvent[];
}

/** What is kept is short: documents are on file elsewhere. */
export function keepPublic(sessionId: string, standing: PublicStanding, events: readonly RehearsalEvent[]): void {
  const said = events.filter(({ type }) => type !== 'configured' && type !== 'document_filed');
  writeStored('publicPhase', { version: 1, sessionId, standing, said } satisfies KeptPublic);
}

export function keptPublic(sessionId: string): KeptPublic | null {
  const kept = readStored('publicPhase') as Partial<KeptPublic> | null;
  const isOurs =
    kept?.version === 1 && kept.sessionId === sessionId && kept.standing !== undefined && Array.isArray(kept.said);
  return isOurs ? (kept as KeptPublic) : null;
}

export function forgetPublic(): void {
  removeStored('publicPhase');
}
