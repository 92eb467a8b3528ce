import { refusalFrom } from '../../api/api-error.ts';
import { addressOf } from '../../api/client.ts';
import { callHeaders } from '../../api/headers.ts';

export type FileFormat = 'pdf' | 'docx' | 'md' | 'html' | 'vtt' | 'record' | 'findings';

/** A long report takes the server a while to render as PDF. */
const timeoutMs = 60_000;

async function fetched(sessionId: string, format: FileFormat): Promise<Response> {
  const params = { session_id: sessionId };
  const address = format === 'record' ? addressOf('record', params) : addressOf('report', params, { format });
  const response = await fetch(address, {
    headers: callHeaders(sessionId),
    credentials: 'same-origin',
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw refusalFrom(response.status, await response.json().catch(() => null));
  return response;
}

/** Fetches a report or record with the credential, which a plain link cannot send, and hands it to the browser's
 *  downloads. Throws ApiError for a refusal. */
export async function saveFile(sessionId: string, format: FileFormat, fallbackName: string): Promise<void> {
  const response = await fetched(sessionId, format);
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1];
  const address = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = named ?? fallbackName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
