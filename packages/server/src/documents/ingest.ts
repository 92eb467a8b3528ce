import { MessageChannel } from 'node:worker_threads';
import { Refusal } from '../http/refusal.ts';
import type { Metrics } from '../http/metrics.ts';
import type { DocumentFetcher } from './fetch-document.ts';
import { kindOf } from './kind.ts';
import type { DocumentBytes, OnProgress, ParseOutcome, Progress, ReadDocument } from './outcome.ts';
import type { Pool } from './pool.ts';
import type { Job } from './worker.ts';

export interface ReadOptions {
  /** Ends the work, in whichever thread it is. */
  readonly signal: AbortSignal;
  readonly onProgress?: OnProgress | undefined;
}

export interface Ingest {
  /** The text of an uploaded file. Throws Refusal. */
  file(bytes: Uint8Array, name: string, options: ReadOptions): Promise<ReadDocument>;
  /** The text behind an address, and the address it was found at. Throws Refusal. */
  address(
    address: string,
    timeoutMs: number,
    options: ReadOptions,
  ): Promise<ReadDocument & { readonly source: string }>;
}

/** Under the client's own 60 s for an ordinance, so that it hears why. practice.md §9. */
export const parseMs = 55_000;

const nameOf = (url: URL): string => {
  const last = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

/** Bytes that can be handed over to a thread: those of a long document as they are, since nobody on this side needs them again; a
 *  short one may stand in memory that it shares with others, and is copied. */
const ofItsOwn = (bytes: Uint8Array): Uint8Array<ArrayBuffer> =>
  bytes.buffer instanceof ArrayBuffer && bytes.byteLength === bytes.buffer.byteLength
    ? new Uint8Array(bytes.buffer)
    : new Uint8Array(bytes);

export function makeIngest(pool: Pool, fetcher: DocumentFetcher, metrics: Metrics): Ingest {
  async function parse(
    document: DocumentBytes,
    timeoutMs: number,
    { signal, onProgress }: ReadOptions,
  ): Promise<ReadDocument> {
    const end = metrics.documents.startTimer({ kind: document.kind });
    const bytes = ofItsOwn(document.bytes);
    const channel = onProgress === undefined ? null : new MessageChannel();
    channel?.port1.on('message', (progress: Progress) => onProgress?.(progress));
    try {
      onProgress?.({ stage: 'opening' });
      const job: Job = {
        task: 'parse',
        document: { ...document, bytes },
        ...(channel !== null && { progress: channel.port2 }),
      };
      const transfer = channel === null ? [bytes.buffer] : [bytes.buffer, channel.port2];
      const outcome = await pool.run<ParseOutcome>(job, { timeoutMs, signal, transfer });
      end({ outcome: outcome.ok ? 'read' : outcome.code });
      if (!outcome.ok) throw new Refusal(outcome.code, outcome.sentence ?? undefined);
      return outcome;
    } catch (error) {
      if (!(error instanceof Refusal)) end({ outcome: signal.aborted ? 'cancelled' : 'failed' });
      throw error;
    } finally {
      channel?.port1.close();
    }
  }

  return {
    file: async (bytes, name, options) => {
      if (bytes.length === 0)
        throw new Refusal('document_empty', 'The file is empty. Check that it is the right one, or paste the text.');
      const kind = kindOf(bytes, name);
      return parse({ bytes, name, kind, charset: null, address: null }, parseMs, options);
    },
    address: async (address, timeoutMs, options) => {
      const began = performance.now();
      const { bytes, url, contentType, charset } = await fetcher.fetch(address, {
        timeoutMs,
        signal: options.signal,
        onReceived: (received, total) => options.onProgress?.({ stage: 'fetching', received, total }),
      });
      if (bytes.length === 0)
        throw new Refusal('document_empty', 'The page is empty. Check the address, or paste the text.');
      const found = kindOf(bytes, '');
      const kind = found === 'text' && /html/i.test(contentType) ? 'html' : found;
      const left = Math.max(1_000, Math.ceil(timeoutMs - (performance.now() - began)));
      const text = await parse({ bytes, name: nameOf(url), kind, charset, address: url.href }, left, options);
      return { ...text, source: url.href };
    },
  };
}
