import { Refusal } from '../../http/refusal.ts';

export type DocumentKind = 'pdf' | 'docx' | 'html' | 'text';

const starts = (bytes: Uint8Array, ...signature: readonly number[]): boolean =>
  signature.every((byte, i) => bytes[i] === byte);
const ascii = (text: string): number[] => [...text].map((letter) => letter.charCodeAt(0));

/** PDF readers look for the header in the first kilobyte, because mail and web servers put things before it. */
function isPdf(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 1_024)).includes('%PDF-');
}

const foreign: readonly { readonly is: (bytes: Uint8Array) => boolean; readonly what: string }[] = [
  { is: (bytes) => starts(bytes, ...ascii('MZ')) && bytes.subarray(0, 512).includes(0), what: 'a program' },
  { is: (bytes) => starts(bytes, 0x7f, ...ascii('ELF')), what: 'a program' },
  {
    is: (bytes) => [0xfeedface, 0xfeedfacf, 0xcefaedfe, 0xcffaedfe, 0xcafebabe].includes(wordOf(bytes)),
    what: 'a program',
  },
  { is: (bytes) => starts(bytes, 0xd0, 0xcf, 0x11, 0xe0), what: 'an older Word document (.doc)' },
  {
    is: (bytes) =>
      starts(bytes, 0x89, ...ascii('PNG')) ||
      starts(bytes, 0xff, 0xd8, 0xff) ||
      starts(bytes, ...ascii('GIF8')) ||
      starts(bytes, ...ascii('II*')) ||
      starts(bytes, ...ascii('MM'), 0),
    what: 'a picture',
  },
  {
    is: (bytes) => starts(bytes, 0x1f, 0x8b) || starts(bytes, ...ascii('Rar!')) || starts(bytes, ...ascii('7z')),
    what: 'an archive',
  },
  {
    is: (bytes) =>
      starts(bytes, 0x1a, 0x45, 0xdf, 0xa3) || starts(bytes, ...ascii('ID3')) || starts(bytes, ...ascii('OggS')),
    what: 'a recording',
  },
  { is: (bytes) => starts(bytes, ...ascii('{\\rtf')), what: 'a rich text document (.rtf)' },
];

function wordOf(bytes: Uint8Array): number {
  return bytes.length < 4 ? 0 : Buffer.from(bytes.buffer, bytes.byteOffset, 4).readUInt32BE(0);
}

const refuse = (what: string): Refusal =>
  new Refusal('wrong_kind', `This file is ${what}. Save it as PDF, DOCX or TXT and upload that, or paste the text.`);

/** How much of a document tells what it is. */
export const bytesOfKind = 65_536;

/** UTF-16 has a NUL in every other byte of plain English; other text has none. */
function looksBinary(bytes: Uint8Array): boolean {
  if (starts(bytes, 0xff, 0xfe) || starts(bytes, 0xfe, 0xff)) return false;
  const head = bytes.subarray(0, bytesOfKind);
  let nuls = 0;
  let nulsAtOdd = 0;
  let controls = 0;
  for (let i = 0; i < head.length; i++) {
    const byte = head[i] ?? 0;
    if (byte === 0) {
      nuls++;
      nulsAtOdd += i % 2;
    } else if (byte < 9 || (byte > 13 && byte < 32 && byte !== 27)) controls++;
  }
  const oneSided = nulsAtOdd > nuls * 0.95 || nulsAtOdd < nuls * 0.05;
  const utf16 = nuls > head.length * 0.3 && oneSided;
  return !utf16 && (nuls > 0 || controls > head.length * 0.02);
}

/** A zip is a Word document if it contains one, which only shows when it is opened. */
const isZip = (bytes: Uint8Array): boolean =>
  starts(bytes, ...ascii('PK'), 3, 4) || starts(bytes, ...ascii('PK'), 5, 6);

const looksLikeHtml = (bytes: Uint8Array): boolean =>
  /^\s*(<!doctype html|<html|<head|<body|<\?xml[^>]*>\s*<(!doctype )?html)/i.test(
    Buffer.from(bytes.subarray(0, 2_048))
      .toString('latin1')
      .replace(/^\u00ef\u00bb\u00bf/, ''),
  );

/** What a document is, by the first `bytesOfKind` of its bytes: names and content types are often wrong. `name` only matters if a text
 *  claims to be something else. Throws Refusal for anything that is not a text document. */
export function kindOf(bytes: Uint8Array, name: string): DocumentKind {
  if (isPdf(bytes)) return 'pdf';
  if (isZip(bytes)) return 'docx';
  const other = foreign.find(({ is }) => is(bytes));
  if (other !== undefined) throw refuse(other.what);
  const extension = /\.([a-z0-9]{1,5})$/i.exec(name)?.[1]?.toLowerCase();
  if (looksBinary(bytes)) {
    if (extension === 'pdf')
      throw new Refusal(
        'unreadable',
        'The PDF is damaged: its beginning is missing. Download it again, or paste the text.',
      );
    throw refuse('not a document of text');
  }
  const html = looksLikeHtml(bytes);
  if (extension === 'pdf' || extension === 'docx')
    throw new Refusal(
      'wrong_kind',
      `This file is named .${extension}, but it is ${html ? 'a web page, which is what a failed download leaves behind' : 'plain text'}. Download it again, or upload it as TXT, or paste the text.`,
    );
  return html ? 'html' : 'text';
}
