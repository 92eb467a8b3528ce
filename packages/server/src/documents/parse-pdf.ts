import { limits } from '@rostrum/contract';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { DocumentText } from './outcome.ts';
import { Refusal } from '../http/refusal.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

async function opened(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(bytes, {
      verbosity: 0,
      stopAtErrors: false,
      isEvalSupported: false,
      useSystemFonts: false,
    });
  } catch (error) {
    const name = error instanceof Error ? error.name : '';
    if (name === 'PasswordException') throw new Refusal('document_encrypted');
    throw new Refusal(
      'unreadable',
      'The PDF is damaged and cannot be read. Download it again or open and save it anew, or paste the text.',
    );
  }
}

/** Pages are looked at for pictures only where there is no text, and not more of them than tell. */
const pagesLookedAt = 20;

async function hasPictures(pdf: Pdf): Promise<boolean> {
  const { OPS } = await getResolvedPDFJS();
  const paints = new Set([OPS.paintImageXObject, OPS.paintInlineImageXObject, OPS.paintImageMaskXObject]);
  for (let number = 1; number <= Math.min(pdf.numPages, pagesLookedAt); number++) {
    const page = await pdf.getPage(number);
    const { fnArray } = await page.getOperatorList();
    page.cleanup();
    if (fnArray.some((operation) => paints.has(operation))) return true;
  }
  return false;
}

async function textOfPage(pdf: Pdf, number: number): Promise<string> {
  const page = await pdf.getPage(number);
  const content = await page.getTextContent();
  let text = '';
  for (const item of content.items) if ('str' in item) text += item.hasEOL ? `${item.str}\n` : item.str;
  page.cleanup();
  return text;
}

/** Fewer letters than this on all pages together are stamps and scanner marks, not a document. */
const lettersOfADocument = 5;

/** The text of a PDF, page after page, lines kept. Throws Refusal. */
export async function parsePdf(bytes: Uint8Array): Promise<DocumentText> {
  const pdf = await opened(bytes);
  try {
    if (pdf.numPages > limits.ordinancePages) throw new Refusal('document_too_long');
    const pages: string[] = [];
    let characters = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      const text = await textOfPage(pdf, number);
      pages.push(text);
      characters += text.length + 2;
      if (characters > limits.ordinanceCharacters) throw new Refusal('document_too_long');
    }
    const text = pages.join('\n\n');
    if ((text.match(/\p{L}/gu)?.length ?? 0) < lettersOfADocument)
      throw (await hasPictures(pdf)) ? new Refusal('document_no_text') : new Refusal('document_empty');
    return { text, pages: pdf.numPages, title: await titleOf(pdf) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      'unreadable',
      'The PDF is damaged and cannot be read. Download it again or open and save it anew, or paste the text.',
    );
  } finally {
    await pdf.destroy();
  }
}

async function titleOf(pdf: Pdf): Promise<string | null> {
  const { info } = await pdf.getMetadata();
  const title = (info as { Title?: unknown }).Title;
  return typeof title === 'string' && title.trim() !== '' ? title.trim().slice(0, 300) : null;
}
