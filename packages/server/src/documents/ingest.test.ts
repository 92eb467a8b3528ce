import { describe, expect, it } from 'vitest';
import { makeMetrics } from '../http/metrics.ts';
import type { DocumentFetcher } from './fetch-document.ts';
import { makeIngest } from './ingest.ts';
import type { Pieces } from './pieces.ts';
import type { DocumentProcesses } from './process/document-processes.ts';

describe('a document that is taken in', () => {
  it('is passed on in the pieces in which it came, and so is its text: neither is joined here', async () => {
    const uploaded = Array.from({ length: 20 }, (_, n) => Buffer.from(`Sec. ${n}. A rule. `));
    const text = [Buffer.from('Sec. 1. '), Buffer.from('A rule.')];
    const given: Pieces[] = [];
    const processes = {
      run: async (_job: unknown, parts: readonly Pieces[]) => {
        given.push(...parts);
        return { result: { ok: true, title: null, pages: null, textId: 'id' }, parts: [text, [Buffer.from('kept')]] };
      },
    } as unknown as DocumentProcesses;
    const ingest = makeIngest(
      processes,
      {} as DocumentFetcher,
      makeMetrics(() => ({}) as never),
    );
    const read = await ingest.file(uploaded, 'code.txt', { signal: new AbortController().signal, caller: 'one' });
    expect(given[0]).toBe(uploaded);
    expect(read.text.pieces).toBe(text);
    expect(read).toMatchObject({ hashed: { textId: 'id', stored: 'kept' } });
  });
});
