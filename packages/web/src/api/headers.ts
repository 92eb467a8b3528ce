import { readStored } from '../session/storage.ts';

/** The headers that every call carries. `sessionId` null leaves the session out; undefined uses the current one. */
export function callHeaders(sessionId?: string | null): Record<string, string> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  const credential = document.querySelector<HTMLMetaElement>('meta[name="rostrum-credential"]')?.content;
  if (credential) headers.Authorization = `Basic ${credential}`;
  const session = sessionId === undefined ? readStored('sessionId') : sessionId;
  if (session) headers['X-Session-ID'] = session;
  return headers;
}
