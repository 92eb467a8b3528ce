import mammoth from 'mammoth';
import { checkZip } from './check-zip.ts';
import { openHtml } from './open-html.ts';
import type { DocumentText } from './outcome.ts';
import { Refusal } from '../http/refusal.ts';
import { textOfHtml } from './text-of-html.ts';

/** The text of a Word document: what stands after all tracked changes are taken, notes at the end. Throws Refusal. */
export async function parseDocx(bytes: Uint8Array): Promise<DocumentText> {
  checkZip(bytes);
  let html: string;
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    const noPicture = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
    html = (await mammoth.convertToHtml({ buffer }, { convertImage: noPicture })).value;
  } catch {
    throw new Refusal(
      'unreadable',
      'The Word document is damaged and cannot be read. Open and save it anew, or paste the text.',
    );
  }
  const document = openHtml(html);
  const text = textOfHtml(document.body);
  if (!/\p{L}/u.test(text)) throw /<img\b/.test(html) ? new Refusal('document_no_text') : new Refusal('document_empty');
  return { text, title: document.querySelector('h1')?.textContent?.trim().slice(0, 300) || null, pages: null };
}
