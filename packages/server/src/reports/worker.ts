import type { Sheet } from './blocks.ts';
import { docxOf } from './docx.ts';
import { pdfOf } from './pdf.ts';

export interface WritingJob {
  readonly format: 'pdf' | 'docx';
  readonly sheet: Sheet;
}

/** Renders a document in a separate thread: sixty answers take seconds, and nobody else should wait for them. */
export default async function write({ format, sheet }: WritingJob): Promise<Uint8Array> {
  return new Uint8Array(await (format === 'pdf' ? pdfOf(sheet) : docxOf(sheet)));
}
