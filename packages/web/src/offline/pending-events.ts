import type { RehearsalEvent } from '@rostrum/contract';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/client.ts';
import { storageStood } from '../session/storage-standing.ts';
import { randomId } from '../session/random-id.ts';

/* What happened while the server could not be reached, kept in the browser until it has been sent: once and in order.
   Events carry their own ids, so that sending one twice changes nothing. decisions.md §5. */

const prefix = 'rostrum-outbox:';

/** An event of the record as a screen makes it; id and instant are added here. */
type Unstamped<E> = E extends RehearsalEvent ? Omit<E, 'id' | 'at'> : never;
export type NewEvent = Unstamped<RehearsalEvent>;

export function stamped(event: NewEvent): RehearsalEvent {
  return { ...event, id: randomId(), at: new Date().toISOString() };
}

/** Held in memory where the browser refuses its storage, so that nothing is lost while the page is open. */
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

/** What became of sending: all is on the server's record; the server cannot be reached just now; or it does not know the
 *  session yet. */
export type Sent = 'all' | 'not_yet' | 'unknown_session';

/** What goes in one call is well below what the server takes (contract/limits.ts), and below what a proxy before it may. */
const mostEvents = 500;
const mostCharacters = 300_000;

/** The first of these that go together; one alone however long it is. */
function together(events: readonly RehearsalEvent[], most: number): readonly RehearsalEvent[] {
  let characters = 0;
  const end = events.findIndex((event, i) => {
    characters += JSON.stringify(event).length;
    return i > 0 && (i >= most || characters > mostCharacters);
  });
  return end < 0 ? events : events.slice(0, end);
}

/** What the server itself will not take however often it is sent. A credential that is out of date is renewed with the page,
 *  and a refusal of something between here and the server says nothing of the events. */
const isForGood = (failure: unknown): boolean =>
  failure instanceof ApiError &&
  (failure.status === 413 || ([400, 403, 422].includes(failure.status) && !failure.code.startsWith('status_')));

/** Sends what is pending, in order. An event that the server refuses for good is dropped with a warning, and found where others
 *  went with it: trying it again would block all that follows. */
export async function sendPending(sessionId: string): Promise<Sent> {
  let left = pendingEvents(sessionId);
  let most = mostEvents;
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
    // Events may have been added while these were on their way, or these sent by another call.
    const sent = new Set(events.map(({ id }) => id));
    keep(
      sessionId,
      pendingEvents(sessionId).filter(({ id }) => !sent.has(id)),
    );
  }
  return 'all';
}
