import { limits } from '@rostrum/contract';
import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { DocumentText } from '../process/outcome.ts';
import { formStandIn } from './empty-shells.ts';
import { linesOfPage, type PageLine, type TextItem } from './page-lines.ts';
import { withoutRunningHeads } from './running-heads.ts';
import { withWholeWords } from './whole-words.ts';
import { Refusal } from '../../http/refusal.ts';

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>;

/** Takes: the page being read, from 1, and how many there are. */
export type OnPage = (page: number, pages: number) => void;

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
      'The PDF is damaged and cannot be read. Download it again, or open it and save it again, or paste the text.',
    );
  }
}

/** Pages are checked for pictures only if there is no text, and only as many as it takes to tell. */
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

async function linesOf(pdf: Pdf, number: number): Promise<PageLine[]> {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  page.cleanup();
  return linesOfPage(items.filter((item): item is (typeof items)[number] & TextItem => 'str' in item));
}

/** Pages one after the other; a sentence that continues on the next page is not cut. */
function joined(pages: readonly (readonly PageLine[])[]): string {
  const lines: string[] = [];
  for (const page of pages) {
    const texts = page.map(({ text }) => text);
    while (texts.length > 0 && texts[0]?.trim() === '') texts.shift();
    while (texts.length > 0 && texts.at(-1)?.trim() === '') texts.pop();
    const last = lines.at(-1)?.trimEnd() ?? '';
    const goesOn = /[\p{L}\d,-]$/u.test(last) && /^\s*\p{Ll}/u.test(texts[0] ?? '');
    if (lines.length > 0 && !goesOn) lines.push('');
    lines.push(...texts);
  }
  return withWholeWords(lines).join('\n');
}

/** Fewer letters than this on all pages together are stamps and scanner marks, not a document. */
const enoughLetters = /(?:\p{L}\P{L}*){5}/u;

/** The text of a PDF, page after page in reading order, lines kept, without what repeats at the edges of its pages.
 *  Throws Refusal. */
export async function parsePdf(bytes: Uint8Array, onPage?: OnPage): Promise<DocumentText> {
  const pdf = await opened(bytes);
  try {
    if (pdf.numPages > limits.ordinancePages) throw new Refusal('document_too_long');
    const pages: PageLine[][] = [];
    let characters = 0;
    for (let number = 1; number <= pdf.numPages; number++) {
      onPage?.(number, pdf.numPages);
      const lines = await linesOf(pdf, number);
      pages.push(lines);
      characters += lines.reduce((sum, { text }) => sum + text.length + 1, 1);
      if (characters > limits.ordinanceCharacters) throw new Refusal('document_too_long');
    }
    const text = joined(withoutRunningHeads(pages));
    if (!enoughLetters.test(text))
      throw (await hasPictures(pdf)) ? new Refusal('document_no_text') : new Refusal('document_empty');
    const standIn = formStandIn(text);
    if (standIn !== null) throw new Refusal('unreadable', standIn);
    return { text, pages: pdf.numPages, title: await titleOf(pdf) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal(
      'unreadable',
      'The PDF is damaged and cannot be read. Download it again, or open it and save it again, or paste the text.',
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
