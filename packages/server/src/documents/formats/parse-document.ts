import { limits } from '@rostrum/contract';
import { Refusal } from '../../http/refusal.ts';
import { hashedText, storable } from '../../rehearsals/kept-text.ts';
import { decodeText } from './decode-text.ts';
import type { DocumentBytes, DocumentText, ParseOutcome } from '../process/outcome.ts';
import { parseDocx } from './parse-docx.ts';
import { parseHtml } from './parse-html.ts';
import { parsePdf, type OnPage } from './parse-pdf.ts';
import { mendedText } from './whole-words.ts';

function parseText(bytes: Uint8Array, charset: string | null): DocumentText {
  const text = mendedText(decodeText(bytes, charset));
  if (!/[\p{L}\p{N}]/u.test(text)) throw new Refusal('document_empty');
  return { text, title: null, pages: null };
}

async function parse({ bytes, kind, charset }: DocumentBytes, onPage?: OnPage): Promise<DocumentText> {
  switch (kind) {
    case 'pdf':
      return parsePdf(bytes, onPage);
    case 'docx':
      return parseDocx(bytes);
    case 'html':
      return parseHtml(bytes, charset);
    case 'text':
      return parseText(bytes, charset);
  }
}

/** The text of a document, or why there is none. `onPage` is called before each page is read. */
export async function parseDocument(document: DocumentBytes, onPage?: OnPage): Promise<ParseOutcome> {
  try {
    const { text, title, pages } = await parse(document, onPage);
    if (text.length > limits.ordinanceCharacters) throw new Refusal('document_too_long');
    const clean = storable(text);
    return { ok: true, text: clean, title, pages, hashed: hashedText(clean) };
  } catch (error) {
    if (error instanceof Refusal) return { ok: false, code: error.code, sentence: error.message };
    // A parser that trips over a document is not the server's fault.
    return {
      ok: false,
      code: 'unreadable',
      sentence: null,
      fault: error instanceof Error ? `${error.name}: ${error.message}` : String(error),
    };
  }
}
