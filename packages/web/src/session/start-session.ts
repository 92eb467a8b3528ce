import { codeOf } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import type { Body } from '../api/client.ts';
import { newSessionId } from './session-id.ts';
import type { SessionPrefix } from './session-id.ts';
import { readStored, writeStored } from './storage.ts';

const attempts = 3;
const waitMs = 1_000;
const timeoutMs = 10_000;

export interface StartedSession {
  readonly sessionId: string;
  /** False if the server could not be told: the page continues with its own id (practice.md §4). */
  readonly confirmed: boolean;
}

/** The id of the rehearsal being set up or run; made and remembered if there is none of this kind yet. */
export function currentSessionId(prefix: SessionPrefix): string {
  const known = readStored('sessionId');
  if (known?.startsWith(`${prefix}-`)) return known;
  return beginSession(prefix);
}

/** A fresh id, remembered as the current one. */
export function beginSession(prefix: SessionPrefix): string {
  const sessionId = newSessionId(prefix);
  writeStored('sessionId', sessionId);
  return sessionId;
}

/** Tells the server about the session: three tries, a second apart, ten seconds each. Never throws: after the third
 *  failure the client's own id is used. An id that belongs to another browser is replaced by a new one. */
export async function startSession(
  sessionId: string,
  extra: Partial<Body<'startSimulation'>> = {},
  pause: (ms: number) => Promise<void> = sleep,
): Promise<StartedSession> {
  let id = sessionId;
  // The same words at each try, so that the server recognizes them.
  const timestamp = new Date().toISOString();
  for (let attempt = 1; attempt <= attempts; attempt += 1) {
    try {
      const body = {
        session_id: id,
        context_available: {
          projectDetails: readStored('projectDetails') !== null,
          communityType: readStored('communityType') !== null,
          userPresentation: readStored('userPresentation') !== null,
        },
        timestamp,
        ...extra,
      };
      await call('startSimulation', { body, sessionId: id, timeoutMs });
      return { sessionId: id, confirmed: true };
    } catch (failure) {
      console.warn(`Starting the session failed (try ${attempt} of ${attempts}).`, failure);
      if (codeOf(failure) === 'not_yours') id = beginSession(id.startsWith('practice-') ? 'practice' : 'hearing');
      else if (attempt < attempts) await pause(waitMs);
    }
  }
  return { sessionId: id, confirmed: false };
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
