import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { Refusal } from '../../http/refusal.ts';
import { joined } from '../pieces.ts';
import { kindOf } from '../formats/kind.ts';
import { DocumentProcesses } from './document-processes.ts';
import type { ParseJob, ParseResult } from './jobs.ts';

/* Real documents, if they are available next to the repository: what they must give according to their index. */

const folder = new URL('../../../../../../shared/data/documents/', import.meta.url);
const index = new URL('index.json', folder);
const present = existsSync(index);
if (!present) console.info(`skipped: no real documents at ${fileURLToPath(folder)}`);

interface Entry {
  readonly file: string;
  readonly expected: 'text' | 'clear message';
  readonly detail?: string;
  readonly pages?: number;
  readonly must_contain?: readonly string[];
}

const entries = present ? (JSON.parse(readFileSync(index, 'utf8')) as Entry[]) : [];
const plain = (text: string): string => text.replace(/\s+/g, ' ');

describe.skipIf(!present)('real documents', () => {
  const processes = new DocumentProcesses();
  afterAll(() => processes.close());

  async function parse(file: string): Promise<ParseResult & { readonly text: string }> {
    const bytes = new Uint8Array(readFileSync(new URL(file, folder)));
    try {
      const document = { name: file, kind: kindOf(bytes, file), charset: null, address: null };
      const job: ParseJob = { task: 'parse', document };
      const options = { timeoutMs: 30_000, signal: new AbortController().signal };
      const { result, parts } = await processes.run<ParseResult>(job, [[bytes]], options);
      return { ...result, text: joined(parts[0] ?? []).toString() };
    } catch (error) {
      if (error instanceof Refusal) return { ok: false, code: error.code, sentence: error.message, text: '' };
      throw error;
    }
  }

  it.each(entries)('reads $file or says why not', async ({ file, expected, detail, pages, must_contain }) => {
    const outcome = await parse(file);
    if (expected === 'text') {
      expect(outcome).toMatchObject({ ok: true });
      if (!outcome.ok) return;
      for (const words of must_contain ?? []) expect(plain(outcome.text)).toContain(words);
      if (file.endsWith('.pdf') && pages !== undefined) expect(outcome.pages).toBe(pages);
      return;
    }
    expect(outcome.ok).toBe(false);
    const sentence = outcome.ok ? '' : (outcome.sentence ?? '');
    if (/scan/.test(detail ?? '')) expect(sentence).toMatch(/no text layer/);
    else if (/password/.test(detail ?? '')) expect(sentence).toMatch(/password/);
    else expect(sentence).toMatch(/no text/);
  });
});
