import { Refusal } from '../http/refusal.ts';
import type { Metrics } from '../http/metrics.ts';
import { hashedText, storable } from '../rehearsals/kept-text.ts';
import type { DocumentFetcher } from './fetch-document.ts';
import { bytesOfKind, kindOf } from './formats/kind.ts';
import { mendedText } from './formats/whole-words.ts';
import { headOf, joined, lengthOf, SentText, type Pieces } from './pieces.ts';
import type { DocumentProcesses } from './process/document-processes.ts';
import type { ParseJob, ParseResult } from './process/jobs.ts';
import type { OnProgress, SentDocument } from './process/outcome.ts';

export interface ReadOptions {
  /** Ends the work, wherever it is being done. */
  readonly signal: AbortSignal;
  /** Who asks (rate-limits.ts: callerOf): one document of theirs is read at a time. */
  readonly caller: string;
  readonly onProgress?: OnProgress | undefined;
}

export interface Ingest {
  /** The text of an uploaded file. Throws Refusal. */
  file(pieces: Pieces, name: string, options: ReadOptions): Promise<SentDocument>;
  /** A text that was copied and pasted: broken lines are rejoined. Throws Refusal. */
  pasted(text: string, options: ReadOptions): Promise<SentDocument>;
  /** The text behind an address, and the address it was found at. Throws Refusal. */
  address(
    address: string,
    timeoutMs: number,
    options: ReadOptions,
  ): Promise<SentDocument & { readonly source: string }>;
}

/** Up to this length, scanning a text is faster than handing it to another process and back. */
const shortText = 50_000;
/** Below the client's own 60 s for an ordinance, so that the client hears why. practice.md §9. */
export const parseMs = 55_000;

const nameOf = (url: URL): string => {
  const last = url.pathname.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
};

export function makeIngest(processes: DocumentProcesses, fetcher: DocumentFetcher, metrics: Metrics): Ingest {
  async function parse(
    document: ParseJob['document'] & { readonly pieces: Pieces },
    timeoutMs: number,
    { signal, caller, onProgress }: ReadOptions,
  ): Promise<SentDocument> {
    const { pieces, ...about } = document;
    const end = metrics.documents.startTimer({ kind: document.kind });
    try {
      onProgress?.({ stage: 'opening' });
      const job: ParseJob = { task: 'parse', document: about };
      const { result, parts } = await processes.run<ParseResult>(job, [pieces], {
        timeoutMs,
        signal,
        caller,
        onMessage: (message) => message.type === 'progress' && onProgress?.(message.progress),
        onWaiting: (place) => onProgress?.({ stage: 'waiting', place }),
      });
      end({ outcome: result.ok ? 'read' : result.code });
      if (!result.ok) throw new Refusal(result.code, result.sentence ?? undefined);
      const [text = [], stored = []] = parts;
      const hashed = { textId: result.textId, stored: joined(stored).toString() };
      return { text: new SentText(text), title: result.title, pages: result.pages, hashed };
    } catch (error) {
      if (!(error instanceof Refusal)) end({ outcome: signal.aborted ? 'cancelled' : 'failed' });
      throw error;
    }
  }

  return {
    file: async (pieces, name, options) => {
      if (lengthOf(pieces) === 0)
        throw new Refusal('document_empty', 'The file is empty. Check that it is the right one, or paste the text.');
      const kind = kindOf(headOf(pieces, bytesOfKind), name);
      return parse({ pieces, name, kind, charset: null, address: null }, parseMs, options);
    },
    pasted: async (text, options) => {
      const lines = text.replace(/\r\n?/g, '\n');
      if (lines.length > shortText) {
        const document = { name: '', kind: 'text', charset: 'utf-8', address: null } as const;
        return parse({ ...document, pieces: [Buffer.from(storable(lines))] }, parseMs, options);
      }
      if (!/[\p{L}\p{N}]/u.test(lines)) throw new Refusal('document_empty');
      const mended = storable(mendedText(lines));
      return { text: SentText.of(mended), title: null, pages: null, hashed: hashedText(mended) };
    },
    address: async (address, timeoutMs, options) => {
      const began = performance.now();
      const { pieces, url, contentType, charset } = await fetcher.fetch(address, {
        timeoutMs,
        signal: options.signal,
        onReceived: (received, total) => options.onProgress?.({ stage: 'fetching', received, total }),
      });
      if (lengthOf(pieces) === 0)
        throw new Refusal('document_empty', 'The page is empty. Check the address, or paste the text.');
      const found = kindOf(headOf(pieces, bytesOfKind), '');
      const kind = found === 'text' && /html/i.test(contentType) ? 'html' : found;
      const left = Math.max(1_000, Math.ceil(timeoutMs - (performance.now() - began)));
      const text = await parse({ pieces, name: nameOf(url), kind, charset, address: url.href }, left, options);
      return { ...text, source: url.href };
    },
  };
}
