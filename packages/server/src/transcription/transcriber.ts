import { Agent, fetch, FormData, type Response } from 'undici';
import { Refusal } from '../http/refusal.ts';

export interface Recording {
  readonly bytes: Uint8Array;
  readonly type: string;
  readonly extension: string;
}

export interface Transcriber {
  /** The words of a recording. Throws Refusal: transcription_failed, timed_out, wrong_kind. */
  transcribe(recording: Recording, signal: AbortSignal): Promise<string>;
  close(): Promise<void>;
}

/** practice.md §9. */
const transcriptionMs = 120_000;
/** Waits before the second and third try. */
const pausesMs = [500, 2_000];

/** The operator names the server, its /v1, or the exact address. */
export function transcriptionAddress(base: string): string {
  const trimmed = base.replace(/\/+$/, '');
  if (/\/audio\/transcriptions$/.test(trimmed)) return trimmed;
  return `${/\/v\d+$/.test(trimmed) ? trimmed : `${trimmed}/v1`}/audio/transcriptions`;
}

const worthAnotherTry = (status: number): boolean => status === 408 || status === 429 || status >= 500;

async function textOf(response: Response): Promise<string> {
  const body: unknown = await response.json().catch(() => null);
  const text = typeof body === 'object' && body !== null && 'text' in body ? body.text : null;
  if (typeof text !== 'string') throw new Refusal('transcription_failed');
  return text.trim();
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()), { once: true });
  });
}

/** Sends recordings to an OpenAI-compatible speech server. Nothing of them is kept here, in memory or on disk. */
export function makeTranscriber(
  settings: { base: string; model: string; key: string | undefined },
  options: { timeoutMs?: number; pausesMs?: readonly number[] } = {},
): Transcriber {
  const timeoutMs = options.timeoutMs ?? transcriptionMs;
  const pauses = options.pausesMs ?? pausesMs;
  const address = transcriptionAddress(settings.base);
  const agent = new Agent({ connect: { timeout: 10_000 }, headersTimeout: timeoutMs, bodyTimeout: timeoutMs });

  function send({ bytes, type, extension }: Recording, signal: AbortSignal): Promise<Response> {
    const form = new FormData();
    form.append('model', settings.model);
    form.append('response_format', 'json');
    form.append('language', 'en');
    form.append('file', new Blob([bytes], { type }), `recording.${extension}`);
    return fetch(address, {
      method: 'POST',
      // A recording goes to the server that the operator named, and to no other.
      redirect: 'manual',
      body: form,
      signal,
      dispatcher: agent,
      headers: settings.key === undefined ? {} : { authorization: `Bearer ${settings.key}` },
    });
  }

  return {
    async transcribe(recording, signal) {
      const deadline = AbortSignal.timeout(timeoutMs);
      const both = AbortSignal.any([deadline, signal]);
      for (let attempt = 0; ; attempt++) {
        const response = await send(recording, both).catch((error: unknown) => {
          if (signal.aborted) throw error;
          return null;
        });
        if (deadline.aborted)
          throw new Refusal(
            'timed_out',
            'The transcription took too long. Keep the recording and try again, or type your answer.',
          );
        if (response?.ok === true) return textOf(response);
        await response?.body?.cancel();
        if (response !== null && !worthAnotherTry(response.status)) throw refused(response.status);
        const wait = pauses[attempt];
        if (wait === undefined) throw new Refusal('transcription_failed');
        await pause(wait, both);
      }
    },
    close: () => agent.destroy(),
  };
}

function refused(status: number): Refusal {
  if (status === 400 || status === 415 || status === 422)
    return new Refusal(
      'wrong_kind',
      'The transcription service cannot read this recording. Record again, or type your answer.',
    );
  return new Refusal('transcription_failed');
}
