import { beginSession } from '../../../session/start-session.ts';
import type { SessionPrefix } from '../../../session/session-id.ts';
import { readStored, removeStored, writeStored } from '../../../session/storage.ts';

const storageKey = 'rostrum-setup-session';

/** The id under which the project being set up is filed. A rehearsal that was already launched, or one of another kind,
 *  keeps its own: setting up again begins a new one. */
export function setupSession(prefix: SessionPrefix): string {
  const own = readStored(storageKey);
  if (own?.startsWith(`${prefix}-`)) {
    if (readStored('sessionId') !== own) writeStored('sessionId', own);
    return own;
  }
  return rememberSetupSession(beginSession(prefix));
}

/** Takes note of an id that replaced the one that was set up with. */
export function rememberSetupSession(sessionId: string): string {
  writeStored(storageKey, sessionId);
  return sessionId;
}

/** The rehearsal begins: its id is no longer one to set up with. */
export function closeSetupSession(): void {
  removeStored(storageKey);
}
