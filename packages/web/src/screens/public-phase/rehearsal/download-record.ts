import { call } from '../../../api/client.ts';
import { pendingEvents } from '../../../offline/pending-events.ts';
import { readStored } from '../../../session/storage.ts';
import { keptPublic } from './kept-public.ts';

/** Downloads the record of the current session: the server's, otherwise what this browser saved. Gives true for the
 *  server's. */
export async function downloadRecord(): Promise<boolean> {
  const sessionId = readStored('sessionId') ?? '';
  const record = await call('record', { params: { session_id: sessionId }, sessionId }).catch((cause: unknown) => {
    console.warn('The record could not be had from the server.', cause);
    return null;
  });
  const pending = pendingEvents(sessionId);
  const events = record?.events ?? keptPublic(sessionId)?.said ?? [];
  const known = new Set(events.map(({ id }) => id));
  const whole = { session_id: sessionId, events: [...events, ...pending.filter(({ id }) => !known.has(id))] };
  const url = URL.createObjectURL(new Blob([JSON.stringify(whole, null, 2)], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `record-${sessionId}.json`;
  link.click();
  // The browser has taken the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
  return record !== null;
}
