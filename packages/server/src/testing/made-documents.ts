import { crc32, deflateRawSync } from 'node:zlib';

/* Documents made for the tests. */

interface ZipFile {
  readonly name: string;
  readonly content: Buffer;
  /** The size that the archive claims, in the entry that lies. */
  readonly declared?: number;
}

/** Node 20 has no crc32 in every release that it supports. */
function checksum(content: Buffer): number {
  if (typeof crc32 === 'function') return crc32(content);
  let sum = ~0;
  for (const byte of content) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (0xedb88320 & -(sum & 1));
  }
  return ~sum >>> 0;
}

export function zip(files: readonly ZipFile[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declared } of files) {
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(8, 4);
    head.writeUInt32LE(checksum(content), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(declared ?? content.length, 18);
    head.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004', 'latin1'), head, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    centrals.push(
      Buffer.concat([Buffer.from('PK\u0001\u0002', 'latin1'), Buffer.from([20, 0]), head, tail, Buffer.from(name)]),
    );
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(directory.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...locals, directory, Buffer.from('PK\u0005\u0006', 'latin1'), end]);
}

const types =
  '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>';
const relations =
  '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>';

/** A Word document. Takes: the XML of its body. */
export function docx(body: string, extra: readonly ZipFile[] = []): Buffer {
  const document = `<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`;
  return zip([
    { name: '[Content_Types].xml', content: Buffer.from(types) },
    { name: '_rels/.rels', content: Buffer.from(relations) },
    { name: 'word/document.xml', content: Buffer.from(document) },
    ...extra,
  ]);
}

export const paragraph = (text: string): string => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`;
export const table = (rows: readonly (readonly string[])[]): string =>
  `<w:tbl>${rows.map((cells) => `<w:tr>${cells.map((cell) => `<w:tc>${paragraph(cell)}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

/** A PDF. Takes: the text of each page, its lines as they are broken; '' for a page without text. */
export function pdf(pages: readonly string[], options: { picture?: boolean } = {}): Buffer {
  const objects: string[] = [];
  const add = (object: string): number => objects.push(object);
  add('<< /Type /Catalog /Pages 2 0 R >>');
  add('');
  const font = add('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>');
  const image =
    options.picture === true
      ? add(
          '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\nA\nendstream',
        )
      : null;
  const kids = pages.map((line) => {
    const shown = line.split('\n').map((words) => `(${words.replace(/[()\\]/g, '\\$&')}) Tj`);
    const draw = `${line === '' ? '' : `BT /F1 12 Tf 72 720 Td ${shown.join(' 0 -14 Td ')} ET`}${image === null ? '' : ' q 500 0 0 700 50 50 cm /I1 Do Q'}`;
    const content = add(`<< /Length ${draw.length} >>\nstream\n${draw}\nendstream`);
    return add(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Contents ${content} 0 R /Resources << /Font << /F1 ${font} 0 R >>${image === null ? '' : ` /XObject << /I1 ${image} 0 R >>`} >> >>`,
    );
  });
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((kid) => `${kid} 0 R`).join(' ')}] >>`;
  return pdfOf(objects);
}

/** The file that holds these objects, the first of which is its catalog; they are numbered from 1. */
export function pdfOf(objects: readonly string[]): Buffer {
  let text = '%PDF-1.4\n';
  const offsets = objects.map((object, i) => {
    const offset = text.length;
    text += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const start = text.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}
