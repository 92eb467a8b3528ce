import { beginSession } from '../../../session/start-session.ts';
import type { SessionPrefix } from '../../../session/session-id.ts';
import { readStored, removeStored, writeStored } from '../../../session/storage.ts';

const storageKey = 'rostrum-setup-session';

/** The id that the project being set up is filed under. A rehearsal that was already launched, or one of another
 *  kind, keeps its own: setting up again starts a new one. */
export function setupSession(prefix: SessionPrefix): string {
  const own = readStored(storageKey);
  if (own?.startsWith(`${prefix}-`)) {
    if (readStored('sessionId') !== own) writeStored('sessionId', own);
    return own;
  }
  return rememberSetupSession(beginSession(prefix));
}

/** Notes an id that replaced the one used for setup. */
export function rememberSetupSession(sessionId: string): string {
  writeStored(storageKey, sessionId);
  return sessionId;
}

/** The rehearsal has begun: its id is no longer used for setup. */
export function closeSetupSession(): void {
  removeStored(storageKey);
}
