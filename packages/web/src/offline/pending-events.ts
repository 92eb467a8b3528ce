import type { RehearsalEvent } from '@rostrum/contract';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { storageStood } from '../session/storage-standing.ts';
import { randomId } from '../session/random-id.ts';

/* What happened while the server could not be reached, stored in the browser until it has been sent, once and in
   order. Events carry their own ids, so that sending one twice changes nothing. decisions.md §5. */

const prefix = 'rostrum-outbox:';

/** An event of the record as a screen makes it; id and time are added here. */
type Unstamped<E> = E extends RehearsalEvent ? Omit<E, 'id' | 'at'> : never;
export type NewEvent = Unstamped<RehearsalEvent>;

export function stamped(event: NewEvent): RehearsalEvent {
  return { ...event, id: randomId(), at: new Date().toISOString() };
}

/** Held in memory if the browser refuses to store it, so that nothing is lost while the page is open. */
const inMemory = new Map<string, readonly RehearsalEvent[]>();

export function pendingEvents(sessionId: string): readonly RehearsalEvent[] {
  const held = inMemory.get(sessionId);
  if (held !== undefined) return held;
  try {
    return JSON.parse(localStorage.getItem(prefix + sessionId) ?? '[]') as RehearsalEvent[];
  } catch (cause) {
    console.warn('What was kept while offline could not be read.', cause);
    return [];
  }
}

function keep(sessionId: string, events: readonly RehearsalEvent[]): void {
  try {
    if (events.length === 0) localStorage.removeItem(prefix + sessionId);
    else localStorage.setItem(prefix + sessionId, JSON.stringify(events));
    inMemory.delete(sessionId);
  } catch (cause) {
    console.warn(
      'What happened offline could not be stored in this browser; it is kept while the page is open.',
      cause,
    );
    inMemory.set(sessionId, events);
  }
  storageStood('unsent', ![...inMemory.values()].some((held) => held.length > 0));
}

export function addPending(sessionId: string, events: readonly RehearsalEvent[]): void {
  keep(sessionId, [...pendingEvents(sessionId), ...events]);
}

/** How sending went: everything is on the server's record; the server cannot be reached right now; or it does not
 *  know the session yet. */
export type Sent = 'all' | 'not_yet' | 'unknown_session';

/** What one call carries is well below the server's limit (contract/limits.ts), and below what a proxy in front of
 *  it may allow. */
const maxEvents = 500;
const maxCharacters = 300_000;

/** The first of these that fit into one call; a single one goes alone, however long it is. */
function together(events: readonly RehearsalEvent[], most: number): readonly RehearsalEvent[] {
  let characters = 0;
  const end = events.findIndex((event, i) => {
    characters += JSON.stringify(event).length;
    return i > 0 && (i >= most || characters > maxCharacters);
  });
  return end < 0 ? events : events.slice(0, end);
}

/** Errors that will not go away on retry. An expired credential is renewed with the page, and a refusal by
 *  something between here and the server says nothing about the events. */
const isForGood = (failure: unknown): boolean =>
  failure instanceof ApiError &&
  (failure.status === 413 || ([400, 403, 422].includes(failure.status) && !failure.code.startsWith('status_')));

/** Sends what is pending, in order. An event that the server refuses for good is dropped with a warning, after
 *  singling it out from those sent with it: retrying it would block everything behind it. */
export async function sendPending(sessionId: string): Promise<Sent> {
  let left = pendingEvents(sessionId);
  let most = maxEvents;
  while (left.length > 0) {
    const events = together(left, most);
    try {
      await call('postEvents', { params: { session_id: sessionId }, body: { events: [...events] }, sessionId });
    } catch (failure) {
      if (failure instanceof ApiError && failure.code === 'rehearsal_not_found') return 'unknown_session';
      if (!isForGood(failure)) return 'not_yet';
      if (events.length > 1) {
        most = events.length >> 1;
        continue;
      }
      console.warn('An event was refused by the server and is not on its record.', failure);
    }
    left = left.slice(events.length);
    // Events may have been added while these were being sent, or these may have been sent by another call.
    const sent = new Set(events.map(({ id }) => id));
    keep(
      sessionId,
      pendingEvents(sessionId).filter(({ id }) => !sent.has(id)),
    );
  }
  return 'all';
}
