import type { LookupFunction } from 'node:net';
import { limits } from '@rostrum/contract';
import { Agent, fetch, type Response } from 'undici';
import { Refusal } from '../http/refusal.ts';
import type { Pieces } from './pieces.ts';
import { allowedUrl, guardedLookup, isAllowedByOperator } from './allowed-address.ts';

export interface Fetched {
  readonly pieces: Pieces;
  /** The address after all redirects. */
  readonly url: URL;
  readonly contentType: string;
  readonly charset: string | null;
}

/** Takes: the bytes received so far, and how many the site announces; null if it does not, or compresses them. */
export type OnReceived = (received: number, total: number | null) => void;

export interface DocumentFetcher {
  /** Throws Refusal: address_not_allowed, site_unreadable, too_large, timed_out. */
  fetch(
    address: string,
    options: { timeoutMs: number; signal: AbortSignal; onReceived?: OnReceived; maxBytes?: number },
  ): Promise<Fetched>;
  close(): Promise<void>;
}

const connectMs = 8_000;
const silenceMs = 20_000;
const tellEveryBytes = 256 * 1024;

/** The failure that matters is at the end of a chain of causes. */
function codeIn(error: unknown): string {
  if (typeof error !== 'object' || error === null) return '';
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  if (Array.isArray(errors) && errors.length > 0) return codeIn(errors[0]);
  return typeof code === 'string' && code !== '' ? code : codeIn(cause);
}

function refusalOf(error: unknown, deadline: AbortSignal): unknown {
  if (error instanceof Refusal) return error;
  const code = codeIn(error);
  if (code === 'BLOCKED_ADDRESS') return new Refusal('address_not_allowed');
  if (deadline.aborted || /TIMEOUT|ETIMEDOUT/.test(code))
    return new Refusal(
      'timed_out',
      'The site took too long to answer. Try again, or download the page and upload or paste it.',
    );
  if (code === 'UND_ERR_RES_EXCEEDED_MAX_SIZE') return new Refusal('too_large');
  return new Refusal('site_unreadable');
}

async function bodyOf(response: Response, maxBytes: number, onReceived?: OnReceived): Promise<Pieces> {
  const announced = Number(response.headers.get('content-length') ?? 0);
  if (announced > maxBytes) throw new Refusal('too_large');
  const total = announced > 0 && response.headers.get('content-encoding') === null ? announced : null;
  let last = 0;
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    const bytes = part as Uint8Array;
    length += bytes.length;
    if (length > maxBytes) throw new Refusal('too_large');
    parts.push(bytes);
    if (length - last < tellEveryBytes && length !== total) continue;
    last = length;
    onReceived?.(length, total);
  }
  return parts;
}

/** Fetches what an applicant names, and nothing inside the operator's network.  Takes: hosts the operator allows as
 *  host:port, and a resolver for tests. */
export function makeDocumentFetcher(allowed: readonly string[], lookup?: LookupFunction): DocumentFetcher {
  const times = { headersTimeout: silenceMs, bodyTimeout: silenceMs };
  const guarded = new Agent({ ...times, connect: { lookup: guardedLookup(lookup), timeout: connectMs } });
  const open = new Agent({ ...times, connect: { timeout: connectMs } });

  async function follow(start: URL, signal: AbortSignal, maxBytes: number, onReceived?: OnReceived): Promise<Fetched> {
    let url = start;
    for (let hop = 0; hop <= limits.fetchRedirects; hop++) {
      const response = await fetch(url, {
        dispatcher: isAllowedByOperator(url, allowed) ? open : guarded,
        redirect: 'manual',
        signal,
        headers: {
          accept: 'text/html,application/pdf,text/plain;q=0.9,*/*;q=0.5',
          'accept-language': 'en-US,en;q=0.8',
          'user-agent': 'Rostrum/0.1 (reads public planning documents)',
        },
      });
      const location = response.headers.get('location');
      if (response.status >= 300 && response.status < 400 && location !== null) {
        await response.body?.cancel();
        url = allowedUrl(location, allowed, url);
        continue;
      }
      if (!response.ok) {
        await response.body?.cancel();
        throw new Refusal(
          'site_unreadable',
          `The site answered with an error (${response.status}). Check the address, or download the page and upload or paste it.`,
        );
      }
      const contentType = response.headers.get('content-type') ?? '';
      return {
        pieces: await bodyOf(response, maxBytes, onReceived),
        url,
        contentType,
        charset: /charset=["']?([\w-]+)/i.exec(contentType)?.[1] ?? null,
      };
    }
    throw new Refusal(
      'site_unreadable',
      'The site redirects too often. Check the address, or download the page and upload or paste it.',
    );
  }

  return {
    async fetch(address, { timeoutMs, signal, onReceived, maxBytes = limits.fetchBytes }) {
      const start = allowedUrl(address, allowed);
      const deadline = AbortSignal.timeout(timeoutMs);
      try {
        return await follow(start, AbortSignal.any([deadline, signal]), maxBytes, onReceived);
      } catch (error) {
        throw signal.aborted ? error : refusalOf(error, deadline);
      }
    },
    close: async () => {
      await Promise.all([guarded.destroy(), open.destroy()]);
    },
  };
}
