import { call } from '../api/client.ts';

/** practice.md §9. */
const timeoutMs = 120_000;

/** Sends a recording to the server and gives its transcript. Throws ApiError. */
export async function transcribeRecording(
  blob: Blob,
  mime: string,
  signal: AbortSignal,
  fields: Readonly<Record<string, string>> = {},
): Promise<string> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('audio', blob, `speech.${mime.includes('mp4') ? 'm4a' : mime.includes('ogg') ? 'ogg' : 'webm'}`);
  const { transcript } = await call('transcribe', { form, signal, timeoutMs });
  return transcript;
}
