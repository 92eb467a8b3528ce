import { paragraphNumbers } from './docx-numbering.ts';
import type { WordArchive } from './word-archive.ts';

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What a tracked change has moved or deleted no longer exists, and is not counted. */
const isGone = (properties: string): boolean => /<w:(?:del|moveFrom)[\s/>]/.test(properties);

/** Removes the elements of a name, with everything in them. Linear. */
function without(xml: string, name: string): string {
  const [first = '', ...pieces] = xml.split(new RegExp(`<w:${name}(?=[\\s/>])`));
  const close = `</w:${name}>`;
  return pieces.reduce((text, piece) => {
    const end = piece.indexOf(close);
    return end === -1 ? `${text}<w:${name}${piece}` : text + piece.slice(end + close.length);
  }, first);
}

/** Writes the numbers that Word shows before paragraphs into the words of a document.  Takes: its parts, which it
 *  changes. */
export function writeNumbers(zip: WordArchive): void {
  const rels = (zip.text('_rels/.rels') ?? '').slice(0, 20_000);
  const main =
    /<Relationship\s[^>]*officeDocument"[^>]*Target="\/?([^"]+)"|<Relationship\s[^>]*Target="\/?([^"]+)"[^>]*officeDocument"/.exec(
      rels,
    );
  const name = main?.[1] ?? main?.[2] ?? 'word/document.xml';
  const numbering = zip.text('word/numbering.xml');
  const xml = numbering === null ? null : zip.text(name);
  if (xml === null || numbering === null) return;
  const numberOf = paragraphNumbers(numbering, zip.text('word/styles.xml') ?? '');
  const close = '</w:pPr>';
  const [first = '', ...pieces] = without(xml, 'pPrChange').split('<w:pPr>');
  const parts = [first];
  for (const piece of pieces) {
    const end = piece.indexOf(close);
    const number = end === -1 || isGone(piece.slice(0, end)) ? '' : numberOf(piece.slice(0, end));
    if (number.trim() === '') parts.push('<w:pPr>', piece);
    else
      parts.push(
        '<w:pPr>',
        piece.slice(0, end + close.length),
        `<w:r><w:t xml:space="preserve">${escaped(number.trim())} </w:t></w:r>`,
        piece.slice(end + close.length),
      );
  }
  zip.write(name, parts.join(''));
}
