import mammoth from 'mammoth';
import { writeNumbers } from './docx-labels.ts';
import { openHtml, type HtmlPage } from './open-html.ts';
import type { DocumentText } from '../process/outcome.ts';
import { Refusal } from '../../http/refusal.ts';
import { textOfHtml } from './text-of-html.ts';
import { WordArchive } from './word-archive.ts';

/** Notes come at the end under the numbers that the text uses for them, without the back links. */
function markNotes(document: HtmlPage): void {
  for (const back of document.querySelectorAll('a[href^="#footnote-ref"], a[href^="#endnote-ref"]')) back.remove();
  let count = 0;
  for (const note of document.querySelectorAll('li[id^="footnote-"], li[id^="endnote-"]')) {
    count++;
    const first = note.querySelector('p') ?? note;
    first.textContent = `[${count}] ${(first.textContent ?? '').trim()}`;
  }
}

/** The text of a Word document: with all tracked changes accepted, with the numbers that Word shows, notes at the
 *  end. Throws Refusal. */
export async function parseDocx(bytes: Uint8Array): Promise<DocumentText> {
  const archive = new WordArchive(bytes);
  let html: string;
  try {
    writeNumbers(archive);
    const buffer = archive.toZip();
    const noPicture = mammoth.images.imgElement(() => Promise.resolve({ src: '' }));
    html = (await mammoth.convertToHtml({ buffer }, { convertImage: noPicture })).value;
  } catch {
    throw new Refusal(
      'unreadable',
      'The Word document is damaged and cannot be read. Open it and save it again, or paste the text.',
    );
  }
  const document = openHtml(html);
  markNotes(document);
  const text = textOfHtml(document.body, { numbersLists: false });
  if (!/\p{L}/u.test(text)) throw /<img\b/.test(html) ? new Refusal('document_no_text') : new Refusal('document_empty');
  return { text, title: document.querySelector('h1')?.textContent?.trim().slice(0, 300) || null, pages: null };
}
